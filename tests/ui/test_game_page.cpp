#include "explain/catalogue.h"
#include "ui/app_style.h"
#include "ui/boards/nim_board.h"
#include "ui/page_table.h"

#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRandomGenerator>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTest>
#include <QToolButton>

using namespace mexplain;

class TestGamePage : public QObject {
    Q_OBJECT

private:
    Catalogue m_catalogue;
    Phrasebooks m_phrasebooks;
    UiContext m_context{.catalogue = m_catalogue, .phrasebooks = m_phrasebooks, .language = Language::English};
    std::unique_ptr<GamePage> m_page;

    template <class T>
    T *child(const char *name) const
    {
        auto *found = m_page->findChild<T *>(QLatin1String(name));
        if (found == nullptr)
            qFatal("no child named %s", name);
        return found;
    }
    NimBoard *board() const { return child<NimBoard>("nimBoard"); }
    QWidget *area() const { return child<QWidget>("nimBoardArea"); }
    QLineEdit *field() const { return child<QLineEdit>("positionEdit"); }
    std::string position() const { return m_page->document().position(); }
    QString stepId() const { return m_page->explanation().steps.at(static_cast<std::size_t>(m_page->step())).id; }
    void goTo(const QString &id)
    {
        for (int i = 0; i < m_page->stepCount(); ++i) {
            if (m_page->explanation().steps.at(static_cast<std::size_t>(i)).id == id)
                m_page->setStep(i);
        }
    }
    void type(const QString &text)
    {
        field()->setFocus();
        field()->clear();
        field()->insert(text); // keyClicks takes Latin characters only
        QTest::keyClick(field(), Qt::Key_Return);
    }
    void snapshot(const QString &name) const
    {
        QTest::qWait(30);
        m_page->grab().save(QStringLiteral(SNAPSHOT_DIR "/page-%1.png").arg(name));
    }

private slots:
    void init()
    {
        m_context.language = Language::English;
        m_context.themeId = ThemeId::Light;
        m_context.scale = 1;
        applyAppStyle(*qApp, m_context);
        m_page = makePage(*m_catalogue.find(u"nim"), m_context);
        QVERIFY(m_page != nullptr);
        m_page->resize(1080, 720);
        m_page->show();
        QVERIFY(m_page->setPositionText(QStringLiteral("3 6 9")));
        m_page->document().reset("3 6 9");
        QTest::qWait(1);
    }
    void cleanup() { m_page.reset(); }

    void clickOnMatchTakesItAndTheRest()
    {
        QTest::mouseClick(board()->canvas(), Qt::LeftButton, {}, board()->matchRect(2, 5).center());
        QCOMPARE(position(), std::string("3 6 5"));
        QCOMPARE(field()->text(), QStringLiteral("3 6 5"));
        m_page->document().undoStack().undo();
        QCOMPARE(position(), std::string("3 6 9"));
        m_page->document().undoStack().redo();
        QCOMPARE(position(), std::string("3 6 5"));
        QVERIFY(child<QToolButton>("undoButton")->isEnabled());
        QVERIFY(!child<QToolButton>("redoButton")->isEnabled());
    }

    void keysTake()
    {
        board()->setCurrentPile(0);
        QTest::keyClick(area(), Qt::Key_Down);
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(area(), Qt::Key_Left);
        QTest::keyClick(area(), Qt::Key_Right);
        QTest::keyClick(area(), Qt::Key_Space);
        QCOMPARE(position(), std::string("3 4 9"));
        QCOMPARE(board()->currentPile(), std::size_t{1});
    }

    void keysAddRemoveAndEdit()
    {
        QTest::keyClick(area(), Qt::Key_Insert);
        QCOMPARE(position(), std::string("3 6 9 1"));
        QCOMPARE(board()->currentPile(), std::size_t{3});
        QTest::keyClick(area(), Qt::Key_7);
        auto *edit = child<QLineEdit>("pileSizeEdit");
        QVERIFY(edit->isVisible());
        QTest::keyClicks(edit, QStringLiteral("0"));
        QTest::keyClick(edit, Qt::Key_Return);
        QCOMPARE(position(), std::string("3 6 9 70"));
        QVERIFY(!edit->isVisible());
        QTest::keyClick(area(), Qt::Key_Delete);
        QCOMPARE(position(), std::string("3 6 9"));
        for (int i = 0; i < 5; ++i)
            QTest::keyClick(area(), Qt::Key_Delete);
        QCOMPARE(position(), std::string("3"));
    }

