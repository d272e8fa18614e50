#include "pictures.h"
#include "ui/app_style.h"
#include "ui/game_page.h"
#include "ui/main_window.h"
#include "ui/position_file.h"

#include <QAbstractButton>
#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QDir>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <memory>

using namespace mexplain;

namespace {

const QString gameId = QStringLiteral("nim");

// Every text that a person may meet on a widget or an action, but the titles in the other language: headers show both.
QStringList textsOf(MainWindow &window)
{
    QStringList texts{window.windowTitle()};
    const UiContext &context = window.context();
    const Language other = context.language == Language::Chinese ? Language::English : Language::Chinese;
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        // Qt names these once and for all, and shows them in a crowded tab bar only.
        if (widget->objectName() == u"ScrollLeftButton" || widget->objectName() == u"ScrollRightButton")
            continue;
        texts << widget->toolTip() << widget->accessibleName();
        if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
            texts << button->text();
        if (const auto *label = qobject_cast<const QLabel *>(widget))
            texts << label->text();
        if (const auto *edit = qobject_cast<const QLineEdit *>(widget))
            texts << edit->placeholderText();
        if (const auto *tabs = qobject_cast<const QTabBar *>(widget)) {
            for (int i = 0; i < tabs->count(); ++i)
                texts << tabs->tabText(i);
        }
        if (const auto *list = qobject_cast<const QListWidget *>(widget)) {
            for (int i = 0; i < list->count(); ++i)
                texts << list->item(i)->text();
        }
        if (const auto *menu = qobject_cast<const QMenu *>(widget))
            texts << menu->title();
    }
    for (const QAction *action : window.findChildren<QAction *>())
        texts << action->text();
    texts.removeAll(QString());
    // A page that was open before stays in the window, with its own title.
    for (const auto &game : context.catalogue.games())
        texts.removeAll(context.phrasebooks.of(other).text(game->info().title));
    return texts;
}

// Names, keys and letters of mathematics stay Latin in Chinese too.
bool isAllowedInChinese(const QString &word)
{
    static const QStringList allowed{
        "Mexplain", "English", "Nim", "SG", "Bouton", "Ctrl", "Shift", "Alt", "Tab", "Enter", "Esc", "Space", "PageDown", "PageUp",
        "Home", "End", "Insert", "Delete", "Backspace", "DP", "Markdown", "HTML", "PDF", "SVG", "PNG", "JSON", "mex", "cpp", "Sprague", "Grundy", "Kayles", "XOR", "AcWing", "HDU", "QOJ", "cap", "lowbit", "mod", "Putata", "Budada", "CSV", "at", "tokens"};
    static const QRegularExpression function(QStringLiteral("^(F\\d+|[A-Z]\\d*|[a-z]|P\\d+)$"));
    return allowed.contains(word) || function.match(word).hasMatch();
}

} // namespace

class TestMainWindow : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void languageFlipLeavesNothing_data();
    void languageFlipLeavesNothing();
    void savesAndOpens();
    void badFilesChangeNothing_data();
    void badFilesChangeNothing();
    void asksBeforeLosingChanges();
    void recentFiles();
    void stepKeys();
    void everyPageHasItsFonts();
    void themeAndScale();
    void titleAndUndo();
    void dropsFilesAndText();
    void pastesByTheMenu();
    void helpBoxesInBothLanguages();
    void qtsOwnButtonsFollowTheLanguage();
    void followsTheSystemsPalette();
    void snapshots();
    void everyStepOfEveryPage_data() { languageFlipLeavesNothing_data(); }
    void everyStepOfEveryPage();

private:
    QString filePath(const QString &name) const { return m_folder->filePath(name); }
    QString write(const QString &name, const QByteArray &contents) const;
    std::string position() const { return m_window->currentPage()->document().position(); }

    Catalogue m_catalogue;
    Phrasebooks m_phrasebooks;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QSettings> m_store;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<MainWindow> m_window;
    QStringList m_messages;
    QMessageBox::StandardButton m_answer = QMessageBox::Cancel;
    int m_questions = 0;
};

