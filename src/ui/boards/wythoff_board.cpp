#include "ui/boards/wythoff_board.h"

#include "render/figures/cell_grid.h"
#include "render/fonts.h"
#include "solver/limits.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace mexplain {

namespace {

using Position = Wythoff::Position;

/// How many rows a window can have.
constexpr std::array<std::uint64_t, 9> levels{10, 15, 20, 30, 50, 100, 200, 500, 1000};
/// The whole way to the corner is shown at once up to here.
constexpr std::uint64_t mostFitted = 100;

/// to − from, for numbers whose difference is small or only drawn.
double apart(std::uint64_t from, std::uint64_t to)
{
    return to >= from ? static_cast<double>(to - from) : -static_cast<double>(from - to);
}

/// The first of 1, 2, 5, 10, 20, … that is at least `least`.
std::uint64_t niceStep(double least)
{
    for (std::uint64_t power = 1;; power *= 10) {
        for (const std::uint64_t step : {power, 2 * power, 5 * power}) {
            if (static_cast<double>(step) >= least)
                return step;
        }
    }
}

} // namespace

WythoffBoard::WythoffBoard(const UiContext &context, QWidget *parent) : CanvasBoard(context, QStringLiteral("wythoffBoard"), parent)
{
}

void WythoffBoard::setPosition(const std::string &positionText)
{
    const auto parsed = Wythoff::parse(positionText);
    if (!parsed)
        return;
    m_position = *parsed;
    m_solution = Wythoff::solve(m_position);
    m_cursor = m_position;
    const std::uint64_t fitting = fittingRows();
    const bool isFarOff = m_left > 0 || m_bottom > 0 || fitting * 3 < m_rows;
    if (!m_hasZoomed && (!isShown(m_position) || (fitting > 0 && isFarOff))) {
        m_rows = fitting > 0 ? fitting : levels.front();
        m_isPlaced = false;
        emit zoomChanged();
    } else if (!isShown(m_position)) {
        m_isPlaced = false;
    }
    positionShown();
}

void WythoffBoard::applyTheme()
{
    m_axisFont = screenFont(px(11));
    m_legendFont = screenFont(px(12));
    CanvasBoard::applyTheme();
}

// The window.

bool WythoffBoard::isShown(const Position &cell) const
{
    return cell.first >= m_left && cell.first - m_left < m_columns && cell.second >= m_bottom && cell.second - m_bottom < m_rows;
}

std::uint64_t WythoffBoard::fittingRows() const
{
    const std::uint64_t largest = std::max(m_position.first, m_position.second);
    const auto level = std::find_if(levels.begin(), levels.end(), [&](std::uint64_t rows) { return largest < rows; });
    return level != levels.end() && *level <= mostFitted ? *level : 0;
}

void WythoffBoard::keepInBounds()
{
    m_left = std::min(m_left, limits::maxNumber - (m_columns - 1));
    m_bottom = std::min(m_bottom, limits::maxNumber - (m_rows - 1));
}

void WythoffBoard::placeAround(const Position &cell)
{
    if (cell.first < m_columns && cell.second < m_rows) {
        m_left = 0;
        m_bottom = 0;
        return;
    }
    // More of what lies towards the corner.
    m_left = cell.first - std::min(cell.first, m_columns * 3 / 4);
    m_bottom = cell.second - std::min(cell.second, m_rows * 3 / 4);
    keepInBounds();
}

void WythoffBoard::showCell(const Position &cell)
{
    const auto shift = [](std::uint64_t first, std::uint64_t count, std::uint64_t number) {
        if (number < first)
            return number;
        return number - first >= count ? number - (count - 1) : first;
    };
    m_left = shift(m_left, m_columns, cell.first);
    m_bottom = shift(m_bottom, m_rows, cell.second);
    keepInBounds();
}

void WythoffBoard::setCursor(const Position &cell)
{
    m_cursor = {std::min(cell.first, limits::maxNumber), std::min(cell.second, limits::maxNumber)};
    showCell(m_cursor);
    choiceChanged();
}

bool WythoffBoard::canZoomIn() const
{
    return m_rows > levels.front();
}

