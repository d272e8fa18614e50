#pragma once

#include "ui/game_page.h"

#include <memory>

namespace mexplain {

/// The page of a game; null where the table has none for it.
std::unique_ptr<GamePage> makePage(const AnyGame &game, const UiContext &context);

/// A board of a game by itself, as its page has one; null where the table has none for it.
std::unique_ptr<Board> makeBoard(const AnyGame &game, const UiContext &context);

} // namespace mexplain
