#include "solver/games/piles.h"

#include <algorithm>

namespace mexplain {

std::vector<PileMove> takesFrom(std::span<const std::uint64_t> piles, std::uint64_t most, std::size_t limit)
{
    std::vector<PileMove> moves;
    for (std::size_t pile = 0; pile < piles.size(); ++pile) {
        const std::uint64_t top = std::min(piles[pile], most);
        for (std::uint64_t take = 1; take <= top; ++take) {
            if (moves.size() == limit)
                return moves;
            moves.push_back({pile, take});
        }
    }
    return moves;
}

void writeNumbers(Writer &writer, std::span<const std::uint64_t> numbers)
{
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (i > 0)
            writer.text(" ");
        writer.number(numbers[i]);
    }
}

Result<std::vector<std::uint64_t>> readCounted(Reader &reader, const NumberList &list)
{
    const auto count = reader.number(list.countName, 1, list.maxCount);
    if (!count)
        return count.error();
    return reader.numbers(static_cast<std::size_t>(*count), list.name, list.min, list.max);
}

} // namespace mexplain
