#pragma once

#include "explain/catalogue.h"
#include "explain/phrase.h"

namespace mexplain {

/// The largest file or pasted text that is read, in bytes.
inline constexpr qint64 maxFileSize = qint64{32} << 20;

/// What a file holds: a position and, in the program's own format, what was saved with it.
struct OpenedPosition {
    QString game;
    std::string position; ///< normalized
    int step = 0;
    QString title{};
    QString note{};
    bool isOwnFormat = false;
};

/// Reads a `.mexplain` file, or a text file with a position or a problem's input for `present`.
/// Errors: a sentence that names the file and says what is wrong and where. Reads at most maxFileSize bytes.
Result<OpenedPosition, Phrase> readPositionFile(const QString &path, const Catalogue &catalogue, const AnyGame &present);

/// Whether a file holds a lesson rather than one position. Cost: reads it, at most LessonPlan::maxFileBytes of it.
bool isLessonFile(const QString &path);

} // namespace mexplain
