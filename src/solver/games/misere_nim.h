#pragma once

#include "solver/game.h"
#include "solver/games/piles.h"
#include "solver/nimber.h"

namespace mexplain {

/// Misère Nim: take any number of matches from one pile; whoever takes the last match loses.
/// Source of the text format: Luogu P4279, HDU 1907. Theory: C. L. Bouton, 1901. The members are documented at `Nim`.
struct MisereNim {
    static constexpr std::string_view id = "misere-nim";

    /// 1…limits::maxPiles piles of 0…limits::maxNumber matches. Empty piles keep their index.
    struct Position {
        std::vector<std::uint64_t> piles;
        bool operator==(const Position &) const = default;
    };

    using Move = PileMove;

    struct Solution {
        Outcome outcome;
        Outcome normalOutcome; ///< of the same piles where the last match wins
        Nimber xorSum;
        std::size_t onePiles; ///< piles of exactly 1
        std::size_t bigPiles; ///< piles of 2 and more
        /// All of them in the order of `moves`. Empty at a P-position, and at the empty board, which is won without a move.
        std::vector<Move> winningMoves;
    };

    static Result<Position> parse(std::string_view text);
    static std::string format(const Position &);
    static Result<std::vector<Position>> parseProblem(std::string_view text);
    static std::vector<Move> moves(const Position &, std::size_t limit = SIZE_MAX);
    static Position play(const Position &, const Move &);
    /// On the empty board the opponent has just taken the last match, and lost.
    static Outcome whenNoMove(const Position &) { return Outcome::N; }
    /// Cost: linear in the number of piles.
    static Solution solve(const Position &);

    /// Every position of 1…4 piles of at most `upTo` matches.
    static Result<std::vector<Position>> smallPositions(std::uint64_t upTo);
    static constexpr std::uint64_t defaultVerifyBound = 7;
    static constexpr std::uint64_t maxVerifyBound = 20;

    /// `John` where the first player wins, `Brother` otherwise, a line a case.
    static Result<void> judge(Reader &, Writer &);
};

static_assert(Game<MisereNim>);

} // namespace mexplain
