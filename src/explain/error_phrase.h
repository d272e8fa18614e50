#pragma once

#include "explain/phrase.h"
#include "solver/error.h"

namespace mexplain {

/// The error as a sentence, without its place.
Phrase errorPhrase(const Error &error);

/// With its place in a one-line position text: "number 2: -3 is negative; …".
Phrase errorPhraseInLine(const Error &error);

/// With line and column, for a file.
Phrase errorPhraseInFile(const Error &error);

} // namespace mexplain
