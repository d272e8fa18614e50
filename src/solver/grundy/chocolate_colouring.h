#pragma once

#include "solver/outcome.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace mexplain {

/// What a cell (i, j) of a chocolate bar says of the bar cut down to i rows and j columns.
enum class ChocolateCell : unsigned char {
    L, ///< the sum is at most the threshold: who leaves it has lost, so nobody wants to go there
    P, ///< the previous player wins
    N, ///< the next player wins
};

/// The sums of all first i rows and j columns of a grid, row by row. Cost: one pass.
std::vector<std::uint64_t> prefixSums(std::span<const std::uint64_t> cells, std::size_t columns);

/// The colouring of the whole bar for one threshold, into `colours`, whose size is that of `sums` (a multiple of `columns`).
/// Each row's P is its leftmost cell right of the L cells in a column that no row above has used. Cost: one pass.
void colourChocolate(std::span<const std::uint64_t> sums, std::size_t columns, std::uint64_t threshold, std::span<ChocolateCell> colours);

/// What decides the bar for one threshold, without a colouring: row i from 1 has `bad[i − 1]` L cells, the first `badRows` rows
/// are wholly L, and the bar is P iff i − badRows − (columns − bad[i − 1]) is negative for every badRows < i < rows and 0 for
/// the last row.
struct RowCondition {
    std::vector<std::size_t> bad;
    std::size_t badRows;
    std::vector<std::int64_t> excess; ///< i − badRows − (columns − bad) for each row; meaningless for the first `badRows`
    Outcome outcome;
};

/// Precondition: the threshold is less than the last sum. Cost: rows · log columns.
RowCondition rowCondition(std::span<const std::uint64_t> sums, std::size_t columns, std::uint64_t threshold);

/// The whole bar's verdict for every threshold at once, from its cells one by one; nothing is sorted and no grid is kept.
///
/// Between two neighbouring sums of the last row and the last column both the number e of wholly L rows and the last row's L cells
/// stay the same, so the last row's condition either holds throughout or fails throughout. Row i > e before the last one breaks
/// its own condition once m + e − i of its cells are L (m columns), so all of them hold for thresholds below the least sum on
/// the anti-diagonal i + j = m + e with i > e. Hence at most rows + columns stretches, each with one change inside.
/// Memory: rows + columns. The buffers are kept from bar to bar.
class ChocolateVerdicts {
public:
    /// Thresholds from `from` on, up to where the next interval begins, have this outcome.
    struct Interval {
        std::uint64_t from;
        Outcome outcome;
        bool operator==(const Interval &) const = default;
    };

    /// A new bar; rows · columns calls of `add` follow, then one of `finish`. Preconditions: neither is 0.
    void begin(std::size_t rows, std::size_t columns);
    /// The next cell, at least 1, row by row. Precondition: all cells together stay below 2^64. Cost: constant.
    void add(std::uint64_t cell)
    {
        m_rowSum += cell;
        m_sums[m_column] += m_rowSum;
        if (++m_column == m_sums.size())
            endRow();
    }
    /// Cost: rows + columns.
    void finish();

    /// Valid after `finish`: the sum of all cells, and the verdicts for thresholds from 0 to one less, ascending; neighbours differ.
    std::uint64_t total() const noexcept { return m_sums.back(); }
    std::span<const Interval> intervals() const noexcept { return m_intervals; }
    /// Index of the stretch that holds the threshold. Precondition: `intervals` begin at 0, ascending. Cost: log of their number.
    static std::size_t intervalOf(std::span<const Interval> intervals, std::uint64_t threshold) noexcept;
    /// Precondition: `threshold` < `total()`. Cost: log(rows + columns).
    Outcome outcome(std::uint64_t threshold) const noexcept;

private:
    void endRow();
    void append(std::uint64_t from, Outcome outcome);

    std::size_t m_rows = 0;
    std::size_t m_row = 0;
    std::size_t m_column = 0;
    std::uint64_t m_rowSum = 0;
    std::vector<std::uint64_t> m_sums;       ///< of the rows so far, up to each column
    std::vector<std::uint64_t> m_lastColumn; ///< the last of them after each row
    std::vector<std::uint64_t> m_brokenFrom; ///< for each e, the least threshold at which a row before the last breaks its condition
    std::vector<Interval> m_intervals;
};

} // namespace mexplain
