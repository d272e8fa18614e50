#pragma once

#include "explain/game_of.h"
#include "solver/games/sand.h"

namespace mexplain {

template <>
struct Lesson<Sand> {
    static GameInfo info();
    /// Steps: rule, gcd, bits, odd, cases, map, verdict; at an N-position move, after; at a P-position replies.
    static Explanation narrate(const Sand::Position &, const Sand::Solution &);
    static std::vector<Example> examples();
    static std::string randomPosition(RandomSize, std::uint64_t seed);
};

} // namespace mexplain
