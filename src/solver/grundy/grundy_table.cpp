#include "solver/grundy/grundy_table.h"

#include "solver/limits.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace mexplain {

namespace {

constexpr std::uint32_t always = UINT32_MAX;
constexpr std::uint32_t pairsAtOnce = 512;
constexpr std::uint32_t comparedAtOnce = 512;

/// The word whose bit i ^ shift is the bit i of `word`; shift < 64.
constexpr std::uint64_t translated(std::uint64_t word, std::uint32_t shift)
{
    constexpr std::uint64_t halves[] = {0x5555555555555555, 0x3333333333333333, 0x0f0f0f0f0f0f0f0f,
                                        0x00ff00ff00ff00ff, 0x0000ffff0000ffff, 0x00000000ffffffff};
    for (std::uint32_t bit = 0; bit < 6; ++bit) {
        if ((shift >> bit & 1) != 0)
            word = (word & halves[bit]) << (1U << bit) | (word >> (1U << bit) & halves[bit]);
    }
    return word;
}

/// Adds `value ^ shift` to the set `to` for each value of the set `from`. Precondition: they have room in `to`.
void addTranslated(const std::vector<std::uint64_t> &from, std::uint32_t shift, std::vector<std::uint64_t> &to)
{
    for (std::size_t i = 0; i < from.size(); ++i) {
        if (from[i] != 0)
            to[i ^ (shift / 64)] |= translated(from[i], shift % 64);
    }
}

} // namespace

GrundyTable::GrundyTable(TakeAndBreakRule rule) : m_rule(std::move(rule)), m_seen(8, 0)
{
    for (const auto &removal : m_rule.removals) {
        if ((removal.leaves & TakeAndBreakRule::TwoHeaps) != 0)
            m_pairRemovals.push_back(removal.count);
        if ((removal.leaves & TakeAndBreakRule::ThreeHeaps) != 0)
            m_tripleRemovals.push_back(removal.count);
    }
    m_isNarrow = !m_pairRemovals.empty() && m_tripleRemovals.empty() && m_rule.tailLeaves == 0;
    if (m_isNarrow)
        addNarrow(0);
}

Result<void> GrundyTable::extend(std::size_t upTo, std::stop_token stop, const Progress &progress)
{
    if (upTo > m_rule.maxHeap()) {
        Error error{.code = ErrorCode::OutOfRange, .quantity = Quantity::HeapSize};
        error.arguments = {std::to_string(upTo), "0", std::to_string(m_rule.maxHeap())};
        return error;
    }
    while (m_values.size() <= upTo) {
        if (m_proved) {
            copyOn(upTo);
            break;
        }
        m_heap = static_cast<std::uint32_t>(m_values.size());
        if (m_heap % 256 == 0) {
            if (stop.stop_requested())
                return Error{.code = ErrorCode::Cancelled};
            if (progress)
                progress(m_values.size());
        }
        append(computeNext());
        if (m_values.size() == m_nextCheck) {
            m_nextCheck *= 2;
            lookForProof();
        }
    }
    return {};
}

void GrundyTable::append(std::uint32_t value)
{
    const auto heap = static_cast<std::uint32_t>(m_values.size());
    m_values.push_back(value);
    if (value > m_maxValue) {
        m_maxValue = value;
        // The mex may be one past every XOR of values.
        const std::size_t needed = 2 * std::bit_ceil(std::size_t{m_maxValue} + 1);
        if (m_seen.size() < needed)
            m_seen.resize(needed, 0);
        if (m_maxValue > UINT16_MAX)
            m_isNarrow = false;
    }
    if (!m_isNarrow)
        return;
    addNarrow(heap);
    if (m_values.size() == m_nextChoice) {
        m_nextChoice *= 2;
        chooseRare();
    } else if (m_rareMask != 0) {
        noteRare(heap);
    }
}

std::uint32_t GrundyTable::computeNext()
{
    if (m_rule.tailLeaves != 0)
        addTail();
    markSingles();
    if (!m_tripleRemovals.empty()) {
        addPairSums(m_heap - 1);
        for (const std::uint32_t removed : m_pairRemovals) {
            if (removed < m_heap)
                markPairs(m_heap - removed);
        }
        return mexWithTriples();
    }
    if (m_isNarrow)
        return mexWithPairs();
    for (const std::uint32_t removed : m_pairRemovals) {
        if (removed < m_heap)
            markPairs(m_heap - removed);
    }
    std::uint32_t value = m_firstOpen;
    while (isSeen(value))
        ++value;
    return value;
}

void GrundyTable::markForEver(std::uint32_t value)
{
    m_seen[value] = always;
    while (m_seen[m_firstOpen] == always) {
        ++m_firstOpen;
        if (m_firstOpen == m_seen.size())
            m_seen.resize(2 * m_seen.size(), 0);
    }
}

