#pragma once

#include "solver/game.h"
#include "solver/games/piles.h"
#include "solver/nimber.h"

#include <array>
#include <optional>

namespace mexplain {

/// Nim: take any number of matches from one pile; whoever takes the last match wins.
/// Source of the text format: Luogu P1247. Theory: C. L. Bouton, 1901.
struct Nim {
    static constexpr std::string_view id = "nim";

    /// 1…limits::maxNimPiles piles of 0…limits::maxNumber matches. Empty piles keep their index.
    struct Position {
        std::vector<std::uint64_t> piles;
        bool operator==(const Position &) const = default;
    };

    using Move = PileMove;

    struct Solution {
        Outcome outcome;
        Nimber xorSum;
        /// All of them, by pile index; at most one a pile. Empty at a P-position.
        std::vector<Move> winningMoves;
        /// columnOnes[b]: how many piles have a 1 in the column of 2^b.
        std::array<std::size_t, 64> columnOnes;
        /// How many columns the largest pile needs; at least 1.
        int columnCount;
        /// The highest column with an odd number of ones; -1 at a P-position.
        int highestOddColumn;
    };

    /// Reads a position text, pile sizes apart by white space: `3 6 9`. Errors name line, column and number.
    static Result<Position> parse(std::string_view text);
    /// The inverse of parse: sizes apart by one blank.
    static std::string format(const Position &);
    /// Reads the problem's whole input: the number of piles, then the piles. Always one position.
    static Result<std::vector<Position>> parseProblem(std::string_view text);

    /// The legal moves in order of pile, then of matches taken; the first `limit` of them.
    static std::vector<Move> moves(const Position &, std::size_t limit = SIZE_MAX);
    /// Precondition: the move is legal.
    static Position play(const Position &, const Move &);

    /// Solves by Bouton's theorem. Cost: linear in the number of piles.
    static Solution solve(const Position &);
    /// The winning move of the smallest pile index, or none at a P-position. Cost: linear, no allocation.
    static std::optional<Move> winningMove(const Position &);

    /// Every position of 1…4 piles of at most `upTo` matches. Error: OutOfRange past maxVerifyBound.
    static Result<std::vector<Position>> smallPositions(std::uint64_t upTo);
    static constexpr std::uint64_t defaultVerifyBound = 7;
    static constexpr std::uint64_t maxVerifyBound = 20;

    /// Luogu P1247: `lose`, or the canonical winning move `take pile` and the piles after it.
    static Result<void> judge(Reader &, Writer &);
};

static_assert(Game<Nim>);

} // namespace mexplain
