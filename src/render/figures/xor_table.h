#pragma once

#include "render/figures/drawing.h"

namespace mexplain {

/// An XorTableFigure measured: cells, heads and every text where it is painted.
struct XorTableLayout {
    struct Cell {
        Label digit;
        QRectF rect;
        Mark mark = Mark::None; ///< the digit's own mark
        bool odd = false;       ///< on the ground of an odd column
        bool oddSign = false;   ///< ▲ beside the digit
        bool ground = true;     ///< rounded ground behind it
        bool muted = false;
    };
    struct Row {
        Label label;
        Label value;
        std::vector<Cell> cells; ///< empty for a row that stands for numbers that are not shown
        Mark mark = Mark::None;
        QRectF rect;
        bool lineAbove = false;
        bool secondary = false; ///< heads and counts: in the muted colour
    };
    struct ColumnFrame {
        Mark mark = Mark::None;
        QRectF rect;
    };
    std::vector<Row> rows; ///< heads, numbers, counts, sum, from top to bottom
    std::vector<ColumnFrame> frames; ///< around chosen and changed columns
    double labelWidth = 0;
    double badgeWidth = 0;
    double valueWidth = 0;
    QSizeF size{0, 0};
};

XorTableLayout layOutXorTable(const XorTableFigure &figure, const FigureStyle &style);
void paintLayout(QPainter &painter, const XorTableLayout &layout, const FigureStyle &style);
QString describeXorTable(const XorTableFigure &figure, const Phrasebook &phrasebook);

/// What stands over the column of 2^exponent: `8`, from 2^10 up `2¹⁰`.
QString columnHead(int exponent);

} // namespace mexplain
