#include "render/figures/xor_table.h"

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
constexpr double cellHeight = 2.25;
constexpr double rowGap = 0.28;
constexpr double headRowHeight = 1.9;
constexpr double countRowHeight = 1.8;
constexpr double sumGap = 0.35;
constexpr double oddSignSide = 0.48;

// From here on the cells are narrow and stand in groups of four.
constexpr int widestUngrouped = 16;
constexpr int groupSize = 4;

struct Columns {
    std::vector<double> lefts;
    double cellWidth = 0;
    double width = 0;
};

std::size_t indexOf(int column)
{
    return static_cast<std::size_t>(column);
}

int columnCountOf(const XorTableFigure &figure)
{
    return std::clamp(figure.columnCount, 1, 64);
}

bool bitOf(std::uint64_t value, int exponent)
{
    return ((value >> exponent) & 1U) != 0;
}

Mark columnMark(const XorTableFigure &figure, int column)
{
    return indexOf(column) < figure.columns.size() ? figure.columns[indexOf(column)] : Mark::None;
}

/// A chosen column is odd as well where the figure shows that its sum is 1.
bool isOddColumn(const XorTableFigure &figure, int column)
{
    const Mark mark = columnMark(figure, column);
    if (mark == Mark::OddColumn)
        return true;
    return mark == Mark::Chosen && figure.showSum && bitOf(figure.sum, columnCountOf(figure) - 1 - column);
}

/// A text that may stand beside ▲.
struct Measured {
    double width = 0;
    void include(const Label &label, double extra) { width = std::max(width, label.size.width() + extra); }
};

XorTableLayout::Row headRow(const XorTableFigure &figure, const FigureStyle &style)
{
    const int count = columnCountOf(figure);
    XorTableLayout::Row row;
    row.secondary = true;
    // Without counts and sum the head is the only place for the sign.
    const bool signHere = figure.ones.empty() && !figure.showSum;
    const QFont font = scaled(style.digitFont, count > widestUngrouped ? 0.75 : 0.9);
    for (int column = 0; column < count; ++column) {
        XorTableLayout::Cell cell;
        cell.digit = makeLabel(columnHead(count - 1 - column), font);
        cell.ground = false;
        cell.oddSign = signHere && isOddColumn(figure, column);
        row.cells.push_back(std::move(cell));
    }
    return row;
}

void addDigits(XorTableLayout::Row &row, const XorTableFigure &figure, const FigureStyle &style, std::uint64_t value,
               const std::vector<Mark> &marks, bool isSum)
{
    const int count = columnCountOf(figure);
    const QFont one = bold(scaled(style.digitFont, 1.15));
    const QFont zero = scaled(style.digitFont, 1.15);
    for (int column = 0; column < count; ++column) {
        const bool bit = bitOf(value, count - 1 - column);
        XorTableLayout::Cell cell;
        const bool countsForNothing = isSum && columnMark(figure, column) == Mark::Muted;
        cell.digit = countsForNothing ? makeLabel(QStringLiteral("–"), zero) : makeLabel(bit ? QStringLiteral("1") : QStringLiteral("0"), bit ? one : zero);
        cell.mark = indexOf(column) < marks.size() ? marks[indexOf(column)] : Mark::None;
        cell.odd = isOddColumn(figure, column) || cell.mark == Mark::OddColumn;
        cell.oddSign = isSum && cell.odd;
        cell.muted = cell.mark == Mark::Muted || row.mark == Mark::Muted || columnMark(figure, column) == Mark::Muted;
        row.cells.push_back(std::move(cell));
    }
}

XorTableLayout::Row numberRow(const XorTableFigure &figure, const XorTableFigure::Row &number, const FigureStyle &style)
{
    XorTableLayout::Row row;
    if (number.omitted != 0) {
        row.label = makeLabel(Phrase{"figure", QT_TRANSLATE_N_NOOP("figure", "… %n more number(s)"), {}, number.omitted},
                              style, style.textFont);
        row.secondary = true;
        return row;
    }
    row.mark = number.mark;
    row.label = makeLabel(number.label, style, number.mark == Mark::Chosen ? bold(style.textFont) : style.textFont);
    row.value = makeLabel(QString::number(number.value), style.textFont);
    addDigits(row, figure, style, number.value, number.digits, false);
    return row;
}

