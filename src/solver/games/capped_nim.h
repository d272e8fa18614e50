#pragma once

#include "solver/game.h"
#include "solver/games/piles.h"
#include "solver/nimber.h"

#include <optional>

namespace mexplain {

/// Nim with a shrinking cap: take x ≥ 1 from one pile, at most the cap; the cap becomes x. Whoever cannot move loses.
/// Source of the text format: QOJ 18279. The members are documented at `Nim`.
struct CappedNim {
    static constexpr std::string_view id = "capped-nim";

    /// A cap of 1…limits::maxNumber; 1…limits::maxPiles piles of 0…limits::maxNumber.
    struct Position {
        std::uint64_t cap;
        std::vector<std::uint64_t> piles;
        bool operator==(const Position &) const = default;
    };

    using Move = PileMove;

    /// The winning move that the proof finds: Nim's own move on the residues, or, where the cap forbids it, half a modulus less.
    struct TaughtMove {
        Move move;
        std::uint64_t residue; ///< of its pile
        std::uint64_t target;  ///< what Nim's move would make of the residue
        std::uint64_t wanted;  ///< residue − target; where this is at most the cap it is taken, otherwise wanted − modulus / 2
    };

    struct Solution {
        Outcome outcome;
        std::uint64_t modulus; ///< the least power of two greater than the cap
        Nimber xorSum;         ///< of the piles mod `modulus`
        /// All of them, by pile, then by amount: at most one for each power of two up to the cap.
        std::vector<Move> winningMoves;
        std::optional<TaughtMove> taughtMove; ///< none at a P-position
    };

    /// The piles mod the modulus of the cap.
    static std::vector<std::uint64_t> residuesOf(const Position &);

    /// The least power of two greater than `cap`.
    static std::uint64_t modulusOf(std::uint64_t cap) noexcept;

    /// `cap 5: 3 7 2`.
    static Result<Position> parse(std::string_view text);
    static std::string format(const Position &);
    static Result<std::vector<Position>> parseProblem(std::string_view text);
    static std::vector<Move> moves(const Position &, std::size_t limit = SIZE_MAX);
    static Position play(const Position &, const Move &);
    /// Cost: the number of piles times the bits of the cap.
    static Solution solve(const Position &);

    /// Every position of 1…3 piles of at most `upTo`, with caps up to `upTo` + 1.
    static Result<std::vector<Position>> smallPositions(std::uint64_t upTo);
    static constexpr std::uint64_t defaultVerifyBound = 9;
    static constexpr std::uint64_t maxVerifyBound = 20;

    /// `Alice` where the first player wins, `Bob` otherwise, a line a case.
    static Result<void> judge(Reader &, Writer &);
};

static_assert(Game<CappedNim>);

} // namespace mexplain
