#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <variant>
#include <vector>

namespace mexplain {

/// A directed graph in compressed rows: the successors of node v are targets[offsets[v]…offsets[v + 1]).
struct Graph {
    using Node = std::uint32_t;

    struct Edge {
        Node from;
        Node to;
    };

    std::vector<std::uint32_t> offsets{0};
    std::vector<Node> targets;

    /// Nodes 0…nodes − 1; the successors of a node keep the edges' order. Precondition: the edges' nodes are below `nodes`.
    static Graph fromEdges(std::size_t nodes, std::span<const Edge> edges);

    std::size_t nodeCount() const noexcept { return offsets.size() - 1; }
    std::size_t edgeCount() const noexcept { return targets.size(); }
    std::span<const Node> successors(std::size_t node) const noexcept
    {
        return std::span(targets).subspan(offsets[node], offsets[node + 1] - offsets[node]);
    }
    bool operator==(const Graph &) const = default;
};

/// The SG value of each node: at most 65 533, since a node of value v needs v(v+1)/2 edges below it.
using GraphValues = std::vector<std::uint16_t>;
/// The nodes of one cycle in order; the last has an edge to the first.
using GraphCycle = std::vector<Graph::Node>;

/// The values by mex in reverse topological order, or one cycle. Cost: each edge once; values below 64 are collected in one
/// register, larger ones make a second look at the node's successors.
std::variant<GraphValues, GraphCycle> graphValues(const Graph &graph);

/// How many edges the longest path from each node has: 0 for a node without successors; every successor of a node is lower.
/// So the values are known in this order. Precondition: the graph has no cycle. Cost: each edge once.
std::vector<std::uint32_t> graphHeights(const Graph &graph);

} // namespace mexplain
