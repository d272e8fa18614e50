// What the window does for teaching: presenting, hiding and revealing, predictions, lessons.

#include "ui/game_page.h"
#include "ui/help_boxes.h"
#include "ui/lesson_document.h"
#include "ui/lesson_export_dialog.h"
#include "ui/lesson_panel.h"
#include "ui/lesson_recovery.h"
#include "ui/main_window.h"
#include "ui/present_window.h"
#include "ui/presentation.h"

#include <QAbstractButton>
#include <QAction>
#include <QDir>
#include <QDockWidget>
#include <QFileInfo>
#include <QLocale>
#include <QMenu>
#include <QStandardPaths>
#include <QStatusBar>

#include <algorithm>

namespace mexplain {

namespace {

/// The index of the step that the item starts at.
int firstStepOf(const LessonItem &item, const Explanation &explanation)
{
    const auto &steps = explanation.steps;
    const auto step = std::find_if(steps.begin(), steps.end(), [&item](const Step &any) { return any.id == item.step; });
    return step == steps.end() ? 0 : static_cast<int>(step - steps.begin());
}

} // namespace

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
    teach->addSeparator();
    const auto key = [](const char *text) { return QList<QKeySequence>{QKeySequence(QLatin1String(text))}; };
    m_lessonMenu = addMenu(QT_TRANSLATE_NOOP("window", "Lessons that come with &Mexplain"), teach);
    // The order in which one would teach them. They are named when the menu opens: starting up reads none of them.
    for (const char *name : {"nim-from-nothing", "why-xor", "staircase-and-misere", "sg-by-mex", "number-games", "chocolate"}) {
        QAction *action = m_lessonMenu->addAction(QString());
        action->setObjectName(QLatin1String(name));
        action->setData(QStringLiteral(":/examples/%1.mexplain").arg(QLatin1String(name)));
        connect(action, &QAction::triggered, this, [this, action] { openLesson(action->data().toString()); });
    }
    connect(m_lessonMenu, &QMenu::aboutToShow, this, &MainWindow::nameLessons);
    addAction(teach, "newLessonAction", QT_TRANSLATE_NOOP("window", "&New lesson"), {}, [this] { newLesson(); });
    addAction(teach, "saveLessonAction", QT_TRANSLATE_NOOP("window", "&Save lesson"), key("Ctrl+Alt+S"), [this] { saveLesson(); });
    addAction(teach, "saveLessonAsAction", QT_TRANSLATE_NOOP("window", "Save lesson &as…"), {}, [this] { saveLessonAs(); });
    addAction(teach, "exportLessonAction", QT_TRANSLATE_NOOP("window", "&Export lesson…"), key("Ctrl+Alt+E"), [this] { exportLesson(); });
    teach->addSeparator();
    addAction(teach, "addToLessonAction", QT_TRANSLATE_NOOP("window", "Add the position to the &lesson"), key("Ctrl+Shift+A"), [this] { addToLesson(); });
    addAction(teach, "nextItemAction", QT_TRANSLATE_NOOP("window", "Next &item"), key("Ctrl+PgDown"), [this] { nextItem(); });
    addAction(teach, "previousItemAction", QT_TRANSLATE_NOOP("window", "P&revious item"), key("Ctrl+PgUp"), [this] { previousItem(); });
    addAction(teach, "lessonPanelAction", QT_TRANSLATE_NOOP("window", "Lesson panel"), key("Ctrl+Shift+L"),
              [this] { m_lessonDock->setVisible(m_lessonDock->isHidden()); });
}

// ---- Lessons ------------------------------------------------------------------------------------------------------------