XorTableLayout::Row countRow(const XorTableFigure &figure, const FigureStyle &style)
{
    const int count = columnCountOf(figure);
    XorTableLayout::Row row;
    row.secondary = true;
    row.label = makeLabel(Phrase{"figure", QT_TRANSLATE_NOOP("figure", "Ones per column")}, style,
                          scaled(style.textFont, 0.93));
    const QFont font = scaled(style.digitFont, count > widestUngrouped ? 0.85 : 1);
    for (int column = 0; column < count; ++column) {
        XorTableLayout::Cell cell;
        // A muted column counts for nothing: neither its ones nor its sum say anything.
        if (indexOf(column) < figure.ones.size() && columnMark(figure, column) != Mark::Muted)
            cell.digit = makeLabel(QString::number(figure.ones[indexOf(column)]), font);
        cell.odd = isOddColumn(figure, column);
        cell.oddSign = cell.odd && !figure.showSum;
        cell.ground = cell.odd;
        row.cells.push_back(std::move(cell));
    }
    return row;
}

XorTableLayout::Row sumRow(const XorTableFigure &figure, const FigureStyle &style)
{
    XorTableLayout::Row row;
    row.lineAbove = true;
    row.label = makeLabel(figure.sumLabel, style, bold(style.textFont));
    row.value = makeLabel(QString::number(figure.sum), bold(style.textFont));
    addDigits(row, figure, style, figure.sum, {}, true);
    return row;
}

Columns layOutColumns(const XorTableLayout &layout, int count, double unit)
{
    const bool grouped = count > widestUngrouped;
    Measured widest;
    for (const XorTableLayout::Row &row : layout.rows)
        for (const XorTableLayout::Cell &cell : row.cells)
            widest.include(cell.digit, (cell.oddSign ? oddSignSide + 0.2 : 0.0) * unit);
    Columns columns;
    columns.cellWidth = std::max((grouped ? 1.5 : 2.5) * unit, widest.width + 0.3 * unit);
    double x = 0;
    for (int column = 0; column < count; ++column) {
        columns.lefts.push_back(x);
        columns.width = x + columns.cellWidth;
        const int exponentOfNext = count - 2 - column;
        const bool endsGroup = grouped && exponentOfNext % groupSize == groupSize - 1;
        x = columns.width + (endsGroup ? 0.75 : grouped ? 0.12 : 0.28) * unit;
    }
    return columns;
}

double heightOf(const XorTableLayout::Row &row, double unit, double cells)
{
    return std::max({cells * unit, row.label.size.height() + 0.3 * unit, row.value.size.height()});
}

void paintCell(QPainter &painter, const XorTableLayout::Cell &cell, bool secondary, const FigureStyle &style)
{
    const Theme &theme = style.theme;
    const double unit = unitOf(style);
    QColor ink = secondary || cell.muted ? theme.mutedText : theme.text;
    if (cell.ground) {
        QPainterPath path;
        path.addRoundedRect(cell.rect, unit * 0.35, unit * 0.35);
        QColor fill = cell.odd ? theme.oddColumn : theme.cell;
        if (cell.mark == Mark::P)
            fill = theme.pSoft;
        else if (cell.mark == Mark::N)
            fill = theme.nSoft;
        painter.fillPath(path, fill);
        if (cell.odd)
            ink = theme.oddColumnText;
        if (cell.mark == Mark::Removed) {
            QColor hatching = theme.mutedText;
            hatching.setAlphaF(0.35F); // the digit stays readable
            paintHatching(painter, cell.rect, hatching, unit * 0.5);
        }
    }
    QRectF digit = cell.rect;
    if (cell.oddSign) {
        const double side = oddSignSide * unit;
        const double width = cell.digit.size.width() + side + unit * 0.12;
        digit = QRectF(cell.rect.center().x() - width / 2, cell.rect.top(), cell.digit.size.width(), cell.rect.height());
        const QRectF sign(digit.right() + unit * 0.12, digit.center().y() - side / 2, side, side);
        paintOddSign(painter, sign, ink);
    }
    paintLabel(painter, cell.digit, digit, Qt::AlignHCenter, ink, ink);
    // An accent made for the card can vanish on the ground of an odd column; another colour has to stay off the card.
    const bool vanishes = cell.odd && contrastRatio(theme.accent, theme.oddColumn) < 3;
    const double inset = unit * (vanishes ? 0.22 : 0.07);
    paintMarkOutline(painter, cell.mark, cell.rect.adjusted(inset, inset, -inset, -inset),
                     vanishes ? theme.oddColumnText : theme.accent, unit);
}

