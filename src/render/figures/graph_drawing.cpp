#include "render/figures/graph_drawing.h"

#include "solver/grundy/graph_values.h"

#include <gvc.h>

#include <QByteArray>

#include <algorithm>
#include <cmath>
#include <deque>
#include <memory>
#include <mutex>

namespace mexplain {

namespace {

/// Graphviz rounds places to whole points: so many to a unit keep the rounding out of sight.
constexpr double pointsPerUnit = 36;
constexpr double pointsPerInch = 72;
/// So many drawings are kept: a lesson's graphs and those of its steps.
constexpr std::size_t mostKept = 24;

struct Request {
    std::size_t nodes = 0;
    std::vector<std::pair<std::size_t, std::size_t>> edges;
    GraphSpacing spacing;

    bool operator==(const Request &other) const
    {
        return nodes == other.nodes && edges == other.edges && spacing.nodeDiameter == other.spacing.nodeDiameter && spacing.clearance == other.spacing.clearance
            && spacing.betweenNodes == other.spacing.betweenNodes && spacing.betweenLayers == other.spacing.betweenLayers;
    }
};

void setAttribute(Agraph_t *graph, int kind, const char *name, QByteArray value)
{
    // The library takes names and values as char *, and copies them.
    agattr(graph, kind, const_cast<char *>(name), value.data());
}

QByteArray inches(double units)
{
    return QByteArray::number(units * pointsPerUnit / pointsPerInch, 'f', 4);
}

/// The layer of each node: how long its longest way to an end is.
std::vector<std::uint32_t> layersOf(const Request &request)
{
    std::vector<Graph::Edge> edges;
    for (const auto &[from, to] : request.edges)
        edges.push_back({static_cast<Graph::Node>(from), static_cast<Graph::Node>(to)});
    return graphHeights(Graph::fromEdges(request.nodes, edges));
}

/// The graph as Graphviz has it; frees it again.
class Laid {
public:
    explicit Laid(const Request &request)
    {
        static GVC_t *const context = gvContext(); // reads the list of its plugins once
        m_context = context;
        m_graph = agopen(const_cast<char *>("g"), Agdirected, nullptr);
        const double diameter = request.spacing.nodeDiameter + 2 * request.spacing.clearance;
        setAttribute(m_graph, AGRAPH, "rankdir", "LR");
        setAttribute(m_graph, AGRAPH, "nodesep", inches(std::max(0.1, request.spacing.betweenNodes - 2 * request.spacing.clearance)));
        setAttribute(m_graph, AGRAPH, "ranksep", inches(std::max(0.1, request.spacing.betweenLayers - 2 * request.spacing.clearance)));
        setAttribute(m_graph, AGRAPH, "rank", "");
        setAttribute(m_graph, AGNODE, "shape", "circle");
        setAttribute(m_graph, AGNODE, "fixedsize", "true");
        setAttribute(m_graph, AGNODE, "width", inches(diameter));
        setAttribute(m_graph, AGNODE, "height", inches(diameter));
        setAttribute(m_graph, AGNODE, "label", ""); // we write the words, so no font matters here
        setAttribute(m_graph, AGEDGE, "arrowhead", "none");
        for (std::size_t node = 0; node < request.nodes; ++node)
            m_nodes.push_back(agnode(m_graph, QByteArray::number(static_cast<qulonglong>(node)).data(), 1));
        const std::vector<std::uint32_t> layers = layersOf(request);
        const std::uint32_t highest = layers.empty() ? 0 : *std::max_element(layers.begin(), layers.end());
        for (std::uint32_t layer = 0; layer <= highest; ++layer) {
            QByteArray name = "layer" + QByteArray::number(layer);
            Agraph_t *same = agsubg(m_graph, name.data(), 1);
            agsafeset(same, const_cast<char *>("rank"), const_cast<char *>("same"), const_cast<char *>(""));
            for (std::size_t node = 0; node < request.nodes; ++node) {
                if (layers[node] == layer)
                    agsubnode(same, m_nodes[node], 1);
            }
        }
        for (std::size_t i = 0; i < request.edges.size(); ++i)
            m_edges.push_back(agedge(m_graph, m_nodes[request.edges[i].first], m_nodes[request.edges[i].second], QByteArray::number(static_cast<qulonglong>(i)).data(), 1));
        m_isLaidOut = gvLayout(m_context, m_graph, "dot") == 0;
    }
    ~Laid()
    {
        if (m_isLaidOut)
            gvFreeLayout(m_context, m_graph);
        agclose(m_graph);
    }
    Laid(const Laid &) = delete;
    Laid &operator=(const Laid &) = delete;