bool WythoffBoard::canZoomOut() const
{
    return m_rows < levels.back();
}

void WythoffBoard::zoomIn()
{
    if (canZoomIn())
        setRows(*std::prev(std::lower_bound(levels.begin(), levels.end(), m_rows)));
}

void WythoffBoard::zoomOut()
{
    if (canZoomOut())
        setRows(*std::upper_bound(levels.begin(), levels.end(), m_rows));
}

void WythoffBoard::setRows(std::uint64_t rows)
{
    m_rows = rows;
    m_hasZoomed = true;
    m_isPlaced = false;
    positionShown();
    emit zoomChanged();
}

// Places.

int WythoffBoard::leastWidth() const
{
    return px(240);
}

int WythoffBoard::contentHeight(int, Room room) const
{
    switch (room) {
    case Room::Comfortable: return px(420);
    case Room::Compact: return px(124);
    case Room::Least: return px(106);
    }
    return 0;
}

bool WythoffBoard::hasLetters() const
{
    return m_side >= px(14);
}

void WythoffBoard::setAnswersHidden(bool hidden)
{
    if (hidden == m_hidesAnswers)
        return;
    m_hidesAnswers = hidden;
    positionShown(); // the legend takes other room
}

int WythoffBoard::legendLineHeight() const
{
    return QFontMetrics(m_legendFont).height() + px(3);
}

std::vector<WythoffBoard::LegendLine> WythoffBoard::legend() const
{
    std::vector<LegendLine> lines{{Sign::Queen, {"page", QT_TRANSLATE_NOOP("page", "queen: the two piles")}}};
    if (m_hidesAnswers)
        return lines;
    lines.push_back({Sign::P, {"page", QT_TRANSLATE_NOOP("page", "P: whoever moves loses")}});
    // Small N-cells are left blank.
    if (hasLetters())
        lines.push_back({Sign::N, {"page", QT_TRANSLATE_NOOP("page", "N: whoever moves wins")}});
    lines.push_back({Sign::Target, {"page", QT_TRANSLATE_NOOP("page", "winning move of the queen")}});
    lines.push_back({Sign::Beams, {"page", QT_TRANSLATE_NOOP("page", "slopes φ and 1/φ")}});
    return lines;
}

QSize WythoffBoard::layOut(QSize canvas)
{
    const QFontMetrics axis(m_axisFont);
    const std::uint64_t largestRow = std::min(limits::maxNumber, std::max(m_position.second, m_cursor.second) + m_rows);
    const int labelWidth = axis.horizontalAdvance(QString::number(largestRow)) + px(8);
    const int labelHeight = axis.height() + px(4);
    const double width = std::max(1, canvas.width() - labelWidth - px(4));
    const double height = std::max(1, canvas.height() - labelHeight - px(4));
    const auto rows = static_cast<double>(m_rows);
    m_side = std::min(height, width) / rows;
    if (m_side >= 4)
        m_side = std::floor(m_side);
    double legendWidth = 0;
    for (const LegendLine &line : legend())
        legendWidth = std::max<double>(legendWidth, QFontMetrics(m_legendFont).horizontalAdvance(text(line.text)));
    legendWidth += px(40);
    const bool hasLegend = rows * m_side + legendWidth <= width && height >= legendLineHeight() * static_cast<double>(legend().size());
    m_columns = std::clamp(static_cast<std::uint64_t>((width - (hasLegend ? legendWidth : 0)) / m_side), m_rows, m_rows * 8 / 5);
    m_board = QRectF(labelWidth, px(3), static_cast<double>(m_columns) * m_side, rows * m_side);
    m_legend = hasLegend ? QRectF(m_board.right() + px(12), m_board.top(), legendWidth - px(12), m_board.height()) : QRectF();
    if (!m_isPlaced)
        placeAround(m_cursor);
    else
        showCell(m_cursor);
    m_isPlaced = true;
    return canvas;
}

QPointF WythoffBoard::pointOf(double column, double row) const
{
    return {m_board.left() + column * m_side, m_board.bottom() - row * m_side};
}

QPointF WythoffBoard::centreOf(const Position &cell) const
{
    return pointOf(apart(m_left, cell.first) + 0.5, apart(m_bottom, cell.second) + 0.5);
}

