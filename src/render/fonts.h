#pragma once

#include <QFont>
#include <QString>
#include <QStringList>

#include <optional>

namespace mexplain {

/// Families for text on a screen, best first: each has Simplified Chinese forms (never the Japanese ones).
QStringList screenFamilies();
/// Families for documents: WenQuanYi Micro Hei first, whose Han characters can be searched and copied out of a PDF.
QStringList documentFamilies();
/// Fixed width, for digits of a table and code; Chinese from the families above.
QStringList monospaceFamilies();

QFont screenFont(double pixelSize);
QFont documentFont(double pixelSize);
QFont monospaceFont(double pixelSize);

/// The first character of `text` that no installed family can draw; none where all can.
std::optional<char32_t> missingGlyph(const QString &text);

} // namespace mexplain
