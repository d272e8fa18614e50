#include "explain/narrations/graph.h"

#include "explain/narration.h"
#include "explain/xor_story.h"

#include <algorithm>
#include <set>
#include <unordered_map>

namespace mexplain {

namespace {

using Position = GraphGame::Position;
using Move = GraphGame::Move;
using Node = Graph::Node;

constexpr const char *context = "graph";

/// So many layers over the ends have a step each; of more, the last step takes all that are left.
constexpr std::size_t mostLayerSteps = 5;
/// A step works out at most so many nodes in words.
constexpr std::size_t mostWorkedOut = 6;
/// Of a graph that is not drawn whole, so many nodes are, and so many edges out of each.
constexpr std::size_t mostPartNodes = 16;
constexpr std::size_t mostPartEdges = 6;

std::uint64_t nameOf(Node node)
{
    return std::uint64_t{node} + 1;
}

Phrase tokenPhrase(std::size_t token)
{
    return {context, QT_TRANSLATE_NOOP("graph", "Token %1"), {std::uint64_t{token + 1}}};
}

Node targetOf(const Position &position, const Move &move)
{
    return position.board->graph.successors(position.tokens[move.token])[move.edge];
}

Phrase movePhrase(const Position &position, const Move &move)
{
    return {context, QT_TRANSLATE_NOOP("graph", "slide token %1 from node %2 to node %3"),
            {std::uint64_t{move.token + 1}, nameOf(position.tokens[move.token]), nameOf(targetOf(position, move))}};
}

QString wayText(const Position &position, const Move &move)
{
    return QStringLiteral("%1 → %2").arg(nameOf(position.tokens[move.token])).arg(nameOf(targetOf(position, move)));
}

/// The move, short enough for a table.
Phrase shortMove(const Position &position, const Move &move)
{
    return {context, QT_TRANSLATE_NOOP("graph", "token %1: %2"), {std::uint64_t{move.token + 1}, math(wayText(position, move))}};
}

QString nodeList(const std::vector<Node> &nodes)
{
    std::vector<std::uint64_t> names;
    for (const Node node : nodes)
        names.push_back(nameOf(node));
    return numberList(names, 10);
}

bool canMove(const Position &position)
{
    return !GraphGame::moves(position, 1).empty();
}

std::uint64_t moveCount(const Position &position)
{
    std::uint64_t count = 0;
    for (const Node token : position.tokens)
        count += position.board->graph.successors(token).size();
    return count;
}

class GraphNarrator {
public:
    GraphNarrator(const Position &position, const GraphGame::Solution &solution)
        : m_position(position), m_solution(solution), m_story(valuesOf(position), tokenPhrase, indicesOf(solution.winningMoves, &Move::token)),
          m_figure(drawnGraph(position))
    {
        if (!isWhole())
            return;
        m_heights = graphHeights(graph());
        m_layers.resize(std::size_t{*std::max_element(m_heights.begin(), m_heights.end())} + 1);
        for (std::size_t node = 0; node < graph().nodeCount(); ++node)
            m_layers[m_heights[node]].push_back(static_cast<Node>(node));
    }

    Explanation narrate()
    {
        Explanation e;
        e.game = QStringLiteral("graph");
        e.position = GraphGame::format(m_position);
        e.outcome = m_solution.outcome;
        e.reason = reason();
        const auto first = isN() ? std::optional(taught()) : std::nullopt;
        tellWinningMoves<GraphGame>(e, m_position, taughtFirst(m_solution.winningMoves, first), movePhrase);
        if (!isN()) {
            e.moveCount = moveCount(m_position);
            m_answers = tellReplies<GraphGame>(e, m_position, movesToTell(), movePhrase,
                [this](const Move &move, const Position &after, const GraphGame::Solution &solved) { return answerTo(move, after, solved); });
        }
        e.steps = {ruleStep(), orderStep()};
        if (isWhole()) {
            for (std::size_t layer = 1; layer < m_layers.size() && layer <= mostLayerSteps; ++layer)
                e.steps.push_back(layerStep(layer, layer == mostLayerSteps ? m_layers.size() - 1 : layer));
        } else {
            e.steps.push_back(tokensStep());
        }
        e.steps.push_back(xorStep());
        e.steps.push_back(verdictStep());
        if (isN()) {
            e.steps.push_back(chooseStep());
            e.steps.push_back(moveStep());
            e.steps.push_back(afterStep());
        } else {
            e.steps.push_back(repliesStep(e));
        }
        return e;
    }

private:
    const Graph &graph() const { return m_position.board->graph; }
    const GraphValues &values() const { return m_position.board->values; }
    const std::vector<Node> &tokens() const { return m_position.tokens; }
    bool isN() const { return m_solution.outcome == Outcome::N; }
    bool isWhole() const { return isDrawnWhole(m_figure); }
    bool isSingle() const { return tokens().size() == 1; }
    std::uint64_t valueOf(Node node) const { return values()[node]; }

