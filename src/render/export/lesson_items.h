#pragma once

#include "render/export/lesson_export.h"
#include "render/export/text.h"

namespace mexplain {

/// What the documents of a lesson share.

Edition editionOf(const LessonExportJob &job);
/// The lesson's title, or "Lesson".
Phrase lessonTitle(const LessonExportJob &job);
/// The teacher's note on the whole lesson; may be empty.
Phrase lessonNote(const LessonExportJob &job);
/// The item's title, or its game's. `game` may be unknown.
Phrase itemTitle(const LessonExportJob &job, std::size_t index);
/// "3. Nim".
Phrase numbered(std::size_t number, const Phrase &title);
/// "This lesson has no positions yet."
Phrase emptyLesson();

struct ExplainedItem {
    const AnyGame &game;
    Explanation explanation; ///< concealed where the item is hidden
};

/// Errors: an unknown game, a position that its game refuses, with the item's number.
Result<ExplainedItem, Phrase> explainItem(const LessonExportJob &job, std::size_t index);

/// One exercise of a worksheet and its key.
struct Exercise {
    const AnyGame *game;
    std::string position; ///< normalized
};

/// The lesson's items in order, then further ones by the job's seed. Errors: those of explainItem.
Result<std::vector<Exercise>, Phrase> exercisesOf(const LessonExportJob &job);

/// "Sheet 42": tells which key belongs to a worksheet.
Phrase sheetPhrase(const LessonExportJob &job);

} // namespace mexplain
