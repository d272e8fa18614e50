// Presenting with two screens: which window is where, and what happens when a screen comes or goes.

#include "explain/catalogue.h"
#include "ui/game_page.h"
#include "ui/lesson_document.h"
#include "ui/main_window.h"
#include "ui/present_window.h"
#include "ui/presentation.h"
#include "ui/presenter_window.h"

#include <QAction>
#include <QApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QPlainTextEdit>
#include <QScreen>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

using namespace mexplain;

/// What of the platform plugin is asked for its functions. Its header is not among Qt's public ones: this is the first virtual
/// function that it adds to QObject's.
class PlatformDoor : public QObject {
public:
    virtual void *nativeResourceForIntegration(const QByteArray &name) = 0;
};

namespace {

struct TestScreen {
    const char *name;
    QRect place;
    double pixelRatio;
};

const TestScreen laptop{"laptop", {0, 0, 1280, 800}, 1};
const TestScreen projector{"projector", {1280, 0, 1920, 1080}, 2};

QJsonObject configuration(const QList<TestScreen> &screens)
{
    QJsonArray list;
    for (const TestScreen &screen : screens) {
        list.append(QJsonObject{{QStringLiteral("name"), QLatin1String(screen.name)},
                                {QStringLiteral("x"), screen.place.x()},
                                {QStringLiteral("y"), screen.place.y()},
                                {QStringLiteral("width"), screen.place.width()},
                                {QStringLiteral("height"), screen.place.height()},
                                {QStringLiteral("logicalDpi"), 96},
                                {QStringLiteral("logicalBaseDpi"), 96},
                                {QStringLiteral("dpr"), screen.pixelRatio}});
    }
    return {{QStringLiteral("synchronousWindowSystemEvents"), true}, {QStringLiteral("windowFrameMargins"), true}, {QStringLiteral("screens"), list}};
}

using SetConfiguration = void (*)(const QJsonObject &, QPlatformNativeInterface *);

/// Null where this version of the plugin cannot change its screens.
SetConfiguration setConfigurationFunction()
{
    auto *door = reinterpret_cast<PlatformDoor *>(QGuiApplication::platformNativeInterface());
    return reinterpret_cast<SetConfiguration>(door->nativeResourceForIntegration("setConfiguration"));
}

} // namespace

class TwoScreensTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_setConfiguration = setConfigurationFunction();
        if (m_setConfiguration == nullptr)
            QSKIP("this version of the offscreen platform cannot change its screens");
        plug({laptop, projector});
        m_file = std::make_unique<QSettings>(m_folder.filePath(QStringLiteral("screens.ini")), QSettings::IniFormat);
        m_settings = std::make_unique<Settings>(*m_file);
        m_settings->setLanguage(Language::Chinese);
        m_settings->setThemeChoice(ThemeChoice::Light);
        m_window = std::make_unique<MainWindow>(m_catalogue, m_phrasebooks, *m_settings);
        m_window->findChild<QAction *>(QStringLiteral("why-xor"))->trigger();
        m_window->lesson().setLessonNote(Language::Chinese, QStringLiteral("只给老师看：全课计划"));
        m_window->lesson().setNote(0, Language::Chinese, QStringLiteral("只给老师看：第一项"));
    }
    void cleanup()
    {
        m_window.reset();
        m_settings.reset();
        m_file.reset();
    }

    void theClassGetsTheOtherScreen_data()
    {
        QTest::addColumn<QString>("own");
        QTest::addColumn<QString>("other");
        QTest::addColumn<double>("laptopRatio");
        QTest::addColumn<double>("projectorRatio");
        QTest::addRow("on the laptop") << QStringLiteral("laptop") << QStringLiteral("projector") << 1. << 2.;
        QTest::addRow("on the projector") << QStringLiteral("projector") << QStringLiteral("laptop") << 1. << 2.;
        QTest::addRow("a dense laptop") << QStringLiteral("laptop") << QStringLiteral("projector") << 2. << 1.;
    }
    void theClassGetsTheOtherScreen()
    {
        QFETCH(QString, own);
        QFETCH(QString, other);
        QFETCH(double, laptopRatio);
        QFETCH(double, projectorRatio);
        TestScreen first = laptop;
        TestScreen second = projector;
        first.pixelRatio = laptopRatio;
        second.pixelRatio = projectorRatio;
        plug({});
        plug({first, second});
        showOn(own);
        press(*m_window, Qt::Key_F5);
        QVERIFY(m_window->presentation());
        expectPlaces(other, own);
        QVERIFY(isActive(present()));
        // Drawn for its own screen.
        const double ratio = other == u"laptop" ? laptopRatio : projectorRatio;
        QCOMPARE(present().grab().size(), screen(other)->geometry().size() * ratio);
        present().grab().save(QStringLiteral(SNAPSHOT_DIR "/two-screens-class-%1-%2.png").arg(other).arg(ratio));
        presenter().grab().save(QStringLiteral(SNAPSHOT_DIR "/two-screens-presenter-%1.png").arg(own));
        // And back.
        press(present(), Qt::Key_X);
        expectPlaces(own, other);
        press(presenter(), Qt::Key_X);
        expectPlaces(other, own);
        const int step = page().step();
        press(present(), Qt::Key_PageDown);
        QCOMPARE(page().step(), step + 1);
        press(presenter(), Qt::Key_PageUp);
        QCOMPARE(page().step(), step);
    }

    void theClassNeverSeesTheNotes()
    {
        showOn(QStringLiteral("laptop"));
        m_window->present();
        const auto *notes = presenter().findChild<QPlainTextEdit *>(QStringLiteral("presenterNotes"));
        QVERIFY(notes->toPlainText().contains(QStringLiteral("全课计划")) && notes->toPlainText().contains(QStringLiteral("第一项")));
        press(present(), Qt::Key_X);
        const int count = m_window->lesson().count();
        for (int page = 0; page < 400 && m_window->presentation()->session().item() < count - 1; ++page) {
            expectNoNotes();
            press(present(), Qt::Key_PageDown);
            if (QTest::currentTestFailed())
                return;
        }
        QCOMPARE(m_window->presentation()->session().item(), count - 1);
    }

    void leavingGivesTheWindowBack_data()
    {
        QTest::addColumn<QString>("own");
        QTest::addColumn<int>("state");
        QTest::addColumn<bool>("fromPresenter");
        QTest::addColumn<bool>("swapped");
        for (const char *own : {"laptop", "projector"}) {
            for (const bool fromPresenter : {false, true}) {
                for (const bool swapped : {false, true}) {
                    const char *where = fromPresenter ? "presenter" : "class";
                    const char *how = swapped ? ", swapped" : "";
                    QTest::addRow("%s, Esc in the %s's window%s", own, where, how) << QString::fromLatin1(own) << 0 << fromPresenter << swapped;
                    QTest::addRow("%s maximized, Esc in the %s's window%s", own, where, how)
                        << QString::fromLatin1(own) << static_cast<int>(Qt::WindowMaximized) << fromPresenter << swapped;
                }
            }
        }
    }
    void leavingGivesTheWindowBack()
    {
        QFETCH(QString, own);
        QFETCH(int, state);
        QFETCH(bool, fromPresenter);
        QFETCH(bool, swapped);
        showOn(own);
        if (state == Qt::WindowMaximized)
            m_window->showMaximized();
        auto *focus = page().findChild<QWidget *>(QStringLiteral("stepList"));
        focus->setFocus();
        m_window->activateWindow();
        QCoreApplication::processEvents();
        const QRect place = m_window->geometry();
        const QByteArray geometry = m_window->saveGeometry();
        const QImage before = settled();
        m_window->present();
        if (swapped)
            press(present(), Qt::Key_X);
        QWidget &left = fromPresenter ? static_cast<QWidget &>(presenter()) : present();
        QTest::keyPress(left.windowHandle(), Qt::Key_Escape);
        QTRY_VERIFY(!m_window->presentation());
        QCOMPARE(m_window->screen()->name(), own);
        QCOMPARE(m_window->geometry(), place);
        QCOMPARE(m_window->saveGeometry(), geometry);
        QCOMPARE(m_window->windowState().testFlag(Qt::WindowMaximized), state == Qt::WindowMaximized);
        QCOMPARE(m_window->focusWidget(), focus);
        QVERIFY(isActive(*m_window));
        QTRY_VERIFY(m_window->grab().toImage() == before);
        // Nothing else is left on the screens.
        for (const QWidget *widget : QApplication::topLevelWidgets())
            QVERIFY2(!widget->isVisible() || widget == m_window.get(), widget->metaObject()->className());
    }

    void thePresenterIsClosedAndOpened()
    {
        showOn(QStringLiteral("laptop"));
        m_window->present();
        press(presenter(), Qt::Key_W);
        QVERIFY(!presenter().isVisible());
        QVERIFY(isActive(present()));
        // Without it the class's window alone changes its screen.
        press(present(), Qt::Key_X);
        expectClassOn(QStringLiteral("laptop"));
        QVERIFY(!presenter().isVisible());
        // It never opens on top of what the class sees.
        press(present(), Qt::Key_W);
        expectPlaces(QStringLiteral("laptop"), QStringLiteral("projector"));
        press(present(), Qt::Key_W);
        press(present(), Qt::Key_X);
        press(present(), Qt::Key_W);
        expectPlaces(QStringLiteral("projector"), QStringLiteral("laptop"));
    }

    void oneScreen()
    {
        plug({laptop});
        showOn(QStringLiteral("laptop"));
        m_window->present();
        QVERIFY(!m_window->presentation()->presenter());
        expectClassOn(QStringLiteral("laptop"));
        press(present(), Qt::Key_X); // has no other to go to
        expectClassOn(QStringLiteral("laptop"));
        press(present(), Qt::Key_W);
        QVERIFY(presenter().isVisible() && isActive(presenter()));
        QVERIFY(screen(QStringLiteral("laptop"))->availableGeometry().contains(presenter().frameGeometry()));
        // Behind the class's window it comes to the front; at the front it goes.
        present().activateWindow();
        press(present(), Qt::Key_W);
        QVERIFY(presenter().isVisible() && isActive(presenter()));
        press(presenter(), Qt::Key_W);
        QVERIFY(!presenter().isVisible() && isActive(present()));
    }

    void aScreenGoes_data()
    {
        QTest::addColumn<QString>("own");
        QTest::addColumn<QString>("gone");
        QTest::addColumn<bool>("swapped");
        for (const char *own : {"laptop", "projector"})
            for (const char *gone : {"laptop", "projector"})
                for (const bool swapped : {false, true})
                    QTest::addRow("window on the %s, %s goes%s", own, gone, swapped ? ", swapped" : "") << QString::fromLatin1(own) << QString::fromLatin1(gone) << swapped;
    }
    void aScreenGoes()
    {
        QFETCH(QString, own);
        QFETCH(QString, gone);
        QFETCH(bool, swapped);
        showOn(own);
        const QRect place = m_window->geometry();
        const int step = page().step();
        m_window->present();
        if (swapped)
            press(present(), Qt::Key_X);
        press(present(), Qt::Key_PageDown);
        const TestScreen &left = gone == u"laptop" ? projector : laptop;
        const QString leftName = QLatin1String(left.name);
        plug({left});
        expectClassOn(leftName);
        const QRect room = screen(leftName)->availableGeometry();
        QVERIFY(presenter().isVisible());
        QVERIFY(room.contains(presenter().frameGeometry()));
        QVERIFY(isActive(present()));
        QCOMPARE(page().step(), step + 1);
        press(present(), Qt::Key_PageDown);
        QCOMPARE(page().step(), step + 2);
        // The presenter's window comes to the front, and goes again.
        press(present(), Qt::Key_W);
        QVERIFY(presenter().isVisible() && isActive(presenter()));
        press(presenter(), Qt::Key_PageUp);
        QCOMPARE(page().step(), step + 1);
        press(presenter(), Qt::Key_W);
        QVERIFY(!presenter().isVisible() && isActive(present()));
        press(present(), Qt::Key_W);
        // The other comes back: as at the beginning.
        plug({laptop, projector});
        const QString now = own == gone ? leftName : own;
        expectPlaces(now == u"laptop" ? QStringLiteral("projector") : QStringLiteral("laptop"), now);
        QCOMPARE(page().step(), step + 1);
        press(present(), Qt::Key_Escape);
        QTRY_VERIFY(!m_window->presentation());
        QVERIFY(m_window->isVisible());
        QVERIFY(isActive(*m_window));
        QCOMPARE(m_window->screen()->name(), now);
        if (now == own)
            QCOMPARE(m_window->geometry(), place);
        else
            QVERIFY(screen(now)->availableGeometry().contains(m_window->geometry()));
    }

    /// A screen that shows nothing of ours may come and go.
    void aThirdScreen()
    {
        const TestScreen third{"third", {3200, 0, 1024, 768}, 1};
        showOn(QStringLiteral("laptop"));
        m_window->present();
        press(present(), Qt::Key_X);
        plug({laptop, projector, third});
        expectPlaces(QStringLiteral("laptop"), QStringLiteral("projector"));
        plug({laptop, projector});
        expectPlaces(QStringLiteral("laptop"), QStringLiteral("projector"));
        plug({laptop, projector, third});
        QVERIFY(isActive(present()));
        // The class's goes: the presenter's stays, and the class's window takes a free one.
        plug({projector, third});
        expectPlaces(QStringLiteral("third"), QStringLiteral("projector"));
    }

