#pragma once

#include "solver/games/nim.h"
#include "ui/boards/board.h"
#include "ui/context.h"

#include <QRect>

class QLabel;

namespace mexplain {

/// Piles of matches. A click on a match takes it and all right of it; a click on the number edits the pile's size.
/// Keys: Up and Down walk the piles, Left and Right choose how many to take, Enter or Space takes, a digit, Enter or F2
/// edits the size, Insert or + adds a pile, Delete removes one. Only what is visible is drawn, so 500 000 piles are fine.
class NimBoard : public Board {
    Q_OBJECT
public:
    explicit NimBoard(const UiContext &context, QWidget *parent = nullptr);
    ~NimBoard() override;

    void setPosition(const std::string &positionText) override;
    void retranslate() override;
    void applyTheme() override;
    int compactHeight() const override;

    std::size_t pileCount() const { return m_position.piles.size(); }
    std::size_t currentPile() const { return m_current; }
    void setCurrentPile(std::size_t pile); ///< clamped; scrolls to it

    /// Where match `match` (from 0) of a pile is drawn, in the coordinates of `canvas()`.
    QRect matchRect(std::size_t pile, std::uint64_t match) const;
    QRect numberRect(std::size_t pile) const;
    QWidget *canvas() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

public slots:
    void addPile();    ///< of one match, at the end
    void removePile(); ///< the current one, never the last one
    void editPile();   ///< opens the line edit on the current pile's number

signals:
    void currentPileChanged();

private:
    class Area;
    void take(std::size_t pile, std::uint64_t count);
    void setPileSize(std::size_t pile, std::uint64_t size);
    void describe();
    /// The height with so many rows of `rowHeight`, the hint above them.
    int heightOf(std::size_t rows, int rowHeight) const;

    const UiContext &m_context;
    Nim::Position m_position{{0}};
    std::size_t m_current = 0;
    QLabel *m_hintLabel;
    Area *m_area;
};

} // namespace mexplain
