#include "ui/main_window.h"

#include "render/file_writer.h"
#include "ui/app_style.h"
#include "ui/export_dialog.h"
#include "ui/document.h"
#include "ui/game_page.h"
#include "ui/help_boxes.h"
#include "ui/lesson_document.h"
#include "ui/lesson_panel.h"
#include "ui/lesson_recovery.h"
#include "ui/page_table.h"
#include "ui/position_file.h"
#include "ui/presentation.h"
#include "ui/rail.h"
#include "ui/step_keys.h"

#include <QActionGroup>
#include <QDockWidget>
#include <QApplication>
#include <QClipboard>
#include <QLibraryInfo>
#include <QMenuBar>
#include <QMimeData>
#include <QSplitter>
#include <QStackedWidget>
#include <QStandardPaths>
#include <QStatusBar>

namespace mexplain {

namespace {

constexpr double scales[] = {0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3};
constexpr qsizetype titleLength = 40;

} // namespace

MainWindow::MainWindow(const Catalogue &catalogue, const Phrasebooks &phrasebooks, Settings &settings, QWidget *parent)
    : QMainWindow(parent)
    , m_settings(settings)
    , m_context{catalogue, phrasebooks, settings.language(), themeOf(settings.themeChoice()), settings.scale()}
    , m_dialogs(Dialogs::standard())
{
    applyAppStyle(*qApp, m_context);
    installQtTranslation();
    setWindowIcon(QIcon(QStringLiteral(":/icons/mexplain.svg")));
    setAcceptDrops(true);

    auto *centre = new QWidget(this);
    auto *layout = new QHBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_rail = new Rail(m_context, centre);
    m_stack = new QStackedWidget(centre);
    layout->addWidget(m_rail);
    layout->addWidget(m_stack, 1);
    setCentralWidget(centre);
    connect(m_rail, &Rail::gameChosen, this, &MainWindow::showGame);

    buildLessonPanel();
    buildMenus();
    buildStatusBar();
    const AnyGame *last = catalogue.find(settings.lastGame());
    showGame(last ? last->info().id : catalogue.games().front()->info().id);
    retranslate();
    if (!restoreGeometry(settings.geometry()))
        resize(1280, 800);
    restoreState(settings.windowState());
    qApp->installEventFilter(this);
}

MainWindow::~MainWindow()
{
    m_presentation.reset();
    // A history says that it is emptied while its page is being deleted, when there is no state left to update.
    for (GamePage *page : std::as_const(m_pages))
        page->document().undoStack().disconnect(this);
}

QString MainWindow::words(const char *source, std::vector<Argument> arguments) const
{
    return m_context.text({"window", source, std::move(arguments)});
}

GamePage *MainWindow::currentPage() const
{
    return static_cast<GamePage *>(m_stack->currentWidget());
}

// ---- Status bar ------------------------------------------------------------------------------------------------------

void MainWindow::buildStatusBar()
{
    m_theoryLabel = new QLabel(this);
    m_checkLabel = new QLabel(this);
    for (QLabel *label : {m_theoryLabel, m_checkLabel}) {
        label->setTextFormat(Qt::PlainText);
        statusBar()->addWidget(label);
    }
    m_theoryLabel->setObjectName(QStringLiteral("theoryLabel"));
    m_checkLabel->setObjectName(QStringLiteral("checkLabel"));
    m_languageButton = new QToolButton(this);
    m_languageButton->setObjectName(QStringLiteral("languageButton"));
    m_languageButton->setText(QStringLiteral("中文 · English"));
    statusBar()->addPermanentWidget(m_languageButton);
    statusBar()->setSizeGripEnabled(false);
    statusBar()->setContentsMargins(m_context.px(12), 0, m_context.px(8), 0);
    connect(m_languageButton, &QToolButton::clicked, this,
            [this] { setLanguage(m_context.language == Language::Chinese ? Language::English : Language::Chinese); });
}

// ---- Language, theme, scale -------------------------------------------------------------------------------------

void MainWindow::retranslate()
{
    for (const MenuEntry &menu : m_menus)
        menu.menu->setTitle(m_context.text(menu.title));
    for (const Entry &entry : m_entries)
        entry.action->setText(m_context.text(entry.text));
    const QString switchTip = words(QT_TRANSLATE_NOOP("window", "Switch the language (Ctrl+L)"));
    m_languageButton->setToolTip(switchTip);
    m_languageButton->setAccessibleName(switchTip);
    m_rail->retranslate();
    m_lessonPanel->retranslate();
    retranslateLessonDock();
    m_checkLabel->clear();
    for (GamePage *page : std::as_const(m_pages))
        page->retranslate();
    if (m_presentation)
        m_presentation->retranslate();
    updateState();
}

void MainWindow::restyle()
{
    applyAppStyle(*qApp, m_context);
    m_rail->applyTheme();
    m_lessonPanel->applyTheme();
    m_rail->fitInto(width());
    for (GamePage *page : std::as_const(m_pages))
        page->applyTheme();
    if (m_presentation)
        m_presentation->applyTheme();
    updateState();
}

void MainWindow::installQtTranslation()
{
    QCoreApplication::removeTranslator(&m_qtTranslator);
    if (m_context.language != Language::Chinese)
        return;
    if (m_qtTranslator.load(QStringLiteral("qtbase_zh_CN"), QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qtTranslator);
}

void MainWindow::setLanguage(Language language)
{
    m_context.language = language;
    m_settings.setLanguage(language);
    installQtTranslation();
    retranslate();
}

void MainWindow::setTheme(ThemeChoice choice)
{
    m_context.themeId = themeOf(choice);
    m_settings.setThemeChoice(choice);
    restyle();
}

void MainWindow::setScale(double scale)
{
    m_context.scale = std::clamp(scale, Settings::minScale, Settings::maxScale);
    m_settings.setScale(m_context.scale);
    restyle();
}

void MainWindow::changeScale(int by)
{
    const auto *next = by > 0 ? std::upper_bound(std::begin(scales), std::end(scales), m_context.scale)
                              : std::lower_bound(std::begin(scales), std::end(scales), m_context.scale);
    if (by > 0 && next != std::end(scales))
        setScale(*next);
    else if (by < 0 && next != std::begin(scales))
        setScale(*(next - 1));
}

void MainWindow::updateState()
{
    GamePage *page = currentPage();
    if (!page)
        return;
    const QUndoStack &stack = page->document().undoStack();
    m_undoAction->setEnabled(stack.canUndo());
    m_redoAction->setEnabled(stack.canRedo());
    const GameInfo &info = page->game().info();
    QString position = QString::fromStdString(page->document().position().substr(0, titleLength + 1));
    if (position.size() > titleLength)
        position = position.left(titleLength) + u'…';
    setWindowTitle(words(QT_TRANSLATE_NOOP("window", "%1 — %2[*] — Mexplain"), {position, info.title}));
    setWindowModified(isModified(info.id));
    if (m_lessonDock != nullptr)
        retitleLessonDock();
    m_theoryLabel->setText(words(QT_TRANSLATE_NOOP("window", "Formula: %1"), {info.theory}));
    m_recentMenu->menuAction()->setEnabled(!m_settings.recentFiles().isEmpty());
    m_hideAction->setChecked(page->hidesAnswers());
    m_predictAction->setChecked(m_predictsFirst);
    for (QAction *action : m_themeGroup->actions())
        action->setChecked(action->data().toInt() == static_cast<int>(m_settings.themeChoice()));
    for (QAction *action : m_languageGroup->actions())
        action->setChecked(action->data().toInt() == static_cast<int>(m_context.language));
}

// ---- Games and positions ----------------------------------------------------------------------------------------

GamePage *MainWindow::showGame(const QString &id)
{
    const AnyGame *game = m_context.catalogue.find(id);
    if (!game)
        return currentPage();
    GamePage *&page = m_pages[id];
    if (!page) {
        page = makePage(*game, m_context).release();
        m_stack->addWidget(page);
        page->applyTheme(); // a new parent makes the style forget the fonts
        const auto follow = [this] { updateState(); };
        connect(page, &GamePage::explanationChanged, this, follow);
        connect(page, &GamePage::exportRequested, this, &MainWindow::exportPage);
        connect(page, &GamePage::presentRequested, this, &MainWindow::present);
        connect(page, &GamePage::predicted, this, &MainWindow::countPrediction);
        page->setPredictsFirst(m_predictsFirst);
        page->showTally(m_rightCount, m_wrongCount);
        connect(page, &GamePage::statusChanged, this, [this, shown = page](const QString &status) {
            if (shown == currentPage())
                m_checkLabel->setText(status);
        });
        for (const auto signal : {&QUndoStack::cleanChanged, &QUndoStack::canUndoChanged, &QUndoStack::canRedoChanged})
            connect(&page->document().undoStack(), signal, this, follow);
        if (auto *splitter = page->findChild<QSplitter *>())
            splitter->restoreState(m_settings.splitterState());
    }
    if (page != currentPage()) {
        m_stack->setCurrentWidget(page);
        m_checkLabel->clear();
        m_settings.setLastGame(id);
    }
    m_rail->setCurrentGame(id);
    updateState();
    return page;
}

bool MainWindow::showPosition(const QString &id, const std::string &position)
{
    if (!mayReplace(id))
        return false;
    GamePage *page = showGame(id);
    page->document().reset(position);
    m_files[id] = {};
    page->firstStep();
    updateState();
    return true;
}

bool MainWindow::openPosition(const QString &gameId, const QString &text)
{
    const AnyGame *game = m_context.catalogue.find(gameId);
    if (!game)
        return false;
    if (text.trimmed().isEmpty())
        return showGame(gameId);
    const Result<std::string> position = positionOfText(*game, text.toStdString());
    return position && showPosition(gameId, *position);
}

void MainWindow::newPosition()
{
    const AnyGame &game = currentPage()->game();
    const std::vector<Example> examples = game.examples();
    if (!examples.empty())
        showPosition(game.info().id, examples.front().position);
}

void MainWindow::importProblem()
{
    pasteText(m_dialogs.askText(this, words(QT_TRANSLATE_NOOP("window", "Import problem input")),
                                words(QT_TRANSLATE_NOOP("window", "Paste the problem's input, as it stands there:"))));
}

void MainWindow::pasteText(const QString &text)
{
    if (text.size() > maxFileSize)
        return complain(words(QT_TRANSLATE_NOOP("window", "A text of more than %1 MiB is refused."), {int{maxFileSize >> 20}}));
    if (!text.trimmed().isEmpty())
        currentPage()->setPositionText(text);
}

void MainWindow::exportPage()
{
    GamePage *page = currentPage();
    PageFile &file = m_files[page->game().info().id];
    ExportDialog dialog(page->game(), page->explanation(), page->step(), m_context, this);
    dialog.saveFileName = m_dialogs.saveFileName;
    dialog.setTitleAndNote(file.title, file.note);
    connect(&dialog, &ExportDialog::saved, this, [this](const QString &path) {
        statusBar()->showMessage(words(QT_TRANSLATE_NOOP("window", "Saved: %1"), {QDir::toNativeSeparators(path)}), 5000);
    });
    dialog.exec();
    if (file.title == dialog.title() && file.note == dialog.note())
        return;
    // Title and note are saved with the position, so they are as much a change as a move is.
    file.title = dialog.title();
    file.note = dialog.note();
    file.noteChanged = true;
    updateState();
}

// ---- Files ------------------------------------------------------------------------------------------------------

bool MainWindow::isModified(const QString &id) const
{
    GamePage *page = m_pages.value(id);
    return page && !m_files.value(id).isOfLesson && (!page->document().undoStack().isClean() || m_files.value(id).noteChanged);
}

bool MainWindow::mayReplace(const QString &id)
{
    if (!isModified(id))
        return true;
    const QString before = currentPage()->game().info().id;
    const GameInfo &info = showGame(id)->game().info();
    const auto answer = m_dialogs.askSave(this, words(QT_TRANSLATE_NOOP("window", "“%1” has changes that are not saved. Save them?"),
                                                      {info.title}));
    if (answer == QMessageBox::Discard || (answer == QMessageBox::Save && save()))
        return true;
    showGame(before);
    return false;
}

void MainWindow::complain(const QString &message)
{
    m_dialogs.showMessage(this, message);
}

void MainWindow::openByDialog()
{
    const QString path = m_dialogs.openFileName(this, words(QT_TRANSLATE_NOOP("window", "Open")), QString(),
        QStringLiteral("%1 (*.mexplain *.txt *.in);;%2 (*)").arg(words(QT_TRANSLATE_NOOP("window", "Positions and problem inputs")),
                                                              words(QT_TRANSLATE_NOOP("window", "All files"))));
    if (!path.isEmpty())
        openFile(path);
}

bool MainWindow::openFile(const QString &path)
{
    if (isLessonFile(path))
        return openLesson(path);
    const auto opened = readPositionFile(path, m_context.catalogue, currentPage()->game());
    if (!opened) {
        complain(m_context.text(opened.error()));
        return false;
    }
    if (!showPosition(opened->game, opened->position))
        return false;
    if (opened->isOwnFormat)
        m_files[opened->game] = {QFileInfo(path).absoluteFilePath(), opened->title, opened->note};
    currentPage()->setStep(opened->step);
    m_settings.addRecentFile(path);
    updateState();
    return true;
}

bool MainWindow::save()
{
    if (m_lessonPanel->isAncestorOf(focusWidget()))
        return saveLesson();
    const QString path = m_files.value(currentPage()->game().info().id).path;
    return path.isEmpty() ? saveAs() : saveTo(path);
}

bool MainWindow::saveAs()
{
    const QString id = currentPage()->game().info().id;
    QString path = m_files.value(id).path;
    if (path.isEmpty())
        path = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation) + QStringLiteral("/%1.mexplain").arg(id);
    path = m_dialogs.saveFileName(this, words(QT_TRANSLATE_NOOP("window", "Save as")), path,
                                  words(QT_TRANSLATE_NOOP("window", "Mexplain positions")) + QStringLiteral(" (*.mexplain)"));
    if (path.isEmpty())
        return false;
    if (QFileInfo(path).suffix().isEmpty())
        path += QStringLiteral(".mexplain");
    return saveTo(path);
}

bool MainWindow::saveTo(const QString &path)
{
    GamePage *page = currentPage();
    const QString id = page->game().info().id;
    PageFile &file = m_files[id];
    const SavedPosition saved{id, page->document().position(), page->step(), file.title, file.note};
    if (const Result<void, Phrase> written = writeFile(path, toJson(saved)); !written) {
        complain(m_context.text(written.error()));
        return false;
    }
    file.path = QFileInfo(path).absoluteFilePath();
    file.noteChanged = false;
    file.isOfLesson = false;
    page->document().undoStack().setClean();
    m_settings.addRecentFile(path);
    updateState();
    return true;
}

// ---- Events -----------------------------------------------------------------------------------------------------

void MainWindow::closeEvent(QCloseEvent *event)
{
    for (const QString &id : m_pages.keys()) {
        if (!mayReplace(id))
            return event->ignore();
    }
    if (!mayReplaceLesson())
        return event->ignore();
    m_recovery->forget();
    for (GamePage *page : std::as_const(m_pages))
        page->cancelCheck();
    m_settings.setGeometry(saveGeometry());
    m_settings.setWindowState(saveState());
    if (const auto *splitter = currentPage()->findChild<QSplitter *>())
        m_settings.setSplitterState(splitter->saveState());
    event->accept();
}

bool MainWindow::event(QEvent *event)
{
    // The desktop changed its palette. Our own setPalette sends no ThemeChange, so this does not call itself.
    if (event->type() == QEvent::ThemeChange && m_settings.themeChoice() == ThemeChoice::System)
        setTheme(ThemeChoice::System);
    return QMainWindow::event(event);
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    m_rail->fitInto(width());
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasUrls() || event->mimeData()->hasText())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    event->acceptProposedAction();
    const QList<QUrl> urls = event->mimeData()->urls();
    if (urls.isEmpty())
        pasteText(event->mimeData()->text());
    else if (urls.front().isLocalFile())
        openFile(urls.front().toLocalFile());
}

