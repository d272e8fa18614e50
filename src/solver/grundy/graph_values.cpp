#include "solver/grundy/graph_values.h"

#include "solver/nimber.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace mexplain {

namespace {

// Not values: a node that was not reached yet, and one whose successors are being looked at.
constexpr std::uint16_t unknown = UINT16_MAX;
constexpr std::uint16_t open = UINT16_MAX - 1;

struct Frame {
    Graph::Node node;
    std::uint32_t next;    ///< the next edge to look at
    std::uint64_t present; ///< values of the successors below 64
    bool hasLarge;         ///< some successor has a value from 64 up
};

std::uint16_t mexOfMany(const Graph &graph, const GraphValues &values, Graph::Node node)
{
    std::vector<Nimber> options;
    for (const Graph::Node successor : graph.successors(node))
        options.push_back(values[successor]);
    return static_cast<std::uint16_t>(mex(options));
}

void add(Frame &frame, std::uint16_t value)
{
    if (value < 64)
        frame.present |= std::uint64_t{1} << value;
    else
        frame.hasLarge = true;
}

} // namespace

Graph Graph::fromEdges(std::size_t nodes, std::span<const Edge> edges)
{
    Graph graph;
    graph.offsets.assign(nodes + 1, 0);
    for (const Edge &edge : edges)
        ++graph.offsets[edge.from + 1];
    for (std::size_t i = 1; i <= nodes; ++i)
        graph.offsets[i] += graph.offsets[i - 1];
    graph.targets.resize(edges.size());
    // The offsets move up as the rows fill, and end one row further: shifted back they are right again.
    for (const Edge &edge : edges)
        graph.targets[graph.offsets[edge.from]++] = edge.to;
    for (std::size_t i = nodes; i > 0; --i)
        graph.offsets[i] = graph.offsets[i - 1];
    graph.offsets[0] = 0;
    return graph;
}

std::variant<GraphValues, GraphCycle> graphValues(const Graph &graph)
{
    const std::size_t nodes = graph.nodeCount();
    const std::uint32_t *const offsets = graph.offsets.data();
    GraphValues values(nodes, unknown);
    std::vector<Frame> stack;
    for (std::size_t root = nodes; root-- > 0;) {
        if (values[root] != unknown)
            continue;
        values[root] = open;
        stack.push_back({static_cast<Graph::Node>(root), offsets[root], 0, false});
        while (!stack.empty()) {
            Frame &top = stack.back();
            if (top.next == offsets[top.node + 1]) {
                // All successors below 64 are in the register; with 64 or more of them the mex may lie above.
                const bool isInRegister = !top.hasLarge || std::countr_one(top.present) < 64;
                const auto value = isInRegister ? static_cast<std::uint16_t>(std::countr_one(top.present)) : mexOfMany(graph, values, top.node);
                values[top.node] = value;
                stack.pop_back();
                if (!stack.empty())
                    add(stack.back(), value);
                continue;
            }
            const Graph::Node successor = graph.targets[top.next++];
            const std::uint16_t value = values[successor];
            if (value == unknown) {
                values[successor] = open;
                stack.push_back({successor, offsets[successor], 0, false});
            } else if (value == open) {
                const auto first = std::find_if(stack.begin(), stack.end(), [successor](const Frame &frame) { return frame.node == successor; });
                GraphCycle cycle;
                for (auto frame = first; frame != stack.end(); ++frame)
                    cycle.push_back(frame->node);
                return cycle;
            } else {
                add(top, value);
            }
        }
    }
    return values;
}

std::vector<std::uint32_t> graphHeights(const Graph &graph)
{
    const std::size_t nodes = graph.nodeCount();
    // Kahn's order from the nodes that nothing leads to; heights then go the opposite way.
    std::vector<std::uint32_t> incoming(nodes, 0);
    for (const Graph::Node target : graph.targets)
        ++incoming[target];
    std::vector<Graph::Node> order;
    order.reserve(nodes);
    for (std::size_t node = 0; node < nodes; ++node) {
        if (incoming[node] == 0)
            order.push_back(static_cast<Graph::Node>(node));
    }
    for (std::size_t i = 0; i < order.size(); ++i) {
        for (const Graph::Node successor : graph.successors(order[i])) {
            if (--incoming[successor] == 0)
                order.push_back(successor);
        }
    }
    assert(order.size() == nodes);
    std::vector<std::uint32_t> heights(nodes, 0);
    for (auto node = order.rbegin(); node != order.rend(); ++node) {
        for (const Graph::Node successor : graph.successors(*node))
            heights[*node] = std::max(heights[*node], heights[successor] + 1);
    }
    return heights;
}

} // namespace mexplain
