#pragma once

#include "solver/games/staircase_nim.h"
#include "ui/boards/canvas_board.h"

#include <QFont>

namespace mexplain {

/// Stairs that go up to the right from the ground, with stones on them. Stones are dragged one stair down, or clicked: the
/// stone goes, and all that were put on after it. A click on the number edits it.
/// Keys: Left and Right walk the stairs, Up and Down choose how many stones go, Enter or Space brings them down, M asks for
/// how many, a digit or F2 edits, Insert or + adds a stair on top, Delete removes the chosen one.
/// Only what is visible is drawn, so limits::maxPiles stairs are fine.
class StaircaseBoard : public CanvasBoard {
    Q_OBJECT
public:
    explicit StaircaseBoard(const UiContext &context, QWidget *parent = nullptr);

    void setPosition(const std::string &positionText) override;
    void applyTheme() override;

    std::size_t stairCount() const { return m_stairs.size(); }
    std::size_t currentStair() const { return m_current; } ///< its index from 0
    void setCurrentStair(std::size_t stair);               ///< clamped; scrolls to it
    bool canAddStair() const;

    /// Where things are drawn, in the coordinates of `canvas()`. `stone` counts from the bottom; the ground is below stair 0.
    QRect stoneRect(std::size_t stair, std::uint64_t stone) const { return onCanvas(stonePlaceOf(stair, stone)); }
    QRect numberRect(std::size_t stair) const { return onCanvas(numberPlace(stair)); }
    QRect columnRect(std::size_t stair) const { return onCanvas(columnPlace(stair + 1)); }
    QRect groundRect() const { return onCanvas(columnPlace(0)); }

public slots:
    void addStair();
    void removeStair();
    void editStair();
    void editMove(); ///< asks how many stones go down from the chosen stair

protected:
    int contentHeight(int width, Room room) const override;
    int leastWidth() const override;
    QSize layOut(QSize canvas) override;
    void paint(QPainter &painter, const QRect &visible) override;
    Spot spotAt(QPoint at) const override;
    void press(const Spot &spot, Qt::KeyboardModifiers modifiers) override;
    bool canDrag(const Spot &spot) const override;
    void drop(const Spot &from, QPoint at) override;
    bool wantsKey(const QKeyEvent &event) const override;
    void pressKey(const QKeyEvent &event) override;
    Phrase hint() const override;
    Phrase keysHint() const override;
    Phrase areaName() const override;
    Phrase areaDescription() const override;

private:
    static constexpr int stoneSpot = 0;
    static constexpr int numberSpot = 1;
    static constexpr int stairSpot = 2;

    /// How high all stairs are together, above the first: many stairs are low ones.
    double riseOf(int least, int most, double room) const;
    std::uint64_t drawnStones(std::size_t stair) const;
    bool isHeap(std::size_t stair) const;
    /// How many stones go when a person grasps that one.
    std::uint64_t stonesFrom(const Spot &spot) const;
    QRectF columnPlace(std::size_t column) const; ///< the ground is column 0, stair i is column i + 1
    QRectF blockPlace(std::size_t column) const;
    QRectF stonePlaceOf(std::size_t stair, std::uint64_t stone) const;
    QRectF numberPlace(std::size_t stair) const;
    void bringDown(std::size_t stair, std::uint64_t count);
    void startEdit(const QString &text);
    void paintStair(QPainter &painter, std::size_t column, std::size_t target) const;
    void paintGoing(QPainter &painter) const;
    Phrase stairName(std::size_t stair) const;

    std::vector<std::uint64_t> m_stairs{0};
    std::size_t m_current = 0;
    std::uint64_t m_going = 0; ///< chosen with the keys on the current stair
    QFont m_labelFont;
    QFont m_numberFont;
    int m_height = 0;
    double m_columnWidth = 80;
    double m_rise = 10;
    double m_stone = 15; ///< diameter
};

} // namespace mexplain
