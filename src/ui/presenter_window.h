#pragma once

#include "render/slide.h"
#include "ui/context.h"
#include "ui/present_session.h"

#include <QElapsedTimer>
#include <QWidget>

class QLabel;
class QPlainTextEdit;
class QPushButton;
class QTimer;

namespace mexplain {

class SlideView;

/// What the teacher sees and the class does not: this page, the next one, notes, clock and elapsed time.
class PresenterWindow : public QWidget {
    Q_OBJECT
public:
    /// Context and session must live longer.
    PresenterWindow(const UiContext &context, PresentSession &session, QWidget *parent = nullptr);
    ~PresenterWindow() override;

    void retranslate();
    void applyTheme();

signals:
    void leaveRequested(); ///< Esc: the presentation is over
    void hideRequested();  ///< W
    void swapRequested();  ///< X: the screens of this window and the class's

protected:
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void refresh();
    void tick();

    const UiContext &m_context;
    PresentSession &m_session;
    QElapsedTimer m_elapsed;
    QString m_note; ///< as it is shown
    SlideView *m_current;
    SlideView *m_next;
    QLabel *m_currentLabel;
    QLabel *m_nextLabel;
    QLabel *m_notesLabel;
    QPlainTextEdit *m_notes;
    QLabel *m_clockLabel;
    QLabel *m_elapsedLabel;
    QPushButton *m_restartButton;
    QTimer *m_timer;
};

} // namespace mexplain
