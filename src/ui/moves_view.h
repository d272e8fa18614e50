#pragma once

#include "explain/explanation.h"
#include "ui/context.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QTableWidget;

namespace mexplain {

class HiddenBox;

/// The winning moves of an N-position; at a P-position my moves and the answer to each. Each can be played.
class MovesView : public QWidget {
    Q_OBJECT
public:
    explicit MovesView(const UiContext &context, QWidget *parent = nullptr);

    void setExplanation(const Explanation &explanation);
    void retranslate();
    void applyTheme();

signals:
    /// A move of the list is played; `after` is the position text that follows.
    void moveChosen(const std::string &after);
    void revealRequested();

private:
    void fill();
    void playCurrent();

    const UiContext &m_context;
    Outcome m_outcome = Outcome::P;
    std::vector<ToldMove> m_moves;
    std::vector<ToldReply> m_replies;
    std::uint64_t m_omitted = 0;
    bool m_isHidden = false;
    HiddenBox *m_box;
    QLabel *m_introLabel;
    QTableWidget *m_table;
    QLabel *m_moreLabel;
    QPushButton *m_playButton;
};

} // namespace mexplain
