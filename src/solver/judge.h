#pragma once

#include "solver/reader.h"
#include "solver/writer.h"

#include <string_view>

namespace mexplain {

/// The ids of all games, in the order in which people see them.
std::vector<std::string_view> gameIds();

/// Success where a game has this id; otherwise UnknownGame with the id and the ids known.
Result<void> findGame(std::string_view id);

/// Reads the problem input of the game `id` and writes the problem's exact output.
/// Errors: those of `findGame`; what the game's own `judge` reports.
Result<void> judge(std::string_view id, Reader &reader, Writer &writer);

} // namespace mexplain
