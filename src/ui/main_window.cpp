#include "ui/main_window.h"

#include "explain/error_phrase.h"
#include "render/file_writer.h"
#include "ui/app_style.h"
#include "ui/export_dialog.h"
#include "ui/game_page.h"
#include "ui/page_table.h"
#include "ui/rail.h"

#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QInputDialog>
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

int messageBox(QWidget *parent, QMessageBox::Icon icon, const QString &text, QMessageBox::StandardButtons buttons)
{
    QMessageBox box(icon, QApplication::applicationDisplayName(), text, buttons, parent);
    box.setTextFormat(Qt::PlainText);
    return box.exec();
}

bool isEditor(const QWidget *widget)
{
    if (const auto *edit = qobject_cast<const QPlainTextEdit *>(widget))
        return !edit->isReadOnly();
    if (const auto *edit = qobject_cast<const QTextEdit *>(widget))
        return !edit->isReadOnly();
    if (const auto *box = qobject_cast<const QComboBox *>(widget))
        return box->isEditable();
    return qobject_cast<const QLineEdit *>(widget) || qobject_cast<const QAbstractSpinBox *>(widget);
}

// Widgets that walk with the arrows themselves.
bool usesArrows(const QWidget *widget)
{
    for (const QWidget *ancestor = widget; ancestor; ancestor = ancestor->parentWidget()) {
        if (qobject_cast<const Board *>(ancestor))
            return true;
    }
    return qobject_cast<const QAbstractItemView *>(widget) || qobject_cast<const QComboBox *>(widget)
        || qobject_cast<const QTabBar *>(widget) || qobject_cast<const QPlainTextEdit *>(widget)
        || qobject_cast<const QTextEdit *>(widget);
}

bool isArrow(int key)
{
    return key == Qt::Key_Left || key == Qt::Key_Right;
}

// The position text of a text from outside, which may be a position or a whole problem's input.
Result<std::string> positionOf(const AnyGame &game, const std::string &text)
{
    if (Result<std::string> position = game.normalize(text))
        return position;
    Result<std::vector<std::string>> positions = game.positionsOfProblem(text);
    if (!positions)
        return positions.error();
    if (positions->empty())
        return Error{ErrorCode::EmptyInput};
    return positions->front();
}

} // namespace

Dialogs Dialogs::standard()
{
    Dialogs dialogs;
    dialogs.openFileName = [](QWidget *parent, const QString &title, const QString &path, const QString &filter) {
        return QFileDialog::getOpenFileName(parent, title, path, filter);
    };
    dialogs.saveFileName = [](QWidget *parent, const QString &title, const QString &path, const QString &filter) {
        return QFileDialog::getSaveFileName(parent, title, path, filter);
    };
    dialogs.askSave = [](QWidget *parent, const QString &question) {
        return static_cast<QMessageBox::StandardButton>(messageBox(parent, QMessageBox::Question, question,
                                                                   QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel));
    };
    dialogs.showMessage = [](QWidget *parent, const QString &message) {
        messageBox(parent, QMessageBox::Warning, message, QMessageBox::Ok);
    };
    dialogs.askText = [](QWidget *parent, const QString &title, const QString &label) {
        return QInputDialog::getMultiLineText(parent, title, label);
    };
    return dialogs;
}

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

// ---- Menus ------------------------------------------------------------------------------------------------------

QMenu *MainWindow::addMenu(const char *source, QMenu *parent)
{
    QMenu *menu = parent ? parent->addMenu(QString()) : menuBar()->addMenu(QString());
    m_menus.push_back({menu, {"window", source}});
    return menu;
}

QAction *MainWindow::addAction(QMenu *menu, const char *name, const char *source, const QList<QKeySequence> &keys,
                               const std::function<void()> &slot)
{
    QAction *action = menu->addAction(QString());
    action->setObjectName(QLatin1String(name));
    action->setShortcuts(keys);
    connect(action, &QAction::triggered, this, slot);
    m_entries.push_back({action, {"window", source}});
    return action;
}

