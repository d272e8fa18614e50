#include "ui/threshold_bar.h"

#include "explain/explanation.h"
#include "render/fonts.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace mexplain {

ThresholdBar::ThresholdBar(const UiContext &context, QWidget *parent) : QWidget(parent), m_context(context)
{
    setObjectName(QStringLiteral("thresholdBar"));
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setCursor(Qt::PointingHandCursor);
}

void ThresholdBar::setVerdicts(std::uint64_t most, std::vector<ChocolateVerdicts::Interval> intervals)
{
    m_most = most;
    m_intervals = std::move(intervals);
    m_value = std::min(m_value, most);
    describe();
    update();
}

void ThresholdBar::setValue(std::uint64_t value)
{
    m_value = std::min(value, m_most);
    describe();
    update();
}

void ThresholdBar::retranslate()
{
    describe();
}

void ThresholdBar::applyTheme()
{
    updateGeometry();
    update();
}

QSize ThresholdBar::sizeHint() const
{
    return {m_context.px(260), m_context.px(36)};
}

QSize ThresholdBar::minimumSizeHint() const
{
    return {m_context.px(90), m_context.px(36)};
}

QRectF ThresholdBar::groove() const
{
    const double side = m_context.px(8);
    return {side, static_cast<double>(m_context.px(9) - m_context.px(2)), width() - 2 * side, static_cast<double>(m_context.px(4))};
}

QRectF ThresholdBar::band() const
{
    const QRectF line = groove();
    return {line.left(), static_cast<double>(m_context.px(20)), line.width(), static_cast<double>(m_context.px(14))};
}

double ThresholdBar::placeOf(std::uint64_t value) const
{
    const QRectF line = groove();
    return line.left() + (m_most == 0 ? 0 : line.width() * (static_cast<double>(value) / static_cast<double>(m_most)));
}

std::uint64_t ThresholdBar::valueAt(double x) const
{
    const QRectF line = groove();
    const double part = line.width() <= 0 ? 0 : std::clamp((x - line.left()) / line.width(), 0.0, 1.0);
    return std::min(m_most, static_cast<std::uint64_t>(std::llround(part * static_cast<double>(m_most))));
}

std::size_t ThresholdBar::intervalOf(std::uint64_t value) const
{
    return m_intervals.empty() ? 0 : ChocolateVerdicts::intervalOf(m_intervals, value);
}

std::optional<std::uint64_t> ThresholdBar::nextChange() const
{
    const std::size_t index = intervalOf(m_value) + 1;
    return index < m_intervals.size() ? std::optional(m_intervals[index].from) : std::nullopt;
}

std::optional<std::uint64_t> ThresholdBar::previousChange() const
{
    if (m_intervals.empty())
        return std::nullopt;
    const std::size_t index = intervalOf(m_value);
    if (m_value > m_intervals[index].from)
        return m_intervals[index].from;
    return index > 0 ? std::optional(m_intervals[index - 1].from) : std::nullopt;
}

Phrase ThresholdBar::stretchPhrase(std::size_t index) const
{
    if (m_hidesAnswers || index >= m_intervals.size())
        return {};
    const std::uint64_t last = index + 1 < m_intervals.size() ? m_intervals[index + 1].from - 1 : m_most;
    return {"page", QT_TRANSLATE_NOOP("page", "s = %1 … %2: %3"), {m_intervals[index].from, last, outcomePhrase(m_intervals[index].outcome)}};
}

void ThresholdBar::setAnswersHidden(bool hidden)
{
    m_hidesAnswers = hidden;
    describe();
    update();
}

void ThresholdBar::describe()
{
    setAccessibleName(m_context.text({"page", QT_TRANSLATE_NOOP("page", "Threshold s, 0 to %1"), {m_most}}));
    const Phrase stretch = stretchPhrase(intervalOf(m_value));
    setAccessibleDescription(m_context.text({"page", QT_TRANSLATE_NOOP("page", "s = %1. %2"), {m_value, stretch.isEmpty() ? literal(QStringLiteral("–")) : stretch}}));
}

void ThresholdBar::choose(std::uint64_t value, bool isDragging)
{
    if (value == m_value && isDragging)
        return;
    m_value = value;
    describe();
    update();
    emit valueChosen(value, isDragging);
}

