#include "ui/figure_view.h"

#include "render/figures/figure_painter.h"
#include "render/fonts.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace mexplain {

namespace {

// A large window shows a figure larger, up to where its digits would outgrow the page's headings.
constexpr double largestScale = 1.7;

FigureStyle styleOf(const UiContext &context)
{
    const Languages languages = context.language == Language::Chinese ? Languages::Chinese : Languages::English;
    return screenStyle(context.theme(), context.phrasebooks, languages, context.px(14));
}

} // namespace

FigureView::FigureView(const UiContext &context, QWidget *parent) : QAbstractScrollArea(parent), m_context(context)
{
    setFrameShape(QFrame::NoFrame);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setFocusPolicy(Qt::TabFocus);
}

void FigureView::setFigure(const std::optional<Figure> &figure)
{
    m_figure = figure;
    measure();
    horizontalScrollBar()->setValue(0);
    verticalScrollBar()->setValue(0);
    retranslate();
}

void FigureView::setHiding(Hiding hiding)
{
    m_hiding = hiding;
    viewport()->setCursor(hiding == Hiding::Nothing ? Qt::ArrowCursor : Qt::PointingHandCursor);
    retranslate();
    viewport()->update();
}

void FigureView::mouseReleaseEvent(QMouseEvent *event)
{
    if (m_hiding != Hiding::Nothing && event->button() == Qt::LeftButton)
        emit revealRequested();
}

void FigureView::keyPressEvent(QKeyEvent *event)
{
    if (m_hiding != Hiding::Nothing && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter))
        emit revealRequested();
    else
        QAbstractScrollArea::keyPressEvent(event);
}

void FigureView::retranslate()
{
    setAccessibleName(m_context.text({"page", QT_TRANSLATE_NOOP("page", "Figure of the step")}));
    setAccessibleDescription(m_figure ? describeFigure(*m_figure, m_context.phrasebook()) : QString());
    if (m_hiding == Hiding::Everything)
        setAccessibleDescription(m_context.text({"page", QT_TRANSLATE_NOOP("page", "Hidden; press to reveal it")}));
    viewport()->setToolTip(m_hiding == Hiding::Nothing ? QString() : m_hiding == Hiding::Letters
        ? m_context.text({"page", QT_TRANSLATE_NOOP("page", "The letters P and N are hidden. A click reveals them (Enter when focused)")})
        : m_context.text({"page", QT_TRANSLATE_NOOP("page", "The figure is hidden. A click reveals it (Enter when focused)")}));
    measure();
}

void FigureView::applyTheme()
{
    QPalette colours = palette();
    colours.setColor(QPalette::Base, m_context.theme().card);
    colours.setColor(QPalette::Window, m_context.theme().card);
    setPalette(colours);
    viewport()->setPalette(colours);
    measure();
}

QSize FigureView::sizeHint() const
{
    return {m_context.px(360), std::max(m_context.px(120), static_cast<int>(std::ceil(m_natural.height())) + 2)};
}

QSize FigureView::minimumSizeHint() const
{
    return {m_context.px(160), m_context.px(110)};
}

QSizeF FigureView::naturalSize(const Figure &figure, int width) const
{
    return figureSize(figure, styleOf(m_context), std::max(m_context.px(160), width));
}

void FigureView::measure()
{
    m_natural = m_figure ? naturalSize(*m_figure, viewport()->width()) : QSizeF();
    // What has to shrink to the smallest scale anyway is laid out for the width that this leaves: a table wraps less.
    if (m_figure && m_natural.height() > viewport()->height())
        m_natural = naturalSize(*m_figure, static_cast<int>(viewport()->width() / smallestScale));
    updateScrollBars();
    updateGeometry();
    viewport()->update();
}

double FigureView::fittingScale() const
{
    if (m_natural.isEmpty())
        return 1;
    const double fit = std::min(viewport()->width() / m_natural.width(), viewport()->height() / m_natural.height());
    return std::clamp(fit, smallestScale, largestScale);
}

void FigureView::updateScrollBars()
{
    const QSizeF size = m_natural * fittingScale();
    const auto setUp = [](QScrollBar *bar, double content, int page) {
        bar->setRange(0, std::max(0, static_cast<int>(std::ceil(content - 0.01)) - page));
        bar->setPageStep(page);
        bar->setSingleStep(20);
    };
    setUp(horizontalScrollBar(), size.width(), viewport()->width());
    setUp(verticalScrollBar(), size.height(), viewport()->height());
}

void FigureView::paintEvent(QPaintEvent *)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), m_context.theme().card);
    if (m_figure) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.translate(-horizontalScrollBar()->value(), -verticalScrollBar()->value());
        // The area is the figure's own size, so that what does not fit scrolls instead of shrinking.
        const double scale = fittingScale();
        painter.scale(scale, scale);
        paintFigure(painter, *m_figure, styleOf(m_context), QRectF(QPointF(), m_natural));
        painter.resetTransform();
    }
    if (m_hiding != Hiding::Nothing) {
        QPen pen(m_context.theme().mutedText, m_context.px(2));
        pen.setDashPattern({3, 2});
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(pen);
        painter.drawRoundedRect(QRectF(viewport()->rect()).adjusted(3, 3, -3, -3), m_context.px(8), m_context.px(8));
        if (m_hiding == Hiding::Everything) {
            QFont font = screenFont(m_context.px(40));
            font.setBold(true);
            painter.setFont(font);
            painter.drawText(viewport()->rect(), Qt::AlignCenter, QStringLiteral("?"));
        }
    }
    if (hasFocus()) {
        painter.setPen(QPen(m_context.theme().accent, m_context.px(2)));
        painter.drawRect(viewport()->rect().adjusted(1, 1, -1, -1));
    }
}

void FigureView::resizeEvent(QResizeEvent *)
{
    measure();
}

} // namespace mexplain
