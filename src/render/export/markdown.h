#pragma once

#include "render/export/export.h"

namespace mexplain {

/// The lessons' notation as KaTeX: toLatex("9 ⊕ 12 ≠ 0") == "9 \oplus 12 \ne 0". Unicode subscripts and superscripts become
/// groups, braces and signs that TeX or Markdown would read otherwise become commands, and Chinese goes into \text.
QString toLatex(const QString &math);

/// Text that Markdown, and HTML in Markdown, must not read as marks; line breaks become spaces.
QString escapeMarkdown(const QString &text);

/// Markdown with KaTeX: XOR tables as arrays, tables as tables, piles as pictures inside the file.
QByteArray exportMarkdown(const ExportJob &job);

} // namespace mexplain
