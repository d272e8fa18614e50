#include "solver/games/chocolate_study.h"

#include <algorithm>

namespace mexplain {

namespace {

/// The cells that are left, row by row.
std::vector<std::uint64_t> cellsLeft(const Chocolate::Position &position)
{
    std::vector<std::uint64_t> cells;
    cells.reserve(position.rowsLeft * position.columnsLeft);
    for (std::size_t i = 0; i < position.rowsLeft; ++i) {
        const auto row = position.bar.cells.begin() + static_cast<std::ptrdiff_t>(i * position.bar.columns);
        cells.insert(cells.end(), row, row + static_cast<std::ptrdiff_t>(position.columnsLeft));
    }
    return cells;
}

} // namespace

std::size_t ChocolateStudy::count(Stage stage) const noexcept
{
    return static_cast<std::size_t>(std::count(stages.begin(), stages.end(), stage));
}

std::size_t ChocolateStudy::count(ChocolateCell colour) const noexcept
{
    return static_cast<std::size_t>(std::count(colours.begin(), colours.end(), colour));
}

ChocolateStudy studyChocolate(const Chocolate::Position &position)
{
    ChocolateStudy study{position.rowsLeft, position.columnsLeft, prefixSums(cellsLeft(position), position.columnsLeft), {}, {}, {{}, 0, {}, Outcome::P}, 0};
    study.colours.resize(study.sums.size());
    colourChocolate(study.sums, study.columns, position.threshold, study.colours);
    study.stages.assign(study.sums.size(), ChocolateStudy::Stage::Corner);
    study.condition = rowCondition(study.sums, study.columns, position.threshold);
    // How far right each column below has been reached: the First cells so far stand in these columns.
    std::vector<bool> hasFirst(study.columns, false);
    std::size_t edgeAbove = study.columns;
    for (std::size_t i = 0; i < study.rows; ++i) {
        const std::size_t edge = study.condition.bad[i];
        const bool isFirst = edge < edgeAbove; // the column right of the edge is L in every row above
        for (std::size_t j = 0; j < study.columns; ++j) {
            auto &stage = study.stages[study.at(i, j)];
            if (j < edge)
                stage = ChocolateStudy::Stage::Bad;
            else if (isFirst && j == edge)
                stage = ChocolateStudy::Stage::First;
            else if (isFirst || hasFirst[j])
                stage = ChocolateStudy::Stage::Reached;
        }
        if (isFirst)
            hasFirst[edge] = true;
        edgeAbove = edge;
    }
    study.decidingRow = study.rows - 1;
    for (std::size_t i = study.condition.badRows; i + 1 < study.rows; ++i) {
        if (study.condition.excess[i] >= 0) {
            study.decidingRow = i;
            break;
        }
    }
    return study;
}

std::vector<ChocolateVerdicts::Interval> chocolateVerdicts(const Chocolate::Position &position)
{
    if (position.rowsLeft == 0)
        return {};
    ChocolateVerdicts verdicts;
    verdicts.begin(position.rowsLeft, position.columnsLeft);
    for (const std::uint64_t cell : cellsLeft(position))
        verdicts.add(cell);
    verdicts.finish();
    std::vector<ChocolateVerdicts::Interval> intervals(verdicts.intervals().begin(), verdicts.intervals().end());
    if (verdicts.total() < position.bar.total() && intervals.back().outcome != Outcome::N)
        intervals.push_back({verdicts.total(), Outcome::N});
    return intervals;
}

} // namespace mexplain
