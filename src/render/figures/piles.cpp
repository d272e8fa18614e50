#include "render/figures/piles.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace mexplain {

namespace {

// In units of the text's size.
constexpr double margin = 0.3;
constexpr double rowPadding = 0.4;
constexpr double matchWidth = 0.6;
constexpr double matchPitch = 1.2;
constexpr double matchHeight = 3.4;
constexpr double headHeight = 0.72;
constexpr double gap = 0.9;
constexpr double ellipsisWidth = 1.6;
constexpr double badgeSide = 1.5;

// A pile up to this size is drawn match by match, a larger one shows its beginning and what is taken.
constexpr std::uint64_t wholePile = 24;
constexpr std::uint64_t shownAlone = 20;
constexpr std::uint64_t shownKept = 12;
constexpr std::uint64_t shownRemoved = 8;

double matchesWidth(const PilesLayout::Row &row, double unit)
{
    double width = static_cast<double>(row.kept + row.removed) * matchPitch;
    width += (row.keptShortened ? ellipsisWidth : 0) + (row.removedShortened ? ellipsisWidth : 0);
    return std::max(width, matchPitch) * unit;
}

double noteWidth(const PilesLayout::Row &row, double unit)
{
    return row.note.isEmpty() ? 0 : row.note.size.width() + unit * 1.2;
}

PilesLayout::Row layOutRow(const PilesFigure::Row &row, const FigureStyle &style)
{
    PilesLayout::Row result;
    if (row.omitted != 0) {
        result.label = makeLabel(omittedPiles(row.omitted), style, style.textFont);
        result.mark = Mark::Muted;
        result.isOmission = true;
        return result;
    }
    const PilesFigure::Pile &pile = row.pile;
    result.mark = pile.mark;
    result.label = makeLabel(pile.label, style, pile.mark == Mark::Chosen ? bold(style.textFont) : style.textFont);
    result.number = makeLabel(QString::number(pile.count), bold(style.textFont));
    result.note = makeLabel(pile.note, style, scaled(style.textFont, 0.93));

    const std::uint64_t removed = pile.mark == Mark::Removed ? pile.count : std::min(pile.removed, pile.count);
    const std::uint64_t kept = pile.count - removed;
    const bool whole = pile.count <= wholePile;
    result.kept = whole ? kept : std::min(kept, removed == 0 ? shownAlone : shownKept);
    result.removed = whole ? removed : std::min(removed, shownRemoved);
    result.keptShortened = result.kept < kept;
    result.removedShortened = result.removed < removed;
    return result;
}

QPainterPath matchPath(const QRectF &rect, double unit)
{
    QPainterPath path;
    path.addRoundedRect(rect, unit * 0.14, unit * 0.14);
    return path;
}

void paintMatch(QPainter &painter, QPointF topLeft, const FigureStyle &style, double opacity)
{
    const double unit = unitOf(style);
    const QRectF rect(topLeft, QSizeF(matchWidth * unit, matchHeight * unit));
    QRectF head = rect;
    head.setHeight(headHeight * unit);
    const QPainterPath path = matchPath(rect, unit);
    QPainterPath headPath;
    headPath.addRect(head);
    QColor stick = style.theme.matchStick;
    QColor tip = style.theme.matchHead;
    stick.setAlphaF(static_cast<float>(opacity));
    tip.setAlphaF(static_cast<float>(opacity));
    painter.fillPath(path.subtracted(headPath), stick);
    painter.fillPath(path.intersected(headPath), tip);
}

void paintGoneMatch(QPainter &painter, QPointF topLeft, const FigureStyle &style)
{
    const double unit = unitOf(style);
    const double pen = unit * 0.07;
    const QRectF rect(topLeft, QSizeF(matchWidth * unit, matchHeight * unit));
    const QPainterPath path = matchPath(rect.adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2), unit);
    painter.fillPath(path, style.theme.matchGone);
    QPen dashes(style.theme.mutedText, pen);
    dashes.setDashPattern({3, 2.5});
    painter.strokePath(path, dashes);
}

void paintEllipsis(QPainter &painter, QPointF middleLeft, const QColor &color, double unit)
{
    for (int i = 0; i < 3; ++i) {
        QPainterPath dot;
        dot.addEllipse(middleLeft + QPointF((0.25 + 0.42 * i) * unit, 0), unit * 0.11, unit * 0.11);
        painter.fillPath(dot, color);
    }
}

/// Returns where the matches end.
double paintMatches(QPainter &painter, const PilesLayout::Row &row, double left, const FigureStyle &style)
{
    const double unit = unitOf(style);
    const double top = row.rect.center().y() - matchHeight * unit / 2;
    const double middle = row.rect.center().y();
    double x = left;
    for (std::uint64_t i = 0; i < row.kept; ++i, x += matchPitch * unit)
        paintMatch(painter, {x, top}, style, row.mark == Mark::Muted ? 0.45 : 1);
    if (row.keptShortened) {
        paintEllipsis(painter, {x, middle}, style.theme.text, unit);
        x += ellipsisWidth * unit;
    }
    for (std::uint64_t i = 0; i < row.removed; ++i, x += matchPitch * unit)
        paintGoneMatch(painter, {x, top}, style);
    if (row.removedShortened) {
        paintEllipsis(painter, {x, middle}, style.theme.mutedText, unit);
        x += ellipsisWidth * unit;
    }
    return left + matchesWidth(row, unit);
}

