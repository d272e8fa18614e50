#include "ui/boards/chess_board.h"

#include "render/figures/cell_grid.h"
#include "render/fonts.h"
#include "solver/limits.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace mexplain {

ChessBoard::ChessBoard(const UiContext &context, QWidget *parent) : CanvasBoard(context, QStringLiteral("chessBoard"), parent) {}

void ChessBoard::setPosition(const std::string &positionText)
{
    if (auto parsed = ChessRow::parse(positionText)) {
        m_position = std::move(*parsed);
        m_row = std::min(m_row, rowCount() - 1);
        positionShown();
    }
}

void ChessBoard::applyTheme()
{
    m_headFont = screenFont(px(12));
    CanvasBoard::applyTheme();
}

bool ChessBoard::canAddRow() const
{
    return rowCount() < limits::maxPiles;
}

void ChessBoard::setPlacing(bool placing)
{
    if (placing == m_isPlacing)
        return;
    m_isPlacing = placing;
    retranslate(); // the hint says what a click does
    choiceChanged();
    emit placingChanged(placing);
}

// Places.

int ChessBoard::largestSide() const
{
    return px(44);
}

int ChessBoard::smallestSide() const
{
    return px(19);
}

int ChessBoard::labelWidth() const
{
    return QFontMetrics(m_headFont).horizontalAdvance(QString::number(rowCount())) + px(12);
}

int ChessBoard::headHeight() const
{
    return QFontMetrics(m_headFont).height() + px(4);
}

int ChessBoard::rowHeight(int side) const
{
    return side + px(6);
}

int ChessBoard::leastWidth() const
{
    return px(240);
}

int ChessBoard::contentHeight(int width, Room room) const
{
    const int side = std::clamp((width - labelWidth() - px(4)) / ChessRow::columns, smallestSide(), largestSide());
    // Half a million rows would not fit into an int of pixels.
    const int rows = static_cast<int>(std::min<std::size_t>(rowCount(), 1000));
    switch (room) {
    case Room::Comfortable: return headHeight() + rows * rowHeight(side) + px(2);
    case Room::Compact: return headHeight() + rows * rowHeight(smallestSide()) + px(2);
    case Room::Least: return headHeight() + std::min(rows, 3) * rowHeight(smallestSide()) + px(2);
    }
    return 0;
}

QSize ChessBoard::layOut(QSize canvas)
{
    const auto rows = static_cast<qint64>(rowCount());
    m_side = std::clamp((canvas.width() - labelWidth() - px(4)) / ChessRow::columns, smallestSide(), largestSide());
    while (m_side > smallestSide() && headHeight() + rows * rowHeight(m_side) > canvas.height())
        --m_side;
    const qint64 height = headHeight() + rows * rowHeight(m_side) + px(2);
    m_left = labelWidth();
    m_top = headHeight() + static_cast<int>(std::max<qint64>(0, canvas.height() - height) / 2);
    return {m_left + ChessRow::columns * m_side + px(2), static_cast<int>(height)};
}

QRectF ChessBoard::squarePlace(std::size_t row, int column) const
{
    return QRectF(m_left + (column - 1) * m_side, m_top + static_cast<int>(row) * rowHeight(m_side), m_side, m_side);
}

CanvasBoard::Spot ChessBoard::spotAt(QPoint at) const
{
    if (at.x() < m_left || at.y() < m_top)
        return {};
    const int column = (at.x() - m_left) / m_side + 1;
    const auto row = static_cast<std::size_t>((at.y() - m_top) / rowHeight(m_side));
    if (column > ChessRow::columns || row >= rowCount() || !squarePlace(row, column).contains(at))
        return {};
    return {squareSpot, row, static_cast<std::uint64_t>(column)};
}

// Moves and edits.

bool ChessBoard::hasPiece(std::size_t row, int column) const
{
    return (m_position.rows[row] & ChessRow::bitOf(column)) != 0;
}

int ChessBoard::targetOf(std::size_t row, int column) const
{
    return hasPiece(row, column) ? ChessRow::targetOf(m_position.rows[row], column) : 0;
}