    bool isLaidOut() const { return m_isLaidOut; }

    GraphDrawing drawing() const
    {
        const boxf box = GD_bb(m_graph);
        // Graphviz' y goes up.
        const auto place = [&box](const pointf &at) { return QPointF((at.x - box.LL.x) / pointsPerUnit, (box.UR.y - at.y) / pointsPerUnit); };
        GraphDrawing drawing;
        drawing.size = {(box.UR.x - box.LL.x) / pointsPerUnit, (box.UR.y - box.LL.y) / pointsPerUnit};
        for (Agnode_t *node : m_nodes)
            drawing.nodes.push_back(place(ND_coord(node)));
        for (Agedge_t *edge : m_edges) {
            QPainterPath path;
            const splines *curves = ED_spl(edge);
            for (int i = 0; curves != nullptr && i < curves->size; ++i) {
                const bezier &curve = curves->list[i];
                path.moveTo(place(curve.list[0]));
                for (int k = 1; k + 2 < curve.size; k += 3)
                    path.cubicTo(place(curve.list[k]), place(curve.list[k + 1]), place(curve.list[k + 2]));
            }
            drawing.edges.push_back(std::move(path));
        }
        return drawing;
    }

private:
    GVC_t *m_context = nullptr;
    Agraph_t *m_graph = nullptr;
    std::vector<Agnode_t *> m_nodes;
    std::vector<Agedge_t *> m_edges;
    bool m_isLaidOut = false;
};

/// Where Graphviz lacks its plugin: the same columns, straight edges.
GraphDrawing inColumns(const Request &request)
{
    const std::vector<std::uint32_t> layers = layersOf(request);
    const GraphSpacing &s = request.spacing;
    const std::uint32_t highest = layers.empty() ? 0 : *std::max_element(layers.begin(), layers.end());
    std::vector<std::size_t> filled(std::size_t{highest} + 1, 0);
    GraphDrawing drawing;
    for (std::size_t node = 0; node < request.nodes; ++node) {
        const std::uint32_t column = highest - layers[node];
        const QPointF centre((column + 0.5) * s.nodeDiameter + column * s.betweenLayers, (static_cast<double>(filled[column]) + 0.5) * s.nodeDiameter + static_cast<double>(filled[column]) * s.betweenNodes);
        ++filled[column];
        drawing.nodes.push_back(centre);
        drawing.size = drawing.size.expandedTo({centre.x() + s.nodeDiameter / 2, centre.y() + s.nodeDiameter / 2});
    }
    const double radius = s.nodeDiameter / 2 + s.clearance;
    for (const auto &[from, to] : request.edges) {
        const QPointF way = drawing.nodes[to] - drawing.nodes[from];
        const QPointF step = way / std::max(0.001, std::hypot(way.x(), way.y())) * radius;
        QPainterPath path(drawing.nodes[from] + step);
        path.lineTo(drawing.nodes[to] - step);
        drawing.edges.push_back(path);
    }
    return drawing;
}

} // namespace

GraphDrawing drawGraph(std::size_t nodes, const std::vector<std::pair<std::size_t, std::size_t>> &edges, const GraphSpacing &spacing)
{
    static std::mutex mutex;
    static std::deque<std::pair<Request, GraphDrawing>> kept;
    const std::lock_guard lock(mutex);
    Request request{nodes, edges, spacing};
    const auto found = std::find_if(kept.begin(), kept.end(), [&request](const auto &entry) { return entry.first == request; });
    if (found != kept.end())
        return found->second;
    const Laid laid(request);
    GraphDrawing drawing = laid.isLaidOut() ? laid.drawing() : inColumns(request);
    if (kept.size() == mostKept)
        kept.pop_front();
    kept.emplace_back(std::move(request), drawing);
    return drawing;
}

} // namespace mexplain
