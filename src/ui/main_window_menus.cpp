// The window's menus: every action with its name, text and keys, in one place.

#include "ui/game_page.h"
#include "ui/help_boxes.h"
#include "ui/main_window.h"
#include "ui/rail.h"

#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QMenuBar>

namespace mexplain {

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

    buildTeachingMenu();

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
              [this] { showKeys(m_context, this); });
    addAction(help, "aboutAction", QT_TRANSLATE_NOOP("window", "&About Mexplain"), {}, [this] { showAbout(m_context, this); });
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

} // namespace mexplain
