#pragma once

#include "explain/game_of.h"
#include "solver/games/chess_row.h"

namespace mexplain {

/// The lesson of chess pieces moving right: a row is a binary number that every move makes smaller, so the SG values of all
/// rows can be computed in order; the XOR of the rows decides.
template <>
struct Lesson<ChessRow> {
    static GameInfo info();
    static Explanation narrate(const ChessRow::Position &, const ChessRow::Solution &);
    static std::vector<Example> examples();
    static std::string randomPosition(RandomSize, std::uint64_t seed);
};

} // namespace mexplain
