#pragma once

#include "solver/game.h"

namespace mexplain {

/// Sand taking: the first move takes 1…cap grains; each later one a divisor of the greatest common divisor of all amounts
/// taken so far, at most the cap. Whoever takes the last grain wins. Each amount divides the one before, so the last amount
/// is that divisor. Source of the text format: QOJ 14532. The members are documented at `Nim`.
struct Sand {
    static constexpr std::string_view id = "sand";

    /// 0…limits::maxNumber grains; a cap of 1…limits::maxNumber; the last amount, 1…cap, or 0 before the first move.
    struct Position {
        std::uint64_t grains;
        std::uint64_t cap;
        std::uint64_t last = 0;
        bool operator==(const Position &) const = default;
    };

    struct Move {
        std::uint64_t take;
        bool operator==(const Move &) const = default;
    };

    struct Solution {
        Outcome outcome;
        std::uint64_t lowbit;   ///< the largest power of two that divides the grains; 0 for none left
        int exponent;           ///< of two in the grains; 64 for none left, which divides by every power
        int lastExponent;       ///< of two in the last amount; −1 before the first move
        /// In ascending order, the canonical one (`lowbit`) first; at most limits::maxListedMoves.
        std::vector<Move> winningMoves;
        std::uint64_t winningMoveCount; ///< of all, also those not listed
    };

    /// Whether so many grains may be taken now.
    static bool isLegal(const Position &, std::uint64_t take) noexcept;

    /// `n k` before the first move, `s k g` later.
    static Result<Position> parse(std::string_view text);
    static std::string format(const Position &);
    /// The problem has at least one grain.
    static Result<std::vector<Position>> parseProblem(std::string_view text);
    static std::vector<Move> moves(const Position &, std::size_t limit = SIZE_MAX);
    static Position play(const Position &, const Move &);
    /// Cost: the moves listed; in mid-game also the factorization of the last amount.
    static Solution solve(const Position &);

    /// Every position of up to `upTo` grains and caps up to `upTo` + 1, at the start and after each last amount.
    static Result<std::vector<Position>> smallPositions(std::uint64_t upTo);
    static constexpr std::uint64_t defaultVerifyBound = 40;
    static constexpr std::uint64_t maxVerifyBound = 80;

    /// `Alice` where the first player wins, `Bob` otherwise, a line a case.
    static Result<void> judge(Reader &, Writer &);
};

static_assert(Game<Sand>);

} // namespace mexplain
