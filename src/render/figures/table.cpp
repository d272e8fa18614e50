#include "render/figures/table.h"

#include <QPainter>

#include <algorithm>
#include <numeric>

namespace mexplain {

namespace {

// In units of the text's size.
constexpr double margin = 0.3;
constexpr double paddingX = 0.7;
constexpr double paddingY = 0.45;
constexpr double badgeSide = 1.45;
constexpr double badgeGap = 0.5;
constexpr double oddSignSide = 0.55;
constexpr double narrowest = 2.2; // of a text in a column

Phrase omittedRows(std::uint64_t count)
{
    return {"figure", QT_TRANSLATE_N_NOOP("figure", "… and %n more row(s)"), {}, count};
}

std::size_t columnCountOf(const TableFigure &figure)
{
    std::size_t count = figure.header.size();
    for (const auto &row : figure.rows)
        count = std::max(count, row.size());
    return count;
}

/// What stands left of a cell's text.
double signWidth(Mark mark, double unit)
{
    if (outcomeOf(mark))
        return (badgeSide + badgeGap) * unit;
    return mark == Mark::OddColumn ? (oddSignSide + badgeGap) * unit : 0;
}

/// The badge says it already.
bool repeatsBadge(const TableFigure::Cell &cell, const FigureStyle &style)
{
    const auto outcome = outcomeOf(cell.mark);
    if (!outcome)
        return false;
    const QString letter = *outcome == Outcome::P ? QStringLiteral("P") : QStringLiteral("N");
    const auto languages = languagesOf(style.languages);
    return std::all_of(languages.begin(), languages.end(), [&](Language language) {
        return style.phrasebooks.of(language).text(cell.text) == letter;
    });
}

QFont headerFont(const FigureStyle &style)
{
    return bold(scaled(style.textFont, 0.93));
}

Label cellLabel(const TableFigure::Cell &cell, const FigureStyle &style, double maxWidth)
{
    if (repeatsBadge(cell, style))
        return {};
    QFont font = cell.mark == Mark::Chosen || cell.mark == Mark::Changed ? bold(style.textFont) : style.textFont;
    font.setStrikeOut(cell.mark == Mark::Removed);
    return makeLabel(cell.text, style, font, maxWidth);
}

/// Narrow columns keep their width, the others share what is left; the sum is `available` where they must be cut.
std::vector<double> fit(std::vector<double> widths, double available, double least)
{
    double total = std::accumulate(widths.begin(), widths.end(), 0.0);
    if (total <= available + 0.01)
        return widths;
    std::vector<bool> settled(widths.size(), false);
    double rest = available;
    auto open = static_cast<double>(widths.size());
    for (bool changed = true; changed && open > 0;) {
        changed = false;
        const double share = rest / open;
        for (std::size_t i = 0; i < widths.size(); ++i) {
            if (settled[i] || widths[i] > share)
                continue;
            settled[i] = true;
            rest -= widths[i];
            open -= 1;
            changed = true;
            break;
        }
    }
    for (std::size_t i = 0; i < widths.size(); ++i)
        if (!settled[i])
            widths[i] = std::max(least, rest / open);
    return widths;
}

std::vector<double> columnWidths(const TableFigure &figure, const FigureStyle &style, double maxWidth)
{
    const double unit = unitOf(style);
    constexpr double unlimited = std::numeric_limits<double>::infinity();
    std::vector<double> widths(columnCountOf(figure), 0);
    for (std::size_t i = 0; i < figure.header.size(); ++i)
        widths[i] = makeLabel(figure.header[i], style, headerFont(style)).size.width();
    for (const auto &row : figure.rows)
        for (std::size_t i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], cellLabel(row[i], style, unlimited).size.width() + signWidth(row[i].mark, unit));
    for (double &width : widths)
        width += 2 * paddingX * unit;
    return fit(std::move(widths), maxWidth - 2 * margin * unit, (narrowest + 2 * paddingX) * unit);
}

void paintCell(QPainter &painter, const TableLayout::Cell &cell, bool isHeader, const FigureStyle &style)
{
    const Theme &theme = style.theme;
    const double unit = unitOf(style);
    const double outline = unit * 0.1;
    const QRectF inner = cell.rect.adjusted(outline, outline, -outline, -outline);
    if (cell.mark == Mark::OddColumn)
        painter.fillRect(inner, theme.oddColumn);
    paintMarkOutline(painter, cell.mark, inner, theme.accent, unit);

    QRectF content = cell.rect.adjusted(paddingX * unit, 0, -paddingX * unit, 0);
    const double middle = content.center().y();
    if (const auto outcome = outcomeOf(cell.mark)) {
        const double side = badgeSide * unit;
        painter.setFont(style.textFont);
        paintOutcomeBadge(painter, *outcome, theme, QRectF(content.left(), middle - side / 2, side, side));
    } else if (cell.mark == Mark::OddColumn) {
        const double side = oddSignSide * unit;
        paintOddSign(painter, QRectF(content.left(), middle - side / 2, side, side), theme.oddColumnText);
    }
    content.setLeft(content.left() + signWidth(cell.mark, unit));
    const QColor color = cell.mark == Mark::OddColumn ? theme.oddColumnText
                         : isHeader                   ? theme.mutedText
                                                      : textColor(cell.mark, theme);
    const QColor secondary = cell.mark == Mark::OddColumn ? theme.oddColumnText : theme.mutedText;
    paintLabel(painter, cell.text, content, Qt::AlignLeft, color, secondary);
}

} // namespace