QRectF WythoffBoard::cellPlace(const Position &cell) const
{
    QRectF place(0, 0, m_side, m_side);
    place.moveCenter(centreOf(cell));
    return place;
}

QRect WythoffBoard::cellRect(const Position &cell) const
{
    if (!isShown(cell))
        return {};
    // Of a cell that is smaller than a pixel, that pixel.
    const QRect place = onCanvas(cellPlace(cell));
    return place.isEmpty() ? QRect(place.topLeft(), QSize(1, 1)) : place;
}

CanvasBoard::Spot WythoffBoard::spotAt(QPoint at) const
{
    if (!m_board.contains(at))
        return {};
    const auto column = static_cast<std::uint64_t>((at.x() - m_board.left()) / m_side);
    const auto row = static_cast<std::uint64_t>(std::max(0.0, m_board.bottom() - at.y() - 0.5) / m_side);
    return {cellSpot, static_cast<std::size_t>(m_left + std::min(column, m_columns - 1)), m_bottom + std::min(row, m_rows - 1)};
}

// Moves and edits.

bool WythoffBoard::isMove(const Position &cell) const
{
    if (cell.first > m_position.first || cell.second > m_position.second || cell == m_position)
        return false;
    return cell.first == m_position.first || cell.second == m_position.second || m_position.first - cell.first == m_position.second - cell.second;
}

bool WythoffBoard::isTarget(const Position &cell) const
{
    return std::any_of(m_solution.winningMoves.begin(), m_solution.winningMoves.end(), [&](const Wythoff::Move &move) { return Wythoff::play(m_position, move) == cell; });
}

Position WythoffBoard::nearMove(const Position &cell) const
{
    if (m_side >= px(9))
        return cell;
    const double reach = px(7);
    const QPointF at = centreOf(cell);
    std::optional<Position> nearest;
    double least = reach;
    const auto consider = [&](const Position &move) {
        const QPointF offset = centreOf(move) - at;
        const double distance = std::hypot(offset.x(), offset.y());
        if (isMove(move) && distance <= least) {
            nearest = move;
            least = distance;
        }
    };
    // Help that would point at the answer.
    for (const Wythoff::Move &move : m_solution.winningMoves) {
        if (!m_hidesAnswers)
            consider(Wythoff::play(m_position, move));
    }
    if (nearest || isMove(cell))
        return nearest.value_or(cell);
    consider({cell.first, m_position.second});
    consider({m_position.first, cell.second});
    const double back = (apart(cell.first, m_position.first) + apart(cell.second, m_position.second)) / 2;
    const auto steps = static_cast<std::uint64_t>(std::max(0.0, back));
    if (steps <= std::min(m_position.first, m_position.second))
        consider({m_position.first - steps, m_position.second - steps});
    return nearest.value_or(cell);
}

void WythoffBoard::play(const Position &cell)
{
    if (isMove(cell)) {
        emit moveChosen(Wythoff::format(cell));
    } else if (cell == m_position) {
        explain(cellPlace(cell), {"page", QT_TRANSLATE_NOOP("page", "The queen stands here: choose a cell on her lines to the left, down, or diagonally down")});
    } else if (cell.first > m_position.first || cell.second > m_position.second) {
        explain(cellPlace(cell), {"page", QT_TRANSLATE_NOOP("page", "Piles never grow, so the queen goes left and down only. Shift and click puts her here")});
    } else {
        explain(cellPlace(cell), {"page", QT_TRANSLATE_NOOP("page", "That takes %1 from the first pile and %2 from the second: from both it must be the same number"),
                                  {m_position.first - cell.first, m_position.second - cell.second}});
    }
}

void WythoffBoard::place(const Position &cell)
{
    emit positionEdited(Wythoff::format(cell));
}

void WythoffBoard::setFirst(quint64 pile)
{
    place({pile, m_position.second});
}

void WythoffBoard::setSecond(quint64 pile)
{
    place({m_position.first, pile});
}

void WythoffBoard::press(const Spot &spot, Qt::KeyboardModifiers modifiers)
{
    const Position cell{spot.index, spot.part};
    setCursor(cell);
    if ((modifiers & Qt::ShiftModifier) != 0)
        place(cell);
    else
        play(nearMove(cell));
}

