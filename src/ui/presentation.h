#pragma once

#include "ui/present_session.h"

#include <QByteArray>
#include <QObject>
#include <QPointer>

#include <memory>

class QScreen;

namespace mexplain {

class PresentWindow;
class PresenterWindow;

/// A presentation from its first page until it is left: the session and the windows that show it, each on its screen.
class Presentation : public QObject {
    Q_OBJECT
public:
    /// `owner` is the window that is presented; it gets the focus back exactly where it was. Context and owner must live longer.
    Presentation(const UiContext &context, PresentHost host, QWidget &owner);
    ~Presentation() override;

    /// The class's window takes a screen other than the owner's where there is one; the presenter's then opens on the owner's.
    /// The same happens when a second screen is plugged in; when one goes, both windows move to what is left.
    void start();
    PresentSession &session() { return *m_session; }
    PresentWindow *window() const { return m_window.get(); }
    PresenterWindow *presenter() const { return m_presenter.get(); } ///< null while it is not open

    void retranslate();
    void applyTheme();

public slots:
    void showPresenter();
    /// Hides it where it is seen; on the class's screen it may have to come to the front first.
    void togglePresenter();
    /// The class's window goes to the other screen, and the presenter's, where it is open, to the class's.
    void swapScreens();

signals:
    void ended();
    void keysRequested();

private:
    void arrange();
    void placeClass(QScreen *screen);
    void placePresenter(QScreen *screen);
    void activateClass();
    bool isPresenterSeen() const;
    void followScreens();

    const UiContext &m_context;
    QWidget &m_owner;
    QPointer<QWidget> m_focus; ///< of the owner before
    qsizetype m_screenCount = 0;
    std::unique_ptr<PresentSession> m_session;
    std::unique_ptr<PresentWindow> m_window;
    std::unique_ptr<PresenterWindow> m_presenter;
};

} // namespace mexplain