bool MainWindow::stepByKey(const QKeyEvent &event)
{
    const auto command = stepCommandOf(event);
    if (!command)
        return false;
    GamePage *page = currentPage();
    switch (*command) {
    case StepCommand::Next: page->nextStep(); break;
    case StepCommand::Previous: page->previousStep(); break;
    case StepCommand::First: page->firstStep(); break;
    case StepCommand::Last: page->lastStep(); break;
    }
    return true;
}

bool MainWindow::eventFilter(QObject *watched, QEvent *event)
{
    // Before the focused widget sees it: a scroll area would swallow the page keys.
    if (event->type() == QEvent::KeyPress && watched->isWidgetType() && !QApplication::activePopupWidget()) {
        const auto *widget = static_cast<const QWidget *>(watched);
        const auto &key = *static_cast<QKeyEvent *>(event);
        const bool addressed = widget == focusWidget() || (widget == this && !focusWidget());
        if (addressed && widget->window() == this && isStepKeyBefore(widget, key) && stepByKey(key))
            return true;
    }
    return QMainWindow::eventFilter(watched, event);
}

void MainWindow::keyPressEvent(QKeyEvent *event)
{
    // What a board or a list left over: Space, Home and End. Its arrows end at its edge.
    if (isStepKeyAfter(focusWidget(), *event) && stepByKey(*event))
        return;
    if (event->key() == Qt::Key_H && event->modifiers() == Qt::NoModifier)
        return toggleAnswers();
    QMainWindow::keyPressEvent(event);
}

} // namespace mexplain
