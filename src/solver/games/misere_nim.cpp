#include "solver/games/misere_nim.h"

#include "solver/games/cases.h"
#include "solver/games/small_positions.h"

namespace mexplain {

namespace {

constexpr NumberList pileList{Quantity::PileCount, limits::maxPiles, Quantity::PileSize, 0, limits::maxNumber};

// What decides: parity where only ones are left, XOR otherwise.
struct Facts {
    Nimber xorSum = 0;
    std::size_t ones = 0;
    std::size_t big = 0;

    void add(std::uint64_t pile)
    {
        xorSum ^= pile;
        ones += pile == 1 ? 1 : 0;
        big += pile > 1 ? 1 : 0;
    }

    Outcome outcome() const
    {
        const bool isN = big == 0 ? ones % 2 == 0 : xorSum != 0;
        return isN ? Outcome::N : Outcome::P;
    }
};

} // namespace

Result<MisereNim::Position> MisereNim::parse(std::string_view text)
{
    auto piles = Reader(text).numbersToEnd(pileList.maxCount, pileList.name, pileList.min, pileList.max);
    if (!piles)
        return piles.error();
    return Position{std::move(*piles)};
}

std::string MisereNim::format(const Position &position)
{
    Writer writer;
    writeNumbers(writer, position.piles);
    return std::string(writer.buffer());
}

Result<std::vector<MisereNim::Position>> MisereNim::parseProblem(std::string_view text)
{
    return readCases<Position>(text, [](Reader &reader) -> Result<Position> {
        auto piles = readCounted(reader, pileList);
        if (!piles)
            return piles.error();
        return Position{std::move(*piles)};
    });
}

std::vector<MisereNim::Move> MisereNim::moves(const Position &position, std::size_t limit)
{
    return takesFrom(position.piles, limits::maxNumber, limit);
}

MisereNim::Position MisereNim::play(const Position &position, const Move &move)
{
    Position after = position;
    after.piles[move.pile] -= move.take;
    return after;
}

MisereNim::Solution MisereNim::solve(const Position &position)
{
    Facts facts;
    for (const std::uint64_t pile : position.piles)
        facts.add(pile);
    Solution solution{facts.outcome(), facts.xorSum == 0 ? Outcome::P : Outcome::N, facts.xorSum, facts.ones, facts.big, {}};
    if (solution.outcome == Outcome::P)
        return solution;
    for (std::size_t i = 0; i < position.piles.size(); ++i) {
        const std::uint64_t pile = position.piles[i];
        if (facts.big == 0) {
            if (pile == 1)
                solution.winningMoves.push_back({i, 1});
        } else if (facts.big == 1) {
            // The one big pile is cut so that an odd number of ones is left.
            if (pile > 1)
                solution.winningMoves.push_back({i, facts.ones % 2 == 1 ? pile : pile - 1});
        } else if ((pile ^ facts.xorSum) < pile) {
            solution.winningMoves.push_back({i, pile - (pile ^ facts.xorSum)});
        }
    }
    return solution;
}

Result<std::vector<MisereNim::Position>> MisereNim::smallPositions(std::uint64_t upTo)
{
    if (const auto bound = checkVerifyBound(upTo, 0, maxVerifyBound); !bound)
        return bound.error();
    std::vector<Position> positions;
    for (std::size_t count = 1; count <= 4; ++count)
        eachTuple(count, upTo, [&](const auto &piles) { positions.push_back({piles}); });
    return positions;
}

Result<void> MisereNim::judge(Reader &reader, Writer &writer)
{
    return answerCases(reader, writer, "John\n", "Brother\n", [&](BinaryAnswers &answers) -> Result<void> {
        Facts facts;
        if (const auto read = eachCounted(reader, pileList, [&](std::uint64_t pile) { facts.add(pile); }); !read)
            return read.error();
        answers.add(facts.outcome() == Outcome::N);
        return {};
    });
}

} // namespace mexplain
