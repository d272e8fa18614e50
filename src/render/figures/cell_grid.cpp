#include "render/figures/cell_grid.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace mexplain {

namespace {

using Content = CellGridFigure::Content;

// In units of the text's size.
constexpr double margin = 0.3;
constexpr double gap = 0.9;
constexpr double cellGap = 0.16;
constexpr double cellSide = 2.1;
constexpr double smallCellSide = 1.55;
constexpr double denseCellSide = 1.3;
constexpr double denseCellGap = 0.06;
constexpr double badgeSide = 1.4;

// Of more the cells are small.
constexpr std::size_t widestLarge = 21;
// Of more the cells are dense, where each holds a letter or two digits at most: the squares of a board, binary digits, a map of outcomes.
constexpr std::size_t widestSpaced = 15;
constexpr double widestDense = 1.35;

std::size_t columnCountOf(const CellGridFigure &figure)
{
    std::size_t count = figure.heads.size();
    for (const CellGridFigure::Row &row : figure.rows)
        count = std::max(count, row.cells.size());
    return count;
}

CellGridLayout::Cell measured(const CellGridFigure::Cell &cell, const FigureStyle &style, const QFont &font)
{
    const bool isStrong = cell.mark == Mark::Chosen || cell.mark == Mark::Changed || outcomeOf(cell.mark).has_value();
    return {makeLabel(cell.text, style, isStrong ? bold(font) : font), cell.mark, cell.content, cell.isRinged, {}};
}

QColor fillOf(Mark mark, const Theme &theme)
{
    switch (mark) {
    case Mark::P: return theme.p;
    case Mark::N: return theme.n;
    case Mark::OddColumn: return theme.oddColumn;
    case Mark::Chosen: return theme.accentSoft;
    case Mark::None:
    case Mark::Removed:
    case Mark::Changed:
    case Mark::Muted: break;
    }
    return theme.cell;
}

QColor inkOf(Mark mark, const Theme &theme)
{
    switch (mark) {
    case Mark::P: return theme.pText;
    case Mark::N: return theme.nText;
    case Mark::OddColumn: return theme.oddColumnText;
    case Mark::Muted:
    case Mark::Removed: return theme.mutedText;
    case Mark::None:
    case Mark::Chosen:
    case Mark::Changed: break;
    }
    return theme.text;
}

void paintCell(QPainter &painter, const CellGridLayout::Cell &cell, const FigureStyle &style)
{
    if (cell.content == Content::None)
        return;
    const Theme &theme = style.theme;
    const double unit = unitOf(style);
    QPainterPath path;
    // P is square and N is round, here as everywhere.
    const double radius = cell.mark == Mark::N ? std::min(cell.rect.width(), cell.rect.height()) * 0.45
                                               : unit * (cell.mark == Mark::P ? 0.08 : 0.3);
    path.addRoundedRect(cell.rect, radius, radius);
    painter.fillPath(path, fillOf(cell.mark, theme));
    // The ground of a plain cell is too faint to show where the square ends.
    if (cell.mark == Mark::None || cell.mark == Mark::Muted)
        painter.strokePath(path, QPen(theme.border, unit * 0.06));
    const QColor ink = inkOf(cell.mark, theme);
    if (cell.mark == Mark::Removed) {
        QColor hatching = theme.mutedText;
        hatching.setAlphaF(0.4F); // the text stays readable
        paintHatching(painter, cell.rect, hatching, unit * 0.5);
    }
    if (cell.content == Content::Piece || cell.content == Content::Target)
        paintPawn(painter, cell.rect, cell.content == Content::Target ? theme.accent : ink, cell.content == Content::Target);
    else if (cell.content == Content::Queen)
        paintQueen(painter, cell.rect, ink);
    else
        paintLabel(painter, cell.text, cell.rect, Qt::AlignHCenter, ink, ink);
    const double inset = unit * 0.07;
    paintMarkOutline(painter, cell.mark, cell.rect.adjusted(inset, inset, -inset, -inset), theme.accent, unit);
    if (cell.isRinged) {
        QPainterPath ring;
        const QRectF around = cell.rect.adjusted(-unit * 0.13, -unit * 0.13, unit * 0.13, unit * 0.13);
        ring.addRoundedRect(around, radius + unit * 0.13, radius + unit * 0.13);
        painter.strokePath(ring, QPen(theme.card, unit * 0.5));
        painter.strokePath(ring, QPen(theme.text, unit * 0.24));
    }
}

/// A letter says the outcome already, and an arrow that a piece can pass.
bool saysItsMark(const CellGridFigure::Cell &cell, const Phrasebook &phrasebook)
{
    const QString told = phrasebook.text(cell.text);
    if (cell.content == Content::Text && cell.mark == Mark::Chosen)
        return told == QStringLiteral("←") || told == QStringLiteral("↓") || told == QStringLiteral("↙");
    return told == QStringLiteral("P") || told == QStringLiteral("N");
}

Phrase cellWords(const CellGridFigure::Cell &cell, const Phrasebook &phrasebook)
{
    Phrase words = cell.text;
    if (cell.content == Content::Piece)
        words = {"figure", QT_TRANSLATE_NOOP("figure", "piece")};
    else if (cell.content == Content::Queen)
        words = {"figure", QT_TRANSLATE_NOOP("figure", "queen")};
    else if (cell.content == Content::Target)
        words = {"figure", QT_TRANSLATE_NOOP("figure", "target")};
    else if (words.isEmpty())
        words = literal(QStringLiteral("–"));
    if (!saysItsMark(cell, phrasebook))
        words = withMark(words, cell.mark);
    if (cell.isRinged)
        words = {"figure", QT_TRANSLATE_NOOP("figure", "[%1]"), {words}};
    return words;
}

} // namespace