/// A count c of the endless tail leaves the sum n − c: with each larger heap one more sum becomes possible, and it stays possible.
void GrundyTable::addTail()
{
    if (m_heap < m_rule.tailFrom)
        return;
    const std::uint32_t sum = m_heap - m_rule.tailFrom;
    if (sum == 0) {
        if ((m_rule.tailLeaves & TakeAndBreakRule::Nothing) != 0)
            markForEver(0);
        return;
    }
    if ((m_rule.tailLeaves & TakeAndBreakRule::OneHeap) != 0)
        markForEver(m_values[sum]);
    if ((m_rule.tailLeaves & TakeAndBreakRule::TwoHeaps) != 0) {
        for (std::uint32_t a = 1; 2 * a <= sum; ++a) {
            if (!m_rule.areHalvesUnequal || 2 * a != sum)
                markForEver(m_values[a] ^ m_values[sum - a]);
        }
    }
    if ((m_rule.tailLeaves & TakeAndBreakRule::ThreeHeaps) != 0) {
        for (std::uint32_t a = 1; 3 * a <= sum; ++a) {
            for (std::uint32_t b = a; a + 2 * b <= sum; ++b)
                markForEver(m_values[a] ^ m_values[b] ^ m_values[sum - a - b]);
        }
    }
}

void GrundyTable::markSingles()
{
    for (const auto &removal : m_rule.removals) {
        if (removal.count > m_heap)
            break;
        if (removal.count == m_heap) {
            if ((removal.leaves & TakeAndBreakRule::Nothing) != 0)
                mark(0);
        } else if ((removal.leaves & TakeAndBreakRule::OneHeap) != 0) {
            mark(m_values[m_heap - removal.count]);
        }
    }
}

void GrundyTable::markPairs(std::uint32_t sum)
{
    const std::uint32_t last = lastHalf(sum);
    for (std::uint32_t a = 1; a <= last; ++a)
        mark(m_values[a] ^ m_values[sum - a]);
}

bool GrundyTable::isRare(std::uint32_t value) const
{
    return std::popcount(value & m_rareMask) % 2 == 0;
}

void GrundyTable::noteRare(std::uint32_t heap)
{
    if (isRare(m_values[heap])) {
        m_rareHeaps.push_back(heap);
        m_rareValues.push_back(m_values[heap]);
    }
}

/// Chooses the mask that makes the fewest heaps rare, where that pays.
void GrundyTable::chooseRare()
{
    m_rareMask = 0;
    m_rareHeaps.clear();
    m_rareValues.clear();
    if (m_maxValue == 0)
        return;
    // The Walsh–Hadamard transform of the values' counts tells for each mask how many more values are rare than common.
    std::vector<std::int64_t> balance(std::bit_ceil(std::size_t{m_maxValue} + 1), 0);
    for (std::size_t heap = 1; heap < m_values.size(); ++heap)
        ++balance[m_values[heap]];
    for (std::size_t half = 1; half < balance.size(); half *= 2) {
        for (std::size_t start = 0; start < balance.size(); start += 2 * half) {
            for (std::size_t i = start; i < start + half; ++i) {
                const std::int64_t a = balance[i];
                const std::int64_t b = balance[i + half];
                balance[i] = a + b;
                balance[i + half] = a - b;
            }
        }
    }
    const auto best = std::min_element(balance.begin(), balance.end());
    const auto heaps = static_cast<std::int64_t>(m_values.size()) - 1;
    // With more of them than this the pairs with rare heaps are no longer few beside all pairs.
    if ((heaps + *best) / 2 > heaps / 16)
        return;
    m_rareMask = static_cast<std::uint32_t>(best - balance.begin());
    for (std::size_t heap = 1; heap < m_values.size(); ++heap)
        noteRare(static_cast<std::uint32_t>(heap));
}

/// Marks all options that have a rare heap.
void GrundyTable::markRarePairs(std::uint32_t sum)
{
    // Copies: a store into `seen` could otherwise change a member for all the compiler knows.
    const std::uint32_t heap = m_heap;
    const std::uint32_t *const values = m_values.data();
    std::uint32_t *const seen = m_seen.data();
    const auto markWithRare = [&](std::size_t first, std::size_t end) {
        for (std::size_t i = first; i < end; ++i)
            seen[m_rareValues[i] ^ values[sum - m_rareHeaps[i]]] = heap;
    };
    const auto rareBelow = [&](std::uint32_t bound) {
        return static_cast<std::size_t>(std::lower_bound(m_rareHeaps.begin(), m_rareHeaps.end(), bound) - m_rareHeaps.begin());
    };
    const std::size_t end = rareBelow(sum);
    const std::size_t half = m_rule.areHalvesUnequal && sum % 2 == 0 ? rareBelow(sum / 2) : end;
    markWithRare(0, half);
    if (half < end)
        markWithRare(half + (m_rareHeaps[half] == sum / 2 ? 1 : 0), end);
}

