#pragma once

#include "render/export/lesson_export.h"

namespace mexplain {

/// The answers to a worksheet: the same exercises with the same numbers.
/// Errors: those of exportLesson.
Result<QByteArray, Phrase> answerKeyPdf(const LessonExportJob &job);
Result<QByteArray, Phrase> answerKeyHtml(const LessonExportJob &job);

} // namespace mexplain