void paintPawn(QPainter &painter, const QRectF &rect, const QColor &color, bool isTarget)
{
    const double side = std::min(rect.width(), rect.height());
    const QPointF centre = rect.center();
    const auto at = [&](double x, double y) { return centre + QPointF(x * side, y * side); };
    QPainterPath body(at(-0.26, 0.34));
    body.quadTo(at(-0.06, 0.16), at(-0.09, -0.02));
    body.lineTo(at(0.09, -0.02));
    body.quadTo(at(0.06, 0.16), at(0.26, 0.34));
    body.closeSubpath();
    QPainterPath head;
    head.addEllipse(at(0, -0.17), side * 0.16, side * 0.16);
    const QPainterPath pawn = body.united(head);
    if (!isTarget) {
        painter.fillPath(pawn, color);
        return;
    }
    QPen pen(color, side * 0.06);
    pen.setDashPattern({2, 1.6});
    painter.strokePath(pawn, pen);
}

void paintQueen(QPainter &painter, const QRectF &rect, const QColor &color)
{
    const double side = std::min(rect.width(), rect.height());
    const QPointF centre = rect.center();
    const auto at = [&](double x, double y) { return centre + QPointF(x * side, y * side); };
    QPainterPath queen;
    queen.setFillRule(Qt::WindingFill);
    queen.moveTo(at(-0.22, 0.22));
    for (const QPointF &corner : {at(-0.34, -0.16), at(-0.15, 0.02), at(0, -0.27), at(0.15, 0.02), at(0.34, -0.16), at(0.22, 0.22)})
        queen.lineTo(corner);
    queen.closeSubpath();
    queen.addRect(QRectF(at(-0.26, 0.26), at(0.26, 0.36)));
    for (const QPointF &pearl : {at(-0.34, -0.2), at(0, -0.32), at(0.34, -0.2)})
        queen.addEllipse(pearl, side * 0.06, side * 0.06);
    painter.fillPath(queen, color);
}

