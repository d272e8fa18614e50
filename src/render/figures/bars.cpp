#include "render/figures/bars.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace mexplain {

namespace {

// In units of the text's size.
constexpr double margin = 0.3;
constexpr double rowPadding = 0.4;
constexpr double gap = 0.9;
constexpr double badgeSide = 1.4;
constexpr double barHeight = 1.5;
constexpr double unitPitch = 1.05;
constexpr double partGap = 0.3;
constexpr double longestBar = 38;
constexpr double barGap = 0.5;

/// Bars up to this length show each unit.
constexpr std::uint64_t wholeBar = 36;
/// A part that stands for many equal ones shows at most so many of them.
constexpr std::uint64_t mostPieces = 16;

double lengthOf(const BarsFigure::Bar &bar)
{
    double length = 0;
    for (const BarsFigure::Part &part : bar.parts)
        length += static_cast<double>(part.length) * static_cast<double>(part.count);
    return length;
}

QColor fillOf(Mark mark, const Theme &theme)
{
    switch (mark) {
    case Mark::P: return theme.pSoft;
    case Mark::N: return theme.nSoft;
    case Mark::OddColumn: return theme.oddColumn;
    case Mark::Chosen:
    case Mark::Changed: return theme.accentSoft;
    case Mark::None:
    case Mark::Removed:
    case Mark::Muted: break;
    }
    return theme.cell;
}

void paintPiece(QPainter &painter, const QRectF &rect, const BarsLayout::Part &part, const FigureStyle &style)
{
    const Theme &theme = style.theme;
    const double unit = unitOf(style);
    QPainterPath path;
    const double radius = std::min(unit * 0.25, rect.width() / 3);
    path.addRoundedRect(rect, radius, radius);
    painter.fillPath(path, fillOf(part.mark, theme));
    if (part.mark == Mark::Removed) {
        QColor hatching = theme.mutedText;
        hatching.setAlphaF(0.55F);
        paintHatching(painter, rect, hatching, unit * 0.45);
    }
    const bool isStrong = part.mark != Mark::None && part.mark != Mark::Muted && part.mark != Mark::Removed;
    QPen pen(isStrong ? theme.text : theme.mutedText, unit * 0.07);
    if (part.mark == Mark::Chosen)
        pen = QPen(theme.accent, unit * 0.15);
    if (part.mark == Mark::Removed)
        pen.setDashPattern({3, 2});
    painter.strokePath(path, pen);
}

void paintPart(QPainter &painter, const BarsLayout::Part &part, const FigureStyle &style)
{
    const Theme &theme = style.theme;
    const double unit = unitOf(style);
    if (part.units > 0) {
        const double gaps = static_cast<double>(part.units / part.group - 1) * partGap * unit;
        const double pitch = (part.rect.width() - gaps) / static_cast<double>(part.units);
        for (std::uint64_t i = 0; i < part.units; ++i) {
            const double x = static_cast<double>(i) * pitch + static_cast<double>(i / part.group) * partGap * unit;
            const QRectF piece(part.rect.left() + x + unit * 0.04, part.rect.top(), pitch - unit * 0.08, part.rect.height());
            paintPiece(painter, piece, part, style);
        }
    } else if (part.rect.width() > 0) {
        paintPiece(painter, part.rect, part, style);
        painter.setPen(QPen(theme.mutedText, unit * 0.1));
        for (const double x : part.cuts)
            painter.drawLine(QPointF(x, part.rect.top()), QPointF(x, part.rect.bottom()));
        if (part.isShortened) {
            for (int i = -1; i <= 1; ++i) {
                QPainterPath dot;
                dot.addEllipse(part.rect.center() + QPointF(0.5 * i * unit, 0), unit * 0.13, unit * 0.13);
                painter.fillPath(dot, theme.text);
            }
        }
    }
    if (part.label.isEmpty())
        return;
    // A bracket, so that one sees what the label counts.
    const double y = part.rect.bottom() + unit * 0.22;
    painter.setPen(QPen(theme.mutedText, unit * 0.07));
    if (part.rect.width() > 0)
        painter.drawLine(QPointF(part.rect.left() + unit * 0.1, y), QPointF(part.rect.right() - unit * 0.1, y));
    const QColor ink = part.mark == Mark::Muted || part.mark == Mark::None ? theme.mutedText : theme.text;
    paintLabel(painter, part.label, part.labelRect, Qt::AlignHCenter, ink, theme.mutedText);
}

/// In the place of bars that are not shown; they may be anything.
Phrase omittedBars(std::uint64_t count)
{
    return {"figure", QT_TRANSLATE_N_NOOP("figure", "… %n more"), {}, count};
}

Phrase partWords(const BarsFigure::Part &part)
{
    Phrase words = part.count == 1 ? literal(Math{QString::number(part.length)})
                                   : literal(Math{QStringLiteral("%1 × %2").arg(part.count).arg(part.length)});
    if (!part.label.isEmpty())
        words = {"figure", QT_TRANSLATE_NOOP("figure", "%1 (%2)"), {words, part.label}};
    return withMark(words, part.mark);
}

} // namespace

