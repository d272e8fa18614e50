#include "ui/boards/chocolate_grid.h"

#include "explain/narrations/chocolate.h"
#include "render/figures/colouring.h"
#include "render/fonts.h"
#include "solver/limits.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace mexplain {

namespace {

using State = ColouringFigure::State;

/// Below this many pixels a cell is part of a picture; below the second one its number is left out.
constexpr double smallestLettered = 10;
constexpr double smallestNumbered = 25;
constexpr double smallestCell = 0.4;
constexpr double zoomStep = 1.25;

QString cellText(std::size_t row, std::size_t column)
{
    return QStringLiteral("(%1, %2)").arg(row + 1).arg(column + 1);
}

} // namespace

ChocolateGrid::ChocolateGrid(const UiContext &context, QWidget *parent)
    : CanvasBoard(context, QStringLiteral("chocolateGrid"), parent), m_study(studyChocolate(m_position)), m_states{State::Value}
{
    canvas()->installEventFilter(this);
}

void ChocolateGrid::setPosition(const std::string &positionText)
{
    auto parsed = Chocolate::parse(positionText);
    if (!parsed)
        return;
    m_position = *std::move(parsed);
    m_study = m_position.rowsLeft > 0 ? studyChocolate(m_position) : ChocolateStudy{0, 0, {}, {}, {}, {{}, 0, {}, Outcome::N}, 0};
    m_row = std::min(m_row, rows() - 1);
    m_column = std::min(m_column, columns() - 1);
    m_step.reset(); // the page offers the step anew
    m_offered.reset();
    refreshStates();
    positionShown();
    emit lookedAt({});
}

void ChocolateGrid::applyTheme()
{
    m_headFont = screenFont(px(11));
    m_image = {};
    CanvasBoard::applyTheme();
}

void ChocolateGrid::setAnswersHidden(bool hidden)
{
    if (hidden == m_hidesAnswers)
        return;
    m_hidesAnswers = hidden;
    emit lookedAt({});
    refreshStates();
    choiceChanged();
}

void ChocolateGrid::previewThreshold(std::uint64_t threshold)
{
    m_position.threshold = threshold;
    if (m_study.rows > 0) {
        // The sums stay; only the colours follow at once. Stages and the condition come with the explanation.
        colourChocolate(m_study.sums, m_study.columns, threshold, m_study.colours);
    }
    m_step.reset();
    if (m_layer == Layer::Values || m_layer == Layer::Sums)
        m_layer = Layer::Colours;
    m_isChosen = true;
    refreshStates();
    emit layerChanged();
    choiceChanged();
}

void ChocolateGrid::refreshStates()
{
    m_image = {};
    if (m_step) {
        m_states = m_step->cells;
        return;
    }
    m_states.assign(rows() * columns(), State::Gone);
    for (std::size_t row = 0; row < m_position.rowsLeft; ++row) {
        for (std::size_t column = 0; column < m_position.columnsLeft; ++column) {
            const bool isPlain = m_layer == Layer::Values || m_layer == Layer::Sums;
            State &state = m_states[row * columns() + column];
            state = isPlain ? State::Value : stateOf(m_study.colours[m_study.at(row, column)]);
            if (m_hidesAnswers && (state == State::P || state == State::N))
                state = State::Unknown;
        }
    }
}

void ChocolateGrid::setLayer(Layer layer)
{
    m_layer = layer;
    m_isChosen = true;
    m_step.reset();
    refreshStates();
    retranslate(); // the hint says what a click does
    emit layerChanged();
    const auto [row, column] = lookedCell();
    emit lookedAt(layer == Layer::Why ? why(row, column) : Phrase{});
}

void ChocolateGrid::nextLayer()
{
    setLayer(static_cast<Layer>((static_cast<int>(m_layer) + 1) % 4));
}

bool ChocolateGrid::isOfThisBar(const ColouringFigure &figure) const
{
    return figure.rows == rows() && figure.columns == columns();
}

bool ChocolateGrid::showStep(const ColouringFigure &figure)
{
    if (!isOfThisBar(figure))
        return false;
    m_offered = figure;
    if (m_isChosen)
        return true;
    m_step = figure;
    const bool isPlain = std::find(figure.cells.begin(), figure.cells.end(), State::Value) != figure.cells.end();
    m_layer = !isPlain ? Layer::Colours : !figure.numbers.empty() && figure.numbers == m_position.bar.cells ? Layer::Values : Layer::Sums;
    refreshStates();
    const QSize before = size();
    retranslate();
    if (before == size())
        choiceChanged();
    emit layerChanged();
    emit lookedAt({});
    return true;
}

