#pragma once

#include "explain/figure.h"
#include "ui/context.h"

#include <QAbstractScrollArea>

#include <optional>

namespace mexplain {

/// Shows the working figure of a step. It shrinks a figure a little to fit, and scrolls where that is not enough.
class FigureView : public QAbstractScrollArea {
    Q_OBJECT
public:
    explicit FigureView(const UiContext &context, QWidget *parent = nullptr);

    /// None clears the view.
    void setFigure(const std::optional<Figure> &figure);
    const std::optional<Figure> &figure() const { return m_figure; }
    /// What is hidden of it: the whole figure, or the letters P and N in it. A click then asks to reveal it.
    enum class Hiding { Nothing, Letters, Everything };
    void setHiding(Hiding hiding);
    void retranslate();
    void applyTheme();
    /// The size in pixels that a figure takes at its usual scale in a view of this width.
    QSizeF naturalSize(const Figure &figure, int width) const;
    // Below this the digits of a table are hard to read: scrolling is the better way.
    static constexpr double smallestScale = 0.75;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void revealRequested();

protected:
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    double fittingScale() const;
    void measure();
    void updateScrollBars();

    const UiContext &m_context;
    std::optional<Figure> m_figure;
    QSizeF m_natural;
    Hiding m_hiding = Hiding::Nothing;
};

} // namespace mexplain
