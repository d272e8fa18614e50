#pragma once

#include "solver/games/capped_nim.h"
#include "ui/boards/pile_board.h"

namespace mexplain {

/// Piles of cakes, cut at the multiples of the modulus; no click takes more than the cap.
class CappedBoard : public PileBoard {
    Q_OBJECT
public:
    explicit CappedBoard(const UiContext &context, QWidget *parent = nullptr);

    void setPosition(const std::string &positionText) override;

    std::uint64_t cap() const { return m_cap; }
    std::uint64_t largestPile() const;

public slots:
    /// As an edit of the position. `cap` is 1…limits::maxNumber.
    void setCap(quint64 cap);
    /// Caps set in between are one undo step.
    void beginDrag();
    void endDrag() { m_isDraggingCap = false; }

protected:
    std::string written(const std::vector<std::uint64_t> &piles) const override;
    std::string afterTake(std::size_t pile, std::uint64_t count) const override;
    std::uint64_t mostToTake(std::size_t pile) const override;
    std::size_t maxPileCount() const override;
    std::uint64_t maxPileSize() const override;
    std::uint64_t groupSize() const override;
    void paintItem(QPainter &painter, const QRectF &item, bool isGone) const override;
    Phrase hint() const override;
    Phrase keysHint() const override;
    Phrase areaName() const override;
    Phrase tooMany(std::size_t pile) const override;
    Phrase tipAt(const Spot &spot) const override;
    bool wantsOtherKey(const QKeyEvent &event) const override;
    void pressOtherKey(const QKeyEvent &event) override;

private:
    std::uint64_t m_cap = 1;
    bool m_isDraggingCap = false;
    int m_drag = 0;
};

} // namespace mexplain