bool WythoffBoard::canDrag(const Spot &spot) const
{
    if (spot.kind != cellSpot)
        return false;
    // Where cells are small she is drawn larger than hers.
    const QPointF offset = centreOf({spot.index, spot.part}) - centreOf(m_position);
    return std::max(std::abs(offset.x()), std::abs(offset.y())) <= std::max(m_side * 0.5, px(8) * 1.0);
}

void WythoffBoard::drop(const Spot &, QPoint at)
{
    const Spot to = spotAt(at);
    if (to.kind != cellSpot)
        return;
    setCursor({to.index, to.part});
    play(nearMove(m_cursor));
}

bool WythoffBoard::zoomBy(int direction)
{
    direction > 0 ? zoomIn() : zoomOut();
    return true;
}

bool WythoffBoard::wantsKey(const QKeyEvent &event) const
{
    switch (event.key()) {
    case Qt::Key_Up: case Qt::Key_Down: case Qt::Key_Left: case Qt::Key_Right: case Qt::Key_Home:
    case Qt::Key_Return: case Qt::Key_Enter: case Qt::Key_E: case Qt::Key_Plus: case Qt::Key_Equal: case Qt::Key_Minus:
        return true;
    case Qt::Key_Space: return isMove(m_cursor); // otherwise it is the next step
    default: return false;
    }
}

void WythoffBoard::pressKey(const QKeyEvent &event)
{
    const auto [column, row] = m_cursor;
    switch (event.key()) {
    case Qt::Key_Up: setCursor({column, row + 1}); break;
    case Qt::Key_Down: setCursor({column, row - (row > 0 ? 1 : 0)}); break;
    case Qt::Key_Left: setCursor({column - (column > 0 ? 1 : 0), row}); break;
    case Qt::Key_Right: setCursor({column + 1, row}); break;
    case Qt::Key_Home: setCursor(m_position); break;
    case Qt::Key_E: place(m_cursor); break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if ((event.modifiers() & Qt::ShiftModifier) != 0)
            place(m_cursor);
        else
            play(m_cursor);
        break;
    case Qt::Key_Space: play(m_cursor); break;
    case Qt::Key_Plus:
    case Qt::Key_Equal: zoomIn(); break;
    case Qt::Key_Minus: zoomOut(); break;
    default: break;
    }
}

// Words.

Phrase WythoffBoard::hint() const
{
    return {"page", QT_TRANSLATE_NOOP("page", "Position: click a cell to move the queen; Shift and click edits")};
}

Phrase WythoffBoard::keysHint() const
{
    return {"page", QT_TRANSLATE_NOOP("page",
        "Arrows: cell · Home: the queen's cell · Enter or Space: move there · E or Shift and Enter: put the queen there · + and −, or Ctrl and the wheel: zoom")};
}

Phrase WythoffBoard::areaName() const
{
    return {"page", QT_TRANSLATE_NOOP("page", "Board: a queen on her way to the corner")};
}

Phrase WythoffBoard::areaDescription() const
{
    const bool isLost = Wythoff::solve(m_cursor).outcome == Outcome::P;
    const Phrase outcome{"page", isLost ? QT_TRANSLATE_NOOP("page", "a P-position") : QT_TRANSLATE_NOOP("page", "an N-position")};
    const Phrase reach = m_cursor == m_position ? Phrase{"page", QT_TRANSLATE_NOOP("page", "the queen stands there")}
        : isMove(m_cursor)                      ? Phrase{"page", QT_TRANSLATE_NOOP("page", "she can go there")}
                                                : Phrase{"page", QT_TRANSLATE_NOOP("page", "she cannot go there")};
    if (m_hidesAnswers)
        return {"page", QT_TRANSLATE_NOOP("page", "The queen stands in column %1, row %2. Column %3, row %4 is chosen: %5"),
                {m_position.first, m_position.second, m_cursor.first, m_cursor.second, reach}};
    return {"page", QT_TRANSLATE_NOOP("page", "The queen stands in column %1, row %2. Column %3, row %4 is chosen: %5, %6"),
            {m_position.first, m_position.second, m_cursor.first, m_cursor.second, outcome, reach}};
}

