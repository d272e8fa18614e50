#include "ui/boards/nim_board.h"

#include "solver/limits.h"

namespace mexplain {

NimBoard::NimBoard(const UiContext &context, const QString &name, QWidget *parent) : PileBoard(context, name, parent) {}

void NimBoard::setPosition(const std::string &positionText)
{
    if (auto parsed = Nim::parse(positionText))
        showPiles(std::move(parsed->piles));
}

std::string NimBoard::written(const std::vector<std::uint64_t> &piles) const
{
    return Nim::format({piles});
}

std::string NimBoard::afterTake(std::size_t pile, std::uint64_t count) const
{
    return Nim::format(Nim::play({piles()}, {pile, count}));
}

std::size_t NimBoard::maxPileCount() const
{
    return limits::maxNimPiles;
}

std::uint64_t NimBoard::maxPileSize() const
{
    return limits::maxNumber;
}

void NimBoard::paintItem(QPainter &painter, const QRectF &item, bool isGone) const
{
    paintMatchItem(painter, item, theme(), isGone);
}

Phrase NimBoard::hint() const
{
    return {"page", QT_TRANSLATE_NOOP("page", "Position: click a match to take it and all right of it")};
}

Phrase NimBoard::areaName() const
{
    return {"page", QT_TRANSLATE_NOOP("page", "Board: piles of matches")};
}

} // namespace mexplain
