// What the window does for teaching: presenting, hiding and revealing, predictions.

#include "ui/game_page.h"
#include "ui/help_boxes.h"
#include "ui/main_window.h"
#include "ui/present_window.h"
#include "ui/presentation.h"

#include <QAction>

namespace mexplain {

void MainWindow::buildTeachingMenu()
{
    QMenu *teach = addMenu(QT_TRANSLATE_NOOP("window", "&Teach"));
    addAction(teach, "presentAction", QT_TRANSLATE_NOOP("window", "&Present"), {QKeySequence(Qt::Key_F5)}, [this] { present(); });
    addAction(teach, "presenterAction", QT_TRANSLATE_NOOP("window", "Present with the presenter &window"), {QKeySequence(QStringLiteral("Shift+F5"))},
              [this] { showPresenter(); });
    teach->addSeparator();
    // Its key is handled in keyPressEvent: a shortcut would take the letter from text fields.
    m_hideAction = addAction(teach, "hideAnswersAction", QT_TRANSLATE_NOOP("window", "&Hide answers (H)"), {}, [this] { toggleAnswers(); });
    m_predictAction = addAction(teach, "predictFirstAction", QT_TRANSLATE_NOOP("window", "Predict &first: P or N?"), {},
                                [this] { setPredictsFirst(!m_predictsFirst); });
    m_hideAction->setCheckable(true);
    m_predictAction->setCheckable(true);
}

PresentHost MainWindow::presentHost()
{
    PresentHost host;
    host.page = [this] { return currentPage(); };
    host.item = [] { return -1; };
    host.itemCount = [] { return 0; };
    host.showItem = [](int) { return false; };
    host.firstSlide = [](int) { return std::optional<Slide>(); };
    host.corner = [this] {
        const GamePage *page = currentPage();
        constexpr std::size_t longest = 40;
        return Phrase{"present", QT_TRANSLATE_NOOP("present", "%1 %2"),
                      {page->game().info().title, QString::fromStdString(currentPage()->document().position().substr(0, longest))}};
    };
    host.note = [this] { return m_files.value(currentPage()->game().info().id).note; };
    host.switchLanguage = [this] { setLanguage(m_context.language == Language::Chinese ? Language::English : Language::Chinese); };
    host.switchTheme = [this] { switchTheme(); };
    return host;
}

void MainWindow::switchTheme()
{
    switch (m_context.themeId) {
    case ThemeId::Light: return setTheme(ThemeChoice::Dark);
    case ThemeId::Dark: return setTheme(ThemeChoice::HighContrast);
    case ThemeId::HighContrast: return setTheme(ThemeChoice::Light);
    }
}

void MainWindow::present()
{
    if (m_presentation)
        return;
    m_presentation = std::make_unique<Presentation>(m_context, presentHost(), *this);
    // It is the sender: it goes when the event is over.
    connect(m_presentation.get(), &Presentation::ended, this, [this] { m_presentation.reset(); }, Qt::QueuedConnection);
    connect(m_presentation.get(), &Presentation::keysRequested, this, [this] { showKeys(m_context, m_presentation->window()); });
    m_presentation->start();
}

void MainWindow::showPresenter()
{
    present();
    m_presentation->showPresenter();
}

void MainWindow::toggleAnswers()
{
    currentPage()->setHidesAnswers(!currentPage()->hidesAnswers());
    updateState();
}

void MainWindow::setPredictsFirst(bool predicts)
{
    m_predictsFirst = predicts;
    for (GamePage *page : std::as_const(m_pages))
        page->setPredictsFirst(predicts);
    updateState();
}

void MainWindow::countPrediction(bool right)
{
    (right ? m_rightCount : m_wrongCount) += 1;
    for (GamePage *page : std::as_const(m_pages))
        page->showTally(m_rightCount, m_wrongCount);
}

} // namespace mexplain
