#include "ui/present_window.h"

#include "explain/concealment.h"
#include "render/fonts.h"
#include "ui/boards/board.h"
#include "ui/game_page.h"
#include "ui/page_table.h"
#include "ui/step_keys.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QTimer>
#include <QToolButton>
#include <QWheelEvent>

#include <algorithm>

namespace mexplain {

namespace {

constexpr int controlsMilliseconds = 2000;
constexpr int toastMilliseconds = 2500;
constexpr double eraserReach = 0.02;   // of the width
constexpr double toastSize = 0.028;    // of the height
// Of the height: the board's ordinary text, 14 px at scale 1. The largest at which the position is seen without scrolling.
constexpr double boardTextSizes[] = {0.052, 0.046, 0.04, 0.035, 0.031};

double distance(const QPointF &a, const QPointF &b)
{
    return std::hypot(a.x() - b.x(), a.y() - b.y());
}

} // namespace

/// Over everything: pen marks and the spot. It takes the mouse only while a tool is in the hand.
class PresentWindow::Overlay final : public QWidget {
public:
    Overlay(PresentWindow &window) : QWidget(&window), m_window(window)
    {
        setObjectName(QStringLiteral("presentOverlay"));
        setMouseTracking(true);
        setAttribute(Qt::WA_TransparentForMouseEvents);
    }

