#include "render/figures/colouring.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cstdlib>

namespace mexplain {

namespace {

using State = ColouringFigure::State;

// In units of the text's size.
constexpr double margin = 0.4;
constexpr double gap = 0.9;
constexpr double cellGap = 0.08;
constexpr double numberedSide = 2.5;
constexpr double letterSide = 1.4;
constexpr double pictureLength = 38;
constexpr double pictureLeast = 3; ///< of a picture's short side

// Of more rows or columns cells have no numbers; of more still, no letters.
constexpr std::size_t mostNumbered = 14;
constexpr std::size_t mostLettered = 32;
constexpr std::size_t mostDescribed = 40;

QString letterOf(State state)
{
    switch (state) {
    case State::L: return QStringLiteral("L");
    case State::P: return QStringLiteral("P");
    case State::N: return QStringLiteral("N");
    case State::Unknown:
    case State::Value:
    case State::Gone: break;
    }
    return {};
}

Phrase stateName(State state)
{
    switch (state) {
    case State::L: return {"figure", QT_TRANSLATE_NOOP("figure", "L: the player who goes there loses at once")};
    case State::P: return {"figure", QT_TRANSLATE_NOOP("figure", "P: the player to move loses")};
    case State::N: return {"figure", QT_TRANSLATE_NOOP("figure", "N: the player to move wins")};
    case State::Unknown: return {"figure", QT_TRANSLATE_NOOP("figure", "not coloured yet")};
    case State::Value: return {"figure", QT_TRANSLATE_NOOP("figure", "a number")};
    case State::Gone: return {"figure", QT_TRANSLATE_NOOP("figure", "cut off")};
    }
    return {};
}

QRectF cellRect(const ColouringLayout &layout, std::size_t row, std::size_t column)
{
    return {layout.grid.left() + static_cast<double>(column) * layout.cellWidth, layout.grid.top() + static_cast<double>(row) * layout.cellHeight,
            layout.cellWidth, layout.cellHeight};
}

void paintNumber(QPainter &painter, const QRectF &rect, std::uint64_t number, bool isCorner, const QColor &ink, const QFont &font)
{
    const QString text = QString::number(number);
    QFont fitted = scaled(font, isCorner ? 0.62 : 1);
    // Long sums shrink with their cell.
    const double room = rect.width() * 0.9;
    const double width = QFontMetricsF(fitted).horizontalAdvance(text);
    if (width > room)
        fitted = scaled(fitted, room / width);
    painter.setFont(fitted);
    painter.setPen(ink);
    painter.drawText(isCorner ? rect.adjusted(0, 0, -rect.width() * 0.05, -rect.height() * 0.02) : rect,
                     isCorner ? Qt::AlignRight | Qt::AlignBottom : Qt::AlignCenter, text);
}

void paintCells(QPainter &painter, const ColouringLayout &layout, const FigureStyle &style)
{
    const Theme &theme = style.theme;
    const double unit = unitOf(style);
    const double inset = cellGap * unit / 2;
    const QFont letter = bold(scaled(style.textFont, layout.hasNumbers ? 1.1 : 0.85));
    for (std::size_t row = 0; row < layout.figure.rows; ++row) {
        for (std::size_t column = 0; column < layout.figure.columns; ++column) {
            const std::size_t index = row * layout.figure.columns + column;
            const State state = layout.figure.cells[index];
            const QRectF rect = cellRect(layout, row, column).adjusted(inset, inset, -inset, -inset);
            paintStateCell(painter, rect, state, theme);
            const QColor ink = stateInk(state, theme);
            const bool hasNumber = layout.hasNumbers && !layout.figure.numbers.empty() && state != State::Gone;
            if (hasNumber)
                paintNumber(painter, rect, layout.figure.numbers[index], state != State::Value, ink, style.textFont);
            if (const QString text = letterOf(state); !text.isEmpty()) {
                painter.setFont(letter);
                painter.setPen(ink);
                painter.drawText(hasNumber ? rect.adjusted(0, 0, 0, -rect.height() * 0.22) : rect, Qt::AlignCenter, text);
            }
        }
    }
}

void paintHeads(QPainter &painter, const ColouringLayout &layout, const FigureStyle &style)
{
    painter.setFont(scaled(style.textFont, layout.hasNumbers ? 0.95 : 0.8));
    painter.setPen(style.theme.mutedText);
    const auto isShown = [&](std::size_t index, std::size_t count) {
        if (layout.isPicture)
            return index == 0 || index + 1 == count;
        return count <= 20 || index == 0 || (index + 1) % 5 == 0;
    };
    for (std::size_t column = 0; column < layout.figure.columns; column = layout.isPicture && column == 0 ? std::max<std::size_t>(1, layout.figure.columns - 1) : column + 1) {
        if (!isShown(column, layout.figure.columns))
            continue;
        const QRectF rect = cellRect(layout, 0, column);
        painter.drawText(QRectF(rect.center().x() - 50, rect.top() - layout.headHeight, 100, layout.headHeight * 0.9), Qt::AlignHCenter | Qt::AlignBottom, QString::number(column + 1));
    }
    for (std::size_t row = 0; row < layout.figure.rows; row = layout.isPicture && row == 0 ? std::max<std::size_t>(1, layout.figure.rows - 1) : row + 1) {
        if (!isShown(row, layout.figure.rows))
            continue;
        const QRectF rect = cellRect(layout, row, 0);
        painter.drawText(QRectF(rect.left() - layout.headWidth, rect.center().y() - 20, layout.headWidth * 0.9, 40), Qt::AlignRight | Qt::AlignVCenter, QString::number(row + 1));
    }
}

} // namespace

QColor stateInk(State state, const Theme &theme)
{
    switch (state) {
    case State::P: return theme.pText;
    case State::N: return theme.nText;
    case State::Value: return theme.text;
    case State::L:
    case State::Unknown:
    case State::Gone: break;
    }
    return theme.mutedText;
}

void paintStateCell(QPainter &painter, const QRectF &rect, State state, const Theme &theme)
{
    const double side = std::min(rect.width(), rect.height());
    const double radius = side * (state == State::N ? 0.32 : state == State::P ? 0.06 : 0.12);
    QPainterPath path;
    path.addRoundedRect(rect, radius, radius);
    switch (state) {
    case State::P: painter.fillPath(path, theme.p); return;
    case State::N: painter.fillPath(path, theme.n); return;
    case State::L: {
        painter.fillPath(path, theme.cell);
        QColor hatching = theme.mutedText;
        hatching.setAlphaF(0.32F);
        paintHatching(painter, rect, hatching, side * 0.22);
        return;
    }
    case State::Value:
        painter.fillPath(path, theme.cell);
        painter.strokePath(path, QPen(theme.border, side * 0.03));
        return;
    case State::Unknown: painter.strokePath(path.simplified(), QPen(theme.border, side * 0.04)); return;
    case State::Gone: {
        QPen pen(theme.border, side * 0.03);
        pen.setDashPattern({3, 3});
        painter.strokePath(path, pen);
        return;
    }
    }
}

QImage colouringImage(std::size_t rows, std::size_t columns, std::span<const State> cells, const Theme &theme)
{
    // L is between card and text, apart from both N and P in grey as well.
    const auto mix = [](const QColor &a, const QColor &b, double part) {
        return QColor::fromRgbF(static_cast<float>(a.redF() * (1 - part) + b.redF() * part), static_cast<float>(a.greenF() * (1 - part) + b.greenF() * part),
                                static_cast<float>(a.blueF() * (1 - part) + b.blueF() * part));
    };
    std::array<QRgb, 6> colours{};
    const auto set = [&](State state, const QColor &colour) { colours[static_cast<std::size_t>(state)] = colour.rgb(); };
    set(State::Unknown, theme.card);
    set(State::Value, theme.cell);
    QColor bad = theme.cell;
    int apart = -1;
    for (const double part : {0.12, 0.0, 0.25, 0.4, 0.55}) {
        const QColor candidate = mix(theme.cell, theme.mutedText, part);
        const int grey = qGray(candidate.rgb());
        const int nearest = std::min(std::abs(grey - qGray(theme.p.rgb())), std::abs(grey - qGray(theme.n.rgb())));
        if (apart < 40 && nearest > apart) {
            apart = nearest;
            bad = candidate;
        }
    }
    set(State::L, bad);
    set(State::P, theme.p);
    set(State::N, theme.n);
    set(State::Gone, theme.window);
    QImage image(static_cast<int>(columns), static_cast<int>(rows), QImage::Format_RGB32);
    for (std::size_t row = 0; row < rows; ++row) {
        auto *line = reinterpret_cast<QRgb *>(image.scanLine(static_cast<int>(row)));
        const State *states = cells.data() + row * columns;
        for (std::size_t column = 0; column < columns; ++column)
            line[column] = colours[static_cast<std::size_t>(states[column])];
    }
    return image;
}

ColouringLayout layOutColouring(const ColouringFigure &figure, const FigureStyle &style)
{
    const double unit = unitOf(style);
    ColouringLayout layout;
    layout.figure = figure;
    if (figure.rows == 0 || figure.columns == 0)
        return layout;
    const std::size_t longest = std::max(figure.rows, figure.columns);
    layout.isPicture = longest > mostLettered;
    layout.hasNumbers = longest <= mostNumbered;
    double width = 0;
    double height = 0;
    if (layout.isPicture) {
        const double side = pictureLength * unit / static_cast<double>(longest);
        width = std::max(pictureLeast * unit, side * static_cast<double>(figure.columns));
        // A screen is wider than high.
        height = std::max(pictureLeast * unit, std::min(side, pictureLength * 0.7 * unit / static_cast<double>(figure.rows)) * static_cast<double>(figure.rows));
        if (figure.rows == figure.columns)
            width = height;
    } else {
        const double side = (layout.hasNumbers ? numberedSide : letterSide) * unit;
        width = side * static_cast<double>(figure.columns);
        height = side * static_cast<double>(figure.rows);
    }
    layout.cellWidth = width / static_cast<double>(figure.columns);
    layout.cellHeight = height / static_cast<double>(figure.rows);
    const QFontMetricsF heads(scaled(style.textFont, layout.hasNumbers ? 0.95 : 0.8));
    layout.headHeight = heads.height() * 1.05;
    layout.headWidth = heads.horizontalAdvance(QString::number(figure.rows)) + 0.5 * unit;
    layout.grid = QRectF(margin * unit + layout.headWidth, margin * unit + layout.headHeight, width, height);
    double right = layout.grid.right();
    double bottom = layout.grid.bottom();
    const QFont noteFont = scaled(style.textFont, layout.hasNumbers ? 0.9 : 0.8);
    if (!layout.isPicture) {
        double noteWidth = 0;
        for (const ColouringFigure::Note &note : figure.notes) {
            layout.notes.push_back({makeLabel(note.text, style, note.mark == Mark::None ? noteFont : bold(noteFont)), note.mark, note.row});
            noteWidth = std::max(noteWidth, layout.notes.back().text.size.width());
        }
        layout.noteTitle = makeLabel(figure.noteTitle, style, noteFont);
        noteWidth = std::max(noteWidth, layout.noteTitle.size.width());
        if (noteWidth > 0)
            right += gap * unit + noteWidth;
    } else {
        const QFont font = scaled(style.textFont, 0.85);
        double y = bottom + 0.5 * unit;
        for (const State state : {State::L, State::P, State::N, State::Unknown, State::Gone}) {
            if (std::find(figure.cells.begin(), figure.cells.end(), state) == figure.cells.end())
                continue;
            ColouringLayout::Legend entry{makeLabel(stateName(state), style, font), state, QRectF(layout.grid.left(), y, 1.2 * unit, 1.2 * unit)};
            y += std::max(1.4 * unit, entry.text.size.height() + 0.2 * unit);
            right = std::max(right, entry.swatch.right() + 0.6 * unit + entry.text.size.width());
            layout.legend.push_back(std::move(entry));
        }
        bottom = y;
    }
    layout.size = QSizeF(right + margin * unit, bottom + margin * unit);
    return layout;
}

void paintLayout(QPainter &painter, const ColouringLayout &layout, const FigureStyle &style)
{
    if (layout.size.isEmpty())
        return;
    const Theme &theme = style.theme;
    const double unit = unitOf(style);
    if (layout.isPicture) {
        const QImage image = colouringImage(layout.figure.rows, layout.figure.columns, layout.figure.cells, theme);
        painter.save();
        painter.setRenderHint(QPainter::SmoothPixmapTransform, layout.cellWidth < 1 || layout.cellHeight < 1);
        painter.drawImage(layout.grid, image);
        painter.setPen(QPen(theme.border, unit * 0.06));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(layout.grid);
        painter.restore();
        for (const ColouringLayout::Legend &entry : layout.legend) {
            painter.fillRect(entry.swatch, QColor(colouringImage(1, 1, std::span(&entry.state, 1), theme).pixel(0, 0)));
            painter.setPen(QPen(theme.border, unit * 0.06));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(entry.swatch);
            paintLabel(painter, entry.text, QRectF(entry.swatch.right() + 0.6 * unit, entry.swatch.top(), entry.text.size.width(), entry.swatch.height()), Qt::AlignLeft, theme.text, theme.mutedText);
        }
    } else {
        paintCells(painter, layout, style);
    }
    paintHeads(painter, layout, style);
    for (const ColouringFigure::Spot &spot : layout.figure.spots) {
        QRectF rect = cellRect(layout, spot.row, spot.column);
        if (layout.isPicture) {
            const QPointF centre = rect.center();
            rect.setSize(QSizeF(std::max(rect.width(), 0.9 * unit), std::max(rect.height(), 0.9 * unit)));
            rect.moveCenter(centre);
        }
        if (spot.mark == Mark::None) {
            QPainterPath ring;
            ring.addRoundedRect(rect, unit * 0.2, unit * 0.2);
            painter.strokePath(ring, QPen(theme.card, unit * 0.42));
            painter.strokePath(ring, QPen(theme.text, unit * 0.2));
        } else {
            paintMarkOutline(painter, spot.mark, rect, theme.accent, unit * 1.4);
        }
    }
    const double noteLeft = layout.grid.right() + gap * unit;
    paintLabel(painter, layout.noteTitle, QRectF(noteLeft, layout.grid.top() - layout.headHeight, layout.noteTitle.size.width(), layout.headHeight), Qt::AlignLeft, theme.mutedText, theme.mutedText);
    for (const ColouringLayout::Note &note : layout.notes) {
        const QRectF row = cellRect(layout, note.row, 0);
        const QRectF rect(noteLeft, row.top(), note.text.size.width(), row.height());
        paintLabel(painter, note.text, rect, Qt::AlignLeft, textColor(note.mark, theme), theme.mutedText);
        paintMarkOutline(painter, note.mark, rect.adjusted(-0.25 * unit, 0.1 * unit, 0.25 * unit, -0.1 * unit), theme.accent, unit);
    }
}

QString describeColouring(const ColouringFigure &figure, const Phrasebook &phrasebook)
{
    QStringList lines;
    if (std::max(figure.rows, figure.columns) > mostDescribed) {
        lines += phrasebook.text({"figure", QT_TRANSLATE_NOOP("figure", "A grid of %1 rows and %2 columns"), {std::uint64_t{figure.rows}, std::uint64_t{figure.columns}}});
        for (const State state : {State::L, State::P, State::N, State::Unknown, State::Gone}) {
            if (const auto count = std::count(figure.cells.begin(), figure.cells.end(), state); count > 0)
                lines += phrasebook.text({"figure", QT_TRANSLATE_NOOP("figure", "%1 – %2"), {stateName(state), static_cast<std::uint64_t>(count)}});
        }
        return lines.join(u'\n');
    }
    for (std::size_t row = 0; row < figure.rows; ++row) {
        QStringList cells;
        for (std::size_t column = 0; column < figure.columns; ++column) {
            const std::size_t index = row * figure.columns + column;
            const State state = figure.cells[index];
            QString cell = letterOf(state);
            if (state == State::Value && !figure.numbers.empty())
                cell = QString::number(figure.numbers[index]);
            else if (cell.isEmpty())
                cell = state == State::Gone ? QStringLiteral("–") : QStringLiteral("·");
            const bool isRinged = std::any_of(figure.spots.begin(), figure.spots.end(), [&](const auto &spot) { return spot.row == row && spot.column == column; });
            cells += isRinged ? phrasebook.text({"figure", QT_TRANSLATE_NOOP("figure", "[%1]"), {cell}}) : cell;
        }
        QString line = cells.join(QStringLiteral(" | "));
        for (const ColouringFigure::Note &note : figure.notes) {
            if (note.row == row)
                line = phrasebook.text({"figure", QT_TRANSLATE_NOOP("figure", "%1 – %2"), {line, withMark(note.text, note.mark)}});
        }
        lines += line;
    }
    return lines.join(u'\n');
}

} // namespace mexplain
