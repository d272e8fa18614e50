#include "ui/boards/staircase_board.h"

#include "render/figures/staircase.h"
#include "render/fonts.h"
#include "solver/limits.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace mexplain {

namespace {

constexpr std::uint64_t stonesPerRow = 3;
constexpr std::uint64_t mostDrawn = 12;
constexpr double stonePitch = 1.1; // as the figure's stones lie

} // namespace

StaircaseBoard::StaircaseBoard(const UiContext &context, QWidget *parent) : CanvasBoard(context, QStringLiteral("staircaseBoard"), parent) {}

void StaircaseBoard::setPosition(const std::string &positionText)
{
    if (auto parsed = StaircaseNim::parse(positionText)) {
        m_stairs = std::move(parsed->stairs);
        m_current = std::min(m_current, m_stairs.size() - 1);
        m_going = 0;
        positionShown();
    }
}

void StaircaseBoard::applyTheme()
{
    m_labelFont = screenFont(px(13));
    m_numberFont = monospaceFont(px(15));
    CanvasBoard::applyTheme();
}

bool StaircaseBoard::canAddStair() const
{
    return m_stairs.size() < limits::maxPiles;
}

void StaircaseBoard::setCurrentStair(std::size_t stair)
{
    stair = std::min(stair, m_stairs.size() - 1);
    if (stair != m_current)
        m_going = 0;
    m_current = stair;
    lookAt(columnPlace(stair + 1));
    choiceChanged();
}

Phrase StaircaseBoard::stairName(std::size_t stair) const
{
    return {"page", QT_TRANSLATE_NOOP("page", "Stair %1"), {static_cast<std::uint64_t>(stair + 1)}};
}

double StaircaseBoard::riseOf(int least, int most, double room) const
{
    // Twenty steps are seen as such; a hundred thousand would reach the sky, so all of them share that height.
    const auto count = static_cast<double>(m_stairs.size());
    const double lowest = std::min<double>(least, 20.0 * least / count);
    return std::clamp(room / count, lowest, std::max<double>(lowest, most));
}

int StaircaseBoard::leastWidth() const
{
    return px(240);
}

int StaircaseBoard::contentHeight(int, Room room) const
{
    const auto count = static_cast<int>(std::min<std::size_t>(m_stairs.size(), 20));
    std::uint64_t most = 0;
    for (const std::uint64_t stones : m_stairs)
        most = std::max(most, std::min(stones, mostDrawn));
    const auto rows = static_cast<int>((most + stonesPerRow - 1) / stonesPerRow);
    switch (room) {
    case Room::Comfortable: return px(58) + rows * px(19) + count * px(18);
    case Room::Compact: return px(52) + rows * px(13) + count * px(5);
    case Room::Least: return px(118);
    }
    return 0;
}

QSize StaircaseBoard::layOut(QSize canvas)
{
    m_height = std::max(canvas.height(), px(96));
    // Two rows of text: a stair's name on its front and the number above its stones.
    const double room = m_height - px(50);
    m_rise = riseOf(px(4), px(26), room * 0.5);
    const double stones = room - m_rise * static_cast<double>(m_stairs.size());
    m_stone = std::clamp(stones / (4 * stonePitch), static_cast<double>(px(7)), static_cast<double>(px(17)));
    const auto columns = static_cast<double>(m_stairs.size() + 1);
    const QFontMetricsF numbers(m_numberFont);
    const QFontMetricsF names(m_labelFont);
    std::uint64_t largest = 0;
    for (const std::uint64_t count : m_stairs)
        largest = std::max(largest, count);
    const double least = std::max({numbers.horizontalAdvance(QString::number(largest)) + px(12),
                                   names.horizontalAdvance(text(stairName(m_stairs.size() - 1))) + px(24), static_cast<double>(px(62))});
    m_columnWidth = std::clamp((canvas.width() - px(2)) / columns, least, std::max<double>(least, px(130)));
    return {static_cast<int>(m_columnWidth * columns) + px(2), m_height};
}

QRectF StaircaseBoard::columnPlace(std::size_t column) const
{
    return {static_cast<double>(column) * m_columnWidth + 1, 0, m_columnWidth, static_cast<double>(m_height)};
}

QRectF StaircaseBoard::blockPlace(std::size_t column) const
{
    QRectF block = columnPlace(column);
    block.setTop(m_height - px(24) - m_rise * static_cast<double>(column));
    block.setBottom(m_height - 1);
    return block;
}

