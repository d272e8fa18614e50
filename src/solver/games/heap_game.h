#pragma once

#include "solver/game.h"
#include "solver/grundy/grundy_table.h"
#include "solver/nimber.h"

#include <array>
#include <memory>

namespace mexplain {

/// The take-and-break lab: heaps under any rule of `TakeAndBreakRule`; whoever moves last wins.
/// Source of the text format: HDU 1536 (S-Nim). The members are documented at `Nim`.
struct HeapGame {
    static constexpr std::string_view id = "heap-game";

    /// A rule, shared by the positions played from it, and 1…limits::maxPiles heaps up to the rule's maxHeap.
    struct Position {
        std::shared_ptr<const TakeAndBreakRule> rule;
        std::vector<std::uint64_t> heaps;
        bool operator==(const Position &other) const { return heaps == other.heaps && *rule == *other.rule; }
    };

    /// Removes `removed` from the heap with this index and leaves the non-empty heaps `parts`, ascending; unused places are 0 at the end.
    /// A heap that leaves nothing stays as an empty one.
    struct Move {
        std::size_t heap;
        std::uint64_t removed;
        std::array<std::uint64_t, 3> parts{};
        bool operator==(const Move &) const = default;
    };

    struct Solution {
        Outcome outcome;
        Nimber xorSum; ///< of the heaps' SG values
        std::shared_ptr<const GrundyTable> table; ///< up to the largest heap
        /// In the order of `moves`: all, or where there would be too many to look through, at least one.
        std::vector<Move> winningMoves;
        bool isComplete; ///< whether `winningMoves` has them all
    };

    /// `S={2,5}: 3 7 2`, `0.77: 10 3`, `kayles: 10 3`. Errors also: UnknownRule, BadCodeDigit.
    static Result<Position> parse(std::string_view text);
    static std::string format(const Position &);
    /// The position of every line of heaps.
    static Result<std::vector<Position>> parseProblem(std::string_view text);
    /// By heap, then by what is removed, then by how many heaps are left and by their sizes.
    static std::vector<Move> moves(const Position &, std::size_t limit = SIZE_MAX);
    static Position play(const Position &, const Move &);
    /// Cost: the table up to the largest heap, then the moves looked through.
    static Solution solve(const Position &);
    /// What an exhaustive search may take for the same position: the heaps sorted, without empty ones.
    static std::string searchKey(const Position &);

    /// Single heaps up to `upTo` and pairs up to half of it, under one rule of each kind.
    static Result<std::vector<Position>> smallPositions(std::uint64_t upTo);
    static constexpr std::uint64_t defaultVerifyBound = 12;
    static constexpr std::uint64_t maxVerifyBound = 20;

    /// HDU 1536: blocks of a set and lines of heaps, a line of `W` and `L` for each block, up to a block that begins with 0.
    static Result<void> judge(Reader &, Writer &);
};

static_assert(Game<HeapGame>);

} // namespace mexplain
