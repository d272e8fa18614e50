#pragma once

#include "solver/games/split_nim.h"
#include "ui/boards/pile_board.h"

namespace mexplain {

/// Heaps of stones. Beside taking, a heap can be split in three: Shift and a click on a stone cuts the heap before it, and the
/// second cut makes the move; S opens a line edit for the three parts.
class SplitBoard : public PileBoard {
    Q_OBJECT
public:
    explicit SplitBoard(const UiContext &context, QWidget *parent = nullptr);

    void setPosition(const std::string &positionText) override;

public slots:
    /// Opens a line edit for the parts of the current heap, `1 + 2 + 4`.
    void editSplit();

protected:
    std::string written(const std::vector<std::uint64_t> &piles) const override;
    std::string afterTake(std::size_t pile, std::uint64_t count) const override;
    std::size_t maxPileCount() const override;
    std::uint64_t maxPileSize() const override;
    void paintItem(QPainter &painter, const QRectF &item, bool isGone) const override;
    Phrase pileName(std::size_t pile) const override;
    Phrase hint() const override;
    Phrase keysHint() const override;
    Phrase areaName() const override;
    void press(const Spot &spot, Qt::KeyboardModifiers modifiers) override;
    void paint(QPainter &painter, const QRect &visible) override;
    bool wantsOtherKey(const QKeyEvent &event) const override;
    void pressOtherKey(const QKeyEvent &event) override;

private:
    void cut(std::size_t pile, std::uint64_t before);
    void split(std::size_t pile, std::array<std::uint64_t, 3> parts);
    std::optional<Phrase> readSplit(const QString &typed);

    std::size_t m_cutPile = 0;
    std::uint64_t m_cut = 0; ///< stones left of the first cut; 0 for none
};

} // namespace mexplain
