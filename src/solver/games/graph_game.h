#pragma once

#include "solver/game.h"
#include "solver/grundy/graph_values.h"
#include "solver/nimber.h"

#include <memory>

namespace mexplain {

/// A graph game: tokens on the nodes of a directed acyclic graph; a move slides one token along an edge; whoever cannot move
/// loses. Source of the text format: AcWing 1319. The members are documented at `Nim`.
struct GraphGame {
    static constexpr std::string_view id = "graph";

    /// 1…limits::maxNodes nodes, up to limits::maxEdges edges, 1…limits::maxTokens tokens, each on a node (index from 0).
    /// The graph has no cycle; its values are computed when it is read, and shared by the positions played from it.
    struct Board {
        Graph graph;
        GraphValues values;
        bool operator==(const Board &other) const { return graph == other.graph; }
    };
    struct Position {
        std::shared_ptr<const Board> board;
        std::vector<Graph::Node> tokens;
        bool operator==(const Position &other) const
        {
            return tokens == other.tokens && (board == other.board || *board == *other.board);
        }
    };

    /// The token with this index goes along the edge with this index of its node's.
    struct Move {
        std::size_t token;
        std::size_t edge;
        bool operator==(const Move &) const = default;
    };

    struct Solution {
        Outcome outcome;
        Nimber xorSum; ///< of the tokens' SG values
        std::vector<Move> winningMoves; ///< all of them by token, then by edge
    };

    /// Errors: CyclicGraph, which names one cycle.
    static Result<std::shared_ptr<const Board>> makeBoard(std::size_t nodes, std::span<const Graph::Edge> edges);

    /// `1>2 2>3; tokens 1 1`; `5: 1>2; tokens 1` where there are more nodes than the text mentions. Errors also: CyclicGraph.
    static Result<Position> parse(std::string_view text);
    static std::string format(const Position &);
    static Result<std::vector<Position>> parseProblem(std::string_view text);
    static std::vector<Move> moves(const Position &, std::size_t limit = SIZE_MAX);
    static Position play(const Position &, const Move &);
    /// Cost: linear in the tokens and their edges.
    static Solution solve(const Position &);

    /// Every acyclic graph of up to `upTo` nodes whose edges go to larger numbers, with one token and with two.
    static Result<std::vector<Position>> smallPositions(std::uint64_t upTo);
    static constexpr std::uint64_t defaultVerifyBound = 4;
    static constexpr std::uint64_t maxVerifyBound = 5;

    /// `win` where the first player wins, `lose` otherwise.
    static Result<void> judge(Reader &, Writer &);
};

static_assert(Game<GraphGame>);

} // namespace mexplain