void ThresholdBar::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_isDragging = true;
    emit dragBegun();
    std::uint64_t value = valueAt(event->position().x());
    if (!m_hidesAnswers && event->position().y() >= band().top()) {
        // A stretch narrower than the finger is hit from beside it.
        const double reach = m_context.px(4);
        for (std::size_t i = 0; i < m_intervals.size(); ++i) {
            const double from = placeOf(m_intervals[i].from);
            const double to = placeOf(i + 1 < m_intervals.size() ? m_intervals[i + 1].from : m_most);
            if (to - from < reach && event->position().x() >= from - reach && event->position().x() <= to + reach && m_intervals[intervalOf(value)].outcome == Outcome::N
                && m_intervals[i].outcome == Outcome::P)
                value = m_intervals[i].from;
        }
    }
    choose(value, true);
}

void ThresholdBar::mouseMoveEvent(QMouseEvent *event)
{
    if (m_isDragging)
        choose(valueAt(event->position().x()), true);
}

void ThresholdBar::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || !m_isDragging)
        return;
    m_isDragging = false;
    choose(m_value, false);
}

bool ThresholdBar::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        // The window's step keys use them too: here the bar comes first.
        switch (static_cast<QKeyEvent *>(event)->key()) {
        case Qt::Key_Left: case Qt::Key_Right: case Qt::Key_PageUp: case Qt::Key_PageDown: case Qt::Key_Home: case Qt::Key_End:
            event->accept();
            return true;
        default: break;
        }
    }
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const Phrase stretch = stretchPhrase(intervalOf(valueAt(help->pos().x())));
        QToolTip::showText(help->globalPos(), stretch.isEmpty() ? QString() : m_context.text(stretch), this);
        return true;
    }
    return QWidget::event(event);
}

void ThresholdBar::keyPressEvent(QKeyEvent *event)
{
    std::optional<std::uint64_t> value;
    switch (event->key()) {
    case Qt::Key_Left: value = m_value > 0 ? m_value - 1 : 0; break;
    case Qt::Key_Right: value = std::min(m_most, m_value + 1); break;
    case Qt::Key_PageUp: value = previousChange(); break;
    case Qt::Key_PageDown: value = nextChange(); break;
    case Qt::Key_Home: value = 0; break;
    case Qt::Key_End: value = m_most; break;
    default: QWidget::keyPressEvent(event); return;
    }
    if (value && *value != m_value)
        choose(*value, false);
}

void ThresholdBar::focusInEvent(QFocusEvent *) { update(); }
void ThresholdBar::focusOutEvent(QFocusEvent *) { update(); }

void ThresholdBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme &theme = m_context.theme();
    const QRectF line = groove();
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.border);
    painter.drawRoundedRect(line, line.height() / 2, line.height() / 2);
    const double x = placeOf(m_value);
    painter.setBrush(theme.accent);
    painter.drawRoundedRect(QRectF(line.left(), line.top(), x - line.left(), line.height()), line.height() / 2, line.height() / 2);

    const QRectF place = band();
    QFont font = screenFont(m_context.px(10));
    font.setBold(true);
    painter.setFont(font);
    const auto paintStretch = [&](std::size_t i) {
        const double from = placeOf(m_intervals[i].from);
        const double to = i + 1 < m_intervals.size() ? placeOf(m_intervals[i + 1].from) : place.right();
        const QRectF stretch(from, place.top(), std::max(2.0, to - from), place.height());
        const bool isP = m_intervals[i].outcome == Outcome::P;
        painter.fillRect(stretch, isP ? theme.p : theme.n);
        if (stretch.width() >= m_context.px(12)) {
            painter.setPen(isP ? theme.pText : theme.nText);
            painter.drawText(stretch, Qt::AlignCenter, isP ? QStringLiteral("P") : QStringLiteral("N"));
        }
    };
    if (m_hidesAnswers) {
        QPen pen(theme.mutedText, 1);
        pen.setDashPattern({3, 2});
        painter.setPen(pen);
        painter.setBrush(theme.cell);
        painter.drawRect(place);
        painter.drawText(place, Qt::AlignCenter, QStringLiteral("?"));
    }
    // P last, so that a narrow stretch is not painted over.
    for (const Outcome outcome : {Outcome::N, Outcome::P}) {
        for (std::size_t i = 0; i < m_intervals.size(); ++i) {
            if (m_intervals[i].outcome == outcome && !m_hidesAnswers)
                paintStretch(i);
        }
    }
    painter.setPen(QPen(theme.text, m_context.px(2)));
    painter.drawLine(QPointF(x, line.top()), QPointF(x, place.bottom()));
    painter.setPen(QPen(hasFocus() ? theme.text : theme.card, m_context.px(2)));
    painter.setBrush(theme.accent);
    const double radius = m_context.px(7);
    painter.drawEllipse(QPointF(x, line.center().y()), radius, radius);
}

} // namespace mexplain
