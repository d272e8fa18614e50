#pragma once

#include "explain/figure.h"
#include "solver/games/chocolate_study.h"
#include "ui/boards/canvas_board.h"

#include <QFont>
#include <QImage>

namespace mexplain {

/// The cells of a chocolate bar. What they show is chosen by a layer, or comes from the step that is open. Cuts are made by
/// dragging the bottom or the right edge, or by a click on a cell of the last row or column; numbers are edited in the cells.
/// Keys: arrows, Home, End walk; Enter cuts to a cell of the last row or column, elsewhere and with F2 or a digit it edits;
/// L changes the layer, + and − zoom, F fits; Backspace puts back what was cut off.
/// Large bars are one picture, hit by computation, and are moved by dragging where they do not fit; only what is visible is
/// drawn.
class ChocolateGrid : public CanvasBoard {
    Q_OBJECT
public:
    enum class Layer { Values, Sums, Colours, Why };

    explicit ChocolateGrid(const UiContext &context, QWidget *parent = nullptr);

    void setPosition(const std::string &positionText) override;
    void applyTheme() override;
    /// The cells keep L, but not P and N, and nothing says why a cell has its colour.
    void setAnswersHidden(bool hidden) override;

    const Chocolate::Position &position() const { return m_position; }
    const ChocolateStudy &study() const { return m_study; } ///< of what is left, for the threshold shown
    /// Recolours at once for another threshold, before anybody explains it. Cost: one pass over the cells.
    void previewThreshold(std::uint64_t threshold);

    Layer layer() const { return m_layer; }
    /// As a person chooses it: it stays, whatever the position becomes, until `followStep`.
    void setLayer(Layer layer);
    bool isOfThisBar(const ColouringFigure &figure) const;
    /// Shows what a step shows, unless a person has chosen a layer; false where the figure is not of this bar.
    bool showStep(const ColouringFigure &figure);
    /// The open step has no colouring.
    void showNoStep() { m_offered.reset(); }
    /// Another step was opened: it is shown, whatever layer was chosen before.
    void followStep();

    void setZoom(double side); ///< pixels a cell; 0 fits the bar into the room
    double cellWidth() const { return m_cellWidth; }
    double cellHeight() const { return m_cellHeight; }
    bool isPicture() const; ///< cells are too small for letters

    std::size_t currentRow() const { return m_row; }
    std::size_t currentColumn() const { return m_column; }
    void setCurrent(std::size_t row, std::size_t column);
    std::uint64_t currentNumber() const { return m_position.bar.cells[m_row * m_position.bar.columns + m_column]; }
    /// What decides the cell, in a sentence.
    Phrase why(std::size_t row, std::size_t column) const;
    /// What a cell shows now.
    ColouringFigure::State shownState(std::size_t row, std::size_t column) const { return m_states[row * m_position.bar.columns + column]; }

    /// Where things are drawn, in the coordinates of `canvas()`.
    QRect cellRect(std::size_t row, std::size_t column) const { return onCanvas(cellPlace(row, column)); }
    QPoint bottomEdge() const; ///< a point on the edge that cuts rows
    QPoint rightEdge() const;

public slots:
    void zoomIn();
    void zoomOut();
    void zoomFit() { setZoom(0); }
    void zoomFull() { setZoom(largestSide()); } ///< 100 %: cells as large as a small bar's
    void editCell();
    void putBack(); ///< what was cut off
    void nextLayer();

signals:
    void layerChanged();
    void lookedAt(const mexplain::Phrase &why); ///< about the cell under the pointer or the keys; empty for none

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    bool zoomBy(int direction) override;
    int contentHeight(int width, Room room) const override;
    int leastWidth() const override;
    QSize layOut(QSize canvas) override;
    void paint(QPainter &painter, const QRect &visible) override;
    Spot spotAt(QPoint at) const override;
    void press(const Spot &spot, Qt::KeyboardModifiers modifiers) override;
    bool canDrag(const Spot &spot) const override;
    void drop(const Spot &from, QPoint at) override;
    bool wantsKey(const QKeyEvent &event) const override;
    void pressKey(const QKeyEvent &event) override;
    Phrase hint() const override;
    Phrase keysHint() const override;
    Phrase areaName() const override;
    Phrase areaDescription() const override;
    Phrase tipAt(const Spot &spot) const override;

private:
    static constexpr int cellSpot = 0; ///< index: the row, part: the column
    static constexpr int bottomSpot = 1;
    static constexpr int rightSpot = 2;
    static constexpr int overviewSpot = 3; ///< the cell that it stands for, as a cell's spot

    std::size_t rows() const { return m_position.bar.rows; }
    std::size_t columns() const { return m_position.bar.columns; }
    bool isLeft(std::size_t row, std::size_t column) const { return row < m_position.rowsLeft && column < m_position.columnsLeft; }
    bool isTarget(std::size_t row, std::size_t column) const;
    double largestSide() const { return px(68); }
    void refreshStates();
    QRectF cellPlace(std::size_t row, std::size_t column) const;
    QRectF barPlace() const; ///< of what is left
    QRectF overviewPlace(const QRect &visible) const;
    bool pan(QEvent &event); ///< whether the event was part of moving the bar
    void cutTo(std::size_t row, std::size_t column);
    Chocolate::Move cutAt(const Spot &edge, QPoint at) const;
    void startEdit(const QString &text);
    void paintCells(QPainter &painter, const QRect &visible) const;
    void paintHeads(QPainter &painter, const QRect &visible) const;
    void paintSpots(QPainter &painter, const QRect &visible) const;
    void paintCut(QPainter &painter) const;
    void paintOverview(QPainter &painter, const QRect &visible) const;
    std::pair<std::size_t, std::size_t> lookedCell() const; ///< under the pointer, else chosen by the keys

    Chocolate::Position m_position{{1, 1, {1}}, 0, 1, 1};
    ChocolateStudy m_study;
    Layer m_layer = Layer::Values;
    bool m_isChosen = false; ///< a person has chosen the layer
    bool m_hidesAnswers = false;
    std::optional<ColouringFigure> m_offered; ///< what the open step shows
    std::optional<ColouringFigure> m_step;    ///< the same while it is shown
    std::vector<ColouringFigure::State> m_states; ///< of the whole bar
    QImage m_image; ///< of them, made when it is needed
    QRect m_visible; ///< as it was painted last
    /// A bar that is larger than its room is grasped and moved; a press that does not move is a click.
    struct Pan {
        bool isActive = false;
        bool hasMoved = false;
        QPoint start;
        QPoint scrolled;
        Spot spot;
    } m_pan;
    std::size_t m_row = 0;
    std::size_t m_column = 0;
    double m_zoom = 0;
    double m_cellWidth = 30;
    double m_cellHeight = 30;
    int m_left = 0;
    int m_top = 0;
    QFont m_headFont;
};

} // namespace mexplain