    static std::vector<std::uint64_t> valuesOf(const Position &position)
    {
        std::vector<std::uint64_t> all;
        all.reserve(position.tokens.size());
        for (const Node token : position.tokens)
            all.push_back(position.board->values[token]);
        return all;
    }

    /// The values of the nodes that one can move to from here, each once, ascending.
    std::vector<std::uint64_t> optionValues(Node node) const
    {
        std::vector<std::uint64_t> options;
        for (const Node successor : graph().successors(node))
            options.push_back(valueOf(successor));
        std::sort(options.begin(), options.end());
        options.erase(std::unique(options.begin(), options.end()), options.end());
        return options;
    }

    /// `SG(4) = mex{0, 1} = 2`
    QString mexText(Node node) const
    {
        return QStringLiteral("SG(%1) = mex{%2} = %3").arg(nameOf(node)).arg(numberList(optionValues(node), 12)).arg(valueOf(node));
    }

    /// The first winning move that makes its token's value smaller: Nim's own, which mex guarantees.
    static Move taughtIn(const Position &position, const GraphGame::Solution &solution)
    {
        return *std::find_if(solution.winningMoves.begin(), solution.winningMoves.end(), [&](const Move &move) {
            return position.board->values[targetOf(position, move)] < position.board->values[position.tokens[move.token]];
        });
    }
    Move taught() const { return taughtIn(m_position, m_solution); }

    bool goesUp(const Move &move) const { return valueOf(targetOf(m_position, move)) > valueOf(tokens()[move.token]); }

    /// A move up in value is taken back with the same token; any other gets Nim's answer.
    Move answerTo(const Move &move, const Position &after, const GraphGame::Solution &solved) const
    {
        if (goesUp(move)) {
            const auto back = std::find_if(solved.winningMoves.begin(), solved.winningMoves.end(), [&](const Move &answer) { return answer.token == move.token; });
            if (back != solved.winningMoves.end())
                return *back;
        }
        return taughtIn(after, solved);
    }

    /// All moves where they fit into the table; otherwise two of each token shown.
    std::vector<Move> movesToTell() const
    {
        return movesToAnswer<GraphGame>(m_position, [this] {
            std::vector<Move> moves;
            for (const std::size_t token : m_story.shown()) {
                const std::size_t edges = graph().successors(tokens()[token]).size();
                if (edges > 0)
                    moves.push_back({token, 0});
                if (edges > 1)
                    moves.push_back({token, edges - 1});
            }
            return moves;
        });
    }

    Phrase reason() const
    {
        if (!canMove(m_position))
            return {context, QT_TRANSLATE_NOOP("graph", "No arrow leads away from any token: the player to move can't move and has lost.")};
        if (isSingle() && !isN())
            return {context, QT_TRANSLATE_NOOP("graph", "The token's node has the SG value 0: no arrow leads to another 0, and wherever the first player slides it, the second comes back to a 0.")};
        const QString equation = m_story.equation(QStringLiteral("X"));
        if (!isN())
            return {context, QT_TRANSLATE_NOOP("graph", "The SG values of the tokens' nodes have %1: every move has an answer."), {math(equation)}};
        const Move move = taught();
        if (isSingle())
            return {context, QT_TRANSLATE_NOOP("graph", "The token's node has the SG value %1, not 0: slide it to node %2, whose value is 0."),
                    {m_solution.xorSum, nameOf(targetOf(m_position, move))}};
        return {context, QT_TRANSLATE_NOOP("graph", "The SG values of the tokens' nodes have %1: slide token %2 to node %3."),
                {math(equation + QStringLiteral(" ≠ 0")), std::uint64_t{move.token + 1}, nameOf(targetOf(m_position, move))}};
    }

    // Figures.

    Node nodeAt(const GraphFigure::Node &node) const { return static_cast<Node>(node.number - 1); }

    /// The figure with the values of the nodes for which `isKnown`, and ringed where `isNew`.
    template <class Known, class New>
    GraphFigure lit(Known isKnown, New isNew) const
    {
        GraphFigure figure = m_figure;
        for (GraphFigure::Node &node : figure.nodes) {
            if (!isKnown(nodeAt(node)))
                continue;
            node.value = valueOf(nodeAt(node));
            node.mark = *node.value == 0 ? Mark::P : Mark::N;
            node.isRinged = isNew(nodeAt(node));
        }
        return figure;
    }
    GraphFigure allLit() const
    {
        return lit([](Node) { return true; }, [](Node) { return false; });
    }