QString TestMainWindow::write(const QString &name, const QByteArray &contents) const
{
    QFile file(filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(contents) != contents.size())
        qFatal("The test cannot write");
    return file.fileName();
}

void TestMainWindow::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_store = std::make_unique<QSettings>(filePath("settings.ini"), QSettings::IniFormat);
    m_settings = std::make_unique<Settings>(*m_store);
    m_settings->setLanguage(Language::English);
    m_settings->setThemeChoice(ThemeChoice::Light);
    m_window = std::make_unique<MainWindow>(m_catalogue, m_phrasebooks, *m_settings);
    m_messages.clear();
    m_questions = 0;
    m_window->dialogs().showMessage = [this](QWidget *, const QString &message) { m_messages << message; };
    m_window->dialogs().askSave = [this](QWidget *, const QString &) {
        ++m_questions;
        return m_answer;
    };
    QVERIFY(m_window->openPosition(gameId, "3 6 9"));
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

void TestMainWindow::cleanup()
{
    m_window.reset();
    m_settings.reset();
    m_store.reset();
}

void TestMainWindow::languageFlipLeavesNothing_data()
{
    QTest::addColumn<QString>("id");
    for (const auto &game : m_catalogue.games())
        QTest::newRow(qPrintable(game->info().id)) << game->info().id;
}

void TestMainWindow::languageFlipLeavesNothing()
{
    QFETCH(QString, id);
    QVERIFY(m_window->openPosition(id, QString::fromStdString(m_catalogue.find(id)->examples().front().position)));
    const QStringList english = textsOf(*m_window);
    for (const QString &text : english) {
        static const QRegularExpression han(QStringLiteral("\\p{Han}"));
        QString rest = text;
        rest.remove(QStringLiteral("中文"));
        QVERIFY2(!rest.contains(han), qPrintable(text));
    }
    m_window->setLanguage(Language::Chinese);
    static const QRegularExpression latin(QStringLiteral("[A-Za-z][A-Za-z0-9]*"));
    QStringList untranslated;
    for (const QString &text : textsOf(*m_window)) {
        QString plain = text;
        plain.remove(QRegularExpression(QStringLiteral("\\(&.\\)")));
        auto words = latin.globalMatch(plain);
        while (words.hasNext()) {
            if (!isAllowedInChinese(words.next().captured())) {
                untranslated << text;
                break;
            }
        }
    }
    QVERIFY2(untranslated.isEmpty(), qPrintable(untranslated.join("\n")));
    m_window->setLanguage(Language::English);
    QCOMPARE(textsOf(*m_window), english);
}

void TestMainWindow::savesAndOpens()
{
    m_window->currentPage()->setPositionText("1 2 4");
    m_window->currentPage()->setStep(2);
    const QString path = filePath("a");
    m_window->dialogs().saveFileName = [&](auto &&...) { return path; };
    QVERIFY(m_window->isWindowModified());
    QVERIFY(m_window->save());
    QVERIFY(!m_window->isWindowModified());
    QVERIFY(QFile::exists(path + ".mexplain"));
    QVERIFY(m_window->openPosition(gameId, "5 5"));
    QCOMPARE(position(), std::string("5 5"));
    QVERIFY(m_window->openFile(path + ".mexplain"));
    QCOMPARE(position(), std::string("1 2 4"));
    QCOMPARE(m_window->currentPage()->step(), 2);
    QVERIFY(!m_window->isWindowModified());
    QCOMPARE(m_questions, 0);
    QVERIFY(m_messages.isEmpty());
}

void TestMainWindow::badFilesChangeNothing_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("contents");
    QTest::newRow("empty") << "a.mexplain" << QByteArray();
    QTest::newRow("not json") << "a.mexplain" << QByteArray("{\"game\":");
    QTest::newRow("another json") << "a.mexplain" << QByteArray("[1, 2]");
    QTest::newRow("binary") << "a.mexplain" << QByteArray("\0\1\2\377", 4);
    QTest::newRow("words in a text") << "a.txt" << QByteArray("three piles");
    QTest::newRow("empty text") << "a.txt" << QByteArray(" \n");
    QTest::newRow("too large") << "a.txt" << QByteArray(maxFileSize + 1, '1');
}

