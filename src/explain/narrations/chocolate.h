#pragma once

#include "explain/game_of.h"
#include "solver/games/chocolate.h"
#include "solver/grundy/chocolate_colouring.h"

namespace mexplain {

/// How figures and boards show a cell of that colour.
ColouringFigure::State stateOf(ChocolateCell colour);

/// The lesson of the chocolate bar: the colouring of its cells appears step by step, from the L cells' staircase to the corner
/// that is filled along a diagonal; then the row condition, which decides without colouring.
template <>
struct Lesson<Chocolate> {
    static GameInfo info();
    static Explanation narrate(const Chocolate::Position &, const Chocolate::Solution &);
    static std::vector<Example> examples();
    static std::string randomPosition(RandomSize, std::uint64_t seed);
};

} // namespace mexplain
