#include "solver/games/staircase_nim.h"

#include "solver/games/cases.h"
#include "solver/games/small_positions.h"

namespace mexplain {

namespace {

constexpr NumberList stairList{Quantity::StairCount, limits::maxPiles, Quantity::StairSize, 0, limits::maxNumber};

Result<StaircaseNim::Position> withinTotal(const Reader &reader, Result<std::vector<std::uint64_t>> stairs)
{
    if (!stairs)
        return stairs.error();
    std::uint64_t room = limits::maxNumber;
    for (const std::uint64_t stair : *stairs) {
        if (stair > room)
            return reader.errorHere(ErrorCode::TotalTooLarge, Quantity::StairSize, {std::to_string(limits::maxNumber)});
        room -= stair;
    }
    return StaircaseNim::Position{*std::move(stairs)};
}

} // namespace

Result<StaircaseNim::Position> StaircaseNim::parse(std::string_view text)
{
    Reader reader(text);
    auto stairs = reader.numbersToEnd(stairList.maxCount, stairList.name, stairList.min, stairList.max);
    return withinTotal(reader, std::move(stairs));
}

std::string StaircaseNim::format(const Position &position)
{
    Writer writer;
    writeNumbers(writer, position.stairs);
    return std::string(writer.buffer());
}

Result<std::vector<StaircaseNim::Position>> StaircaseNim::parseProblem(std::string_view text)
{
    Reader reader(text);
    auto stairs = readCounted(reader, stairList);
    if (stairs) {
        if (const auto end = reader.expectEnd(); !end)
            return end.error();
    }
    auto position = withinTotal(reader, std::move(stairs));
    if (!position)
        return position.error();
    return std::vector<Position>{*std::move(position)};
}

std::vector<StaircaseNim::Move> StaircaseNim::moves(const Position &position, std::size_t limit)
{
    return takesFrom(position.stairs, limits::maxNumber, limit);
}

StaircaseNim::Position StaircaseNim::play(const Position &position, const Move &move)
{
    Position after = position;
    after.stairs[move.pile] -= move.take;
    if (move.pile > 0)
        after.stairs[move.pile - 1] += move.take;
    return after;
}

StaircaseNim::Solution StaircaseNim::solve(const Position &position)
{
    const auto &stairs = position.stairs;
    Solution solution{Outcome::P, 0, {}};
    for (std::size_t i = 0; i < stairs.size(); i += 2)
        solution.xorSum ^= stairs[i];
    if (solution.xorSum == 0)
        return solution;
    solution.outcome = Outcome::N;
    for (std::size_t i = 0; i < stairs.size(); ++i) {
        const bool isOddStair = i % 2 == 0;
        const std::uint64_t counted = isOddStair ? stairs[i] : stairs[i - 1];
        const std::uint64_t target = counted ^ solution.xorSum;
        if (isOddStair && target < counted)
            solution.winningMoves.push_back({i, counted - target});
        else if (!isOddStair && target > counted && target - counted <= stairs[i])
            solution.winningMoves.push_back({i, target - counted});
    }
    return solution;
}

Result<std::vector<StaircaseNim::Position>> StaircaseNim::smallPositions(std::uint64_t upTo)
{
    if (const auto bound = checkVerifyBound(upTo, 0, maxVerifyBound); !bound)
        return bound.error();
    std::vector<Position> positions;
    for (std::size_t count = 1; count <= 4; ++count)
        eachTuple(count, upTo, [&](const auto &stairs) { positions.push_back({stairs}); });
    return positions;
}

Result<void> StaircaseNim::judge(Reader &reader, Writer &writer)
{
    Nimber sum = 0;
    std::uint64_t mask = ~std::uint64_t{0};
    const auto read = eachCounted(reader, stairList, [&](std::uint64_t stair) {
        sum ^= stair & mask;
        mask = ~mask;
    });
    if (!read)
        return read.error();
    if (const auto end = reader.expectEnd(); !end)
        return end.error();
    writer.text(sum != 0 ? "Yes\n" : "No\n");
    return {};
}

} // namespace mexplain
