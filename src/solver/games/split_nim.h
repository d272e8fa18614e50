#pragma once

#include "solver/game.h"
#include "solver/games/piles.h"
#include "solver/nimber.h"

#include <array>
#include <span>

namespace mexplain {

/// A Nim that splits in three: take one or more stones from one heap, or split one heap into three non-empty heaps; whoever
/// moves last wins. Source of the text format: HDU 5795. The members are documented at `Nim`.
struct SplitNim {
    static constexpr std::string_view id = "split-nim";

    /// 1…limits::maxPiles heaps of 0…limits::maxSplitHeap stones. A heap that was taken away keeps its index.
    struct Position {
        std::vector<std::uint64_t> heaps;
        bool operator==(const Position &) const = default;
    };

    /// Either `take` ≥ 1 stones are taken from the heap with this index, or `take` is 0 and the heap is replaced by `parts`,
    /// three positive numbers in ascending order.
    struct Move {
        std::size_t heap;
        std::uint64_t take;
        std::array<std::uint64_t, 3> parts{};
        bool operator==(const Move &) const = default;
    };

    struct Solution {
        Outcome outcome;
        Nimber xorSum; ///< of the heaps' SG values
        /// In the order of `moves`, the canonical one first: at most limits::maxListedMoves, and of a heap above
        /// `maxListedHeap` only one split.
        std::vector<Move> winningMoves;
        bool isComplete; ///< whether `winningMoves` has them all
    };

    /// Of larger heaps the splits are too many to list.
    static constexpr std::uint64_t maxListedHeap = 200;

    /// SG(n) = n, but 8k for 8k−1 and 8k−1 for 8k (k ≥ 1): the pattern that computing by mex shows.
    static constexpr Nimber grundyValue(std::uint64_t heap) noexcept
    {
        // Without branches: the last three digits of a contest's heaps cannot be foreseen.
        const std::uint64_t isUnderEight = (heap & 7) == 7;
        const std::uint64_t isEight = static_cast<std::uint64_t>((heap & 7) == 0) & static_cast<std::uint64_t>(heap != 0);
        return heap + isUnderEight - isEight;
    }

    /// A way to split a heap, in ascending order, and the SG value of the three heaps together.
    struct Split {
        std::array<std::uint64_t, 3> parts;
        Nimber value;
    };

    /// SG(heap) as it comes out of the rule: the mex of what taking and what splitting leaves.
    struct Derivation {
        std::vector<Nimber> takes; ///< SG(0)…SG(heap − 1)
        std::vector<Split> splits; ///< by first and second part
        Nimber value;
    };

    /// The largest heap whose value is computed by mex.
    static constexpr std::uint64_t maxDerivedHeap = 1000;

    /// SG(0)…SG(upTo) by mex alone, without the pattern; upTo ≤ maxDerivedHeap. Cost: O(upTo³), 30 ms for the most.
    static std::vector<Nimber> valuesByMex(std::uint64_t upTo);
    /// How the value of `heap` ≤ maxDerivedHeap comes out of `smaller`, the values of all smaller heaps. Cost: O(heap²).
    static Derivation derive(std::uint64_t heap, std::span<const Nimber> smaller);

    static Result<Position> parse(std::string_view text);
    static std::string format(const Position &);
    /// The problem has no empty heaps.
    static Result<std::vector<Position>> parseProblem(std::string_view text);
    /// By heap; takes by amount, then splits by their first and second part.
    static std::vector<Move> moves(const Position &, std::size_t limit = SIZE_MAX);
    /// How many `moves` there are without listing them; at most limits::maxNumber is said. A heap of n splits into three in
    /// round(n² / 12) ways.
    static std::uint64_t moveCount(const Position &);
    static Position play(const Position &, const Move &);
    /// Cost: linear in the number of heaps, and for each different heap up to `maxListedHeap` its splits once.
    static Solution solve(const Position &);
    /// What an exhaustive search may take for the same position: the heaps sorted, without empty ones.
    static std::string searchKey(const Position &);

    /// Every position, its heaps in ascending order, of at most `upTo` stones in all.
    static Result<std::vector<Position>> smallPositions(std::uint64_t upTo);
    static constexpr std::uint64_t defaultVerifyBound = 17;
    static constexpr std::uint64_t maxVerifyBound = 24;

    /// `First player wins.` or `Second player wins.`, a line a case.
    static Result<void> judge(Reader &, Writer &);
};

static_assert(Game<SplitNim>);

} // namespace mexplain