    /// Marks the edge, if it is drawn.
    static void markEdge(GraphFigure &figure, Node from, Node to, Mark mark)
    {
        for (GraphFigure::Edge &edge : figure.edges) {
            if (figure.nodes[edge.from].number == nameOf(from) && figure.nodes[edge.to].number == nameOf(to))
                edge.mark = mark;
        }
    }

    // Steps.

    std::optional<std::size_t> sampleToken() const
    {
        std::optional<std::size_t> sample;
        for (const std::size_t token : m_story.shown()) {
            const std::size_t ways = graph().successors(tokens()[token]).size();
            if (ways > 0 && (!sample || ways > graph().successors(tokens()[*sample]).size()))
                sample = token;
        }
        return sample;
    }

    Step ruleStep() const
    {
        Step step = makeStep("rule", "rule", {context, QT_TRANSLATE_NOOP("graph", "The rule: slide one token along one arrow")}, {
            words({context, QT_TRANSLATE_NOOP("graph", "A move slides one token along an arrow to the next node. Tokens are not in each other's way: several may stand on one node. A token on a node that no arrow leaves can't move, and whoever has no move loses.")}),
            words({context, QT_TRANSLATE_NOOP("graph", "Here we have %1, %2 and %3."),
                   {Phrase{context, QT_TRANSLATE_N_NOOP("graph", "%n node(s)"), {}, graph().nodeCount()},
                    Phrase{context, QT_TRANSLATE_N_NOOP("graph", "%n arrow(s)"), {}, graph().edgeCount()},
                    Phrase{context, QT_TRANSLATE_N_NOOP("graph", "%n token(s)"), {}, tokens().size()}}}),
        });
        GraphFigure figure = m_figure;
        if (const auto token = sampleToken()) {
            std::vector<Node> goals;
            for (const Node successor : graph().successors(tokens()[*token])) {
                if (std::find(goals.begin(), goals.end(), successor) == goals.end())
                    goals.push_back(successor);
                markEdge(figure, tokens()[*token], successor, Mark::Chosen);
            }
            step.body.push_back(words({context, QT_TRANSLATE_N_NOOP("graph", "From node %1, for instance, a token has %n way(s): to %2."), {nameOf(tokens()[*token]), math(nodeList(goals))}, goals.size()}));
        } else {
            step.body.push_back(words({context, QT_TRANSLATE_NOOP("graph", "No token can move here: no arrow leaves the nodes that they stand on.")}));
        }
        step.figure = std::move(figure);
        return step;
    }

    Step orderStep() const
    {
        Step step = makeStep("order", "order", {context, QT_TRANSLATE_NOOP("graph", "From the ends backwards: a node's turn comes when all its arrows lead to known nodes")}, {
            words({context, QT_TRANSLATE_NOOP("graph", "What a node is worth depends on the nodes that its arrows lead to. There is no cycle, so one can take the nodes in reverse topological order: first those that no arrow leaves, then those whose arrows all lead to nodes that are done.")}),
        });
        if (isWhole()) {
            const auto &ends = m_layers.front();
            step.body.push_back(words({context, QT_TRANSLATE_N_NOOP("graph", "No arrow leaves %n node(s): %1. Whoever is to move there has lost. There is no option, every number is missing, and the smallest is 0: the SG value is 0."), {math(nodeList(ends))}, ends.size()}));
            const auto isEnd = [this](Node node) { return m_heights[node] == 0; };
            step.figure = lit(isEnd, isEnd);
        } else {
            step.body.push_back(words({context, QT_TRANSLATE_NOOP("graph", "A node that no arrow leaves has no option: every number is missing, and the smallest is 0, so its SG value is 0. A depth-first search that finishes a node after its successors computes all %1 values and looks at each arrow once."),
                                       {std::uint64_t{graph().nodeCount()}}}));
            step.figure = m_figure;
        }
        return step;
    }

