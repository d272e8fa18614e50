#include "render/figures/figure_painter.h"

#include "render/figures/bars.h"
#include "render/figures/cell_grid.h"
#include "render/figures/colouring.h"
#include "render/figures/drawing.h"
#include "render/figures/graph.h"
#include "render/figures/piles.h"
#include "render/figures/series.h"
#include "render/figures/staircase.h"
#include "render/figures/table.h"
#include "render/figures/xor_table.h"
#include "render/fonts.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <QTextLayout>

#include <algorithm>

namespace mexplain {

namespace {

constexpr double secondarySize = 0.78;

void addLines(Label &label, const QString &text, const QFont &font, double maxWidth, bool secondary)
{
    const QFontMetricsF metrics(font);
    const auto add = [&](const QString &line) {
        const double width = metrics.horizontalAdvance(line);
        label.lines.push_back({line, font, width, metrics.ascent(), metrics.height(), secondary});
        label.size = {std::max(label.size.width(), width), label.size.height() + metrics.height()};
    };
    if (metrics.horizontalAdvance(text) <= maxWidth) {
        add(text);
        return;
    }
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    QTextLayout layout(text, font);
    layout.setTextOption(option);
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(std::max(1.0, maxWidth));
        add(text.mid(line.textStart(), line.textLength()).trimmed());
    }
    layout.endLayout();
}

} // namespace

Label makeLabel(const Phrase &phrase, const FigureStyle &style, const QFont &font, double maxWidth)
{
    Label label;
    QString above;
    for (const Language language : languagesOf(style.languages)) {
        const QString text = phrase.isEmpty() ? QString() : style.phrasebooks.of(language).text(phrase);
        if (text.isEmpty() || text == above)
            continue;
        const bool secondary = !label.isEmpty();
        addLines(label, text, secondary ? scaled(font, secondarySize) : font, maxWidth, secondary);
        above = text;
    }
    return label;
}

Label makeLabel(const QString &text, const QFont &font)
{
    Label label;
    addLines(label, text, font, std::numeric_limits<double>::infinity(), false);
    return label;
}

void paintLabel(QPainter &painter, const Label &label, const QRectF &rect, Qt::Alignment align, const QColor &color,
                const QColor &secondaryColor)
{
    double y = rect.center().y() - label.size.height() / 2;
    for (const Label::Line &line : label.lines) {
        double x = rect.left();
        if (align & Qt::AlignRight)
            x = rect.right() - line.width;
        else if (align & Qt::AlignHCenter)
            x = rect.center().x() - line.width / 2;
        painter.setFont(line.font);
        painter.setPen(line.secondary ? secondaryColor : color);
        painter.drawText(QPointF(x, y + line.ascent), line.text);
        y += line.height;
    }
}

QFont bold(QFont font)
{
    font.setBold(true);
    return font;
}

QFont scaled(QFont font, double factor)
{
    font.setPixelSize(std::max(1, qRound(font.pixelSize() * factor)));
    return font;
}

double unitOf(const FigureStyle &style)
{
    return style.textFont.pixelSize();
}

void paintOddSign(QPainter &painter, const QRectF &rect, const QColor &color)
{
    const double side = std::min(rect.width(), rect.height());
    const QPointF centre = rect.center();
    QPainterPath path(centre + QPointF(0, -side / 2));
    path.lineTo(centre + QPointF(side / 2, side / 2));
    path.lineTo(centre + QPointF(-side / 2, side / 2));
    path.closeSubpath();
    painter.fillPath(path, color);
}

void paintMarkOutline(QPainter &painter, Mark mark, const QRectF &rect, const QColor &color, double unit)
{
    if (mark != Mark::Chosen && mark != Mark::Changed)
        return;
    QPainterPath outline;
    outline.addRoundedRect(rect, unit * 0.35, unit * 0.35);
    if (mark == Mark::Changed) {
        const double corner = std::min({unit * 0.65, rect.width() / 2, rect.height() / 2});
        QPainterPath triangle(rect.topRight());
        triangle.lineTo(rect.topRight() + QPointF(0, corner));
        triangle.lineTo(rect.topRight() + QPointF(-corner, 0));
        triangle.closeSubpath();
        painter.fillPath(triangle.intersected(outline), color);
    }
    painter.strokePath(outline, QPen(color, unit * 0.14));
}

