#include "ui/presentation.h"

#include "ui/present_window.h"
#include "ui/presenter_window.h"

#include <QGuiApplication>
#include <QScreen>
#include <QWindow>

#include <algorithm>

namespace mexplain {

Presentation::Presentation(const UiContext &context, PresentHost host, QWidget &owner)
    : m_context(context), m_owner(owner), m_focus(owner.focusWidget()), m_session(std::make_unique<PresentSession>(std::move(host))),
      m_window(std::make_unique<PresentWindow>(context, *m_session))
{
    connect(m_window.get(), &PresentWindow::closed, this, &Presentation::ended);
    connect(m_window.get(), &PresentWindow::presenterRequested, this, &Presentation::togglePresenter);
    connect(m_window.get(), &PresentWindow::swapRequested, this, &Presentation::swapScreens);
    connect(m_window.get(), &PresentWindow::keysRequested, this, &Presentation::keysRequested);
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
    QScreen *own = m_owner.screen();
    const QList<QScreen *> screens = QGuiApplication::screens();
    const auto other = std::find_if(screens.begin(), screens.end(), [own](const QScreen *screen) { return screen != own; });
    if (other == screens.end()) {
        place(own, nullptr);
        return;
    }
    showPresenter();
    place(*other, own);
}

void Presentation::place(QScreen *forClass, QScreen *forPresenter)
{
    if (m_presenter && forPresenter != nullptr) {
        m_presenter->setGeometry(forPresenter->availableGeometry());
        m_presenter->showMaximized();
    }
    m_window->setGeometry(forClass->geometry());
    m_window->showFullScreen();
    m_window->raise();
    m_window->activateWindow();
    m_window->setFocus();
}

void Presentation::showPresenter()
{
    if (!m_presenter) {
        m_presenter = std::make_unique<PresenterWindow>(m_context, *m_session);
        connect(m_presenter.get(), &PresenterWindow::leaveRequested, m_window.get(), &QWidget::close);
    }
    m_presenter->show();
}

void Presentation::togglePresenter()
{
    if (m_presenter && m_presenter->isVisible())
        m_presenter->hide();
    else
        showPresenter();
}

void Presentation::swapScreens()
{
    const QList<QScreen *> screens = QGuiApplication::screens();
    if (screens.size() < 2 || !m_presenter)
        return;
    QScreen *presenterScreen = m_presenter->screen();
    QScreen *classScreen = m_window->screen();
    m_window->showNormal();
    m_presenter->showNormal();
    place(presenterScreen, classScreen);
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