void MainWindow::buildMenus()
{
    using Keys = QList<QKeySequence>;
    const auto key = [](const char *text) { return Keys{QKeySequence(QLatin1String(text))}; };

    QMenu *file = addMenu(QT_TRANSLATE_NOOP("window", "&File"));
    addAction(file, "newAction", QT_TRANSLATE_NOOP("window", "&New position"), key("Ctrl+N"), [this] { newPosition(); });
    addAction(file, "openAction", QT_TRANSLATE_NOOP("window", "&Open…"), key("Ctrl+O"), [this] { openByDialog(); });
    m_recentMenu = addMenu(QT_TRANSLATE_NOOP("window", "Open &recent"), file);
    connect(m_recentMenu, &QMenu::aboutToShow, this, &MainWindow::fillRecentMenu);
    file->addSeparator();
    addAction(file, "saveAction", QT_TRANSLATE_NOOP("window", "&Save"), key("Ctrl+S"), [this] { save(); });
    addAction(file, "saveAsAction", QT_TRANSLATE_NOOP("window", "Save &as…"), key("Ctrl+Shift+S"), [this] { saveAs(); });
    file->addSeparator();
    addAction(file, "importAction", QT_TRANSLATE_NOOP("window", "&Import problem input…"), key("Ctrl+I"), [this] { importProblem(); });
    addAction(file, "exportAction", QT_TRANSLATE_NOOP("window", "&Export…"), key("Ctrl+E"), [this] { exportPage(); });
    file->addSeparator();
    addAction(file, "quitAction", QT_TRANSLATE_NOOP("window", "&Quit"), key("Ctrl+Q"), [this] { close(); });

    QMenu *edit = addMenu(QT_TRANSLATE_NOOP("window", "&Edit"));
    m_undoAction = addAction(edit, "undoAction", QT_TRANSLATE_NOOP("window", "&Undo"), key("Ctrl+Z"),
                             [this] { currentPage()->document().undoStack().undo(); });
    m_redoAction = addAction(edit, "redoAction", QT_TRANSLATE_NOOP("window", "&Redo"), {QKeySequence(QStringLiteral("Ctrl+Shift+Z")),
                             QKeySequence(QStringLiteral("Ctrl+Y"))}, [this] { currentPage()->document().undoStack().redo(); });
    edit->addSeparator();
    addAction(edit, "copyPositionAction", QT_TRANSLATE_NOOP("window", "&Copy position"), key("Ctrl+Shift+C"),
              [this] { QApplication::clipboard()->setText(QString::fromStdString(currentPage()->document().position())); });
    addAction(edit, "pastePositionAction", QT_TRANSLATE_NOOP("window", "&Paste position"), key("Ctrl+Shift+V"),
              [this] { pasteText(QApplication::clipboard()->text()); });

    edit->addSeparator();
    addAction(edit, "randomAction", QT_TRANSLATE_NOOP("window", "Random position"), key("Ctrl+R"),
              [this] { currentPage()->randomPosition(RandomSize::Medium); });

    QMenu *view = addMenu(QT_TRANSLATE_NOOP("window", "&View"));
    // Their keys are handled in eventFilter: as shortcuts they would take Space and the arrows from buttons and boards.
    addAction(view, "nextStepAction", QT_TRANSLATE_NOOP("window", "&Next step"), {}, [this] { currentPage()->nextStep(); });
    addAction(view, "previousStepAction", QT_TRANSLATE_NOOP("window", "&Previous step"), {}, [this] { currentPage()->previousStep(); });
    addAction(view, "firstStepAction", QT_TRANSLATE_NOOP("window", "&First step"), {}, [this] { currentPage()->firstStep(); });
    addAction(view, "lastStepAction", QT_TRANSLATE_NOOP("window", "&Last step"), {}, [this] { currentPage()->lastStep(); });
    view->addSeparator();
    addAction(view, "previousGameAction", QT_TRANSLATE_NOOP("window", "Previous &game"), key("Alt+Up"),
              [this] { showGame(m_rail->neighbour(-1)); });
    addAction(view, "nextGameAction", QT_TRANSLATE_NOOP("window", "Next ga&me"), key("Alt+Down"), [this] { showGame(m_rail->neighbour(1)); });
    view->addSeparator();
    addAction(view, "largerAction", QT_TRANSLATE_NOOP("window", "&Larger"), {QKeySequence(QStringLiteral("Ctrl++")),
              QKeySequence(QStringLiteral("Ctrl+="))}, [this] { changeScale(1); });
    addAction(view, "smallerAction", QT_TRANSLATE_NOOP("window", "&Smaller"), key("Ctrl+-"), [this] { changeScale(-1); });
    addAction(view, "normalSizeAction", QT_TRANSLATE_NOOP("window", "Normal si&ze"), key("Ctrl+0"), [this] { setScale(1); });
    view->addSeparator();
    QMenu *themes = addMenu(QT_TRANSLATE_NOOP("window", "&Theme"), view);
    m_themeGroup = new QActionGroup(this);
    const std::tuple<ThemeChoice, const char *, const char *> choices[] = {
        {ThemeChoice::System, "systemThemeAction", QT_TRANSLATE_NOOP("window", "Follow the system")},
        {ThemeChoice::Light, "lightThemeAction", QT_TRANSLATE_NOOP("window", "Light")},
        {ThemeChoice::Dark, "darkThemeAction", QT_TRANSLATE_NOOP("window", "Dark")},
        {ThemeChoice::HighContrast, "contrastThemeAction", QT_TRANSLATE_NOOP("window", "High contrast")}};
    for (const auto &[choice, name, text] : choices) {
        QAction *action = addAction(themes, name, text, {}, [this, value = choice] { setTheme(value); });
        action->setCheckable(true);
        action->setData(static_cast<int>(choice));
        m_themeGroup->addAction(action);
    }
    addAction(view, "fullScreenAction", QT_TRANSLATE_NOOP("window", "Full s&creen"), key("F11"),
              [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });

    QMenu *languages = addMenu(QT_TRANSLATE_NOOP("window", "&Language"));
    m_languageGroup = new QActionGroup(this);
    for (const Language language : {Language::Chinese, Language::English}) {
        // A language is written in itself, so that whoever is lost finds it.
        QAction *action = languages->addAction(language == Language::Chinese ? QStringLiteral("中文") : QStringLiteral("English"));
        action->setObjectName(languageCode(language) + QStringLiteral("LanguageAction"));
        action->setCheckable(true);
        action->setData(static_cast<int>(language));
        m_languageGroup->addAction(action);
        connect(action, &QAction::triggered, this, [this, language] { setLanguage(language); });
    }
    languages->addSeparator();
    addAction(languages, "switchLanguageAction", QT_TRANSLATE_NOOP("window", "&Switch language"), key("Ctrl+L"),
              [this] { setLanguage(m_context.language == Language::Chinese ? Language::English : Language::Chinese); });

    QMenu *help = addMenu(QT_TRANSLATE_NOOP("window", "&Help"));
    addAction(help, "keysAction", QT_TRANSLATE_NOOP("window", "&Keys"), {QKeySequence(Qt::Key_F1), QKeySequence(Qt::Key_Question)},
              [this] { showKeys(); });
    addAction(help, "aboutAction", QT_TRANSLATE_NOOP("window", "&About Mexplain"), {}, [this] { showAbout(); });
}

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