BarsLayout layOutBars(const BarsFigure &figure, const FigureStyle &style)
{
    const double unit = unitOf(style);
    BarsLayout layout;
    double longest = 1;
    for (const BarsFigure::Bar &bar : figure.bars)
        longest = std::max(longest, lengthOf(bar));
    const bool showsUnits = longest <= static_cast<double>(wholeBar);
    const double scale = showsUnits ? unitPitch * unit : longestBar * unit / longest;
    const QFont labelFont = style.textFont;

    for (const BarsFigure::Bar &bar : figure.bars) {
        BarsLayout::Bar result;
        result.mark = bar.mark;
        if (bar.omitted != 0) {
            result.label = makeLabel(omittedBars(bar.omitted), style, style.textFont);
            result.isOmission = true;
        } else {
            result.label = makeLabel(bar.label, style, bar.mark == Mark::Chosen ? bold(style.textFont) : style.textFont);
            result.note = makeLabel(bar.note, style, style.textFont);
            layout.labelWidth = std::max(layout.labelWidth, result.label.size.width());
        }
        if (outcomeOf(bar.mark))
            layout.badgeWidth = (badgeSide + gap * 0.5) * unit;
        layout.bars.push_back(std::move(result));
    }
    const double left = (margin + rowPadding) * unit;
    const double before = layout.labelWidth + layout.badgeWidth;
    const double barsLeft = left + before + (before > 0 ? gap * unit : 0);
    double right = barsLeft;
    double y = margin * unit;
    for (std::size_t i = 0; i < layout.bars.size(); ++i) {
        BarsLayout::Bar &bar = layout.bars[i];
        if (bar.isOmission) {
            bar.rect = QRectF(margin * unit, y, 0, bar.label.size.height() + 0.4 * unit);
            right = std::max(right, left + bar.label.size.width());
            y += bar.rect.height();
            continue;
        }
        double x = barsLeft;
        double labelHeight = 0;
        for (const BarsFigure::Part &part : figure.bars[i].parts) {
            BarsLayout::Part result;
            result.mark = part.mark;
            result.label = makeLabel(part.label, style, labelFont);
            labelHeight = std::max(labelHeight, result.label.size.height());
            const double length = static_cast<double>(part.length) * static_cast<double>(part.count);
            double width = length <= 0 ? 0 : std::max(length * scale, unit * 0.35);
            if (showsUnits)
                width += partGap * unit * static_cast<double>(part.count - 1);
            const double taken = std::max(width, result.label.isEmpty() ? 0 : result.label.size.width() + 0.3 * unit);
            const double partLeft = x + (taken - width) / 2;
            result.rect = QRectF(partLeft, y + unit * 0.1, width, barHeight * unit);
            result.labelRect = QRectF(x, result.rect.bottom() + unit * 0.3, taken, result.label.size.height());
            if (showsUnits)
                result.units = part.length * part.count;
            result.group = part.length;
            if (part.count > 1) {
                result.isShortened = !showsUnits && part.count > mostPieces;
                const double piece = width / static_cast<double>(part.count);
                if (!result.isShortened) {
                    for (std::uint64_t cut = 1; cut < part.count; ++cut)
                        result.cuts.push_back(partLeft + static_cast<double>(cut) * piece);
                }
            }
            x += taken + partGap * unit;
            bar.parts.push_back(std::move(result));
        }
        bar.right = std::max(barsLeft, x - partGap * unit);
        const double height = std::max({barHeight * unit + (labelHeight > 0 ? labelHeight + unit * 0.4 : unit * 0.2), bar.label.size.height(), bar.note.size.height()});
        bar.rect = QRectF(margin * unit, y, 0, height);
        if (!bar.note.isEmpty())
            right = std::max(right, bar.right + gap * unit + bar.note.size.width());
        right = std::max(right, bar.right);
        y += height + barGap * unit;
    }
    for (BarsLayout::Bar &bar : layout.bars)
        bar.rect.setWidth(right + rowPadding * unit - bar.rect.left());
    layout.size = layout.bars.empty() ? QSizeF(0, 0) : QSizeF(right + (margin + rowPadding) * unit, y - barGap * unit + margin * unit);
    return layout;
}

