#pragma once

#include "solver/games/nim.h"
#include "ui/boards/pile_board.h"

namespace mexplain {

/// Piles of matches under Nim's rule; under the misère rule they look the same and are written the same.
class NimBoard : public PileBoard {
    Q_OBJECT
public:
    explicit NimBoard(const UiContext &context, const QString &name = QStringLiteral("nimBoard"), QWidget *parent = nullptr);

    void setPosition(const std::string &positionText) override;

    QRect matchRect(std::size_t pile, std::uint64_t match) const { return itemRect(pile, match); }

protected:
    std::string written(const std::vector<std::uint64_t> &piles) const override;
    std::string afterTake(std::size_t pile, std::uint64_t count) const override;
    std::size_t maxPileCount() const override;
    std::uint64_t maxPileSize() const override;
    void paintItem(QPainter &painter, const QRectF &item, bool isGone) const override;
    Phrase hint() const override;
    Phrase areaName() const override;
};

} // namespace mexplain