    void moveSpot(const QPointF &at)
    {
        m_spot = at;
        if (m_window.m_showsSpot)
            update();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const double unit = height();
        const auto &strokes = std::as_const(m_window.m_session).strokes();
        if (!m_window.m_session.isBlank()) {
            painter.setPen(QPen(m_window.m_context.themeId == ThemeId::Light ? QColor(0xC6, 0x28, 0x28) : QColor(0xFF, 0x8A, 0x80), 0.006 * unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            for (const Stroke &stroke : strokes) {
                if (stroke.size() == 1)
                    painter.drawPoint(onScreen(stroke.front()));
                QPolygonF line;
                for (const QPointF &point : stroke)
                    line << onScreen(point);
                painter.drawPolyline(line);
            }
        }
        if (m_window.m_showsSpot) {
            QRadialGradient gradient(m_spot, 0.035 * unit);
            gradient.setColorAt(0, QColor(230, 30, 30, 230));
            gradient.setColorAt(0.45, QColor(230, 30, 30, 170));
            gradient.setColorAt(1, QColor(230, 30, 30, 0));
            painter.setPen(Qt::NoPen);
            painter.setBrush(gradient);
            painter.drawEllipse(m_spot, 0.035 * unit, 0.035 * unit);
        }
    }

    void mousePressEvent(QMouseEvent *event) override
    {
        if (event->button() != Qt::LeftButton)
            return;
        m_isDrawing = true;
        if (m_window.m_tool == Tool::Pen)
            m_window.m_session.strokes().push_back({onSlide(event->position())});
        else
            erase(event->position());
        update();
    }

    void mouseMoveEvent(QMouseEvent *event) override
    {
        if (!m_isDrawing)
            return;
        auto &strokes = m_window.m_session.strokes();
        if (m_window.m_tool == Tool::Eraser)
            erase(event->position());
        else if (!strokes.empty())
            strokes.back() << onSlide(event->position());
        update();
    }

    void mouseReleaseEvent(QMouseEvent *) override
    {
        if (!m_isDrawing)
            return;
        m_isDrawing = false;
        m_window.m_session.strokesChanged();
    }

private:
    QPointF onSlide(const QPointF &at) const { return {at.x() / width(), at.y() / height()}; }
    QPointF onScreen(const QPointF &at) const { return {at.x() * width(), at.y() * height()}; }

    void erase(const QPointF &at)
    {
        std::erase_if(m_window.m_session.strokes(), [&](const Stroke &stroke) {
            return std::any_of(stroke.begin(), stroke.end(), [&](const QPointF &point) { return distance(onScreen(point), at) < eraserReach * width(); });
        });
    }

    PresentWindow &m_window;
    QPointF m_spot;
    bool m_isDrawing = false;
};

PresentWindow::PresentWindow(const UiContext &context, PresentSession &session, QWidget *parent)
    : QWidget(parent, Qt::Window), m_context(context), m_session(session), m_boardContext(context), m_overlay(new Overlay(*this)),
      m_controls(new QWidget(this)), m_toast(new QLabel(this)), m_controlsTimer(new QTimer(this)), m_toastTimer(new QTimer(this))
{
    setObjectName(QStringLiteral("presentWindow"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    m_toast->setObjectName(QStringLiteral("presentToast"));
    m_toast->setTextFormat(Qt::PlainText);
    m_toast->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_toast->hide();
    buildControls();
    m_controlsTimer->setSingleShot(true);
    m_controlsTimer->setInterval(controlsMilliseconds);
    m_toastTimer->setSingleShot(true);
    m_toastTimer->setInterval(toastMilliseconds);
    connect(m_controlsTimer, &QTimer::timeout, this, &PresentWindow::hideControls);
    connect(m_toastTimer, &QTimer::timeout, m_toast, &QWidget::hide);
    connect(&session, &PresentSession::changed, this, &PresentWindow::refresh);
    connect(&session, &PresentSession::said, this, &PresentWindow::say);
    m_controls->hide();
    retranslate();
    qApp->installEventFilter(this);
}

PresentWindow::~PresentWindow()
{
    qApp->removeEventFilter(this);
}

FigureStyle PresentWindow::style() const
{
    const Languages languages = m_context.language == Language::Chinese ? Languages::Chinese : Languages::English;
    return screenStyle(m_context.theme(), m_context.phrasebooks, languages, 24);
}

// ---- Controls -----------------------------------------------------------------------------------------------------------

void PresentWindow::addControl(const char *name, const Phrase &text, const Phrase &tip, const std::function<void()> &act)
{
    auto *button = new QToolButton(m_controls);
    button->setObjectName(QLatin1String(name));
    button->setFocusPolicy(Qt::TabFocus);
    connect(button, &QToolButton::clicked, this, act);
    m_controls->layout()->addWidget(button);
    m_buttons.push_back({button, text, tip});
}

void PresentWindow::buildControls()
{
    m_controls->setObjectName(QStringLiteral("presentControls"));
    m_controls->setAutoFillBackground(true);
    auto *row = new QHBoxLayout(m_controls);
    row->setContentsMargins(8, 6, 8, 6);
    const char *context = "present";
    addControl("presentPreviousButton", {context, QT_TRANSLATE_NOOP("present", "Back")}, {context, QT_TRANSLATE_NOOP("present", "Back (PageUp, ←)")}, [this] { m_session.previous(); });
    addControl("presentNextButton", {context, QT_TRANSLATE_NOOP("present", "On")}, {context, QT_TRANSLATE_NOOP("present", "On: reveal, or the next step (PageDown, →, Space)")}, [this] { m_session.next(); });
    addControl("presentRevealButton", {context, QT_TRANSLATE_NOOP("present", "Hide / reveal")}, {context, QT_TRANSLATE_NOOP("present", "Hide or reveal the answers (H)")}, [this] { m_session.toggleReveal(); });
    addControl("presentBoardButton", {context, QT_TRANSLATE_NOOP("present", "Board")}, {context, QT_TRANSLATE_NOOP("present", "Show the board to play on, or the figure (B)")}, [this] { toggleBoard(); });
    addControl("presentBackButton", {context, QT_TRANSLATE_NOOP("present", "Lesson's position")}, {context, QT_TRANSLATE_NOOP("present", "Back to the lesson's position (Backspace)")}, [this] { m_session.backToLesson(); });
    addControl("presentPenButton", {context, QT_TRANSLATE_NOOP("present", "Pen")}, {context, QT_TRANSLATE_NOOP("present", "Draw on the page (D)")}, [this] { setTool(m_tool == Tool::Pen ? Tool::None : Tool::Pen); });
    addControl("presentEraserButton", {context, QT_TRANSLATE_NOOP("present", "Eraser")}, {context, QT_TRANSLATE_NOOP("present", "Erase strokes (E)")}, [this] { setTool(m_tool == Tool::Eraser ? Tool::None : Tool::Eraser); });
    addControl("presentClearButton", {context, QT_TRANSLATE_NOOP("present", "Clear")}, {context, QT_TRANSLATE_NOOP("present", "Erase all strokes of this page (C)")}, [this] { clearStrokes(); });
    addControl("presentSpotButton", {context, QT_TRANSLATE_NOOP("present", "Spot")}, {context, QT_TRANSLATE_NOOP("present", "The pointer becomes a spot (S)")}, [this] { toggleSpot(); });
    addControl("presentBlankButton", {context, QT_TRANSLATE_NOOP("present", "Blank")}, {context, QT_TRANSLATE_NOOP("present", "Blank the screen, or bring it back (.)")}, [this] { m_session.toggleBlank(); });
    addControl("presentLanguageButton", {context, QT_TRANSLATE_NOOP("present", "Language")}, {context, QT_TRANSLATE_NOOP("present", "Switch the language (Ctrl+L)")}, [this] { m_session.switchLanguage(); });
    addControl("presentThemeButton", {context, QT_TRANSLATE_NOOP("present", "Theme")}, {context, QT_TRANSLATE_NOOP("present", "Light, dark, high contrast (T)")}, [this] { m_session.switchTheme(); });
    addControl("presentPresenterButton", {context, QT_TRANSLATE_NOOP("present", "Presenter")}, {context, QT_TRANSLATE_NOOP("present", "Presenter window with notes and clock (W)")}, [this] { emit presenterRequested(); });
    addControl("presentLeaveButton", {context, QT_TRANSLATE_NOOP("present", "Leave")}, {context, QT_TRANSLATE_NOOP("present", "Leave (Esc)")}, [this] { close(); });
    for (const auto &[name, tool] : {std::pair{"presentPenButton", Tool::Pen}, {"presentEraserButton", Tool::Eraser}})
        m_controls->findChild<QToolButton *>(QLatin1String(name))->setCheckable(true);
    m_controls->findChild<QToolButton *>(QStringLiteral("presentSpotButton"))->setCheckable(true);
}

void PresentWindow::showControls()
{
    m_controls->show();
    m_controls->raise();
    m_controlsTimer->start();
    updateCursor();
}

void PresentWindow::hideControls()
{
    if (m_controls->underMouse() || m_controls->isAncestorOf(QApplication::focusWidget())) {
        m_controlsTimer->start();
        return;
    }
    m_controls->hide();
    updateCursor();
}

void PresentWindow::updateCursor()
{
    const bool isIdle = m_controls->isHidden() && m_tool == Tool::None;
    setCursor(m_showsSpot || isIdle ? Qt::BlankCursor : m_tool == Tool::None ? Qt::ArrowCursor : Qt::CrossCursor);
    m_overlay->setCursor(cursor());
}

// ---- What is shown ------------------------------------------------------------------------------------------------------

void PresentWindow::retranslate()
{
    setWindowTitle(m_context.text({"present", QT_TRANSLATE_NOOP("present", "Mexplain: presentation")}));
    for (const Control &control : m_buttons) {
        control.button->setText(m_context.text(control.text));
        control.button->setToolTip(m_context.text(control.tip));
        control.button->setAccessibleName(m_context.text(control.tip));
    }
    m_toast->hide();
    applyTheme();
}

void PresentWindow::applyTheme()
{
    const Theme &theme = m_context.theme();
    QPalette colours = palette();
    colours.setColor(QPalette::Window, theme.card);
    m_controls->setPalette(colours);
    m_toast->setStyleSheet(QStringLiteral("QLabel{background:%1;color:%2;border-radius:8px;padding:8px 18px}").arg(theme.text.name(), theme.card.name()));
    m_boardContext.language = m_context.language;
    m_boardContext.themeId = m_context.themeId;
    if (m_board) {
        m_board->retranslate();
        m_board->applyTheme();
    }
    refresh();
}

bool PresentWindow::showsBoard() const
{
    return m_board != nullptr;
}

void PresentWindow::toggleBoard()
{
    m_wantsBoard = !showsBoard();
    m_refusesBoard = showsBoard();
    refresh();
}

void PresentWindow::toggleSpot()
{
    m_showsSpot = !m_showsSpot;
    m_controls->findChild<QToolButton *>(QStringLiteral("presentSpotButton"))->setChecked(m_showsSpot);
    m_overlay->moveSpot(mapFromGlobal(QCursor::pos()));
    updateCursor();
    m_overlay->update();
}

void PresentWindow::setTool(Tool tool)
{
    m_tool = tool;
    m_overlay->setAttribute(Qt::WA_TransparentForMouseEvents, tool == Tool::None);
    m_controls->findChild<QToolButton *>(QStringLiteral("presentPenButton"))->setChecked(tool == Tool::Pen);
    m_controls->findChild<QToolButton *>(QStringLiteral("presentEraserButton"))->setChecked(tool == Tool::Eraser);
    m_controls->raise();
    updateCursor();
}

void PresentWindow::clearStrokes()
{
    m_session.strokes().clear();
    m_session.strokesChanged();
}

void PresentWindow::say(const Phrase &message)
{
    m_toast->setText(m_context.text(message));
    QFont font = screenFont(std::max(12.0, toastSize * height()));
    m_toast->setFont(font);
    m_toast->adjustSize();
    placeChildren();
    m_toast->show();
    m_toast->raise();
    m_toastTimer->start();
}

void PresentWindow::showBoard()
{
    const QString game = m_session.page()->game().info().id;
    if (!m_board || m_boardGame != game) {
        m_board = makeBoard(m_session.page()->game(), m_boardContext);
        m_isBoardFitted = false; // a new parent makes the fonts forget their sizes
        m_boardGame = game;
        m_board->setParent(this);
        m_session.page()->follow(*m_board);
        m_board->retranslate();
    }
    m_board->setAnswersHidden(!m_session.page()->explanation().outcome);
    m_board->setPosition(m_session.page()->document().position());
    const QRect room = m_layout.figureRoom.toAlignedRect();
    if (!m_isBoardFitted || m_board->geometry() != room || m_fittedPosition != m_session.page()->document().position()) {
        m_board->setGeometry(room);
        fitBoard();
    }
    m_board->show();
}

void PresentWindow::fitBoard()
{
    m_fittedPosition = m_session.page()->document().position();
    for (const double size : boardTextSizes) {
        const double scale = std::clamp(size * height() / 14, 0.75, 8.0);
        if (!m_isBoardFitted || scale != m_boardContext.scale) {
            m_isBoardFitted = true;
            m_boardContext.scale = scale;
            m_board->applyTheme();
        }
        if (m_board->compactHeight() <= m_board->height() && m_board->minimumSizeHint().width() <= m_board->width() && !m_board->scrollsSideways())
            return;
    }
}

void PresentWindow::dropBoard()
{
    if (!m_board)
        return;
    // It may be the sender of what brought us here.
    m_board->hide();
    m_board.release()->deleteLater();
    setFocus();
}

void PresentWindow::refresh()
{
    const auto &steps = m_session.page()->explanation().steps;
    const Step &step = steps[static_cast<std::size_t>(m_session.page()->step())];
    if (m_lastStep != step.id) {
        m_lastStep = step.id;
        m_wantsBoard = m_refusesBoard = false;
    }
    Slide slide = m_session.slide();
    // The rule is best told by playing.
    const bool isRule = step.id == u"rule";
    const bool withBoard = !m_session.isBlank() && (m_wantsBoard || (isRule && !m_refusesBoard));
    if (withBoard && m_session.isAwayFromLesson())
        slide.hint = {"present", QT_TRANSLATE_NOOP("present", "A move was played. Backspace goes back to the lesson's position.")};
    slide.keepsFigureRoom = withBoard;
    m_layout = layOutSlide(slide, style(), size());
    if (withBoard && !m_layout.figureRoom.isEmpty())
        showBoard();
    else
        dropBoard();
    setAccessibleName(m_context.text(step.title));
    QStringList words;
    for (const Paragraph &paragraph : step.body)
        words += m_context.text(paragraph.phrase);
    setAccessibleDescription(words.join(u'\n'));
    placeChildren();
    update();
    m_overlay->update();
}

void PresentWindow::placeChildren()
{
    if (m_board)
        m_board->setGeometry(m_layout.figureRoom.toAlignedRect());
    m_overlay->setGeometry(rect());
    m_overlay->raise();
    QSize controls = m_controls->sizeHint();
    controls.setWidth(std::min(controls.width(), width()));
    m_controls->setGeometry((width() - controls.width()) / 2, height() - controls.height() - 8, controls.width(), controls.height());
    m_controls->raise();
    const QSize toast = m_toast->size();
    m_toast->move((width() - toast.width()) / 2, height() - toast.height() - height() / 12);
    m_toast->raise();
}

void PresentWindow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    if (m_session.isBlank())
        painter.fillRect(rect(), Qt::black);
    else
        paintSlide(painter, m_layout, style(), !m_board);
}

void PresentWindow::resizeEvent(QResizeEvent *)
{
    refresh();
}

// ---- What the person does -----------------------------------------------------------------------------------------------

void PresentWindow::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    setFocus();
    if (m_session.isBlank())
        return m_session.toggleBlank();
    for (const SlideLayout::Box &box : m_layout.boxes) {
        if (box.rect.contains(event->position()) && !(m_board && box.part == figurePart))
            return m_session.reveal(box.part);
    }
}

void PresentWindow::wheelEvent(QWheelEvent *event)
{
    m_wheel += event->angleDelta().y();
    constexpr int notch = 120;
    for (; m_wheel <= -notch; m_wheel += notch)
        m_session.next();
    for (; m_wheel >= notch; m_wheel -= notch)
        m_session.previous();
    event->accept();
}

bool PresentWindow::pressLetter(const QKeyEvent &key)
{
    if (key.modifiers() == Qt::ControlModifier && key.key() == Qt::Key_L) {
        m_session.switchLanguage();
        return true;
    }
    if ((key.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) != Qt::NoModifier)
        return false;
    if (m_session.pressKey(key.key()))
        return true;
    switch (key.key()) {
    case Qt::Key_B: toggleBoard(); return true;
    case Qt::Key_D: setTool(m_tool == Tool::Pen ? Tool::None : Tool::Pen); return true;
    case Qt::Key_E: setTool(m_tool == Tool::Eraser ? Tool::None : Tool::Eraser); return true;
    case Qt::Key_C: clearStrokes(); return true;
    case Qt::Key_S: toggleSpot(); return true;
    case Qt::Key_T: m_session.switchTheme(); return true;
    case Qt::Key_W: emit presenterRequested(); return true;
    case Qt::Key_X: emit swapRequested(); return true;
    case Qt::Key_F1:
    case Qt::Key_Question: emit keysRequested(); return true;
    case Qt::Key_F5:
    case Qt::Key_Escape: close(); return true;
    default: return false;
    }
}

bool PresentWindow::handleKey(const QWidget *focus, const QKeyEvent &key)
{
    // A number is being typed on the board: only the clicker's keys are not meant for it.
    const bool isClicker = key.key() == Qt::Key_PageDown || key.key() == Qt::Key_PageUp;
    if (!isClicker && (qobject_cast<const QLineEdit *>(focus) || qobject_cast<const QAbstractSpinBox *>(focus)))
        return false;
    if (pressLetter(key))
        return true;
    if (!isClicker && !isStepKeyBefore(focus, key))
        return false;
    const auto command = stepCommandOf(key);
    if (!command)
        return false;
    m_session.run(*command);
    return true;
}

bool PresentWindow::eventFilter(QObject *watched, QEvent *event)
{
    auto *widget = watched->isWidgetType() ? static_cast<QWidget *>(watched) : nullptr;
    if (widget == nullptr || widget->window() != this)
        return false;
    if (event->type() == QEvent::KeyPress) {
        const bool addressed = widget == focusWidget() || (widget == this && !focusWidget());
        return addressed && handleKey(widget, *static_cast<QKeyEvent *>(event));
    }
    if (event->type() == QEvent::MouseMove) {
        const QPointF at = widget->mapTo(this, static_cast<QMouseEvent *>(event)->position().toPoint());
        m_overlay->moveSpot(at);
        if (!m_showsSpot && m_tool == Tool::None)
            showControls();
        // The pen needs its controls back too; they wait at the lower edge.
        else if (at.y() > 0.9 * height())
            showControls();
    }
    return false;
}

void PresentWindow::closeEvent(QCloseEvent *event)
{
    event->accept();
    emit closed();
}

} // namespace mexplain
