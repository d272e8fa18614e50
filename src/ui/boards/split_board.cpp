#include "ui/boards/split_board.h"

#include "explain/error_phrase.h"
#include "solver/limits.h"
#include "solver/reader.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace mexplain {

SplitBoard::SplitBoard(const UiContext &context, QWidget *parent) : PileBoard(context, QStringLiteral("splitBoard"), parent) {}

void SplitBoard::setPosition(const std::string &positionText)
{
    if (auto parsed = SplitNim::parse(positionText)) {
        m_cut = 0;
        showPiles(std::move(parsed->heaps));
    }
}

std::string SplitBoard::written(const std::vector<std::uint64_t> &piles) const
{
    return SplitNim::format({piles});
}

std::string SplitBoard::afterTake(std::size_t pile, std::uint64_t count) const
{
    return SplitNim::format(SplitNim::play({piles()}, {pile, count, {}}));
}

std::size_t SplitBoard::maxPileCount() const
{
    return limits::maxPiles;
}

std::uint64_t SplitBoard::maxPileSize() const
{
    return limits::maxSplitHeap;
}

void SplitBoard::paintItem(QPainter &painter, const QRectF &item, bool isGone) const
{
    paintStoneItem(painter, item, theme(), isGone);
}

Phrase SplitBoard::pileName(std::size_t pile) const
{
    return {"page", QT_TRANSLATE_NOOP("page", "Heap %1"), {static_cast<std::uint64_t>(pile + 1)}};
}

Phrase SplitBoard::hint() const
{
    return {"page", QT_TRANSLATE_NOOP("page", "Position: click a stone to take from there; Shift: cut in three")};
}

Phrase SplitBoard::keysHint() const
{
    return {"page", QT_TRANSLATE_NOOP("page",
        "Up and Down: heap · Left and Right: how many · Enter or Space: take · S: split in three · a digit or F2: size · Insert or +: add a heap · Delete: remove it")};
}

Phrase SplitBoard::areaName() const
{
    return {"page", QT_TRANSLATE_NOOP("page", "Board: heaps of stones")};
}

void SplitBoard::press(const Spot &spot, Qt::KeyboardModifiers modifiers)
{
    if (spot.kind != itemSpot || (modifiers & Qt::ShiftModifier) == 0) {
        m_cut = 0;
        PileBoard::press(spot, modifiers);
        return;
    }
    setCurrentPile(spot.index);
    cut(spot.index, spot.part);
}

void SplitBoard::cut(std::size_t pile, std::uint64_t before)
{
    const std::uint64_t size = piles()[pile];
    if (size < 3) {
        explain(numberPlace(pile), {"page", QT_TRANSLATE_NOOP("page", "A heap of 1 or 2 cannot be split in three")});
        return;
    }
    if (before == 0) {
        explain(itemPlace(pile, 0), {"page", QT_TRANSLATE_NOOP("page", "No part may be empty: cut between two stones")});
        return;
    }
    if (m_cut == 0 || m_cutPile != pile) {
        m_cutPile = pile;
        m_cut = before;
    } else if (before == m_cut) {
        m_cut = 0;
    } else {
        const std::uint64_t first = std::min(m_cut, before);
        const std::uint64_t second = std::max(m_cut, before);
        split(pile, {first, second - first, size - second});
    }
    choiceChanged();
}

void SplitBoard::split(std::size_t pile, std::array<std::uint64_t, 3> parts)
{
    m_cut = 0;
    if (piles().size() + 2 > maxPileCount())
        return;
    std::sort(parts.begin(), parts.end()); // as the moves of the game are written
    emit moveChosen(SplitNim::format(SplitNim::play({piles()}, {pile, 0, parts})));
}

void SplitBoard::paint(QPainter &painter, const QRect &visible)
{
    PileBoard::paint(painter, visible);
    if (m_cut == 0 || m_cutPile >= piles().size())
        return;
    const QRectF row = rowPlace(m_cutPile);
    const double x = itemPlace(m_cutPile, m_cut).left(); // between two stones
    painter.setPen(QPen(theme().accent, px(3)));
    painter.drawLine(QPointF(x, row.top() + px(1)), QPointF(x, row.bottom() - px(1)));
}

bool SplitBoard::wantsOtherKey(const QKeyEvent &event) const
{
    return event.key() == Qt::Key_S;
}

void SplitBoard::pressOtherKey(const QKeyEvent &)
{
    editSplit();
}

void SplitBoard::editSplit()
{
    const std::uint64_t size = piles()[currentPile()];
    if (size < 3) {
        explain(numberPlace(currentPile()), {"page", QT_TRANSLATE_NOOP("page", "A heap of 1 or 2 cannot be split in three")});
        return;
    }
    const std::uint64_t second = size > 3 ? 2 : 1;
    QRectF place = numberPlace(currentPile());
    place.setWidth(std::max<double>(place.width(), px(150)));
    edit(place, QStringLiteral("1 + %1 + %2").arg(second).arg(size - 1 - second), {"page", QT_TRANSLATE_NOOP("page", "Three parts, such as 1 + 2 + 4")},
         [this](const QString &typed) { return readSplit(typed); }, QStringLiteral("splitEdit"));
}

std::optional<Phrase> SplitBoard::readSplit(const QString &typed)
{
    QString plain = typed.normalized(QString::NormalizationForm_KC);
    plain.replace(u'+', u' ');
    const std::string text = plain.toStdString();
    const std::uint64_t size = piles()[currentPile()];
    Reader reader(text);
    std::array<std::uint64_t, 3> parts{};
    std::uint64_t sum = 0;
    for (std::uint64_t &part : parts) {
        const auto read = reader.number(Quantity::HeapSize, 1, size);
        if (!read)
            return errorPhrase(read.error());
        part = *read;
        sum += part;
    }
    if (!reader.atEnd())
        return Phrase{"page", QT_TRANSLATE_NOOP("page", "Three parts, not more")};
    if (sum != size)
        return Phrase{"page", QT_TRANSLATE_NOOP("page", "The parts add up to %1, not to %2"), {sum, size}};
    split(currentPile(), parts);
    return std::nullopt;
}

} // namespace mexplain