Phrase WythoffBoard::tipAt(const Spot &spot) const
{
    if (spot.kind != cellSpot)
        return {};
    const Position cell = nearMove({spot.index, spot.part});
    if (m_hidesAnswers)
        return literal(QStringLiteral("(%1, %2)").arg(cell.first).arg(cell.second));
    if (isTarget(cell))
        return {"page", QT_TRANSLATE_NOOP("page", "(%1, %2): P, a winning move of the queen"), {cell.first, cell.second}};
    return Wythoff::solve(cell).outcome == Outcome::P ? Phrase{"page", QT_TRANSLATE_NOOP("page", "(%1, %2): P, whoever moves loses"), {cell.first, cell.second}}
                                                      : Phrase{"page", QT_TRANSLATE_NOOP("page", "(%1, %2): N, whoever moves wins"), {cell.first, cell.second}};
}

// Drawing.

void WythoffBoard::paint(QPainter &painter, const QRect &)
{
    painter.fillRect(m_board, theme().cell);
    paintAxes(painter);
    painter.save();
    painter.setClipRect(m_board.adjusted(-px(3), -px(3), px(3), px(3)));
    paintGround(painter);
    if (!m_hidesAnswers)
        paintBeams(painter);
    paintLines(painter);
    if (!m_hidesAnswers) {
        paintCells(painter);
        paintTargets(painter);
    }
    if (hovered().kind == cellSpot && !isDragging())
        paintOutline(painter, nearMove({hovered().index, hovered().part}), px(1.5));
    if (hasKeys())
        paintOutline(painter, m_cursor, px(2));
    paintQueenAt(painter, centreOf(m_position), isDragging());
    painter.restore();
    if (isDragging()) {
        if (const Spot to = spotAt(dragPoint()); to.kind == cellSpot && isMove(nearMove({to.index, to.part})))
            paintOutline(painter, nearMove({to.index, to.part}), px(2));
        paintQueenAt(painter, dragPoint(), false);
    }
    if (!m_legend.isEmpty())
        paintLegend(painter);
}

void WythoffBoard::paintGround(QPainter &painter) const
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme().border, 1));
    painter.drawRect(m_board);
    if (hasLetters() && !m_hidesAnswers) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme().nSoft);
        forCells([&](const Position &cell, bool isLost) {
            if (!isLost)
                painter.drawEllipse(inner(cell));
        });
    } else if (m_side >= 5) {
        QColor faint = theme().border;
        faint.setAlphaF(0.6F);
        painter.setPen(QPen(faint, 1));
        for (std::uint64_t i = 1; i < m_columns; ++i)
            painter.drawLine(pointOf(static_cast<double>(i), 0), pointOf(static_cast<double>(i), static_cast<double>(m_rows)));
        for (std::uint64_t i = 1; i < m_rows; ++i)
            painter.drawLine(pointOf(0, static_cast<double>(i)), pointOf(static_cast<double>(m_columns), static_cast<double>(i)));
    }
}

QRectF WythoffBoard::inner(const Position &cell) const
{
    const double border = std::min(m_side * 0.06, 1.5);
    return cellPlace(cell).adjusted(border, border, -border, -border);
}

void WythoffBoard::forCells(const std::function<void(const Position &, bool isLost)> &visit) const
{
    for (std::uint64_t column = m_left; column < m_left + m_columns; ++column) {
        for (std::uint64_t row = m_bottom; row < m_bottom + m_rows; ++row)
            visit({column, row}, Wythoff::solve({column, row}).outcome == Outcome::P);
    }
}

