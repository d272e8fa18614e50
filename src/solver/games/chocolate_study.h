#pragma once

#include "solver/games/chocolate.h"
#include "solver/grundy/chocolate_colouring.h"

namespace mexplain {

/// A bar's colouring in the order in which it can be found, for what is left of the bar: row and column 1 are index 0.
/// Theory: the L cells are closed to the left and upward, so an edge runs down their right end; a P cell stands at the edge
/// wherever the edge has moved left, and makes every cell right of it and below it N; what is not reached so, the corners
/// where the edge runs straight down, has its P cells along a diagonal.
struct ChocolateStudy {
    enum class Stage : unsigned char {
        Bad,     ///< L
        First,   ///< P at the edge: only L cells left of it and above it
        Reached, ///< N: a First cell stands left of it or above it
        Corner,  ///< P or N, reached by no First cell
    };

    std::size_t rows;    ///< of what is left
    std::size_t columns;
    std::vector<std::uint64_t> sums; ///< of the first i rows and j columns
    std::vector<ChocolateCell> colours;
    std::vector<Stage> stages;
    RowCondition condition;
    std::size_t decidingRow; ///< index of the first row that breaks its condition, or the last one

    std::size_t at(std::size_t row, std::size_t column) const noexcept { return row * columns + column; }
    std::size_t count(Stage stage) const noexcept;
    std::size_t count(ChocolateCell colour) const noexcept;
};

/// Precondition: something is left. Where the game is over every cell is L, and the condition means nothing.
/// Cost: linear in the number of cells.
ChocolateStudy studyChocolate(const Chocolate::Position &position);

/// The verdicts of what is left for every threshold, ascending, neighbours differ; empty where nothing is left.
/// Thresholds from the sum that is left on end the game: the player to move has won. Cost: linear in the number of cells.
std::vector<ChocolateVerdicts::Interval> chocolateVerdicts(const Chocolate::Position &position);

} // namespace mexplain