void TestMainWindow::badFilesChangeNothing()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, contents);
    m_window->currentPage()->setStep(1);
    const QString title = m_window->windowTitle();
    QVERIFY(!m_window->openFile(write(name, contents)));
    QCOMPARE(m_messages.size(), 1);
    QVERIFY2(m_messages.front().contains(name), qPrintable(m_messages.front()));
    QCOMPARE(position(), std::string("3 6 9"));
    QCOMPARE(m_window->currentPage()->step(), 1);
    QCOMPARE(m_window->windowTitle(), title);
    QVERIFY(m_settings->recentFiles().isEmpty());
    QVERIFY(!m_window->openFile(filePath("missing.mexplain")));
    QVERIFY(!m_window->openFile(m_folder->path()));
    QCOMPARE(m_messages.size(), 3);
}

void TestMainWindow::asksBeforeLosingChanges()
{
    m_window->close();
    QVERIFY(!m_window->isVisible());
    QCOMPARE(m_questions, 0);
    m_window->show();

    m_window->currentPage()->setPositionText("1 2 4");
    m_answer = QMessageBox::Cancel;
    m_window->newPosition();
    QVERIFY(!m_window->close());
    QVERIFY(!m_window->openFile(write("a.txt", "7 8")));
    QCOMPARE(m_questions, 3);
    QCOMPARE(position(), std::string("1 2 4"));
    QVERIFY(m_window->isVisible());

    // Save, and then cancel the file's name: nothing is lost either.
    m_answer = QMessageBox::Save;
    m_window->dialogs().saveFileName = [](auto &&...) { return QString(); };
    QVERIFY(!m_window->close());

    m_answer = QMessageBox::Discard;
    QVERIFY(m_window->openFile(filePath("a.txt")));
    QCOMPARE(position(), std::string("7 8"));

    m_window->currentPage()->setPositionText("1 2 4");
    m_answer = QMessageBox::Save;
    const QString path = filePath("b.mexplain");
    m_window->dialogs().saveFileName = [&](auto &&...) { return path; };
    QVERIFY(m_window->close());
    QVERIFY(QFile::exists(path));
}

void TestMainWindow::recentFiles()
{
    for (int i = 0; i < 12; ++i)
        QVERIFY(m_window->openFile(write(QString("%1.txt").arg(i), "1 2")));
    QCOMPARE(m_settings->recentFiles().size(), Settings::maxRecentFiles);
    QVERIFY(m_settings->recentFiles().front().endsWith("11.txt"));
    QVERIFY(QFile::remove(filePath("11.txt")));
    QVERIFY(m_settings->recentFiles().front().endsWith("10.txt"));
    QVERIFY(m_window->openFile(filePath("5.txt")));
    QVERIFY(m_settings->recentFiles().front().endsWith("5.txt"));
    QCOMPARE(m_settings->recentFiles().count(filePath("5.txt")), 1);
}

