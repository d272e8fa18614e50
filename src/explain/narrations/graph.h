#pragma once

#include "explain/game_of.h"
#include "solver/games/graph_game.h"

namespace mexplain {

/// A graph is drawn whole up to so many nodes and edges; of a larger one, the tokens' nodes and what lies behind them.
inline constexpr std::size_t mostDrawnNodes = 26;
inline constexpr std::size_t mostDrawnEdges = 64;

/// The graph with its tokens as a figure without values: whole if it is small enough, otherwise the nodes of the first
/// tokens and the nodes that one comes to from there, nearest first. Edges that occur twice are drawn once.
GraphFigure drawnGraph(const GraphGame::Position &position);

/// Whether the figure shows every node and every edge of its graph.
bool isDrawnWhole(const GraphFigure &figure);

/// The lesson of graph games: values by mex from the ends backwards, layer by layer; the XOR over the tokens decides.
template <>
struct Lesson<GraphGame> {
    static GameInfo info();
    static Explanation narrate(const GraphGame::Position &, const GraphGame::Solution &);
    static std::vector<Example> examples();
    static std::string randomPosition(RandomSize, std::uint64_t seed);
};

} // namespace mexplain