bool StaircaseBoard::isHeap(std::size_t stair) const
{
    return m_stairs[stair] > mostDrawn;
}

std::uint64_t StaircaseBoard::drawnStones(std::size_t stair) const
{
    return std::min(m_stairs[stair], mostDrawn);
}

QRectF StaircaseBoard::stonePlaceOf(std::size_t stair, std::uint64_t stone) const
{
    QRectF room = columnPlace(stair + 1);
    room.setBottom(blockPlace(stair + 1).top() - px(1));
    QRectF place(0, 0, m_stone, m_stone);
    place.moveCenter(mexplain::stonePlace(room, stone, m_stone));
    return place;
}

QRectF StaircaseBoard::numberPlace(std::size_t stair) const
{
    const std::uint64_t stones = drawnStones(stair);
    const double top = stones == 0 ? blockPlace(stair + 1).top() : stonePlaceOf(stair, stones - 1).top();
    QRectF place = columnPlace(stair + 1);
    place.setTop(std::max(0.0, top - px(22)));
    place.setHeight(px(20));
    return place;
}

CanvasBoard::Spot StaircaseBoard::spotAt(QPoint at) const
{
    if (at.x() < m_columnWidth || at.y() < 0)
        return {};
    const auto stair = static_cast<std::size_t>((at.x() - 1) / m_columnWidth) - 1;
    if (stair >= m_stairs.size())
        return {};
    for (std::uint64_t stone = drawnStones(stair); stone-- > 0;) {
        if (stonePlaceOf(stair, stone).adjusted(-1, -1, 1, 1).contains(at))
            return {stoneSpot, stair, stone};
    }
    if (numberPlace(stair).contains(at))
        return {numberSpot, stair, 0};
    return {stairSpot, stair, 0};
}

std::uint64_t StaircaseBoard::stonesFrom(const Spot &spot) const
{
    // In a heap one stone cannot be told from another: grasping it means all, clicking it asks.
    return isHeap(spot.index) ? m_stairs[spot.index] : m_stairs[spot.index] - spot.part;
}

void StaircaseBoard::press(const Spot &spot, Qt::KeyboardModifiers)
{
    setCurrentStair(spot.index);
    if (spot.kind == numberSpot)
        editStair();
    else if (spot.kind == stoneSpot && isHeap(spot.index))
        editMove();
    else if (spot.kind == stoneSpot)
        bringDown(spot.index, stonesFrom(spot));
}

bool StaircaseBoard::canDrag(const Spot &spot) const
{
    return spot.kind == stoneSpot;
}

void StaircaseBoard::drop(const Spot &from, QPoint at)
{
    setCurrentStair(from.index);
    const QRectF below = columnPlace(from.index);
    if (at.x() >= below.left() && at.x() < below.right()) {
        bringDown(from.index, stonesFrom(from));
    } else if (at.x() < below.left() || at.x() >= columnPlace(from.index + 1).right()) {
        // Put back where they were is no mistake; anywhere else is.
        explain(numberPlace(from.index), {"page", QT_TRANSLATE_NOOP("page", "Stones go to the next lower stair only")});
    }
}

void StaircaseBoard::bringDown(std::size_t stair, std::uint64_t count)
{
    if (count == 0 || count > m_stairs[stair])
        return;
    emit moveChosen(StaircaseNim::format(StaircaseNim::play({m_stairs}, {stair, count})));
}

bool StaircaseBoard::wantsKey(const QKeyEvent &event) const
{
    switch (event.key()) {
    case Qt::Key_Up: case Qt::Key_Down: case Qt::Key_Left: case Qt::Key_Right: case Qt::Key_Insert: case Qt::Key_Plus:
    case Qt::Key_Delete: case Qt::Key_F2: case Qt::Key_Return: case Qt::Key_Enter: case Qt::Key_M:
        return true;
    case Qt::Key_Space: return m_going > 0; // otherwise it is the next step
    default: return !event.text().isEmpty() && event.text().front().isDigit();
    }
}

