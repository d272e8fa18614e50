#include "solver/grundy/chocolate_colouring.h"

#include <algorithm>
#include <array>
#include <bit>

namespace mexplain {

namespace {

// Below this many elements comparing is faster than counting digits.
constexpr std::size_t leastForDigits = 400;
constexpr int digitBits = 11;
constexpr std::size_t digitValues = std::size_t{1} << digitBits;

/// Sorts by `keyOf(element)`, stable, digit by digit. Elements that are in order already cost one look.
template <class Element, class Key>
void sortByKey(std::vector<Element> &elements, std::vector<Element> &buffer, Key keyOf)
{
    const auto isLess = [&](const Element &a, const Element &b) { return keyOf(a) < keyOf(b); };
    if (elements.size() < 2 || std::is_sorted(elements.begin(), elements.end(), isLess))
        return;
    if (elements.size() < leastForDigits) {
        std::sort(elements.begin(), elements.end(), isLess);
        return;
    }
    std::uint64_t largest = 0;
    for (const Element &element : elements)
        largest = std::max(largest, keyOf(element));
    const int digits = (static_cast<int>(std::bit_width(largest)) + digitBits - 1) / digitBits;
    // All digits are counted in one pass.
    std::vector<std::array<std::uint32_t, digitValues>> counts(static_cast<std::size_t>(digits));
    for (auto &count : counts)
        count.fill(0);
    for (const Element &element : elements) {
        std::uint64_t key = keyOf(element);
        for (auto &count : counts) {
            ++count[key % digitValues];
            key >>= digitBits;
        }
    }
    buffer.resize(elements.size());
    for (int digit = 0; digit < digits; ++digit) {
        auto &count = counts[static_cast<std::size_t>(digit)];
        std::uint32_t place = 0;
        for (std::uint32_t &entry : count) {
            const std::uint32_t here = entry;
            entry = place;
            place += here;
        }
        for (const Element &element : elements)
            buffer[count[(keyOf(element) >> (digit * digitBits)) % digitValues]++] = element;
        elements.swap(buffer);
    }
}

} // namespace

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

void ChocolateSweep::begin(std::span<const std::uint64_t> sums, std::size_t columns)
{
    const std::size_t rows = sums.size() / columns;
    m_rows = static_cast<std::int64_t>(rows);
    m_columns = static_cast<std::int64_t>(columns);
    m_events.clear();
    for (std::size_t i = 0, cell = 0; i < rows; ++i) {
        for (std::size_t j = 0; j < columns; ++j, ++cell)
            m_events.push_back({sums[cell], static_cast<std::uint32_t>(i)});
    }
    sortByKey(m_events, m_eventBuffer, [](const Event &event) { return event.sum; });
    m_next = 0;
    m_bad.assign(rows, 0);
    // Without L cells c = i − columns.
    m_rowsOfExcess.assign(rows + columns + 1, 0);
    for (std::size_t i = 1; i < rows; ++i)
        m_rowsOfExcess[i] = 1;
    m_badRows = 0;
    m_violations = std::max(std::int64_t{0}, m_rows - 1 - std::max(m_columns - 1, std::int64_t{0}));
}

void ChocolateSweep::advance(std::uint64_t threshold)
{
    for (; m_next < m_events.size() && m_events[m_next].sum <= threshold; ++m_next) {
        const std::size_t row = m_events[m_next].row;
        const std::uint32_t bad = ++m_bad[row];
        const bool isWhole = bad == m_columns;
        if (static_cast<std::int64_t>(row) + 1 < m_rows) {
            // This row's c goes up by one, at row + 1 + bad in the table.
            const std::size_t place = row + 1 + bad;
            --m_rowsOfExcess[place - 1];
            ++m_rowsOfExcess[place];
            if (static_cast<std::int64_t>(place) - m_columns == m_badRows)
                ++m_violations;
            if (isWhole) {
                // Rows become wholly L from the first one on; this one had c ≥ badRows and counts no more.
                --m_rowsOfExcess[place];
                --m_violations;
            }
        }
        if (isWhole) {
            // Those with c = badRows no longer violate.
            m_violations -= m_rowsOfExcess[static_cast<std::size_t>(m_badRows + m_columns)];
            ++m_badRows;
        }
    }
}

Outcome ChocolateSweep::outcome() const
{
    const std::int64_t excess = m_rows - m_badRows - (m_columns - static_cast<std::int64_t>(m_bad.back()));
    return m_violations == 0 && excess == 0 ? Outcome::P : Outcome::N;
}

void ChocolateSweep::answer(std::span<const std::uint64_t> sums, std::size_t columns, std::vector<Query> &queries, std::span<Outcome> outcomes)
{
    begin(sums, columns);
    sortByKey(queries, m_queryBuffer, [](const Query &query) { return query.threshold; });
    for (const Query &query : queries) {
        advance(query.threshold);
        outcomes[query.index] = outcome();
    }
}

std::vector<ChocolateSweep::Interval> ChocolateSweep::intervals(std::span<const std::uint64_t> sums, std::size_t columns)
{
    begin(sums, columns);
    std::vector<Interval> intervals;
    std::uint64_t from = 0;
    while (from < sums.back()) {
        advance(from);
        if (intervals.empty() || intervals.back().outcome != outcome())
            intervals.push_back({from, outcome()});
        from = m_events[m_next].sum;
    }
    return intervals;
}

} // namespace mexplain
