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

/// Answers the whole bar for all thresholds in ascending order: as the threshold grows cells become L one by one, and each
/// changes one row's condition. Its buffers are kept from bar to bar.
class ChocolateSweep {
public:
    struct Query {
        std::uint64_t threshold;
        std::uint32_t index; ///< where its answer goes
    };

    /// Thresholds from `from` on, up to where the next verdict begins, have this outcome.
    struct Interval {
        std::uint64_t from;
        Outcome outcome;
        bool operator==(const Interval &) const = default;
    };

    /// `outcomes[query.index]` for each query; sorts the queries. Precondition: every threshold is less than the last sum.
    /// Cost: sorting sums and queries (by their digits, where they are many), then one pass.
    void answer(std::span<const std::uint64_t> sums, std::size_t columns, std::vector<Query> &queries, std::span<Outcome> outcomes);

    /// The verdict for every threshold from 0 to one less than the last sum: neighbours differ.
    std::vector<Interval> intervals(std::span<const std::uint64_t> sums, std::size_t columns);

private:
    struct Event {
        std::uint64_t sum;
        std::uint32_t row; ///< from 0
    };

    void begin(std::span<const std::uint64_t> sums, std::size_t columns);
    /// Makes all cells with sums up to the threshold L.
    void advance(std::uint64_t threshold);
    Outcome outcome() const;

    std::vector<Event> m_events;
    std::vector<Event> m_eventBuffer;
    std::vector<Query> m_queryBuffer;
    std::size_t m_next = 0;
    std::int64_t m_rows = 0;
    std::int64_t m_columns = 0;
    // For row i from 1, not the last, not wholly L: c = i − columns + bad. It violates where c ≥ badRows.
    std::vector<std::uint32_t> m_bad;
    std::vector<std::uint32_t> m_rowsOfExcess; ///< how many such rows have c, at c + columns
    std::int64_t m_badRows = 0;
    std::int64_t m_violations = 0;
};

} // namespace mexplain