    Step layerStep(std::size_t from, std::size_t to) const
    {
        std::vector<Node> fresh;
        for (std::size_t layer = from; layer <= to; ++layer)
            fresh.insert(fresh.end(), m_layers[layer].begin(), m_layers[layer].end());
        const QByteArray id = "layer-" + QByteArray::number(static_cast<qulonglong>(from));
        const Phrase title = fresh.size() == 1 ? Phrase{context, QT_TRANSLATE_NOOP("graph", "Node %1 has the SG value %2"), {nameOf(fresh.front()), valueOf(fresh.front())}}
            : from == to ? Phrase{context, QT_TRANSLATE_NOOP("graph", "Next come the nodes %1"), {math(nodeList(fresh))}}
                         : Phrase{context, QT_TRANSLATE_NOOP("graph", "In the same way the rest: the nodes %1"), {math(nodeList(fresh))}};
        Step step = makeStep(id.constData(), "mex", title, {});
        step.body.push_back(words(from == 1
            ? Phrase{context, QT_TRANSLATE_NOOP("graph", "All arrows from here lead to nodes whose values are known. The SG value is the mex of these values: the smallest number from 0 on that is not among them.")}
            : fresh.size() == 1 ? Phrase{context, QT_TRANSLATE_NOOP("graph", "Now all its arrows lead to known values, and the smallest missing number is the SG value.")}
            : from == to ? Phrase{context, QT_TRANSLATE_NOOP("graph", "Now all their arrows lead to known values, and the smallest missing number is the SG value.")}
                         : Phrase{context, QT_TRANSLATE_NOOP("graph", "Each of them gets its turn as soon as all its arrows lead to known values.")}));
        // What the tokens stand on matters most.
        std::vector<Node> told = fresh;
        std::stable_partition(told.begin(), told.end(), [this](Node node) { return std::find(tokens().begin(), tokens().end(), node) != tokens().end(); });
        told.resize(std::min(told.size(), mostWorkedOut));
        std::sort(told.begin(), told.end(), [this](Node a, Node b) { return std::pair(m_heights[a], a) < std::pair(m_heights[b], b); });
        for (const Node node : told)
            step.body.push_back(formula(mexText(node)));
        const auto up = std::find_if(told.begin(), told.end(), [this](Node node) { return optionValues(node).back() > valueOf(node); });
        if (up != told.end())
            step.body.push_back(words({context, QT_TRANSLATE_NOOP("graph", "From node %1 one can also move up, to the value %2. That gains nothing: a node of that value has an arrow back to the value %3, and the opponent takes it."),
                                       {nameOf(*up), optionValues(*up).back(), valueOf(*up)}}));
        GraphFigure figure = lit([&](Node node) { return m_heights[node] <= to; }, [&](Node node) { return m_heights[node] >= from; });
        for (const Node node : fresh) {
            for (const Node successor : graph().successors(node))
                markEdge(figure, node, successor, Mark::Chosen);
        }
        step.figure = std::move(figure);
        return step;
    }

    /// Instead of the layers, where the graph is too large to be drawn.
    Step tokensStep() const
    {
        Step step = makeStep("tokens", "mex", {context, QT_TRANSLATE_NOOP("graph", "The values of the nodes that the tokens stand on")}, {
            words({context, QT_TRANSLATE_NOOP("graph", "The graph is too large to draw; so here are the tokens' nodes, the values that their arrows lead to, and the mex: the smallest number from 0 on that is not among them.")}),
        });
        TableFigure table;
        table.header = {{context, QT_TRANSLATE_NOOP("graph", "Token")}, {context, QT_TRANSLATE_NOOP("graph", "Node")},
                        {context, QT_TRANSLATE_NOOP("graph", "Values of the options")}, {context, QT_TRANSLATE_NOOP("graph", "SG = mex")}};
        for (const std::size_t token : m_story.shown()) {
            const Node node = tokens()[token];
            const std::vector<std::uint64_t> options = optionValues(node);
            table.rows.push_back({{literal(Math{number(token + 1)})}, {literal(Math{number(nameOf(node))})},
                                  {literal(Math{options.empty() ? QStringLiteral("–") : numberList(options, 10)})}, {literal(Math{number(valueOf(node))})}});
        }
        table.omitted = tokens().size() - table.rows.size();
        step.figure = std::move(table);
        return step;
    }

    static Phrase sumLabel() { return {context, QT_TRANSLATE_NOOP("graph", "XOR X")}; }

    Step xorStep() const
    {
        if (isSingle()) {
            Step step = makeStep("xor", "xor", {context, QT_TRANSLATE_NOOP("graph", "One token: the value of its node alone decides")}, {
                words({context, QT_TRANSLATE_NOOP("graph", "The token stands on node %1. With more tokens one would XOR the values of their nodes, as the piles in Nim; with one, X is its node's value."), {nameOf(tokens().front())}}),
                formula(m_story.equation(QStringLiteral("X"))),
            });
            GraphFigure figure = isWhole() ? allLit() : m_figure;
            for (GraphFigure::Node &node : figure.nodes)
                node.isRinged = nodeAt(node) == tokens().front();
            step.figure = std::move(figure);
            return step;
        }
        Step step = makeStep("xor", "xor", {context, QT_TRANSLATE_NOOP("graph", "Tokens do not touch each other: XOR the SG values of their nodes")}, {
            words({context, QT_TRANSLATE_NOOP("graph", "A move changes one token only, as a move in Nim changes one pile. By the Sprague–Grundy theorem a token on a node of SG value v plays like a pile of v matches.")}),
        });
        for (Paragraph &paragraph : m_story.aboutColumns())
            step.body.push_back(std::move(paragraph));
        step.body.push_back(formula(m_story.fullEquation(QStringLiteral("X"))));
        step.figure = m_story.table(XorStory::Columns::Counted, sumLabel());
        return step;
    }

