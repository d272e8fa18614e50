#pragma once

#include "render/figures/drawing.h"

namespace mexplain {

/// A PilesFigure measured: where its columns are and what each row draws.
struct PilesLayout {
    struct Row {
        Label label;
        Label number;
        Label note;
        std::uint64_t kept = 0;    ///< drawn as matches
        std::uint64_t removed = 0; ///< drawn as dashed matches after them
        bool keptShortened = false;    ///< "…" after the kept ones
        bool removedShortened = false; ///< "…" after the removed ones
        Mark mark = Mark::None;
        bool isOmission = false;   ///< the label alone: so many piles are not shown
        QRectF rect;
    };
    std::vector<Row> rows;
    double labelWidth = 0;
    double badgeWidth = 0; ///< 0 where no row has an outcome
    double numberWidth = 0;
    QSizeF size{0, 0};
};

PilesLayout layOutPiles(const PilesFigure &figure, const FigureStyle &style);
void paintLayout(QPainter &painter, const PilesLayout &layout, const FigureStyle &style);
QString describePiles(const PilesFigure &figure, const Phrasebook &phrasebook);

/// "… 7 more piles"
Phrase omittedPiles(std::uint64_t count);

} // namespace mexplain
