#pragma once

#include "explain/figure.h"

#include <QWidget>

#include <string>

namespace mexplain {

/// The editable view of a position. It shows a position and says what the person did; it never computes an answer.
/// Its heights, from least to most: `minimumSizeHint()` (it may scroll), `compactHeight()`, `sizeHint()` (it wants no more).
class Board : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;

    /// Shows a position text that the game has normalized.
    virtual void setPosition(const std::string &positionText) = 0;
    /// Rebuilds every text in the context's language.
    virtual void retranslate() = 0;
    /// Takes colours and sizes from the context.
    virtual void applyTheme() = 0;
    /// The least height in pixels at which the whole position is seen without scrolling; it may exceed every screen.
    virtual int compactHeight() const = 0;

    /// Whether, at its present size and scale, a part of the position lies beyond its right edge.
    virtual bool scrollsSideways() const { return false; }

    /// Whether the board can show this figure of a step itself; it is then not drawn below it.
    virtual bool canShow(const Figure &) const { return false; }
    /// Shows the figure of the current step if it can, and returns whether it did; otherwise it shows what goes with every step.
    virtual bool showFigure(const Figure &) { return false; }
    /// The current step has no figure, or hides it.
    virtual void showNoFigure() {}

    /// Whether the board may not tell an outcome or a winning move: colours, letters, signs, tooltips, words for screen readers.
    virtual void setAnswersHidden(bool) {}

signals:
    /// The person made a legal move on the board; `after` is the position text that follows.
    void moveChosen(const std::string &after);
    /// The person edited the position; `position` is the new text.
    void positionEdited(const std::string &position);
    /// The same while a slider or a thing is being dragged: edits with the same `drag` ≥ 0 are one undo step.
    void positionDragged(const std::string &position, int drag);
};

} // namespace mexplain