    Step verdictStep() const
    {
        Step step = makeStep("verdict", "verdict", {}, {}, Reveal::Outcome);
        if (isN()) {
            step.title = {context, QT_TRANSLATE_NOOP("graph", "%1, so this is an N-position: the first player wins"), {math(QStringLiteral("X ≠ 0"))}};
            step.body = {words({context, QT_TRANSLATE_NOOP("graph", "Here %1. Some token can go to a node with which the XOR becomes 0."), {math(QStringLiteral("X = %1").arg(m_solution.xorSum))}}, Reveal::Outcome),
                         words({context, QT_TRANSLATE_NOOP("graph", "From then on every move of the opponent makes the XOR something else than 0, and we bring it back to 0. No token ever returns to a node, so the game ends, and it is the opponent who has no move.")}, Reveal::Outcome)};
        } else if (!canMove(m_position)) {
            step.title = {context, QT_TRANSLATE_NOOP("graph", "No token can move: the player to move has lost")};
            step.body = {words({context, QT_TRANSLATE_NOOP("graph", "Every token stands on a node that no arrow leaves; their values are 0, and so is the XOR. The end of the game is a P-position; the whole argument begins here.")}, Reveal::Outcome)};
        } else {
            step.title = {context, QT_TRANSLATE_NOOP("graph", "%1, so this is a P-position: the second player wins"), {math(QStringLiteral("X = 0"))}};
            step.body = {words({context, QT_TRANSLATE_NOOP("graph", "No arrow leads from a node to one of the same value: that is what mex means. So a move changes one of the values, and the XOR becomes something else than 0.")}, Reveal::Outcome),
                         words({context, QT_TRANSLATE_NOOP("graph", "The second player then makes it 0 again, and so has an answer to the last move too.")}, Reveal::Outcome)};
        }
        step.figure = isWhole() ? Figure{allLit()} : isSingle() ? Figure{m_figure} : Figure{m_story.table(XorStory::Columns::Counted, sumLabel())};
        return step;
    }

    Step chooseStep() const
    {
        const Move move = taught();
        const Node from = tokens()[move.token];
        const std::uint64_t value = valueOf(from);
        const std::uint64_t target = value ^ m_solution.xorSum;
        if (isSingle()) {
            Step step = makeStep("choose", "move", {context, QT_TRANSLATE_NOOP("graph", "The token should go to a node of SG value 0")}, {
                words({context, QT_TRANSLATE_NOOP("graph", "%1 is the smallest value that the options lack, so 0 is among them: an arrow leads to a node of value 0."), {value}}, Reveal::Move),
                formula(mexText(from), Reveal::Move),
            }, Reveal::Move);
            GraphFigure figure = isWhole() ? allLit() : m_figure;
            for (const Node successor : graph().successors(from)) {
                markEdge(figure, from, successor, Mark::Chosen);
                for (GraphFigure::Node &node : figure.nodes)
                    node.isRinged = node.isRinged || (nodeAt(node) == successor && valueOf(successor) == 0);
            }
            step.figure = std::move(figure);
            return step;
        }
        Step step = makeStep("choose", "move", {context, QT_TRANSLATE_NOOP("graph", "Token %1 should go to a node of SG value %2"), {std::uint64_t{move.token + 1}, target}}, {
            m_story.aboutHighest(Reveal::Move),
            words({context, QT_TRANSLATE_NOOP("graph", "We take token %1, whose node has the value %2. The other tokens together have the XOR %3, and with the same value here the XOR is 0."),
                   {std::uint64_t{move.token + 1}, value, target}}, Reveal::Move),
            formula(QStringLiteral("%1 ⊕ X = %1 ⊕ %2 = %3").arg(value).arg(m_solution.xorSum).arg(target), Reveal::Move),
            words({context, QT_TRANSLATE_NOOP("graph", "%1 is less than %2, and %2 is the mex of the options: so one of them has the value %1."), {target, value}}, Reveal::Move),
        }, Reveal::Move);
        XorTableFigure figure = m_story.table(XorStory::Columns::Counted, sumLabel());
        m_story.markChoice(figure, move.token);
        step.figure = std::move(figure);
        return step;
    }

