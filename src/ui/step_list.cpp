#include "ui/step_list.h"

#include "render/fonts.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QProgressBar>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>

namespace mexplain {

namespace {

constexpr int autoPlayMilliseconds = 4000;

/// A label cannot break a row of 60 binary digits: zero-width spaces let it.
QString breakable(const QString &text)
{
    QString result;
    int run = 0;
    for (const QChar c : text) {
        const bool breaks = c.isSpace() || c.unicode() > 0x2E80;
        run = breaks ? 0 : run + 1;
        result += c;
        if (run == 16) {
            result += QChar(0x200B);
            run = 0;
        }
    }
    return result;
}

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

/// One step. It paints its ground and its circle; the words are labels.
class StepItem : public QWidget {
public:
    enum class State { Past, Current, Future };

    StepItem(const UiContext &context, const Step &step, int index, std::function<void()> choose, QWidget *parent)
        : QWidget(parent), m_context(context), m_step(step), m_index(index), m_choose(std::move(choose))
    {
        setObjectName(QStringLiteral("step%1").arg(index + 1));
        setCursor(Qt::PointingHandCursor);
        m_column = new QVBoxLayout(this);
        m_title = addLabel(QStringLiteral("stepTitle%1").arg(index + 1));
        for (std::size_t i = 0; i < m_step.body.size(); ++i)
            m_body.push_back(addLabel(QStringLiteral("stepBody%1_%2").arg(index + 1).arg(i + 1)));
    }

    void show(State state)
    {
        m_state = state;
        const Theme &theme = m_context.theme();
        const bool current = state == State::Current;
        QFont titleFont = screenFont(m_context.px(14));
        titleFont.setBold(current);
        m_title->setFont(titleFont);
        setColour(m_title, state == State::Future ? theme.mutedText : theme.text);
        m_title->setText(breakable(m_context.text(m_step.title)));
        for (std::size_t i = 0; i < m_body.size(); ++i) {
            const bool formula = m_step.body[i].kind == Paragraph::Kind::Formula;
            QFont font = screenFont(m_context.px(formula ? 17 : 14));
            font.setBold(formula);
            m_body[i]->setFont(font);
            setColour(m_body[i], theme.text);
            m_body[i]->setText(breakable(m_context.text(m_step.body[i].phrase)));
            m_body[i]->setVisible(current);
        }
        m_column->setContentsMargins(m_context.px(40), m_context.px(8), m_context.px(12), m_context.px(current ? 12 : 8));
        m_column->setSpacing(m_context.px(6));
        setMinimumHeight(m_context.px(36));
        setAccessibleName(m_context.text({"page", QT_TRANSLATE_NOOP("page", "Step %1: %2"), {m_index + 1, m_step.title}}));
        updateGeometry();
        update();
    }

protected:
    void mouseReleaseEvent(QMouseEvent *event) override
    {
        if (event->button() == Qt::LeftButton && rect().contains(event->pos()))
            // The choice rebuilds the list, this item with it.
            QTimer::singleShot(0, parentWidget(), m_choose);
    }

    void paintEvent(QPaintEvent *) override
    {
        const Theme &theme = m_context.theme();
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        if (m_state == State::Current) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(theme.accentSoft);
            painter.drawRoundedRect(rect(), m_context.px(6), m_context.px(6));
            if (const QWidget *list = parentWidget()->parentWidget()->parentWidget(); list != nullptr && list->hasFocus()) {
                painter.setPen(QPen(theme.accent, m_context.px(2)));
                painter.setBrush(Qt::NoBrush);
                painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), m_context.px(6), m_context.px(6));
            }
        }
        const double side = m_context.px(22);
        const double middle = m_title->geometry().top() + QFontMetricsF(m_title->font()).height() / 2;
        const QRectF circle(m_context.px(8), middle - side / 2, side, side);
        painter.setPen(m_state == State::Future ? QPen(theme.border, 1) : QPen(Qt::NoPen));
        painter.setBrush(m_state == State::Current ? theme.accent : m_state == State::Past ? theme.cell : theme.card);
        painter.drawEllipse(circle);
        painter.setPen(m_state == State::Current ? theme.accentText : m_state == State::Past ? theme.text : theme.mutedText);
        painter.setFont(screenFont(m_context.px(12)));
        painter.drawText(circle, Qt::AlignCenter, QString::number(m_index + 1));
    }