void StaircaseBoard::pressKey(const QKeyEvent &event)
{
    switch (event.key()) {
    case Qt::Key_Left:
        if (m_current > 0)
            setCurrentStair(m_current - 1);
        break;
    case Qt::Key_Right: setCurrentStair(m_current + 1); break;
    case Qt::Key_Up: m_going = std::min(m_stairs[m_current], m_going + 1); break;
    case Qt::Key_Down: m_going = m_going > 0 ? m_going - 1 : 0; break;
    case Qt::Key_Insert:
    case Qt::Key_Plus: addStair(); break;
    case Qt::Key_Delete: removeStair(); break;
    case Qt::Key_F2: editStair(); break;
    case Qt::Key_M: editMove(); break;
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_going > 0)
            bringDown(m_current, m_going);
        else
            editStair();
        break;
    default: startEdit(event.text().normalized(QString::NormalizationForm_KC)); break;
    }
}

void StaircaseBoard::addStair()
{
    if (!canAddStair())
        return;
    std::vector<std::uint64_t> edited = m_stairs;
    edited.push_back(1);
    emit positionEdited(StaircaseNim::format({edited}));
    setCurrentStair(m_stairs.size() - 1);
}

void StaircaseBoard::removeStair()
{
    if (m_stairs.size() <= 1)
        return;
    std::vector<std::uint64_t> edited = m_stairs;
    edited.erase(edited.begin() + static_cast<std::ptrdiff_t>(m_current));
    emit positionEdited(StaircaseNim::format({edited}));
}

void StaircaseBoard::editStair()
{
    startEdit(QString::number(m_stairs[m_current]));
}

void StaircaseBoard::startEdit(const QString &text)
{
    edit(numberPlace(m_current), text, {"page", QT_TRANSLATE_NOOP("page", "Stones on the stair")}, [this](const QString &typed) -> std::optional<Phrase> {
        // All stones together stay within the limit, so that no stair can pass it later.
        std::uint64_t room = limits::maxNumber;
        for (std::size_t i = 0; i < m_stairs.size(); ++i)
            room -= i == m_current ? 0 : m_stairs[i];
        std::uint64_t stones = 0;
        if (auto wrong = readNumber(typed, 0, room, stones))
            return wrong;
        if (stones != m_stairs[m_current]) {
            std::vector<std::uint64_t> edited = m_stairs;
            edited[m_current] = stones;
            emit positionEdited(StaircaseNim::format({edited}));
        }
        return std::nullopt;
    }, QStringLiteral("stonesEdit"));
}

void StaircaseBoard::editMove()
{
    const std::uint64_t most = m_stairs[m_current];
    if (most == 0) {
        explain(numberPlace(m_current), {"page", QT_TRANSLATE_NOOP("page", "No stones lie on this stair")});
        return;
    }
    edit(numberPlace(m_current), QString::number(most), {"page", QT_TRANSLATE_NOOP("page", "How many stones go down")}, [this, most](const QString &typed) {
        std::uint64_t count = 0;
        auto wrong = readNumber(typed, 1, most, count);
        if (!wrong)
            bringDown(m_current, count);
        return wrong;
    }, QStringLiteral("goingEdit"));
}

Phrase StaircaseBoard::hint() const
{
    return {"page", QT_TRANSLATE_NOOP("page", "Position: drag or click stones to bring them one stair down")};
}

Phrase StaircaseBoard::keysHint() const
{
    return {"page", QT_TRANSLATE_NOOP("page",
        "Left and Right: stair · Up and Down: how many stones · Enter or Space: bring them down · M: type how many · a digit or F2: stones of the stair · Insert or +: add a stair · Delete: remove it")};
}

Phrase StaircaseBoard::areaName() const
{
    return {"page", QT_TRANSLATE_NOOP("page", "Board: a staircase with stones")};
}

Phrase StaircaseBoard::areaDescription() const
{
    constexpr std::size_t toldStairs = 20;
    QStringList stones;
    for (std::size_t i = 0; i < std::min(toldStairs, m_stairs.size()); ++i)
        stones.append(QString::number(m_stairs[i]));
    if (m_stairs.size() > toldStairs)
        stones.append(QStringLiteral("…"));
    return {"page", QT_TRANSLATE_NOOP("page", "Stairs from the lowest: %1. Stair %2 of %3 is chosen and has %4; to bring down: %5"),
            {stones.join(u' '), std::uint64_t{m_current + 1}, std::uint64_t{m_stairs.size()}, m_stairs[m_current], m_going}};
}

