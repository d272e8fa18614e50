#pragma once

#include "solver/outcome.h"
#include "ui/boards/board.h"
#include "ui/context.h"

#include <optional>

class QBoxLayout;

namespace mexplain {

class NimBoard;

/// The same piles twice: under the misère rule and, beside it, under normal play, each with its verdict. Both can be edited
/// and played on; they are one position.
class MisereBoard : public Board {
    Q_OBJECT
public:
    explicit MisereBoard(const UiContext &context, QWidget *parent = nullptr);

    void setPosition(const std::string &positionText) override;
    void retranslate() override;
    void applyTheme() override;
    int compactHeight() const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    /// The verdicts over the two boards; the explanation knows them.
    void setOutcomes(std::optional<Outcome> misere, std::optional<Outcome> normal);

    NimBoard &misere() const { return *m_sides[0].board; }
    NimBoard &normal() const { return *m_sides[1].board; }

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    class Head;
    struct Side {
        Head *head;
        NimBoard *board;
        QBoxLayout *column;
    };
    bool isStacked(int width) const;
    int headHeight() const { return m_context.px(30); }
    int heightOf(int boards, int width) const;

    const UiContext &m_context;
    QBoxLayout *m_row;
    Side m_sides[2];
};

} // namespace mexplain
