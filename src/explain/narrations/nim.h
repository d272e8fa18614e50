#pragma once

#include "explain/game_of.h"
#include "solver/games/nim.h"

namespace mexplain {

template <>
struct Lesson<Nim> {
    static GameInfo info();
    /// Steps: rule, binary, columns, verdict; at an N-position choose, move, after; at a P-position replies.
    static Explanation narrate(const Nim::Position &position, const Nim::Solution &solution);
    static std::vector<Example> examples();
    static std::string randomPosition(RandomSize size, std::uint64_t seed);
};

} // namespace mexplain
