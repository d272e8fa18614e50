#include "ui/hidden_box.h"

#include "render/fonts.h"

#include <QPainter>

namespace mexplain {

HiddenBox::HiddenBox(const UiContext &context, QWidget *parent) : QAbstractButton(parent), m_context(context)
{
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    retranslate();
}

void HiddenBox::retranslate()
{
    setAccessibleName(m_context.text({"page", QT_TRANSLATE_NOOP("page", "Hidden; press to reveal it")}));
    setToolTip(m_context.text({"page", QT_TRANSLATE_NOOP("page", "Click to reveal this alone; H reveals everything")}));
}

QSize HiddenBox::sizeHint() const
{
    return {m_context.px(90), m_context.px(30)};
}

void HiddenBox::paintEvent(QPaintEvent *)
{
    const Theme &theme = m_context.theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPen pen(hasFocus() || underMouse() ? theme.accent : theme.mutedText, m_context.px(hasFocus() ? 3 : 2));
    pen.setDashPattern({3, 2});
    painter.setPen(pen);
    painter.drawRoundedRect(QRectF(rect()).adjusted(2, 2, -2, -2), m_context.px(6), m_context.px(6));
    QFont font = screenFont(m_context.px(15));
    font.setBold(true);
    painter.setFont(font);
    painter.drawText(rect(), Qt::AlignCenter, QStringLiteral("?"));
}

} // namespace mexplain
