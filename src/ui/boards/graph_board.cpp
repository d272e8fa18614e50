#include "ui/boards/graph_board.h"

#include "explain/error_phrase.h"
#include "explain/narrations/graph.h"
#include "solver/limits.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace mexplain {

namespace {

using Node = Graph::Node;

/// The size of the figure's text at scale 1, in pixels before the window's own scale.
constexpr double figureUnit = 14;
constexpr double largestScale = 2;
constexpr double comfortableScale = 1.3;
constexpr double smallestScale = 0.54;

std::uint64_t nameOf(Node node)
{
    return std::uint64_t{node} + 1;
}

} // namespace

GraphBoard::GraphBoard(const UiContext &context, QWidget *parent) : CanvasBoard(context, QStringLiteral("graphBoard"), parent)
{
    if (auto parsed = GraphGame::parse("1: ; tokens 1"))
        m_position = *std::move(parsed);
    m_plain = drawnGraph(m_position);
    compose();
}

void GraphBoard::setPosition(const std::string &positionText)
{
    auto parsed = GraphGame::parse(positionText);
    if (!parsed)
        return;
    const std::uint64_t current = currentNode();
    m_position = *std::move(parsed);
    m_step.reset(); // the step comes anew
    m_begun.reset();
    m_isArrowBegun = false;
    m_plain = drawnGraph(m_position);
    m_isWhole = isDrawnWhole(m_plain);
    compose();
    // The same node stays chosen, or the first token's, if it is not shown.
    const auto place = [this](std::uint64_t number) {
        return std::find_if(m_figure.nodes.begin(), m_figure.nodes.end(), [number](const GraphFigure::Node &node) { return node.number == number; });
    };
    auto found = place(current);
    if (found == m_figure.nodes.end())
        found = place(nameOf(m_position.tokens.front()));
    m_current = static_cast<std::size_t>(found - m_figure.nodes.begin());
    positionShown();
    emit toolChanged(); // what the buttons may do depends on the graph
}

void GraphBoard::compose()
{
    m_figure = m_plain;
    if (m_step) {
        m_figure = *m_step;
    } else if (m_isBesideFigure && !m_hidesAnswers && m_isWhole) {
        const GraphValues &values = m_position.board->values;
        for (GraphFigure::Node &node : m_figure.nodes) {
            node.value = values[static_cast<std::size_t>(node.number - 1)];
            node.mark = *node.value == 0 ? Mark::P : Mark::N;
        }
    }
}

bool GraphBoard::canShow(const Figure &figure) const
{
    // A picture of another position belongs below the board.
    const auto *graph = std::get_if<GraphFigure>(&figure);
    return graph != nullptr
        && std::equal(graph->nodes.begin(), graph->nodes.end(), m_plain.nodes.begin(), m_plain.nodes.end(), [](const auto &a, const auto &b) { return a.tokens == b.tokens; });
}

bool GraphBoard::showFigure(const Figure &figure)
{
    m_step = canShow(figure) ? std::optional(std::get<GraphFigure>(figure)) : std::nullopt;
    m_isBesideFigure = !m_step;
    compose();
    retranslate();
    return m_step.has_value();
}

void GraphBoard::showNoFigure()
{
    m_step.reset();
    m_isBesideFigure = true;
    compose();
    retranslate();
}

void GraphBoard::setAnswersHidden(bool hidden)
{
    m_hidesAnswers = hidden;
    compose();
    retranslate();
}

FigureStyle GraphBoard::style() const
{
    return screenStyle(theme(), context().phrasebooks, context().language == Language::Chinese ? Languages::Chinese : Languages::English, px(figureUnit));
}

void GraphBoard::setTool(Tool tool)
{
    if (tool == m_tool)
        return;
    m_tool = tool;
    m_begun.reset();
    m_isArrowBegun = false;
    retranslate(); // the hint says what a click does
    emit toolChanged();
}

