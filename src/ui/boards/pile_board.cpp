#include "ui/boards/pile_board.h"

#include "render/figures/staircase.h"
#include "render/fonts.h"
#include "solver/limits.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace mexplain {

PileBoard::PileBoard(const UiContext &context, const QString &name, QWidget *parent) : CanvasBoard(context, name, parent) {}

void PileBoard::applyTheme()
{
    m_labelFont = screenFont(px(14));
    m_numberFont = monospaceFont(px(15));
    CanvasBoard::applyTheme();
}

void PileBoard::showPiles(std::vector<std::uint64_t> piles)
{
    m_piles = std::move(piles);
    m_current = std::min(m_current, m_piles.size() - 1);
    m_take = 0;
    positionShown();
}

Phrase PileBoard::pileName(std::size_t pile) const
{
    return {"page", QT_TRANSLATE_NOOP("page", "Pile %1"), {static_cast<std::uint64_t>(pile + 1)}};
}

int PileBoard::leastWidth() const
{
    return m_itemLeft + px(120);
}

int PileBoard::contentHeight(int, Room room) const
{
    const auto count = static_cast<int>(m_piles.size());
    switch (room) {
    case Room::Comfortable: return count * tallRow();
    case Room::Compact: return count * shortRow();
    // Three piles, the usual position, are seen whole in the smallest window too.
    case Room::Least: return std::min(count, 3) * px(22);
    }
    return 0;
}

QSize PileBoard::layOut(QSize canvas)
{
    const std::uint64_t largest = *std::max_element(m_piles.begin(), m_piles.end());
    m_width = canvas.width();
    m_labelWidth = QFontMetrics(m_labelFont).horizontalAdvance(text(pileName(m_piles.size() - 1))) + px(12);
    m_numberWidth = QFontMetrics(m_numberFont).horizontalAdvance(QString::number(std::max<std::uint64_t>(largest, 10))) + px(8);
    m_numberLeft = px(8) + m_labelWidth;
    m_itemLeft = m_numberLeft + m_numberWidth + px(10);
    const auto count = static_cast<int>(m_piles.size());
    m_rowHeight = std::clamp(canvas.height() / std::max(1, count), shortRow(), tallRow());
    return {std::min(canvas.width(), leastWidth()), count * m_rowHeight};
}

QRectF PileBoard::rowPlace(std::size_t pile) const
{
    return QRectF(0, static_cast<double>(pile) * m_rowHeight, m_width, m_rowHeight);
}

QRectF PileBoard::numberPlace(std::size_t pile) const
{
    return QRectF(m_numberLeft, rowPlace(pile).top(), m_numberWidth, m_rowHeight);
}

double PileBoard::itemRoom() const
{
    const int room = m_width - m_itemLeft;
    return std::max(1, room - std::min(px(90), room / 4));
}

double PileBoard::pitch(std::uint64_t count) const
{
    const double widest = px(18);
    return std::clamp(itemRoom() / static_cast<double>(std::max<std::uint64_t>(count, 1)), 0.4 * widest, widest);
}

std::uint64_t PileBoard::drawn(std::uint64_t count) const
{
    return std::min(count, static_cast<std::uint64_t>(std::max(1.0, itemRoom() / pitch(count) + 1e-6)));
}

QRectF PileBoard::itemPlace(std::size_t pile, std::uint64_t item) const
{
    const double step = pitch(m_piles[pile]);
    return {m_itemLeft + static_cast<double>(item) * step, rowPlace(pile).top() + 0.06 * m_rowHeight, step / 2, 0.88 * m_rowHeight};
}

void PileBoard::setCurrentPile(std::size_t pile)
{
    pile = std::min(pile, m_piles.size() - 1);
    if (pile != m_current) {
        m_take = 0;
        m_current = pile;
        emit currentPileChanged();
    }
    lookAt(rowPlace(m_current));
    choiceChanged();
}

CanvasBoard::Spot PileBoard::spotAt(QPoint at) const
{
    const auto pile = static_cast<std::size_t>(std::max(0, at.y()) / m_rowHeight);
    if (at.y() < 0 || pile >= m_piles.size())
        return {};
    if (at.x() >= m_numberLeft - px(4) && at.x() < m_itemLeft - px(4))
        return {numberSpot, pile, 0};
    const std::uint64_t count = m_piles[pile];
    const double step = pitch(count);
    const double x = at.x() - m_itemLeft + step / 4;
    const auto item = static_cast<std::uint64_t>(std::max(0.0, x / step));
    if (x < 0 || item >= drawn(count))
        return {rowSpot, pile, 0};
    return {itemSpot, pile, item};
}

