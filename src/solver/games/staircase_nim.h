#pragma once

#include "solver/game.h"
#include "solver/games/piles.h"
#include "solver/nimber.h"

namespace mexplain {

/// Staircase Nim: put one or more stones of a stair on the next lower one; stair 0 is the ground, where stones are dead.
/// Whoever cannot move loses. Source of the text format: AcWing 892. The members are documented at `Nim`.
struct StaircaseNim {
    static constexpr std::string_view id = "staircase-nim";

    /// Stones on stairs 1, 2, …: `stairs[0]` is stair 1. 1…limits::maxPiles stairs, limits::maxNumber stones in all, so
    /// that no stair can pass it later.
    struct Position {
        std::vector<std::uint64_t> stairs;
        bool operator==(const Position &) const = default;
    };

    /// `pile` is the stair's index from 0.
    using Move = PileMove;

    struct Solution {
        Outcome outcome;
        Nimber xorSum; ///< of stairs 1, 3, 5, …
        /// All of them by stair, at most one a stair, those from even stairs too.
        std::vector<Move> winningMoves;
    };

    /// Errors also: TotalTooLarge.
    static Result<Position> parse(std::string_view text);
    static std::string format(const Position &);
    static Result<std::vector<Position>> parseProblem(std::string_view text);
    static std::vector<Move> moves(const Position &, std::size_t limit = SIZE_MAX);
    static Position play(const Position &, const Move &);
    /// Cost: linear in the number of stairs.
    static Solution solve(const Position &);

    /// Every position of 1…4 stairs of at most `upTo` stones.
    static Result<std::vector<Position>> smallPositions(std::uint64_t upTo);
    static constexpr std::uint64_t defaultVerifyBound = 4;
    static constexpr std::uint64_t maxVerifyBound = 8;

    /// `Yes` where the first player wins, `No` otherwise.
    static Result<void> judge(Reader &, Writer &);
};

static_assert(Game<StaircaseNim>);

} // namespace mexplain
