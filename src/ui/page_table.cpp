#include "ui/page_table.h"

#include "solver/games.h"
#include "ui/boards/bash_board.h"
#include "ui/boards/capped_board.h"
#include "ui/boards/chess_board.h"
#include "ui/boards/chocolate_board.h"
#include "ui/boards/digit_board.h"
#include "ui/boards/graph_board.h"
#include "ui/boards/misere_board.h"
#include "ui/boards/nim_board.h"
#include "ui/boards/sand_board.h"
#include "ui/boards/split_board.h"
#include "ui/boards/staircase_board.h"
#include "ui/boards/wythoff_board.h"
#include "ui/pages/bash_page.h"
#include "ui/pages/capped_page.h"
#include "ui/pages/chess_page.h"
#include "ui/pages/chocolate_page.h"
#include "ui/pages/digit_page.h"
#include "ui/pages/graph_page.h"
#include "ui/pages/misere_page.h"
#include "ui/pages/nim_page.h"
#include "ui/pages/sand_page.h"
#include "ui/pages/split_page.h"
#include "ui/pages/staircase_page.h"
#include "ui/pages/wythoff_page.h"

#include <algorithm>
#include <string_view>

namespace mexplain {

namespace {

struct Row {
    std::string_view id;
    std::unique_ptr<GamePage> (*make)(const AnyGame &, const UiContext &);
    std::unique_ptr<Board> (*makeBoard)(const UiContext &);
};

template <class Page>
std::unique_ptr<GamePage> make(const AnyGame &game, const UiContext &context)
{
    return std::make_unique<Page>(game, context);
}

template <class AnyBoard>
std::unique_ptr<Board> makeBoardOf(const UiContext &context)
{
    return std::make_unique<AnyBoard>(context);
}

// One line a game.
constexpr Row table[] = {
    {Nim::id, make<NimPage>, makeBoardOf<NimBoard>},
    {MisereNim::id, make<MiserePage>, makeBoardOf<MisereBoard>},
    {StaircaseNim::id, make<StaircasePage>, makeBoardOf<StaircaseBoard>},
    {SplitNim::id, make<SplitPage>, makeBoardOf<SplitBoard>},
    {ChessRow::id, make<ChessPage>, makeBoardOf<ChessBoard>},
    {Sand::id, make<SandPage>, makeBoardOf<SandBoard>},
    {DigitDeletion::id, make<DigitPage>, makeBoardOf<DigitBoard>},
    {CappedNim::id, make<CappedPage>, makeBoardOf<CappedBoard>},
    {Chocolate::id, make<ChocolatePage>, makeBoardOf<ChocolateBoard>},
    {Bash::id, make<BashPage>, makeBoardOf<BashBoard>},
    {Wythoff::id, make<WythoffPage>, makeBoardOf<WythoffBoard>},
    {GraphGame::id, make<GraphPage>, makeBoardOf<GraphBoard>},
};

const Row *rowOf(const AnyGame &game)
{
    const std::string id = game.info().id.toStdString();
    const auto *found = std::find_if(std::begin(table), std::end(table), [&id](const Row &row) { return row.id == id; });
    return found == std::end(table) ? nullptr : found;
}

} // namespace

std::unique_ptr<GamePage> makePage(const AnyGame &game, const UiContext &context)
{
    const Row *row = rowOf(game);
    return row != nullptr ? row->make(game, context) : nullptr;
}

std::unique_ptr<Board> makeBoard(const AnyGame &game, const UiContext &context)
{
    const Row *row = rowOf(game);
    return row != nullptr ? row->makeBoard(context) : nullptr;
}

} // namespace mexplain