std::uint64_t GraphBoard::currentNode() const
{
    return m_current < m_figure.nodes.size() ? m_figure.nodes[m_current].number : 1;
}

bool GraphBoard::canAddNode() const
{
    return m_isWhole && m_position.board->graph.nodeCount() < mostDrawnNodes;
}

bool GraphBoard::canRemoveNode() const
{
    // Some token must be left.
    return m_isWhole && m_position.board->graph.nodeCount() > 1
        && std::any_of(m_position.tokens.begin(), m_position.tokens.end(), [this](Node token) { return nameOf(token) != currentNode(); });
}

// Places.

QRectF GraphBoard::placeOf(std::size_t place) const
{
    const QRectF node = m_layout.nodes[place].place;
    return {m_origin + node.topLeft() * m_scale, node.size() * m_scale};
}

QRect GraphBoard::nodeRect(std::uint64_t number) const
{
    for (std::size_t i = 0; i < m_figure.nodes.size(); ++i) {
        if (m_figure.nodes[i].number == number)
            return onCanvas(placeOf(i));
    }
    return {};
}

int GraphBoard::leastWidth() const
{
    const double whole = figureSize(m_figure, style()).width() * smallestScale;
    return static_cast<int>(std::clamp(whole, px(200) * 1.0, px(280) * 1.0));
}

int GraphBoard::contentHeight(int width, Room room) const
{
    const QSizeF size = figureSize(m_figure, style());
    if (size.isEmpty())
        return px(60);
    const double fitting = std::min(comfortableScale, width / size.width());
    switch (room) {
    case Room::Comfortable: return static_cast<int>(std::ceil(size.height() * std::max(fitting, smallestScale)));
    case Room::Compact: return static_cast<int>(std::ceil(size.height() * std::clamp(fitting, smallestScale, 0.8)));
    case Room::Least: return static_cast<int>(std::ceil(std::min(size.height() * smallestScale, static_cast<double>(px(120)))));
    }
    return 0;
}

QSize GraphBoard::layOut(QSize canvas)
{
    m_layout = layOutGraph(m_figure, style());
    const QSizeF size = m_layout.size;
    if (size.isEmpty())
        return canvas;
    m_scale = std::clamp(std::min(canvas.width() / size.width(), canvas.height() / size.height()), smallestScale, largestScale);
    const QSizeF shown = size * m_scale;
    m_origin = QPointF(std::max(0.0, (canvas.width() - shown.width()) / 2), std::max(0.0, (canvas.height() - shown.height()) / 2));
    return {static_cast<int>(shown.width()), static_cast<int>(shown.height())};
}

CanvasBoard::Spot GraphBoard::spotAt(QPoint at) const
{
    for (std::size_t i = 0; i < m_layout.nodes.size(); ++i) {
        // The token stands out of the node.
        if (placeOf(i).adjusted(-px(3), -px(6), px(6), px(3)).contains(at))
            return {nodeSpot, i, 0};
    }
    return {};
}

// Moves and edits.

std::optional<std::size_t> GraphBoard::tokenOn(Node node) const
{
    const auto found = std::find(m_position.tokens.begin(), m_position.tokens.end(), node);
    if (found == m_position.tokens.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - m_position.tokens.begin());
}

std::optional<std::size_t> GraphBoard::edgeTo(Node from, Node to) const
{
    const auto successors = m_position.board->graph.successors(from);
    const auto found = std::find(successors.begin(), successors.end(), to);
    if (found == successors.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - successors.begin());
}

void GraphBoard::setCurrent(std::size_t place)
{
    m_current = std::min(place, m_figure.nodes.size() - 1);
    lookAt(placeOf(m_current));
    choiceChanged();
    emit toolChanged(); // whether the node may be removed
}

