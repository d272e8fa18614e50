#pragma once

#include "render/figures/drawing.h"

#include <QImage>

#include <span>

namespace mexplain {

/// A ColouringFigure measured. Small grids are drawn cell by cell, large ones as a picture with a legend.
struct ColouringLayout {
    struct Note {
        Label text;
        Mark mark = Mark::None;
        std::size_t row = 0;
    };
    struct Legend {
        Label text;
        ColouringFigure::State state = ColouringFigure::State::L;
        QRectF swatch;
    };
    ColouringFigure figure;
    bool isPicture = false;
    bool hasNumbers = false; ///< there is room for them
    double cellWidth = 0;
    double cellHeight = 0;
    QRectF grid;
    Label noteTitle;
    double headHeight = 0;
    double headWidth = 0;
    std::vector<Note> notes;
    std::vector<Legend> legend;
    QSizeF size{0, 0};
};

ColouringLayout layOutColouring(const ColouringFigure &figure, const FigureStyle &style);
void paintLayout(QPainter &painter, const ColouringLayout &layout, const FigureStyle &style);
QString describeColouring(const ColouringFigure &figure, const Phrasebook &phrasebook);

/// The ground of a cell in that state: P nearly square, N round, L hatched, so that they differ without colour too.
void paintStateCell(QPainter &painter, const QRectF &rect, ColouringFigure::State state, const Theme &theme);
/// The colour of a letter or a number on that ground.
QColor stateInk(ColouringFigure::State state, const Theme &theme);
/// One pixel a cell. Greys of L, N and P differ clearly. Cost: one pass.
QImage colouringImage(std::size_t rows, std::size_t columns, std::span<const ColouringFigure::State> cells, const Theme &theme);

} // namespace mexplain