void paintHatching(QPainter &painter, const QRectF &rect, const QColor &color, double spacing)
{
    // Single strokes instead of a brush pattern: a pattern keeps its size in pixels whatever the scale is.
    const QPen pen(color, spacing * 0.15);
    painter.setPen(pen);
    const double height = rect.height();
    for (double x = rect.left() - height + spacing; x < rect.right(); x += spacing) {
        const double from = std::max(x, rect.left());
        const double to = std::min(x + height, rect.right());
        if (from < to)
            painter.drawLine(QPointF(from, rect.bottom() - (from - x)), QPointF(to, rect.bottom() - (to - x)));
    }
}

QColor textColor(Mark mark, const Theme &theme)
{
    return mark == Mark::Muted || mark == Mark::Removed ? theme.mutedText : theme.text;
}

std::optional<Outcome> outcomeOf(Mark mark)
{
    if (mark == Mark::P)
        return Outcome::P;
    if (mark == Mark::N)
        return Outcome::N;
    return std::nullopt;
}

Phrase withMark(const Phrase &phrase, Mark mark)
{
    switch (mark) {
    case Mark::None:
    case Mark::Muted:
        return phrase;
    case Mark::OddColumn: return {"figure", QT_TRANSLATE_NOOP("figure", "%1 (odd)"), {phrase}};
    case Mark::Chosen: return {"figure", QT_TRANSLATE_NOOP("figure", "%1 (chosen)"), {phrase}};
    case Mark::Removed: return {"figure", QT_TRANSLATE_NOOP("figure", "%1 (taken)"), {phrase}};
    case Mark::Changed: return {"figure", QT_TRANSLATE_NOOP("figure", "%1 (changed)"), {phrase}};
    case Mark::P: return {"figure", QT_TRANSLATE_NOOP("figure", "%1 (P-position)"), {phrase}};
    case Mark::N: return {"figure", QT_TRANSLATE_NOOP("figure", "%1 (N-position)"), {phrase}};
    }
    return phrase;
}

FigureStyle screenStyle(const Theme &theme, const Phrasebooks &phrasebooks, Languages languages, double pixelSize)
{
    return {theme, phrasebooks, languages, screenFont(pixelSize), monospaceFont(pixelSize)};
}

FigureStyle documentStyle(const Theme &theme, const Phrasebooks &phrasebooks, Languages languages, double pixelSize)
{
    return {theme, phrasebooks, languages, documentFont(pixelSize), monospaceFont(pixelSize)};
}

namespace {

using Layout = std::variant<PilesLayout, XorTableLayout, TableLayout, CellGridLayout, BarsLayout, StaircaseLayout, SeriesLayout, ColouringLayout, GraphLayout>;

template <class... Cases>
struct Overload : Cases... {
    using Cases::operator()...;
};
template <class... Cases>
Overload(Cases...) -> Overload<Cases...>;

Layout layOut(const Figure &figure, const FigureStyle &style, double maxWidth)
{
    return std::visit(Overload{
        [&](const PilesFigure &piles) -> Layout { return layOutPiles(piles, style); },
        [&](const XorTableFigure &numbers) -> Layout { return layOutXorTable(numbers, style); },
        [&](const TableFigure &table) -> Layout { return layOutTable(table, style, maxWidth); },
        [&](const CellGridFigure &grid) -> Layout { return layOutCellGrid(grid, style); },
        [&](const BarsFigure &bars) -> Layout { return layOutBars(bars, style); },
        [&](const StaircaseFigure &stairs) -> Layout { return layOutStaircase(stairs, style); },
        [&](const SeriesFigure &series) -> Layout { return layOutSeries(series, style); },
        [&](const ColouringFigure &colouring) -> Layout { return layOutColouring(colouring, style); },
        [&](const GraphFigure &graph) -> Layout { return layOutGraph(graph, style); },
    }, figure);
}

QSizeF sizeOf(const Layout &layout)
{
    return std::visit([](const auto &any) { return any.size; }, layout);
}

struct Fitted {
    Layout layout;
    double scale = 0; ///< 0: there is nothing to paint
};

Fitted fitInto(const Figure &figure, const FigureStyle &style, QSizeF area, double maxScale)
{
    // A table wrapped narrowly for a large scale can become so high that a smaller scale with wider columns ends up
    // larger. Any scale that is tried bounds what it can reach, so the search stops there.
    constexpr double step = 0.85;
    Fitted best;
    for (double scale = maxScale; scale > best.scale; scale *= step) {
        Layout layout = layOut(figure, style, area.width() / scale);
        const QSizeF size = sizeOf(layout);
        if (size.isEmpty())
            return {};
        const double reached = std::min({scale, area.width() / size.width(), area.height() / size.height()});
        if (reached > best.scale)
            best = {std::move(layout), reached};
        if (!std::holds_alternative<TableFigure>(figure))
            break;
    }
    return best;
}

} // namespace