void ChessBoard::setCurrent(std::size_t row, int column)
{
    m_row = std::min(row, rowCount() - 1);
    m_column = std::clamp(column, 1, ChessRow::columns);
    lookAt(squarePlace(m_row, m_column));
    choiceChanged();
}

void ChessBoard::play(std::size_t row, int column)
{
    const int target = targetOf(row, column);
    if (target != 0) {
        const auto after = ChessRow::play(m_position, {row, column, target});
        // The same piece stays chosen, so that it can be pushed on.
        m_column = target;
        emit moveChosen(ChessRow::format(after));
    } else if (hasPiece(row, column)) {
        explain(squarePlace(row, column), {"page", QT_TRANSLATE_NOOP("page", "This piece cannot move: no square on its right is empty")});
    } else {
        explain(squarePlace(row, column), {"page", QT_TRANSLATE_NOOP("page", "No piece stands here. Shift and click puts one")});
    }
}

void ChessBoard::toggle(std::size_t row, int column)
{
    ChessRow::Position edited = m_position;
    edited.rows[row] ^= ChessRow::bitOf(column);
    emitEdited(edited);
}

void ChessBoard::emitEdited(const ChessRow::Position &edited)
{
    emit positionEdited(ChessRow::format(edited));
}

void ChessBoard::press(const Spot &spot, Qt::KeyboardModifiers modifiers)
{
    const int column = static_cast<int>(spot.part);
    setCurrent(spot.index, column);
    if (m_isPlacing || (modifiers & Qt::ShiftModifier) != 0)
        toggle(spot.index, column);
    else
        play(spot.index, column);
}

bool ChessBoard::canDrag(const Spot &spot) const
{
    return spot.kind == squareSpot && hasPiece(spot.index, static_cast<int>(spot.part));
}

void ChessBoard::drop(const Spot &from, QPoint at)
{
    const Spot to = spotAt(at);
    const int column = static_cast<int>(from.part);
    setCurrent(from.index, column);
    if (to == from)
        return;
    if (m_isPlacing) {
        // Off the board: taken away.
        ChessRow::Position edited = m_position;
        edited.rows[from.index] ^= ChessRow::bitOf(column);
        if (to.kind == squareSpot) {
            if (hasPiece(to.index, static_cast<int>(to.part)))
                return;
            edited.rows[to.index] ^= ChessRow::bitOf(static_cast<int>(to.part));
            m_row = to.index;
            m_column = static_cast<int>(to.part);
        }
        emitEdited(edited);
        return;
    }
    const int target = targetOf(from.index, column);
    if (target != 0 && to == Spot{squareSpot, from.index, static_cast<std::uint64_t>(target)})
        play(from.index, column);
    else if (target != 0)
        explain(squarePlace(from.index, column), {"page", QT_TRANSLATE_NOOP("page", "This piece goes to square %1 only"), {static_cast<std::uint64_t>(target)}});
    else
        play(from.index, column); // says why it cannot
}

void ChessBoard::addRow()
{
    if (!canAddRow())
        return;
    ChessRow::Position edited = m_position;
    edited.rows.push_back(ChessRow::bitOf(1));
    emitEdited(edited);
    setCurrent(rowCount() - 1, 1);
}

void ChessBoard::removeRow()
{
    if (rowCount() <= 1)
        return;
    ChessRow::Position edited = m_position;
    edited.rows.erase(edited.rows.begin() + static_cast<std::ptrdiff_t>(m_row));
    emitEdited(edited);
}

bool ChessBoard::wantsKey(const QKeyEvent &event) const
{
    switch (event.key()) {
    case Qt::Key_Up: case Qt::Key_Down: case Qt::Key_Left: case Qt::Key_Right: case Qt::Key_Home: case Qt::Key_End:
    case Qt::Key_Return: case Qt::Key_Enter: case Qt::Key_X: case Qt::Key_E: case Qt::Key_Insert: case Qt::Key_Plus: case Qt::Key_Delete:
        return true;
    case Qt::Key_Space: return m_isPlacing || hasPiece(m_row, m_column); // otherwise it is the next step
    case Qt::Key_Escape: return m_isPlacing;
    default: return false;
    }
}