void GraphBoard::walk(double dx, double dy)
{
    // The nearest node that lies in this direction rather than across it.
    const QPointF here = placeOf(m_current).center();
    double best = 0;
    std::optional<std::size_t> found;
    for (std::size_t i = 0; i < m_layout.nodes.size(); ++i) {
        const QPointF way = placeOf(i).center() - here;
        const double along = way.x() * dx + way.y() * dy;
        const double across = std::abs(way.x() * dy) + std::abs(way.y() * dx);
        if (i == m_current || along <= 1)
            continue;
        const double cost = along + 2 * across;
        if (!found || cost < best) {
            found = i;
            best = cost;
        }
    }
    if (found)
        setCurrent(*found);
}

void GraphBoard::begin(std::optional<std::size_t> place)
{
    m_begun = place;
    if (!place)
        m_isArrowBegun = false;
    retranslate(); // the hint says what comes next
}

std::vector<Graph::Edge> GraphBoard::edges() const
{
    const Graph &graph = m_position.board->graph;
    std::vector<Graph::Edge> all;
    for (std::size_t node = 0; node < graph.nodeCount(); ++node) {
        for (const Node successor : graph.successors(node))
            all.push_back({static_cast<Node>(node), successor});
    }
    return all;
}

void GraphBoard::edited(std::size_t nodes, const std::vector<Graph::Edge> &edges, std::vector<Node> tokens, std::size_t place)
{
    auto board = GraphGame::makeBoard(nodes, edges);
    if (!board) {
        explain(placeOf(place), errorPhrase(board.error()));
        return;
    }
    emit positionEdited(GraphGame::format({*std::move(board), std::move(tokens)}));
}

void GraphBoard::slide(std::size_t from, std::size_t to)
{
    const auto token = tokenOn(nodeOf(from));
    if (!token)
        return;
    const auto edge = edgeTo(nodeOf(from), nodeOf(to));
    if (!edge) {
        explain(placeOf(to), {"page", QT_TRANSLATE_NOOP("page", "No arrow leads from node %1 to node %2"), {nameOf(nodeOf(from)), nameOf(nodeOf(to))}});
        return;
    }
    const std::string after = GraphGame::format(GraphGame::play(m_position, {*token, *edge}));
    m_current = to;
    emit moveChosen(after);
}

void GraphBoard::toggleArrow(std::size_t from, std::size_t to)
{
    const Node start = nodeOf(from);
    const Node goal = nodeOf(to);
    std::vector<Graph::Edge> all = edges();
    const auto removed = std::erase_if(all, [&](const Graph::Edge &edge) { return edge.from == start && edge.to == goal; });
    if (removed == 0 && all.size() >= mostDrawnEdges) {
        explain(placeOf(to), {"page", QT_TRANSLATE_NOOP("page", "At most %1 arrows can be drawn; write more as text"), {std::uint64_t{mostDrawnEdges}}});
        return;
    }
    if (removed == 0)
        all.push_back({start, goal});
    edited(m_position.board->graph.nodeCount(), all, m_position.tokens, to);
}

void GraphBoard::addToken(std::size_t place)
{
    if (m_position.tokens.size() >= limits::maxTokens)
        return;
    std::vector<Node> tokens = m_position.tokens;
    tokens.push_back(nodeOf(place));
    emit positionEdited(GraphGame::format({m_position.board, std::move(tokens)}));
}

void GraphBoard::takeToken(std::size_t place)
{
    std::vector<Node> tokens = m_position.tokens;
    const auto last = std::find(tokens.rbegin(), tokens.rend(), nodeOf(place));
    if (last == tokens.rend()) {
        explain(placeOf(place), {"page", QT_TRANSLATE_NOOP("page", "No token stands on node %1"), {nameOf(nodeOf(place))}});
    } else if (tokens.size() == 1) {
        explain(placeOf(place), {"page", QT_TRANSLATE_NOOP("page", "It is the last token; one must stay")});
    } else {
        tokens.erase(std::next(last).base());
        emit positionEdited(GraphGame::format({m_position.board, std::move(tokens)}));
    }
}

