#pragma once

#include "explain/game_of.h"
#include "solver/games/misere_nim.h"

namespace mexplain {

template <>
struct Lesson<MisereNim> {
    static GameInfo info();
    /// Steps: rule, ones, binary, columns (those two where a pile is bigger than 1), compare, verdict; at an N-position with
    /// moves choose, move, after; course (where the piles are few), limits; at a P-position replies.
    static Explanation narrate(const MisereNim::Position &position, const MisereNim::Solution &solution);
    static std::vector<Example> examples();
    static std::string randomPosition(RandomSize size, std::uint64_t seed);
};

} // namespace mexplain