QSizeF figureSize(const Figure &figure, const FigureStyle &style, double maxWidth)
{
    return sizeOf(layOut(figure, style, maxWidth));
}

double figureScale(const Figure &figure, const FigureStyle &style, QSizeF area, double maxScale)
{
    return area.isEmpty() || maxScale <= 0 ? 0 : fitInto(figure, style, area, maxScale).scale;
}

void paintFigure(QPainter &painter, const Figure &figure, const FigureStyle &style, const QRectF &area, double maxScale)
{
    if (area.isEmpty() || maxScale <= 0)
        return;
    const Fitted fitted = fitInto(figure, style, area.size(), maxScale);
    if (fitted.scale <= 0)
        return;

    painter.save();
    painter.translate(area.topLeft());
    painter.scale(fitted.scale, fitted.scale);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.setBrush(Qt::NoBrush);
    std::visit([&](const auto &any) { paintLayout(painter, any, style); }, fitted.layout);
    painter.restore();
}

void paintOutcomeBadge(QPainter &painter, Outcome outcome, const Theme &theme, const QRectF &rect)
{
    const double side = std::min(rect.width(), rect.height());
    QRectF square(0, 0, side, side);
    square.moveCenter(rect.center());
    const bool isP = outcome == Outcome::P;

    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath shape;
    if (isP) {
        // A square fills its rectangle more than a disc does; a little smaller, both look alike in size.
        square.adjust(side * 0.05, side * 0.05, -side * 0.05, -side * 0.05);
        shape.addRoundedRect(square, side * 0.1, side * 0.1);
    } else {
        shape.addEllipse(square);
    }
    const QColor fill = isP ? theme.p : theme.n;
    const QColor ink = isP ? theme.pText : theme.nText;
    painter.fillPath(shape, fill);
    // WCAG asks 3:1 of a shape that carries meaning.
    if (contrastRatio(fill, theme.card) < 3 && contrastRatio(ink, theme.card) >= 3) {
        painter.setClipPath(shape, Qt::IntersectClip);
        painter.strokePath(shape, QPen(ink, side * 0.07));
    }

    QFont font = painter.font();
    font.setPixelSize(std::max(1, qRound(side * 0.7)));
    font.setBold(true);
    const QFontMetricsF metrics(font);
    const QString letter = isP ? QStringLiteral("P") : QStringLiteral("N");
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(square.center() + QPointF(-metrics.horizontalAdvance(letter) / 2, metrics.capHeight() / 2), letter);
    painter.restore();
}

QString describeFigure(const Figure &figure, const Phrasebook &phrasebook)
{
    return std::visit(Overload{
        [&](const PilesFigure &piles) { return describePiles(piles, phrasebook); },
        [&](const XorTableFigure &numbers) { return describeXorTable(numbers, phrasebook); },
        [&](const TableFigure &table) { return describeTable(table, phrasebook); },
        [&](const CellGridFigure &grid) { return describeCellGrid(grid, phrasebook); },
        [&](const BarsFigure &bars) { return describeBars(bars, phrasebook); },
        [&](const StaircaseFigure &stairs) { return describeStaircase(stairs, phrasebook); },
        [&](const SeriesFigure &series) { return describeSeries(series, phrasebook); },
        [&](const ColouringFigure &colouring) { return describeColouring(colouring, phrasebook); },
        [&](const GraphFigure &graph) { return describeGraph(graph, phrasebook); },
    }, figure);
}

} // namespace mexplain
