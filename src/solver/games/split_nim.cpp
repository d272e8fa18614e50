#include "solver/games/split_nim.h"

#include "solver/games/cases.h"
#include "solver/games/small_positions.h"

#include <algorithm>
#include <functional>
#include <unordered_map>

namespace mexplain {

namespace {

constexpr NumberList heapList{Quantity::HeapCount, limits::maxPiles, Quantity::HeapSize, 1, limits::maxSplitHeap};

using Parts = std::array<std::uint64_t, 3>;

/// Calls `use(parts)` with every split of the heap into three, by first and second part, until it returns false.
template <class Use>
bool eachSplit(std::uint64_t heap, Use &&use)
{
    for (std::uint64_t a = 1; 3 * a <= heap; ++a) {
        for (std::uint64_t b = a; a + 2 * b <= heap; ++b) {
            if (!use(Parts{a, b, heap - a - b}))
                return false;
        }
    }
    return true;
}

/// The pattern swaps neighbours, so it is its own inverse but for 0.
constexpr std::uint64_t heapOfValue(Nimber value)
{
    return SplitNim::grundyValue(value);
}

std::vector<Parts> splitsToValue(std::uint64_t heap, Nimber value)
{
    std::vector<Parts> splits;
    if (heap > SplitNim::maxListedHeap) {
        // The one split that reaches the heap's own size, where taking cannot.
        const Parts known{1, 2, heap - 3};
        if (value == xorSum({SplitNim::grundyValue(1), SplitNim::grundyValue(2), SplitNim::grundyValue(heap - 3)}))
            splits.push_back(known);
        return splits;
    }
    eachSplit(heap, [&](const Parts &parts) {
        if (xorSum({SplitNim::grundyValue(parts[0]), SplitNim::grundyValue(parts[1]), SplitNim::grundyValue(parts[2])}) == value)
            splits.push_back(parts);
        return true;
    });
    return splits;
}

} // namespace

SplitNim::Derivation SplitNim::derive(std::uint64_t heap, std::span<const Nimber> smaller)
{
    Derivation derivation{{smaller.begin(), smaller.begin() + static_cast<std::ptrdiff_t>(heap)}, {}, 0};
    std::vector<Nimber> options = derivation.takes;
    eachSplit(heap, [&](const Parts &parts) {
        derivation.splits.push_back({parts, smaller[parts[0]] ^ smaller[parts[1]] ^ smaller[parts[2]]});
        options.push_back(derivation.splits.back().value);
        return true;
    });
    derivation.value = mex(options);
    return derivation;
}

std::vector<Nimber> SplitNim::valuesByMex(std::uint64_t upTo)
{
    std::vector<Nimber> values;
    std::vector<std::uint64_t> seenBy; // by value: the last heap that can reach it, counted from 1
    for (std::uint64_t heap = 0; heap <= upTo; ++heap) {
        const auto see = [&](Nimber value) {
            if (value >= seenBy.size())
                seenBy.resize(static_cast<std::size_t>(value) + 1, 0);
            seenBy[static_cast<std::size_t>(value)] = heap + 1;
        };
        for (const Nimber value : values)
            see(value);
        eachSplit(heap, [&](const Parts &parts) {
            see(values[parts[0]] ^ values[parts[1]] ^ values[parts[2]]);
            return true;
        });
        Nimber value = 0;
        while (value < seenBy.size() && seenBy[static_cast<std::size_t>(value)] == heap + 1)
            ++value;
        values.push_back(value);
    }
    return values;
}

Result<SplitNim::Position> SplitNim::parse(std::string_view text)
{
    auto heaps = Reader(text).numbersToEnd(heapList.maxCount, heapList.name, 0, heapList.max);
    if (!heaps)
        return heaps.error();
    return Position{std::move(*heaps)};
}

std::string SplitNim::format(const Position &position)
{
    Writer writer;
    writeNumbers(writer, position.heaps);
    return std::string(writer.buffer());
}

std::string SplitNim::searchKey(const Position &position)
{
    Position sorted = position;
    std::erase(sorted.heaps, std::uint64_t{0});
    std::sort(sorted.heaps.begin(), sorted.heaps.end());
    return format(sorted);
}

Result<std::vector<SplitNim::Position>> SplitNim::parseProblem(std::string_view text)
{
    return readCases<Position>(text, [](Reader &reader) -> Result<Position> {
        auto heaps = readCounted(reader, heapList);
        if (!heaps)
            return heaps.error();
        return Position{std::move(*heaps)};
    });
}

std::vector<SplitNim::Move> SplitNim::moves(const Position &position, std::size_t limit)
{
    std::vector<Move> moves;
    for (std::size_t i = 0; i < position.heaps.size(); ++i) {
        const std::uint64_t heap = position.heaps[i];
        for (std::uint64_t take = 1; take <= heap && moves.size() < limit; ++take)
            moves.push_back({i, take, {}});
        eachSplit(heap, [&](const Parts &parts) {
            if (moves.size() == limit)
                return false;
            moves.push_back({i, 0, parts});
            return true;
        });
        if (moves.size() == limit)
            break;
    }
    return moves;
}

std::uint64_t SplitNim::moveCount(const Position &position)
{
    std::uint64_t count = 0;
    for (const std::uint64_t heap : position.heaps)
        count = std::min(limits::maxNumber, count + heap + (heap * heap + 6) / 12); // a heap's square is at most 10^18
    return count;
}

SplitNim::Position SplitNim::play(const Position &position, const Move &move)
{
    Position after = position;
    if (move.take > 0) {
        after.heaps[move.heap] -= move.take;
        return after;
    }
    const auto place = after.heaps.begin() + static_cast<std::ptrdiff_t>(move.heap);
    *place = move.parts[0];
    after.heaps.insert(place + 1, move.parts.begin() + 1, move.parts.end());
    return after;
}

SplitNim::Solution SplitNim::solve(const Position &position)
{
    Solution solution{Outcome::P, 0, {}, true};
    for (const std::uint64_t heap : position.heaps)
        solution.xorSum ^= grundyValue(heap);
    if (solution.xorSum == 0)
        return solution;
    solution.outcome = Outcome::N;
    // Equal heaps have equal targets: their splits are found once.
    std::unordered_map<std::uint64_t, std::vector<Parts>> splitsOf;
    for (std::size_t i = 0; i < position.heaps.size(); ++i) {
        const std::uint64_t heap = position.heaps[i];
        const Nimber target = grundyValue(heap) ^ solution.xorSum;
        const bool isListed = solution.winningMoves.size() < limits::maxListedMoves;
        if (const std::uint64_t left = heapOfValue(target); left < heap) {
            if (isListed)
                solution.winningMoves.push_back({i, heap - left, {}});
            else
                solution.isComplete = false;
        }
        if (heap < 3)
            continue;
        if (heap > maxListedHeap)
            solution.isComplete = false;
        if (!isListed)
            continue;
        const auto [found, isNew] = splitsOf.try_emplace(heap);
        if (isNew)
            found->second = splitsToValue(heap, target);
        for (const Parts &parts : found->second) {
            if (solution.winningMoves.size() >= limits::maxListedMoves) {
                solution.isComplete = false;
                break;
            }
            solution.winningMoves.push_back({i, 0, parts});
        }
    }
    return solution;
}

Result<std::vector<SplitNim::Position>> SplitNim::smallPositions(std::uint64_t upTo)
{
    if (const auto bound = checkVerifyBound(upTo, 0, maxVerifyBound); !bound)
        return bound.error();
    std::vector<Position> positions{{{0}}};
    std::vector<std::uint64_t> heaps;
    const std::function<void(std::uint64_t, std::uint64_t)> extend = [&](std::uint64_t least, std::uint64_t room) {
        for (std::uint64_t heap = least; heap <= room; ++heap) {
            heaps.push_back(heap);
            positions.push_back({heaps});
            extend(heap, room - heap);
            heaps.pop_back();
        }
    };
    extend(1, upTo);
    return positions;
}

Result<void> SplitNim::judge(Reader &reader, Writer &writer)
{
    return answerCases(reader, writer, "First player wins.\n", "Second player wins.\n", [&](BinaryAnswers &answers) -> Result<void> {
        Nimber sum = 0;
        if (const auto read = eachCounted(reader, heapList, [&](std::uint64_t heap) { sum ^= grundyValue(heap); }); !read)
            return read.error();
        answers.add(sum != 0);
        return {};
    });
}

} // namespace mexplain
