#pragma once

#include "solver/games/sand.h"
#include "ui/boards/canvas_board.h"

#include <QFont>

namespace mexplain {

/// Sand as a bar, under it its binary digits with the last 1 marked, and the amounts that may be taken now. A click in the bar
/// takes what lies right of it, a click on an amount takes that, a click on a digit flips it, a click on the number edits it.
/// Keys: Left and Right choose the amount among the allowed ones, Enter or Space takes it, T asks for it, a digit or F2 edits
/// the number of grains, + and − change it by one, < and > change k, G edits the amount taken last.
class SandBoard : public CanvasBoard {
    Q_OBJECT
public:
    explicit SandBoard(const UiContext &context, QWidget *parent = nullptr);

    void setPosition(const std::string &positionText) override;
    void applyTheme() override;

    const Sand::Position &position() const { return m_position; }

    /// Where things are drawn, in the coordinates of `canvas()`.
    QRect barRect() const { return onCanvas(m_bar); }
    QRect numberRect() const { return onCanvas(m_numberPlace); }
    QRect bitRect(int exponent) const; ///< empty where the number has no such digit
    QRect amountRect(std::uint64_t take) const; ///< of its button; empty where there is none

public slots:
    void setGrains(quint64 grains);
    void setCap(quint64 cap);
    void setLast(quint64 last); ///< 0: before the first move
    void editGrains();
    void editTake();
    void editLast();

protected:
    int contentHeight(int width, Room room) const override;
    int leastWidth() const override;
    QSize layOut(QSize canvas) override;
    void paint(QPainter &painter, const QRect &visible) override;
    Spot spotAt(QPoint at) const override;
    void press(const Spot &spot, Qt::KeyboardModifiers modifiers) override;
    bool wantsKey(const QKeyEvent &event) const override;
    void pressKey(const QKeyEvent &event) override;
    Phrase hint() const override;
    Phrase keysHint() const override;
    Phrase areaName() const override;
    Phrase areaDescription() const override;
    Phrase tipAt(const Spot &spot) const override;

private:
    static constexpr int barSpot = 0;
    static constexpr int numberSpot = 1;
    static constexpr int bitSpot = 2;
    static constexpr int amountSpot = 3;
    static constexpr int moreSpot = 4;

    /// The amount that a spot means, 0 for none.
    std::uint64_t amountAt(const Spot &spot) const;
    std::uint64_t mostToTake() const;
    std::uint64_t amountAfter(std::uint64_t take) const;  ///< the next larger allowed one, or `take`
    std::uint64_t amountBefore(std::uint64_t take) const; ///< the next smaller allowed one, or 0
    Phrase whyNot() const;
    void take(std::uint64_t count);
    void apply(const Sand::Position &position);
    void startEdit(const QString &text);
    QString limitsText() const;
    void paintBar(QPainter &painter, std::uint64_t taken) const;

    Sand::Position m_position{0, 1, 0};
    Sand::Solution m_solution{Outcome::P, 0, 64, -1, {}, 0};
    std::vector<Sand::Move> m_amounts; ///< the first allowed ones, enough to walk along
    std::uint64_t m_take = 0;          ///< chosen with the keys
    std::vector<QRectF> m_bits;        ///< of the highest digit first
    std::vector<QRectF> m_buttons;     ///< of the first amounts
    QRectF m_more;                     ///< the button that asks, where not all amounts have one
    double m_amountsLeft = 0;
    QRectF m_numberPlace;
    QRectF m_bar;
    QFont m_labelFont;
    QFont m_numberFont;
    QFont m_smallFont;
};

} // namespace mexplain