private:
    GamePage &page() const { return *m_window->currentPage(); }
    PresentWindow &present() const { return *m_window->presentation()->window(); }
    PresenterWindow &presenter() const { return *m_window->presentation()->presenter(); }
    /// As the window system would, with the focus wherever it is in the window.
    static void press(QWidget &window, Qt::Key key) { QTest::keyClick(window.windowHandle(), key); }
    static bool isActive(const QWidget &window) { return QApplication::activeWindow() == &window; }

    static QScreen *screen(const QString &name)
    {
        for (QScreen *one : QGuiApplication::screens()) {
            if (one->name() == name)
                return one;
        }
        qFatal("no screen named %s", qPrintable(name));
    }

    /// These are the screens from now on.
    void plug(const QList<TestScreen> &screens)
    {
        m_setConfiguration(configuration(screens), QGuiApplication::platformNativeInterface());
        QCoreApplication::processEvents();
    }

    void showOn(const QString &name)
    {
        const QRect room = screen(name)->geometry();
        m_window->setGeometry(room.x() + 40, room.y() + 60, 1100, 700);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        QCOMPARE(m_window->screen()->name(), name);
    }

    /// The main window's picture when its layouts have come to rest.
    QImage settled()
    {
        QImage before;
        QImage now = m_window->grab().toImage();
        for (int i = 0; i < 50 && now != before; ++i) {
            QTest::qWait(20);
            before = std::exchange(now, m_window->grab().toImage());
        }
        return now;
    }

    void expectClassOn(const QString &name)
    {
        QVERIFY(present().isVisible() && present().isFullScreen());
        QCOMPARE(present().screen()->name(), name);
        QCOMPARE(present().geometry(), screen(name)->geometry());
        QCOMPARE(present().devicePixelRatioF(), screen(name)->devicePixelRatio());
        expectNoNotes();
    }

    void expectPlaces(const QString &ofClass, const QString &ofPresenter)
    {
        expectClassOn(ofClass);
        QVERIFY(presenter().isVisible());
        QCOMPARE(presenter().screen()->name(), ofPresenter);
        QVERIFY(screen(ofPresenter)->availableGeometry().contains(presenter().geometry()));
    }

    void expectNoNotes()
    {
        QList<const QObject *> objects{&present()};
        for (const QObject *object : present().findChildren<QObject *>())
            objects << object;
        const QString note = m_window->presentation()->session().note();
        for (const QObject *object : std::as_const(objects)) {
            QVERIFY(!object->inherits("mexplain::PresenterWindow"));
            QVERIFY(object->objectName() != u"presenterNotes");
            for (const char *property : {"text", "plainText", "windowTitle", "toolTip", "statusTip", "whatsThis", "accessibleName", "accessibleDescription"}) {
                const QString text = object->property(property).toString();
                QVERIFY2(!text.contains(QStringLiteral("只给老师看")) && (note.isEmpty() || !text.contains(note)), qPrintable(text));
            }
        }
        for (const SlideLayout::Line &line : present().slideLayout().lines)
            QVERIFY2(!line.text.contains(QStringLiteral("只给老师看")), qPrintable(line.text));
    }

    SetConfiguration m_setConfiguration = nullptr;
    QTemporaryDir m_folder;
    Catalogue m_catalogue;
    Phrasebooks m_phrasebooks;
    std::unique_ptr<QSettings> m_file;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<MainWindow> m_window;
};

int main(int argc, char **argv)
{
    // The platform reads its screens when it starts.
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("screens.json"));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(QJsonDocument(configuration({laptop, projector})).toJson()) < 0)
        return 1;
    file.close();
    qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + QFile::encodeName(path));
    QApplication application(argc, argv);
    TwoScreensTest test;
    QTEST_SET_MAIN_SOURCE_PATH
    return QTest::qExec(&test, argc, argv);
}

#include "test_two_screens.moc"