    Step moveStep() const
    {
        const Move move = taught();
        const Node from = tokens()[move.token];
        const Node to = targetOf(m_position, move);
        const Phrase title = isSingle() ? Phrase{context, QT_TRANSLATE_NOOP("graph", "Slide the token from node %1 to node %2"), {nameOf(from), nameOf(to)}}
                                        : Phrase{context, QT_TRANSLATE_NOOP("graph", "Slide token %1 from node %2 to node %3"), {std::uint64_t{move.token + 1}, nameOf(from), nameOf(to)}};
        Step step = makeStep("move", "move", title, {
            words({context, QT_TRANSLATE_NOOP("graph", "The SG value under this token was %1; after the move it is %2."), {valueOf(from), valueOf(to)}}, Reveal::Move),
        }, Reveal::Move);
        const auto all = m_solution.winningMoves.size();
        if (all == 1) {
            step.body.push_back(words({context, QT_TRANSLATE_NOOP("graph", "It is the only winning move.")}, Reveal::Move));
        } else {
            step.body.push_back(words({context, QT_TRANSLATE_N_NOOP("graph", "There are %n winning moves in all."), {}, all}, Reveal::Move));
            const auto up = static_cast<std::uint64_t>(std::count_if(m_solution.winningMoves.begin(), m_solution.winningMoves.end(), [this](const Move &other) { return goesUp(other); }));
            if (up > 0)
                step.body.push_back(words({context, QT_TRANSLATE_N_NOOP("graph", "%n of them lead(s) to a greater value: mex does not promise such a move, but here it exists."), {}, up}, Reveal::Move));
        }
        GraphFigure figure = isWhole() ? allLit() : m_figure;
        markEdge(figure, from, to, Mark::Chosen);
        for (GraphFigure::Node &node : figure.nodes)
            node.isRinged = nodeAt(node) == to;
        step.figure = std::move(figure);
        return step;
    }

    Step afterStep() const
    {
        const Move move = taught();
        const Position after = GraphGame::play(m_position, move);
        Step step = makeStep("after", "move", {context, QT_TRANSLATE_NOOP("graph", "After the move the XOR is 0, and the opponent is to move")}, {}, Reveal::Move);
        XorStory next(valuesOf(after), tokenPhrase);
        next.showAs(m_story);
        step.body = {
            formula(next.equation(QStringLiteral("X")), Reveal::Move),
            !canMove(after)
                ? words({context, QT_TRANSLATE_NOOP("graph", "No token can move any more: the game is won.")}, Reveal::Move)
                : words({context, QT_TRANSLATE_NOOP("graph", "Wherever the opponent slides a token, its value changes. If it gets greater, take that token back to the old value; if it gets smaller, find the highest odd column again, as in Nim.")}, Reveal::Move),
        };
        if (isSingle() && isWhole()) {
            GraphFigure figure = allLit();
            for (GraphFigure::Node &node : figure.nodes) {
                node.tokens = nodeAt(node) == after.tokens.front() ? 1 : 0;
                node.isRinged = node.tokens > 0;
            }
            step.figure = std::move(figure);
            return step;
        }
        XorTableFigure figure = next.table(XorStory::Columns::Counted, sumLabel());
        XorStory::widen(figure, m_story.columns().count);
        next.markFlips(figure, move.token, m_solution.xorSum);
        step.figure = std::move(figure);
        return step;
    }

    Step repliesStep(const Explanation &e) const
    {
        Step step = makeStep("replies", "move", {}, {}, Reveal::Move);
        if (e.replies.empty()) {
            step.title = {context, QT_TRANSLATE_NOOP("graph", "There is no move left")};
            step.body = {words({context, QT_TRANSLATE_NOOP("graph", "Every token has come to an end of the graph. The player who cannot move has lost.")}, Reveal::Move)};
            step.figure = m_figure;
            return step;
        }
        step.title = {context, QT_TRANSLATE_NOOP("graph", "Every move has an answer that makes the XOR 0 again")};
        step.body = {
            words({context, QT_TRANSLATE_NOOP("graph", "Left: a move of the first player, what it makes of the token's SG value, and the XOR then, never 0. Right: the answer.")}, Reveal::Move),
        };
        if (std::any_of(m_answers.begin(), m_answers.end(), [this](const Answered<GraphGame> &answered) { return goesUp(answered.move); }))
            step.body.push_back(words({context, QT_TRANSLATE_NOOP("graph", "A move to a greater value is answered with the same token: back to the old value.")}, Reveal::Move));
        TableFigure table;
        table.header = {{context, QT_TRANSLATE_NOOP("graph", "My move")}, {context, QT_TRANSLATE_NOOP("graph", "SG of the token")},
                        {context, QT_TRANSLATE_NOOP("graph", "XOR then")}, {context, QT_TRANSLATE_NOOP("graph", "The answer")}};
        for (const Answered<GraphGame> &answered : m_answers) {
            const std::uint64_t before = valueOf(tokens()[answered.move.token]);
            const std::uint64_t then = valueOf(targetOf(m_position, answered.move));
            table.rows.push_back({{shortMove(m_position, answered.move)}, {literal(Math{QStringLiteral("%1 → %2").arg(before).arg(then)}), then > before ? Mark::Changed : Mark::None},
                                  {literal(Math{number(answered.solution.xorSum)}), Mark::N}, {shortMove(answered.after, answered.reply)}});
        }
        table.omitted = e.moveCount - std::min<std::uint64_t>(e.moveCount, table.rows.size());
        step.figure = std::move(table);
        return step;
    }

