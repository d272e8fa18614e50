#pragma once

#include "render/figures/drawing.h"

#include <QPainterPath>

namespace mexplain {

/// A GraphFigure measured. The board of the graph game draws itself with it.
struct GraphLayout {
    struct Node {
        Label number; ///< in the node
        Label value;  ///< under it: "SG 2 (N)"
        Label tokens; ///< in the token; empty for none or one
        Label more;   ///< right of it: "+3"
        bool hasToken = false;
        Mark mark = Mark::None;
        bool isRinged = false;
        QRectF place; ///< the square around the node
    };
    struct Edge {
        QPainterPath path;
        Mark mark = Mark::None;
    };
    std::vector<Node> nodes;
    std::vector<Edge> edges;
    Label omitted; ///< under everything
    QRectF omittedPlace;
    QSizeF size{0, 0};
};

GraphLayout layOutGraph(const GraphFigure &figure, const FigureStyle &style);
void paintLayout(QPainter &painter, const GraphLayout &layout, const FigureStyle &style);
QString describeGraph(const GraphFigure &figure, const Phrasebook &phrasebook);

/// A token whose middle is there; `count` is written into it where it is not empty.
void paintToken(QPainter &painter, QPointF centre, double diameter, const Label &count, const Theme &theme);
/// An arrow along the path, its tip at the path's end.
void paintArrow(QPainter &painter, const QPainterPath &path, const QColor &color, double width, double tip);

} // namespace mexplain