void ChocolateGrid::followStep()
{
    m_isChosen = false;
    if (m_offered) {
        const ColouringFigure offered = *m_offered;
        showStep(offered);
    } else if (m_layer == Layer::Values || m_layer == Layer::Sums) {
        // A step with a table: the whole colouring stands beside it.
        m_layer = Layer::Colours;
        m_step.reset();
        refreshStates();
        retranslate();
        emit layerChanged();
    }
}

// Places.

int ChocolateGrid::leastWidth() const
{
    return px(240);
}

int ChocolateGrid::contentHeight(int width, Room room) const
{
    const int heads = QFontMetrics(m_headFont).height() + px(4);
    const double side = std::clamp((width - px(44)) / static_cast<double>(columns()), 1.0, largestSide());
    const double wanted = static_cast<double>(std::min<std::size_t>(rows(), 2000));
    switch (room) {
    case Room::Comfortable: return heads + px(6) + static_cast<int>(std::clamp(wanted * side, std::min(wanted, 3.0) * px(24), static_cast<double>(px(1200))));
    case Room::Compact: return heads + px(6) + static_cast<int>(std::clamp(wanted * px(20), static_cast<double>(px(24)), static_cast<double>(px(240))));
    case Room::Least: return heads + px(6) + static_cast<int>(std::clamp(wanted * px(14), static_cast<double>(px(24)), static_cast<double>(px(62))));
    }
    return 0;
}

QSize ChocolateGrid::layOut(QSize canvas)
{
    const QFontMetrics heads(m_headFont);
    m_top = heads.height() + px(4);
    m_left = heads.horizontalAdvance(QString::number(rows())) + px(10);
    // Notes of a step stand right of the rows.
    int notes = 0;
    if (m_step) {
        for (const ColouringFigure::Note &note : m_step->notes)
            notes = std::max(notes, QFontMetrics(screenFont(px(14))).horizontalAdvance(text(note.text)) + px(18));
        if (notes > 0)
            notes = std::max(notes, heads.horizontalAdvance(text(m_step->noteTitle)) + px(18));
    }
    const double roomAcross = canvas.width() - m_left - px(10) - notes;
    const double roomDown = canvas.height() - m_top - px(8);
    if (m_zoom > 0) {
        m_cellWidth = m_cellHeight = m_zoom;
    } else {
        m_cellWidth = std::clamp(roomAcross / static_cast<double>(columns()), smallestCell, largestSide());
        m_cellHeight = std::clamp(roomDown / static_cast<double>(rows()), smallestCell, largestSide());
        // Squares, unless one side is so long that the other would vanish.
        const double side = std::min(m_cellWidth, m_cellHeight);
        const double least = px(16);
        if (side >= smallestLettered || std::max(rows(), columns()) < 4 * std::min(rows(), columns())) {
            m_cellWidth = m_cellHeight = side;
        } else {
            m_cellWidth = std::min(m_cellWidth, std::max(side, least));
            m_cellHeight = std::min(m_cellHeight, std::max(side, least));
        }
    }
    return {m_left + static_cast<int>(std::ceil(m_cellWidth * static_cast<double>(columns()))) + notes + px(10),
            m_top + static_cast<int>(std::ceil(m_cellHeight * static_cast<double>(rows()))) + px(8)};
}

bool ChocolateGrid::isPicture() const
{
    return std::min(m_cellWidth, m_cellHeight) < smallestLettered;
}

QRectF ChocolateGrid::cellPlace(std::size_t row, std::size_t column) const
{
    return {m_left + static_cast<double>(column) * m_cellWidth, m_top + static_cast<double>(row) * m_cellHeight, m_cellWidth, m_cellHeight};
}

QRectF ChocolateGrid::barPlace() const
{
    return {static_cast<double>(m_left), static_cast<double>(m_top), m_cellWidth * static_cast<double>(m_position.columnsLeft), m_cellHeight * static_cast<double>(m_position.rowsLeft)};
}

QPoint ChocolateGrid::bottomEdge() const
{
    const QRectF bar = barPlace();
    return onCanvas(QRectF(bar.left() + std::min(bar.width() / 2, 40.0), bar.bottom(), 1, 1)).topLeft();
}

QPoint ChocolateGrid::rightEdge() const
{
    const QRectF bar = barPlace();
    return onCanvas(QRectF(bar.right(), bar.top() + std::min(bar.height() / 2, 40.0), 1, 1)).topLeft();
}

QRectF ChocolateGrid::overviewPlace(const QRect &visible) const
{
    const double width = m_left + m_cellWidth * static_cast<double>(columns());
    const double height = m_top + m_cellHeight * static_cast<double>(rows());
    if (width <= visible.width() + 20 && height <= visible.height() + 20)
        return {};
    const double side = std::min({static_cast<double>(px(110)), visible.width() * 0.3, visible.height() * 0.45});
    const double scale = side / std::max(static_cast<double>(rows()), static_cast<double>(columns()));
    QRectF place(0, 0, std::max(6.0, scale * static_cast<double>(columns())), std::max(6.0, scale * static_cast<double>(rows())));
    place.moveBottomRight(QPointF(visible.right() - px(8), visible.bottom() - px(8)));
    return place;
}

