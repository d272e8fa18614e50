#pragma once

#include "solver/games/chess_row.h"
#include "ui/boards/canvas_board.h"

#include <QFont>

namespace mexplain {

/// Rows of 20 squares with chess pieces. Under the pointer a piece shows the one square that it can go to; a click or a drag
/// there is its move. While placing, or with Shift, a click puts a piece on a square or takes it away, and a piece is dragged
/// to any empty square.
/// Keys: arrows walk the squares, Home and End go to the ends of a row, Enter or Space plays, X puts a piece or takes it away,
/// E switches between playing and placing, Insert or + adds a row, Delete removes the chosen one.
/// Only what is visible is drawn, so limits::maxPiles rows are fine.
class ChessBoard : public CanvasBoard {
    Q_OBJECT
public:
    explicit ChessBoard(const UiContext &context, QWidget *parent = nullptr);

    void setPosition(const std::string &positionText) override;
    void applyTheme() override;

    std::size_t rowCount() const { return m_position.rows.size(); }
    std::size_t currentRow() const { return m_row; } ///< from 0
    int currentColumn() const { return m_column; }   ///< from 1
    void setCurrent(std::size_t row, int column);    ///< clamped; scrolls to it
    bool isPlacing() const { return m_isPlacing; }
    bool canAddRow() const;

    /// Where a square is drawn, in the coordinates of `canvas()`; columns from 1.
    QRect squareRect(std::size_t row, int column) const { return onCanvas(squarePlace(row, column)); }

public slots:
    void setPlacing(bool placing);
    void addRow(); ///< at the end, with a piece on its first square
    void removeRow();

signals:
    void placingChanged(bool placing);

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

private:
    static constexpr int squareSpot = 0; ///< index: the row, part: the column from 1

    int largestSide() const;
    int smallestSide() const;
    int labelWidth() const;
    int headHeight() const;
    int rowHeight(int side) const;
    QRectF squarePlace(std::size_t row, int column) const;
    bool hasPiece(std::size_t row, int column) const;
    int targetOf(std::size_t row, int column) const; ///< 0 for none
    void play(std::size_t row, int column);
    void toggle(std::size_t row, int column);
    void emitEdited(const ChessRow::Position &edited);
    /// The piece whose target is shown; column 0 for none.
    std::pair<std::size_t, int> shownPiece() const;
    void paintRow(QPainter &painter, std::size_t row) const;
    void paintWay(QPainter &painter, std::size_t row, int from, int to) const;

    ChessRow::Position m_position{{0}};
    std::size_t m_row = 0;
    int m_column = 1;
    bool m_isPlacing = false;
    QFont m_headFont;
    int m_side = 30;
    int m_top = 0;
    int m_left = 0;
};

} // namespace mexplain