void WythoffBoard::paintCells(QPainter &painter) const
{
    // WCAG asks 3:1 of a shape that carries meaning.
    const bool needsEdge = contrastRatio(theme().p, theme().cell) < 3;
    const auto paintP = [&](const QRectF &place) {
        painter.fillRect(place, theme().p);
        if (needsEdge && m_side >= px(4)) {
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(theme().pText, 1));
            painter.drawRect(place);
        }
    };
    if (hasLetters()) {
        QFont letters = m_axisFont;
        letters.setPixelSize(static_cast<int>(m_side * 0.6));
        forCells([&](const Position &cell, bool isLost) {
            if (isLost)
                paintP(inner(cell));
            letters.setBold(isLost);
            painter.setFont(letters);
            painter.setPen(isLost ? theme().pText : theme().text);
            painter.drawText(cellPlace(cell), Qt::AlignCenter, isLost ? QStringLiteral("P") : QStringLiteral("N"));
        });
        return;
    }
    // One P-cell a column: there is no need to look at the others.
    painter.setRenderHint(QPainter::Antialiasing, false);
    QRectF dot(0, 0, std::max(m_side, px(2) * 1.0), std::max(m_side, px(2) * 1.0));
    for (std::uint64_t column = m_left; column < m_left + m_columns; ++column) {
        const Position cell{column, Wythoff::coldPartner(column)};
        if (!isShown(cell))
            continue;
        dot.moveCenter(centreOf(cell));
        paintP(dot);
    }
    painter.setRenderHint(QPainter::Antialiasing);
}

void WythoffBoard::paintAxes(QPainter &painter) const
{
    const QFontMetrics metrics(m_axisFont);
    painter.setFont(m_axisFont);
    const auto paintLabel = [&](const QRectF &place, Qt::Alignment align, std::uint64_t number, bool isQueens) {
        painter.setPen(isQueens ? theme().accent : theme().mutedText);
        painter.drawText(place, align | Qt::AlignVCenter, QString::number(number));
    };
    const double labelWidth = metrics.horizontalAdvance(QString::number(m_left + m_columns)) + px(8);
    const std::uint64_t columnStep = niceStep(labelWidth / m_side);
    std::uint64_t firstColumn = (m_left + columnStep - 1) / columnStep * columnStep;
    // Where numbers are wider than the board, at least one is named.
    if (firstColumn >= m_left + m_columns)
        firstColumn = isShown({m_position.first, m_bottom}) ? m_position.first : m_left;
    for (std::uint64_t column = firstColumn; column < m_left + m_columns; column += columnStep) {
        QRectF place(0, m_board.bottom() + px(1), labelWidth, metrics.height());
        place.moveCenter({centreOf({column, m_bottom}).x(), place.center().y()});
        if (place.left() < 0)
            place.moveLeft(0);
        paintLabel(place, Qt::AlignHCenter, column, column == m_position.first);
    }
    const std::uint64_t rowStep = niceStep(metrics.height() * 0.9 / m_side);
    for (std::uint64_t row = (m_bottom + rowStep - 1) / rowStep * rowStep; row < m_bottom + m_rows; row += rowStep) {
        QRectF place(0, 0, m_board.left() - px(4), metrics.height());
        place.moveCenter({place.center().x(), centreOf({m_left, row}).y()});
        paintLabel(place, Qt::AlignRight, row, row == m_position.second);
    }
}

void WythoffBoard::paintBeams(QPainter &painter) const
{
    painter.save();
    painter.setClipRect(m_board);
    QPen pen(theme().mutedText, px(1.5));
    pen.setDashPattern({5, 4});
    painter.setPen(pen);
    const auto width = static_cast<double>(m_columns);
    // Where the beams enter the window at the left; through the middles of cells. 1/φ is φ − 1.
    const std::uint64_t steep = Wythoff::lowerCold(m_left);
    const std::uint64_t flat = steep - m_left;
    const auto paintBeam = [&](std::uint64_t entry, double slope) {
        const double row = apart(m_bottom, entry) + 0.5;
        // Far from a window it has no coordinates that a painter could use.
        if (row > static_cast<double>(m_rows) || row + slope * (width + 1) < 0)
            return;
        painter.drawLine(pointOf(0.5, row), pointOf(0.5 + width, row + slope * width));
    };
    paintBeam(steep, std::numbers::phi);
    paintBeam(flat, 1 / std::numbers::phi);
    painter.restore();
}

