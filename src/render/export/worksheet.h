#pragma once

#include "render/export/lesson_export.h"

namespace mexplain {

/// A lesson's positions and further ones as exercises with room to write. It holds no answer.
/// Errors: those of exportLesson.
Result<QByteArray, Phrase> worksheetPdf(const LessonExportJob &job);
Result<QByteArray, Phrase> worksheetHtml(const LessonExportJob &job);

} // namespace mexplain
