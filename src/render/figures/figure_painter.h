#pragma once

#include "explain/figure.h"
#include "explain/phrasebook.h"
#include "render/theme.h"
#include "solver/outcome.h"

#include <QFont>
#include <QRectF>

class QPainter;

namespace mexplain {

/// How a figure looks, apart from what it shows.
struct FigureStyle {
    const Theme &theme;
    const Phrasebooks &phrasebooks;
    Languages languages = Languages::Chinese; ///< Both: labels in two lines, Chinese over English
    QFont textFont;   ///< its pixel size is the figure's unit: everything grows with it
    QFont digitFont;  ///< fixed width
};

/// The style with which screens draw, and documents with document fonts.
FigureStyle screenStyle(const Theme &theme, const Phrasebooks &phrasebooks, Languages languages, double pixelSize = 14);
FigureStyle documentStyle(const Theme &theme, const Phrasebooks &phrasebooks, Languages languages, double pixelSize = 14);

/// The size that the figure takes at its natural scale, in the painter's units. A table's columns are wrapped so that
/// it is no wider than `maxWidth` where that is possible.
QSizeF figureSize(const Figure &figure, const FigureStyle &style, double maxWidth = 1e6);

/// The scale at which paintFigure draws into an area of this size.
double figureScale(const Figure &figure, const FigureStyle &style, QSizeF area, double maxScale);

/// The only way a figure is drawn: on the page, in present mode, in PNG, SVG, PDF and HTML. Keeps the proportions,
/// scales down (never up past `maxScale`) to fit into `area`, starts at its left top corner.
void paintFigure(QPainter &painter, const Figure &figure, const FigureStyle &style, const QRectF &area, double maxScale = 1);

/// The badge of an outcome, as large as fits into the middle of `rect`: P a blue square, N an amber disc, each with its
/// letter in the painter's font family. Shape and letter tell them apart without colour.
void paintOutcomeBadge(QPainter &painter, Outcome outcome, const Theme &theme, const QRectF &rect);

/// What the figure shows, in words, for screen readers and `alt` texts: one line a row.
QString describeFigure(const Figure &figure, const Phrasebook &phrasebook);

} // namespace mexplain