void WythoffBoard::paintLines(QPainter &painter) const
{
    painter.save();
    painter.setClipRect(m_board, Qt::IntersectClip);
    painter.setPen(QPen(theme().accent, px(2), Qt::SolidLine, Qt::RoundCap));
    const QPointF queen = centreOf(m_position);
    // No further than the window reaches, so that the ends are never too far out to be drawn.
    const auto [column, row] = m_position;
    const std::uint64_t most = m_left + m_columns + m_bottom + m_rows;
    const auto end = [&](std::uint64_t number, std::uint64_t first) { return number - std::min({number, number - std::min(number, first) + 1, most}); };
    painter.drawLine(queen, centreOf({end(column, m_left), row}));
    painter.drawLine(queen, centreOf({column, end(row, m_bottom)}));
    const std::uint64_t steps = std::min(column - end(column, m_left), row - end(row, m_bottom));
    painter.drawLine(queen, centreOf({column - steps, row - steps}));
    painter.restore();
}

void WythoffBoard::paintTargets(QPainter &painter) const
{
    painter.setBrush(Qt::NoBrush);
    for (const Wythoff::Move &move : m_solution.winningMoves) {
        const Position cell = Wythoff::play(m_position, move);
        if (!isShown(cell))
            continue;
        QRectF ring(0, 0, std::max(m_side + px(1), px(9) * 1.0), std::max(m_side + px(1), px(9) * 1.0));
        ring.moveCenter(centreOf(cell));
        painter.setPen(QPen(theme().card, px(5)));
        painter.drawRoundedRect(ring, px(3), px(3));
        painter.setPen(QPen(theme().text, px(2.5)));
        painter.drawRoundedRect(ring, px(3), px(3));
    }
}

void WythoffBoard::paintOutline(QPainter &painter, const Position &cell, double width) const
{
    if (!isShown(cell))
        return;
    QRectF place(0, 0, std::max(m_side - 1, px(5) * 1.0), std::max(m_side - 1, px(5) * 1.0));
    place.moveCenter(centreOf(cell));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme().accent, width));
    painter.drawRoundedRect(place, px(2), px(2));
}

void WythoffBoard::paintQueenAt(QPainter &painter, QPointF centre, bool isAway) const
{
    const double side = std::max(m_side, px(18) * 1.0);
    QRectF place(0, 0, side, side);
    place.moveCenter(centre);
    QPainterPath ground;
    ground.addRoundedRect(place.adjusted(1, 1, -1, -1), px(3), px(3));
    painter.fillPath(ground, theme().accentSoft);
    painter.strokePath(ground, QPen(theme().accent, px(1.5)));
    paintQueen(painter, place, isAway ? theme().mutedText : theme().text);
}

void WythoffBoard::paintLegend(QPainter &painter) const
{
    double y = m_legend.top();
    for (const LegendLine &line : legend()) {
        const double height = legendLineHeight();
        QRectF sign(m_legend.left(), y, px(16), px(16));
        sign.moveCenter({sign.center().x(), y + height / 2});
        painter.setBrush(Qt::NoBrush);
        switch (line.sign) {
        case Sign::Queen: paintQueen(painter, sign, theme().text); break;
        case Sign::P: painter.fillRect(sign.adjusted(px(2), px(2), -px(2), -px(2)), theme().p); break;
        case Sign::N:
            painter.setPen(QPen(theme().border, 1));
            painter.setBrush(theme().nSoft);
            painter.drawEllipse(sign.adjusted(px(1), px(1), -px(1), -px(1)));
            break;
        case Sign::Target:
            painter.fillRect(sign.adjusted(px(4), px(4), -px(4), -px(4)), theme().p);
            painter.setPen(QPen(theme().text, px(2.5)));
            painter.drawRoundedRect(sign.adjusted(px(1), px(1), -px(1), -px(1)), px(3), px(3));
            break;
        case Sign::Beams: {
            QPen pen(theme().mutedText, px(1.5));
            pen.setDashPattern({5, 4});
            painter.setPen(pen);
            painter.drawLine(sign.bottomLeft(), sign.topRight());
            break;
        }
        }
        painter.setFont(m_legendFont);
        painter.setPen(theme().text);
        painter.drawText(QRectF(sign.right() + px(6), y, m_legend.width(), height), Qt::AlignVCenter | Qt::AlignLeft, text(line.text));
        y += height;
    }
}

} // namespace mexplain
