#include "solver/games/nim.h"

#include "solver/games/small_positions.h"
#include "solver/limits.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace mexplain {

namespace {

/// Bouton: the pile should keep n ⊕ s, which can be reached by taking exactly where it is smaller than n.
constexpr bool canWin(std::uint64_t pile, Nimber sum)
{
    return (pile ^ sum) < pile;
}

constexpr NumberList pileList{Quantity::PileCount, limits::maxNimPiles, Quantity::PileSize, 0, limits::maxNumber};

Result<Nim::Position> readProblem(Reader &reader)
{
    auto piles = readCounted(reader, pileList);
    if (!piles)
        return piles.error();
    if (const auto end = reader.expectEnd(); !end)
        return end.error();
    return Nim::Position{std::move(*piles)};
}

} // namespace

Result<Nim::Position> Nim::parse(std::string_view text)
{
    Reader reader(text);
    auto piles = reader.numbersToEnd(limits::maxNimPiles, Quantity::PileSize, 0, limits::maxNumber);
    if (!piles)
        return piles.error();
    return Position{std::move(*piles)};
}

std::string Nim::format(const Position &position)
{
    Writer writer;
    writeNumbers(writer, position.piles);
    return std::string(writer.buffer());
}

Result<std::vector<Nim::Position>> Nim::parseProblem(std::string_view text)
{
    Reader reader(text);
    auto position = readProblem(reader);
    if (!position)
        return position.error();
    return std::vector<Position>{std::move(*position)};
}

std::vector<Nim::Move> Nim::moves(const Position &position, std::size_t limit)
{
    return takesFrom(position.piles, limits::maxNumber, limit);
}

Nim::Position Nim::play(const Position &position, const Move &move)
{
    Position after = position;
    after.piles[move.pile] -= move.take;
    return after;
}

Nim::Solution Nim::solve(const Position &position)
{
    Solution solution{};
    const XorColumns columns = xorColumns(position.piles);
    solution.xorSum = columns.sum;
    std::copy(columns.ones.begin(), columns.ones.end(), solution.columnOnes.begin());
    solution.columnCount = columns.count;
    solution.highestOddColumn = columns.highestOdd;
    solution.outcome = solution.xorSum == 0 ? Outcome::P : Outcome::N;
    if (solution.outcome == Outcome::P)
        return solution;
    for (std::size_t i = 0; i < position.piles.size(); ++i) {
        const std::uint64_t pile = position.piles[i];
        if (canWin(pile, solution.xorSum))
            solution.winningMoves.push_back({i, pile - (pile ^ solution.xorSum)});
    }
    return solution;
}

std::optional<Nim::Move> Nim::winningMove(const Position &position)
{
    const Nimber sum = xorSum(position.piles);
    for (std::size_t i = 0; i < position.piles.size(); ++i) {
        const std::uint64_t pile = position.piles[i];
        if (canWin(pile, sum))
            return Move{i, pile - (pile ^ sum)};
    }
    return std::nullopt;
}

Result<std::vector<Nim::Position>> Nim::smallPositions(std::uint64_t upTo)
{
    if (const auto bound = checkVerifyBound(upTo, 0, maxVerifyBound); !bound)
        return bound.error();
    std::vector<Position> positions;
    for (std::size_t count = 1; count <= 4; ++count)
        eachTuple(count, upTo, [&](const auto &piles) { positions.push_back({piles}); });
    return positions;
}

Result<void> Nim::judge(Reader &reader, Writer &writer)
{
    const auto count = reader.number(pileList.countName, 1, pileList.maxCount);
    if (!count)
        return count.error();
    // Nothing is kept: the piles are in the text, and all but one are written as they stand there.
    const Reader::Mark atPiles = reader.mark();
    Nimber sum = 0;
    if (const auto read = reader.eachNumber(*count, pileList.name, pileList.min, pileList.max, [&](std::uint64_t pile) { sum ^= pile; }); !read)
        return read.error();
    if (const auto end = reader.expectEnd(); !end)
        return end.error();
    if (sum == 0) {
        writer.text("lose\n");
        return {};
    }
    writer.settle();
    reader.rewind(atPiles);
    std::uint64_t index = 0;
    std::uint64_t pile = 0;
    while (true) {
        // Some pile can win where the XOR is not 0; only a file that another program changed meanwhile ends before it.
        const auto number = reader.number(pileList.name, pileList.min, pileList.max);
        if (!number)
            return number.error();
        pile = *number;
        if (canWin(pile, sum))
            break;
        ++index;
    }
    writer.number(pile - (pile ^ sum));
    writer.text(" ");
    writer.number(index + 1);
    reader.rewind(atPiles);
    writer.newline();
    const auto copy = [&](std::uint64_t piles) {
        while (piles > 0 && !reader.atEnd()) {
            auto run = reader.plainRun(piles);
            if (run.count == 0) {
                reader.eachDigits(1, [&](std::string_view digits) { run = {digits, 1}; });
            }
            writer.text(run.text);
            piles -= run.count;
            if (piles > 0)
                writer.character(' ');
            writer.spill();
        }
    };
    copy(index);
    if (index > 0)
        writer.character(' ');
    writer.number(pile ^ sum);
    reader.eachDigits(1, [](std::string_view) {});
    if (index + 1 < *count)
        writer.character(' ');
    copy(*count - index - 1);
    writer.newline();
    return {};
}

} // namespace mexplain
