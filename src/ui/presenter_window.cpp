#include "ui/presenter_window.h"

#include "render/fonts.h"
#include "ui/slide_view.h"
#include "ui/step_keys.h"

#include <QApplication>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTime>
#include <QTimer>

namespace mexplain {

PresenterWindow::PresenterWindow(const UiContext &context, PresentSession &session, QWidget *parent)
    : QWidget(parent, Qt::Window), m_context(context), m_session(session), m_current(new SlideView(context, this)), m_next(new SlideView(context, this)),
      m_currentLabel(new QLabel(this)), m_nextLabel(new QLabel(this)), m_notesLabel(new QLabel(this)), m_notes(new QPlainTextEdit(this)),
      m_clockLabel(new QLabel(this)), m_elapsedLabel(new QLabel(this)), m_restartButton(new QPushButton(this)), m_timer(new QTimer(this))
{
    setObjectName(QStringLiteral("presenterWindow"));
    setFocusPolicy(Qt::StrongFocus);
    m_current->setObjectName(QStringLiteral("currentSlideView"));
    m_next->setObjectName(QStringLiteral("nextSlideView"));
    m_notes->setObjectName(QStringLiteral("presenterNotes"));
    m_clockLabel->setObjectName(QStringLiteral("clockLabel"));
    m_elapsedLabel->setObjectName(QStringLiteral("elapsedLabel"));
    m_restartButton->setObjectName(QStringLiteral("restartTimeButton"));
    m_notes->setReadOnly(true);
    m_notes->setTabChangesFocus(true);
    for (QLabel *label : {m_currentLabel, m_nextLabel, m_notesLabel, m_clockLabel, m_elapsedLabel})
        label->setTextFormat(Qt::PlainText);
    auto *times = new QHBoxLayout;
    times->addWidget(m_clockLabel);
    times->addSpacing(24);
    times->addWidget(m_elapsedLabel);
    times->addWidget(m_restartButton);
    times->addStretch(1);
    auto *grid = new QGridLayout(this);
    grid->addLayout(times, 0, 0, 1, 2);
    grid->addWidget(m_currentLabel, 1, 0);
    grid->addWidget(m_nextLabel, 1, 1);
    grid->addWidget(m_current, 2, 0, 3, 1);
    grid->addWidget(m_next, 2, 1);
    grid->addWidget(m_notesLabel, 3, 1);
    grid->addWidget(m_notes, 4, 1);
    grid->setColumnStretch(0, 3);
    grid->setColumnStretch(1, 2);
    grid->setRowStretch(2, 2);
    grid->setRowStretch(4, 3);
    resize(1100, 680);
    m_elapsed.start();
    m_timer->setInterval(500);
    connect(m_timer, &QTimer::timeout, this, &PresenterWindow::tick);
    connect(m_restartButton, &QPushButton::clicked, this, [this] {
        m_elapsed.restart();
        tick();
    });
    connect(&session, &PresentSession::changed, this, &PresenterWindow::refresh);
    m_timer->start();
    retranslate();
    applyTheme();
    qApp->installEventFilter(this);
}

PresenterWindow::~PresenterWindow()
{
    qApp->removeEventFilter(this);
}

void PresenterWindow::retranslate()
{
    const auto text = [this](const char *source) { return m_context.text({"present", source}); };
    setWindowTitle(text(QT_TRANSLATE_NOOP("present", "Mexplain: presenter")));
    m_nextLabel->setText(text(QT_TRANSLATE_NOOP("present", "Next")));
    m_notesLabel->setText(text(QT_TRANSLATE_NOOP("present", "Notes")));
    m_notes->setAccessibleName(m_notesLabel->text());
    m_notes->setPlaceholderText(text(QT_TRANSLATE_NOOP("present", "No notes for this page.")));
    m_restartButton->setText(text(QT_TRANSLATE_NOOP("present", "Restart")));
    m_restartButton->setAccessibleName(text(QT_TRANSLATE_NOOP("present", "Count the time from now")));
    m_restartButton->setToolTip(text(QT_TRANSLATE_NOOP("present", "Count the time from now (Space when focused)")));
    refresh();
    tick();
}

void PresenterWindow::applyTheme()
{
    QPalette colours = palette();
    colours.setColor(QPalette::Window, m_context.theme().window);
    setPalette(colours);
    setAutoFillBackground(true);
    QFont large = screenFont(m_context.px(26));
    large.setBold(true);
    m_clockLabel->setFont(large);
    m_elapsedLabel->setFont(large);
    m_notes->setFont(screenFont(m_context.px(18)));
    for (QLabel *label : {m_currentLabel, m_nextLabel, m_notesLabel})
        label->setFont(screenFont(m_context.px(14)));
    refresh();
}

void PresenterWindow::refresh()
{
    const bool isLesson = m_session.item() >= 0;
    m_currentLabel->setText(isLesson ? m_context.text({"present", QT_TRANSLATE_NOOP("present", "Now: item %1 of %2"), {m_session.item() + 1, m_session.itemCount()}})
                                     : m_context.text({"present", QT_TRANSLATE_NOOP("present", "Now")}));
    m_current->setSlide(m_session.slide(), std::as_const(m_session).strokes());
    m_current->setBlank(m_session.isBlank());
    m_next->setSlide(m_session.nextSlide());
    // Read further down, it stays there while the page is drawn on.
    if (const QString note = m_session.note(); note != m_note) {
        m_note = note;
        m_notes->setPlainText(note);
    }
}

void PresenterWindow::tick()
{
    m_clockLabel->setText(QTime::currentTime().toString(QStringLiteral("HH:mm")));
    const qint64 seconds = m_elapsed.elapsed() / 1000;
    m_elapsedLabel->setText(m_context.text({"present", QT_TRANSLATE_NOOP("present", "elapsed %1"),
        {QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'))}}));
}

void PresenterWindow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        emit leaveRequested();
    else
        QWidget::keyPressEvent(event);
}

bool PresenterWindow::eventFilter(QObject *watched, QEvent *event)
{
    auto *widget = watched->isWidgetType() ? static_cast<QWidget *>(watched) : nullptr;
    if (widget == nullptr || event->type() != QEvent::KeyPress || widget->window() != this || widget != (focusWidget() ? focusWidget() : this))
        return false;
    const auto &key = *static_cast<QKeyEvent *>(event);
    const bool isPlain = (key.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (isPlain && m_session.pressKey(key.key()))
        return true;
    if (isPlain && (key.key() == Qt::Key_W || key.key() == Qt::Key_X)) {
        key.key() == Qt::Key_W ? emit hideRequested() : emit swapRequested();
        return true;
    }
    const auto command = stepCommandOf(key);
    const bool isPage = key.key() == Qt::Key_PageDown || key.key() == Qt::Key_PageUp;
    if (!command || !(isPage || isStepKeyBefore(widget, key)))
        return false;
    m_session.run(*command);
    return true;
}

} // namespace mexplain
