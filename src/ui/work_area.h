#pragma once

#include "explain/figure.h"
#include "ui/context.h"

#include <QWidget>

#include <vector>

class QLabel;

namespace mexplain {

class Board;
class FigureView;

/// The board above the step's figure. Both get what they want where there is room. Where there is not, the figure keeps
/// its size up to a share of the height and the board shrinks; if both would still have to scroll and are narrow, they
/// stand side by side.
class WorkArea : public QWidget {
    Q_OBJECT
public:
    /// Takes the three as its children.
    WorkArea(const UiContext &context, Board *board, QLabel *figureLabel, FigureView *figureView, QWidget *parent = nullptr);

    /// The figures of all steps that the board does not show itself: the room goes by the largest, so that walking the steps
    /// does not move the board.
    void setFigures(std::vector<Figure> figures);
    /// Without a figure below it the board gets all the room.
    void showFigure(bool shown);
    /// What the figure is, in one line: what does not fit is left out, and the tooltip has it whole.
    void setCaption(const QString &caption);
    /// After another language, theme or scale.
    void measure();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override;

private:
    void arrange();
    void arrangeStacked();
    void arrangeSideBySide();
    int widthBeside() const; ///< of the figure, where the two stand side by side
    bool fitsSideBySide() const;
    bool isBetterSideBySide() const;
    int gutter() const { return m_context.px(16); }
    int spacing() const { return m_context.px(8); }
    int labelHeight() const;
    void placeLabel(const QRect &place);
    void measureFigures() const;

    const UiContext &m_context;
    Board *m_board;
    QLabel *m_figureLabel;
    FigureView *m_figureView;
    QString m_caption;
    std::vector<Figure> m_figures;
    // What the largest figure takes, for the width `m_measuredWidth` (-1: none yet).
    mutable int m_measuredWidth = -1;
    mutable QSizeF m_figureRoom; ///< in the whole width
    mutable QSizeF m_halfRoom;   ///< in half of it
};

} // namespace mexplain