void PileBoard::press(const Spot &spot, Qt::KeyboardModifiers)
{
    setCurrentPile(spot.index);
    if (spot.kind == itemSpot)
        take(spot.index, m_piles[spot.index] - spot.part);
    else if (spot.kind == numberSpot)
        editPile();
}

void PileBoard::take(std::size_t pile, std::uint64_t count)
{
    if (count == 0 || count > m_piles[pile])
        return;
    if (count > mostToTake(pile)) {
        explain(numberPlace(pile), tooMany(pile));
        return;
    }
    emit moveChosen(afterTake(pile, count));
}

bool PileBoard::wantsKey(const QKeyEvent &event) const
{
    switch (event.key()) {
    case Qt::Key_Up: case Qt::Key_Down: case Qt::Key_Left: case Qt::Key_Right: case Qt::Key_Insert: case Qt::Key_Plus:
    case Qt::Key_Delete: case Qt::Key_F2: case Qt::Key_Return: case Qt::Key_Enter:
        return true;
    case Qt::Key_Space: return m_take > 0; // otherwise it is the next step
    default: return wantsOtherKey(event) || (!event.text().isEmpty() && event.text().front().isDigit());
    }
}

void PileBoard::pressKey(const QKeyEvent &event)
{
    switch (event.key()) {
    case Qt::Key_Up:
        if (m_current > 0)
            setCurrentPile(m_current - 1);
        break;
    case Qt::Key_Down: setCurrentPile(m_current + 1); break;
    case Qt::Key_Left: m_take = std::min(mostToTake(m_current), m_take + 1); break;
    case Qt::Key_Right: m_take = m_take > 0 ? m_take - 1 : 0; break;
    case Qt::Key_Insert:
    case Qt::Key_Plus: addPile(); break;
    case Qt::Key_Delete: removePile(); break;
    case Qt::Key_F2: editPile(); break;
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_take > 0)
            take(m_current, m_take);
        else
            editPile();
        break;
    default:
        if (wantsOtherKey(event))
            pressOtherKey(event);
        else
            startEdit(event.text().normalized(QString::NormalizationForm_KC));
        break;
    }
}

void PileBoard::addPile()
{
    if (!canAddPile())
        return;
    std::vector<std::uint64_t> edited = m_piles;
    edited.push_back(1);
    emit positionEdited(written(edited));
    setCurrentPile(m_piles.size() - 1);
}

void PileBoard::removePile()
{
    if (m_piles.size() <= 1)
        return;
    std::vector<std::uint64_t> edited = m_piles;
    edited.erase(edited.begin() + static_cast<std::ptrdiff_t>(m_current));
    emit positionEdited(written(edited));
}

void PileBoard::editPile()
{
    startEdit(QString::number(m_piles[m_current]));
}

void PileBoard::startEdit(const QString &text)
{
    edit(numberPlace(m_current), text, {"page", QT_TRANSLATE_NOOP("page", "Size of the pile")}, [this](const QString &typed) {
        std::uint64_t size = 0;
        auto wrong = readNumber(typed, 0, maxPileSize(), size);
        if (!wrong)
            setPileSize(m_current, size);
        return wrong;
    }, QStringLiteral("pileSizeEdit"));
}

void PileBoard::setPileSize(std::size_t pile, std::uint64_t size)
{
    if (m_piles[pile] == size)
        return;
    std::vector<std::uint64_t> edited = m_piles;
    edited[pile] = size;
    emit positionEdited(written(edited));
}

Phrase PileBoard::keysHint() const
{
    return {"page", QT_TRANSLATE_NOOP("page",
        "Up and Down: pile · Left and Right: how many · Enter or Space: take · a digit or F2: size · Insert or +: add a pile · Delete: remove it")};
}

Phrase PileBoard::areaDescription() const
{
    // What a screen reader says must end: the first piles stand for all.
    constexpr std::size_t toldPiles = 20;
    QStringList sizes;
    for (std::size_t i = 0; i < std::min(toldPiles, m_piles.size()); ++i)
        sizes.append(QString::number(m_piles[i]));
    if (m_piles.size() > toldPiles)
        sizes.append(QStringLiteral("…"));
    return {"page", QT_TRANSLATE_NOOP("page", "Piles: %1. Pile %2 of %3 is chosen and has %4; to take: %5"),
            {sizes.join(u' '), std::uint64_t{m_current + 1}, std::uint64_t{m_piles.size()}, m_piles[m_current], m_take}};
}