void paintRow(QPainter &painter, const XorTableLayout &layout, const XorTableLayout::Row &row, const FigureStyle &style)
{
    const Theme &theme = style.theme;
    const double unit = unitOf(style);
    const QColor color = row.secondary ? theme.mutedText : textColor(row.mark, theme);
    double x = row.rect.left() + rowPadding * unit;
    const auto column = [&](double width) { return QRectF(x, row.rect.top(), width, row.rect.height()); };

    if (row.lineAbove) {
        const double y = row.rect.top() - (sumGap + rowGap) / 2 * unit;
        painter.setPen(QPen(theme.text, unit * 0.12, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(QPointF(x, y), QPointF(row.rect.right() - rowPadding * unit, y));
    }
    paintLabel(painter, row.label, column(layout.labelWidth), Qt::AlignLeft, color, theme.mutedText);
    x += layout.labelWidth + gap * unit;
    if (const auto outcome = outcomeOf(row.mark)) {
        QRectF badge(0, 0, badgeSide * unit, badgeSide * unit);
        badge.moveCenter(column(badgeSide * unit).center());
        painter.setFont(style.textFont);
        paintOutcomeBadge(painter, *outcome, theme, badge);
    }
    x += layout.badgeWidth;
    paintLabel(painter, row.value, column(layout.valueWidth), Qt::AlignRight, color, color);
    for (const XorTableLayout::Cell &cell : row.cells)
        paintCell(painter, cell, row.secondary, style);
    const double inset = unit * 0.14;
    paintMarkOutline(painter, row.mark, row.rect.adjusted(0, -inset, 0, inset), theme.accent, unit);
}

QString binary(std::uint64_t value, int columnCount)
{
    return QString::number(value, 2).rightJustified(columnCount, u'0');
}

QString oddHeads(const XorTableFigure &figure)
{
    const int count = columnCountOf(figure);
    QStringList heads;
    for (int column = 0; column < count; ++column)
        if (isOddColumn(figure, column))
            heads += columnHead(count - 1 - column);
    return heads.join(u' ');
}

Phrase numberLine(const Phrase &label, std::uint64_t value, int columnCount)
{
    return {"figure", QT_TRANSLATE_NOOP("figure", "%1: %2, in binary %3"), {label, value, binary(value, columnCount)}};
}

} // namespace

QString columnHead(int exponent)
{
    if (exponent < 10)
        return QString::number(1 << exponent);
    static constexpr char16_t superscripts[] = {u'⁰', u'¹', u'²', u'³', u'⁴', u'⁵', u'⁶', u'⁷', u'⁸', u'⁹'};
    return QStringLiteral("2") + QChar(superscripts[exponent / 10]) + QChar(superscripts[exponent % 10]);
}

XorTableLayout layOutXorTable(const XorTableFigure &figure, const FigureStyle &style)
{
    const double unit = unitOf(style);
    const int count = columnCountOf(figure);
    XorTableLayout layout;
    std::vector<double> heights;
    const auto add = [&](XorTableLayout::Row row, double cells) {
        heights.push_back(heightOf(row, unit, cells));
        layout.rows.push_back(std::move(row));
    };
    add(headRow(figure, style), headRowHeight);
    for (const XorTableFigure::Row &number : figure.rows)
        add(numberRow(figure, number, style), number.omitted == 0 ? cellHeight : countRowHeight);
    if (!figure.ones.empty())
        add(countRow(figure, style), countRowHeight);
    if (figure.showSum)
        add(sumRow(figure, style), cellHeight);

    for (const XorTableLayout::Row &row : layout.rows) {
        // A label without a value may reach over the values' column, but not under the cells.
        if (!row.value.isEmpty())
            layout.labelWidth = std::max(layout.labelWidth, row.label.size.width());
        layout.valueWidth = std::max(layout.valueWidth, row.value.size.width());
        if (outcomeOf(row.mark))
            layout.badgeWidth = (badgeSide + gap * 0.6) * unit;
    }
    double before = layout.labelWidth + layout.badgeWidth + layout.valueWidth + gap * unit;
    for (const XorTableLayout::Row &row : layout.rows) {
        if (row.value.isEmpty() && row.label.size.width() > before) {
            layout.labelWidth += row.label.size.width() - before;
            before = row.label.size.width();
        }
    }

    const Columns columns = layOutColumns(layout, count, unit);
    const double left = (margin + rowPadding) * unit;
    const double cellsLeft = left + before + gap * unit;
    const double right = cellsLeft + columns.width + rowPadding * unit;

    double y = margin * unit;
    for (std::size_t i = 0; i < layout.rows.size(); ++i) {
        XorTableLayout::Row &row = layout.rows[i];
        y += (row.lineAbove ? sumGap : 0) * unit;
        row.rect = QRectF(margin * unit, y, right - margin * unit, heights[i]);
        for (std::size_t column = 0; column < row.cells.size(); ++column)
            row.cells[column].rect = QRectF(cellsLeft + columns.lefts[column], y, columns.cellWidth, heights[i]);
        y += heights[i] + rowGap * unit;
    }
    for (int column = 0; column < count; ++column) {
        const Mark mark = columnMark(figure, column);
        if (mark == Mark::Chosen || mark == Mark::Changed)
            layout.frames.push_back({mark, QRectF(cellsLeft + columns.lefts[indexOf(column)], margin * unit,
                                                  columns.cellWidth, y - (margin + rowGap) * unit)});
    }
    layout.size = {right + margin * unit, y + margin * unit};
    return layout;
}

void paintLayout(QPainter &painter, const XorTableLayout &layout, const FigureStyle &style)
{
    for (const XorTableLayout::Row &row : layout.rows)
        paintRow(painter, layout, row, style);
    const double unit = unitOf(style);
    const double outset = unit * 0.09;
    for (const XorTableLayout::ColumnFrame &frame : layout.frames)
        paintMarkOutline(painter, frame.mark, frame.rect.adjusted(-outset, 0, outset, outset), style.theme.accent, unit);
}

QString describeXorTable(const XorTableFigure &figure, const Phrasebook &phrasebook)
{
    const int count = columnCountOf(figure);
    QStringList lines;
    for (const XorTableFigure::Row &row : figure.rows) {
        if (row.omitted != 0)
            lines += phrasebook.text({"figure", QT_TRANSLATE_N_NOOP("figure", "… %n more number(s)"), {}, row.omitted});
        else
            lines += phrasebook.text(withMark(numberLine(row.label, row.value, count), row.mark));
    }
    if (!figure.ones.empty()) {
        QStringList counts;
        for (const std::uint64_t ones : figure.ones)
            counts += QString::number(ones);
        lines += phrasebook.text({"figure", QT_TRANSLATE_NOOP("figure", "Ones per column, from the highest: %1"),
                                  {counts.join(u' ')}});
    }
    if (const QString heads = oddHeads(figure); !heads.isEmpty())
        lines += phrasebook.text({"figure", QT_TRANSLATE_NOOP("figure", "Columns with an odd number of ones: %1"), {heads}});
    for (int column = 0; column < count; ++column)
        if (columnMark(figure, column) == Mark::Chosen)
            lines += phrasebook.text({"figure", QT_TRANSLATE_NOOP("figure", "The step looks at the column %1"),
                                      {columnHead(count - 1 - column)}});
    if (figure.showSum)
        lines += phrasebook.text(numberLine(figure.sumLabel, figure.sum, count));
    return lines.join(u'\n');
}

} // namespace mexplain
