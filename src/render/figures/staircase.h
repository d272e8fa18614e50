#pragma once

#include "render/figures/drawing.h"

namespace mexplain {

/// A StaircaseFigure measured. The staircase board draws itself with the same parts.
struct StaircaseLayout {
    struct Stair {
        Label number; ///< on the stair's front
        Label stones; ///< how many, above them
        std::uint64_t drawn = 0; ///< stones drawn one by one; 0 where there are too many
        bool isHeap = false;     ///< too many to draw: a heap
        Mark mark = Mark::None;
        QRectF block; ///< down to the ground
        QRectF room;  ///< above it, for the stones
        bool isOmission = false;
    };
    struct Hop {
        Label count;
        Mark mark = Mark::None;
        QPointF from;
        QPointF to;
        double top = 0;
    };
    std::vector<Stair> stairs; ///< the ground first where it is seen
    std::vector<Hop> hops;
    QSizeF size{0, 0};
};

StaircaseLayout layOutStaircase(const StaircaseFigure &figure, const FigureStyle &style);
void paintLayout(QPainter &painter, const StaircaseLayout &layout, const FigureStyle &style);
QString describeStaircase(const StaircaseFigure &figure, const Phrasebook &phrasebook);

/// Where stone `index` lies on a stair whose stones have the room `room`: rows of three from below.
QPointF stonePlace(const QRectF &room, std::uint64_t index, double diameter);
void paintStone(QPainter &painter, QPointF centre, double diameter, const Theme &theme, bool isMuted);

} // namespace mexplain
