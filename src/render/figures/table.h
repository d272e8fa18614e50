#pragma once

#include "render/figures/drawing.h"

namespace mexplain {

/// A TableFigure measured: each cell's text wrapped into its column.
struct TableLayout {
    struct Cell {
        Label text;
        Mark mark = Mark::None;
        QRectF rect;
    };
    struct Row {
        std::vector<Cell> cells;
        double bottom = 0;
        bool isHeader = false;
    };
    std::vector<Row> rows;
    Label omission;
    QRectF omissionRect;
    double width = 0; ///< of the rules
    QSizeF size{0, 0};
};

/// Wraps the columns so that the table is no wider than `maxWidth` where each column keeps room for a few characters.
TableLayout layOutTable(const TableFigure &figure, const FigureStyle &style, double maxWidth);
void paintLayout(QPainter &painter, const TableLayout &layout, const FigureStyle &style);
QString describeTable(const TableFigure &figure, const Phrasebook &phrasebook);

} // namespace mexplain
