#pragma once

#include "solver/games/wythoff.h"
#include "ui/boards/canvas_board.h"

#include <QFont>

namespace mexplain {

/// The quarter board with the queen at (first pile, second pile): columns to the right, rows upwards, the corner (0, 0) at the
/// left below. It shows a window of 10 to 1000 rows: the whole way to the corner where that fits, otherwise the queen's
/// neighbourhood with the true numbers along the axes. P-cells are squares, N-cells round while they are large enough for a
/// letter; her three lines, the two beams of the golden ratio, and rings around the P-cells that she can reach.
/// A click or a drag along her lines is a move; Shift and click puts her anywhere.
/// Keys: arrows walk the cells and the window follows, Home goes to the queen, Enter or Space plays there, E or Shift and
/// Enter puts the queen there, + and − zoom, as does Ctrl with the wheel.
class WythoffBoard : public CanvasBoard {
    Q_OBJECT
public:
    explicit WythoffBoard(const UiContext &context, QWidget *parent = nullptr);

    void setPosition(const std::string &positionText) override;
    void applyTheme() override;
    /// The board then shows the queen and her lines, but no letter, no beam and no winning move.
    void setAnswersHidden(bool hidden) override;

    const Wythoff::Position &position() const { return m_position; }
    const Wythoff::Position &cursor() const { return m_cursor; } ///< the cell that the keys have chosen
    void setCursor(const Wythoff::Position &cell); ///< clamped to what can be a position; the window follows

    std::uint64_t rows() const { return m_rows; }       ///< shown: one of 10, 20, 50, …, 1000
    std::uint64_t columns() const { return m_columns; } ///< at least as many as rows where the canvas is wide enough
    std::uint64_t left() const { return m_left; }       ///< the first column shown
    std::uint64_t bottom() const { return m_bottom; }   ///< the lowest row shown
    bool canZoomIn() const;  ///< to fewer rows
    bool canZoomOut() const;

    /// Where a cell is drawn, in the coordinates of `canvas()`; empty where the window does not show it.
    QRect cellRect(const Wythoff::Position &cell) const;

public slots:
    void setFirst(quint64 pile);
    void setSecond(quint64 pile);
    void zoomIn();
    void zoomOut();

signals:
    void zoomChanged();

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
    Phrase tipAt(const Spot &spot) const override;
    bool zoomBy(int direction) override;

private:
    static constexpr int cellSpot = 0; ///< index: the column, part: the row

    enum class Sign { Queen, P, N, Target, Beams };
    struct LegendLine {
        Sign sign;
        Phrase text;
    };

    bool isShown(const Wythoff::Position &cell) const;
    /// The rows with which everything from the queen to the corner is seen; 0 where they would be too many.
    std::uint64_t fittingRows() const;
    void keepInBounds();
    void showCell(const Wythoff::Position &cell);    ///< moves the window as little as needed
    void placeAround(const Wythoff::Position &cell); ///< from the corner where that fits
    void setRows(std::uint64_t rows);
    QRectF cellPlace(const Wythoff::Position &cell) const;
    QPointF pointOf(double column, double row) const; ///< from the window's corner, in cells
    bool isMove(const Wythoff::Position &cell) const;
    bool isTarget(const Wythoff::Position &cell) const; ///< a P-cell that she can reach
    /// Where cells are too small to hit: the cell of a move near by, winning ones first.
    Wythoff::Position nearMove(const Wythoff::Position &cell) const;
    void play(const Wythoff::Position &cell);
    void place(const Wythoff::Position &cell);
    QPointF centreOf(const Wythoff::Position &cell) const;
    std::vector<LegendLine> legend() const;
    int legendLineHeight() const;
    bool hasLetters() const; ///< whether cells are large enough for them

    QRectF inner(const Wythoff::Position &cell) const;
    void forCells(const std::function<void(const Wythoff::Position &, bool isLost)> &visit) const;
    void paintGround(QPainter &painter) const; ///< what lines go over
    void paintCells(QPainter &painter) const;  ///< P-cells and letters, over the lines
    void paintAxes(QPainter &painter) const;
    void paintBeams(QPainter &painter) const;
    void paintLines(QPainter &painter) const;
    void paintTargets(QPainter &painter) const;
    void paintQueenAt(QPainter &painter, QPointF centre, bool isAway) const;
    void paintOutline(QPainter &painter, const Wythoff::Position &cell, double width) const;
    void paintLegend(QPainter &painter) const;

    Wythoff::Position m_position{0, 0};
    bool m_hidesAnswers = false;
    Wythoff::Solution m_solution{Outcome::P, 0, 0, {}};
    Wythoff::Position m_cursor{0, 0};
    bool m_hasZoomed = false; ///< the person chose how much is seen
    bool m_isPlaced = false;  ///< false: the next layout puts the window around the cursor
    std::uint64_t m_rows = 10;
    std::uint64_t m_columns = 10;
    std::uint64_t m_left = 0;
    std::uint64_t m_bottom = 0;
    double m_side = 20;
    QRectF m_board;  ///< all cells
    QRectF m_legend; ///< empty where there is no room
    QFont m_axisFont;
    QFont m_legendFont;
};

} // namespace mexplain
