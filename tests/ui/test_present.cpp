// Present mode in the real window, with real keys and clicks.

#include "explain/catalogue.h"
#include "explain/concealment.h"
#include "explain/lesson_plan.h"
#include "pictures.h"
#include "ui/boards/board.h"
#include "ui/boards/nim_board.h"
#include "ui/game_page.h"
#include "ui/lesson_document.h"
#include "ui/main_window.h"
#include "ui/present_window.h"
#include "ui/presentation.h"
#include "ui/presenter_window.h"

#include <QAction>
#include <QDir>
#include <QFontMetricsF>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>

using namespace mexplain;

class PresentTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_file = std::make_unique<QSettings>(m_folder.filePath(QStringLiteral("present.ini")), QSettings::IniFormat);
        m_settings = std::make_unique<Settings>(*m_file);
        m_settings->setLanguage(Language::Chinese);
        m_settings->setThemeChoice(ThemeChoice::Light);
        m_window = std::make_unique<MainWindow>(m_catalogue, m_phrasebooks, *m_settings);
        m_window->resize(1024, 700);
        m_window->show();
    }
    void cleanup()
    {
        m_window.reset();
        m_settings.reset();
        m_file.reset();
    }

    // ---- stepping ------------------------------------------------------------------------------------------------------

    /// Forward and back gives the same pictures, whether answers are hidden or not.
    void forwardAndBack_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<bool>("hidden");
        for (const auto &game : m_catalogue.games())
            for (const bool hidden : {false, true})
                QTest::addRow("%s%s", qPrintable(game->info().id), hidden ? ", hidden" : "") << game->info().id << hidden;
    }
    void forwardAndBack()
    {
        QFETCH(QString, game);
        QFETCH(bool, hidden);
        PresentWindow &present = presentPosition(game, m_catalogue.find(game)->examples().front().position, {640, 400});
        if (hidden)
            QTest::keyClick(&present, Qt::Key_H);
        std::vector<QImage> pictures;
        std::vector<int> steps;
        const auto end = static_cast<int>(m_catalogue.find(game)->explain(m_catalogue.find(game)->examples().front().position)->steps.size() * 2 + 2);
        for (int press = 0; press < end; ++press) {
            pictures.push_back(pictureOf(present));
            QTest::keyClick(&present, Qt::Key_PageDown);
            if (pictureOf(present) == pictures.back())
                break; // the last page
        }
        QVERIFY(pictures.size() >= static_cast<std::size_t>(page().stepCount()));
        QCOMPARE(page().step(), page().stepCount() - 1);
        for (std::size_t back = pictures.size() - 1; back-- > 0;) {
            QTest::keyClick(&present, Qt::Key_PageUp);
            const QImage now = pictureOf(present);
            if (now != pictures[back]) {
                pictures[back].save(QStringLiteral(SNAPSHOT_DIR "/present/forward.png"));
                now.save(QStringLiteral(SNAPSHOT_DIR "/present/back.png"));
            }
            QVERIFY2(now == pictures[back], qPrintable(QStringLiteral("page %1").arg(back)));
        }
    }

    /// A clicker works wherever the focus is, and so do the other keys where they do not belong to something else.
    void keysWithEveryFocus()
    {
        PresentWindow &present = presentPosition(QStringLiteral("chocolate"), "", {1280, 800});
        QVERIFY(present.showsBoard());
        QTest::mouseMove(&present, {400, 400});
        int tried = 0;
        // The board is put away and made anew on the way, its widgets with it.
        for (qsizetype i = 0; i < present.findChildren<QWidget *>().size(); ++i) {
            QWidget *widget = present.findChildren<QWidget *>()[i];
            if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisibleTo(&present) || !widget->isEnabled())
                continue;
            ++tried;
            widget->setFocus();
            QTest::keyClick(widget, Qt::Key_PageDown);
            QVERIFY2(page().step() == 1, qPrintable(QStringLiteral("%1 with the focus on %2").arg(page().step()).arg(widget->objectName())));
            QTest::keyClick(&present, Qt::Key_PageUp);
            QCOMPARE(page().step(), 0);
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        }
        QVERIFY2(tried > 6, qPrintable(QString::number(tried)));
        present.setFocus();
        const auto press = [&](Qt::Key key) { QTest::keyClick(&present, key); return page().step(); };
        QCOMPARE(press(Qt::Key_Right), 1);
        QCOMPARE(press(Qt::Key_Space), 2);
        QCOMPARE(press(Qt::Key_Left), 1);
        QCOMPARE(press(Qt::Key_End), page().stepCount() - 1);
        QCOMPARE(press(Qt::Key_Home), 0);
    }

    void wheel()
    {
        PresentWindow &present = presentPosition(QStringLiteral("nim"), "3 6 9", {1280, 800});
        const auto turn = [&](int by) {
            QWheelEvent event(QPointF(900, 700), present.mapToGlobal(QPointF(900, 700)), {}, {0, by}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(&present, &event);
            return page().step();
        };
        QCOMPARE(turn(-120), 1);
        QCOMPARE(turn(-60), 1); // half a notch of a fine wheel
        QCOMPARE(turn(-60), 2);
        QCOMPARE(turn(240), 0);
    }

    void blank()
    {
        PresentWindow &present = presentPosition(QStringLiteral("nim"), "3 6 9", {640, 400});
        QTest::keyClick(&present, Qt::Key_PageDown);
        const QImage before = pictureOf(present);
        QTest::keyClick(&present, Qt::Key_Period);
        const QImage black = pictureOf(present);
        QCOMPARE(black.pixelColor(320, 200), QColor(Qt::black));
        QCOMPARE(black.pixelColor(5, 5), QColor(Qt::black));
        QTest::keyClick(&present, Qt::Key_PageDown); // brings the page back and goes no further
        QVERIFY(pictureOf(present) == before);
        QCOMPARE(page().step(), 1);
    }

    // ---- hide and reveal -----------------------------------------------------------------------------------------------

    void boxesRevealOnlyThemselves()
    {
        PresentWindow &present = presentPosition(QStringLiteral("nim"), "3 6 9", {1280, 800});
        QTest::keyClick(&present, Qt::Key_H);
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(&present, Qt::Key_PageDown);
        QCOMPARE(page().explanation().steps[3].id, QStringLiteral("verdict"));
        const auto parts = [&present] {
            std::set<int> found;
            for (const SlideLayout::Box &box : present.slideLayout().boxes)
                found.insert(box.part);
            return found;
        };
        const std::set<int> all = hideableParts(page().wholeExplanation().steps[3]);
        QCOMPARE(parts(), all);
        std::set<int> left = all;
        while (!left.empty()) {
            const SlideLayout::Box box = present.slideLayout().boxes.front();
            QTest::mouseClick(&present, Qt::LeftButton, {}, box.rect.center().toPoint());
            left.erase(box.part);
            QCOMPARE(parts(), left);
        }
        // Every box of the step is open, but the verdict elsewhere is not: that needs its own click, or H.
        QVERIFY(!page().explanation().outcome);
        QTest::keyClick(&present, Qt::Key_H);
        QCOMPARE(parts(), all);
        QTest::keyClick(&present, Qt::Key_H);
        QVERIFY(parts().empty());
        QVERIFY(page().explanation().outcome.has_value());
        QVERIFY(page().stepCount() > 4);
    }

    // ---- the board -----------------------------------------------------------------------------------------------------

    void movesAndTheWayBack()
    {
        PresentWindow &present = presentPosition(QStringLiteral("nim"), "3 6 9", {1280, 800});
        QVERIFY(present.showsBoard());
        auto &piles = *static_cast<NimBoard *>(present.board());
        QTest::mouseClick(piles.canvas(), Qt::LeftButton, {}, piles.matchRect(2, 5).center());
        QCOMPARE(page().document().position(), std::string("3 6 5"));
        QVERIFY(present.showsBoard());
        QCOMPARE(page().explanation().position, page().document().position());
        QTest::keyClick(present.focusWidget(), Qt::Key_Backspace);
        QCOMPARE(page().document().position(), std::string("3 6 9"));
        present.setFocus();
        QTest::keyClick(&present, Qt::Key_PageDown);
        QVERIFY(!present.showsBoard());
        QTest::keyClick(&present, Qt::Key_B);
        QVERIFY(present.showsBoard());
        QTest::keyClick(&present, Qt::Key_B);
        QVERIFY(!present.showsBoard());
    }

    // ---- pen and spot --------------------------------------------------------------------------------------------------

    void penMarksStayWithTheirStep()
    {
        PresentWindow &present = presentPosition(QStringLiteral("nim"), "3 6 9", {640, 400});
        QTest::keyClick(&present, Qt::Key_PageDown);
        const QImage clean = pictureOf(present);
        auto *overlay = present.findChild<QWidget *>(QStringLiteral("presentOverlay"));
        const auto draw = [&](QPoint from, QPoint to) {
            QTest::mousePress(overlay, Qt::LeftButton, {}, from);
            QMouseEvent move(QEvent::MouseMove, to, overlay->mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
            QCoreApplication::sendEvent(overlay, &move);
            QTest::mouseRelease(overlay, Qt::LeftButton, {}, to);
        };
        QTest::keyClick(&present, Qt::Key_D);
        draw({100, 100}, {200, 150});
        draw({300, 100}, {400, 150});
        QTest::keyClick(&present, Qt::Key_D);
        const QImage marked = pictureOf(present);
        QVERIFY(marked != clean);
        QTest::keyClick(&present, Qt::Key_PageDown);
        QTest::keyClick(&present, Qt::Key_PageUp);
        QVERIFY(pictureOf(present) == marked);
        QTest::keyClick(&present, Qt::Key_E);
        draw({100, 100}, {101, 100}); // one of the two strokes
        QTest::keyClick(&present, Qt::Key_E);
        QVERIFY(pictureOf(present) != marked);
        QVERIFY(pictureOf(present) != clean);
        QTest::keyClick(&present, Qt::Key_C);
        QVERIFY(pictureOf(present) == clean);
    }

    void spot()
    {
        PresentWindow &present = presentPosition(QStringLiteral("nim"), "3 6 9", {640, 400});
        QTest::keyClick(&present, Qt::Key_S);
        QVERIFY(present.showsSpot());
        QCOMPARE(present.cursor().shape(), Qt::BlankCursor);
        QMouseEvent move(QEvent::MouseMove, QPointF(320, 30), present.mapToGlobal(QPointF(320, 30)), Qt::NoButton, Qt::NoButton, {});
        QCoreApplication::sendEvent(&present, &move);
        const QColor there = pictureOf(present).pixelColor(320, 30);
        QVERIFY(there.red() > there.green() + 60);
        QTest::keyClick(&present, Qt::Key_S);
        QVERIFY(!present.showsSpot());
    }

    void controlsHideAndReturn()
    {
        PresentWindow &present = presentPosition(QStringLiteral("nim"), "3 6 9", {1280, 800});
        auto *controls = present.findChild<QWidget *>(QStringLiteral("presentControls"));
        QVERIFY(controls->isHidden());
        QMouseEvent move(QEvent::MouseMove, QPointF(320, 30), present.mapToGlobal(QPointF(320, 30)), Qt::NoButton, Qt::NoButton, {});
        QCoreApplication::sendEvent(&present, &move);
        QVERIFY(!controls->isHidden());
        for (const auto *button : controls->findChildren<QToolButton *>()) {
            QVERIFY(!button->accessibleName().isEmpty());
            QVERIFY(!button->toolTip().isEmpty());
        }
        QTRY_VERIFY_WITH_TIMEOUT(controls->isHidden(), 4000);
    }

    // ---- leaving, language, presenter ----------------------------------------------------------------------------------

    void leavingGivesTheWindowBack()
    {
        m_window->openPosition(QStringLiteral("nim"), QStringLiteral("3 6 9"));
        auto *field = page().findChild<QWidget *>(QStringLiteral("stepList"));
        field->setFocus();
        m_window->activateWindow();
        QCoreApplication::processEvents();
        const QByteArray geometry = m_window->saveGeometry();
        const QImage before = m_window->grab().toImage();
        m_window->present();
        QTest::keyPress(m_window->presentation()->window(), Qt::Key_Escape);
        QTRY_VERIFY(!m_window->presentation());
        QCOMPARE(m_window->saveGeometry(), geometry);
        QCOMPARE(m_window->focusWidget(), field);
        QTRY_VERIFY(m_window->grab().toImage() == before);
    }

    void languageAndThemeSwitchLive()
    {
        PresentWindow &present = presentPosition(QStringLiteral("nim"), "3 6 9", {1280, 800});
        const QImage chinese = pictureOf(present);
        QTest::keyClick(&present, Qt::Key_L, Qt::ControlModifier);
        QCOMPARE(m_window->context().language, Language::English);
        QVERIFY(pictureOf(present) != chinese);
        QCOMPARE(present.accessibleName(), QStringLiteral("The rule: take from one pile; whoever takes the last match wins"));
        const ThemeId before = m_window->context().themeId;
        QTest::keyClick(&present, Qt::Key_T);
        QVERIFY(m_window->context().themeId != before);
    }

    void presenterSeesMore()
    {
        PresentWindow &present = presentPosition(QStringLiteral("nim"), "3 6 9", {1280, 800});
        QTest::keyClick(&present, Qt::Key_H);
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(&present, Qt::Key_PageDown);
        QVERIFY(!m_window->presentation()->presenter());
        QTest::keyClick(&present, Qt::Key_W);
        PresenterWindow *presenter = m_window->presentation()->presenter();
        QVERIFY(presenter && presenter->isVisible());
        QTRY_VERIFY(presenter->isActiveWindow()); // there is one screen: it lies over the class's window
        QVERIFY(presenter != present.window());
        const auto nameOf = [&](const char *view) { return presenter->findChild<QWidget *>(QLatin1String(view))->accessibleName(); };
        QCOMPARE(nameOf("currentSlideView"), QStringLiteral("谁能赢？P 还是 N？"));
        QVERIFY2(nameOf("nextSlideView").contains(QStringLiteral("必胜态")), qPrintable(nameOf("nextSlideView")));
        QVERIFY(presenter->findChild<QLabel *>(QStringLiteral("clockLabel"))->text().contains(u':'));
        QVERIFY(presenter->findChild<QLabel *>(QStringLiteral("elapsedLabel"))->text().contains(QStringLiteral("0:0")));
        presenter->resize(1100, 680);
        presenter->grab().toImage().save(QStringLiteral(SNAPSHOT_DIR "/present/presenter.png"));
        // The clicker works there too.
        QTest::keyClick(presenter->focusWidget() ? presenter->focusWidget() : presenter, Qt::Key_PageDown);
        QCOMPARE(nameOf("currentSlideView").contains(QStringLiteral("必胜态")), true);
        QTest::keyClick(&present, Qt::Key_W);
        QVERIFY(!presenter->isVisible());
    }

    // ---- lessons -------------------------------------------------------------------------------------------------------

    void shippedLessons_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSize>("size");
        // 4K is the same page in other pixels: one lesson shows it.
        for (const char *name : {"nim-from-nothing", "why-xor", "staircase-and-misere", "sg-by-mex", "number-games", "chocolate"}) {
            // English needs more room, so it gets the smaller screen.
            QTest::addRow("%s zh 1280", name) << QString::fromLatin1(name) << QStringLiteral("zh") << QSize(1280, 800);
            QTest::addRow("%s en 1024", name) << QString::fromLatin1(name) << QStringLiteral("en") << QSize(1024, 768);
        }
        QTest::addRow("why-xor en 1920") << QStringLiteral("why-xor") << QStringLiteral("en") << QSize(1920, 1080);
        QTest::addRow("why-xor zh 3840") << QStringLiteral("why-xor") << QStringLiteral("zh") << QSize(3840, 2160);
    }
    /// From the first page to the last with a clicker, and back again; nothing is too small, and nothing leaves its place.
    void shippedLessons()
    {
        QFETCH(QString, name);
        QFETCH(QString, language);
        QFETCH(QSize, size);
        m_window->setLanguage(language == u"zh" ? Language::Chinese : Language::English);
        m_window->findChild<QAction *>(name)->trigger();
        QVERIFY(m_window->lesson().count() >= 6);
        QVERIFY(m_window->lesson().count() <= 12);
        QVERIFY(m_window->lesson().path().isEmpty());
        m_window->present();
        PresentWindow &present = *m_window->presentation()->window();
        PresentSession &session = m_window->presentation()->session();
        present.showNormal();
        present.resize(size);
        const QString folder = QStringLiteral(SNAPSHOT_DIR "/lessons");
        QDir().mkpath(folder);
        struct Page { int item; int step; std::size_t boxes; };
        std::vector<Page> pages;
        const auto here = [&] { return Page{session.item(), page().step(), present.slideLayout().boxes.size()}; };
        for (int press = 0; press < 1000; ++press) {
            const SlideLayout &layout = present.slideLayout();
            const QRectF screen(0, 0, size.width(), size.height());
            QVERIFY2(layout.smallestText >= 0.025 * size.height() - 0.5, qPrintable(QStringLiteral("page %1: %2").arg(press + 1).arg(layout.smallestText)));
            for (const SlideLayout::Line &line : layout.lines) {
                const QRectF ink(line.baseline.x(), line.baseline.y() - line.font.pixelSize() * 0.7, QFontMetricsF(line.font).horizontalAdvance(line.text), line.font.pixelSize() * 0.7);
                QVERIFY2(screen.contains(ink), qPrintable(QStringLiteral("page %1: %2").arg(press + 1).arg(line.text)));
            }
            // The figure is as high as it should be, or as wide as its room, or at the size where larger helps nobody; or the words need the rest.
            const double height = layout.figureRect.height() / size.height();
            const bool isWide = layout.figureRect.width() >= 0.96 * layout.figureRoom.width();
            const bool isHigh = height >= 0.6 || layout.figureRect.height() >= 0.96 * layout.figureRoom.height();
            const bool isLarge = layout.figureScale * 24 >= 0.099 * size.height();
            QVERIFY2(layout.figureRect.isEmpty() || present.showsBoard() || isWide || isHigh || isLarge, qPrintable(QStringLiteral("page %1: %2 of the height").arg(press + 1).arg(height)));
            QVERIFY(layout.figureRect.isEmpty() || screen.contains(layout.figureRect));
            for (const Board *board : present.findChildren<Board *>(QString(), Qt::FindDirectChildrenOnly)) // a board that was left may wait for its end
                QVERIFY2(board->isHidden() || !board->scrollsSideways(), qPrintable(QStringLiteral("page %1: a part of the board is cut off").arg(press + 1)));
            QVERIFY(keepPicture(present.grab().toImage(), QStringLiteral("%1/%2-%3-%4-%5.png").arg(folder, name, language).arg(size.width()).arg(press + 1, 3, 10, QLatin1Char('0'))));
            pages.push_back(here());
            QTest::keyClick(present.focusWidget() ? present.focusWidget() : &present, Qt::Key_PageDown);
            if (here().item == pages.back().item && here().step == pages.back().step && here().boxes == pages.back().boxes)
                break;
        }
        QCOMPARE(session.item(), m_window->lesson().count() - 1);
        QVERIFY(pages.size() > 20);
        for (std::size_t back = pages.size() - 1; back-- > 0;) {
            QTest::keyClick(present.focusWidget() ? present.focusWidget() : &present, Qt::Key_PageUp);
            QCOMPARE(session.item(), pages[back].item);
            QCOMPARE(page().step(), pages[back].step);
            QCOMPARE(present.slideLayout().boxes.size(), pages[back].boxes);
        }
        // The class never sees the notes.
        for (const QLabel *label : present.findChildren<QLabel *>())
            QVERIFY(label->text().size() < 8 || !session.note().contains(label->text()));
        QVERIFY(!present.accessibleDescription().contains(session.note()));
    }

    void picturesOfEveryStep_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QSize>("size");
        for (const auto &game : m_catalogue.games())
            for (const QSize size : {QSize(1024, 768)})
                QTest::addRow("%s at %d", qPrintable(game->info().id), size.width()) << game->info().id << size;
    }
    void picturesOfEveryStep()
    {
        QFETCH(QString, game);
        QFETCH(QSize, size);
        m_window->openPosition(game, QString::fromStdString(m_catalogue.find(game)->examples().front().position));
        m_window->present();
        PresentWindow &present = *m_window->presentation()->window();
        present.showNormal();
        present.resize(size);
        const QString folder = QStringLiteral(SNAPSHOT_DIR "/present");
        QDir().mkpath(folder);
        for (const Language language : {Language::Chinese, Language::English}) {
            m_window->setLanguage(language);
            QTest::keyClick(&present, Qt::Key_Home);
            for (int step = 0; step < m_window->currentPage()->stepCount(); ++step) {
                QCOMPARE(m_window->currentPage()->step(), step);
                QTest::qWait(1);
                const SlideLayout &layout = present.slideLayout();
                QVERIFY2(layout.smallestText >= 0.025 * size.height() - 0.5, qPrintable(QStringLiteral("step %1: %2").arg(step).arg(layout.smallestText)));
                QVERIFY(keepPicture(present.grab().toImage(), QStringLiteral("%1/%2-%3-%4-%5.png").arg(folder, game, languageCode(language)).arg(size.width()).arg(step + 1)));
                QTest::keyClick(&present, Qt::Key_PageDown);
            }
        }
    }

private:
    GamePage &page() const { return *m_window->currentPage(); }

    PresentWindow &presentPosition(const QString &game, const std::string &position, QSize size)
    {
        m_window->openPosition(game, QString::fromStdString(position.empty() ? m_catalogue.find(game)->examples().front().position : position));
        m_window->present();
        PresentWindow &present = *m_window->presentation()->window();
        present.showNormal();
        present.resize(size);
        QCoreApplication::processEvents();
        return present;
    }

    /// Without the cursor of a number field and without what a key has just said.
    static QImage pictureOf(PresentWindow &present)
    {
        present.findChild<QWidget *>(QStringLiteral("presentToast"))->hide();
        present.findChild<QWidget *>(QStringLiteral("presentControls"))->hide();
        QCoreApplication::processEvents();
        return present.grab().toImage();
    }

    QTemporaryDir m_folder;
    Catalogue m_catalogue;
    Phrasebooks m_phrasebooks;
    std::unique_ptr<QSettings> m_file;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(PresentTest)
#include "test_present.moc"
