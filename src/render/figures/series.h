#pragma once

#include "render/figures/drawing.h"

namespace mexplain {

/// A SeriesFigure is drawn by Qt Charts, which lays itself out; only its size is ours.
struct SeriesLayout {
    SeriesFigure figure;
    QSizeF size{0, 0};
};

SeriesLayout layOutSeries(const SeriesFigure &figure, const FigureStyle &style);
/// Needs a QApplication, as a chart is a graphics widget.
void paintLayout(QPainter &painter, const SeriesLayout &layout, const FigureStyle &style);
QString describeSeries(const SeriesFigure &figure, const Phrasebook &phrasebook);

} // namespace mexplain