void GraphBoard::act(std::size_t place, Qt::KeyboardModifiers modifiers)
{
    if (m_isArrowBegun || m_tool == Tool::Arrows) {
        if (!m_isWhole) {
            begin(std::nullopt);
            explain(placeOf(place), {"page", QT_TRANSLATE_NOOP("page", "Only a part of this graph is drawn: edit its arrows in the text below")});
            return;
        }
        if (!m_begun || *m_begun == place) {
            begin(m_begun ? std::nullopt : std::optional(place));
            return;
        }
        const std::size_t from = *m_begun;
        begin(std::nullopt);
        toggleArrow(from, place);
        return;
    }
    if (m_tool == Tool::Tokens) {
        if ((modifiers & Qt::ShiftModifier) != 0)
            takeToken(place);
        else
            addToken(place);
        return;
    }
    if (m_begun && *m_begun != place && (edgeTo(nodeOf(*m_begun), nodeOf(place)) || !tokenOn(nodeOf(place)))) {
        const std::size_t from = *m_begun;
        begin(std::nullopt);
        slide(from, place);
    } else if (m_begun == place) {
        begin(std::nullopt);
    } else if (!tokenOn(nodeOf(place))) {
        explain(placeOf(place), {"page", QT_TRANSLATE_NOOP("page", "No token stands on node %1"), {nameOf(nodeOf(place))}});
    } else if (m_position.board->graph.successors(nodeOf(place)).empty()) {
        explain(placeOf(place), {"page", QT_TRANSLATE_NOOP("page", "No arrow leads away from node %1"), {nameOf(nodeOf(place))}});
    } else {
        begin(place);
    }
}

void GraphBoard::press(const Spot &spot, Qt::KeyboardModifiers modifiers)
{
    setCurrent(spot.index);
    act(spot.index, modifiers);
}

bool GraphBoard::canDrag(const Spot &spot) const
{
    if (spot.kind != nodeSpot || spot.index >= m_figure.nodes.size())
        return false;
    return m_tool == Tool::Arrows ? m_isWhole : tokenOn(nodeOf(spot.index)).has_value();
}

void GraphBoard::drop(const Spot &from, QPoint at)
{
    setCurrent(from.index);
    begin(std::nullopt);
    const Spot to = spotAt(at);
    if (to == from)
        return;
    const bool isOnNode = to.kind == nodeSpot;
    if (m_tool == Tool::Slide) {
        if (isOnNode)
            slide(from.index, to.index);
    } else if (m_tool == Tool::Arrows) {
        if (isOnNode)
            toggleArrow(from.index, to.index);
    } else if (!isOnNode) {
        takeToken(from.index); // off the graph
    } else {
        std::vector<Node> tokens = m_position.tokens;
        tokens[*tokenOn(nodeOf(from.index))] = nodeOf(to.index);
        m_current = to.index;
        emit positionEdited(GraphGame::format({m_position.board, std::move(tokens)}));
    }
}

void GraphBoard::addNode()
{
    if (!canAddNode())
        return;
    const std::size_t nodes = m_position.board->graph.nodeCount();
    edited(nodes + 1, edges(), m_position.tokens, m_current);
    setCurrent(nodes);
}

void GraphBoard::removeNode()
{
    if (!canRemoveNode())
        return;
    const auto gone = static_cast<Node>(currentNode() - 1);
    const auto renumbered = [gone](Node node) { return node > gone ? node - 1 : node; };
    std::vector<Graph::Edge> left;
    for (const Graph::Edge &edge : edges()) {
        if (edge.from != gone && edge.to != gone)
            left.push_back({renumbered(edge.from), renumbered(edge.to)});
    }
    std::vector<Node> tokens;
    for (const Node token : m_position.tokens) {
        if (token != gone)
            tokens.push_back(renumbered(token));
    }
    edited(m_position.board->graph.nodeCount() - 1, left, std::move(tokens), m_current);
}

