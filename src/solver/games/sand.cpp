#include "solver/games/sand.h"

#include "solver/games/cases.h"
#include "solver/games/divisors.h"
#include "solver/games/small_positions.h"

#include <algorithm>
#include <bit>

namespace mexplain {

namespace {

constexpr std::uint64_t lowbit(std::uint64_t n)
{
    return n & (~n + 1);
}

Result<Sand::Position> readStart(Reader &reader, std::uint64_t leastGrains)
{
    const auto grains = reader.number(Quantity::GrainCount, leastGrains, limits::maxNumber);
    if (!grains)
        return grains.error();
    const auto cap = reader.number(Quantity::TakeCap, 1, limits::maxNumber);
    if (!cap)
        return cap.error();
    return Sand::Position{*grains, *cap, 0};
}

} // namespace

Result<Sand::Position> Sand::parse(std::string_view text)
{
    Reader reader(text);
    auto position = readStart(reader, 0);
    if (!position || reader.atEnd())
        return position;
    const auto last = reader.number(Quantity::LastAmount, 1, position->cap);
    if (!last)
        return last.error();
    if (const auto end = reader.expectEnd(); !end)
        return end.error();
    position->last = *last;
    return position;
}

std::string Sand::format(const Position &position)
{
    std::string text = std::to_string(position.grains) + ' ' + std::to_string(position.cap);
    if (position.last != 0)
        text += ' ' + std::to_string(position.last);
    return text;
}

Result<std::vector<Sand::Position>> Sand::parseProblem(std::string_view text)
{
    return readCases<Position>(text, [](Reader &reader) { return readStart(reader, 1); });
}

bool Sand::isLegal(const Position &position, std::uint64_t take) noexcept
{
    return take >= 1 && take <= std::min(position.grains, position.cap) && position.last % take == 0;
}

std::vector<Sand::Move> Sand::moves(const Position &position, std::size_t limit)
{
    std::vector<Move> moves;
    const std::uint64_t most = std::min(position.grains, position.cap);
    if (position.last == 0) {
        for (std::uint64_t take = 1; take <= most && moves.size() < limit; ++take)
            moves.push_back({take});
        return moves;
    }
    for (const std::uint64_t divisor : divisorsOf(position.last)) {
        if (divisor > most || moves.size() == limit)
            break;
        moves.push_back({divisor});
    }
    return moves;
}

Sand::Position Sand::play(const Position &position, const Move &move)
{
    return {position.grains - move.take, position.cap, move.take};
}

Sand::Solution Sand::solve(const Position &position)
{
    Solution solution{Outcome::P, lowbit(position.grains), std::countr_zero(position.grains),
                      position.last == 0 ? -1 : std::countr_zero(position.last), {}, 0};
    const bool isReachable = position.last == 0 || solution.exponent <= solution.lastExponent;
    if (position.grains == 0 || solution.lowbit > position.cap || !isReachable)
        return solution;
    solution.outcome = Outcome::N;
    const std::uint64_t most = std::min(position.grains, position.cap);
    if (position.last == 0) {
        // The odd multiples of the lowest bit.
        solution.winningMoveCount = (most / solution.lowbit + 1) / 2;
        const std::uint64_t listed = std::min<std::uint64_t>(solution.winningMoveCount, limits::maxListedMoves);
        for (std::uint64_t i = 0; i < listed; ++i)
            solution.winningMoves.push_back({solution.lowbit * (2 * i + 1)});
        return solution;
    }
    // A divisor of the last amount with the lowest bit is that bit times a divisor of the last amount's odd part.
    for (const std::uint64_t odd : divisorsOf(position.last >> solution.lastExponent)) {
        if (odd > most / solution.lowbit)
            break;
        ++solution.winningMoveCount;
        if (solution.winningMoves.size() < limits::maxListedMoves)
            solution.winningMoves.push_back({odd * solution.lowbit});
    }
    return solution;
}

Result<std::vector<Sand::Position>> Sand::smallPositions(std::uint64_t upTo)
{
    if (const auto bound = checkVerifyBound(upTo, 0, maxVerifyBound); !bound)
        return bound.error();
    std::vector<Position> positions;
    for (std::uint64_t cap = 1; cap <= upTo + 1; ++cap) {
        for (std::uint64_t grains = 0; grains <= upTo; ++grains) {
            for (std::uint64_t last = 0; last <= cap; ++last)
                positions.push_back({grains, cap, last});
        }
    }
    return positions;
}

Result<void> Sand::judge(Reader &reader, Writer &writer)
{
    return answerCases(reader, writer, "Alice\n", "Bob\n", [&](BinaryAnswers &answers) -> Result<void> {
        const auto position = readStart(reader, 1);
        if (!position)
            return position.error();
        answers.add(lowbit(position->grains) <= position->cap);
        return {};
    });
}

} // namespace mexplain
