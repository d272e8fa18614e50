#include "render/figures/series.h"

#include <QBarCategoryAxis>
#include <QBarSeries>
#include <QBarSet>
#include <QChart>
#include <QGraphicsLayout>
#include <QGraphicsScene>
#include <QLegend>
#include <QLineSeries>
#include <QPainter>
#include <QScatterSeries>
#include <QValueAxis>

#include <algorithm>
#include <cmath>

namespace mexplain {

namespace {

// In units of the text's size.
constexpr double chartWidth = 40;
constexpr double chartHeight = 15;

/// What a screen reader is told of each series.
constexpr std::size_t toldPoints = 40;

QString textIn(const Phrase &phrase, const FigureStyle &style)
{
    QStringList texts;
    for (const Language language : languagesOf(style.languages))
        texts += phrase.isEmpty() ? QString() : style.phrasebooks.of(language).text(phrase);
    texts.removeDuplicates();
    return texts.join(QStringLiteral(" / "));
}

QColor colorOf(Mark mark, const Theme &theme)
{
    switch (mark) {
    case Mark::P: return theme.p;
    case Mark::N: return theme.n;
    case Mark::Changed:
    case Mark::Removed: return theme.matchHead;
    case Mark::Muted: return theme.mutedText;
    case Mark::None:
    case Mark::Chosen:
    case Mark::OddColumn: break;
    }
    return theme.accent;
}

/// 1, 2 or 5 times a power of ten, so that an axis has about `ticks` of them.
double niceStep(double range, double ticks)
{
    const double raw = std::max(range / ticks, 1e-9);
    const double power = std::pow(10, std::floor(std::log10(raw)));
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (factor * power >= raw)
            return factor * power;
    }
    return 10 * power;
}

void dress(QAbstractAxis *axis, const QString &title, const FigureStyle &style)
{
    axis->setTitleText(title);
    axis->setTitleFont(scaled(style.textFont, 0.9));
    axis->setTitleBrush(style.theme.mutedText);
    axis->setLabelsFont(scaled(style.textFont, 0.85));
    axis->setLabelsColor(style.theme.mutedText);
    axis->setGridLineColor(style.theme.border);
    axis->setLinePenColor(style.theme.mutedText);
}

QValueAxis *valueAxis(double from, double to, const QString &title, const FigureStyle &style, double ticks)
{
    auto *axis = new QValueAxis;
    const double step = niceStep(to - from, ticks);
    axis->setTickType(QValueAxis::TicksDynamic);
    axis->setTickAnchor(0);
    axis->setTickInterval(step);
    axis->setRange(from, to);
    axis->setLabelFormat(step >= 1 ? QStringLiteral("%.0f") : QStringLiteral("%.1f"));
    dress(axis, title, style);
    return axis;
}

void addBars(QChart &chart, const SeriesFigure &figure, const FigureStyle &style)
{
    auto *bars = new QBarSeries;
    bars->setBarWidth(0.7);
    QStringList categories;
    for (const SeriesFigure::Series &series : figure.series) {
        auto *set = new QBarSet(textIn(series.name, style));
        set->setColor(colorOf(series.mark, style.theme));
        set->setBorderColor(style.theme.text);
        for (const double y : series.y)
            *set << y;
        bars->append(set);
        if (categories.isEmpty()) {
            for (const double x : series.x)
                categories << QString::number(x);
        }
    }
    chart.addSeries(bars);
    auto *axis = new QBarCategoryAxis;
    axis->append(categories);
    dress(axis, textIn(figure.xTitle, style), style);
    axis->setGridLineVisible(false);
    chart.addAxis(axis, Qt::AlignBottom);
    bars->attachAxis(axis);
    auto *values = valueAxis(figure.yMin, figure.yMax, textIn(figure.yTitle, style), style, 5);
    chart.addAxis(values, Qt::AlignLeft);
    bars->attachAxis(values);
}

void addPoints(QChart &chart, const SeriesFigure &figure, const FigureStyle &style)
{
    double xMin = 0;
    double xMax = 1;
    bool isFirst = true;
    for (const SeriesFigure::Series &series : figure.series) {
        for (const double x : series.x) {
            xMin = isFirst ? x : std::min(xMin, x);
            xMax = isFirst ? x : std::max(xMax, x);
            isFirst = false;
        }
    }
    // The last mark is seen whole.
    if (figure.shape == SeriesFigure::Shape::Points)
        xMax += (xMax - xMin) * 0.015;
    auto *xAxis = valueAxis(xMin, std::max(xMax, xMin + 1), textIn(figure.xTitle, style), style, 12);
    auto *yAxis = valueAxis(figure.yMin, figure.yMax, textIn(figure.yTitle, style), style, 6);
    chart.addAxis(xAxis, Qt::AlignBottom);
    chart.addAxis(yAxis, Qt::AlignLeft);
    const double unit = unitOf(style);
    for (const SeriesFigure::Series &series : figure.series) {
        QList<QPointF> points;
        for (std::size_t i = 0; i < std::min(series.x.size(), series.y.size()); ++i)
            points.append(QPointF(series.x[i], series.y[i]));
        QXYSeries *drawn = nullptr;
        if (figure.shape == SeriesFigure::Shape::Points) {
            auto *scatter = new QScatterSeries;
            const double size = points.size() > 200 ? 0.35 : points.size() > 80 ? 0.5 : 0.7;
            scatter->setMarkerSize(unit * size);
            scatter->setMarkerShape(series.mark == Mark::N ? QScatterSeries::MarkerShapeCircle : QScatterSeries::MarkerShapeRectangle);
            scatter->setBorderColor(Qt::transparent);
            drawn = scatter;
        } else {
            drawn = new QLineSeries;
        }
        drawn->setName(textIn(series.name, style));
        drawn->replace(points);
        const QColor color = colorOf(series.mark, style.theme);
        if (figure.shape == SeriesFigure::Shape::Line)
            drawn->setPen(QPen(color, unit * 0.14));
        else
            drawn->setColor(color);
        chart.addSeries(drawn);
        drawn->attachAxis(xAxis);
        drawn->attachAxis(yAxis);
    }
}

} // namespace

