#include "solver/games/capped_nim.h"

#include "solver/games/cases.h"
#include "solver/games/small_positions.h"

#include <algorithm>
#include <bit>

namespace mexplain {

namespace {

constexpr NumberList pileList{Quantity::PileCount, limits::maxPiles, Quantity::PileSize, 0, limits::maxNumber};

/// Nim's move on the residues: in a pile whose residue has a 1 in the highest column of the XOR.
std::optional<CappedNim::TaughtMove> taughtMoveOf(const CappedNim::Position &position, const CappedNim::Solution &solution)
{
    for (std::size_t i = 0; i < position.piles.size(); ++i) {
        const std::uint64_t residue = position.piles[i] & (solution.modulus - 1);
        const std::uint64_t target = residue ^ solution.xorSum;
        if (target >= residue)
            continue;
        const std::uint64_t wanted = residue - target;
        const std::uint64_t take = wanted <= position.cap ? wanted : wanted - solution.modulus / 2;
        return CappedNim::TaughtMove{{i, take}, residue, target, wanted};
    }
    return std::nullopt;
}

} // namespace

std::vector<std::uint64_t> CappedNim::residuesOf(const Position &position)
{
    std::vector<std::uint64_t> residues = position.piles;
    for (std::uint64_t &residue : residues)
        residue &= modulusOf(position.cap) - 1;
    return residues;
}

std::uint64_t CappedNim::modulusOf(std::uint64_t cap) noexcept
{
    return std::bit_floor(cap) * 2;
}

Result<CappedNim::Position> CappedNim::parse(std::string_view text)
{
    Reader reader(text, ":");
    if (reader.atEnd())
        return reader.errorHere(ErrorCode::EmptyInput, Quantity::TakeCap);
    if (const auto word = reader.expect("cap"); !word)
        return word.error();
    const auto cap = reader.number(Quantity::TakeCap, 1, limits::maxNumber);
    if (!cap)
        return cap.error();
    if (const auto colon = reader.expect(":"); !colon)
        return colon.error();
    auto piles = reader.numbersToEnd(pileList.maxCount, pileList.name, pileList.min, pileList.max);
    if (!piles)
        return piles.error();
    return Position{*cap, std::move(*piles)};
}

std::string CappedNim::format(const Position &position)
{
    Writer writer;
    writer.text("cap ");
    writer.number(position.cap);
    writer.text(": ");
    writeNumbers(writer, position.piles);
    return std::string(writer.buffer());
}

Result<std::vector<CappedNim::Position>> CappedNim::parseProblem(std::string_view text)
{
    return readCases<Position>(text, [](Reader &reader) -> Result<Position> {
        const auto count = reader.number(pileList.countName, 1, pileList.maxCount);
        if (!count)
            return count.error();
        const auto cap = reader.number(Quantity::TakeCap, 1, limits::maxNumber);
        if (!cap)
            return cap.error();
        auto piles = reader.numbers(static_cast<std::size_t>(*count), pileList.name, pileList.min, pileList.max);
        if (!piles)
            return piles.error();
        return Position{*cap, std::move(*piles)};
    });
}

std::vector<CappedNim::Move> CappedNim::moves(const Position &position, std::size_t limit)
{
    return takesFrom(position.piles, position.cap, limit);
}

CappedNim::Position CappedNim::play(const Position &position, const Move &move)
{
    Position after = position;
    after.piles[move.pile] -= move.take;
    after.cap = move.take;
    return after;
}

CappedNim::Solution CappedNim::solve(const Position &position)
{
    Solution solution{Outcome::P, modulusOf(position.cap), 0, {}, {}};
    const Nimber all = xorSum(position.piles);
    solution.xorSum = all & (solution.modulus - 1);
    if (solution.xorSum == 0)
        return solution;
    solution.outcome = Outcome::N;
    for (std::size_t i = 0; i < position.piles.size(); ++i) {
        const std::uint64_t pile = position.piles[i];
        const std::uint64_t most = std::min(position.cap, pile);
        // A take of 2^(j−1)…2^j − 1 leaves the modulus 2^j: the pile must then agree with the others in the columns below.
        for (std::uint64_t half = 1; half <= most; half *= 2) {
            const std::uint64_t mask = 2 * half - 1;
            const std::uint64_t take = (pile - ((all ^ pile) & mask)) & mask;
            if (half <= take && take <= most)
                solution.winningMoves.push_back({i, take});
        }
    }
    solution.taughtMove = taughtMoveOf(position, solution);
    return solution;
}

Result<std::vector<CappedNim::Position>> CappedNim::smallPositions(std::uint64_t upTo)
{
    if (const auto bound = checkVerifyBound(upTo, 0, maxVerifyBound); !bound)
        return bound.error();
    std::vector<Position> positions;
    for (std::uint64_t cap = 1; cap <= upTo + 1; ++cap) {
        for (std::size_t count = 1; count <= 3; ++count)
            eachTuple(count, upTo, [&](const auto &piles) { positions.push_back({cap, piles}); });
    }
    return positions;
}

Result<void> CappedNim::judge(Reader &reader, Writer &writer)
{
    return answerCases(reader, writer, "Alice\n", "Bob\n", [&](BinaryAnswers &answers) -> Result<void> {
        const auto count = reader.number(pileList.countName, 1, pileList.maxCount);
        if (!count)
            return count.error();
        const auto cap = reader.number(Quantity::TakeCap, 1, limits::maxNumber);
        if (!cap)
            return cap.error();
        Nimber sum = 0;
        const auto read = reader.eachNumber(*count, pileList.name, pileList.min, pileList.max, [&](std::uint64_t pile) { sum ^= pile; });
        if (!read)
            return read.error();
        answers.add((sum & (modulusOf(*cap) - 1)) != 0);
        return {};
    });
}

} // namespace mexplain