CanvasBoard::Spot ChocolateGrid::spotAt(QPoint at) const
{
    if (const QRectF overview = overviewPlace(m_visible); overview.contains(at)) {
        const auto inside = [](double part, std::size_t count) { return std::min(count - 1, static_cast<std::size_t>(part * static_cast<double>(count))); };
        return {overviewSpot, inside((at.y() - overview.top()) / overview.height(), rows()), inside((at.x() - overview.left()) / overview.width(), columns())};
    }
    if (m_position.rowsLeft > 0) {
        const QRectF bar = barPlace();
        const double reach = std::min<double>(px(5), std::max(2.0, m_cellHeight * 0.2));
        if (std::abs(at.y() - bar.bottom()) <= reach && at.x() >= bar.left() && at.x() <= bar.right() - reach)
            return {bottomSpot, 0, 0};
        if (std::abs(at.x() - bar.right()) <= reach && at.y() >= bar.top() && at.y() <= bar.bottom())
            return {rightSpot, 0, 0};
    }
    if (at.x() < m_left || at.y() < m_top)
        return {};
    const auto column = static_cast<std::size_t>((at.x() - m_left) / m_cellWidth);
    const auto row = static_cast<std::size_t>((at.y() - m_top) / m_cellHeight);
    if (row >= rows() || column >= columns())
        return {};
    return {cellSpot, row, column};
}

void ChocolateGrid::setZoom(double side)
{
    m_zoom = side <= 0 ? 0 : std::clamp(side, smallestCell, static_cast<double>(px(80)));
    retranslate(); // lays out anew
    lookAt(cellPlace(m_row, m_column));
}

void ChocolateGrid::zoomIn()
{
    setZoom(std::min(m_cellWidth, m_cellHeight) * zoomStep);
}

void ChocolateGrid::zoomOut()
{
    setZoom(std::min(m_cellWidth, m_cellHeight) / zoomStep);
}

bool ChocolateGrid::pan(QEvent &event)
{
    auto *area = qobject_cast<QAbstractScrollArea *>(focusProxy());
    if (area == nullptr)
        return false;
    const auto *mouse = static_cast<QMouseEvent *>(&event);
    const QPoint scrolled(area->horizontalScrollBar()->value(), area->verticalScrollBar()->value());
    switch (event.type()) {
    case QEvent::MouseButtonPress: {
        const bool isOverflowing = area->horizontalScrollBar()->maximum() > 0 || area->verticalScrollBar()->maximum() > 0;
        const Spot spot = spotAt(mouse->pos() + scrolled);
        if (mouse->button() != Qt::LeftButton || !isOverflowing || spot.kind != cellSpot)
            return false;
        m_pan = {true, false, mouse->pos(), scrolled, spot};
        return true;
    }
    case QEvent::MouseMove:
        if (!m_pan.isActive)
            return false;
        m_pan.hasMoved = m_pan.hasMoved || (mouse->pos() - m_pan.start).manhattanLength() >= QApplication::startDragDistance();
        if (m_pan.hasMoved) {
            canvas()->setCursor(Qt::ClosedHandCursor);
            area->horizontalScrollBar()->setValue(m_pan.scrolled.x() + m_pan.start.x() - mouse->pos().x());
            area->verticalScrollBar()->setValue(m_pan.scrolled.y() + m_pan.start.y() - mouse->pos().y());
        }
        return true;
    case QEvent::MouseButtonRelease:
        if (!m_pan.isActive)
            return false;
        m_pan.isActive = false;
        canvas()->setCursor(Qt::PointingHandCursor);
        if (!m_pan.hasMoved)
            press(m_pan.spot, mouse->modifiers());
        return true;
    default: return false;
    }
}

bool ChocolateGrid::zoomBy(int direction)
{
    // The cell under the pointer stays in sight.
    if (hovered().kind == cellSpot) {
        m_row = hovered().index;
        m_column = static_cast<std::size_t>(hovered().part);
    }
    direction > 0 ? zoomIn() : zoomOut();
    return true;
}

bool ChocolateGrid::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == canvas() && (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseMove || event->type() == QEvent::MouseButtonRelease) && pan(*event))
        return true;
    if (watched == canvas() && (event->type() == QEvent::MouseMove || event->type() == QEvent::Leave) && m_layer == Layer::Why) {
        const bool result = CanvasBoard::eventFilter(watched, event);
        QMetaObject::invokeMethod(this, [this] { // after the canvas has seen where the pointer is
            const auto [row, column] = lookedCell();
            emit lookedAt(m_layer == Layer::Why ? why(row, column) : Phrase{});
        }, Qt::QueuedConnection);
        return result;
    }
    return CanvasBoard::eventFilter(watched, event);
}

