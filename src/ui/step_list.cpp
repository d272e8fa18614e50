#include "ui/step_list.h"

#include "explain/concealment.h"
#include "render/fonts.h"
#include "ui/hidden_box.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>

namespace mexplain {

namespace {

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

} // namespace

/// One step. It paints its ground and its circle; the words are labels.
class StepItem : public QWidget {
public:
    enum class State { Past, Current, Future };

    StepItem(const UiContext &context, const Step &step, int index, std::function<void()> choose, std::function<void(int)> reveal, QWidget *parent)
        : QWidget(parent), m_context(context), m_step(step), m_index(index), m_choose(std::move(choose)), m_reveal(std::move(reveal))
    {
        setObjectName(QStringLiteral("step%1").arg(index + 1));
        setCursor(Qt::PointingHandCursor);
        m_column = new QVBoxLayout(this);
        m_title = addLabel(QStringLiteral("stepTitle%1").arg(index + 1));
        for (std::size_t i = 0; i < m_step.body.size(); ++i) {
            const QString name = QStringLiteral("%1_%2").arg(index + 1).arg(i + 1);
            if (m_step.body[i].isHidden)
                m_body.push_back(addBox(QStringLiteral("stepBox") + name, static_cast<int>(i)));
            else
                m_body.push_back(addLabel(QStringLiteral("stepBody") + name));
        }
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
            m_body[i]->setVisible(current);
            auto *label = qobject_cast<QLabel *>(m_body[i]);
            if (label == nullptr) {
                static_cast<HiddenBox *>(m_body[i])->retranslate();
                continue;
            }
            const bool formula = m_step.body[i].kind == Paragraph::Kind::Formula;
            QFont font = screenFont(m_context.px(formula ? 17 : 14));
            font.setBold(formula);
            label->setFont(font);
            setColour(label, theme.text);
            label->setText(breakable(m_context.text(m_step.body[i].phrase)));
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
        if (event->button() != Qt::LeftButton || !rect().contains(event->pos()))
            return;
        // The choice rebuilds the list, this item with it.
        if (m_state == State::Current && m_step.isTitleHidden && m_title->geometry().contains(event->pos()))
            QTimer::singleShot(0, parentWidget(), [reveal = m_reveal] { reveal(titlePart); });
        else
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
        if (m_state == State::Current && m_step.isTitleHidden) {
            QPen pen(theme.mutedText, m_context.px(2));
            pen.setDashPattern({3, 2});
            painter.setPen(pen);
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(QRectF(m_title->geometry()).adjusted(-m_context.px(5), -m_context.px(3), m_context.px(3), m_context.px(3)), m_context.px(5), m_context.px(5));
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

    HiddenBox *addBox(const QString &name, int part)
    {
        auto *box = new HiddenBox(m_context, this);
        box->setObjectName(name);
        QObject::connect(box, &HiddenBox::clicked, box, [this, part] {
            QTimer::singleShot(0, parentWidget(), [reveal = m_reveal, part] { reveal(part); });
        });
        m_column->addWidget(box, 0, Qt::AlignLeft);
        return box;
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
    std::function<void(int)> m_reveal;
    State m_state = State::Future;
    QVBoxLayout *m_column;
    QLabel *m_title;
    std::vector<QWidget *> m_body; ///< a label, or a HiddenBox
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
        auto *item = new StepItem(m_context, m_steps[i], index, [this, index] { emit stepChosen(index); }, [this](int part) { emit revealRequested(part); }, m_content);
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

} // namespace mexplain