CellGridLayout layOutCellGrid(const CellGridFigure &figure, const FigureStyle &style)
{
    const double unit = unitOf(style);
    const std::size_t columns = columnCountOf(figure);
    const bool isSmall = columns > widestLarge || figure.rows.size() > widestLarge;
    const QFont cellFont = scaled(style.textFont, isSmall ? 0.85 : 1);

    CellGridLayout layout;
    QSizeF widest;
    for (const CellGridFigure::Row &row : figure.rows) {
        CellGridLayout::Row result;
        result.mark = row.mark;
        result.label = makeLabel(row.label, style, row.mark == Mark::Chosen ? bold(style.textFont) : scaled(style.textFont, isSmall ? 0.85 : 1));
        result.note = makeLabel(row.note, style, scaled(style.textFont, 0.95));
        for (const CellGridFigure::Cell &cell : row.cells) {
            result.cells.push_back(measured(cell, style, cellFont));
            widest = widest.expandedTo(result.cells.back().text.size);
        }
        layout.labelWidth = std::max(layout.labelWidth, result.label.size.width());
        if (outcomeOf(row.mark))
            layout.badgeWidth = (badgeSide + gap * 0.5) * unit;
        layout.rows.push_back(std::move(result));
    }
    const bool isDense = (figure.isBoard || columns > widestSpaced) && widest.width() <= widestDense * unit;
    const double side = (isDense ? denseCellSide : isSmall ? smallCellSide : cellSide) * unit;
    const double between = (isDense ? denseCellGap : cellGap) * unit;
    const QFont headFont = scaled(style.textFont, isDense ? 0.78 : isSmall ? 0.85 : 0.88);
    double cellWidth = std::max(side, widest.width() + (isDense ? 0.12 : 0.6) * unit);
    const double cellHeight = std::max(side, widest.height() + (isDense ? 0.1 : 0.3) * unit);
    double headHeight = 0;
    for (const Phrase &head : figure.heads) {
        layout.heads.push_back({makeLabel(head, style, headFont), {}});
        cellWidth = std::max(cellWidth, layout.heads.back().text.size.width() + (isDense ? 0.2 : 0.3) * unit);
        headHeight = std::max(headHeight, layout.heads.back().text.size.height() + 0.3 * unit);
    }
    layout.rowTitle = makeLabel(figure.rowTitle, style, headFont);
    layout.columnTitle = makeLabel(figure.columnTitle, style, headFont);
    layout.labelWidth = std::max(layout.labelWidth, layout.rowTitle.size.width());

    const double left = (margin + 0.3) * unit;
    const double before = layout.labelWidth + layout.badgeWidth;
    const double cellsLeft = left + before + (before > 0 ? gap * unit : 0);
    const double pitch = cellWidth + between;
    const double cellsWidth = std::max(0.0, static_cast<double>(columns) * pitch - between);
    double right = cellsLeft + cellsWidth;
    double y = margin * unit;
    if (!layout.columnTitle.isEmpty()) {
        const double height = layout.columnTitle.size.height() + 0.1 * unit;
        layout.columnTitleRect = QRectF(cellsLeft, y, layout.columnTitle.size.width(), height);
        right = std::max(right, layout.columnTitleRect.right());
        y += height;
    }
    const bool hasHeadRow = !layout.heads.empty() || !layout.rowTitle.isEmpty();
    if (hasHeadRow) {
        headHeight = std::max(headHeight, layout.rowTitle.size.height() + 0.3 * unit);
        layout.rowTitleRect = QRectF(left, y, layout.labelWidth, headHeight);
        for (std::size_t i = 0; i < layout.heads.size(); ++i)
            layout.heads[i].rect = QRectF(cellsLeft + static_cast<double>(i) * pitch, y, cellWidth, headHeight);
        y += headHeight;
    }
    for (CellGridLayout::Row &row : layout.rows) {
        const double height = std::max({cellHeight, row.label.size.height(), row.note.size.height()});
        for (std::size_t i = 0; i < row.cells.size(); ++i)
            row.cells[i].rect = QRectF(cellsLeft + static_cast<double>(i) * pitch, y + (height - cellHeight) / 2, cellWidth, cellHeight);
        row.rect = QRectF(margin * unit, y, 0, height);
        if (!row.note.isEmpty())
            right = std::max(right, cellsLeft + cellsWidth + gap * unit + row.note.size.width());
        y += height + between;
    }
    for (CellGridLayout::Row &row : layout.rows)
        row.rect.setWidth(right + 0.3 * unit - row.rect.left());
    layout.size = layout.rows.empty() ? QSizeF(0, 0) : QSizeF(right + (margin + 0.3) * unit, y + margin * unit);
    return layout;
}