// Moves and edits.

bool ChocolateGrid::isTarget(std::size_t row, std::size_t column) const
{
    return isLeft(row, column) && (row + 1 == m_position.rowsLeft) != (column + 1 == m_position.columnsLeft);
}

void ChocolateGrid::setCurrent(std::size_t row, std::size_t column)
{
    m_row = std::min(row, rows() - 1);
    m_column = std::min(column, columns() - 1);
    lookAt(cellPlace(m_row, m_column));
    choiceChanged();
    if (m_layer == Layer::Why)
        emit lookedAt(why(m_row, m_column));
}

void ChocolateGrid::cutTo(std::size_t row, std::size_t column)
{
    emit moveChosen(Chocolate::format(Chocolate::play(m_position, {row + 1, column + 1})));
}

void ChocolateGrid::press(const Spot &spot, Qt::KeyboardModifiers modifiers)
{
    if (spot.kind == overviewSpot) {
        QRectF view(QPointF(), QSizeF(m_visible.width() - 2, m_visible.height() - 2));
        view.moveCenter(cellPlace(spot.index, static_cast<std::size_t>(spot.part)).center());
        lookAt(view);
        return;
    }
    if (spot.kind != cellSpot)
        return;
    const auto column = static_cast<std::size_t>(spot.part);
    setCurrent(spot.index, column);
    const bool edits = m_layer == Layer::Values || (modifiers & Qt::ShiftModifier) != 0;
    if (edits)
        editCell();
    else if (m_layer != Layer::Why && isTarget(spot.index, column))
        cutTo(spot.index, column);
    else if (m_layer != Layer::Why && m_position.rowsLeft > 0)
        explain(cellPlace(spot.index, column), why(spot.index, column));
}

bool ChocolateGrid::canDrag(const Spot &spot) const
{
    return spot.kind == bottomSpot || spot.kind == rightSpot;
}

Chocolate::Move ChocolateGrid::cutAt(const Spot &edge, QPoint at) const
{
    Chocolate::Move move{m_position.rowsLeft, m_position.columnsLeft};
    if (edge.kind == bottomSpot)
        move.rows = std::min(m_position.rowsLeft, static_cast<std::size_t>(std::max(0.0, std::round((at.y() - m_top) / m_cellHeight))));
    else
        move.columns = std::min(m_position.columnsLeft, static_cast<std::size_t>(std::max(0.0, std::round((at.x() - m_left) / m_cellWidth))));
    if (move.rows == 0 || move.columns == 0)
        move = {0, 0};
    return move;
}

void ChocolateGrid::drop(const Spot &from, QPoint at)
{
    const Chocolate::Move move = cutAt(from, at);
    if (move == Chocolate::Move{m_position.rowsLeft, m_position.columnsLeft})
        return;
    if (Chocolate::moves(m_position, 1).empty()) {
        explain(barPlace(), {"page", QT_TRANSLATE_NOOP("page", "The game is over: what is left is at most s")});
        return;
    }
    emit moveChosen(Chocolate::format(Chocolate::play(m_position, move)));
}

void ChocolateGrid::putBack()
{
    if (isLeft(rows() - 1, columns() - 1))
        return;
    Chocolate::Position whole = m_position;
    whole.rowsLeft = rows();
    whole.columnsLeft = columns();
    emit positionEdited(Chocolate::format(whole));
}

void ChocolateGrid::editCell()
{
    startEdit(QString::number(m_position.bar.cells[m_row * columns() + m_column]));
}

void ChocolateGrid::startEdit(const QString &text)
{
    edit(cellPlace(m_row, m_column), text, {"page", QT_TRANSLATE_NOOP("page", "The number in this cell")}, [this](const QString &typed) {
        std::uint64_t value = 0;
        auto wrong = readNumber(typed, 1, limits::maxCellValue, value);
        std::uint64_t &cell = m_position.bar.cells[m_row * columns() + m_column];
        if (!wrong && value != cell) {
            Chocolate::Position edited = m_position;
            edited.bar.cells[m_row * columns() + m_column] = value;
            // The threshold stays below the total.
            edited.threshold = std::min(edited.threshold, edited.bar.total() - 1);
            emit positionEdited(Chocolate::format(edited));
        }
        return wrong;
    }, QStringLiteral("cellEdit"));
}

bool ChocolateGrid::wantsKey(const QKeyEvent &event) const
{
    switch (event.key()) {
    case Qt::Key_Up: case Qt::Key_Down: case Qt::Key_Left: case Qt::Key_Right: case Qt::Key_Home: case Qt::Key_End:
    case Qt::Key_Return: case Qt::Key_Enter: case Qt::Key_F2: case Qt::Key_L: case Qt::Key_F: case Qt::Key_Plus: case Qt::Key_Minus: case Qt::Key_Backspace:
        return true;
    default: return !event.text().isEmpty() && event.text().front().isDigit();
    }
}

