#include "solver/limits.h"
#include "ui/boards/staircase_board.h"

#include "page_test.h"

using namespace mexplain;

class TestStaircasePage : public PageTest {
    Q_OBJECT

    StaircaseBoard &board() const { return *child<StaircaseBoard>("staircaseBoard"); }

private slots:
    void init() { openPage("staircase-nim", "2 1 3"); }
    void cleanup() { closePage(); }

    void clickBringsDown()
    {
        click(board(), board().stoneRect(2, 1)); // that stone and the one on it
        QCOMPARE(position(), std::string("2 3 1"));
        undoesTo("2 1 3");
        click(board(), board().stoneRect(0, 0)); // to the ground
        QCOMPARE(position(), std::string("0 3 1"));
    }

    void dragGoesOneStairDown()
    {
        drag(board(), board().stoneRect(2, 0).center(), board().columnRect(1).center());
        QCOMPARE(position(), std::string("2 4 0"));
        drag(board(), board().stoneRect(1, 3).center(), board().groundRect().center()); // two stairs down
        QCOMPARE(position(), std::string("2 4 0"));
        QVERIFY(QToolTip::text().contains(QStringLiteral("next lower stair")));
        drag(board(), board().stoneRect(1, 3).center(), board().columnRect(2).center()); // up
        QCOMPARE(position(), std::string("2 4 0"));
        drag(board(), board().stoneRect(1, 3).center(), board().columnRect(1).center()); // put back
        QCOMPARE(position(), std::string("2 4 0"));
        drag(board(), board().stoneRect(0, 1).center(), board().groundRect().center());
        QCOMPARE(position(), std::string("1 4 0"));
    }

    void keys()
    {
        key(board(), Qt::Key_Right);
        key(board(), Qt::Key_Right);
        key(board(), Qt::Key_Up);
        key(board(), Qt::Key_Up);
        key(board(), Qt::Key_Down);
        key(board(), Qt::Key_Space);
        QCOMPARE(position(), std::string("2 2 2"));
        key(board(), 'm');
        refuses("goingEdit", QStringLiteral("3"));
        key(board(), 'm');
        typeInto("goingEdit", QStringLiteral("2"));
        QCOMPARE(position(), std::string("2 4 0"));
        key(board(), 'm'); // nothing there
        QCOMPARE(position(), std::string("2 4 0"));
        QVERIFY(QToolTip::text().contains(QStringLiteral("No stones")));
        key(board(), '7');
        QTest::keyClick(child("stonesEdit"), Qt::Key_Return);
        QCOMPARE(position(), std::string("2 4 7"));
        undoesTo("2 4 0");
        key(board(), Qt::Key_Return);
        refuses("stonesEdit", QStringLiteral("-1"));
    }

    void stairsComeAndGo()
    {
        button("addStairButton")->click();
        QCOMPARE(position(), std::string("2 1 3 1"));
        QCOMPARE(board().currentStair(), std::size_t{3});
        key(board(), '+');
        QCOMPARE(position(), std::string("2 1 3 1 1"));
        key(board(), Qt::Key_Delete);
        button("removeStairButton")->click();
        QCOMPARE(position(), std::string("2 1 3"));
        QVERIFY(page().setPositionText(QStringLiteral("4")));
        QVERIFY(!button("removeStairButton")->isEnabled());
        key(board(), Qt::Key_Delete);
        QCOMPARE(position(), std::string("4"));
    }

    void aHeapAsksHowMany()
    {
        QVERIFY(page().setPositionText(QStringLiteral("1 40 2")));
        settle();
        click(board(), board().stoneRect(1, 10));
        QVERIFY(isOpen("goingEdit"));
        typeInto("goingEdit", QStringLiteral("25"));
        QCOMPARE(position(), std::string("26 15 2"));
        drag(board(), board().stoneRect(1, 10).center(), board().columnRect(0).center()); // all of it
        QCOMPARE(position(), std::string("41 0 2"));
    }

    void numbersAreEdited()
    {
        click(board(), board().numberRect(1));
        typeInto("stonesEdit", QStringLiteral("９"));
        QCOMPARE(position(), std::string("2 9 3"));
        click(board(), board().numberRect(1));
        refuses("stonesEdit", QString::number(limits::maxNumber)); // with the others it would be too many
    }
};

QTEST_MAIN(TestStaircasePage)
#include "test_staircase_page.moc"
