#pragma once

#include "render/figures/figure_painter.h"

#include <limits>
#include <vector>

namespace mexplain {

/// What the painters of the figures share; nobody else includes it.

/// A text set in lines, measured once: Chinese over a smaller English where the style asks for both.
struct Label {
    struct Line {
        QString text;
        QFont font;
        double width = 0;
        double ascent = 0;
        double height = 0;
        bool secondary = false; ///< the English line under the Chinese one
    };
    std::vector<Line> lines;
    QSizeF size{0, 0};

    bool isEmpty() const { return lines.empty(); }
};

/// Sets `phrase` in the style's languages, broken into lines no wider than `maxWidth`. Languages that say the same are
/// set once; an empty phrase is an empty label.
Label makeLabel(const Phrase &phrase, const FigureStyle &style, const QFont &font,
                double maxWidth = std::numeric_limits<double>::infinity());
/// The same for a text that no language changes, in one line.
Label makeLabel(const QString &text, const QFont &font);

/// Draws the label in the middle of the height of `rect`. `align` is a horizontal Qt::Alignment.
void paintLabel(QPainter &painter, const Label &label, const QRectF &rect, Qt::Alignment align, const QColor &color,
                const QColor &secondaryColor);

/// `font` in bold, or `factor` times as large.
QFont bold(QFont font);
QFont scaled(QFont font, double factor);

/// The figure's unit of length: the pixel size of its text.
double unitOf(const FigureStyle &style);

/// ▲ in the middle of `rect`, the sign of an odd column.
void paintOddSign(QPainter &painter, const QRectF &rect, const QColor &color);
/// An outline for Chosen and Changed, nothing for other marks; what changes has a filled corner as well, so that it differs from what is only chosen.
void paintMarkOutline(QPainter &painter, Mark mark, const QRectF &rect, const QColor &color, double unit);
/// Hatching over what a move takes.
void paintHatching(QPainter &painter, const QRectF &rect, const QColor &color, double spacing);

/// The colour of a text with that mark on a card.
QColor textColor(Mark mark, const Theme &theme);

/// The outcome that a mark names, if it names one.
std::optional<Outcome> outcomeOf(Mark mark);

/// "take 4 (chosen)": adds the mark's meaning in words.
Phrase withMark(const Phrase &phrase, Mark mark);

} // namespace mexplain
