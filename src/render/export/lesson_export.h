#pragma once

#include "explain/catalogue.h"
#include "explain/lesson_plan.h"
#include "render/export/export.h"

namespace mexplain {

enum class LessonOutput {
    Handout,   ///< every position with all its steps, for students
    Slides,    ///< one step a page, 16:9
    Worksheet, ///< the positions and further ones as exercises, without any answer
    AnswerKey, ///< for the teacher: the answers to the worksheet of the same seed
};

/// `handout`, `slides`, `worksheet`, `key`; none for anything else.
std::optional<LessonOutput> lessonDocumentFromCode(QStringView code);
QString lessonDocumentCode(LessonOutput document);
/// Pdf first, which every document has; Html as well unless it is slides.
std::vector<Format> formatsOf(LessonOutput document);

inline constexpr int maxExtraExercises = 50;

/// What is exported of a lesson, and how.
struct LessonExportJob {
    const LessonPlan &lesson;
    const Catalogue &catalogue;
    const Phrasebooks &phrasebooks;
    Languages languages = Languages::Chinese;
    ThemeId theme = ThemeId::Light; ///< dark is for slides and HTML; on paper it is light
    LessonOutput document = LessonOutput::Handout;
    std::uint64_t seed = 1;  ///< of a worksheet and its key: the same seed gives the same exercises
    int extraExercises = 0;  ///< of a worksheet and its key: further positions, 0…maxExtraExercises
};

/// The document, in memory. The teacher's note on the whole lesson is in the answer key alone, the notes on items are nowhere, and what
/// a hidden item hides is not in its handout and slides.
/// A worksheet's further positions are small ones of the lesson's games in turn, none twice; fewer where a game has no more.
/// Errors, as phrases that can be shown: a document that this format cannot hold; an item whose game is unknown or whose
/// position is refused, with its number; a character that no font has (Pdf).
/// Cost: every item is explained twice for a PDF with page numbers, otherwise once; no more than one explanation is in memory
/// beside the document.
Result<QByteArray, Phrase> exportLesson(const LessonExportJob &job, Format format);

} // namespace mexplain
