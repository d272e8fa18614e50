#pragma once

#include "solver/games/nim.h"

namespace mexplain {

template <Game... G>
struct GameList {
    /// Calls `visit.template operator()<G>()` for each game, in order.
    template <class Visitor>
    static void forEach(Visitor &&visit) { (visit.template operator()<G>(), ...); }
};

/// Every game, once, in the order in which people see them.
using Games = GameList<Nim>;

} // namespace mexplain