void ChocolateGrid::pressKey(const QKeyEvent &event)
{
    switch (event.key()) {
    case Qt::Key_Up: setCurrent(m_row > 0 ? m_row - 1 : 0, m_column); break;
    case Qt::Key_Down: setCurrent(m_row + 1, m_column); break;
    case Qt::Key_Left: setCurrent(m_row, m_column > 0 ? m_column - 1 : 0); break;
    case Qt::Key_Right: setCurrent(m_row, m_column + 1); break;
    case Qt::Key_Home: setCurrent(m_row, 0); break;
    case Qt::Key_End: setCurrent(m_row, std::max<std::size_t>(1, m_position.columnsLeft) - 1); break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_layer != Layer::Values && isTarget(m_row, m_column) && !Chocolate::moves(m_position, 1).empty())
            cutTo(m_row, m_column);
        else
            editCell();
        break;
    case Qt::Key_F2: editCell(); break;
    case Qt::Key_L: nextLayer(); break;
    case Qt::Key_F: zoomFit(); break;
    case Qt::Key_Plus: zoomIn(); break;
    case Qt::Key_Minus: zoomOut(); break;
    case Qt::Key_Backspace: putBack(); break;
    default: startEdit(event.text().normalized(QString::NormalizationForm_KC)); break;
    }
}

// Words.

Phrase ChocolateGrid::hint() const
{
    if (m_layer == Layer::Values && !m_step)
        return {"page", QT_TRANSLATE_NOOP("page", "Numbers: click a cell to edit it; drag the bottom or right edge to cut")};
    if (m_layer == Layer::Why && !m_step)
        return {"page", QT_TRANSLATE_NOOP("page", "Why: point at a cell; the cells that a cut leads to light up")};
    return {"page", QT_TRANSLATE_NOOP("page", "Cell (i, j) leaves i rows, j columns; click the last ones to cut")};
}

Phrase ChocolateGrid::keysHint() const
{
    return {"page", QT_TRANSLATE_NOOP("page",
        "Arrows: cell · Enter on the last row or column: cut there · a digit or F2: edit · L: layer · + − F: zoom (Ctrl and wheel too) · Backspace: put back what was cut off")};
}

Phrase ChocolateGrid::areaName() const
{
    return {"page", QT_TRANSLATE_NOOP("page", "Board: a chocolate bar of %1 rows and %2 columns"), {std::uint64_t{rows()}, std::uint64_t{columns()}}};
}

Phrase ChocolateGrid::areaDescription() const
{
    return {"page", QT_TRANSLATE_NOOP("page", "Row %1, column %2, the number %3. %4"),
            {std::uint64_t{m_row + 1}, std::uint64_t{m_column + 1}, m_position.bar.cells[m_row * columns() + m_column], why(m_row, m_column)}};
}

Phrase ChocolateGrid::why(std::size_t row, std::size_t column) const
{
    const QString here = cellText(row, column);
    if (!isLeft(row, column))
        return {"page", QT_TRANSLATE_NOOP("page", "%1 has been cut off."), {Math{here}}};
    if (m_hidesAnswers)
        return {"page", QT_TRANSLATE_NOOP("page", "%1: the answer is hidden."), {Math{here}}};
    const std::uint64_t sum = m_study.sums[m_study.at(row, column)];
    switch (m_study.colours[m_study.at(row, column)]) {
    case ChocolateCell::L:
        return {"page", QT_TRANSLATE_NOOP("page", "%1 is L: the sum %2 is at most s = %3. Whoever goes there loses at once."), {Math{here}, sum, m_position.threshold}};
    case ChocolateCell::P:
        return {"page", QT_TRANSLATE_NOOP("page", "%1 is P, sum %2: left of it and above it there is no P, so every cut leads to L or N."), {Math{here}, sum}};
    case ChocolateCell::N: break;
    }
    for (std::size_t left = column; left-- > 0;) {
        if (m_study.colours[m_study.at(row, left)] == ChocolateCell::P)
            return {"page", QT_TRANSLATE_NOOP("page", "%1 is N, sum %2: one can cut columns and go to %3, which is P."), {Math{here}, sum, Math{cellText(row, left)}}};
    }
    for (std::size_t above = row; above-- > 0;) {
        if (m_study.colours[m_study.at(above, column)] == ChocolateCell::P)
            return {"page", QT_TRANSLATE_NOOP("page", "%1 is N, sum %2: one can cut rows and go to %3, which is P."), {Math{here}, sum, Math{cellText(above, column)}}};
    }
    return {};
}

