#pragma once

#include "ui/context.h"
#include "ui/dialogs.h"
#include "ui/settings.h"

#include <QHash>
#include <QMainWindow>
#include <QTranslator>

#include <functional>
#include <memory>
#include <vector>

class QActionGroup;
class QDockWidget;
class QLabel;
class QStackedWidget;
class QToolButton;

namespace mexplain {

class GamePage;
class Presentation;
struct PresentHost;
class LessonDocument;
class LessonPanel;
class LessonRecovery;
class Rail;
struct LessonItem;

/// The window: rail, page, menus, status bar, files. It owns the context that every page reads.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    /// Opens the last game, or the first one. The catalogue, the phrasebooks and the settings must live longer.
    MainWindow(const Catalogue &catalogue, const Phrasebooks &phrasebooks, Settings &settings, QWidget *parent = nullptr);
    ~MainWindow() override;

    /// Opens a `.mexplain` file, or a text file with a position or a problem's input for the present game. Where it cannot,
    /// it says why and the window stays as it was.
    bool openFile(const QString &path);
    /// Shows a game; `text` is a position or a problem's input, or empty to leave the game's position alone.
    bool openPosition(const QString &gameId, const QString &text);
    /// Opens a lesson; where it cannot, it says why and the open one stays.
    bool openLesson(const QString &path);
    LessonDocument &lesson() { return *m_lesson; }
    bool save();   ///< false where it was cancelled or failed
    bool saveAs();

    GamePage *currentPage() const;
    const UiContext &context() const { return m_context; }
    Presentation *presentation() const { return m_presentation.get(); } ///< null while nothing is presented
    Dialogs &dialogs() { return m_dialogs; }

    void setLanguage(Language language);
    void setTheme(ThemeChoice choice);
    void setScale(double scale); ///< clamped to what Settings allows

public slots:
    void newPosition();
    void exportPage();
    void present();      ///< full screen, for a projector, from the step that is open
    void showPresenter(); ///< the presenter's window, and the presentation with it
    void toggleAnswers(); ///< hides the answers of the page, or reveals them
    void setPredictsFirst(bool predicts);
    void newLesson();
    bool saveLesson();   ///< false where it was cancelled or failed
    bool saveLessonAs();
    void exportLesson();
    void addToLesson();  ///< the position that is shown, after the current item
    /// Shows an item of the lesson as it begins; false where there is none, or its game refuses the position.
    bool showItem(int index);
    void nextItem();
    void previousItem();
    /// Asks about each lesson that a crash left behind; nothing is written over.
    void offerRecovery();

protected:
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    // What belongs to a page's position beside the position itself.
    struct PageFile {
        QString path{};
        QString title{};
        QString note{};
        bool noteChanged = false;
        bool isOfLesson = false; ///< the position came from a lesson, which keeps it
    };
    struct Entry {
        QAction *action;
        Phrase text;
    };
    struct MenuEntry {
        QMenu *menu;
        Phrase title;
    };

    QString words(const char *source, std::vector<Argument> arguments = {}) const;
    QMenu *addMenu(const char *source, QMenu *parent = nullptr);
    QAction *addAction(QMenu *menu, const char *name, const char *source, const QList<QKeySequence> &keys,
                       const std::function<void()> &slot);
    void buildMenus();
    void buildStatusBar();
    void fillRecentMenu();
    void retranslate();
    void restyle();
    void installQtTranslation();
    void updateState();

    GamePage *showGame(const QString &id);
    bool showPosition(const QString &id, const std::string &position);
    bool isModified(const QString &id) const;
    bool mayReplace(const QString &id);
    bool saveTo(const QString &path);
    void openByDialog();
    void importProblem();
    void pasteText(const QString &text);
    void changeScale(int by);
    bool stepByKey(const QKeyEvent &event);
    void complain(const QString &message);
    void buildTeachingMenu();
    PresentHost presentHost();
    void countPrediction(bool right);
    void switchTheme();
    void buildLessonPanel();
    void retranslateLessonDock();
    void retitleLessonDock();
    bool presentsLesson() const;
    bool mayReplaceLesson();
    bool saveLessonTo(const QString &path);
    LessonItem shownAsItem() const;
    void nameLessons();
    Phrase titleOf(const LessonItem &item) const;

    Settings &m_settings;
    UiContext m_context;
    Dialogs m_dialogs;
    QTranslator m_qtTranslator;
    QHash<QString, GamePage *> m_pages;
    QHash<QString, PageFile> m_files;
    std::vector<Entry> m_entries;
    std::vector<MenuEntry> m_menus;
    Rail *m_rail;
    QStackedWidget *m_stack;
    QMenu *m_recentMenu = nullptr;
    QAction *m_undoAction = nullptr;
    QAction *m_redoAction = nullptr;
    QActionGroup *m_themeGroup = nullptr;
    QActionGroup *m_languageGroup = nullptr;
    QLabel *m_theoryLabel = nullptr;
    QLabel *m_checkLabel = nullptr;
    QToolButton *m_languageButton = nullptr;
    QAction *m_hideAction = nullptr;
    QAction *m_predictAction = nullptr;
    bool m_predictsFirst = false;
    int m_rightCount = 0;
    int m_wrongCount = 0;
    std::unique_ptr<LessonDocument> m_lesson;
    std::unique_ptr<LessonRecovery> m_recovery;
    QDockWidget *m_lessonDock = nullptr;
    LessonPanel *m_lessonPanel = nullptr;
    QMenu *m_lessonMenu = nullptr;
    std::unique_ptr<Presentation> m_presentation;
};

} // namespace mexplain