bool GraphBoard::wantsKey(const QKeyEvent &event) const
{
    switch (event.key()) {
    case Qt::Key_Up: case Qt::Key_Down: case Qt::Key_Left: case Qt::Key_Right: case Qt::Key_Home: case Qt::Key_End:
    case Qt::Key_Return: case Qt::Key_Enter: case Qt::Key_T: case Qt::Key_A: case Qt::Key_E: case Qt::Key_Insert: case Qt::Key_Plus: case Qt::Key_Delete:
        return true;
    case Qt::Key_Space: return m_tool != Tool::Slide || m_begun.has_value() || tokenOn(nodeOf(m_current)).has_value(); // otherwise it is the next step
    case Qt::Key_Escape: return m_begun.has_value() || m_tool != Tool::Slide;
    default: return false;
    }
}

void GraphBoard::pressKey(const QKeyEvent &event)
{
    switch (event.key()) {
    case Qt::Key_Up: walk(0, -1); break;
    case Qt::Key_Down: walk(0, 1); break;
    case Qt::Key_Left: walk(-1, 0); break;
    case Qt::Key_Right: walk(1, 0); break;
    case Qt::Key_Home: setCurrent(0); break;
    case Qt::Key_End: setCurrent(m_figure.nodes.size() - 1); break;
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter: act(m_current, event.modifiers()); break;
    case Qt::Key_T:
        if ((event.modifiers() & Qt::ShiftModifier) != 0)
            takeToken(m_current);
        else
            addToken(m_current);
        break;
    case Qt::Key_A:
        if (m_isWhole) {
            m_isArrowBegun = true;
            begin(m_current);
        }
        break;
    case Qt::Key_E: setTool(m_tool == Tool::Slide ? Tool::Tokens : m_tool == Tool::Tokens ? Tool::Arrows : Tool::Slide); break;
    case Qt::Key_Escape:
        if (m_begun)
            begin(std::nullopt);
        else
            setTool(Tool::Slide);
        break;
    case Qt::Key_Insert:
    case Qt::Key_Plus: addNode(); break;
    case Qt::Key_Delete: removeNode(); break;
    default: break;
    }
}

// Words.

Phrase GraphBoard::hint() const
{
    if (m_isArrowBegun || (m_tool == Tool::Arrows && m_begun))
        return {"page", QT_TRANSLATE_NOOP("page", "Position: now choose the node that the arrow from %1 leads to"), {m_begun ? nameOf(nodeOf(*m_begun)) : currentNode()}};
    switch (m_tool) {
    case Tool::Tokens: return {"page", QT_TRANSLATE_NOOP("page", "Position: click a node to put a token, Shift and click to take one; drag tokens anywhere")};
    case Tool::Arrows: return {"page", QT_TRANSLATE_NOOP("page", "Position: drag from node to node, or click both, to draw an arrow or take it away")};
    case Tool::Slide: break;
    }
    if (m_begun)
        return {"page", QT_TRANSLATE_NOOP("page", "Position: now choose the node that the token goes to")};
    return {"page", QT_TRANSLATE_NOOP("page", "Position: drag a token along an arrow, or click it and then where it goes")};
}

Phrase GraphBoard::keysHint() const
{
    return {"page", QT_TRANSLATE_NOOP("page",
        "Arrow keys, Home, End: node · Enter or Space: pick up the token, then slide it · T, Shift+T: put or take a token · A, then Enter: an arrow · E: next tool · Insert or +: add a node · Delete: remove it")};
}

Phrase GraphBoard::areaName() const
{
    return {"page", QT_TRANSLATE_NOOP("page", "Board: a graph with tokens on its nodes")};
}

