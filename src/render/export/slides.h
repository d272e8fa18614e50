#pragma once

#include "render/export/lesson_export.h"

namespace mexplain {

/// A lesson for the projector, 16:9: a page of contents, then one step a page. Errors: those of exportLesson.
Result<QByteArray, Phrase> slidesPdf(const LessonExportJob &job);

} // namespace mexplain