void MainWindow::buildLessonPanel()
{
    m_lesson = std::make_unique<LessonDocument>();
    m_recovery = std::make_unique<LessonRecovery>(*m_lesson, m_context.catalogue, m_settings.folder() + QStringLiteral("/recovery"));
    m_lessonDock = new QDockWidget(this);
    m_lessonDock->setObjectName(QStringLiteral("lessonDock"));
    m_lessonPanel = new LessonPanel(m_context, *m_lesson, m_lessonDock);
    m_lessonPanel->setObjectName(QStringLiteral("lessonPanel"));
    m_lessonDock->setWidget(m_lessonPanel);
    m_lessonDock->setAllowedAreas(Qt::LeftDockWidgetArea | Qt::RightDockWidgetArea);
    addDockWidget(Qt::RightDockWidgetArea, m_lessonDock);
    m_lessonDock->hide();
    connect(m_lesson.get(), &LessonDocument::planChanged, this, &MainWindow::retitleLessonDock);
    connect(m_lessonPanel, &LessonPanel::addRequested, this, &MainWindow::addToLesson);
    connect(m_lessonPanel, &LessonPanel::updateRequested, this, [this] {
        const LessonItem item = shownAsItem();
        m_lesson->setPosition(m_lesson->current(), item.game, item.position, item.step);
    });
    connect(m_lessonPanel, &LessonPanel::itemChosen, this, &MainWindow::showItem);
    connect(m_lessonPanel, &LessonPanel::presentRequested, this, [this] {
        if (presentsLesson() || showItem(std::max(0, m_lesson->current())))
            present();
    });
    connect(m_lessonPanel, &LessonPanel::exportRequested, this, &MainWindow::exportLesson);
    connect(m_lessonPanel, &LessonPanel::saveRequested, this, &MainWindow::saveLesson);
    connect(m_recovery.get(), &LessonRecovery::keepFailed, this, [this](const Phrase &reason) { statusBar()->showMessage(m_context.text(reason), 10'000); });
}

void MainWindow::retitleLessonDock()
{
    QString name = m_lesson->plan().title.in(m_context.language).simplified();
    if (name.isEmpty() && !m_lesson->path().isEmpty())
        name = QFileInfo(m_lesson->path()).fileName();
    // A window's title has a place for a star, and a dock's underlines letters.
    name.replace(u'&', QStringLiteral("&&")).replace(QStringLiteral("[*]"), QStringLiteral("[*][*]"));
    m_lessonDock->setWindowTitle(name.isEmpty() ? words(QT_TRANSLATE_NOOP("window", "Lesson")) : words(QT_TRANSLATE_NOOP("window", "Lesson: %1"), {name}));
}

void MainWindow::retranslateLessonDock()
{
    // Qt names them once, in the language of that moment.
    const auto name = [this](const char *button, const QString &text) {
        if (auto *widget = m_lessonDock->findChild<QAbstractButton *>(QLatin1String(button))) {
            widget->setToolTip(text);
            widget->setAccessibleName(text);
        }
    };
    name("qt_dockwidget_floatbutton", words(QT_TRANSLATE_NOOP("window", "Take the lesson out of the window, or put it back")));
    name("qt_dockwidget_closebutton", words(QT_TRANSLATE_NOOP("window", "Close the lesson panel (Ctrl+Shift+L)")));
}

void MainWindow::nameLessons()
{
    for (QAction *action : m_lessonMenu->actions()) {
        const Result<LessonPlan, Phrase> plan = LessonDocument::open(action->data().toString(), m_context.catalogue);
        action->setText(plan ? plan->title.in(m_context.language) : action->objectName());
    }
}

bool MainWindow::mayReplaceLesson()
{
    if (!m_lesson->isModified())
        return true;
    const auto answer = m_dialogs.askSave(this, words(QT_TRANSLATE_NOOP("window", "The lesson has changes that are not saved. Save them?")));
    return answer == QMessageBox::Discard || (answer == QMessageBox::Save && saveLesson());
}

bool MainWindow::openLesson(const QString &path)
{
    Result<LessonPlan, Phrase> plan = LessonDocument::open(path, m_context.catalogue);
    if (!plan) {
        complain(m_context.text(plan.error()));
        return false;
    }
    if (!mayReplaceLesson())
        return false;
    // A lesson that comes with the program is a beginning: it is saved under a name of its own.
    const bool isOurs = path.startsWith(u':');
    m_lesson->reset(*std::move(plan), isOurs ? QString() : QFileInfo(path).absoluteFilePath());
    m_lessonDock->show();
    showItem(0);
    if (!isOurs)
        m_settings.addRecentFile(path);
    updateState();
    return true;
}

void MainWindow::newLesson()
{
    if (!mayReplaceLesson())
        return;
    m_lesson->reset({}, {});
    m_lessonDock->show();
    updateState();
}

bool MainWindow::saveLesson()
{
    return m_lesson->path().isEmpty() ? saveLessonAs() : saveLessonTo(m_lesson->path());
}

bool MainWindow::saveLessonAs()
{
    QString path = m_lesson->path();
    if (path.isEmpty())
        path = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation) + QStringLiteral("/lesson.mexplain");
    path = m_dialogs.saveFileName(this, words(QT_TRANSLATE_NOOP("window", "Save lesson as")), path,
                                  words(QT_TRANSLATE_NOOP("window", "Mexplain lessons")) + QStringLiteral(" (*.mexplain)"));
    if (path.isEmpty())
        return false;
    if (QFileInfo(path).suffix().isEmpty())
        path += QStringLiteral(".mexplain");
    return saveLessonTo(path);
}

bool MainWindow::saveLessonTo(const QString &path)
{
    if (const Result<void, Phrase> saved = m_lesson->save(path); !saved) {
        complain(m_context.text(saved.error()));
        return false;
    }
    m_settings.addRecentFile(path);
    updateState();
    return true;
}

void MainWindow::exportLesson()
{
    LessonExportDialog dialog(m_lesson->plan(), m_context, this);
    dialog.saveFileName = m_dialogs.saveFileName;
    connect(&dialog, &LessonExportDialog::saved, this, [this](const QString &path) {
        statusBar()->showMessage(words(QT_TRANSLATE_NOOP("window", "Saved: %1"), {QDir::toNativeSeparators(path)}), 5000);
    });
    dialog.exec();
}

LessonItem MainWindow::shownAsItem() const
{
    GamePage *page = currentPage();
    LessonItem item;
    item.game = page->game().info().id;
    item.position = page->document().position();
    item.step = page->explanation().steps[static_cast<std::size_t>(page->step())].id;
    item.hidden = page->hidesAnswers();
    return item;
}

void MainWindow::addToLesson()
{
    m_lessonDock->show();
    m_lesson->addItem(shownAsItem(), m_lesson->current() + 1);
}

bool MainWindow::showItem(int index)
{
    if (index < 0 || index >= m_lesson->count())
        return false;
    const LessonItem item = m_lesson->plan().items[static_cast<std::size_t>(index)];
    const AnyGame *game = m_context.catalogue.find(item.game);
    const auto position = game != nullptr ? game->normalize(item.position) : Result<std::string>(Error{});
    if (!position)
        return false;
    GamePage *page = showGame(item.game);
    // What a person did on the page is not lost: the item is then one step of its history.
    if (isModified(item.game)) {
        page->restorePosition(*position);
    } else {
        page->document().reset(*position);
        m_files[item.game] = {.isOfLesson = true};
    }
    page->restoreConcealment(item.hidden || m_predictsFirst, {});
    page->setStep(firstStepOf(item, page->explanation()));
    m_lesson->setCurrent(index);
    updateState();
    return true;
}

void MainWindow::nextItem()
{
    if (m_presentation)
        m_presentation->session().nextItem();
    else
        showItem(m_lesson->current() + 1);
}

void MainWindow::previousItem()
{
    if (m_presentation)
        m_presentation->session().previousItem();
    else
        showItem(m_lesson->current() - 1);
}

void MainWindow::offerRecovery()
{
    for (const RecoveredLesson &left : m_recovery->abandoned()) {
        const QString when = QLocale(m_context.language == Language::Chinese ? QLocale::Chinese : QLocale::English).toString(left.time.toLocalTime(), QLocale::ShortFormat);
        const auto answer = m_dialogs.askRestore(this, words(QT_TRANSLATE_NOOP("window",
            "Mexplain ended without saving a lesson. A copy was kept at %1. Restore it? (Discard deletes the copy, Cancel keeps it for another time.)"), {when}));
        if (answer == QMessageBox::Discard)
            m_recovery->discard(left.file);
        if (answer != QMessageBox::Yes)
            continue;
        Result<RecoveredContents, Phrase> contents = m_recovery->take(left.file);
        if (!contents) {
            complain(m_context.text(contents.error()));
            continue;
        }
        if (!mayReplaceLesson())
            continue;
        m_lesson->restore(std::move(contents->plan), contents->path);
        // The old copy goes only when a new one stands.
        if (m_recovery->keep())
            m_recovery->discard(left.file);
        m_lessonDock->show();
        showItem(std::max(0, m_lesson->current()));
    }
}

// ---- Presenting, hiding ---------------------------------------------------------------------------------------------------

bool MainWindow::presentsLesson() const
{
    const int current = m_lesson->current();
    return m_lessonDock->isVisible() && current >= 0 && m_lesson->plan().items[static_cast<std::size_t>(current)].game == currentPage()->game().info().id;
}

Phrase MainWindow::titleOf(const LessonItem &item) const
{
    if (!item.title.isEmpty())
        return literal(item.title.in(m_context.language));
    constexpr std::size_t longest = 40;
    const AnyGame *game = m_context.catalogue.find(item.game);
    return {"present", QT_TRANSLATE_NOOP("present", "%1 %2"), {game != nullptr ? game->info().title : Phrase{}, QString::fromStdString(item.position.substr(0, longest))}};
}

PresentHost MainWindow::presentHost()
{
    PresentHost host;
    host.page = [this] { return currentPage(); };
    const bool isLesson = presentsLesson();
    const auto itemAt = [this](int index) -> const LessonItem & { return m_lesson->plan().items[static_cast<std::size_t>(index)]; };
    host.item = [this, isLesson] { return isLesson ? m_lesson->current() : -1; };
    host.itemCount = [this, isLesson] { return isLesson ? m_lesson->count() : 0; };
    host.showItem = [this](int index) { return showItem(index); };
    host.firstSlide = [this, itemAt](int index) -> std::optional<Slide> {
        const LessonItem &item = itemAt(index);
        const AnyGame *game = m_context.catalogue.find(item.game);
        const auto whole = game != nullptr ? game->explain(item.position) : Result<Explanation>(Error{});
        if (!whole)
            return std::nullopt;
        const Explanation shown = item.hidden ? concealed(*whole, {}) : *whole;
        return slideOf(shown, static_cast<std::size_t>(firstStepOf(item, shown)), titleOf(item));
    };
    host.corner = [this, isLesson, itemAt] {
        // The position that is shown, where it is no longer the item's.
        const LessonItem shown = shownAsItem();
        const bool isItem = isLesson && m_lesson->current() >= 0 && itemAt(m_lesson->current()).position == shown.position;
        return titleOf(isItem ? itemAt(m_lesson->current()) : shown);
    };
    host.note = [this, isLesson, itemAt] {
        if (!isLesson || m_lesson->current() < 0)
            return m_files.value(currentPage()->game().info().id).note;
        const LessonItem &item = itemAt(m_lesson->current());
        const QString &ofItem = item.note.in(m_context.language);
        const QString &ofLesson = m_lesson->plan().note.in(m_context.language);
        const bool isFirstPage = m_lesson->current() == 0 && currentPage()->step() == firstStepOf(item, currentPage()->explanation());
        if (!isFirstPage || ofLesson.isEmpty())
            return ofItem;
        if (ofItem.isEmpty())
            return ofLesson;
        return m_context.text({"present", QT_TRANSLATE_NOOP("present", "The whole lesson:\n%1\n\nThis item:\n%2"), {ofLesson, ofItem}});
    };
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