    void clickOnNumberEditsAndWrongSizeIsKeptOpen()
    {
        QTest::mouseClick(board()->canvas(), Qt::LeftButton, {}, board()->numberRect(1).center());
        auto *edit = child<QLineEdit>("pileSizeEdit");
        QVERIFY(edit->isVisible());
        edit->setText(QStringLiteral("-1"));
        QTest::keyClick(edit, Qt::Key_Return);
        QVERIFY(edit->isVisible());
        QCOMPARE(position(), std::string("3 6 9"));
        edit->setText(QStringLiteral("１０"));
        QTest::keyClick(edit, Qt::Key_Return);
        QVERIFY(!edit->isVisible());
        QCOMPARE(position(), std::string("3 10 9"));
    }

    void textIsAppliedOnReturnAndLive()
    {
        type(QStringLiteral("１ ２　３"));
        QCOMPARE(position(), std::string("1 2 3"));
        QCOMPARE(board()->pileCount(), std::size_t{3});
        QCOMPARE(field()->text(), QStringLiteral("1 2 3"));
        field()->selectAll();
        QTest::keyClicks(field(), QStringLiteral("4 5"));
        QCOMPARE(position(), std::string("1 2 3"));
        QTRY_COMPARE(position(), std::string("4 5"));
    }

    void wrongTextKeepsThePositionAndSaysWhere()
    {
        type(QStringLiteral("3 -6 9"));
        QCOMPARE(position(), std::string("3 6 9"));
        QVERIFY(field()->property("invalid").toBool());
        auto *error = child<QLabel>("errorLabel");
        QVERIFY(error->isVisible());
        QVERIFY2(error->text().contains(u'2') && error->text().contains(QStringLiteral("-6")), qPrintable(error->text()));
        QCOMPARE(field()->text(), QStringLiteral("3 -6 9"));
        type(QStringLiteral("3 6"));
        QVERIFY(!error->isVisible());
        QVERIFY(!field()->property("invalid").toBool());
    }

    void problemInputIsUnderstood()
    {
        QVERIFY(m_page->setPositionText(QStringLiteral("3\n7 8 9\n")));
        QCOMPARE(position(), std::string("7 8 9"));
        QGuiApplication::clipboard()->setText(QStringLiteral("2\n5 5\n"));
        field()->setFocus();
        QTest::keySequence(field(), QKeySequence::Paste);
        QCOMPARE(position(), std::string("5 5"));
    }

    void longTextIsNotPutIntoTheField()
    {
        QString text;
        for (int i = 0; i < 3000; ++i)
            text += QStringLiteral("12 ");
        QVERIFY(m_page->setPositionText(text));
        QVERIFY(field()->isReadOnly());
        QVERIFY(field()->text().size() < 300);
        QVERIFY(field()->text().endsWith(u'…'));
        QTest::keyClick(field(), Qt::Key_Return);
        QCOMPARE(board()->pileCount(), std::size_t{3000});
        QVERIFY(m_page->setPositionText(QStringLiteral("1 2")));
        QVERIFY(!field()->isReadOnly());
    }

    void stepStaysById()
    {
        goTo(QStringLiteral("columns"));
        QCOMPARE(stepId(), QStringLiteral("columns"));
        QVERIFY(m_page->setPositionText(QStringLiteral("1 1")));
        QCOMPARE(stepId(), QStringLiteral("columns"));
        QVERIFY(m_page->setPositionText(QStringLiteral("3 6 9")));
        m_page->lastStep();
        QVERIFY(m_page->setPositionText(QStringLiteral("1 1")));
        QVERIFY(m_page->step() < m_page->stepCount());
    }

    void winningMoveAndReplies()
    {
        QCOMPARE(m_page->explanation().outcome, Outcome::N);
        QVERIFY(child<QPushButton>("playButton")->isVisible());
        child<QPushButton>("playButton")->click();
        QCOMPARE(m_page->explanation().outcome, Outcome::P);
        QVERIFY(!child<QPushButton>("playButton")->isVisible());
        child<QPushButton>("repliesButton")->click();
        QCOMPARE(stepId(), QStringLiteral("replies"));
        auto *table = child<QTableWidget>("movesTable");
        QCOMPARE(table->columnCount(), 2);
        QVERIFY(table->rowCount() > 0);
        table->setCurrentCell(0, 0);
        child<QPushButton>("playMoveButton")->click();
        QCOMPARE(m_page->explanation().outcome, Outcome::N);
        table->setCurrentCell(0, 0);
        child<QPushButton>("playMoveButton")->click();
        QCOMPARE(m_page->explanation().outcome, Outcome::P);
        table->setCurrentCell(0, 1);
        child<QPushButton>("playMoveButton")->click();
        QCOMPARE(m_page->explanation().outcome, Outcome::P);
    }

