#pragma once

#include "render/export/export.h"

namespace mexplain {

/// Text for an element or a quoted attribute: `& < > " '` become entities.
QString escapeHtml(const QString &text);

/// One self-contained page: no script, nothing loaded, figures inline as SVG; made for a phone and for A4 as well.
QByteArray exportHtml(const ExportJob &job);

} // namespace mexplain
