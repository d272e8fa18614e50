#include "explain/catalogue.h"

#include "explain/game_of.h"
#include "explain/narrations/bash.h"
#include "explain/narrations/capped_nim.h"
#include "explain/narrations/chess_row.h"
#include "explain/narrations/chocolate.h"
#include "explain/narrations/digit_deletion.h"
#include "explain/narrations/graph.h"
#include "explain/narrations/misere_nim.h"
#include "explain/narrations/nim.h"
#include "explain/narrations/sand.h"
#include "explain/narrations/split_nim.h"
#include "explain/narrations/staircase_nim.h"
#include "explain/narrations/wythoff.h"
#include "solver/games.h"

namespace mexplain {

Catalogue::Catalogue()
{
    Games::forEach([this]<Game G>() {
        if constexpr (HasLesson<G>)
            m_games.push_back(std::make_unique<GameOf<G>>());
    });
}

const AnyGame *Catalogue::find(QStringView id) const
{
    for (const auto &game : m_games) {
        if (game->info().id == id)
            return game.get();
    }
    return nullptr;
}

} // namespace mexplain
