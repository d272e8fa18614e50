#pragma once

#include "explain/game_of.h"
#include "solver/games/staircase_nim.h"

namespace mexplain {

/// The lesson of staircase Nim: stones on even stairs can always be passed on, so only the odd stairs count.
template <>
struct Lesson<StaircaseNim> {
    static GameInfo info();
    static Explanation narrate(const StaircaseNim::Position &, const StaircaseNim::Solution &);
    static std::vector<Example> examples();
    static std::string randomPosition(RandomSize, std::uint64_t seed);
};

} // namespace mexplain