void MainWindow::fillRecentMenu()
{
    m_recentMenu->clear();
    for (const QString &path : m_settings.recentFiles()) {
        QString text = QDir::toNativeSeparators(path);
        QAction *action = m_recentMenu->addAction(text.replace(u'&', QStringLiteral("&&")));
        connect(action, &QAction::triggered, this, [this, path] { openFile(path); });
    }
    m_recentMenu->menuAction()->setEnabled(!m_recentMenu->isEmpty());
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
    m_checkLabel->clear();
    for (GamePage *page : std::as_const(m_pages))
        page->retranslate();
    updateState();
}

void MainWindow::restyle()
{
    applyAppStyle(*qApp, m_context);
    m_rail->applyTheme();
    m_rail->fitInto(width());
    for (GamePage *page : std::as_const(m_pages))
        page->applyTheme();
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
    m_theoryLabel->setText(words(QT_TRANSLATE_NOOP("window", "Formula: %1"), {info.theory}));
    m_recentMenu->menuAction()->setEnabled(!m_settings.recentFiles().isEmpty());
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
        const auto follow = [this] { updateState(); };
        connect(page, &GamePage::explanationChanged, this, follow);
        connect(page, &GamePage::exportRequested, this, &MainWindow::exportPage);
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
    const Result<std::string> position = positionOf(*game, text.toStdString());
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
    return page && (!page->document().undoStack().isClean() || m_files.value(id).noteChanged);
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
    const QString name = QFileInfo(path).fileName();
    QFile file(path);
    if (QFileInfo(path).isDir() || !file.open(QIODevice::ReadOnly)) {
        complain(words(QT_TRANSLATE_NOOP("window", "%1 cannot be read: %2"), {name, file.errorString()}));
        return false;
    }
    // One byte more than allowed tells a file that is too long, even one whose size the system does not know.
    const QByteArray contents = file.read(maxFileSize + 1);
    if (contents.size() > maxFileSize) {
        complain(words(QT_TRANSLATE_NOOP("window", "%1 is larger than %2 MiB and was not opened."), {name, int{maxFileSize >> 20}}));
        return false;
    }
    if (path.endsWith(QLatin1String(".mexplain"), Qt::CaseInsensitive) || contents.trimmed().startsWith('{'))
        return openSaved(path, contents);
    return openText(path, contents);
}

