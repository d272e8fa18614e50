#pragma once

#include "explain/explanation.h"
#include "render/figures/figure_painter.h"

#include <QFont>
#include <QRectF>
#include <QString>

#include <optional>
#include <vector>

namespace mexplain {

/// One step as a page for the back row: title, figure, text, and nothing else. The same page is projected, shown to the
/// presenter and exported.
struct Slide {
    Phrase title{};
    bool isTitleHidden = false; ///< `title` is a question in a box that can be clicked
    Phrase corner{};            ///< right of the title: which position this is
    QString place{};            ///< "3 / 7"
    std::vector<Paragraph> body{};
    std::optional<Figure> figure{};
    bool isFigureHidden = false;
    bool areLettersHidden = false;
    bool keepsFigureRoom = false; ///< something else is put into the figure's room
    double progress = 0; ///< 0…1
    Phrase hint{};       ///< how to reveal what is hidden; may be empty
};

/// The slide of a step, counted from 0, of an explanation that may be concealed. `corner` says which position this is.
Slide slideOf(const Explanation &shown, std::size_t step, const Phrase &corner);

/// Where everything of a slide is, in the units of its area; made by layOutSlide.
struct SlideLayout {
    struct Line {
        QString text;
        QPointF baseline;
        QFont font;
        bool isMuted = false;
    };
    struct Box {
        int part = 0; ///< see concealment.h
        QRectF rect;
    };
    QSizeF size;
    std::vector<Line> lines;
    std::vector<Box> boxes;  ///< what is hidden; a click there reveals it
    QRectF figureRoom;       ///< what the text leaves to the figure
    QRectF figureRect;       ///< what the figure takes of it; empty without one
    std::optional<Figure> figure;
    double figureScale = 0;
    double smallestText = 0; ///< of the words; the figure's own depend on its kind
    QRectF progressBar;
    double progress = 0;
};

/// The room for the figure is at least 60 % of the height where the text allows it, and no text is smaller than 2.5 % of it
/// where everything fits. A table shows as many rows as can be read and counts the others.
SlideLayout layOutSlide(const Slide &slide, const FigureStyle &style, QSizeF size);

/// Draws the slide, its ground included, from (0, 0). `withFigure` false leaves the figure's room to someone else.
void paintSlide(QPainter &painter, const SlideLayout &layout, const FigureStyle &style, bool withFigure = true);

/// Both at once, into `area`.
void paintSlide(QPainter &painter, const Slide &slide, const FigureStyle &style, const QRectF &area);

} // namespace mexplain
