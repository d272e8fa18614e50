#pragma once

#include "solver/grundy/period.h"
#include "solver/grundy/take_and_break.h"

#include <functional>
#include <optional>
#include <stop_token>

namespace mexplain {

/// The SG values of the heaps 0, 1, 2, … under one rule, computed as far as asked for, and their period.
///
/// Methods. One heap is left: its value is marked. Two heaps are left: all pairs are marked, four at a time. Where few values are
/// "rare" the sparse space method (E. R. Berlekamp, J. H. Conway, R. K. Guy, "Winning Ways", ch. 4) looks at far fewer: values are
/// split by the parity of a mask so that two common ones give a rare one; then every common option has a rare heap in it,
/// the least common value without one bounds the mex, and only rare values below it must be looked for among the other pairs, by
/// vector comparisons that stop at the first. Three heaps are left: a candidate for the mex is looked for among the pairs
/// already known, and the pair found brings its neighbours along. An endless tail adds its options once for all larger heaps.
/// A period is looked for at each doubling, and the table is copied on where a theorem covers it.
class GrundyTable {
public:
    using Progress = std::function<void(std::size_t computed)>;

    explicit GrundyTable(TakeAndBreakRule rule);

    const TakeAndBreakRule &rule() const noexcept { return m_rule; }

    /// Values up to the heap `upTo`; what is there already costs nothing.
    /// Errors: OutOfRange past the rule's maxHeap; Cancelled, after which the values so far stay and a later call goes on.
    /// Cost for heap n: without splitting the number of removals; with pairs n/2 for each removal that may leave two heaps, or
    /// the number of rare heaps; with triples a few times n.
    Result<void> extend(std::size_t upTo, std::stop_token stop = {}, const Progress &progress = {});

    /// Values of the heaps 0…size − 1.
    std::span<const std::uint32_t> values() const noexcept { return m_values; }
    std::uint32_t operator[](std::size_t heap) const noexcept { return m_values[heap]; }

    /// The proved period, or one that holds from at most half of the table to its end, for at least three periods; arithmetic ones
    /// only where the rule is not a finite octal code. Cost: linear in the table unless proved.
    std::optional<Period> period() const;

private:
    using Pairs = std::vector<std::uint64_t>; ///< a bit for each value

    std::uint32_t computeNext();
    void mark(std::uint32_t value) { m_seen[value] = m_seen[value] < m_heap ? m_heap : m_seen[value]; }
    bool isSeen(std::uint32_t value) const { return m_seen[value] >= m_heap; }
    void markForEver(std::uint32_t value);
    void addTail();
    void markSingles();
    void markPairs(std::uint32_t sum);
    std::uint32_t mexWithTriples();
    std::uint32_t mexWithPairs();
    void markRarePairs(std::uint32_t sum);
    void markNarrowPairs(std::uint32_t sum, std::uint32_t first, std::uint32_t end);
    const std::uint16_t *reversedFrom(std::uint32_t sum) const;
    std::uint32_t lastHalf(std::uint32_t sum) const;
    bool isPair(std::uint32_t value) const;
    void addNarrow(std::size_t from);
    std::uint32_t thirdHeapFor(std::uint32_t sum, std::uint32_t value) const;
    void addPairSums(std::uint32_t sum);
    void append(std::uint32_t value);
    void chooseRare();
    bool isRare(std::uint32_t value) const;
    void noteRare(std::uint32_t heap);
    void lookForProof();
    void copyOn(std::size_t upTo);

    TakeAndBreakRule m_rule;
    std::vector<std::uint32_t> m_pairRemovals; ///< finite removals that may leave two heaps
    std::vector<std::uint32_t> m_tripleRemovals;
    std::vector<std::uint32_t> m_values{0};
    std::optional<Period> m_proved;
    std::size_t m_nextCheck = 64; ///< how many values there must be when a period is looked for again

    std::uint32_t m_heap = 0; ///< the one being computed
    // m_seen[v]: the last heap that had an option of value v; `always` where all later heaps have one, too. Larger than
    // any XOR of two values, plus one.
    std::vector<std::uint32_t> m_seen;
    std::uint32_t m_firstOpen = 0; ///< all smaller values are options for ever
    std::uint32_t m_maxValue = 0;

    bool m_isNarrow = false; ///< a finite rule that leaves at most two heaps, with values of 16 bits so far
    std::vector<std::uint16_t> m_narrow;         ///< the values, where narrow
    std::vector<std::uint16_t> m_narrowReversed; ///< the same, heap h at the (h + 1)-th place from the end

    std::uint32_t m_rareMask = 0; ///< 0: no sparse space; a value is rare where it has an even number of bits in the mask
    std::vector<std::uint32_t> m_rareHeaps; ///< ascending
    std::vector<std::uint32_t> m_rareValues;
    std::size_t m_nextChoice = 128;

    std::vector<Pairs> m_pairSums; ///< for rules that leave three heaps: the values of all pairs of heaps with this sum
};

} // namespace mexplain
