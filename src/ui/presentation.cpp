#include "ui/presentation.h"

#include "ui/present_window.h"
#include "ui/presenter_window.h"

#include <QGuiApplication>
#include <QScreen>

#include <algorithm>
#include <utility>

namespace mexplain {

namespace {

/// Another screen than this one; null where there is none.
QScreen *screenBeside(const QScreen *screen)
{
    const QList<QScreen *> screens = QGuiApplication::screens();
    const auto other = std::find_if(screens.begin(), screens.end(), [screen](const QScreen *one) { return one != screen; });
    return other == screens.end() ? nullptr : *other;
}

/// In the middle of the room, and no larger than it.
void placeInside(QWidget &window, const QRect &room)
{
    const QRect inner = window.geometry();
    const QRect outer = window.frameGeometry();
    const QRect free = room.adjusted(inner.left() - outer.left(), inner.top() - outer.top(), inner.right() - outer.right(), inner.bottom() - outer.bottom());
    QRect place(QPoint(), window.size().boundedTo(free.size()));
    place.moveCenter(free.center());
    window.setGeometry(place);
}

} // namespace

Presentation::Presentation(const UiContext &context, PresentHost host, QWidget &owner)
    : m_context(context), m_owner(owner), m_focus(owner.focusWidget()), m_session(std::make_unique<PresentSession>(std::move(host))),
      m_window(std::make_unique<PresentWindow>(context, *m_session))
{
    connect(m_window.get(), &PresentWindow::closed, this, &Presentation::ended);
    connect(m_window.get(), &PresentWindow::presenterRequested, this, &Presentation::togglePresenter);
    connect(m_window.get(), &PresentWindow::swapRequested, this, &Presentation::swapScreens);
    connect(m_window.get(), &PresentWindow::keysRequested, this, &Presentation::keysRequested);
    // When the system has moved the windows of a screen that goes.
    for (const auto signal : {&QGuiApplication::screenAdded, &QGuiApplication::screenRemoved})
        connect(qGuiApp, signal, this, [this] { followScreens(); }, Qt::QueuedConnection);
}

Presentation::~Presentation()
{
    m_window->disconnect(this);
    m_presenter.reset();
    m_window.reset();
    m_owner.raise();
    m_owner.activateWindow();
    if (m_focus)
        m_focus->setFocus();
}

void Presentation::start()
{
    m_screenCount = QGuiApplication::screens().size();
    arrange();
}

void Presentation::arrange()
{
    QScreen *own = m_owner.screen();
    QScreen *other = screenBeside(own);
    placeClass(other != nullptr ? other : own);
    if (other != nullptr)
        showPresenter();
    activateClass();
}

void Presentation::placeClass(QScreen *screen)
{
    // A window manager moves no window that fills its screen.
    if (m_window->isVisible() && m_window->screen() != screen)
        m_window->showNormal();
    m_window->setScreen(screen);
    m_window->setGeometry(screen->geometry());
    m_window->showFullScreen();
}

void Presentation::activateClass()
{
    m_window->raise();
    m_window->activateWindow();
    m_window->setFocus();
}

void Presentation::placePresenter(QScreen *screen)
{
    // It is placed before it is shown: the class must not see the notes, not even for a moment.
    const QRect room = screen->availableGeometry();
    if (m_presenter->isVisible())
        m_presenter->showNormal();
    m_presenter->setScreen(screen);
    if (screen != m_window->screen()) {
        m_presenter->setGeometry(room);
        m_presenter->showMaximized();
        return;
    }
    placeInside(*m_presenter, room);
    m_presenter->showNormal();
    m_presenter->raise();
    m_presenter->activateWindow();
}

void Presentation::showPresenter()
{
    if (!m_presenter) {
        m_presenter = std::make_unique<PresenterWindow>(m_context, *m_session);
        connect(m_presenter.get(), &PresenterWindow::leaveRequested, m_window.get(), &QWidget::close);
        connect(m_presenter.get(), &PresenterWindow::hideRequested, this, &Presentation::togglePresenter);
        connect(m_presenter.get(), &PresenterWindow::swapRequested, this, &Presentation::swapScreens);
    }
    if (isPresenterSeen())
        return;
    QScreen *own = m_owner.screen();
    QScreen *beside = screenBeside(m_window->screen());
    placePresenter(own == m_window->screen() && beside != nullptr ? beside : own);
}

bool Presentation::isPresenterSeen() const
{
    // On the class's screen it may lie behind the class's window.
    return m_presenter && m_presenter->isVisible() && (m_presenter->screen() != m_window->screen() || m_presenter->isActiveWindow());
}

void Presentation::togglePresenter()
{
    if (!isPresenterSeen())
        return showPresenter();
    m_presenter->hide();
    activateClass();
}

void Presentation::swapScreens()
{
    QScreen *classScreen = m_window->screen();
    const bool hasPresenter = m_presenter && m_presenter->isVisible();
    QScreen *other = hasPresenter && m_presenter->screen() != classScreen ? m_presenter->screen() : screenBeside(classScreen);
    if (other == nullptr)
        return;
    placeClass(other);
    if (hasPresenter)
        placePresenter(classScreen);
    activateClass();
}

void Presentation::followScreens()
{
    const QList<QScreen *> screens = QGuiApplication::screens();
    const qsizetype before = std::exchange(m_screenCount, screens.size());
    if (screens.isEmpty())
        return; // for a moment, while one takes the place of another
    if (!m_owner.screen()->availableGeometry().contains(m_owner.frameGeometry().center()))
        placeInside(m_owner, m_owner.screen()->availableGeometry());
    if (before < 2 && screens.size() > 1)
        return arrange(); // a projector is plugged in
    const bool hasPresenter = m_presenter && m_presenter->isVisible();
    const bool isTogether = hasPresenter && m_presenter->screen() == m_window->screen();
    if (m_window->geometry() == m_window->screen()->geometry() && !isTogether)
        return; // neither of ours has gone
    QScreen *beside = hasPresenter ? screenBeside(m_presenter->screen()) : nullptr;
    placeClass(isTogether && beside != nullptr ? beside : m_window->screen());
    if (hasPresenter)
        placePresenter(m_presenter->screen());
    activateClass();
    if (hasPresenter && beside == nullptr)
        m_window->say({"present", QT_TRANSLATE_NOOP("present", "The other screen has gone. W brings the presenter's window to the front.")});
}

void Presentation::retranslate()
{
    m_window->retranslate();
    if (m_presenter)
        m_presenter->retranslate();
}

void Presentation::applyTheme()
{
    m_window->applyTheme();
    if (m_presenter)
        m_presenter->applyTheme();
}

} // namespace mexplain
