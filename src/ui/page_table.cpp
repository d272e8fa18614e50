#include "ui/page_table.h"

#include "solver/games.h"
#include "ui/pages/bash_page.h"
#include "ui/pages/capped_page.h"
#include "ui/pages/chess_page.h"
#include "ui/pages/chocolate_page.h"
#include "ui/pages/digit_page.h"
#include "ui/pages/misere_page.h"
#include "ui/pages/nim_page.h"
#include "ui/pages/sand_page.h"
#include "ui/pages/split_page.h"
#include "ui/pages/staircase_page.h"
#include "ui/pages/wythoff_page.h"

#include <string_view>

namespace mexplain {

namespace {

struct Row {
    std::string_view id;
    std::unique_ptr<GamePage> (*make)(const AnyGame &, const UiContext &);
};

template <class Page>
std::unique_ptr<GamePage> make(const AnyGame &game, const UiContext &context)
{
    return std::make_unique<Page>(game, context);
}

// One line a game.
constexpr Row table[] = {
    {Nim::id, make<NimPage>},
    {MisereNim::id, make<MiserePage>},
    {StaircaseNim::id, make<StaircasePage>},
    {SplitNim::id, make<SplitPage>},
    {ChessRow::id, make<ChessPage>},
    {Sand::id, make<SandPage>},
    {DigitDeletion::id, make<DigitPage>},
    {CappedNim::id, make<CappedPage>},
    {Chocolate::id, make<ChocolatePage>},
    {Bash::id, make<BashPage>},
    {Wythoff::id, make<WythoffPage>},
};

} // namespace

std::unique_ptr<GamePage> makePage(const AnyGame &game, const UiContext &context)
{
    const std::string id = game.info().id.toStdString();
    for (const Row &row : table) {
        if (row.id == id)
            return row.make(game, context);
    }
    return nullptr;
}

} // namespace mexplain