bool MainWindow::openSaved(const QString &path, const QByteArray &contents)
{
    const auto refuse = [&](const Phrase &reason) {
        complain(words(QT_TRANSLATE_NOOP("window", "%1 was not opened: %2"), {QFileInfo(path).fileName(), reason}));
        return false;
    };
    const Result<SavedPosition, Phrase> saved = fromJson(contents);
    if (!saved)
        return refuse(saved.error());
    const AnyGame *game = m_context.catalogue.find(saved->game);
    if (!game)
        return refuse({"window", QT_TRANSLATE_NOOP("window", "this version has no game “%1”"), {saved->game}});
    const Result<std::string> position = game->normalize(saved->position);
    if (!position)
        return refuse(errorPhraseInLine(position.error()));
    if (!showPosition(saved->game, *position))
        return false;
    m_files[saved->game] = {QFileInfo(path).absoluteFilePath(), saved->title, saved->note};
    currentPage()->setStep(saved->step);
    m_settings.addRecentFile(path);
    updateState();
    return true;
}

bool MainWindow::openText(const QString &path, const QByteArray &contents)
{
    const AnyGame &game = currentPage()->game();
    const Result<std::string> position = positionOf(game, contents.toStdString());
    if (!position) {
        complain(words(QT_TRANSLATE_NOOP("window", "%1 was not opened: %2"),
                       {QFileInfo(path).fileName(), errorPhraseInFile(position.error())}));
        return false;
    }
    if (!showPosition(game.info().id, *position))
        return false;
    m_settings.addRecentFile(path);
    updateState();
    return true;
}