    void checkAgreesAndCanBeCancelled()
    {
        QSignalSpy status(m_page.get(), &GamePage::statusChanged);
        QVERIFY(m_page->setPositionText(QStringLiteral("3 4 5")));
        m_page->startCheck();
        QVERIFY(m_page->isCheckRunning());
        QTRY_VERIFY(!m_page->isCheckRunning());
        QVERIFY2(status.last().first().toString().contains(QStringLiteral("agrees")), qPrintable(status.last().first().toString()));
        QVERIFY(m_page->setPositionText(QStringLiteral("40 41 42 43")));
        m_page->startCheck();
        QVERIFY(m_page->setPositionText(QStringLiteral("1")));
        QVERIFY(!m_page->isCheckRunning());
        QTest::qWait(200);
        QCOMPARE(status.last().first().toString(), QString());
        m_page->startCheck();
        m_page.reset(); // while it runs
    }

    void documentUndoesRandomEdits()
    {
        Document document;
        document.reset("1 2 3");
        QRandomGenerator random(7);
        std::vector<std::string> history{document.position()};
        for (int i = 0; i < 100; ++i) {
            std::string text = document.position();
            const auto at = random.bounded(static_cast<quint32>(text.size() + 1));
            const auto length = random.bounded(3u);
            text.replace(at, length, std::string(random.bounded(4u), static_cast<char>('0' + random.bounded(10))));
            if (text.empty())
                text = "5";
            document.change(text, QStringLiteral("edit"));
            QCOMPARE(document.position(), text);
            if (text != history.back())
                history.push_back(text);
        }
        QCOMPARE(document.undoStack().count(), static_cast<int>(history.size()) - 1);
        for (std::size_t i = history.size(); i-- > 1;) {
            QCOMPARE(document.position(), history[i]);
            document.undoStack().undo();
        }
        QCOMPARE(document.position(), history[0]);
        while (document.undoStack().canRedo())
            document.undoStack().redo();
        QCOMPARE(document.position(), history.back());
    }

    void jsonRoundTrip()
    {
        const SavedPosition saved{QStringLiteral("nim"), "1000000000000000000 9007199254740993", 3, QStringLiteral("<b>题\"</b>"), QStringLiteral("n\n%1")};
        const auto back = fromJson(toJson(saved));
        QVERIFY(back.hasValue());
        QVERIFY(*back == saved);
    }

