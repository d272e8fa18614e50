#include "render/figures/graph.h"

#include "render/figures/graph_drawing.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace mexplain {

namespace {

// In units of the text's size.
constexpr double margin = 0.55; // a token stands out of its node that far
constexpr double diameter = 2.3;
constexpr double tokenDiameter = 1.25;
constexpr double numberSize = 1.1;
constexpr double valueSize = 0.95;

Phrase valuePhrase(const GraphFigure::Node &node)
{
    const QString value = QStringLiteral("SG %1").arg(node.value.value_or(0));
    // The letter goes with the colour.
    if (node.mark == Mark::P)
        return literal(Math{value + QStringLiteral(" (P)")});
    if (node.mark == Mark::N)
        return literal(Math{value + QStringLiteral(" (N)")});
    return literal(Math{value});
}

QColor edgeColor(Mark mark, const Theme &theme)
{
    if (mark == Mark::Chosen || mark == Mark::Changed)
        return theme.accent;
    return mark == Mark::Muted ? theme.border : theme.mutedText;
}

void paintNode(QPainter &painter, const GraphLayout::Node &node, const FigureStyle &style)
{
    const Theme &theme = style.theme;
    const double unit = unitOf(style);
    const auto outcome = outcomeOf(node.mark);
    QPainterPath shape;
    if (outcome == Outcome::P)
        shape.addRoundedRect(node.place.adjusted(unit * 0.14, unit * 0.14, -unit * 0.14, -unit * 0.14), unit * 0.25, unit * 0.25);
    else
        shape.addEllipse(node.place);
    const QColor fill = outcome == Outcome::P ? theme.p : outcome == Outcome::N ? theme.n : theme.card;
    const QColor ink = outcome == Outcome::P ? theme.pText : outcome == Outcome::N ? theme.nText : textColor(node.mark, theme);
    painter.fillPath(shape, fill);
    painter.strokePath(shape, QPen(outcome ? ink : node.mark == Mark::Muted ? theme.border : theme.mutedText, unit * 0.1));
    if (node.isRinged) {
        const double out = unit * 0.24;
        QPainterPath ring;
        if (outcome == Outcome::P)
            ring.addRoundedRect(node.place.adjusted(-unit * 0.08, -unit * 0.08, unit * 0.08, unit * 0.08), unit * 0.4, unit * 0.4);
        else
            ring.addEllipse(node.place.adjusted(-out, -out, out, out));
        painter.strokePath(ring, QPen(theme.accent, unit * 0.2));
    }
    paintLabel(painter, node.number, node.place, Qt::AlignHCenter, ink, ink);
    if (!node.value.isEmpty()) {
        QRectF under(0, 0, node.value.size.width() + unit * 0.3, node.value.size.height() * 0.92);
        under.moveCenter({node.place.center().x(), node.place.bottom() + unit * 0.3 + node.value.size.height() / 2});
        // An edge may pass here.
        QColor ground = theme.card;
        ground.setAlphaF(0.85F);
        QPainterPath behind;
        behind.addRoundedRect(under, unit * 0.3, unit * 0.3);
        painter.fillPath(behind, ground);
        paintLabel(painter, node.value, under, Qt::AlignHCenter, textColor(node.mark, theme), theme.mutedText);
    }
    if (!node.more.isEmpty()) {
        const QRectF right(node.place.right() + unit * 0.3, node.place.center().y() - node.more.size.height() / 2, node.more.size.width(), node.more.size.height());
        paintLabel(painter, node.more, right, Qt::AlignLeft, theme.mutedText, theme.mutedText);
    }
    if (node.hasToken)
        paintToken(painter, node.place.topRight() + QPointF(-unit * 0.2, unit * 0.2), tokenDiameter * unit, node.tokens, theme);
}

} // namespace

void paintToken(QPainter &painter, QPointF centre, double size, const Label &count, const Theme &theme)
{
    QPainterPath disc;
    disc.addEllipse(centre, size / 2, size / 2);
    painter.fillPath(disc, theme.matchHead);
    painter.strokePath(disc, QPen(theme.card, size * 0.12));
    QPainterPath rim;
    rim.addEllipse(centre, size * 0.34, size * 0.34);
    if (count.isEmpty())
        painter.strokePath(rim, QPen(theme.card, size * 0.07));
    else
        paintLabel(painter, count, QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size), Qt::AlignHCenter, theme.card, theme.card);
}