void paintLayout(QPainter &painter, const BarsLayout &layout, const FigureStyle &style)
{
    const Theme &theme = style.theme;
    const double unit = unitOf(style);
    const double left = (margin + rowPadding) * unit;
    for (const BarsLayout::Bar &bar : layout.bars) {
        if (bar.isOmission) {
            paintLabel(painter, bar.label, QRectF(left, bar.rect.top(), bar.label.size.width(), bar.rect.height()), Qt::AlignLeft, theme.mutedText, theme.mutedText);
            continue;
        }
        // Label and note stand beside the bar itself, not beside what is written under it.
        const double height = std::max(barHeight * unit + unit * 0.2, bar.label.size.height());
        const QRectF label(left, bar.rect.top(), layout.labelWidth, height);
        paintLabel(painter, bar.label, label, Qt::AlignLeft, textColor(bar.mark, theme), theme.mutedText);
        if (const auto outcome = outcomeOf(bar.mark)) {
            QRectF badge(0, 0, badgeSide * unit, badgeSide * unit);
            badge.moveCenter({label.right() + layout.badgeWidth - badge.width() / 2, label.center().y()});
            painter.setFont(style.textFont);
            paintOutcomeBadge(painter, *outcome, theme, badge);
        }
        for (const BarsLayout::Part &part : bar.parts)
            paintPart(painter, part, style);
        if (!bar.note.isEmpty())
            paintLabel(painter, bar.note, QRectF(bar.right + gap * unit, label.top(), bar.note.size.width(), label.height()), Qt::AlignLeft, theme.text, theme.mutedText);
        paintMarkOutline(painter, bar.mark, bar.rect.adjusted(0, -unit * 0.15, 0, unit * 0.1), theme.accent, unit);
    }
}

QString describeBars(const BarsFigure &figure, const Phrasebook &phrasebook)
{
    QStringList lines;
    for (const BarsFigure::Bar &bar : figure.bars) {
        if (bar.omitted != 0) {
            lines += phrasebook.text(omittedBars(bar.omitted));
            continue;
        }
        QStringList parts;
        for (const BarsFigure::Part &part : bar.parts)
            parts += phrasebook.text(partWords(part));
        QString line = parts.join(QStringLiteral(" + "));
        if (line.isEmpty())
            line = QStringLiteral("0");
        if (!bar.label.isEmpty())
            line = phrasebook.text({"figure", QT_TRANSLATE_NOOP("figure", "%1: %2"), {withMark(bar.label, bar.mark), line}});
        if (!bar.note.isEmpty())
            line = phrasebook.text({"figure", QT_TRANSLATE_NOOP("figure", "%1 – %2"), {line, bar.note}});
        lines += line;
    }
    return lines.join(u'\n');
}

} // namespace mexplain