void StaircaseBoard::paint(QPainter &painter, const QRect &visible)
{
    const auto first = static_cast<std::size_t>(std::max(0.0, (visible.left() - 1) / m_columnWidth));
    // The column that dragged stones would land on.
    const std::size_t target = isDragging() ? dragged().index : SIZE_MAX;
    for (std::size_t column = first; column <= m_stairs.size() && columnPlace(column).left() <= visible.right(); ++column)
        paintStair(painter, column, target);
    paintGoing(painter);
}

void StaircaseBoard::paintStair(QPainter &painter, std::size_t column, std::size_t target) const
{
    const QRectF block = blockPlace(column);
    const bool isGround = column == 0;
    const bool isOdd = column % 2 == 1;
    painter.fillRect(block, isOdd ? theme().oddColumn : theme().cell);
    painter.setPen(QPen(column == target ? theme().accent : theme().mutedText, column == target ? px(3) : 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(block);
    QRectF front = block;
    front.setTop(block.bottom() - px(23));
    painter.setFont(m_labelFont);
    const QColor ink = isOdd ? theme().oddColumnText : theme().mutedText;
    painter.setPen(ink);
    if (isGround) {
        painter.drawText(front, Qt::AlignCenter, text({"page", QT_TRANSLATE_NOOP("page", "ground")}));
        return;
    }
    const std::size_t stair = column - 1;
    QString name = text(stairName(stair));
    if (isOdd)
        name += QStringLiteral(" ▲");
    painter.drawText(front, Qt::AlignCenter, name);
    if (hasKeys() && stair == m_current) {
        painter.setPen(QPen(theme().accent, px(2)));
        painter.drawRoundedRect(columnPlace(column).adjusted(1, 1, -2, -2), px(5), px(5));
    }

    std::uint64_t going = 0;
    if (isDragging() && dragged().index == stair)
        going = stonesFrom(dragged());
    else if (!isDragging() && hovered().kind == stoneSpot && hovered().index == stair)
        going = isHeap(stair) ? 0 : stonesFrom(hovered());
    else if (!isDragging() && hovered().kind != stoneSpot && hasKeys() && stair == m_current)
        going = m_going;
    const std::uint64_t drawn = drawnStones(stair);
    for (std::uint64_t stone = 0; stone < drawn; ++stone) {
        // A heap has no loose stones but on top.
        if (isHeap(stair) && stone + stonesPerRow >= drawn && stone % stonesPerRow != 1)
            continue;
        const bool isGoing = isHeap(stair) ? going == m_stairs[stair] : stone + going >= m_stairs[stair];
        paintStone(painter, stonePlaceOf(stair, stone).center(), m_stone, theme(), isGoing);
    }
    painter.setFont(m_numberFont);
    painter.setPen(theme().text);
    painter.drawText(numberPlace(stair), Qt::AlignCenter, QString::number(m_stairs[stair]));
    if (going == 0 || isDragging())
        return;
    const QString pillText = QStringLiteral("← %1").arg(going);
    const QFontMetricsF metrics(m_labelFont);
    QRectF pill(0, 0, metrics.horizontalAdvance(pillText) + px(14), px(20));
    pill.moveCenter(QPointF(columnPlace(column).left(), numberPlace(stair).center().y()));
    pill.moveLeft(std::max(0.0, pill.left()));
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme().accent);
    painter.drawRoundedRect(pill, px(10), px(10));
    painter.setPen(theme().accentText);
    painter.setFont(m_labelFont);
    painter.drawText(pill, Qt::AlignCenter, pillText);
}

void StaircaseBoard::paintGoing(QPainter &painter) const
{
    if (!isDragging())
        return;
    const std::uint64_t count = stonesFrom(dragged());
    const std::uint64_t drawn = std::min(count, std::uint64_t{6});
    QRectF room(dragPoint().x() - m_columnWidth / 2, 0, m_columnWidth, dragPoint().y() + m_stone / 2);
    for (std::uint64_t stone = 0; stone < drawn; ++stone)
        paintStone(painter, mexplain::stonePlace(room, stone, m_stone), m_stone, theme(), false);
    painter.setFont(m_numberFont);
    painter.setPen(theme().text);
    painter.drawText(QRectF(room.right() - m_columnWidth * 0.2, dragPoint().y() - px(10), px(200), px(20)), Qt::AlignVCenter | Qt::AlignLeft, QStringLiteral("× %1").arg(count));
}

} // namespace mexplain