    const Position &m_position;
    const GraphGame::Solution &m_solution;
    XorStory m_story; ///< of the values under the tokens
    GraphFigure m_figure; ///< the graph and its tokens, without values
    std::vector<std::uint32_t> m_heights; ///< of each node, how long its longest way to an end is; empty where the graph is not drawn whole
    std::vector<std::vector<Node>> m_layers; ///< the nodes by their height
    std::vector<Answered<GraphGame>> m_answers;
};

} // namespace

GraphFigure drawnGraph(const Position &position)
{
    const Graph &graph = position.board->graph;
    const bool isWhole = graph.nodeCount() <= mostDrawnNodes && graph.edgeCount() <= mostDrawnEdges;
    std::vector<Node> nodes;
    if (isWhole) {
        for (std::size_t node = 0; node < graph.nodeCount(); ++node)
            nodes.push_back(static_cast<Node>(node));
    } else {
        std::set<Node> known;
        const auto add = [&](Node node) {
            if (nodes.size() < mostPartNodes && known.insert(node).second)
                nodes.push_back(node);
        };
        // Half of the room for tokens, the rest for what they lead to.
        for (const Node token : position.tokens) {
            if (nodes.size() >= mostPartNodes / 2)
                break;
            add(token);
        }
        for (std::size_t i = 0; i < nodes.size() && nodes.size() < mostPartNodes; ++i) {
            const auto successors = graph.successors(nodes[i]);
            for (std::size_t k = 0; k < std::min(successors.size(), mostPartEdges); ++k)
                add(successors[k]);
        }
        std::sort(nodes.begin(), nodes.end());
    }
    std::unordered_map<Node, std::size_t> places;
    GraphFigure figure;
    for (const Node node : nodes) {
        places.emplace(node, figure.nodes.size());
        figure.nodes.push_back({.number = nameOf(node)});
    }
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        std::set<Node> drawn;
        std::set<Node> missing;
        for (const Node successor : graph.successors(nodes[i])) {
            const auto place = places.find(successor);
            if (place == places.end() || (!isWhole && drawn.size() >= mostPartEdges && !drawn.contains(successor)))
                missing.insert(successor);
            else if (drawn.insert(successor).second)
                figure.edges.push_back({i, place->second});
        }
        figure.nodes[i].moreEdges = missing.size();
    }
    for (const Node token : position.tokens) {
        if (const auto place = places.find(token); place != places.end())
            ++figure.nodes[place->second].tokens;
    }
    figure.omitted = graph.nodeCount() - nodes.size();
    return figure;
}

bool isDrawnWhole(const GraphFigure &figure)
{
    return figure.omitted == 0 && std::all_of(figure.nodes.begin(), figure.nodes.end(), [](const auto &node) { return node.moreEdges == 0; });
}

GameInfo Lesson<GraphGame>::info()
{
    return {
        .id = QStringLiteral("graph"),
        .title = {context, QT_TRANSLATE_NOOP("graph", "Graph game")},
        .shortTitle = {"graph-short", QT_TRANSLATE_NOOP("graph-short", "Graph game")},
        .problem = {context, QT_TRANSLATE_NOOP("graph", "AcWing 1319")},
        .group = GameGroup::SgFunctions,
        .theory = {context, QT_TRANSLATE_NOOP("graph", "SG by mex on a graph without cycles")},
        .rule = {context, QT_TRANSLATE_NOOP("graph", "Slide a token along an arrow; whoever cannot move loses.")},
        .textHint = {context, QT_TRANSLATE_NOOP("graph", "the arrows, then the nodes of the tokens, such as 1>2 1>3 2>3; tokens 1 2")},
    };
}