Phrase ChocolateGrid::tipAt(const Spot &spot) const
{
    switch (spot.kind) {
    case cellSpot: return why(spot.index, static_cast<std::size_t>(spot.part));
    case bottomSpot: return {"page", QT_TRANSLATE_NOOP("page", "Drag up to cut off rows")};
    case rightSpot: return {"page", QT_TRANSLATE_NOOP("page", "Drag left to cut off columns")};
    case overviewSpot: return {"page", QT_TRANSLATE_NOOP("page", "The whole bar; a click goes there")};
    default: return {};
    }
}

std::pair<std::size_t, std::size_t> ChocolateGrid::lookedCell() const
{
    if (hovered().kind == cellSpot && hovered().index < rows() && hovered().part < columns())
        return {hovered().index, static_cast<std::size_t>(hovered().part)};
    return {m_row, m_column};
}

// Drawing.

void ChocolateGrid::paint(QPainter &painter, const QRect &visible)
{
    m_visible = visible;
    if (isPicture()) {
        if (m_image.isNull())
            m_image = colouringImage(rows(), columns(), m_states, theme());
        const QRectF grid(m_left, m_top, m_cellWidth * static_cast<double>(columns()), m_cellHeight * static_cast<double>(rows()));
        const QRectF shown = grid.intersected(QRectF(visible).adjusted(-2, -2, 2, 2));
        const QRectF source((shown.left() - m_left) / m_cellWidth, (shown.top() - m_top) / m_cellHeight, shown.width() / m_cellWidth, shown.height() / m_cellHeight);
        painter.setRenderHint(QPainter::SmoothPixmapTransform, std::min(m_cellWidth, m_cellHeight) < 1);
        painter.drawImage(shown, m_image, source);
    } else {
        paintCells(painter, visible);
    }
    paintSpots(painter, visible);
    paintCut(painter);
    paintHeads(painter, visible);
    paintOverview(painter, visible);
}

void ChocolateGrid::paintCells(QPainter &painter, const QRect &visible) const
{
    const auto firstRow = static_cast<std::size_t>(std::max(0.0, (visible.top() - m_top) / m_cellHeight));
    const auto firstColumn = static_cast<std::size_t>(std::max(0.0, (visible.left() - m_left) / m_cellWidth));
    const double inset = std::min(m_cellWidth, m_cellHeight) * 0.03;
    const bool hasNumbers = std::min(m_cellWidth, m_cellHeight) >= smallestNumbered;
    QFont letterFont = screenFont(std::max(1, static_cast<int>(m_cellHeight * (hasNumbers ? 0.42 : 0.62))));
    letterFont.setBold(true);
    const QFont numberFont = screenFont(std::max(1, static_cast<int>(m_cellHeight * 0.26)));
    const QFont valueFont = monospaceFont(std::max(1, static_cast<int>(m_cellHeight * 0.44)));
    for (std::size_t row = firstRow; row < rows() && cellPlace(row, 0).top() <= visible.bottom(); ++row) {
        for (std::size_t column = firstColumn; column < columns() && cellPlace(row, column).left() <= visible.right(); ++column) {
            const State state = m_states[row * columns() + column];
            const QRectF rect = cellPlace(row, column).adjusted(inset, inset, -inset, -inset);
            paintStateCell(painter, rect, state, theme());
            const QColor ink = stateInk(state, theme());
            const bool isGone = state == State::Gone;
            const bool showsSum = !isGone && (m_layer != Layer::Values) && m_study.rows > 0;
            const std::uint64_t number = showsSum ? m_study.sums[m_study.at(row, column)] : m_position.bar.cells[row * columns() + column];
            const auto drawNumber = [&](const QFont &font, const QRectF &where, int flags, const QColor &colour) {
                const QString shown = QString::number(number);
                QFont fitted = font;
                const double width = QFontMetricsF(fitted).horizontalAdvance(shown);
                if (width > where.width())
                    fitted.setPixelSize(std::max(1, static_cast<int>(fitted.pixelSize() * where.width() / width)));
                painter.setFont(fitted);
                painter.setPen(colour);
                painter.drawText(where, flags, shown);
            };
            if (state == State::Value || isGone) {
                drawNumber(valueFont, rect.adjusted(2, 0, -2, 0), Qt::AlignCenter, isGone ? theme().border : ink);
                continue;
            }
            if (hasNumbers)
                drawNumber(numberFont, rect.adjusted(2, 0, -std::max(3.0, rect.width() * 0.09), -std::max(1.0, rect.height() * 0.06)), Qt::AlignRight | Qt::AlignBottom, ink);
            if (state == State::Unknown)
                continue;
            painter.setFont(letterFont);
            painter.setPen(ink);
            painter.drawText(hasNumbers ? rect.adjusted(0, 0, 0, -rect.height() * 0.2) : rect, Qt::AlignCenter,
                             state == State::L ? QStringLiteral("L") : state == State::P ? QStringLiteral("P") : QStringLiteral("N"));
        }
    }
}

