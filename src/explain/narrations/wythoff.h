#pragma once

#include "explain/game_of.h"
#include "solver/games/wythoff.h"

namespace mexplain {

/// The lesson of Wythoff's game: a queen walks to the corner, the cold pairs are built by mex one at a time, and the golden
/// ratio gives them at once.
template <>
struct Lesson<Wythoff> {
    static GameInfo info();
    /// Steps: rule, lines, cold-0 … cold-4, map, table, ratio, slopes, verdict; at an N-position moves, move, after; at a
    /// P-position replies.
    static Explanation narrate(const Wythoff::Position &, const Wythoff::Solution &);
    static std::vector<Example> examples();
    static std::string randomPosition(RandomSize, std::uint64_t seed);
};

} // namespace mexplain