Explanation Lesson<GraphGame>::narrate(const Position &position, const GraphGame::Solution &solution)
{
    return GraphNarrator(position, solution).narrate();
}

std::vector<Example> Lesson<GraphGame>::examples()
{
    return {
        {{context, QT_TRANSLATE_NOOP("graph", "Eight nodes, two tokens: several winning moves")}, "1>2 1>3 2>4 2>5 3>5 3>6 3>8 4>7 5>4 5>7 6>5 6>8; tokens 1 3"},
        {{context, QT_TRANSLATE_NOOP("graph", "The problem's format at its smallest: two tokens on one node, a P-position")}, "1>2 2>3; tokens 1 1"},
        {{context, QT_TRANSLATE_NOOP("graph", "A row of arrows: one token, a P-position, since the way's length is even")}, "1>2 2>3 3>4 4>5; tokens 1"},
        {{context, QT_TRANSLATE_NOOP("graph", "A Nim pile of 4 as a graph: the values are 0, 1, 2, 3, 4")}, "2>1 3>2 3>1 4>3 4>2 4>1 5>4 5>3 5>2 5>1; tokens 5 4 3"},
        {{context, QT_TRANSLATE_NOOP("graph", "Take 1 or 2 of 7 stones, as a graph: the values repeat 0, 1, 2")}, "2>1 3>2 3>1 4>3 4>2 5>4 5>3 6>5 6>4 7>6 7>5 8>7 8>6; tokens 8"},
        {{context, QT_TRANSLATE_NOOP("graph", "A P-position where one can move up in value, and the opponent takes it back")}, "1>2 1>3 2>4 2>5 3>5 4>5; tokens 1 3 3"},
        {{context, QT_TRANSLATE_NOOP("graph", "Four tokens, three of them on one node")}, "1>2 1>4 2>3 2>5 3>6 4>5 4>6 5>6; tokens 1 2 2 2"},
        {{context, QT_TRANSLATE_NOOP("graph", "The end of the game")}, "1>2 1>3; tokens 2 3"},
    };
}

std::string Lesson<GraphGame>::randomPosition(RandomSize size, std::uint64_t seed)
{
    struct Range { std::uint64_t fewestNodes, mostNodes, mostWays, mostTokens; };
    const Range range = [size]() -> Range {
        switch (size) {
        case RandomSize::Small: return {4, 6, 2, 2};
        case RandomSize::Medium: return {7, 10, 3, 3};
        case RandomSize::Large: return {13, 18, 3, 5};
        }
        return {};
    }();
    Chance chance(seed);
    const auto nodes = static_cast<Node>(chance.between(range.fewestNodes, range.mostNodes));
    std::vector<Graph::Edge> edges;
    // Arrows to one of the next five nodes, so that there are layers and few crossings; each node but the first is reached.
    std::set<std::pair<Node, Node>> known;
    const auto connect = [&](Node from, Node to) {
        if (known.insert({from, to}).second)
            edges.push_back({from, to});
    };
    for (Node node = 1; node < nodes; ++node)
        connect(static_cast<Node>(node - chance.between(1, std::min<std::uint64_t>(node, 3))), node);
    for (Node node = 0; node + 1 < nodes; ++node) {
        const std::uint64_t ways = chance.between(0, range.mostWays - 1);
        for (std::uint64_t i = 0; i < ways; ++i)
            connect(node, static_cast<Node>(node + chance.between(1, std::min<std::uint64_t>(nodes - 1 - node, 5))));
    }
    std::sort(edges.begin(), edges.end(), [](const Graph::Edge &a, const Graph::Edge &b) { return std::pair(a.from, a.to) < std::pair(b.from, b.to); });
    Position position;
    position.board = *GraphGame::makeBoard(nodes, edges);
    const GraphValues &values = position.board->values;
    const std::uint64_t count = chance.between(1, range.mostTokens);
    // The first token can move.
    while (position.tokens.size() < count) {
        const auto node = static_cast<Node>(chance.between(0, nodes - 1));
        if (!position.tokens.empty() || !position.board->graph.successors(node).empty())
            position.tokens.push_back(node);
    }
    // Every other position is lost, where one more token can make it so.
    Nimber sum = 0;
    for (const Node token : position.tokens)
        sum ^= values[token];
    std::vector<Node> fitting;
    for (Node node = 0; node < nodes; ++node) {
        if (values[node] == sum)
            fitting.push_back(node);
    }
    if (sum != 0 && !fitting.empty() && chance.coin())
        position.tokens.push_back(fitting[static_cast<std::size_t>(chance.between(0, fitting.size() - 1))]);
    std::sort(position.tokens.begin(), position.tokens.end());
    return GraphGame::format(position);
}

} // namespace mexplain
