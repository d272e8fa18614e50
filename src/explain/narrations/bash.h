#pragma once

#include "explain/game_of.h"
#include "solver/games/bash.h"

namespace mexplain {

template <>
struct Lesson<Bash> {
    static GameInfo info();
    /// Steps: rule, table, period, pairing, groups, verdict; at an N-position move, after; at a P-position replies.
    static Explanation narrate(const Bash::Position &, const Bash::Solution &);
    static std::vector<Example> examples();
    static std::string randomPosition(RandomSize, std::uint64_t seed);
};

} // namespace mexplain
