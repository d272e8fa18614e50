#pragma once

#include "explain/figure.h"
#include "explain/narration.h"

#include <functional>

namespace mexplain {

/// Tells the XOR of some numbers as one adds it on paper: the table, its columns, the column that decides. Whatever game the
/// numbers come from; the game says what a number is called.
class XorStory {
public:
    /// Figures show at most so many numbers; of more, those that matter and some around them.
    static constexpr std::size_t mostShown = 12;

    /// `label(i)` names number i. Of many numbers the first ones, the last and some of `important` are shown.
    XorStory(std::vector<std::uint64_t> values, std::function<Phrase(std::size_t)> label, std::span<const std::size_t> important = {});

    const std::vector<std::uint64_t> &values() const { return m_values; }
    const XorColumns &columns() const { return m_columns; }
    Nimber sum() const { return m_columns.sum; }
    const std::vector<std::size_t> &shown() const { return m_shown; }
    /// The same numbers are shown as in `other`, so that one sees what has changed.
    void showAs(const XorStory &other) { m_shown = other.m_shown; }

    /// Calls `onShown(index)` for each number that figures show and `onGap(count)` for each run that they leave out.
    template <class Shown, class Gap>
    void forShown(Shown onShown, Gap onGap) const
    {
        std::size_t next = 0;
        for (const std::size_t index : m_shown) {
            if (index > next)
                onGap(std::uint64_t{index - next});
            onShown(index);
            next = index + 1;
        }
        if (m_values.size() > next)
            onGap(std::uint64_t{m_values.size() - next});
    }

    enum class Columns { Plain, Counted };
    XorTableFigure table(Columns columns, Phrase sumLabel = {}) const;
    /// Columns are listed from the highest.
    std::size_t columnIndex(int exponent) const { return static_cast<std::size_t>(m_columns.count - 1 - exponent); }
    /// Applies `change` to the row that shows the number, if one does.
    void markRow(XorTableFigure &figure, std::size_t index, const std::function<void(XorTableFigure::Row &)> &change) const;
    /// Outlines the number's row and its digit in the highest odd column.
    void markChoice(XorTableFigure &figure, std::size_t index) const;
    /// Outlines the number's row and marks the digits in which `flips` has a 1 as changed.
    void markFlips(XorTableFigure &figure, std::size_t index, Nimber flips) const;
    /// Gives the figure so many columns: a move may have emptied the highest ones.
    static void widen(XorTableFigure &figure, int columnCount);

    /// `3 ⊕ 6 ⊕ 9`, or the number alone.
    QString chain() const { return xorChain(m_values); }
    /// `s = 3 ⊕ 6 ⊕ 9 = 12`; of one number `s = 3`, as "s = 3 = 3" would only puzzle.
    QString equation(const QString &name) const;
    /// `s = 3 ⊕ 6 ⊕ 9 = 1100₂ = 12`
    QString fullEquation(const QString &name) const;

    /// The largest number in binary and how many columns it needs.
    Paragraph aboutWidth() const;
    /// Which columns are odd and which are even.
    std::vector<Paragraph> aboutColumns() const;
    /// How many ones the highest odd column has, so that some number has a 1 there.
    Paragraph aboutHighest(Reveal reveals) const;

private:
    QString onesList() const;

    std::vector<std::uint64_t> m_values;
    std::function<Phrase(std::size_t)> m_label;
    XorColumns m_columns;
    std::vector<std::size_t> m_shown;
};

/// Which piles, stairs or rows the first few moves are in.
template <class Move>
std::vector<std::size_t> indicesOf(const std::vector<Move> &moves, std::size_t Move::*index)
{
    std::vector<std::size_t> indices;
    for (std::size_t i = 0; i < std::min(moves.size(), XorStory::mostShown); ++i)
        indices.push_back(moves[i].*index);
    return indices;
}

} // namespace mexplain
