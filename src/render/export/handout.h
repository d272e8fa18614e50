#pragma once

#include "render/export/lesson_export.h"

namespace mexplain {

/// A lesson on paper: contents, then every item with its steps.
/// Errors: those of exportLesson.
Result<QByteArray, Phrase> handoutPdf(const LessonExportJob &job);
Result<QByteArray, Phrase> handoutHtml(const LessonExportJob &job);

} // namespace mexplain
