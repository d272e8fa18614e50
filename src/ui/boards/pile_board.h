#pragma once

#include "ui/boards/canvas_board.h"

#include <QFont>

#include <vector>

namespace mexplain {

/// Piles in rows. A click on an item takes it and all right of it; a click on the number edits the pile's size.
/// Keys: Up and Down walk the piles, Left and Right choose how many to take, Enter or Space takes, a digit, Enter or F2
/// edits the size, Insert or + adds a pile, Delete removes one. Only what is visible is drawn, so 500 000 piles are fine.
/// A game's board says what a position text means and what its items look like.
class PileBoard : public CanvasBoard {
    Q_OBJECT
public:
    PileBoard(const UiContext &context, const QString &name, QWidget *parent = nullptr);

    void applyTheme() override;

    std::size_t pileCount() const { return m_piles.size(); }
    std::size_t currentPile() const { return m_current; }
    void setCurrentPile(std::size_t pile); ///< clamped; scrolls to it
    bool canAddPile() const { return m_piles.size() < maxPileCount(); }

    /// Where item `item` (from 0) of a pile is drawn, in the coordinates of `canvas()`.
    QRect itemRect(std::size_t pile, std::uint64_t item) const { return onCanvas(itemPlace(pile, item)); }
    QRect numberRect(std::size_t pile) const { return onCanvas(numberPlace(pile)); }

public slots:
    void addPile();    ///< of one item, at the end
    void removePile(); ///< the current one, never the last one
    void editPile();   ///< opens the line edit on the current pile's number

signals:
    void currentPileChanged();

protected:
    // What a game's board says.
    virtual std::string written(const std::vector<std::uint64_t> &piles) const = 0; ///< the position with these piles
    virtual std::string afterTake(std::size_t pile, std::uint64_t count) const = 0;
    virtual std::uint64_t mostToTake(std::size_t pile) const { return m_piles[pile]; }
    virtual std::size_t maxPileCount() const = 0;
    virtual std::uint64_t maxPileSize() const = 0;
    /// A line stands after each so many items of a pile; 0 for none.
    virtual std::uint64_t groupSize() const { return 0; }
    virtual void paintItem(QPainter &painter, const QRectF &item, bool isGone) const = 0;
    virtual Phrase pileName(std::size_t pile) const;
    virtual Phrase tooMany(std::size_t) const { return {}; } ///< why a click cannot take so many
    virtual bool wantsOtherKey(const QKeyEvent &) const { return false; } ///< keys of the game's own
    virtual void pressOtherKey(const QKeyEvent &) {}

    /// From setPosition.
    void showPiles(std::vector<std::uint64_t> piles);
    const std::vector<std::uint64_t> &piles() const { return m_piles; }
    QRectF numberPlace(std::size_t pile) const;
    QRectF itemPlace(std::size_t pile, std::uint64_t item) const;
    QRectF rowPlace(std::size_t pile) const;
    void take(std::size_t pile, std::uint64_t count);

    int contentHeight(int width, Room room) const override;
    int leastWidth() const override;
    QSize layOut(QSize canvas) override;
    void paint(QPainter &painter, const QRect &visible) override;
    Spot spotAt(QPoint at) const override;
    void press(const Spot &spot, Qt::KeyboardModifiers modifiers) override;
    bool wantsKey(const QKeyEvent &event) const override;
    void pressKey(const QKeyEvent &event) override;
    Phrase keysHint() const override;
    Phrase areaDescription() const override;

    static constexpr int itemSpot = 0;
    static constexpr int numberSpot = 1;
    static constexpr int rowSpot = 2;

private:
    int tallRow() const { return px(58); }
    /// Rows shrink to this before the board has to scroll.
    int shortRow() const { return px(19); }
    /// The width that is left for items, beside the pill that says how many are taken.
    double itemRoom() const;
    /// The distance between items: the usual one, or closer where the pile is large.
    double pitch(std::uint64_t count) const;
    /// How many items of a pile are drawn; the rest is "…".
    std::uint64_t drawn(std::uint64_t count) const;
    void startEdit(const QString &text);
    void setPileSize(std::size_t pile, std::uint64_t size);
    void paintRow(QPainter &painter, std::size_t pile) const;
    void paintPill(QPainter &painter, const QRectF &row, double left, std::uint64_t taken) const;

    std::vector<std::uint64_t> m_piles{0};
    std::size_t m_current = 0;
    std::uint64_t m_take = 0; ///< chosen with the keys in the current pile
    QFont m_labelFont;
    QFont m_numberFont;
    int m_width = 0;
    int m_rowHeight = 58;
    int m_labelWidth = 0;
    int m_numberWidth = 0;
    int m_numberLeft = 0;
    int m_itemLeft = 0;
};

/// A match, a stone or a cake in its rectangle; faint and dashed where a move would take it.
void paintMatchItem(QPainter &painter, const QRectF &item, const Theme &theme, bool isGone);
void paintStoneItem(QPainter &painter, const QRectF &item, const Theme &theme, bool isGone);

} // namespace mexplain
