#pragma once

#include "explain/explanation.h"
#include "ui/context.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace mexplain {
class HiddenBox;
}

namespace mexplain {

/// Letter, word and player of the verdict, one line of reason, and one button: play the winning move, or see why every
/// move loses. A hidden verdict is a box that reveals it; where the class should predict first, the card asks "P or N?".
class VerdictCard : public QFrame {
    Q_OBJECT
public:
    explicit VerdictCard(const UiContext &context, QWidget *parent = nullptr);

    void setVerdict(std::optional<Outcome> outcome, const Phrase &reason, bool canPlay, bool hasReplies);
    /// How the predictions of this sitting went; `last` is the one about the position that is shown, if there is one.
    struct Tally {
        int right = 0;
        int wrong = 0;
        std::optional<bool> last{};
    };
    /// Whether a hidden verdict asks "P or N?", and what it says of the predictions so far.
    void setPrediction(bool asks, const Tally &tally);
    void retranslate();
    void applyTheme();

signals:
    void playRequested();
    void repliesRequested();
    void revealRequested();
    void predicted(Outcome outcome);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const UiContext &m_context;
    std::optional<Outcome> m_outcome = Outcome::P;
    Phrase m_reason;
    QWidget *m_badge;
    QLabel *m_verdictLabel;
    QLabel *m_reasonLabel;
    bool m_canPlay = false;
    bool m_hasReplies = false;
    bool m_asks = false;
    Tally m_tally;
    HiddenBox *m_box;
    QPushButton *m_predictPButton;
    QPushButton *m_predictNButton;
    QPushButton *m_playButton;
    QPushButton *m_repliesButton;
};

} // namespace mexplain
