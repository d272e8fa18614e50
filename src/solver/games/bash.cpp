#include "solver/games/bash.h"

#include "solver/games/cases.h"
#include "solver/games/small_positions.h"

#include <algorithm>

namespace mexplain {

namespace {

Result<Bash::Position> read(Reader &reader, std::uint64_t leastStones)
{
    const auto stones = reader.number(Quantity::StoneCount, leastStones, limits::maxNumber);
    if (!stones)
        return stones.error();
    const auto cap = reader.number(Quantity::TakeCap, 1, limits::maxNumber);
    if (!cap)
        return cap.error();
    return Bash::Position{*stones, *cap};
}

} // namespace

Result<Bash::Position> Bash::parse(std::string_view text)
{
    Reader reader(text);
    const auto position = read(reader, 0);
    if (!position)
        return position.error();
    if (const auto end = reader.expectEnd(); !end)
        return end.error();
    return *position;
}

std::string Bash::format(const Position &position)
{
    return std::to_string(position.stones) + ' ' + std::to_string(position.cap);
}

Result<std::vector<Bash::Position>> Bash::parseProblem(std::string_view text)
{
    return readCases<Position>(text, [](Reader &reader) { return read(reader, 1); });
}

std::vector<Bash::Move> Bash::moves(const Position &position, std::size_t limit)
{
    std::vector<Move> moves;
    const std::uint64_t most = std::min(position.stones, position.cap);
    for (std::uint64_t take = 1; take <= most && moves.size() < limit; ++take)
        moves.push_back({take});
    return moves;
}

Bash::Position Bash::play(const Position &position, const Move &move)
{
    return {position.stones - move.take, position.cap};
}

Bash::Solution Bash::solve(const Position &position)
{
    const std::uint64_t groups = position.stones / (position.cap + 1);
    const std::uint64_t rest = position.stones % (position.cap + 1);
    if (rest == 0)
        return {Outcome::P, groups, rest, {}};
    return {Outcome::N, groups, rest, {{rest}}};
}

Result<std::vector<Bash::Position>> Bash::smallPositions(std::uint64_t upTo)
{
    if (const auto bound = checkVerifyBound(upTo, 0, maxVerifyBound); !bound)
        return bound.error();
    std::vector<Position> positions;
    for (std::uint64_t cap = 1; cap <= upTo + 1; ++cap) {
        for (std::uint64_t stones = 0; stones <= upTo; ++stones)
            positions.push_back({stones, cap});
    }
    return positions;
}

Result<void> Bash::judge(Reader &reader, Writer &writer)
{
    return answerCases(reader, writer, "first\n", "second\n", [&](BinaryAnswers &answers) -> Result<void> {
        const auto position = read(reader, 1);
        if (!position)
            return position.error();
        answers.add(position->stones % (position->cap + 1) != 0);
        return {};
    });
}

} // namespace mexplain
