#pragma once

#include "solver/error.h"

namespace mexplain {

/// The English sentence for an error, with places for its arguments: %1 is the quantity expected, %2 and on are
/// `Error::arguments`. Compilers' style: one line, no capital, no full stop.
/// It is also the source text that the explain floor translates, so that one table serves both.
const char *diagnosticTemplate(ErrorCode code);

/// What was expected, as a noun phrase: "the number of piles". Empty for None.
const char *quantityName(Quantity quantity);

/// The finished English line, without its place: `expected a pile size, found "x"`.
std::string describe(const Error &error);

/// `FILE:LINE:COLUMN: error: …`, without line and column where the error has none.
std::string diagnostic(const std::string &file, const Error &error);

} // namespace mexplain
