#pragma once

#include "render/export/export.h"

namespace mexplain {

/// A4, its fonts embedded, its text searchable, its figures vectors that no page cuts. On paper the dark theme is light.
/// Errors: a character that no font has.
Result<QByteArray, Phrase> exportPdf(const ExportJob &job);

} // namespace mexplain
