#pragma once

#include "render/figures/drawing.h"

namespace mexplain {

/// A CellGridFigure measured.
struct CellGridLayout {
    struct Cell {
        Label text;
        Mark mark = Mark::None;
        CellGridFigure::Content content = CellGridFigure::Content::Text;
        bool isRinged = false;
        QRectF rect;
    };
    struct Row {
        Label label;
        Label note;
        std::vector<Cell> cells;
        Mark mark = Mark::None;
        QRectF rect;
    };
    struct Head {
        Label text;
        QRectF rect;
    };
    Label rowTitle;
    QRectF rowTitleRect;
    Label columnTitle;
    QRectF columnTitleRect;
    std::vector<Head> heads;
    std::vector<Row> rows;
    double labelWidth = 0;
    double badgeWidth = 0; ///< 0 where no row has an outcome
    QSizeF size{0, 0};
};

CellGridLayout layOutCellGrid(const CellGridFigure &figure, const FigureStyle &style);
void paintLayout(QPainter &painter, const CellGridLayout &layout, const FigureStyle &style);
QString describeCellGrid(const CellGridFigure &figure, const Phrasebook &phrasebook);

/// A chess pawn in the middle of `rect`, filled, or dashed where it could stand.
void paintPawn(QPainter &painter, const QRectF &rect, const QColor &color, bool isTarget);

/// A chess queen in the middle of `rect`.
void paintQueen(QPainter &painter, const QRectF &rect, const QColor &color);

} // namespace mexplain