    void jsonRefusals_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("says");
        QTest::newRow("empty") << QByteArray() << QStringLiteral("byte 0");
        QTest::newRow("broken off") << QByteArray("{\"mexplain\":1,") << QStringLiteral("byte");
        QTest::newRow("array") << QByteArray("[1]") << QStringLiteral("not a Mexplain file");
        QTest::newRow("no version") << QByteArray("{}") << QStringLiteral("not a Mexplain file");
        QTest::newRow("newer") << QByteArray("{\"mexplain\":2}") << QStringLiteral("newer");
        QTest::newRow("no game") << QByteArray("{\"mexplain\":1,\"position\":\"1\"}") << QStringLiteral("game");
        QTest::newRow("number position") << QByteArray("{\"mexplain\":1,\"game\":\"nim\",\"position\":12}") << QStringLiteral("position");
        QTest::newRow("step text") << QByteArray("{\"mexplain\":1,\"game\":\"nim\",\"position\":\"1\",\"step\":\"2\"}") << QStringLiteral("step");
        QTest::newRow("step fraction") << QByteArray("{\"mexplain\":1,\"game\":\"nim\",\"position\":\"1\",\"step\":1.5}") << QStringLiteral("step");
        QTest::newRow("step negative") << QByteArray("{\"mexplain\":1,\"game\":\"nim\",\"position\":\"1\",\"step\":-1}") << QStringLiteral("step");
        QTest::newRow("step large") << QByteArray("{\"mexplain\":1,\"game\":\"nim\",\"position\":\"1\",\"step\":10001}") << QStringLiteral("step");
        QTest::newRow("title long") << QByteArray("{\"mexplain\":1,\"game\":\"nim\",\"position\":\"1\",\"title\":\"") + QByteArray(1001, 'a') + QByteArray("\"}")
                                    << QStringLiteral("title");
        QTest::newRow("note long") << QByteArray("{\"mexplain\":1,\"game\":\"nim\",\"position\":\"1\",\"note\":\"") + QByteArray(100001, 'a') + QByteArray("\"}")
                                   << QStringLiteral("note");
    }
    void jsonRefusals()
    {
        QFETCH(QByteArray, json);
        QFETCH(QString, says);
        const auto result = fromJson(json);
        QVERIFY(!result.hasValue());
        const QString text = m_context.text(result.error());
        QVERIFY2(text.contains(says), qPrintable(text));
    }

    void halfAMillionPiles()
    {
        QRandomGenerator random(1);
        std::string text;
        for (int i = 0; i < 500'000; ++i)
            text += std::to_string(100'000'000'000'000'000 + random.generate64() % 900'000'000'000'000'000) + ' ';
        const QString typed = QString::fromStdString(text);
        QVERIFY(m_page->setPositionText(typed));
        QCoreApplication::processEvents();
        QCOMPARE(board()->pileCount(), std::size_t{500'000});
        board()->setCurrentPile(499'999);
        QCoreApplication::processEvents();
        QVERIFY(!m_page->grab().isNull());
        QVERIFY(board()->canvas()->rect().contains(board()->matchRect(499'999, 0).center()));
        QTest::mouseClick(board()->canvas(), Qt::LeftButton, {}, board()->matchRect(499'999, 3).center());
        QCOMPARE(position().substr(position().size() - 2), std::string(" 3"));
        QCoreApplication::processEvents();
        m_page->document().undoStack().undo();
        QVERIFY(QString::fromStdString(position()) == typed.trimmed());
        snapshot(QStringLiteral("half-a-million"));
    }

    void positionAndFigureAreSeenWhole_data()
    {
        QTest::addColumn<QString>("position");
        QTest::newRow("three piles") << QStringLiteral("3 6 9");
        QTest::newRow("six piles") << QStringLiteral("1 2 3 4 5 9");
        QTest::newRow("eight piles") << QStringLiteral("1 2 3 4 5 6 7 8");
    }
    void positionAndFigureAreSeenWhole()
    {
        QFETCH(QString, position);
        m_page->resize(1084, 746); // a window of 1280 x 800
        QVERIFY(m_page->setPositionText(position));
        goTo(QStringLiteral("columns"));
        QTest::qWait(20);
        QCOMPARE(child<QAbstractScrollArea>("nimBoardArea")->verticalScrollBar()->maximum(), 0);
        QCOMPARE(child<QAbstractScrollArea>("figureView")->verticalScrollBar()->maximum(), 0);
        const int height = board()->height();
        m_page->lastStep();
        QTest::qWait(20);
        QCOMPARE(board()->height(), height); // walking the steps does not move the board
    }

    void snapshots_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("chinese");
        QTest::addColumn<QString>("position");
        QTest::addColumn<double>("scale");
        QTest::addColumn<int>("themeIndex");
        // The window's rail, menu and status bar take about 196 x 54.
        QTest::newRow("zh-1280") << QSize(1084, 746) << true << QStringLiteral("3 6 9") << 1.0 << 0;
        QTest::newRow("en-1280") << QSize(1084, 746) << false << QStringLiteral("3 6 9") << 1.0 << 0;
        QTest::newRow("zh-1024") << QSize(828, 646) << true << QStringLiteral("3 6 9") << 1.0 << 1;
        QTest::newRow("en-1024-lost") << QSize(828, 646) << false << QStringLiteral("3 6 5 40 1000") << 1.0 << 2;
        QTest::newRow("en-scale-200") << QSize(828, 646) << false << QStringLiteral("3 6 9") << 2.0 << 0;
        QTest::newRow("zh-scale-75") << QSize(828, 646) << true << QStringLiteral("3 5 6") << 0.75 << 0;
    }
    void snapshots()
    {
        QFETCH(QSize, size);
        QFETCH(bool, chinese);
        QFETCH(QString, position);
        QFETCH(double, scale);
        QFETCH(int, themeIndex);
        m_context.language = chinese ? Language::Chinese : Language::English;
        m_context.scale = scale;
        m_context.themeId = themeIndex == 0 ? ThemeId::Light : themeIndex == 1 ? ThemeId::Dark : ThemeId::HighContrast;
        applyAppStyle(*qApp, m_context);
        m_page->applyTheme();
        m_page->retranslate();
        m_page->resize(size);
        QVERIFY(m_page->setPositionText(position));
        m_page->setStep(2);
        QTest::qWait(20);
        QTest::mouseMove(board()->canvas(), board()->matchRect(1, 1).center());
        snapshot(QString::fromLatin1(QTest::currentDataTag()));
    }
};

QTEST_MAIN(TestGamePage)
#include "test_game_page.moc"
