#include "ui/slide_view.h"

#include <QPainter>

namespace mexplain {

namespace {

// It is laid out at this size and then shrunk, so that it breaks its lines as the class sees them.
constexpr QSizeF classScreen{1280, 720};

} // namespace

SlideView::SlideView(const UiContext &context, QWidget *parent) : QWidget(parent), m_context(context)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void SlideView::setSlide(std::optional<Slide> slide, std::vector<QPolygonF> strokes)
{
    m_slide = std::move(slide);
    m_strokes = std::move(strokes);
    setAccessibleName(m_slide ? m_context.text(m_slide->title) : QString());
    update();
}

void SlideView::setBlank(bool blank)
{
    m_isBlank = blank;
    update();
}

void SlideView::paintEvent(QPaintEvent *)
{
    const double scale = std::min(width() / classScreen.width(), height() / classScreen.height());
    QRectF area(QPointF(), classScreen * scale);
    area.moveCenter(QRectF(rect()).center());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(area, m_isBlank ? QColor(Qt::black) : m_context.theme().card);
    if (m_slide && !m_isBlank) {
        painter.save();
        painter.translate(area.topLeft());
        painter.scale(scale, scale);
        const Languages languages = m_context.language == Language::Chinese ? Languages::Chinese : Languages::English;
        paintSlide(painter, *m_slide, screenStyle(m_context.theme(), m_context.phrasebooks, languages, 24), QRectF(QPointF(), classScreen));
        painter.setPen(QPen(QColor(0xC6, 0x28, 0x28), 4, Qt::SolidLine, Qt::RoundCap));
        for (const QPolygonF &stroke : m_strokes) {
            QPolygonF line;
            for (const QPointF &point : stroke)
                line << QPointF(point.x() * classScreen.width(), point.y() * classScreen.height());
            painter.drawPolyline(line);
        }
        painter.restore();
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(m_context.theme().border);
    painter.drawRect(area);
}

} // namespace mexplain