void TestMainWindow::stepKeys()
{
    GamePage *page = m_window->currentPage();
    QVERIFY(page->stepCount() > 3);
    const auto stepAfter = [&](QWidget *focus, Qt::Key key) {
        page->setStep(1);
        focus->setFocus();
        // A board may hand the focus on to a part of itself.
        QTest::keyClick(m_window->focusWidget(), key);
        return page->step();
    };
    auto *list = m_window->findChild<QListWidget *>("gameList");
    QVERIFY(list);
    QCOMPARE(stepAfter(list, Qt::Key_PageDown), 2);
    QCOMPARE(stepAfter(list, Qt::Key_PageUp), 0);
    auto *button = m_window->findChild<QAbstractButton *>("languageButton");
    QVERIFY(button);
    button->setFocusPolicy(Qt::StrongFocus);
    QCOMPARE(stepAfter(button, Qt::Key_Right), 2);
    QCOMPARE(stepAfter(button, Qt::Key_Left), 0);
    QCOMPARE(stepAfter(button, Qt::Key_End), page->stepCount() - 1);
    QCOMPARE(stepAfter(button, Qt::Key_Home), 0);
    QCOMPARE(stepAfter(button, Qt::Key_Space), 1); // the button keeps its key, and switches the language
    QCOMPARE(m_window->context().language, Language::Chinese);
    auto *edit = page->findChild<QLineEdit *>("positionEdit");
    QVERIFY(edit);
    for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Space, Qt::Key_PageDown, Qt::Key_Home, Qt::Key_End})
        QCOMPARE(stepAfter(edit, key), 1);
    auto *board = page->findChild<Board *>();
    QVERIFY(board);
    QCOMPARE(stepAfter(board, Qt::Key_Right), 1);
    QCOMPARE(stepAfter(board, Qt::Key_PageDown), 2);
}

void TestMainWindow::everyPageHasItsFonts()
{
    // A page that is opened later gets its style anew when it comes into the window; what it set itself must survive that.
    for (const auto &game : m_catalogue.games()) {
        m_window->openPosition(game->info().id, QString::fromStdString(game->examples().front().position));
        QCoreApplication::processEvents();
        const GamePage &page = *m_window->currentPage();
        const auto *title = page.findChild<QLabel *>(QStringLiteral("titleLabel"));
        const auto *figure = page.findChild<QLabel *>(QStringLiteral("figureLabel"));
        const auto *verdict = page.findChild<QLabel *>(QStringLiteral("verdictLabel"));
        const auto *text = page.findChild<QLineEdit *>(QStringLiteral("positionEdit"));
        QVERIFY(title && figure && verdict && text);
        QVERIFY2(title->font().bold() && figure->font().bold() && verdict->font().bold(), qPrintable(game->info().id));
        QVERIFY2(QFontInfo(text->font()).fixedPitch(), qPrintable(game->info().id));
        QVERIFY2(title->font().pixelSize() > figure->font().pixelSize(), qPrintable(game->info().id));
    }
}

void TestMainWindow::themeAndScale()
{
    for (const ThemeChoice choice : {ThemeChoice::Dark, ThemeChoice::HighContrast, ThemeChoice::Light}) {
        m_window->setTheme(choice);
        QCOMPARE(m_window->context().themeId, themeOf(choice));
        QCOMPARE(m_settings->themeChoice(), choice);
        QCOMPARE(QApplication::palette().color(QPalette::Window), theme(themeOf(choice)).window);
    }
    m_window->setScale(100);
    QCOMPARE(m_window->context().scale, Settings::maxScale);
    m_window->setScale(0);
    QCOMPARE(m_settings->scale(), Settings::minScale);
    m_window->setScale(1);
    QCOMPARE(QApplication::font().pixelSize(), 14);
}

void TestMainWindow::titleAndUndo()
{
    QCOMPARE(m_window->windowTitle(), QString("3 6 9 — Nim[*] — Mexplain"));
    m_window->currentPage()->setPositionText("1 2 4");
    QVERIFY(m_window->windowTitle().startsWith("1 2 4"));
    auto *undo = m_window->findChild<QAction *>("undoAction");
    QVERIFY(undo && undo->isEnabled());
    undo->trigger();
    QVERIFY(m_window->windowTitle().startsWith("3 6 9"));
    QVERIFY(!m_window->isWindowModified());
}

