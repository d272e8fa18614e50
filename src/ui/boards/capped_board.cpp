#include "ui/boards/capped_board.h"

#include "solver/limits.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace mexplain {

CappedBoard::CappedBoard(const UiContext &context, QWidget *parent) : PileBoard(context, QStringLiteral("cappedBoard"), parent) {}

void CappedBoard::setPosition(const std::string &positionText)
{
    if (auto parsed = CappedNim::parse(positionText)) {
        m_cap = parsed->cap;
        showPiles(std::move(parsed->piles));
    }
}

std::uint64_t CappedBoard::largestPile() const
{
    return *std::max_element(piles().begin(), piles().end());
}

void CappedBoard::setCap(quint64 cap)
{
    if (cap == m_cap || cap < 1 || cap > limits::maxNumber)
        return;
    const std::string edited = CappedNim::format({cap, piles()});
    if (m_isDraggingCap)
        emit positionDragged(edited, m_drag);
    else
        emit positionEdited(edited);
}

void CappedBoard::beginDrag()
{
    m_isDraggingCap = true;
    ++m_drag;
}

std::string CappedBoard::written(const std::vector<std::uint64_t> &edited) const
{
    return CappedNim::format({m_cap, edited});
}

std::string CappedBoard::afterTake(std::size_t pile, std::uint64_t count) const
{
    return CappedNim::format(CappedNim::play({m_cap, piles()}, {pile, count}));
}

std::uint64_t CappedBoard::mostToTake(std::size_t pile) const
{
    return std::min(m_cap, piles()[pile]);
}

std::size_t CappedBoard::maxPileCount() const
{
    return limits::maxPiles;
}

std::uint64_t CappedBoard::maxPileSize() const
{
    return limits::maxNumber;
}

std::uint64_t CappedBoard::groupSize() const
{
    return CappedNim::modulusOf(m_cap);
}

void CappedBoard::paintItem(QPainter &painter, const QRectF &item, bool isGone) const
{
    // A round cake seen from the side: a tall pile's items are narrow.
    const double diameter = std::min(item.width() * 1.75, item.height() * 0.72);
    const QRectF cake(item.left() + item.width() - diameter / 2, item.center().y() - diameter / 2, diameter, diameter);
    QPainterPath path;
    path.addRoundedRect(cake, diameter * 0.38, diameter * 0.38);
    painter.fillPath(path, isGone ? theme().matchGone : theme().matchStick);
    painter.strokePath(path, QPen(isGone ? theme().mutedText : theme().text, diameter * 0.07, isGone ? Qt::DashLine : Qt::SolidLine));
    if (!isGone) {
        painter.setPen(QPen(theme().matchHead, diameter * 0.12, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(cake.center() - QPointF(diameter * 0.2, 0), cake.center() + QPointF(diameter * 0.2, 0));
    }
}

Phrase CappedBoard::hint() const
{
    return {"page", QT_TRANSLATE_NOOP("page", "Position: click a cake to take from there, at most %1; a line each %2"), {m_cap, groupSize()}};
}

Phrase CappedBoard::keysHint() const
{
    return {"page", QT_TRANSLATE_NOOP("page",
        "Up and Down: pile · Left and Right: how many · Enter or Space: take · < and >: cap · a digit or F2: size · Insert or +: add a pile · Delete: remove it")};
}

Phrase CappedBoard::areaName() const
{
    return {"page", QT_TRANSLATE_NOOP("page", "Board: piles of cakes, cap %1"), {m_cap}};
}

Phrase CappedBoard::tooMany(std::size_t) const
{
    return {"page", QT_TRANSLATE_NOOP("page", "The cap allows at most %1"), {m_cap}};
}

Phrase CappedBoard::tipAt(const Spot &spot) const
{
    if (spot.kind == itemSpot && piles()[spot.index] - spot.part > m_cap)
        return tooMany(spot.index);
    return {};
}

bool CappedBoard::wantsOtherKey(const QKeyEvent &event) const
{
    return event.key() == Qt::Key_Less || event.key() == Qt::Key_Greater;
}

void CappedBoard::pressOtherKey(const QKeyEvent &event)
{
    setCap(event.key() == Qt::Key_Less ? m_cap - 1 : m_cap + 1);
}

} // namespace mexplain