TableLayout layOutTable(const TableFigure &figure, const FigureStyle &style, double maxWidth)
{
    const double unit = unitOf(style);
    const std::vector<double> widths = columnWidths(figure, style, maxWidth);
    TableLayout layout;
    layout.width = std::accumulate(widths.begin(), widths.end(), 0.0);
    const double left = margin * unit;
    double y = left;

    const auto place = [&](TableLayout::Row row) {
        double height = style.textFont.pixelSize();
        for (const TableLayout::Cell &cell : row.cells)
            height = std::max({height, cell.text.size.height(), outcomeOf(cell.mark) ? badgeSide * unit : 0.0});
        height += 2 * paddingY * unit;
        double x = left;
        for (std::size_t i = 0; i < row.cells.size(); ++i) {
            row.cells[i].rect = QRectF(x, y, widths[i], height);
            x += widths[i];
        }
        y += height;
        row.bottom = y;
        layout.rows.push_back(std::move(row));
    };
    const auto textWidth = [&](std::size_t column, Mark mark) {
        return widths[column] - 2 * paddingX * unit - signWidth(mark, unit) + 0.01;
    };

    if (!figure.header.empty()) {
        TableLayout::Row row;
        row.isHeader = true;
        for (std::size_t i = 0; i < figure.header.size(); ++i)
            row.cells.push_back({makeLabel(figure.header[i], style, headerFont(style), textWidth(i, Mark::None)), Mark::None, {}});
        place(std::move(row));
    }
    for (const auto &cells : figure.rows) {
        TableLayout::Row row;
        for (std::size_t i = 0; i < cells.size(); ++i)
            row.cells.push_back({cellLabel(cells[i], style, textWidth(i, cells[i].mark)), cells[i].mark, {}});
        place(std::move(row));
    }
    if (figure.omitted != 0) {
        const double room = std::max(layout.width, narrowest * 4 * unit) - 2 * paddingX * unit;
        layout.omission = makeLabel(omittedRows(figure.omitted), style, style.textFont, room);
        layout.width = std::max(layout.width, layout.omission.size.width() + 2 * paddingX * unit);
        layout.omissionRect = QRectF(left, y, layout.width, layout.omission.size.height() + 2 * paddingY * unit);
        y = layout.omissionRect.bottom();
    }
    layout.size = layout.width > 0 ? QSizeF(layout.width + 2 * left, y + left) : QSizeF(0, 0);
    return layout;
}

void paintLayout(QPainter &painter, const TableLayout &layout, const FigureStyle &style)
{
    const Theme &theme = style.theme;
    const double unit = unitOf(style);
    const double left = margin * unit;
    for (std::size_t i = 0; i < layout.rows.size(); ++i) {
        const TableLayout::Row &row = layout.rows[i];
        const bool isLast = i + 1 == layout.rows.size() && layout.omission.isEmpty();
        if (row.isHeader || !isLast) {
            painter.setPen(QPen(row.isHeader ? theme.mutedText : theme.border, unit * (row.isHeader ? 0.12 : 0.07)));
            painter.drawLine(QPointF(left, row.bottom), QPointF(left + layout.width, row.bottom));
        }
        for (const TableLayout::Cell &cell : row.cells)
            paintCell(painter, cell, row.isHeader, style);
    }
    paintLabel(painter, layout.omission, layout.omissionRect.adjusted(paddingX * unit, 0, 0, 0), Qt::AlignLeft,
               theme.mutedText, theme.mutedText);
}

QString describeTable(const TableFigure &figure, const Phrasebook &phrasebook)
{
    QStringList lines;
    QStringList header;
    for (const Phrase &phrase : figure.header)
        header += phrasebook.text(phrase);
    if (!header.isEmpty())
        lines += header.join(QStringLiteral(" | "));
    for (const auto &row : figure.rows) {
        QStringList cells;
        for (const TableFigure::Cell &cell : row)
            cells += phrasebook.text(withMark(cell.text, cell.mark));
        lines += cells.join(QStringLiteral(" | "));
    }
    if (figure.omitted != 0)
        lines += phrasebook.text(omittedRows(figure.omitted));
    return lines.join(u'\n');
}

} // namespace mexplain
