#pragma once

namespace mexplain {

/// Who wins under best play, seen from the player to move.
enum class Outcome : unsigned char {
    P, ///< the previous player wins: every move loses (必败态)
    N, ///< the next player wins: some move leads to P (必胜态)
};

} // namespace mexplain
