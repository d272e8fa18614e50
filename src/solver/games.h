#pragma once

#include "solver/games/bash.h"
#include "solver/games/capped_nim.h"
#include "solver/games/chess_row.h"
#include "solver/games/chocolate.h"
#include "solver/games/digit_deletion.h"
#include "solver/games/graph_game.h"
#include "solver/games/heap_game.h"
#include "solver/games/misere_nim.h"
#include "solver/games/nim.h"
#include "solver/games/sand.h"
#include "solver/games/split_nim.h"
#include "solver/games/staircase_nim.h"
#include "solver/games/wythoff.h"

namespace mexplain {

template <Game... G>
struct GameList {
    /// Calls `visit.template operator()<G>()` for each game, in order.
    template <class Visitor>
    static void forEach(Visitor &&visit) { (visit.template operator()<G>(), ...); }
};

/// Every game, once, in the order in which people see them.
using Games = GameList<Nim, MisereNim, StaircaseNim, SplitNim, ChessRow, Sand, DigitDeletion, CappedNim, Chocolate, Bash, Wythoff,
                       HeapGame, GraphGame>;

} // namespace mexplain