private:
    QLabel *addLabel(const QString &name)
    {
        auto *label = new QLabel(this);
        label->setObjectName(name);
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setAttribute(Qt::WA_TransparentForMouseEvents);
        m_column->addWidget(label);
        return label;
    }

    static void setColour(QLabel *label, const QColor &colour)
    {
        QPalette palette = label->palette();
        palette.setColor(QPalette::WindowText, colour);
        label->setPalette(palette);
    }

    const UiContext &m_context;
    Step m_step;
    int m_index;
    std::function<void()> m_choose;
    State m_state = State::Future;
    QVBoxLayout *m_column;
    QLabel *m_title;
    std::vector<QLabel *> m_body;
};

StepList::StepList(const UiContext &context, QWidget *parent)
    : QScrollArea(parent), m_context(context), m_content(new QWidget), m_column(new QVBoxLayout(m_content))
{
    setFrameShape(NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::StrongFocus);
    setWidget(m_content);
    viewport()->setAutoFillBackground(false);
    m_content->setAutoFillBackground(false);
    m_column->setSpacing(0);
}

void StepList::setSteps(const std::vector<Step> &steps, int current)
{
    m_steps = steps;
    m_current = current;
    rebuild();
}

void StepList::rebuild()
{
    qDeleteAll(m_items);
    m_items.clear();
    while (QLayoutItem *rest = m_column->takeAt(0))
        delete rest;
    for (std::size_t i = 0; i < m_steps.size(); ++i) {
        const int index = static_cast<int>(i);
        auto *item = new StepItem(m_context, m_steps[i], index, [this, index] { emit stepChosen(index); }, m_content);
        m_column->addWidget(item);
        item->setVisible(true);
        m_items.push_back(item);
    }
    m_column->addStretch(1);
    setCurrent(m_current);
}

void StepList::setCurrent(int current)
{
    m_current = current;
    for (std::size_t i = 0; i < m_items.size(); ++i) {
        const int index = static_cast<int>(i);
        m_items[i]->show(index < current ? StepItem::State::Past : index == current ? StepItem::State::Current : StepItem::State::Future);
    }
    if (current >= 0 && static_cast<std::size_t>(current) < m_items.size()) {
        setAccessibleDescription(m_items[static_cast<std::size_t>(current)]->accessibleName());
        // Its height is known after the layout has run.
        QTimer::singleShot(0, this, [this] {
            if (m_current >= 0 && static_cast<std::size_t>(m_current) < m_items.size())
                ensureWidgetVisible(m_items[static_cast<std::size_t>(m_current)], 0, m_context.px(8));
        });
    }
}

void StepList::retranslate()
{
    setAccessibleName(m_context.text({"page", QT_TRANSLATE_NOOP("page", "Steps")}));
    setToolTip(m_context.text({"page", QT_TRANSLATE_NOOP("page", "Click a step to open it (Up and Down when focused; PageDown next, PageUp previous)")}));
    setCurrent(m_current);
}

void StepList::applyTheme()
{
    const int margin = m_context.px(8);
    m_column->setContentsMargins(margin, margin, margin, margin);
    setCurrent(m_current);
}

void StepList::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Down || event->key() == Qt::Key_Up) {
        const int step = m_current + (event->key() == Qt::Key_Down ? 1 : -1);
        if (step >= 0 && static_cast<std::size_t>(step) < m_items.size())
            emit stepChosen(step);
        event->accept();
        return;
    }
    QScrollArea::keyPressEvent(event);
}

bool StepList::event(QEvent *event)
{
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
        m_content->update();
    return QScrollArea::event(event);
}

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

void StepPlayer::setPlace(int step, int count)
{
    m_step = step;
    m_count = count;
    m_progress->setRange(0, std::max(1, count));
    m_progress->setValue(step + 1);
    m_placeLabel->setText(QStringLiteral("%1 / %2").arg(step + 1).arg(count));
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