void paintArrow(QPainter &painter, const QPainterPath &path, const QColor &color, double width, double tip)
{
    const double length = path.length();
    if (length <= 0)
        return;
    // The line ends inside the tip, which would otherwise lose its point.
    const double part = path.percentAtLength(std::max(0.0, length - tip * 0.6));
    const QPointF end = path.pointAtPercent(1);
    const QPointF base = path.pointAtPercent(path.percentAtLength(std::max(0.0, length - tip)));
    QPainterPath line(path.pointAtPercent(0));
    constexpr int pieces = 40;
    for (int i = 1; i <= pieces; ++i)
        line.lineTo(path.pointAtPercent(part * i / pieces));
    painter.strokePath(line, QPen(color, width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    const QPointF way = end - base;
    const double reach = std::max(1e-6, std::hypot(way.x(), way.y()));
    const QPointF across(-way.y() / reach * tip * 0.42, way.x() / reach * tip * 0.42);
    QPainterPath head(end);
    head.lineTo(base + across);
    head.lineTo(base - across);
    head.closeSubpath();
    painter.fillPath(head, color);
}

GraphLayout layOutGraph(const GraphFigure &figure, const FigureStyle &style)
{
    GraphLayout layout;
    if (figure.nodes.empty())
        return layout;
    const double unit = unitOf(style);
    std::vector<std::pair<std::size_t, std::size_t>> ways;
    ways.reserve(figure.edges.size());
    for (const GraphFigure::Edge &edge : figure.edges)
        ways.emplace_back(edge.from, edge.to);
    const GraphDrawing drawing = drawGraph(figure.nodes.size(), ways, {.nodeDiameter = diameter, .clearance = 0.22, .betweenNodes = 2.1, .betweenLayers = 2.6});
    const auto onPaper = [unit](QPointF at) { return (at + QPointF(margin, margin)) * unit; };
    const double side = diameter * unit;
    double right = (drawing.size.width() + 2 * margin) * unit;
    double bottom = 0;
    for (std::size_t i = 0; i < figure.nodes.size(); ++i) {
        const GraphFigure::Node &node = figure.nodes[i];
        GraphLayout::Node placed;
        placed.number = makeLabel(QString::number(node.number), bold(scaled(style.textFont, node.number < 1000 ? numberSize : numberSize * 0.8)));
        if (node.value)
            placed.value = makeLabel(valuePhrase(node), style, bold(scaled(style.textFont, valueSize)));
        placed.hasToken = node.tokens > 0;
        if (node.tokens > 1)
            placed.tokens = makeLabel(QString::number(node.tokens), bold(scaled(style.textFont, node.tokens < 100 ? 0.85 : 0.6)));
        if (node.moreEdges > 0)
            placed.more = makeLabel(QStringLiteral("+%1").arg(node.moreEdges), scaled(style.textFont, 0.85));
        placed.mark = node.mark;
        placed.isRinged = node.isRinged;
        placed.place = QRectF(0, 0, side, side);
        placed.place.moveCenter(onPaper(drawing.nodes[i]));
        right = std::max(right, placed.place.right() + placed.more.size.width() + unit * 0.6);
        // Room for a value even where there is none yet: the picture must not jump from step to step.
        bottom = std::max(bottom, placed.place.bottom() + unit * 1.9);
        layout.nodes.push_back(std::move(placed));
    }
    QTransform place = QTransform::fromScale(unit, unit);
    place.translate(margin, margin);
    for (std::size_t i = 0; i < figure.edges.size(); ++i) {
        layout.edges.push_back({place.map(drawing.edges[i]), figure.edges[i].mark});
        bottom = std::max(bottom, layout.edges.back().path.boundingRect().bottom() + unit * 0.3);
    }
    layout.size = {right, bottom};
    if (figure.omitted > 0) {
        layout.omitted = makeLabel({"figure", QT_TRANSLATE_N_NOOP("figure", "… and %n more node(s)"), {}, figure.omitted}, style, scaled(style.textFont, 0.9));
        layout.omittedPlace = QRectF(margin * unit, bottom, layout.omitted.size.width(), layout.omitted.size.height());
        layout.size = {std::max(right, layout.omittedPlace.right() + margin * unit), layout.omittedPlace.bottom() + unit * 0.3};
    }
    return layout;
}

void paintLayout(QPainter &painter, const GraphLayout &layout, const FigureStyle &style)
{
    const double unit = unitOf(style);
    // What the step is about lies over the rest.
    for (const bool isLoud : {false, true}) {
        for (const GraphLayout::Edge &edge : layout.edges) {
            const bool isChosen = edge.mark == Mark::Chosen || edge.mark == Mark::Changed;
            if (isChosen == isLoud)
                paintArrow(painter, edge.path, edgeColor(edge.mark, style.theme), unit * (isChosen ? 0.2 : 0.1), unit * (isChosen ? 0.85 : 0.65));
        }
    }
    for (const GraphLayout::Node &node : layout.nodes)
        paintNode(painter, node, style);
    paintLabel(painter, layout.omitted, layout.omittedPlace, Qt::AlignLeft, style.theme.mutedText, style.theme.mutedText);
}

QString describeGraph(const GraphFigure &figure, const Phrasebook &phrasebook)
{
    QStringList lines;
    for (std::size_t i = 0; i < figure.nodes.size(); ++i) {
        const GraphFigure::Node &node = figure.nodes[i];
        QStringList goals;
        for (const GraphFigure::Edge &edge : figure.edges) {
            if (edge.from != i)
                continue;
            const Phrase goal = literal(Math{QString::number(figure.nodes[edge.to].number)});
            goals += phrasebook.text(withMark(goal, edge.mark));
        }
        if (node.moreEdges > 0)
            goals += QStringLiteral("+%1").arg(node.moreEdges);
        Phrase name = withMark(literal(Math{QString::number(node.number)}), node.mark);
        Phrase line = goals.isEmpty() ? Phrase{"figure", QT_TRANSLATE_NOOP("figure", "Node %1: no arrow out"), {name}}
                                      : Phrase{"figure", QT_TRANSLATE_NOOP("figure", "Node %1: arrows to %2"), {name, Math{goals.join(QStringLiteral(", "))}}};
        QString text = phrasebook.text(line);
        if (node.value)
            text += QStringLiteral("; SG %1").arg(*node.value);
        if (node.tokens > 0)
            text += QStringLiteral("; ") + phrasebook.text({"figure", QT_TRANSLATE_N_NOOP("figure", "%n token(s) here"), {}, node.tokens});
        lines += text;
    }
    if (figure.omitted > 0)
        lines += phrasebook.text({"figure", QT_TRANSLATE_N_NOOP("figure", "… and %n more node(s)"), {}, figure.omitted});
    return lines.join(u'\n');
}

} // namespace mexplain