void ChessBoard::pressKey(const QKeyEvent &event)
{
    switch (event.key()) {
    case Qt::Key_Up: setCurrent(m_row > 0 ? m_row - 1 : 0, m_column); break;
    case Qt::Key_Down: setCurrent(m_row + 1, m_column); break;
    case Qt::Key_Left: setCurrent(m_row, m_column - 1); break;
    case Qt::Key_Right: setCurrent(m_row, m_column + 1); break;
    case Qt::Key_Home: setCurrent(m_row, 1); break;
    case Qt::Key_End: setCurrent(m_row, ChessRow::columns); break;
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_isPlacing)
            toggle(m_row, m_column);
        else
            play(m_row, m_column);
        break;
    case Qt::Key_X: toggle(m_row, m_column); break;
    case Qt::Key_E: setPlacing(!m_isPlacing); break;
    case Qt::Key_Escape: setPlacing(false); break;
    case Qt::Key_Insert:
    case Qt::Key_Plus: addRow(); break;
    case Qt::Key_Delete: removeRow(); break;
    default: break;
    }
}

// Words.

Phrase ChessBoard::hint() const
{
    if (m_isPlacing)
        return {"page", QT_TRANSLATE_NOOP("page", "Position: click a square to put a piece or take it away; drag pieces anywhere")};
    return {"page", QT_TRANSLATE_NOOP("page", "Position: click or drag a piece to push it; Shift and click edits")};
}

Phrase ChessBoard::keysHint() const
{
    return {"page", QT_TRANSLATE_NOOP("page",
        "Arrows, Home, End: square · Enter or Space: push the piece · X: put a piece or take it away · E: play or place · Insert or +: add a row · Delete: remove it")};
}

Phrase ChessBoard::areaName() const
{
    return {"page", QT_TRANSLATE_NOOP("page", "Board: rows of squares with chess pieces")};
}

Phrase ChessBoard::areaDescription() const
{
    const std::string row = ChessRow::format({{m_position.rows[m_row]}});
    const int target = targetOf(m_row, m_column);
    const Phrase square = target != 0 ? Phrase{"page", QT_TRANSLATE_NOOP("page", "a piece that can go to square %1"), {static_cast<std::uint64_t>(target)}}
        : hasPiece(m_row, m_column)   ? Phrase{"page", QT_TRANSLATE_NOOP("page", "a piece that cannot move")}
                                      : Phrase{"page", QT_TRANSLATE_NOOP("page", "an empty square")};
    return {"page", QT_TRANSLATE_NOOP("page", "Row %1 of %2, pieces on squares %3. Square %4 is chosen: %5"),
            {std::uint64_t{m_row + 1}, std::uint64_t{rowCount()}, QString::fromStdString(row), static_cast<std::uint64_t>(m_column), square}};
}

Phrase ChessBoard::tipAt(const Spot &spot) const
{
    if (spot.kind != squareSpot || !hasPiece(spot.index, static_cast<int>(spot.part)))
        return {};
    const int target = targetOf(spot.index, static_cast<int>(spot.part));
    if (target == 0)
        return {"page", QT_TRANSLATE_NOOP("page", "This piece cannot move: no square on its right is empty")};
    return {"page", QT_TRANSLATE_NOOP("page", "This piece goes to square %1"), {static_cast<std::uint64_t>(target)}};
}

// Drawing.

std::pair<std::size_t, int> ChessBoard::shownPiece() const
{
    if (isDragging())
        return m_isPlacing ? std::pair{std::size_t{0}, 0} : std::pair{dragged().index, static_cast<int>(dragged().part)};
    if (hovered().kind == squareSpot && hovered().index < rowCount())
        return {hovered().index, static_cast<int>(hovered().part)};
    return {m_row, hasKeys() ? m_column : 0};
}