/// Marks the values of the heaps a and sum − a for first ≤ a < end.
void GrundyTable::markNarrowPairs(std::uint32_t sum, std::uint32_t first, std::uint32_t end)
{
    const std::uint32_t heap = m_heap;
    std::uint32_t *const seen = m_seen.data();
    const std::uint16_t *const ascending = m_narrow.data();
    const std::uint16_t *const descending = reversedFrom(sum);
    std::uint32_t a = first;
    // Four values in one word: one XOR for four pairs.
    for (; a + 4 <= end; a += 4) {
        std::uint64_t up = 0;
        std::uint64_t down = 0;
        std::memcpy(&up, ascending + a, sizeof up);
        std::memcpy(&down, descending + a, sizeof down);
        const std::uint64_t four = up ^ down;
        seen[four & 0xffff] = heap;
        seen[four >> 16 & 0xffff] = heap;
        seen[four >> 32 & 0xffff] = heap;
        seen[four >> 48] = heap;
    }
    for (; a < end; ++a)
        seen[ascending[a] ^ descending[a]] = heap;
}

std::uint32_t GrundyTable::mexWithPairs()
{
    const std::uint32_t heap = m_heap;
    if (m_rareMask == 0) {
        for (const std::uint32_t removed : m_pairRemovals) {
            if (removed < heap)
                markNarrowPairs(heap - removed, 1, lastHalf(heap - removed) + 1);
        }
        std::uint32_t value = 0;
        while (isSeen(value))
            ++value;
        return value;
    }
    for (const std::uint32_t removed : m_pairRemovals) {
        if (removed < heap)
            markRarePairs(heap - removed);
    }
    // The least common value without a rare heap bounds the mex, since every common option has one.
    std::uint32_t bound = 0;
    while (isSeen(bound) || isRare(bound))
        ++bound;
    const auto openBelowBound = [&] {
        std::uint32_t open = 0;
        for (std::uint32_t value = 0; value < bound; ++value)
            open += m_seen[value] != heap ? 1 : 0;
        return open;
    };
    // Most rare values below the bound turn up among the first pairs: these are marked as long as that finds new ones.
    for (const std::uint32_t removed : m_pairRemovals) {
        if (removed >= heap)
            continue;
        const std::uint32_t end = lastHalf(heap - removed) + 1;
        std::uint32_t open = openBelowBound();
        int idle = 0;
        for (std::uint32_t first = 1; first < end && open > 0 && idle < 2; first += pairsAtOnce) {
            markNarrowPairs(heap - removed, first, std::min(end, first + pairsAtOnce));
            const std::uint32_t stillOpen = openBelowBound();
            idle = stillOpen == open ? idle + 1 : 0;
            open = stillOpen;
        }
    }
    // The others are looked for one by one, by many comparisons at once.
    for (std::uint32_t value = 0; value < bound; ++value) {
        if (!isSeen(value) && !isPair(value))
            return value;
    }
    return bound;
}

std::uint32_t GrundyTable::lastHalf(std::uint32_t sum) const
{
    return m_rule.areHalvesUnequal ? (sum - 1) / 2 : sum / 2;
}

/// Whether some two heaps that a move may leave have this value together.
bool GrundyTable::isPair(std::uint32_t value) const
{
    const auto wanted = static_cast<std::uint16_t>(value);
    for (const std::uint32_t removed : m_pairRemovals) {
        if (removed >= m_heap)
            continue;
        const std::uint32_t sum = m_heap - removed;
        const std::uint32_t last = lastHalf(sum);
        // Both run upward, as the compiler's vectors want it.
        const std::uint16_t *const ascending = m_narrow.data();
        const std::uint16_t *const descending = reversedFrom(sum);
        std::uint32_t a = 1;
        for (; a + comparedAtOnce <= last + 1; a += comparedAtOnce) {
            std::uint16_t isFound = 0;
            for (std::uint32_t i = 0; i < comparedAtOnce; ++i)
                isFound |= static_cast<std::uint16_t>((ascending[a + i] ^ descending[a + i]) == wanted ? 1 : 0);
            if (isFound != 0)
                return true;
        }
        for (; a <= last; ++a) {
            if ((ascending[a] ^ descending[a]) == wanted)
                return true;
        }
    }
    return false;
}

/// A pointer p such that p[a] is the value of the heap sum − a.
const std::uint16_t *GrundyTable::reversedFrom(std::uint32_t sum) const
{
    return m_narrowReversed.data() + (m_narrowReversed.size() - 1 - sum);
}