void TestMainWindow::dropsFilesAndText()
{
    const QString path = m_folder->filePath(QStringLiteral("drop.txt"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("2\n4 7\n");
    file.close();
    const auto drop = [this](const QMimeData &data) {
        const QPoint middle = m_window->rect().center();
        QDragEnterEvent enter(middle, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(m_window.get(), &enter);
        QDropEvent event(middle, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(m_window.get(), &event);
        return enter.isAccepted();
    };
    QMimeData files;
    files.setUrls({QUrl::fromLocalFile(path)});
    QVERIFY(drop(files));
    QCOMPARE(m_window->currentPage()->document().position(), std::string("4 7"));
    QMimeData text;
    text.setText(QStringLiteral("1 2 3 4"));
    QVERIFY(drop(text));
    QCOMPARE(m_window->currentPage()->document().position(), std::string("1 2 3 4"));
    QMimeData rubbish;
    rubbish.setText(QStringLiteral("what is this"));
    QVERIFY(drop(rubbish));
    QCOMPARE(m_window->currentPage()->document().position(), std::string("1 2 3 4"));
    QMimeData picture;
    picture.setData(QStringLiteral("image/png"), QByteArray("x"));
    QVERIFY(!drop(picture));
}

void TestMainWindow::pastesByTheMenu()
{
    auto *paste = m_window->findChild<QAction *>(QStringLiteral("pastePositionAction"));
    auto *copy = m_window->findChild<QAction *>(QStringLiteral("copyPositionAction"));
    QVERIFY(paste && copy);
    QApplication::clipboard()->setText(QStringLiteral("3\n5 8 13\n"));
    paste->trigger();
    QCOMPARE(m_window->currentPage()->document().position(), std::string("5 8 13"));
    QApplication::clipboard()->setText(QStringLiteral("5 -8"));
    paste->trigger();
    QCOMPARE(m_window->currentPage()->document().position(), std::string("5 8 13"));
    copy->trigger();
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("5 8 13"));
    m_window->findChild<QAction *>(QStringLiteral("undoAction"))->trigger();
    QVERIFY(m_window->currentPage()->document().position() != "5 8 13");
}

void TestMainWindow::helpBoxesInBothLanguages()
{
    for (const Language language : {Language::Chinese, Language::English}) {
        m_window->setLanguage(language);
        const bool chinese = language == Language::Chinese;
        // Waiting runs the timers, and the closer must not run before there is something to close.
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        QStringList keys;
        QTimer::singleShot(0, this, [&] {
            QWidget *dialog = QApplication::activeModalWidget();
            QVERIFY(dialog);
            for (const QLabel *label : dialog->findChildren<QLabel *>())
                keys << label->text();
            for (const QAbstractButton *button : dialog->findChildren<QAbstractButton *>())
                keys << button->text();
            QTest::keyClick(dialog, Qt::Key_Escape);
        });
        QTest::keyClick(m_window.get(), Qt::Key_F1);
        QVERIFY(keys.contains(QStringLiteral("F1 · ?")));
        QVERIFY(keys.contains(chinese ? QStringLiteral("下一步") : QStringLiteral("Next step")));
        QVERIFY2(keys.filter(QRegularExpression(chinese ? QStringLiteral("关闭") : QStringLiteral("Close"))).size() == 1,
                 qPrintable(keys.join(u'|')));
        QString about;
        QTimer::singleShot(0, this, [&] {
            auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
            QVERIFY(box);
            about = box->text();
            QTest::keyClick(box, Qt::Key_Escape);
        });
        m_window->findChild<QAction *>(QStringLiteral("aboutAction"))->trigger();
        QVERIFY2(about.contains(chinese ? QStringLiteral("公平") : QStringLiteral("impartial")), qPrintable(about));
        QVERIFY(about.contains(QApplication::applicationVersion()));
    }
}

void TestMainWindow::qtsOwnButtonsFollowTheLanguage()
{
    m_window->setLanguage(Language::Chinese);
    const auto cancel = [] { return QDialogButtonBox(QDialogButtonBox::Cancel).button(QDialogButtonBox::Cancel)->text(); };
    QCOMPARE(cancel(), QStringLiteral("取消"));
    m_window->setLanguage(Language::English);
    QVERIFY(cancel().contains(QStringLiteral("Cancel")));
    m_window->setLanguage(Language::Chinese);
    QCOMPARE(cancel(), QStringLiteral("取消"));
}

void TestMainWindow::followsTheSystemsPalette()
{
    // What is asked of the desktop must be its own palette, not the theme that lies over it.
    m_window->setTheme(ThemeChoice::Light);
    const QPalette system = systemPalette();
    m_window->setTheme(ThemeChoice::Dark);
    QCOMPARE(systemPalette().color(QPalette::Window), system.color(QPalette::Window));
    QVERIFY(QApplication::palette().color(QPalette::Window).lightness() < 128);
    const ThemeId expected = system.color(QPalette::Window).lightness() < 128 ? ThemeId::Dark : ThemeId::Light;
    // A choice of one's own stays when the desktop changes …
    QEvent change(QEvent::ThemeChange);
    QCoreApplication::sendEvent(m_window.get(), &change);
    QCOMPARE(m_window->context().themeId, ThemeId::Dark);
    // … and the desktop's is followed.
    m_window->setTheme(ThemeChoice::System);
    QCOMPARE(m_window->context().themeId, expected);
    QCoreApplication::sendEvent(m_window.get(), &change);
    QCOMPARE(m_window->context().themeId, expected);
    QCOMPARE(QApplication::palette().color(QPalette::Window), paletteOf(m_window->context().theme()).color(QPalette::Window));
}

void TestMainWindow::snapshots()
{
    const std::pair<const char *, ThemeChoice> themes[] = {
        {"light", ThemeChoice::Light}, {"dark", ThemeChoice::Dark}, {"contrast", ThemeChoice::HighContrast}};
    m_window->currentPage()->setStep(2);
    for (const Language language : {Language::Chinese, Language::English}) {
        m_window->setLanguage(language);
        for (const auto &[name, choice] : themes) {
            m_window->setTheme(choice);
            for (const QSize size : {QSize(1024, 700), QSize(1280, 800), QSize(1920, 1080)}) {
                m_window->resize(size);
                QTest::qWait(20);
                QCOMPARE(m_window->size(), size);
                QVERIFY(m_window->grab().save(QString("%1/window-%2-%3-%4.png").arg(SNAPSHOT_DIR, languageCode(language), name)
                                                  .arg(size.width())));
            }
        }
    }
}

void TestMainWindow::everyStepOfEveryPage()
{
    // Pictures to look at, of a won and a lost position in both languages; in the smallest window nothing but lists scrolls.
    QFETCH(QString, id);
    QDir().mkpath(QStringLiteral(SNAPSHOT_DIR "/steps"));
    const AnyGame &game = *m_catalogue.find(id);
    m_window->resize(1024, 700);
    for (const Outcome outcome : {Outcome::N, Outcome::P}) {
        const auto examples = game.examples();
        const auto example = std::find_if(examples.begin(), examples.end(), [&](const Example &one) { return game.explain(one.position)->outcome == outcome; });
        QVERIFY(example != examples.end());
        QVERIFY(m_window->openPosition(id, QString::fromStdString(example->position)));
        GamePage &page = *m_window->currentPage();
        const auto *scroll = page.findChild<QScrollArea *>(QStringLiteral("pageScroll"));
        for (const Language language : {Language::Chinese, Language::English}) {
            m_window->setLanguage(language);
            QTest::qWait(20);
            for (int step = 0; step < page.stepCount(); ++step) {
                page.setStep(step);
                // Layouts settle event by event.
                (void)QTest::qWaitFor([&] { return scroll->verticalScrollBar()->maximum() == 0; }, 400);
                const QString name = QStringLiteral("%1-%2-%3-%4").arg(id, outcome == Outcome::N ? QStringLiteral("N") : QStringLiteral("P"), languageCode(language)).arg(step + 1, 2, 10, QLatin1Char('0'));
                QVERIFY(keepPicture(m_window->grab().toImage(), QStringLiteral(SNAPSHOT_DIR "/steps/%1.png").arg(name)));
                QVERIFY2(scroll->verticalScrollBar()->maximum() == 0, qPrintable(name + QStringLiteral(": %1").arg(scroll->verticalScrollBar()->maximum())));
                QVERIFY2(scroll->horizontalScrollBar()->maximum() == 0, qPrintable(name));
            }
        }
    }
}

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    TestMainWindow test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_main_window.moc"
