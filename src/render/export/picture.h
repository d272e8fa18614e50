#pragma once

#include "render/export/text.h"

#include <QImage>

namespace mexplain {

/// How wide a figure in a document may be before its columns wrap, in pixels at scale 1.
inline constexpr double documentFigureWidth = 720;

/// The figure as an `<svg>` element that stands in a page by itself: a viewBox, its natural size, a role and a label for
/// screen readers, families with fallbacks; no XML prolog.
QString figureSvg(const Edition &edition, const Figure &figure, double margin = 0);
/// The figure on the card's colour, `scale` pixels to a unit.
QImage figureImage(const ExportJob &job, const Figure &figure, double scale, double margin = 0);
/// PNG bytes.
QByteArray pngOf(const QImage &image);

/// The figure of the job's step as an SVG file. Errors: no such step, a step without a figure.
Result<QByteArray, Phrase> exportSvg(const ExportJob &job);
/// The same as PNG. Errors: those of exportSvg, a character that no font has, a scale that is not in 1…4, a picture too large.
Result<QByteArray, Phrase> exportPng(const ExportJob &job);

/// An error where no installed font has some character of the text.
Result<void, Phrase> checkGlyphs(const QString &text);

} // namespace mexplain