void ChocolateGrid::paintHeads(QPainter &painter, const QRect &visible) const
{
    // They stay in sight however far the bar is scrolled.
    painter.fillRect(QRect(visible.left(), visible.top(), visible.width(), m_top - 1), theme().card);
    painter.fillRect(QRect(visible.left(), visible.top(), m_left - 1, visible.height()), theme().card);
    painter.setFont(m_headFont);
    painter.setPen(theme().mutedText);
    if (m_step && !m_step->notes.empty() && !isPicture())
        painter.drawText(QRectF(m_left + m_cellWidth * static_cast<double>(columns()) + px(8), visible.top(), px(300), m_top - 3), Qt::AlignLeft | Qt::AlignBottom, text(m_step->noteTitle));
    const QFontMetricsF metrics(m_headFont);
    const auto strideOf = [](double side, double needed) {
        std::size_t stride = 1;
        for (const std::size_t step : {1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10'000, 20'000, 50'000, 100'000}) {
            stride = step;
            if (side * static_cast<double>(step) >= needed)
                break;
        }
        return stride;
    };
    const std::size_t across = strideOf(m_cellWidth, metrics.horizontalAdvance(QString::number(columns())) + 6);
    const std::size_t down = strideOf(m_cellHeight, metrics.height());
    const auto first = [](double from, double side, std::size_t stride) {
        const auto index = static_cast<std::size_t>(std::max(0.0, from / side));
        return index / stride * stride;
    };
    for (std::size_t column = first(visible.left() - m_left, m_cellWidth, across); column < columns() && cellPlace(0, column).left() <= visible.right(); column += across) {
        // Numbers that stand apart are 1, 5, 10, …
        const std::size_t told = across == 1 || column == 0 ? column : column - 1;
        const double x = cellPlace(0, told).center().x();
        if (x >= visible.left() + m_left - 2)
            painter.drawText(QRectF(x - 60, visible.top(), 120, m_top - 3), Qt::AlignHCenter | Qt::AlignBottom, QString::number(told + 1));
    }
    for (std::size_t row = first(visible.top() - m_top, m_cellHeight, down); row < rows() && cellPlace(row, 0).top() <= visible.bottom(); row += down) {
        const std::size_t told = down == 1 || row == 0 ? row : row - 1;
        const double y = cellPlace(told, 0).center().y();
        if (y >= visible.top() + m_top - 2)
            painter.drawText(QRectF(visible.left(), y - 20, m_left - px(6), 40), Qt::AlignRight | Qt::AlignVCenter, QString::number(told + 1));
    }
}

void ChocolateGrid::paintSpots(QPainter &painter, const QRect &visible) const
{
    painter.setBrush(Qt::NoBrush);
    const double line = std::clamp(std::min(m_cellWidth, m_cellHeight) * 0.07, 1.5, static_cast<double>(px(2)) + 0.5);
    const auto outline = [&](std::size_t row, std::size_t column, const QColor &colour, double width) {
        QRectF rect = cellPlace(row, column);
        if (isPicture()) {
            const QPointF centre = rect.center();
            rect.setSize(QSizeF(std::max<double>(rect.width(), px(9)), std::max<double>(rect.height(), px(9))));
            rect.moveCenter(centre);
        }
        const auto stroke = [&](const QColor &ink, double pen, double inset) {
            painter.setPen(QPen(ink, pen));
            painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), 3, 3);
        };
        // A light seam sets it off from a cell of the same colour; in a small cell ring and seam leave the letter its room.
        const bool isSmall = std::min(m_cellWidth, m_cellHeight) < smallestNumbered;
        const double pen = isSmall ? std::min(width, 2.0) : width;
        const double seam = isSmall ? 0.8 : 1.5;
        stroke(theme().card, seam, pen + seam / 2);
        stroke(colour, pen, pen / 2);
    };
    if (m_position.rowsLeft > 0) {
        // The edge of what is left.
        painter.setPen(QPen(theme().text, std::max<double>(2, px(2))));
        painter.drawRect(barPlace());
    }
    if (m_layer == Layer::Why && !m_step && m_study.rows > 0) {
        const auto [row, column] = lookedCell();
        if (isLeft(row, column)) {
            for (std::size_t above = 0; above < row; ++above)
                outline(above, column, theme().accent, line);
            for (std::size_t left = 0; left < column; ++left)
                outline(row, left, theme().accent, line);
            outline(row, column, theme().text, 2 * line);
        }
    } else if (m_layer == Layer::Colours && !m_step && m_study.rows > 0 && !m_hidesAnswers) {
        // Where a cut wins.
        const std::size_t lastRow = m_study.rows - 1;
        const std::size_t lastColumn = m_study.columns - 1;
        for (std::size_t row = 0; row < lastRow; ++row) {
            if (m_study.colours[m_study.at(row, lastColumn)] == ChocolateCell::P)
                outline(row, lastColumn, theme().accent, 1.5 * line);
        }
        for (std::size_t column = 0; column < lastColumn; ++column) {
            if (m_study.colours[m_study.at(lastRow, column)] == ChocolateCell::P)
                outline(lastRow, column, theme().accent, 1.5 * line);
        }
    }
    if (m_step) {
        for (const ColouringFigure::Spot &spot : m_step->spots)
            outline(spot.row, spot.column, spot.mark == Mark::None ? theme().text : theme().accent, spot.mark == Mark::None ? 2 * line : 1.5 * line);
        if (!isPicture()) {
            const QFont noteFont = screenFont(px(14));
            const double left = m_left + m_cellWidth * static_cast<double>(columns()) + px(12);
            for (const ColouringFigure::Note &note : m_step->notes) {
                const QRectF row = cellPlace(note.row, 0);
                QFont font = noteFont;
                font.setPixelSize(std::max(1, std::min(font.pixelSize(), static_cast<int>(m_cellHeight * 0.8))));
                font.setBold(note.mark == Mark::Chosen);
                painter.setFont(font);
                const QString words = text(note.text);
                const QRectF place(left, row.top(), QFontMetricsF(font).horizontalAdvance(words) + px(4), row.height());
                painter.setPen(theme().text);
                painter.drawText(place, Qt::AlignVCenter | Qt::AlignLeft, words);
                if (note.mark == Mark::Chosen) {
                    painter.setPen(QPen(theme().accent, px(2)));
                    painter.drawRoundedRect(place.adjusted(-px(4), 1, px(2), -1), px(4), px(4));
                }
            }
        }
    }
    if (hasKeys() && visible.intersects(cellPlace(m_row, m_column).toAlignedRect()))
        outline(m_row, m_column, theme().accent, std::max<double>(2, line));
}

