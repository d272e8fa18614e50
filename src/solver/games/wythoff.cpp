#include "solver/games/wythoff.h"

#include "solver/games/small_positions.h"
#include "solver/limits.h"

#include <algorithm>
#include <cmath>

namespace mexplain {

namespace {

__extension__ using Wide = unsigned __int128;

} // namespace

std::vector<Wythoff::ColdPair> Wythoff::coldPairsByMex(std::size_t count)
{
    std::vector<ColdPair> pairs;
    pairs.reserve(count);
    // The k-th lower number is less than 2k + 1, as the 2k + 1 numbers before it cannot all be taken; the upper one is k more.
    std::vector<bool> used(3 * count + 2);
    std::uint64_t gap = 0;
    for (std::size_t k = 0; k < count; ++k) {
        while (used[gap])
            ++gap;
        pairs.push_back({gap, gap + k});
        used[gap] = true;
        used[gap + k] = true;
    }
    return pairs;
}

std::uint64_t Wythoff::rootOfFive(std::uint64_t k) noexcept
{
    // 5k² has at most 125 bits.
    const Wide square = Wide{5} * k * k;
    // A double comes within a few hundred of the root at this size; the integers decide.
    auto root = static_cast<std::uint64_t>(std::sqrt(5.0L) * static_cast<long double>(k));
    while (Wide{root} * root > square)
        --root;
    while (Wide{root + 1} * (root + 1) <= square)
        ++root;
    return root;
}

std::uint64_t Wythoff::lowerCold(std::uint64_t k) noexcept
{
    return (k + rootOfFive(k)) / 2;
}

std::uint64_t Wythoff::lowerColdInDoubles(std::uint64_t k) noexcept
{
    const double phi = (1 + std::sqrt(5.0)) / 2;
    return static_cast<std::uint64_t>(std::floor(phi * static_cast<double>(k)));
}

std::uint64_t Wythoff::coldPartner(std::uint64_t pile) noexcept
{
    if (pile == 0)
        return 0;
    // Every positive number is either ⌊kφ⌋, and then k = ⌊pile/φ⌋ + 1, or ⌊kφ²⌋, and then its partner is pile − k with
    // k = ⌊pile/φ²⌋ + 1 = pile − ⌊pile/φ⌋, since 1/φ² = 1 − 1/φ. And 1/φ = (√5 − 1)/2.
    const std::uint64_t k = (rootOfFive(pile) - pile) / 2 + 1;
    if (lowerCold(k) == pile)
        return pile + k;
    return k - 1;
}

Result<Wythoff::Position> Wythoff::parse(std::string_view text)
{
    Reader reader(text);
    const auto first = reader.number(Quantity::PileSize, 0, limits::maxNumber);
    if (!first)
        return first.error();
    const auto second = reader.number(Quantity::PileSize, 0, limits::maxNumber);
    if (!second)
        return second.error();
    if (const auto end = reader.expectEnd(); !end)
        return end.error();
    return Position{*first, *second};
}

std::string Wythoff::format(const Position &position)
{
    return std::to_string(position.first) + ' ' + std::to_string(position.second);
}

Result<std::vector<Wythoff::Position>> Wythoff::parseProblem(std::string_view text)
{
    const auto position = parse(text);
    if (!position)
        return position.error();
    return std::vector<Position>{*position};
}

std::vector<Wythoff::Move> Wythoff::moves(const Position &position, std::size_t limit)
{
    std::vector<Move> moves;
    const auto add = [&](std::uint64_t most, bool first, bool second) {
        for (std::uint64_t take = 1; take <= most && moves.size() < limit; ++take)
            moves.push_back({first ? take : 0, second ? take : 0});
    };
    add(position.first, true, false);
    add(position.second, false, true);
    add(std::min(position.first, position.second), true, true);
    return moves;
}

Wythoff::Position Wythoff::play(const Position &position, const Move &move)
{
    return {position.first - move.fromFirst, position.second - move.fromSecond};
}

Wythoff::Solution Wythoff::solve(const Position &position)
{
    const auto [low, high] = std::minmax(position.first, position.second);
    Solution solution{Outcome::P, high - low, lowerCold(high - low), {}};
    if (solution.coldLower == low)
        return solution;
    solution.outcome = Outcome::N;
    if (const std::uint64_t left = coldPartner(position.second); left < position.first)
        solution.winningMoves.push_back({position.first - left, 0});
    if (const std::uint64_t left = coldPartner(position.first); left < position.second)
        solution.winningMoves.push_back({0, position.second - left});
    if (solution.coldLower < low)
        solution.winningMoves.push_back({low - solution.coldLower, low - solution.coldLower});
    return solution;
}

Result<std::vector<Wythoff::Position>> Wythoff::smallPositions(std::uint64_t upTo)
{
    if (const auto bound = checkVerifyBound(upTo, 0, maxVerifyBound); !bound)
        return bound.error();
    std::vector<Position> positions;
    eachTuple(2, upTo, [&](const auto &piles) { positions.push_back({piles[0], piles[1]}); });
    return positions;
}

Result<void> Wythoff::judge(Reader &reader, Writer &writer)
{
    const auto first = reader.number(Quantity::PileSize, 0, limits::maxNumber);
    if (!first)
        return first.error();
    const auto second = reader.number(Quantity::PileSize, 0, limits::maxNumber);
    if (!second)
        return second.error();
    if (const auto end = reader.expectEnd(); !end)
        return end.error();
    const auto [low, high] = std::minmax(*first, *second);
    writer.text(lowerCold(high - low) == low ? "0\n" : "1\n");
    return {};
}

} // namespace mexplain
