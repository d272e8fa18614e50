#include "render/figures/staircase.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace mexplain {

namespace {

// In units of the text's size.
constexpr double margin = 0.4;
constexpr double stairWidth = 3.6;
constexpr double rise = 1.35;
constexpr double lowest = 1.9;   // the ground's own height
constexpr double stoneSide = 0.86;
constexpr double stonePitch = 0.95;
constexpr double hopRoom = 2.4;  // above the stones, where arrows fly

constexpr std::uint64_t stonesPerRow = 3;
constexpr std::uint64_t mostDrawn = 12;

double stonesHeight(std::uint64_t stones, double unit)
{
    const std::uint64_t drawn = std::min(stones, mostDrawn);
    return static_cast<double>((drawn + stonesPerRow - 1) / stonesPerRow) * stonePitch * unit;
}

QColor fillOf(Mark mark, const Theme &theme)
{
    if (mark == Mark::OddColumn || mark == Mark::Chosen)
        return theme.oddColumn;
    return theme.cell;
}

void paintArrow(QPainter &painter, const StaircaseLayout::Hop &hop, const FigureStyle &style)
{
    const Theme &theme = style.theme;
    const double unit = unitOf(style);
    const QColor color = hop.mark == Mark::Changed ? theme.matchHead : theme.accent;
    QPainterPath path(hop.from);
    const QPointF peak((hop.from.x() + hop.to.x()) / 2, hop.top);
    path.cubicTo(QPointF(hop.from.x(), hop.top), QPointF(peak.x() + unit * 0.3, hop.top), peak);
    path.cubicTo(QPointF(peak.x() - unit * 0.3, hop.top), QPointF(hop.to.x(), hop.top), hop.to);
    QPen pen(color, unit * 0.18);
    if (hop.mark == Mark::Changed)
        pen.setDashPattern({3, 1.6});
    painter.strokePath(path, pen);
    QPainterPath tip(hop.to + QPointF(0, unit * 0.25));
    tip.lineTo(hop.to + QPointF(-unit * 0.4, -unit * 0.45));
    tip.lineTo(hop.to + QPointF(unit * 0.4, -unit * 0.45));
    tip.closeSubpath();
    painter.fillPath(tip, color);
    QRectF pill(0, 0, hop.count.size.width() + unit * 0.9, hop.count.size.height() + unit * 0.15);
    pill.moveCenter(peak);
    QPainterPath ground;
    ground.addRoundedRect(pill, pill.height() / 2, pill.height() / 2);
    painter.fillPath(ground, hop.mark == Mark::Changed ? theme.card : color);
    painter.strokePath(ground, QPen(color, unit * 0.12));
    paintLabel(painter, hop.count, pill, Qt::AlignHCenter, hop.mark == Mark::Changed ? theme.text : theme.accentText, theme.accentText);
}

} // namespace

QPointF stonePlace(const QRectF &room, std::uint64_t index, double diameter)
{
    const double pitch = diameter * stonePitch / stoneSide;
    const auto row = static_cast<double>(index / stonesPerRow);
    const auto column = static_cast<double>(index % stonesPerRow);
    return {room.center().x() + (column - 1) * pitch, room.bottom() - (row + 0.5) * pitch};
}

void paintStone(QPainter &painter, QPointF centre, double diameter, const Theme &theme, bool isMuted)
{
    QPainterPath path;
    path.addEllipse(centre, diameter / 2, diameter / 2 * 0.92);
    painter.fillPath(path, isMuted ? theme.matchGone : theme.matchStick);
    painter.strokePath(path, QPen(isMuted ? theme.mutedText : theme.text, diameter * 0.07, isMuted ? Qt::DashLine : Qt::SolidLine));
}

StaircaseLayout layOutStaircase(const StaircaseFigure &figure, const FigureStyle &style)
{
    const double unit = unitOf(style);
    StaircaseLayout layout;
    double width = stairWidth * unit;
    double tallest = 0;
    const auto add = [&](StaircaseLayout::Stair stair, std::uint64_t stones) {
        width = std::max({width, stair.stones.size.width() + 0.6 * unit, stair.number.size.width() + 0.5 * unit});
        stair.drawn = stones > mostDrawn ? 0 : stones;
        stair.isHeap = stones > mostDrawn;
        layout.stairs.push_back(std::move(stair));
    };
    if (figure.showsGround) {
        StaircaseLayout::Stair ground;
        ground.number = makeLabel(Phrase{"figure", QT_TRANSLATE_NOOP("figure", "ground")}, style, scaled(style.textFont, 0.9));
        ground.mark = Mark::Muted;
        add(std::move(ground), 0);
    }
    for (const StaircaseFigure::Stair &stair : figure.stairs) {
        StaircaseLayout::Stair result;
        result.mark = stair.mark;
        if (stair.omitted != 0) {
            result.isOmission = true;
            result.number = makeLabel(Phrase{"figure", QT_TRANSLATE_N_NOOP("figure", "… %n stair(s)"), {}, stair.omitted}, style, scaled(style.textFont, 0.85));
            add(std::move(result), 0);
            continue;
        }
        result.number = makeLabel(QString::number(stair.number), stair.mark == Mark::Chosen ? bold(style.textFont) : style.textFont);
        result.stones = makeLabel(QString::number(stair.stones), bold(style.textFont));
        add(std::move(result), stair.stones);
    }
    const std::size_t count = layout.stairs.size();
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t shown = figure.showsGround ? i - 1 : i;
        const bool isGround = figure.showsGround && i == 0;
        const double stones = isGround || figure.stairs[shown].omitted != 0 ? 0 : stonesHeight(figure.stairs[shown].stones, unit) + 1.5 * unit;
        tallest = std::max(tallest, static_cast<double>(i) * rise * unit + stones);
    }
    const double arrows = figure.hops.empty() ? 0 : hopRoom * unit;
    const double bottom = margin * unit + tallest + lowest * unit + arrows;
    double x = margin * unit;
    for (std::size_t i = 0; i < count; ++i) {
        StaircaseLayout::Stair &stair = layout.stairs[i];
        const double height = (lowest + static_cast<double>(i) * rise) * unit;
        stair.block = QRectF(x, bottom - height, width, height);
        stair.room = QRectF(x, margin * unit, width, bottom - height - margin * unit);
        x += width;
    }
    for (const StaircaseFigure::Hop &hop : figure.hops) {
        for (std::size_t i = 1; i < count; ++i) {
            const std::size_t shown = figure.showsGround ? i - 1 : i;
            if (figure.stairs[shown].number != hop.from || figure.stairs[shown].omitted != 0)
                continue;
            const auto topOf = [&](std::size_t place) {
                const StaircaseLayout::Stair &stair = layout.stairs[place];
                const bool isGround = figure.showsGround && place == 0;
                const std::size_t at = figure.showsGround ? place - 1 : place;
                const double stones = isGround ? 0 : stonesHeight(figure.stairs[at].stones, unit) + 1.5 * unit;
                return stair.block.top() - stones;
            };
            StaircaseLayout::Hop result;
            result.mark = hop.mark;
            result.count = makeLabel(QString::number(hop.count), bold(style.textFont));
            // Two arrows over one stair: the answer starts a little right of where the move came down.
            result.from = QPointF(layout.stairs[i].block.center().x() - width * 0.12, topOf(i) - unit * 0.1);
            result.to = QPointF(layout.stairs[i - 1].block.center().x() + width * 0.2, topOf(i - 1) - unit * 0.4);
            result.top = std::min(result.from.y(), result.to.y()) - unit * 1.2;
            layout.hops.push_back(std::move(result));
        }
    }
    layout.size = count == 0 ? QSizeF(0, 0) : QSizeF(x + margin * unit, bottom + margin * unit);
    return layout;
}