void ChocolateGrid::paintCut(QPainter &painter) const
{
    const bool isEdge = hovered().kind == bottomSpot || hovered().kind == rightSpot;
    if (isDragging() && canDrag(dragged())) {
        const Chocolate::Move move = cutAt(dragged(), dragPoint());
        const QRectF bar = barPlace();
        const QRectF left(bar.left(), bar.top(), m_cellWidth * static_cast<double>(move.columns), m_cellHeight * static_cast<double>(move.rows));
        QPainterPath gone;
        gone.addRect(bar);
        QPainterPath kept;
        kept.addRect(left);
        QColor veil = theme().card;
        veil.setAlphaF(0.75F);
        painter.fillPath(gone.subtracted(kept), veil);
        painter.setPen(QPen(theme().accent, px(3)));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(left);
        const std::uint64_t sum = move.rows == 0 ? 0 : m_study.sums[m_study.at(move.rows - 1, move.columns - 1)];
        const QString words = text({"page", QT_TRANSLATE_NOOP("page", "leaves %1"), {sum}});
        QFont font = screenFont(px(13));
        font.setBold(true);
        painter.setFont(font);
        QRectF pill(0, 0, QFontMetricsF(font).horizontalAdvance(words) + px(18), px(24));
        pill.moveCenter(QPointF(dragPoint()) + QPointF(px(50), -px(18)));
        pill.moveRight(std::min(pill.right(), static_cast<double>(m_visible.right())));
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme().accent);
        painter.drawRoundedRect(pill, px(12), px(12));
        painter.setPen(theme().accentText);
        painter.drawText(pill, Qt::AlignCenter, words);
    } else if (isEdge) {
        const QRectF bar = barPlace();
        painter.setPen(QPen(theme().accent, px(4)));
        if (hovered().kind == bottomSpot)
            painter.drawLine(bar.bottomLeft(), bar.bottomRight());
        else
            painter.drawLine(bar.topRight(), bar.bottomRight());
    }
}

void ChocolateGrid::paintOverview(QPainter &painter, const QRect &visible) const
{
    const QRectF place = overviewPlace(visible);
    if (place.isEmpty())
        return;
    const QImage image = m_image.isNull() ? colouringImage(rows(), columns(), m_states, theme()) : m_image;
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.fillRect(place.adjusted(-3, -3, 3, 3), theme().card);
    painter.drawImage(place, image);
    painter.setPen(QPen(theme().text, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(place.adjusted(-2, -2, 2, 2));
    const double across = place.width() / (m_cellWidth * static_cast<double>(columns()));
    const double down = place.height() / (m_cellHeight * static_cast<double>(rows()));
    const QRectF view(place.left() + (visible.left() - m_left) * across, place.top() + (visible.top() - m_top) * down, visible.width() * across, visible.height() * down);
    painter.setPen(QPen(theme().accent, px(2)));
    painter.drawRect(view.intersected(place));
}

} // namespace mexplain
