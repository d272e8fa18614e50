#pragma once

#include "render/slide.h"
#include "ui/context.h"

#include <QWidget>

#include <optional>

namespace mexplain {

/// A slide in small, in the proportions of a screen.
class SlideView : public QWidget {
    Q_OBJECT
public:
    explicit SlideView(const UiContext &context, QWidget *parent = nullptr);

    /// None: an empty page. `strokes` are drawn over it, in parts of its size.
    void setSlide(std::optional<Slide> slide, std::vector<QPolygonF> strokes = {});
    void setBlank(bool blank);
    QSize sizeHint() const override { return {480, 270}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const UiContext &m_context;
    std::optional<Slide> m_slide;
    std::vector<QPolygonF> m_strokes;
    bool m_isBlank = false;
};

} // namespace mexplain
