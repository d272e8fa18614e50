#pragma once

#include "solver/game.h"

namespace mexplain {

/// Bash game: take 1…m of n stones; whoever takes the last one wins.
/// Source of the text format: HDU 1846. The members are documented at `Nim`.
struct Bash {
    static constexpr std::string_view id = "bash";

    /// 0 ≤ stones ≤ limits::maxNumber, 1 ≤ cap ≤ limits::maxNumber.
    struct Position {
        std::uint64_t stones;
        std::uint64_t cap;
        bool operator==(const Position &) const = default;
    };

    struct Move {
        std::uint64_t take;
        bool operator==(const Move &) const = default;
    };

    struct Solution {
        Outcome outcome;
        std::uint64_t groups; ///< how many whole groups of cap + 1 stones there are
        std::uint64_t rest;   ///< stones mod (cap + 1)
        std::vector<Move> winningMoves; ///< the only one takes `rest`
    };

    /// `23 2`: the stones, then the cap.
    static Result<Position> parse(std::string_view text);
    static std::string format(const Position &);
    /// The problem has no empty board.
    static Result<std::vector<Position>> parseProblem(std::string_view text);
    static std::vector<Move> moves(const Position &, std::size_t limit = SIZE_MAX);
    static Position play(const Position &, const Move &);
    static Solution solve(const Position &);

    /// Every position of up to `upTo` stones and caps up to `upTo` + 1.
    static Result<std::vector<Position>> smallPositions(std::uint64_t upTo);
    static constexpr std::uint64_t defaultVerifyBound = 60;
    static constexpr std::uint64_t maxVerifyBound = 150;

    /// `first` or `second`, a line a case.
    static Result<void> judge(Reader &, Writer &);
};

static_assert(Game<Bash>);

} // namespace mexplain