/// Copies the values from the heap `from` on into the narrow arrays, of which the reversed one grows at its front.
void GrundyTable::addNarrow(std::size_t from)
{
    m_narrow.resize(m_values.size());
    if (m_narrowReversed.size() < m_values.size()) {
        m_narrowReversed.assign(2 * m_values.size(), 0);
        from = 0;
    }
    for (std::size_t heap = from; heap < m_values.size(); ++heap) {
        m_narrow[heap] = static_cast<std::uint16_t>(m_values[heap]);
        m_narrowReversed[m_narrowReversed.size() - 1 - heap] = m_narrow[heap];
    }
}

void GrundyTable::addPairSums(std::uint32_t sum)
{
    m_pairSums.resize(sum + 1);
    Pairs &pairs = m_pairSums[sum];
    pairs.assign(std::bit_ceil(std::size_t{m_maxValue} + 1) / 64 + 1, 0);
    for (std::uint32_t a = 1; 2 * a <= sum; ++a) {
        const std::uint32_t value = m_values[a] ^ m_values[sum - a];
        pairs[value / 64] |= std::uint64_t{1} << (value % 64);
    }
}

/// The smallest heap c such that c and two heaps of sum − c have this value together; 0 for none.
std::uint32_t GrundyTable::thirdHeapFor(std::uint32_t sum, std::uint32_t value) const
{
    for (std::uint32_t c = 1; c + 2 <= sum; ++c) {
        const Pairs &pairs = m_pairSums[sum - c];
        const std::uint32_t other = value ^ m_values[c];
        if (other / 64 < pairs.size() && (pairs[other / 64] >> (other % 64) & 1) != 0)
            return c;
    }
    return 0;
}

std::uint32_t GrundyTable::mexWithTriples()
{
    // A candidate that is found with a third heap brings all other values with that heap along, so few searches are needed.
    Pairs found(std::bit_ceil(std::size_t{m_maxValue} + 1) / 64 + 1, 0);
    const auto isFound = [&](std::uint32_t value) {
        return (value < m_seen.size() && isSeen(value)) || (value / 64 < found.size() && (found[value / 64] >> (value % 64) & 1) != 0);
    };
    std::uint32_t value = m_firstOpen;
    while (true) {
        while (isFound(value))
            ++value;
        bool isOption = false;
        for (std::size_t i = 0; i < m_tripleRemovals.size() && !isOption; ++i) {
            if (m_tripleRemovals[i] >= m_heap)
                continue;
            const std::uint32_t sum = m_heap - m_tripleRemovals[i];
            if (const std::uint32_t third = thirdHeapFor(sum, value); third != 0) {
                isOption = true;
                addTranslated(m_pairSums[sum - third], m_values[third], found);
            }
        }
        if (!isOption)
            return value;
    }
}

void GrundyTable::lookForProof()
{
    const std::size_t size = m_values.size();
    const std::size_t last = m_rule.largestRemoval();
    if (m_rule.isFiniteSubtractionSet()) {
        // The options of a heap lie among the `last` values before it: as many equal ones in a row repeat for ever.
        m_proved = findPeriod(m_values, [=](std::size_t preperiod, std::size_t period) { return size - period >= preperiod + last; });
    } else if (m_rule.isFiniteOctal()) {
        // R. K. Guy and C. A. B. Smith, 1956: g(n + p) = g(n) for n₀ ≤ n < 2n₀ + p + last.
        m_proved = findPeriod(m_values, [=](std::size_t preperiod, std::size_t period) { return size - period >= 2 * preperiod + period + last; });
    }
    if (m_proved)
        m_proved->isProved = true;
}

void GrundyTable::copyOn(std::size_t upTo)
{
    const std::size_t before = m_values.size();
    m_values.resize(upTo + 1);
    // Whole periods, more of them each time.
    std::size_t step = m_proved->period;
    for (std::size_t done = before; done <= upTo;) {
        const std::size_t count = std::min(step, upTo + 1 - done);
        std::memcpy(m_values.data() + done, m_values.data() + done - step, count * sizeof(std::uint32_t));
        done += count;
        while (done <= upTo && 2 * step <= done - m_proved->preperiod && step < (std::size_t{1} << 16))
            step *= 2;
    }
}

std::optional<Period> GrundyTable::period() const
{
    if (m_proved)
        return m_proved;
    const std::size_t size = m_values.size();
    const auto isLongEnough = [size](std::size_t preperiod, std::size_t period) {
        return preperiod <= size / 2 && size - preperiod >= 3 * period + 1;
    };
    if (size < 16)
        return std::nullopt;
    return m_rule.isFiniteOctal() ? findPeriod(m_values, isLongEnough) : findArithmeticPeriod(m_values, isLongEnough);
}

} // namespace mexplain
