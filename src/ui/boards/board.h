#pragma once

#include <QWidget>

#include <string>

namespace mexplain {

/// The editable view of a position. It shows a position and says what the person did; it never computes an answer.
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
    /// The page's height in pixels: a low page wants a board that leaves room for the step's figure.
    virtual void setRoom(int pageHeight) = 0;

signals:
    /// The person made a legal move on the board; `after` is the position text that follows.
    void moveChosen(const std::string &after);
    /// The person edited the position; `position` is the new text.
    void positionEdited(const std::string &position);
};

} // namespace mexplain