void paintRow(QPainter &painter, const PilesLayout &layout, const PilesLayout::Row &row, const FigureStyle &style)
{
    const Theme &theme = style.theme;
    const double unit = unitOf(style);
    const QColor color = textColor(row.mark, theme);
    if (row.isOmission) {
        paintLabel(painter, row.label, row.rect.adjusted(rowPadding * unit, 0, 0, 0), Qt::AlignLeft, theme.mutedText,
                   theme.mutedText);
        return;
    }
    paintMarkOutline(painter, row.mark, row.rect.adjusted(0, unit * 0.1, 0, -unit * 0.1), theme.accent, unit);

    double x = row.rect.left() + rowPadding * unit;
    const auto column = [&](double width) { return QRectF(x, row.rect.top(), width, row.rect.height()); };
    paintLabel(painter, row.label, column(layout.labelWidth), Qt::AlignLeft, color, theme.mutedText);
    x += layout.labelWidth + gap * unit;
    if (const auto outcome = outcomeOf(row.mark)) {
        QRectF badge(0, 0, badgeSide * unit, badgeSide * unit);
        badge.moveCenter(column(badgeSide * unit).center());
        painter.setFont(style.textFont);
        paintOutcomeBadge(painter, *outcome, theme, badge);
    }
    x += layout.badgeWidth;
    paintLabel(painter, row.number, column(layout.numberWidth), Qt::AlignRight, color, theme.mutedText);
    x += layout.numberWidth + gap * 0.7 * unit;
    x = paintMatches(painter, row, x, style) + gap * 0.4 * unit;
    if (row.note.isEmpty())
        return;

    QRectF pill(x, 0, noteWidth(row, unit), row.note.size.height() + unit * 0.3);
    pill.moveTop(row.rect.center().y() - pill.height() / 2);
    QPainterPath path;
    const double radius = std::min(pill.height() / 2, unit);
    path.addRoundedRect(pill, radius, radius);
    painter.fillPath(path, theme.accent);
    paintLabel(painter, row.note, pill, Qt::AlignHCenter, theme.accentText, theme.accentText);
}

} // namespace

Phrase omittedPiles(std::uint64_t count)
{
    return {"figure", QT_TRANSLATE_N_NOOP("figure", "… %n more pile(s)"), {}, count};
}

PilesLayout layOutPiles(const PilesFigure &figure, const FigureStyle &style)
{
    const double unit = unitOf(style);
    PilesLayout layout;
    for (const PilesFigure::Row &row : figure.rows) {
        layout.rows.push_back(layOutRow(row, style));
        const PilesLayout::Row &last = layout.rows.back();
        if (last.isOmission)
            continue;
        layout.labelWidth = std::max(layout.labelWidth, last.label.size.width());
        layout.numberWidth = std::max(layout.numberWidth, last.number.size.width());
        if (outcomeOf(last.mark))
            layout.badgeWidth = (badgeSide + gap * 0.6) * unit;
    }

    const double before = layout.labelWidth + layout.badgeWidth + layout.numberWidth + gap * 1.7 * unit;
    double width = 0;
    for (const PilesLayout::Row &row : layout.rows) {
        const double content = row.isOmission
            ? row.label.size.width()
            : before + matchesWidth(row, unit) + (row.note.isEmpty() ? 0 : gap * 0.4 * unit) + noteWidth(row, unit);
        width = std::max(width, content + 2 * rowPadding * unit);
    }
    double y = margin * unit;
    for (PilesLayout::Row &row : layout.rows) {
        const double content = row.isOmission ? row.label.size.height() + unit * 0.4
                                              : std::max({matchHeight * unit, row.label.size.height(),
                                                          row.note.size.height() + unit * 0.3}) + unit * 0.8;
        row.rect = QRectF(margin * unit, y, width, content);
        y += content;
    }
    layout.size = layout.rows.empty() ? QSizeF(0, 0) : QSizeF(width + 2 * margin * unit, y + margin * unit);
    return layout;
}

void paintLayout(QPainter &painter, const PilesLayout &layout, const FigureStyle &style)
{
    for (const PilesLayout::Row &row : layout.rows)
        paintRow(painter, layout, row, style);
}

QString describePiles(const PilesFigure &figure, const Phrasebook &phrasebook)
{
    QStringList lines;
    for (const PilesFigure::Row &row : figure.rows) {
        if (row.omitted != 0) {
            lines += phrasebook.text(omittedPiles(row.omitted));
            continue;
        }
        const PilesFigure::Pile &pile = row.pile;
        Phrase line{"figure", QT_TRANSLATE_NOOP("figure", "%1: %2"), {pile.label, pile.count}};
        if (pile.removed != 0)
            line = {"figure", QT_TRANSLATE_NOOP("figure", "%1: %2, %3 of them taken"), {pile.label, pile.count, pile.removed}};
        if (!pile.note.isEmpty())
            line = {"figure", QT_TRANSLATE_NOOP("figure", "%1 – %2"), {line, pile.note}};
        lines += phrasebook.text(withMark(line, pile.mark));
    }
    return lines.join(u'\n');
}

} // namespace mexplain
