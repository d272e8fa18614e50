#pragma once

#include "explain/game_of.h"
#include "solver/games/capped_nim.h"

namespace mexplain {

template <>
struct Lesson<CappedNim> {
    static GameInfo info();
    /// Steps: rule, modulus, residues, one-zero, one-rest, xor, verdict; at an N-position choose, move, after; at a P-position
    /// replies.
    static Explanation narrate(const CappedNim::Position &position, const CappedNim::Solution &solution);
    static std::vector<Example> examples();
    static std::string randomPosition(RandomSize size, std::uint64_t seed);
};

} // namespace mexplain
