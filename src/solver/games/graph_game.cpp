#include "solver/games/graph_game.h"

#include "solver/games/small_positions.h"
#include "solver/limits.h"

#include <algorithm>

namespace mexplain {

namespace {

// Longer cycles are told by their first nodes.
constexpr std::size_t maxToldCycle = 20;

Error cycleError(GraphCycle cycle)
{
    // It reads best from its smallest node on.
    std::rotate(cycle.begin(), std::min_element(cycle.begin(), cycle.end()), cycle.end());
    std::string text;
    const std::size_t told = std::min(cycle.size(), maxToldCycle);
    for (std::size_t i = 0; i < told; ++i)
        text.append(std::to_string(cycle[i] + 1)).append(" > ");
    if (told < cycle.size())
        text.append("… > ");
    text.append(std::to_string(cycle.front() + 1));
    Error error{.code = ErrorCode::CyclicGraph};
    error.arguments = {text};
    return error;
}

Result<Graph::Node> readNode(Reader &reader, std::uint64_t nodes)
{
    const auto node = reader.number(Quantity::Node, 1, nodes);
    if (!node)
        return node.error();
    return static_cast<Graph::Node>(*node - 1);
}

Result<GraphGame::Position> readProblem(Reader &reader)
{
    const auto nodes = reader.number(Quantity::NodeCount, 1, limits::maxNodes);
    if (!nodes)
        return nodes.error();
    const auto edgeCount = reader.number(Quantity::EdgeCount, 0, limits::maxEdges);
    if (!edgeCount)
        return edgeCount.error();
    const auto tokenCount = reader.number(Quantity::TokenCount, 1, limits::maxTokens);
    if (!tokenCount)
        return tokenCount.error();
    std::vector<Graph::Edge> edges;
    // Every edge takes at least four bytes, so the text bounds what the header may promise.
    edges.reserve(std::min(static_cast<std::size_t>(*edgeCount), reader.bytesLeft() / 4 + 1));
    for (std::uint64_t i = 0; i < *edgeCount; ++i) {
        const auto from = readNode(reader, *nodes);
        if (!from)
            return from.error();
        const auto to = readNode(reader, *nodes);
        if (!to)
            return to.error();
        edges.push_back({*from, *to});
    }
    GraphGame::Position position;
    const auto tokens = reader.eachNumber(*tokenCount, Quantity::Node, 1, *nodes, [&](std::uint64_t node) {
        position.tokens.push_back(static_cast<Graph::Node>(node - 1));
    });
    if (!tokens)
        return tokens.error();
    if (const auto end = reader.expectEnd(); !end)
        return end.error();
    auto board = GraphGame::makeBoard(static_cast<std::size_t>(*nodes), edges);
    if (!board)
        return board.error();
    position.board = *std::move(board);
    return position;
}

} // namespace

Result<std::shared_ptr<const GraphGame::Board>> GraphGame::makeBoard(std::size_t nodes, std::span<const Graph::Edge> edges)
{
    auto board = std::make_shared<Board>();
    board->graph = Graph::fromEdges(nodes, edges);
    auto values = graphValues(board->graph);
    if (const auto *cycle = std::get_if<GraphCycle>(&values))
        return cycleError(*cycle);
    board->values = std::get<GraphValues>(std::move(values));
    return std::shared_ptr<const Board>(std::move(board));
}

Result<GraphGame::Position> GraphGame::parse(std::string_view text)
{
    Reader reader(text, ">;:");
    Position position;
    std::vector<Graph::Edge> edges;
    std::size_t nodes = 0;
    if (reader.atEnd())
        return reader.errorHere(ErrorCode::EmptyInput, Quantity::Node);
    while (reader.peek() != ";") {
        const auto from = reader.number(edges.empty() ? Quantity::NodeCount : Quantity::Node, 1, limits::maxNodes);
        if (!from)
            return from.error();
        if (edges.empty() && nodes == 0 && reader.skip(":")) {
            nodes = static_cast<std::size_t>(*from);
            continue;
        }
        if (const auto arrow = reader.expect(">"); !arrow)
            return arrow.error();
        const auto to = reader.number(Quantity::Node, 1, limits::maxNodes);
        if (!to)
            return to.error();
        if (edges.size() == limits::maxEdges)
            return reader.errorHere(ErrorCode::TooManyNumbers, Quantity::EdgeCount, {std::to_string(limits::maxEdges)});
        edges.push_back({static_cast<Graph::Node>(*from - 1), static_cast<Graph::Node>(*to - 1)});
        nodes = std::max({nodes, static_cast<std::size_t>(*from), static_cast<std::size_t>(*to)});
    }
    for (const std::string_view word : {";", "tokens"}) {
        if (const auto read = reader.expect(word); !read)
            return read.error();
    }
    const auto tokens = reader.numbersToEnd(limits::maxTokens, Quantity::Node, 1, limits::maxNodes);
    if (!tokens)
        return tokens.error();
    for (const std::uint64_t token : *tokens) {
        position.tokens.push_back(static_cast<Graph::Node>(token - 1));
        nodes = std::max(nodes, static_cast<std::size_t>(token));
    }
    auto board = makeBoard(nodes, edges);
    if (!board)
        return board.error();
    position.board = *std::move(board);
    return position;
}

std::string GraphGame::format(const Position &position)
{
    const Graph &graph = position.board->graph;
    Writer writer;
    // A token moves away from a node that no edge names, so only edges may leave the count out.
    std::size_t inEdges = 0;
    for (std::size_t node = 0; node < graph.nodeCount(); ++node) {
        for (const Graph::Node successor : graph.successors(node))
            inEdges = std::max({inEdges, node + 1, std::size_t{successor} + 1});
    }
    bool isFirst = true;
    if (inEdges < graph.nodeCount()) {
        writer.number(graph.nodeCount());
        writer.text(":");
        isFirst = false;
    }
    for (std::size_t node = 0; node < graph.nodeCount(); ++node) {
        for (const Graph::Node successor : graph.successors(node)) {
            if (!isFirst)
                writer.text(" ");
            writer.number(node + 1);
            writer.text(">");
            writer.number(std::size_t{successor} + 1);
            isFirst = false;
        }
    }
    writer.text("; tokens");
    for (const Graph::Node token : position.tokens) {
        writer.text(" ");
        writer.number(std::size_t{token} + 1);
    }
    return std::string(writer.buffer());
}

Result<std::vector<GraphGame::Position>> GraphGame::parseProblem(std::string_view text)
{
    Reader reader(text);
    auto position = readProblem(reader);
    if (!position)
        return position.error();
    return std::vector<Position>{*std::move(position)};
}

std::vector<GraphGame::Move> GraphGame::moves(const Position &position, std::size_t limit)
{
    std::vector<Move> moves;
    for (std::size_t token = 0; token < position.tokens.size(); ++token) {
        const std::size_t edges = position.board->graph.successors(position.tokens[token]).size();
        for (std::size_t edge = 0; edge < edges; ++edge) {
            if (moves.size() == limit)
                return moves;
            moves.push_back({token, edge});
        }
    }
    return moves;
}

GraphGame::Position GraphGame::play(const Position &position, const Move &move)
{
    Position after = position;
    Graph::Node &token = after.tokens[move.token];
    token = position.board->graph.successors(token)[move.edge];
    return after;
}

GraphGame::Solution GraphGame::solve(const Position &position)
{
    const auto &[graph, values] = *position.board;
    Solution solution{Outcome::P, 0, {}};
    for (const Graph::Node token : position.tokens)
        solution.xorSum ^= values[token];
    if (solution.xorSum == 0)
        return solution;
    solution.outcome = Outcome::N;
    for (std::size_t token = 0; token < position.tokens.size(); ++token) {
        const auto successors = graph.successors(position.tokens[token]);
        const Nimber target = values[position.tokens[token]] ^ solution.xorSum;
        for (std::size_t edge = 0; edge < successors.size(); ++edge) {
            if (values[successors[edge]] == target)
                solution.winningMoves.push_back({token, edge});
        }
    }
    return solution;
}

Result<std::vector<GraphGame::Position>> GraphGame::smallPositions(std::uint64_t upTo)
{
    if (const auto bound = checkVerifyBound(upTo, 1, maxVerifyBound); !bound)
        return bound.error();
    std::vector<Position> positions;
    for (std::size_t nodes = 1; nodes <= upTo; ++nodes) {
        std::vector<Graph::Edge> all;
        for (std::size_t from = 0; from < nodes; ++from) {
            for (std::size_t to = from + 1; to < nodes; ++to)
                all.push_back({static_cast<Graph::Node>(from), static_cast<Graph::Node>(to)});
        }
        for (std::size_t chosen = 0; chosen < std::size_t{1} << all.size(); ++chosen) {
            std::vector<Graph::Edge> edges;
            for (std::size_t i = 0; i < all.size(); ++i) {
                if ((chosen >> i & 1) != 0)
                    edges.push_back(all[i]);
            }
            const auto board = makeBoard(nodes, edges);
            if (!board)
                return board.error();
            for (std::size_t first = 0; first < nodes; ++first) {
                positions.push_back({*board, {static_cast<Graph::Node>(first)}});
                for (std::size_t second = first; second < nodes; ++second)
                    positions.push_back({*board, {static_cast<Graph::Node>(first), static_cast<Graph::Node>(second)}});
            }
        }
    }
    return positions;
}

Result<void> GraphGame::judge(Reader &reader, Writer &writer)
{
    const auto position = readProblem(reader);
    if (!position)
        return position.error();
    Nimber sum = 0;
    for (const Graph::Node token : position->tokens)
        sum ^= position->board->values[token];
    writer.text(sum != 0 ? "win\n" : "lose\n");
    return {};
}

} // namespace mexplain
