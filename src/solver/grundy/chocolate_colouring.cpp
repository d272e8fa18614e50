#include "solver/grundy/chocolate_colouring.h"

#include <algorithm>
#include <limits>

namespace mexplain {

std::vector<std::uint64_t> prefixSums(std::span<const std::uint64_t> cells, std::size_t columns)
{
    std::vector<std::uint64_t> sums(cells.size());
    for (std::size_t start = 0; start < cells.size(); start += columns) {
        std::uint64_t row = 0;
        for (std::size_t j = 0; j < columns; ++j) {
            row += cells[start + j];
            sums[start + j] = row + (start == 0 ? 0 : sums[start - columns + j]);
        }
    }
    return sums;
}

void colourChocolate(std::span<const std::uint64_t> sums, std::size_t columns, std::uint64_t threshold, std::span<ChocolateCell> colours)
{
    std::vector<unsigned char> used(columns, 0);
    // The L cells are closed upward: a row's edge is never right of the one above.
    std::size_t edge = columns;
    for (std::size_t start = 0; start < sums.size(); start += columns) {
        const auto row = sums.subspan(start, columns);
        const auto out = colours.subspan(start, columns);
        while (edge > 0 && row[edge - 1] > threshold)
            --edge;
        std::fill_n(out.begin(), edge, ChocolateCell::L);
        std::fill(out.begin() + static_cast<std::ptrdiff_t>(edge), out.end(), ChocolateCell::N);
        const auto free = std::find(used.begin() + static_cast<std::ptrdiff_t>(edge), used.end(), 0);
        if (free != used.end()) {
            *free = 1;
            out[static_cast<std::size_t>(free - used.begin())] = ChocolateCell::P;
        }
    }
}

RowCondition rowCondition(std::span<const std::uint64_t> sums, std::size_t columns, std::uint64_t threshold)
{
    RowCondition condition{{}, 0, {}, Outcome::P};
    const std::size_t rows = sums.size() / columns;
    for (std::size_t i = 0; i < rows; ++i) {
        const auto row = sums.subspan(i * columns, columns);
        condition.bad.push_back(static_cast<std::size_t>(std::upper_bound(row.begin(), row.end(), threshold) - row.begin()));
        condition.badRows += condition.bad.back() == columns ? 1 : 0;
    }
    for (std::size_t i = 0; i < rows; ++i) {
        const std::int64_t excess = static_cast<std::int64_t>(i + 1 + condition.bad[i]) - static_cast<std::int64_t>(condition.badRows + columns);
        condition.excess.push_back(excess);
        const bool isLast = i + 1 == rows;
        if (i >= condition.badRows && (isLast ? excess != 0 : excess >= 0))
            condition.outcome = Outcome::N;
    }
    return condition;
}

void ChocolateVerdicts::begin(std::size_t rows, std::size_t columns)
{
    m_rows = rows;
    m_row = 0;
    m_column = 0;
    m_rowSum = 0;
    m_sums.assign(columns, 0);
    m_lastColumn.clear();
    m_brokenFrom.assign(rows, std::numeric_limits<std::uint64_t>::max());
    m_intervals.clear();
}

void ChocolateVerdicts::endRow()
{
    m_lastColumn.push_back(m_sums.back());
    m_rowSum = 0;
    m_column = 0;
    const std::size_t row = ++m_row;
    if (row == m_rows)
        return;
    // With e wholly L rows above, this row may have fewer than columns + e − row L cells; where that is none, it is broken at once.
    const std::size_t columns = m_sums.size();
    std::size_t e = 0;
    for (; e + columns <= row; ++e)
        m_brokenFrom[e] = 0;
    const std::size_t shift = columns + e - row - 1;
    const std::size_t count = row - e;
    for (std::size_t i = 0; i < count; ++i)
        m_brokenFrom[e + i] = std::min(m_brokenFrom[e + i], m_sums[shift + i]);
}

void ChocolateVerdicts::append(std::uint64_t from, Outcome outcome)
{
    if (m_intervals.empty() || m_intervals.back().outcome != outcome)
        m_intervals.push_back({from, outcome});
}

void ChocolateVerdicts::finish()
{
    const std::size_t columns = m_sums.size();
    std::size_t wholeRows = 0;
    std::size_t bad = 0;
    for (std::uint64_t from = 0; from < total();) {
        const std::uint64_t next = std::min(m_lastColumn[wholeRows], m_sums[bad]);
        const std::uint64_t broken = m_brokenFrom[wholeRows];
        if (m_rows + bad == wholeRows + columns && broken > from) {
            append(from, Outcome::P);
            if (broken < next)
                append(broken, Outcome::N);
        } else {
            append(from, Outcome::N);
        }
        wholeRows += m_lastColumn[wholeRows] == next ? 1 : 0;
        bad += m_sums[bad] == next ? 1 : 0;
        from = next;
    }
}

std::size_t ChocolateVerdicts::intervalOf(std::span<const Interval> intervals, std::uint64_t threshold) noexcept
{
    // Halving without branches: which half is taken cannot be foretold.
    const Interval *found = intervals.data();
    for (std::size_t count = intervals.size(); count > 1;) {
        const std::size_t half = count / 2;
        found = found[half].from <= threshold ? found + half : found;
        count -= half;
    }
    return static_cast<std::size_t>(found - intervals.data());
}

Outcome ChocolateVerdicts::outcome(std::uint64_t threshold) const noexcept
{
    return m_intervals[intervalOf(m_intervals, threshold)].outcome;
}

} // namespace mexplain
