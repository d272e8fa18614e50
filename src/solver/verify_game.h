#pragma once

#include "solver/verify.h"

#include <optional>

namespace mexplain {

/// `verify` for the game with this id, up to its own default bound unless another is given.
/// Errors: those of `findGame` and of `verify`.
Result<VerifyReport> verifyGame(std::string_view id, std::optional<std::uint64_t> upTo = {}, std::stop_token stop = {},
                                const SearchProgress &progress = {});

} // namespace mexplain
