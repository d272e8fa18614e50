#pragma once

#include "solver/game.h"

#include <span>

namespace mexplain {

/// Chocolate: cut off the last rows or the last columns of a bar of numbers; whoever leaves a sum of at most the threshold is
/// criticised and loses. Source of the text format: QOJ 10732. The members are documented at `Nim`.
struct Chocolate {
    static constexpr std::string_view id = "chocolate";

    /// rows × columns numbers of 1…limits::maxCellValue, row by row; at most limits::maxCells.
    struct Bar {
        std::size_t rows;
        std::size_t columns;
        std::vector<std::uint64_t> cells;
        std::uint64_t total() const noexcept;
        bool operator==(const Bar &) const = default;
    };

    /// The bar as it was, the threshold (less than its total), and how many of its first rows and columns are left: both at
    /// least 1, or both 0 where all was cut off.
    struct Position {
        Bar bar;
        std::uint64_t threshold;
        std::size_t rowsLeft;
        std::size_t columnsLeft;
        bool operator==(const Position &) const = default;
    };

    /// The size that is left after the cut: one of the two numbers is smaller than before. Both 0 where all is cut off.
    struct Move {
        std::size_t rows;
        std::size_t columns;
        bool operator==(const Move &) const = default;
    };

    struct Solution {
        Outcome outcome;
        bool isOver;        ///< the sum left is at most the threshold: the player who left it has lost
        std::uint64_t left; ///< the sum left
        /// At most two: the P cell above in the same column, then the P cell to the left in the same row.
        std::vector<Move> winningMoves;
    };

    /// `1 2 3; 4 5 6; s=4`, and `; at 2 2` where some is cut off. Errors also: WrongLength, TooManyNumbers.
    static Result<Position> parse(std::string_view text);
    static std::string format(const Position &);
    /// Numbers alone, a row a line, apart by blanks, tabs, commas or semicolons: what a spreadsheet copies.
    /// Errors also: WrongLength, TooManyNumbers.
    static Result<Bar> parseGrid(std::string_view text);
    /// A position for each threshold, of each case: the first ones, at most `maxProblemPositions`, and no more after the first
    /// than hold `maxProblemCells` together.
    static Result<std::vector<Position>> parseProblem(std::string_view text);
    static constexpr std::size_t maxProblemPositions = 100;
    static constexpr std::size_t maxProblemCells = 1'000'000;
    /// Rows first, then columns, each by how much is cut off. None where the game is over.
    static std::vector<Move> moves(const Position &, std::size_t limit = SIZE_MAX);
    static Position play(const Position &, const Move &);
    /// Where the game is over the player to move has won: the other one left too little.
    static Outcome whenNoMove(const Position &) { return Outcome::N; }
    /// Cost: linear in the number of cells.
    static Solution solve(const Position &);

    /// Bars of up to `upTo` rows and columns with numbers 1…2 (all where they have at most 6 cells, else some), with every
    /// threshold and every size left.
    static Result<std::vector<Position>> smallPositions(std::uint64_t upTo);
    static constexpr std::uint64_t defaultVerifyBound = 4;
    static constexpr std::uint64_t maxVerifyBound = 6;

    /// A line a threshold: `Putata` where the first player is criticised, `Budada` otherwise.
    static Result<void> judge(Reader &, Writer &);
};

static_assert(Game<Chocolate>);

} // namespace mexplain
