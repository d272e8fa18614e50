#pragma once

#include "render/figures/drawing.h"

namespace mexplain {

/// A BarsFigure measured.
struct BarsLayout {
    struct Part {
        Label label;
        Mark mark = Mark::None;
        QRectF rect;
        QRectF labelRect;
        std::vector<double> cuts; ///< x of the lines between equal pieces
        std::uint64_t units = 0;  ///< drawn one by one where the bars are short; otherwise 0
        std::uint64_t group = 0;  ///< units that belong together; between groups there is a gap
        bool isShortened = false; ///< more pieces than there is room for
    };
    struct Bar {
        Label label;
        Label note;
        std::vector<Part> parts;
        Mark mark = Mark::None;
        bool isOmission = false;
        QRectF rect;
        double right = 0; ///< where the parts end
    };
    std::vector<Bar> bars;
    double labelWidth = 0;
    double badgeWidth = 0;
    QSizeF size{0, 0};
};

BarsLayout layOutBars(const BarsFigure &figure, const FigureStyle &style);
void paintLayout(QPainter &painter, const BarsLayout &layout, const FigureStyle &style);
QString describeBars(const BarsFigure &figure, const Phrasebook &phrasebook);

} // namespace mexplain