void ChessBoard::paint(QPainter &painter, const QRect &visible)
{
    painter.setFont(m_headFont);
    painter.setPen(theme().mutedText);
    for (int column = 1; column <= ChessRow::columns; ++column) {
        const QRectF square = squarePlace(0, column);
        painter.drawText(QRectF(square.left() - px(4), square.top() - headHeight(), square.width() + px(8), headHeight() - px(3)), Qt::AlignHCenter | Qt::AlignBottom,
                         QString::number(column));
    }
    const int height = rowHeight(m_side);
    const auto first = static_cast<std::size_t>(std::max(0, visible.top() - m_top) / height);
    for (std::size_t row = first; row < rowCount() && squarePlace(row, 1).top() <= visible.bottom(); ++row)
        paintRow(painter, row);
    const auto [row, column] = shownPiece();
    const int target = column == 0 ? 0 : targetOf(row, column);
    if (target != 0)
        paintWay(painter, row, column, target);
    if (isDragging()) {
        QRectF piece(0, 0, m_side, m_side);
        piece.moveCenter(dragPoint());
        paintPawn(painter, piece, theme().accent, false);
    }
}

void ChessBoard::paintRow(QPainter &painter, std::size_t row) const
{
    painter.setFont(m_headFont);
    painter.setPen(hasKeys() && row == m_row ? theme().accent : theme().mutedText);
    const QRectF first = squarePlace(row, 1);
    painter.drawText(QRectF(0, first.top(), m_left - px(8), m_side), Qt::AlignVCenter | Qt::AlignRight, QString::number(row + 1));
    for (int column = 1; column <= ChessRow::columns; ++column) {
        const QRectF square = squarePlace(row, column);
        // Light and dark squares, as on a chess board.
        painter.fillRect(square, column % 2 == 0 ? theme().cell : theme().card);
        painter.setPen(QPen(theme().border, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(square);
    }
    for (int column = 1; column <= ChessRow::columns; ++column) {
        const bool isAway = isDragging() && dragged() == Spot{squareSpot, row, static_cast<std::uint64_t>(column)};
        if (hasPiece(row, column))
            paintPawn(painter, squarePlace(row, column), isAway ? theme().mutedText : targetOf(row, column) == 0 ? theme().mutedText : theme().text, isAway);
    }
    const bool isHovered = hovered().kind == squareSpot && hovered().index == row;
    if (isHovered && !isDragging() && (m_isPlacing || hasPiece(row, static_cast<int>(hovered().part)))) {
        painter.setPen(QPen(theme().accent, px(1)));
        painter.drawRect(squarePlace(row, static_cast<int>(hovered().part)));
    }
    if (hasKeys() && row == m_row) {
        painter.setPen(QPen(theme().accent, px(2)));
        painter.drawRoundedRect(squarePlace(row, m_column).adjusted(1, 1, -1, -1), px(3), px(3));
    }
}

void ChessBoard::paintWay(QPainter &painter, std::size_t row, int from, int to) const
{
    const QRectF start = squarePlace(row, from);
    const QRectF end = squarePlace(row, to);
    painter.fillRect(end.adjusted(1, 1, -1, -1), theme().accentSoft);
    paintPawn(painter, end, theme().accent, true);
    // An arc over the pieces that are jumped, within the row's height.
    const QPointF begin(start.center().x(), start.top() + m_side * 0.12);
    const QPointF tip(end.center().x(), end.top() + m_side * 0.12);
    QPainterPath arc(begin);
    arc.quadTo(QPointF((begin.x() + tip.x()) / 2, start.top() - m_side * 0.34), tip);
    painter.setPen(QPen(theme().accent, px(2), Qt::SolidLine, Qt::RoundCap));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(arc);
    const double barb = m_side * 0.13;
    painter.drawLine(tip, tip + QPointF(-barb * 1.5, -barb * 0.7));
    painter.drawLine(tip, tip + QPointF(barb * 0.1, -barb * 1.5));
}

} // namespace mexplain