void PileBoard::paint(QPainter &painter, const QRect &visible)
{
    for (std::size_t pile = static_cast<std::size_t>(std::max(0, visible.top()) / m_rowHeight); pile < m_piles.size(); ++pile) {
        if (rowPlace(pile).top() > visible.bottom())
            break;
        paintRow(painter, pile);
    }
}

void PileBoard::paintRow(QPainter &painter, std::size_t pile) const
{
    const QRectF row = rowPlace(pile);
    const std::uint64_t count = m_piles[pile];
    if (hasKeys() && pile == m_current) {
        painter.setPen(QPen(theme().accent, px(2)));
        painter.setBrush(theme().accentSoft);
        painter.drawRoundedRect(row.adjusted(1, 1, -1, -1), px(5), px(5));
    }
    painter.setPen(theme().text);
    painter.setFont(m_labelFont);
    painter.drawText(QRectF(px(8), row.top(), m_labelWidth, row.height()), Qt::AlignVCenter | Qt::AlignLeft, text(pileName(pile)));
    painter.setFont(m_numberFont);
    painter.drawText(numberPlace(pile), Qt::AlignVCenter | Qt::AlignRight, QString::number(count));

    std::uint64_t taken = 0;
    if (hovered().kind == itemSpot && hovered().index == pile)
        taken = count - std::min(count, hovered().part);
    else if (hovered().kind != itemSpot && hasKeys() && pile == m_current)
        taken = m_take;
    if (taken > mostToTake(pile))
        taken = 0;
    const std::uint64_t shown = drawn(count);
    for (std::uint64_t item = 0; item < shown; ++item)
        paintItem(painter, itemPlace(pile, item), item >= count - taken);
    if (const std::uint64_t group = groupSize(); group > 0) {
        const double step = pitch(count);
        painter.setPen(QPen(theme().accent, px(2), Qt::DashLine));
        for (std::uint64_t cut = group; cut <= std::min(shown, count); cut += group) {
            const double x = m_itemLeft + static_cast<double>(cut) * step;
            painter.drawLine(QPointF(x, row.top() + px(2)), QPointF(x, row.bottom() - px(2)));
        }
    }
    double end = m_itemLeft + static_cast<double>(shown) * pitch(count);
    if (shown < count) {
        painter.setPen(theme().text);
        painter.setFont(m_labelFont);
        painter.drawText(QPointF(end, row.center().y() + px(4)), QStringLiteral("…"));
        end += px(18);
    }
    if (taken > 0)
        paintPill(painter, row, end + px(6), taken);
}

void PileBoard::paintPill(QPainter &painter, const QRectF &row, double left, std::uint64_t taken) const
{
    const QString words = text({"page", QT_TRANSLATE_NOOP("page", "take %1"), {taken}});
    const double width = QFontMetricsF(m_labelFont).horizontalAdvance(words) + px(18);
    const double height = std::min<double>(px(24), row.height() - 1);
    left = std::min(left, m_width - width - px(4));
    const QRectF pill(left, row.center().y() - height / 2, width, height);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme().accent);
    painter.drawRoundedRect(pill, height / 2, height / 2);
    painter.setPen(theme().accentText);
    painter.setFont(m_labelFont);
    painter.drawText(pill, Qt::AlignCenter, words);
}

void paintMatchItem(QPainter &painter, const QRectF &match, const Theme &theme, bool isGone)
{
    const double round = match.width() / 3;
    const QRectF head(match.topLeft(), QSizeF(match.width(), match.height() * 0.22));
    painter.setPen(Qt::NoPen);
    painter.setOpacity(isGone ? 0.25 : 1);
    painter.setBrush(theme.matchStick);
    painter.drawRoundedRect(match, round, round);
    painter.setBrush(theme.matchHead);
    painter.drawRoundedRect(head, round, round);
    painter.setOpacity(1);
    if (isGone) {
        painter.setPen(QPen(theme.matchGone, 1, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(match, round, round);
    }
}

void paintStoneItem(QPainter &painter, const QRectF &item, const Theme &theme, bool isGone)
{
    const double diameter = std::min(item.width() * 1.75, item.height());
    paintStone(painter, QPointF(item.left() + item.width(), item.center().y()), diameter, theme, isGone);
}

} // namespace mexplain
