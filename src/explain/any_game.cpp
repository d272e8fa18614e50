#include "explain/any_game.h"

namespace mexplain {

Phrase groupTitle(GameGroup group)
{
    switch (group) {
    case GameGroup::NimFamily: return {"group", QT_TRANSLATE_NOOP("group", "Nim family")};
    case GameGroup::SgFunctions: return {"group", QT_TRANSLATE_NOOP("group", "SG functions")};
    case GameGroup::NumberTheory: return {"group", QT_TRANSLATE_NOOP("group", "Number theory")};
    case GameGroup::Grids: return {"group", QT_TRANSLATE_NOOP("group", "Grids")};
    }
    return {};
}

} // namespace mexplain
