#pragma once

#include "render/figures/graph.h"
#include "solver/games/graph_game.h"
#include "ui/boards/canvas_board.h"

#include <optional>

namespace mexplain {

/// A graph with tokens. A step that draws the graph draws it here, with the values that are known by then; beside another
/// figure all values are shown, unless answers are hidden. A board that no step is shown on has none.
/// What a click does depends on the tool. Slide: a token is picked up, then goes along an arrow to the node that is clicked;
/// dragging does the same. Tokens: a click puts a token on a node, with Shift it takes one away, and a token is dragged
/// anywhere. Arrows: from the first node clicked to the second an arrow is drawn, or taken away; dragging does the same.
/// Keys: arrows walk the nodes, Home and End go to the first and the last, Enter or Space act as a click, T puts a token
/// (Shift+T takes one), A begins an arrow, E goes to the next tool, Insert or + adds a node, Delete removes one, Esc drops what
/// was begun.
/// Of a large graph a part is shown (see `drawnGraph`); its nodes and arrows are edited as text.
class GraphBoard : public CanvasBoard {
    Q_OBJECT
public:
    enum class Tool { Slide, Tokens, Arrows };

    explicit GraphBoard(const UiContext &context, QWidget *parent = nullptr);

    void setPosition(const std::string &positionText) override;
    bool canShow(const Figure &figure) const override;
    bool showFigure(const Figure &figure) override;
    void showNoFigure() override;
    void setAnswersHidden(bool hidden) override;

    Tool tool() const { return m_tool; }
    void setTool(Tool tool);
    bool isWhole() const { return m_isWhole; }          ///< the whole graph is shown
    std::uint64_t currentNode() const;                  ///< its number, from 1
    bool canAddNode() const;
    bool canRemoveNode() const;
    /// Where a node is drawn, in the coordinates of `canvas()`. Precondition: it is shown.
    QRect nodeRect(std::uint64_t number) const;

public slots:
    void addNode();    ///< without arrows
    void removeNode(); ///< the current one, with its arrows and tokens; higher numbers move down

signals:
    void toolChanged();

protected:
    int contentHeight(int width, Room room) const override;
    int leastWidth() const override;
    QSize layOut(QSize canvas) override;
    void paint(QPainter &painter, const QRect &visible) override;
    Spot spotAt(QPoint at) const override;
    void press(const Spot &spot, Qt::KeyboardModifiers modifiers) override;
    bool canDrag(const Spot &spot) const override;
    void drop(const Spot &from, QPoint at) override;
    bool wantsKey(const QKeyEvent &event) const override;
    void pressKey(const QKeyEvent &event) override;
    Phrase hint() const override;
    Phrase keysHint() const override;
    Phrase areaName() const override;
    Phrase areaDescription() const override;
    Phrase tipAt(const Spot &spot) const override;

private:
    static constexpr int nodeSpot = 0; ///< index: the node's place in the figure

    void compose();
    GraphFigure decorated() const;
    Graph::Node nodeOf(std::size_t place) const { return static_cast<Graph::Node>(m_figure.nodes[place].number - 1); }
    std::optional<std::size_t> tokenOn(Graph::Node node) const; ///< the first one
    std::optional<std::size_t> edgeTo(Graph::Node from, Graph::Node to) const;
    QString goalsOf(Graph::Node node) const; ///< where its arrows lead, the first twenty
    QRectF placeOf(std::size_t place) const;
    void setCurrent(std::size_t place);
    void walk(double dx, double dy);
    void act(std::size_t place, Qt::KeyboardModifiers modifiers);
    void slide(std::size_t from, std::size_t to);
    void toggleArrow(std::size_t from, std::size_t to);
    void addToken(std::size_t place);
    void takeToken(std::size_t place);
    void begin(std::optional<std::size_t> place);
    std::vector<Graph::Edge> edges() const;
    /// Applies a graph and tokens that were edited, or says at the place what is wrong.
    void edited(std::size_t nodes, const std::vector<Graph::Edge> &edges, std::vector<Graph::Node> tokens, std::size_t place);
    FigureStyle style() const;

    GraphGame::Position m_position;
    GraphFigure m_plain;   ///< the graph without values
    GraphFigure m_figure;  ///< what is shown
    std::optional<GraphFigure> m_step; ///< what the step shows
    bool m_isBesideFigure = false; ///< the step's figure is another one, or none: all values are shown
    bool m_isWhole = true;
    bool m_hidesAnswers = false;
    Tool m_tool = Tool::Slide;
    std::size_t m_current = 0;          ///< place in the figure
    std::optional<std::size_t> m_begun; ///< the token's node that was picked up, or the node where an arrow begins
    bool m_isArrowBegun = false;        ///< A began it, whatever the tool
    GraphLayout m_layout;
    double m_scale = 1;
    QPointF m_origin;
};

} // namespace mexplain