bool MainWindow::save()
{
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
    for (GamePage *page : std::as_const(m_pages))
        page->cancelCheck();
    m_settings.setGeometry(saveGeometry());
    m_settings.setWindowState(saveState());
    if (const auto *splitter = currentPage()->findChild<QSplitter *>())
        m_settings.setSplitterState(splitter->saveState());
    event->accept();
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

bool MainWindow::isStepKeyFor(const QWidget *focus, const QKeyEvent &event) const
{
    if (isEditor(focus))
        return false;
    if (event.key() == Qt::Key_PageDown || event.key() == Qt::Key_PageUp)
        return true;
    if (event.key() == Qt::Key_Space && qobject_cast<const QAbstractButton *>(focus))
        return false;
    return !usesArrows(focus);
}

bool MainWindow::stepByKey(const QKeyEvent &event)
{
    if ((event.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier)
        return false;
    GamePage *page = currentPage();
    switch (event.key()) {
    case Qt::Key_PageDown:
    case Qt::Key_Right:
    case Qt::Key_Space: page->nextStep(); return true;
    case Qt::Key_PageUp:
    case Qt::Key_Left: page->previousStep(); return true;
    case Qt::Key_Home: page->firstStep(); return true;
    case Qt::Key_End: page->lastStep(); return true;
    default: return false;
    }
}

bool MainWindow::eventFilter(QObject *watched, QEvent *event)
{
    // Before the focused widget sees it: a scroll area would swallow the page keys.
    if (event->type() == QEvent::KeyPress && watched->isWidgetType() && !QApplication::activePopupWidget()) {
        const auto *widget = static_cast<const QWidget *>(watched);
        const auto &key = *static_cast<QKeyEvent *>(event);
        const bool addressed = widget == focusWidget() || (widget == this && !focusWidget());
        if (addressed && widget->window() == this && isStepKeyFor(widget, key) && stepByKey(key))
            return true;
    }
    return QMainWindow::eventFilter(watched, event);
}

void MainWindow::keyPressEvent(QKeyEvent *event)
{
    // What a board or a list left over: Space, Home and End. Its arrows end at its edge.
    const QWidget *focus = focusWidget();
    if (!isEditor(focus) && !isArrow(event->key()) && stepByKey(*event))
        return;
    QMainWindow::keyPressEvent(event);
}

// ---- Help -------------------------------------------------------------------------------------------------------

void MainWindow::showKeys()
{
    const std::pair<const char *, const char *> keys[] = {
        {"PageDown · → · Space", QT_TRANSLATE_NOOP("window", "Next step")},
        {"PageUp · ←", QT_TRANSLATE_NOOP("window", "Previous step")},
        {"Home · End", QT_TRANSLATE_NOOP("window", "First step, last step")},
        {"Alt+↑ · Alt+↓", QT_TRANSLATE_NOOP("window", "Previous game, next game")},
        {"Ctrl+N · Ctrl+O", QT_TRANSLATE_NOOP("window", "New position, open")},
        {"Ctrl+S · Ctrl+Shift+S", QT_TRANSLATE_NOOP("window", "Save, save as")},
        {"Ctrl+I · Ctrl+E", QT_TRANSLATE_NOOP("window", "Import problem input, export")},
        {"Ctrl+Z · Ctrl+Shift+Z", QT_TRANSLATE_NOOP("window", "Undo, redo")},
        {"Ctrl+Shift+C · Ctrl+Shift+V", QT_TRANSLATE_NOOP("window", "Copy position, paste position")},
        {"Ctrl+R", QT_TRANSLATE_NOOP("window", "Random position")},
        {"Ctrl++ · Ctrl+- · Ctrl+0", QT_TRANSLATE_NOOP("window", "Larger, smaller, normal size")},
        {"Ctrl+L", QT_TRANSLATE_NOOP("window", "Switch language")},
        {"F11", QT_TRANSLATE_NOOP("window", "Full screen")},
        {"F1 · ?", QT_TRANSLATE_NOOP("window", "This list of keys")},
        {"↑ ↓ ← → · Enter", QT_TRANSLATE_NOOP("window", "On the board: choose a place, act on it")},
    };
    QDialog dialog(this);
    dialog.setObjectName(QStringLiteral("keysDialog"));
    dialog.setWindowTitle(words(QT_TRANSLATE_NOOP("window", "Keys")));
    auto *grid = new QGridLayout(&dialog);
    grid->setHorizontalSpacing(m_context.px(24));
    int row = 0;
    for (const auto &[shortcut, meaning] : keys) {
        auto *keyLabel = new QLabel(QString::fromUtf8(shortcut), &dialog);
        keyLabel->setTextFormat(Qt::PlainText);
        auto *meaningLabel = new QLabel(words(meaning), &dialog);
        meaningLabel->setTextFormat(Qt::PlainText);
        grid->addWidget(keyLabel, row, 0);
        grid->addWidget(meaningLabel, row++, 1);
    }
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, &dialog);
    connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    grid->addWidget(buttons, row, 0, 1, 2);
    dialog.exec();
}

void MainWindow::showAbout()
{
    QMessageBox box(QMessageBox::NoIcon, words(QT_TRANSLATE_NOOP("window", "About Mexplain")),
                    words(QT_TRANSLATE_NOOP("window", "Mexplain %1 shows why a position of an impartial game is won or lost, "
                                                      "step by step."), {QApplication::applicationVersion()}),
                    QMessageBox::Ok, this);
    box.setTextFormat(Qt::PlainText);
    box.setIconPixmap(windowIcon().pixmap(m_context.px(64)));
    box.exec();
}

} // namespace mexplain
