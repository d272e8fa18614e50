#include "explain/any_game.h"

#include <optional>

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

Result<std::string> positionOfText(const AnyGame &game, std::string_view text)
{
    constexpr std::string_view blanks = " \t\r\n\v\f";
    const std::size_t last = text.find_last_not_of(blanks);
    const std::size_t first = text.find_first_not_of(blanks);
    const bool severalLines = first != text.npos && text.substr(first, last - first).find('\n') != text.npos;
    const auto ofProblem = [&]() -> std::optional<std::string> {
        auto positions = game.positionsOfProblem(text);
        if (!positions || positions->empty())
            return std::nullopt;
        return std::move(positions->front());
    };
    if (severalLines) {
        if (auto position = ofProblem())
            return *std::move(position);
    }
    auto position = game.normalize(text);
    if (!position && !severalLines) {
        if (auto only = ofProblem())
            return *std::move(only);
    }
    return position;
}

} // namespace mexplain
