#pragma once

#include "solver/game.h"

namespace mexplain {

/// Wythoff's game: take any number from one of two piles, or the same number from both; whoever takes the last one wins.
/// Source of the text format: Luogu P2252, HDU 2177. Theory: W. A. Wythoff, 1907. The members are documented at `Nim`.
struct Wythoff {
    static constexpr std::string_view id = "wythoff";

    /// Both 0…limits::maxNumber, in any order.
    struct Position {
        std::uint64_t first;
        std::uint64_t second;
        bool operator==(const Position &) const = default;
    };

    /// What is taken from each pile: from one only, or the same from both.
    struct Move {
        std::uint64_t fromFirst;
        std::uint64_t fromSecond;
        bool operator==(const Move &) const = default;
    };

    struct Solution {
        Outcome outcome;
        std::uint64_t difference; ///< of the two piles
        std::uint64_t coldLower;  ///< ⌊difference·φ⌋: the smaller pile of the cold pair with this difference
        /// All of them in the order of `moves`: at most one from each pile and one from both.
        std::vector<Move> winningMoves;
    };

    /// The k-th pair of piles that lose for the player to move.
    struct ColdPair {
        std::uint64_t lower;
        std::uint64_t upper; ///< lower + k
        bool operator==(const ColdPair &) const = default;
    };

    /// The pairs 0, 1, …, count − 1 as a lesson builds them, without φ: `lower` is the least number in no earlier pair, `upper`
    /// is k more. coldPairsByMex(4) == {{0, 0}, {1, 2}, {3, 5}, {4, 7}}. Cost: O(count).
    static std::vector<ColdPair> coldPairsByMex(std::size_t count);

    /// ⌊k·√5⌋, exact for k ≤ 2 · limits::maxNumber: the integer square root of 5k², in 128 bits.
    static std::uint64_t rootOfFive(std::uint64_t k) noexcept;

    /// ⌊k·φ⌋, exact for k ≤ limits::maxNumber: the smaller pile of the k-th cold pair; the larger is k more.
    static std::uint64_t lowerCold(std::uint64_t k) noexcept;
    /// ⌊k·φ⌋ as the type double has it, for k ≤ limits::maxNumber: what a program gets that trusts floating point.
    static std::uint64_t lowerColdInDoubles(std::uint64_t k) noexcept;
    /// The least k at which that is wrong.
    static constexpr std::uint64_t firstDoubleError = 102'334'155;

    /// The other pile of the one cold pair that has a pile of this size.
    static std::uint64_t coldPartner(std::uint64_t pile) noexcept;

    /// `4 7`.
    static Result<Position> parse(std::string_view text);
    static std::string format(const Position &);
    /// The problem's input is the position itself.
    static Result<std::vector<Position>> parseProblem(std::string_view text);
    /// From the first pile, from the second, from both, each by amount.
    static std::vector<Move> moves(const Position &, std::size_t limit = SIZE_MAX);
    static Position play(const Position &, const Move &);
    /// Cost: a few integer square roots.
    static Solution solve(const Position &);

    /// Every position of two piles of at most `upTo`.
    static Result<std::vector<Position>> smallPositions(std::uint64_t upTo);
    static constexpr std::uint64_t defaultVerifyBound = 80;
    static constexpr std::uint64_t maxVerifyBound = 200;

    /// `1` where the first player wins, `0` otherwise.
    static Result<void> judge(Reader &, Writer &);
};

static_assert(Game<Wythoff>);

} // namespace mexplain