SeriesLayout layOutSeries(const SeriesFigure &figure, const FigureStyle &style)
{
    const double unit = unitOf(style);
    return {figure, QSizeF(chartWidth * unit, chartHeight * unit)};
}

void paintLayout(QPainter &painter, const SeriesLayout &layout, const FigureStyle &style)
{
    QGraphicsScene scene;
    auto *chart = new QChart;
    // Its own colours: a chart's themes know nothing of ours.
    chart->setBackgroundBrush(Qt::NoBrush);
    chart->setBackgroundPen(Qt::NoPen);
    chart->setMargins(QMargins(0, 0, 0, 0));
    chart->layout()->setContentsMargins(0, 0, 0, 0);
    chart->setAnimationOptions(QChart::NoAnimation);
    scene.addItem(chart);
    chart->resize(layout.size);
    if (layout.figure.shape == SeriesFigure::Shape::Bars)
        addBars(*chart, layout.figure, style);
    else
        addPoints(*chart, layout.figure, style);
    const bool isNamed = std::any_of(layout.figure.series.begin(), layout.figure.series.end(), [](const auto &series) { return !series.name.isEmpty(); });
    chart->legend()->setVisible(isNamed);
    chart->legend()->setAlignment(Qt::AlignTop);
    chart->legend()->setFont(scaled(style.textFont, 0.9));
    chart->legend()->setLabelColor(style.theme.text);
    chart->legend()->setMarkerShape(QLegend::MarkerShapeFromSeries);
    // Without an event loop nothing else gives the axes their places.
    chart->layout()->invalidate();
    chart->layout()->activate();
    scene.setSceneRect(QRectF(QPointF(), layout.size));
    scene.render(&painter, QRectF(QPointF(), layout.size), scene.sceneRect());
}

QString describeSeries(const SeriesFigure &figure, const Phrasebook &phrasebook)
{
    QStringList lines;
    if (!figure.xTitle.isEmpty() || !figure.yTitle.isEmpty())
        lines += phrasebook.text({"figure", QT_TRANSLATE_NOOP("figure", "Chart: %1 over %2"), {figure.yTitle, figure.xTitle}});
    for (const SeriesFigure::Series &series : figure.series) {
        QStringList points;
        for (std::size_t i = 0; i < std::min({series.x.size(), series.y.size(), toldPoints}); ++i)
            points += QStringLiteral("(%1, %2)").arg(series.x[i]).arg(series.y[i]);
        if (series.x.size() > toldPoints)
            points += QStringLiteral("…");
        const QString all = points.join(u' ');
        lines += series.name.isEmpty() ? all : phrasebook.text({"figure", QT_TRANSLATE_NOOP("figure", "%1: %2"), {series.name, all}});
    }
    return lines.join(u'\n');
}

} // namespace mexplain
