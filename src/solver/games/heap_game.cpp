#include "solver/games/heap_game.h"

#include "solver/games/piles.h"
#include "solver/games/small_positions.h"
#include "solver/limits.h"

#include <algorithm>
#include <cassert>
#include <unordered_map>

namespace mexplain {

namespace {

using Leaves = TakeAndBreakRule::Leaves;
using Parts = std::array<std::uint64_t, 3>;

constexpr std::size_t maxExaminedMoves = 5'000'000;

/// Calls `use(removed, parts)` with every move of one heap, in order, until it returns false. Returns whether it went to the end.
template <class Use>
bool eachMove(const TakeAndBreakRule &rule, std::uint64_t heap, Use &&use)
{
    const auto ofRemoval = [&](std::uint64_t removed, std::uint8_t leaves) {
        const std::uint64_t rest = heap - removed;
        if (rest == 0)
            return (leaves & Leaves::Nothing) == 0 || use(removed, Parts{});
        if ((leaves & Leaves::OneHeap) != 0 && !use(removed, Parts{rest}))
            return false;
        if ((leaves & Leaves::TwoHeaps) != 0) {
            for (std::uint64_t a = 1; 2 * a <= rest; ++a) {
                if (rule.areHalvesUnequal && 2 * a == rest)
                    continue;
                if (!use(removed, Parts{a, rest - a}))
                    return false;
            }
        }
        if ((leaves & Leaves::ThreeHeaps) != 0) {
            for (std::uint64_t a = 1; 3 * a <= rest; ++a) {
                for (std::uint64_t b = a; a + 2 * b <= rest; ++b) {
                    if (!use(removed, Parts{a, b, rest - a - b}))
                        return false;
                }
            }
        }
        return true;
    };
    for (const auto &removal : rule.removals) {
        if (removal.count > heap)
            return true;
        if (!ofRemoval(removal.count, removal.leaves))
            return false;
    }
    if (rule.tailLeaves == 0)
        return true;
    for (std::uint64_t removed = rule.tailFrom; removed <= heap; ++removed) {
        if (!ofRemoval(removed, rule.tailLeaves))
            return false;
    }
    return true;
}

Nimber valueOf(const GrundyTable &table, const Parts &parts)
{
    // Unused places are 0, and so is the empty heap's value.
    return table[static_cast<std::size_t>(parts[0])] ^ table[static_cast<std::size_t>(parts[1])] ^ table[static_cast<std::size_t>(parts[2])];
}

NumberList heapListOf(const TakeAndBreakRule &rule)
{
    return {Quantity::HeapCount, limits::maxPiles, Quantity::HeapSize, 0, rule.maxHeap()};
}

/// One block's set; nothing at the 0 that ends the input.
Result<std::optional<TakeAndBreakRule>> readSet(Reader &reader)
{
    const auto size = reader.number(Quantity::SetSize, 0, limits::maxRuleNumbers);
    if (!size)
        return size.error();
    if (*size == 0) {
        if (const auto end = reader.expectEnd(); !end)
            return end.error();
        return std::optional<TakeAndBreakRule>();
    }
    auto numbers = reader.numbers(static_cast<std::size_t>(*size), Quantity::SetMember, 1, limits::maxHeap);
    if (!numbers)
        return numbers.error();
    return std::optional(subtractionSet(*std::move(numbers)));
}

} // namespace

Result<HeapGame::Position> HeapGame::parse(std::string_view text)
{
    Reader reader(text, rulePunctuation);
    auto rule = readRule(reader);
    if (!rule)
        return rule.error();
    if (const auto colon = reader.expect(":"); !colon)
        return colon.error();
    auto heaps = reader.numbersToEnd(limits::maxPiles, Quantity::HeapSize, 0, rule->maxHeap());
    if (!heaps)
        return heaps.error();
    return Position{std::make_shared<const TakeAndBreakRule>(*std::move(rule)), *std::move(heaps)};
}

std::string HeapGame::format(const Position &position)
{
    Writer writer;
    writer.text(position.rule->text);
    writer.text(": ");
    writeNumbers(writer, position.heaps);
    return std::string(writer.buffer());
}

std::string HeapGame::searchKey(const Position &position)
{
    Position sorted = position;
    std::erase(sorted.heaps, std::uint64_t{0});
    std::sort(sorted.heaps.begin(), sorted.heaps.end());
    return format(sorted);
}

Result<std::vector<HeapGame::Position>> HeapGame::parseProblem(std::string_view text)
{
    Reader reader(text);
    std::vector<Position> positions;
    while (true) {
        auto set = readSet(reader);
        if (!set)
            return set.error();
        if (!*set)
            return positions;
        const auto rule = std::make_shared<const TakeAndBreakRule>(**std::move(set));
        const auto lines = reader.number(Quantity::CaseCount, 1, limits::maxCases);
        if (!lines)
            return lines.error();
        for (std::uint64_t i = 0; i < *lines; ++i) {
            auto heaps = readCounted(reader, heapListOf(*rule));
            if (!heaps)
                return heaps.error();
            positions.push_back({rule, *std::move(heaps)});
        }
    }
}

std::vector<HeapGame::Move> HeapGame::moves(const Position &position, std::size_t limit)
{
    std::vector<Move> moves;
    for (std::size_t i = 0; i < position.heaps.size(); ++i) {
        const bool isDone = eachMove(*position.rule, position.heaps[i], [&](std::uint64_t removed, const Parts &parts) {
            if (moves.size() == limit)
                return false;
            moves.push_back({i, removed, parts});
            return true;
        });
        if (!isDone)
            break;
    }
    return moves;
}

HeapGame::Position HeapGame::play(const Position &position, const Move &move)
{
    Position after = position;
    const auto place = after.heaps.begin() + static_cast<std::ptrdiff_t>(move.heap);
    *place = move.parts[0];
    const auto unused = std::find(move.parts.begin() + 1, move.parts.end(), std::uint64_t{0});
    after.heaps.insert(place + 1, move.parts.begin() + 1, unused);
    return after;
}

HeapGame::Solution HeapGame::solve(const Position &position)
{
    const auto table = std::make_shared<GrundyTable>(*position.rule);
    const std::uint64_t largest = position.heaps.empty() ? 0 : *std::max_element(position.heaps.begin(), position.heaps.end());
    // The heaps were checked against the rule's limit, and nothing cancels.
    [[maybe_unused]] const auto extended = table->extend(static_cast<std::size_t>(largest));
    assert(extended);
    Solution solution{Outcome::P, 0, table, {}, true};
    for (const std::uint64_t heap : position.heaps)
        solution.xorSum ^= (*table)[static_cast<std::size_t>(heap)];
    if (solution.xorSum == 0)
        return solution;
    solution.outcome = Outcome::N;
    struct Found {
        std::uint64_t removed;
        Parts parts;
    };
    // Equal heaps have equal targets: they are looked through once.
    std::unordered_map<std::uint64_t, std::vector<Found>> movesOf;
    std::size_t examined = 0;
    for (std::size_t i = 0; i < position.heaps.size(); ++i) {
        const std::uint64_t heap = position.heaps[i];
        const Nimber value = (*table)[static_cast<std::size_t>(heap)];
        const Nimber target = value ^ solution.xorSum;
        const bool isSure = target < value; // a mex can be lowered to every smaller value
        const auto [found, isNew] = movesOf.try_emplace(heap);
        if (isNew) {
            eachMove(*position.rule, heap, [&](std::uint64_t removed, const Parts &parts) {
                const bool mustGoOn = isSure && solution.winningMoves.empty() && found->second.empty();
                if (++examined > maxExaminedMoves && !mustGoOn) {
                    solution.isComplete = false;
                    return false;
                }
                if (valueOf(*table, parts) == target)
                    found->second.push_back({removed, parts});
                return found->second.size() < limits::maxListedMoves;
            });
            if (found->second.size() == limits::maxListedMoves)
                solution.isComplete = false;
        }
        for (const Found &move : found->second) {
            if (solution.winningMoves.size() == limits::maxListedMoves) {
                solution.isComplete = false;
                break;
            }
            solution.winningMoves.push_back({i, move.removed, move.parts});
        }
    }
    return solution;
}

Result<std::vector<HeapGame::Position>> HeapGame::smallPositions(std::uint64_t upTo)
{
    if (const auto bound = checkVerifyBound(upTo, 0, maxVerifyBound); !bound)
        return bound.error();
    constexpr std::string_view rules[] = {"S={2,5}", "S={1,3,4}", "0.77", "0.07", "0.137", "4.7", "grundy", "fibonacci",
                                          "nim", "lasker", "split-three", "8.0", "0.f", "c.35", "0.7…"};
    std::vector<Position> positions;
    for (const std::string_view text : rules) {
        Reader reader(text, rulePunctuation);
        auto rule = readRule(reader);
        if (!rule)
            return rule.error();
        const auto shared = std::make_shared<const TakeAndBreakRule>(*std::move(rule));
        for (std::uint64_t heap = 0; heap <= upTo; ++heap)
            positions.push_back({shared, {heap}});
        for (std::uint64_t first = 0; first <= upTo / 2; ++first) {
            for (std::uint64_t second = 0; second <= upTo / 2; ++second)
                positions.push_back({shared, {first, second}});
        }
    }
    return positions;
}

Result<void> HeapGame::judge(Reader &reader, Writer &writer)
{
    while (true) {
        auto set = readSet(reader);
        if (!set)
            return set.error();
        if (!*set)
            return {};
        GrundyTable table(**std::move(set));
        const NumberList heapList = heapListOf(table.rule());
        const auto lines = reader.number(Quantity::CaseCount, 1, limits::maxCases);
        if (!lines)
            return lines.error();
        for (std::uint64_t i = 0; i < *lines; ++i) {
            Nimber sum = 0;
            const auto read = eachCounted(reader, heapList, [&](std::uint64_t heap) {
                const auto index = static_cast<std::size_t>(heap);
                if (index >= table.values().size())
                    [[maybe_unused]] const auto extended = table.extend(index);
                sum ^= table[index];
            });
            if (!read)
                return read.error();
            writer.text(sum != 0 ? "W" : "L");
        }
        writer.newline();
    }
}

} // namespace mexplain