QString GraphBoard::goalsOf(Node node) const
{
    QStringList goals;
    const auto successors = m_position.board->graph.successors(node);
    for (std::size_t i = 0; i < std::min<std::size_t>(successors.size(), 20); ++i)
        goals += QString::number(nameOf(successors[i]));
    return goals.join(QStringLiteral(", "));
}

Phrase GraphBoard::areaDescription() const
{
    QStringList names;
    for (const auto &node : m_figure.nodes) {
        if (node.tokens > 0)
            names += node.tokens > 1 ? QStringLiteral("%1 × %2").arg(node.tokens).arg(node.number) : QString::number(node.number);
    }
    const QString goals = goalsOf(static_cast<Node>(currentNode() - 1));
    const Phrase where = goals.isEmpty() ? Phrase{"page", QT_TRANSLATE_NOOP("page", "no arrow leads away from it")}
                                         : Phrase{"page", QT_TRANSLATE_NOOP("page", "its arrows lead to %1"), {Math{goals}}};
    return {"page", QT_TRANSLATE_NOOP("page", "%1 nodes, tokens on %2. Node %3 is chosen: %4"),
            {std::uint64_t{m_position.board->graph.nodeCount()}, Math{names.join(QStringLiteral(", "))}, currentNode(), where}};
}

Phrase GraphBoard::tipAt(const Spot &spot) const
{
    if (spot.kind != nodeSpot || m_tool != Tool::Slide || !tokenOn(nodeOf(spot.index)))
        return {};
    const QString goals = goalsOf(nodeOf(spot.index));
    if (goals.isEmpty())
        return {"page", QT_TRANSLATE_NOOP("page", "No arrow leads away from node %1"), {nameOf(nodeOf(spot.index))}};
    return {"page", QT_TRANSLATE_NOOP("page", "A token can go from here to %1"), {Math{goals}}};
}

// Drawing.

void GraphBoard::paint(QPainter &painter, const QRect &)
{
    painter.save();
    painter.translate(m_origin);
    painter.scale(m_scale, m_scale);
    GraphLayout shown = m_layout;
    // Where the token that was picked up, or that the pointer is over, can go.
    std::optional<std::size_t> from = isDragging() && dragged().kind == nodeSpot ? std::optional(dragged().index) : m_begun;
    const bool isArrow = m_isArrowBegun || m_tool == Tool::Arrows;
    if (!from && !isArrow && hovered().kind == nodeSpot && hovered().index < m_figure.nodes.size() && m_tool == Tool::Slide && tokenOn(nodeOf(hovered().index)))
        from = hovered().index;
    if (from && *from < shown.nodes.size() && !isArrow && m_tool == Tool::Slide) {
        for (std::size_t i = 0; i < m_figure.edges.size(); ++i)
            shown.edges[i].mark = m_figure.edges[i].from == *from ? Mark::Chosen : Mark::Muted;
    }
    paintLayout(painter, shown, style());
    painter.restore();

    const auto outline = [&](std::size_t place, double width, Qt::PenStyle line) {
        painter.setPen(QPen(theme().accent, width, line));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(placeOf(place).adjusted(-px(5), -px(5), px(5), px(5)), px(7), px(7));
    };
    if (m_begun && *m_begun < m_layout.nodes.size())
        outline(*m_begun, px(2.5), Qt::DashLine);
    if (hasKeys() && m_current < m_layout.nodes.size())
        outline(m_current, px(2), Qt::SolidLine);
    else if (hovered().kind == nodeSpot && hovered().index < m_layout.nodes.size())
        outline(hovered().index, px(1), Qt::SolidLine);
    if (isDragging() && dragged().kind == nodeSpot && dragged().index < m_layout.nodes.size()) {
        if (m_tool == Tool::Arrows) {
            QPainterPath way(placeOf(dragged().index).center());
            way.lineTo(dragPoint());
            paintArrow(painter, way, theme().accent, px(2.5), px(12));
        } else {
            paintToken(painter, dragPoint(), px(20), {}, theme());
        }
    }
}

} // namespace mexplain
