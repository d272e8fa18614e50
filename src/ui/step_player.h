#pragma once

#include "ui/context.h"

#include <QWidget>

class QLabel;
class QProgressBar;
class QTimer;
class QToolButton;

namespace mexplain {

/// First, previous, progress, next and auto-play under the steps.
class StepPlayer : public QWidget {
    Q_OBJECT
public:
    explicit StepPlayer(const UiContext &context, QWidget *parent = nullptr);

    /// `hasMore`: steps follow that are hidden with their number.
    void setPlace(int step, int count, bool hasMore = false);
    void stop(); ///< the auto-play, where it runs
    void retranslate();
    void applyTheme();

signals:
    void firstRequested();
    void previousRequested();
    void nextRequested();

private:
    void tick();

    const UiContext &m_context;
    int m_step = 0;
    int m_count = 0;
    QToolButton *m_firstButton;
    QToolButton *m_previousButton;
    QProgressBar *m_progress;
    QLabel *m_placeLabel;
    QToolButton *m_nextButton;
    QToolButton *m_autoButton;
    QTimer *m_timer;
};

} // namespace mexplain
