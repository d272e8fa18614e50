#pragma once

#include "explain/explanation.h"
#include "ui/context.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace mexplain {

/// Letter, word and player of the verdict, one line of reason, and one button: play the winning move, or see why every
/// move loses.
class VerdictCard : public QFrame {
    Q_OBJECT
public:
    explicit VerdictCard(const UiContext &context, QWidget *parent = nullptr);

    void setVerdict(std::optional<Outcome> outcome, const Phrase &reason, bool canPlay, bool hasReplies);
    void retranslate();
    void applyTheme();

signals:
    void playRequested();
    void repliesRequested();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const UiContext &m_context;
    std::optional<Outcome> m_outcome = Outcome::P;
    Phrase m_reason;
    QWidget *m_badge;
    QLabel *m_verdictLabel;
    QLabel *m_reasonLabel;
    QPushButton *m_playButton;
    QPushButton *m_repliesButton;
};

} // namespace mexplain
