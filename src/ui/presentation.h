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
    void start();
    PresentSession &session() { return *m_session; }
    PresentWindow *window() const { return m_window.get(); }
    PresenterWindow *presenter() const { return m_presenter.get(); } ///< null while it is not open

    void retranslate();
    void applyTheme();

public slots:
    void showPresenter();
    void togglePresenter();
    void swapScreens();

signals:
    void ended();
    void keysRequested();

private:
    void place(QScreen *forClass, QScreen *forPresenter);

    const UiContext &m_context;
    QWidget &m_owner;
    QPointer<QWidget> m_focus; ///< of the owner before
    std::unique_ptr<PresentSession> m_session;
    std::unique_ptr<PresentWindow> m_window;
    std::unique_ptr<PresenterWindow> m_presenter;
};

} // namespace mexplain