void paintLayout(QPainter &painter, const StaircaseLayout &layout, const FigureStyle &style)
{
    const Theme &theme = style.theme;
    const double unit = unitOf(style);
    for (const StaircaseLayout::Stair &stair : layout.stairs) {
        painter.fillRect(stair.block, fillOf(stair.mark, theme));
        painter.setPen(QPen(stair.mark == Mark::Chosen ? theme.accent : theme.mutedText, unit * (stair.mark == Mark::Chosen ? 0.18 : 0.08)));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(stair.block);
        const bool isOdd = stair.mark == Mark::OddColumn || stair.mark == Mark::Chosen;
        const QColor ink = isOdd ? theme.oddColumnText : theme.mutedText;
        QRectF front = stair.block;
        front.setHeight(lowest * unit * 0.95);
        if (isOdd) {
            const double side = 0.5 * unit;
            const double total = stair.number.size.width() + side + 0.25 * unit;
            const QRectF text(front.center().x() - total / 2, front.top(), stair.number.size.width(), front.height());
            paintLabel(painter, stair.number, text, Qt::AlignLeft, ink, ink);
            paintOddSign(painter, QRectF(text.right() + 0.25 * unit, front.center().y() - side / 2, side, side), ink);
        } else {
            paintLabel(painter, stair.number, front, Qt::AlignHCenter, ink, ink);
        }
        if (stair.stones.isEmpty())
            continue;
        double top = stair.room.bottom();
        for (std::uint64_t i = 0; i < stair.drawn; ++i) {
            const QPointF place = stonePlace(stair.room, i, stoneSide * unit);
            paintStone(painter, place, stoneSide * unit, theme, false);
            top = std::min(top, place.y() - stoneSide * unit / 2);
        }
        if (stair.isHeap) {
            for (std::uint64_t i = 0; i < mostDrawn; ++i) {
                const QPointF place = stonePlace(stair.room, i, stoneSide * unit);
                if (i + stonesPerRow < mostDrawn || i % stonesPerRow == 1)
                    paintStone(painter, place, stoneSide * unit, theme, false);
                top = std::min(top, place.y() - stoneSide * unit / 2);
            }
        }
        const QRectF number(stair.room.left(), top - stair.stones.size.height() - 0.1 * unit, stair.room.width(), stair.stones.size.height());
        paintLabel(painter, stair.stones, number, Qt::AlignHCenter, theme.text, theme.text);
    }
    for (const StaircaseLayout::Hop &hop : layout.hops)
        paintArrow(painter, hop, style);
}

QString describeStaircase(const StaircaseFigure &figure, const Phrasebook &phrasebook)
{
    QStringList lines;
    for (const StaircaseFigure::Stair &stair : figure.stairs) {
        if (stair.omitted != 0)
            lines += phrasebook.text({"figure", QT_TRANSLATE_N_NOOP("figure", "… %n stair(s)"), {}, stair.omitted});
        else
            lines += phrasebook.text({"figure", QT_TRANSLATE_NOOP("figure", "Stair %1: %2"), {withMark(literal(Math{QString::number(stair.number)}), stair.mark), stair.stones}});
    }
    for (const StaircaseFigure::Hop &hop : figure.hops) {
        const Phrase words = hop.mark == Mark::Changed
            ? Phrase{"figure", QT_TRANSLATE_NOOP("figure", "Answer: %1 from stair %2 down to %3"), {hop.count, hop.from, hop.from - 1}}
            : Phrase{"figure", QT_TRANSLATE_NOOP("figure", "Move: %1 from stair %2 down to %3"), {hop.count, hop.from, hop.from - 1}};
        lines += phrasebook.text(words);
    }
    return lines.join(u'\n');
}

} // namespace mexplain
