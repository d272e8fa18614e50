#include "ui/step_player.h"

#include "render/fonts.h"

#include <QHBoxLayout>
#include <QIcon>
#include <QLabel>
#include <QPainter>
#include <QProgressBar>
#include <QTimer>
#include <QToolButton>

#include <algorithm>

namespace mexplain {

namespace {

constexpr int autoPlayMilliseconds = 4000;

enum class Shape { First, Previous, Next, Play, Pause };

// Painted, because no font is sure to have these characters.
QPixmap shapePixmap(Shape shape, const QColor &colour, int size)
{
    QPixmap pixmap(size * 2, size * 2);
    pixmap.setDevicePixelRatio(2);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.scale(size / 16.0, size / 16.0);
    const auto triangle = [&painter](double base, double tip) {
        painter.drawPolygon(QPolygonF{{base, 2}, {base, 14}, {tip, 8}});
    };
    switch (shape) {
    case Shape::First:
        painter.drawRect(QRectF(2, 2, 2, 12));
        triangle(14, 5);
        break;
    case Shape::Previous: triangle(12, 3); break;
    case Shape::Next: triangle(4, 13); break;
    case Shape::Play:
        triangle(1, 8);
        triangle(8, 15);
        break;
    case Shape::Pause:
        painter.drawRect(QRectF(3, 2, 4, 12));
        painter.drawRect(QRectF(9, 2, 4, 12));
        break;
    }
    return pixmap;
}

QIcon shapeIcon(Shape shape, const QColor &colour, const QColor &muted, int size)
{
    QIcon icon(shapePixmap(shape, colour, size));
    icon.addPixmap(shapePixmap(shape, muted, size), QIcon::Disabled);
    return icon;
}

} // namespace

StepPlayer::StepPlayer(const UiContext &context, QWidget *parent)
    : QWidget(parent), m_context(context), m_firstButton(new QToolButton(this)), m_previousButton(new QToolButton(this)),
      m_progress(new QProgressBar(this)), m_placeLabel(new QLabel(this)), m_nextButton(new QToolButton(this)),
      m_autoButton(new QToolButton(this)), m_timer(new QTimer(this))
{
    m_firstButton->setObjectName(QStringLiteral("firstStepButton"));
    m_previousButton->setObjectName(QStringLiteral("previousStepButton"));
    m_progress->setObjectName(QStringLiteral("stepProgress"));
    m_placeLabel->setObjectName(QStringLiteral("stepPlaceLabel"));
    m_nextButton->setObjectName(QStringLiteral("nextStepButton"));
    m_autoButton->setObjectName(QStringLiteral("autoPlayButton"));
    m_placeLabel->setTextFormat(Qt::PlainText);
    m_progress->setTextVisible(false);
    m_nextButton->setProperty("primary", true);
    m_autoButton->setCheckable(true);
    auto *row = new QHBoxLayout(this);
    row->addWidget(m_firstButton);
    row->addWidget(m_previousButton);
    row->addWidget(m_progress, 1);
    row->addWidget(m_placeLabel);
    row->addWidget(m_nextButton);
    row->addWidget(m_autoButton);
    m_timer->setInterval(autoPlayMilliseconds);
    connect(m_firstButton, &QToolButton::clicked, this, &StepPlayer::firstRequested);
    connect(m_previousButton, &QToolButton::clicked, this, &StepPlayer::previousRequested);
    connect(m_nextButton, &QToolButton::clicked, this, &StepPlayer::nextRequested);
    connect(m_timer, &QTimer::timeout, this, &StepPlayer::tick);
    connect(m_autoButton, &QToolButton::toggled, this, [this](bool on) {
        if (on && m_step + 1 >= m_count)
            emit firstRequested();
        on ? m_timer->start() : m_timer->stop();
        applyTheme();
        retranslate();
    });
}

void StepPlayer::setPlace(int step, int count, bool hasMore)
{
    m_step = step;
    m_count = count;
    m_progress->setRange(0, std::max(1, count + (hasMore ? 1 : 0)));
    m_progress->setValue(step + 1);
    m_placeLabel->setText(QStringLiteral("%1 / %2").arg(step + 1).arg(hasMore ? QStringLiteral("?") : QString::number(count)));
    m_firstButton->setEnabled(step > 0);
    m_previousButton->setEnabled(step > 0);
    m_nextButton->setEnabled(step + 1 < count);
}

void StepPlayer::stop()
{
    m_autoButton->setChecked(false);
}

void StepPlayer::tick()
{
    if (m_step + 1 < m_count)
        emit nextRequested();
    if (m_step + 1 >= m_count)
        stop();
}

void StepPlayer::retranslate()
{
    const auto setUp = [this](QWidget *widget, const Phrase &name, const Phrase &tip) {
        widget->setAccessibleName(m_context.text(name));
        widget->setToolTip(m_context.text(tip));
    };
    setUp(m_firstButton, {"page", QT_TRANSLATE_NOOP("page", "First step")}, {"page", QT_TRANSLATE_NOOP("page", "First step (Home)")});
    setUp(m_previousButton, {"page", QT_TRANSLATE_NOOP("page", "Previous step")},
          {"page", QT_TRANSLATE_NOOP("page", "Previous step (PageUp, ←)")});
    setUp(m_nextButton, {"page", QT_TRANSLATE_NOOP("page", "Next step")},
          {"page", QT_TRANSLATE_NOOP("page", "Next step (PageDown, →, Space)")});
    if (m_autoButton->isChecked())
        setUp(m_autoButton, {"page", QT_TRANSLATE_NOOP("page", "Stop auto-play")},
              {"page", QT_TRANSLATE_NOOP("page", "Stop auto-play (Space when focused)")});
    else
        setUp(m_autoButton, {"page", QT_TRANSLATE_NOOP("page", "Auto-play")},
              {"page", QT_TRANSLATE_NOOP("page", "Auto-play: a step every 4 seconds (Space when focused)")});
    setUp(m_progress, {"page", QT_TRANSLATE_NOOP("page", "Place among the steps")},
          {"page", QT_TRANSLATE_NOOP("page", "Place among the steps (Home first, End last)")});
}

void StepPlayer::applyTheme()
{
    const Theme &theme = m_context.theme();
    const int size = m_context.px(16);
    const auto setUp = [&](QToolButton *button, Shape shape, const QColor &colour) {
        button->setIcon(shapeIcon(shape, colour, theme.mutedText, size));
        button->setIconSize({size, size});
    };
    setUp(m_firstButton, Shape::First, theme.text);
    setUp(m_previousButton, Shape::Previous, theme.text);
    setUp(m_nextButton, Shape::Next, theme.accentText);
    setUp(m_autoButton, m_autoButton->isChecked() ? Shape::Pause : Shape::Play, theme.text);
    m_placeLabel->setFont(screenFont(m_context.px(14)));
    m_progress->setFixedHeight(m_context.px(7));
    layout()->setContentsMargins(m_context.px(12), m_context.px(8), m_context.px(12), m_context.px(8));
    layout()->setSpacing(m_context.px(8));
}

} // namespace mexplain
