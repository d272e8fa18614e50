#pragma once

#include "solver/reader.h"
#include "solver/writer.h"

#include <span>

namespace mexplain {

/// Take `take` ≥ 1 from the pile with index `pile` (from 0).
struct PileMove {
    std::size_t pile;
    std::uint64_t take;
    bool operator==(const PileMove &) const = default;
};

/// Every way to take 1…`most` from one pile, by pile, then by amount; the first `limit` of them.
std::vector<PileMove> takesFrom(std::span<const std::uint64_t> piles, std::uint64_t most, std::size_t limit);

/// The numbers apart by one blank.
void writeNumbers(Writer &writer, std::span<const std::uint64_t> numbers);

/// What stands where a list of numbers is counted.
struct NumberList {
    Quantity countName;
    std::uint64_t maxCount;
    Quantity name;
    std::uint64_t min;
    std::uint64_t max;
};

/// A count from 1, then that many numbers.
Result<std::vector<std::uint64_t>> readCounted(Reader &reader, const NumberList &list);

/// The same, but keeps none: calls `use(value)` for each.
template <class Use>
Result<void> eachCounted(Reader &reader, const NumberList &list, Use &&use)
{
    const auto count = reader.number(list.countName, 1, list.maxCount);
    if (!count)
        return count.error();
    return reader.eachNumber(*count, list.name, list.min, list.max, use);
}

} // namespace mexplain
