#pragma once

#include <QPainterPath>
#include <QPointF>
#include <QSizeF>

#include <cstddef>
#include <utility>
#include <vector>

namespace mexplain {

/// Where the nodes and the edges of a graph are drawn, in units of the text's size.
struct GraphDrawing {
    std::vector<QPointF> nodes;       ///< their centres
    std::vector<QPainterPath> edges;  ///< from border to border, in the order of the edges; empty where nothing was found
    QSizeF size{0, 0};
};

/// What a drawing leaves free around its things, in the same units.
struct GraphSpacing {
    double nodeDiameter = 2.2;
    double clearance = 0.2;   ///< between a node and the ends of its edges
    double betweenNodes = 1.9; ///< within a layer
    double betweenLayers = 2.6;
};

/// Draws an acyclic graph in layers from left to right: a node stands left of everything that it leads to, and nodes with
/// equally long ways to an end stand in one column. The work is done by Graphviz' dot (Gansner, Koutsofios, North and Vo 1993).
/// The same graph gives the same drawing. Cost: some milliseconds for a few dozen nodes; the last drawings are kept.
/// Graphviz is not reentrant: calls are made one after the other, from whatever thread.
GraphDrawing drawGraph(std::size_t nodes, const std::vector<std::pair<std::size_t, std::size_t>> &edges, const GraphSpacing &spacing = {});

} // namespace mexplain