void paintLayout(QPainter &painter, const CellGridLayout &layout, const FigureStyle &style)
{
    const Theme &theme = style.theme;
    const double unit = unitOf(style);
    paintLabel(painter, layout.columnTitle, layout.columnTitleRect, Qt::AlignLeft, theme.mutedText, theme.mutedText);
    paintLabel(painter, layout.rowTitle, layout.rowTitleRect, Qt::AlignLeft, theme.mutedText, theme.mutedText);
    for (const CellGridLayout::Head &head : layout.heads)
        paintLabel(painter, head.text, head.rect, Qt::AlignHCenter, theme.mutedText, theme.mutedText);
    const double left = (margin + 0.3) * unit;
    for (const CellGridLayout::Row &row : layout.rows) {
        const QColor color = textColor(row.mark, theme);
        const QRectF label(left, row.rect.top(), layout.labelWidth, row.rect.height());
        paintLabel(painter, row.label, label, Qt::AlignLeft, color, theme.mutedText);
        if (const auto outcome = outcomeOf(row.mark)) {
            QRectF badge(0, 0, badgeSide * unit, badgeSide * unit);
            badge.moveCenter({label.right() + layout.badgeWidth - badge.width() / 2, row.rect.center().y()});
            painter.setFont(style.textFont);
            paintOutcomeBadge(painter, *outcome, theme, badge);
        }
        for (const CellGridLayout::Cell &cell : row.cells) {
            if (!cell.isRinged)
                paintCell(painter, cell, style);
        }
        if (!row.note.isEmpty()) {
            const QRectF note(row.rect.right() - 0.3 * unit - row.note.size.width(), row.rect.top(), row.note.size.width(), row.rect.height());
            // Notes of one figure begin in one line, just right of the cells.
            const double noteLeft = row.cells.empty() ? note.left() : row.cells.back().rect.right() + gap * unit;
            paintLabel(painter, row.note, QRectF(noteLeft, note.top(), note.width(), note.height()), Qt::AlignLeft, color, theme.mutedText);
        }
        paintMarkOutline(painter, row.mark, row.rect.adjusted(0, -unit * 0.05, 0, unit * 0.05), theme.accent, unit);
    }
    // A ring reaches over its neighbours.
    for (const CellGridLayout::Row &row : layout.rows) {
        for (const CellGridLayout::Cell &cell : row.cells) {
            if (cell.isRinged)
                paintCell(painter, cell, style);
        }
    }
}

QString describeCellGrid(const CellGridFigure &figure, const Phrasebook &phrasebook)
{
    QStringList lines;
    QStringList titles;
    for (const Phrase &title : {figure.rowTitle, figure.columnTitle}) {
        if (!title.isEmpty())
            titles += phrasebook.text(title);
    }
    if (!titles.isEmpty())
        lines += titles.join(QStringLiteral(" \\ "));
    QStringList heads;
    for (const Phrase &head : figure.heads)
        heads += phrasebook.text(head);
    if (!heads.isEmpty())
        lines += heads.join(QStringLiteral(" | "));
    for (const CellGridFigure::Row &row : figure.rows) {
        QStringList cells;
        for (const CellGridFigure::Cell &cell : row.cells) {
            if (cell.content != Content::None)
                cells += phrasebook.text(cellWords(cell, phrasebook));
        }
        QString line = cells.join(QStringLiteral(" | "));
        if (!row.label.isEmpty())
            line = phrasebook.text({"figure", QT_TRANSLATE_NOOP("figure", "%1: %2"), {withMark(row.label, row.mark), line}});
        if (!row.note.isEmpty())
            line = phrasebook.text({"figure", QT_TRANSLATE_NOOP("figure", "%1 – %2"), {line, row.note}});
        lines += line;
    }
    return lines.join(u'\n');
}

} // namespace mexplain
