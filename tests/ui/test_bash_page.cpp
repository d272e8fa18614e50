#include "solver/limits.h"
#include "ui/boards/bash_board.h"

#include "page_test.h"

using namespace mexplain;

class TestBashPage : public PageTest {
    Q_OBJECT

    BashBoard &board() const { return *child<BashBoard>("bashBoard"); }

private slots:
    void init() { openPage("bash", "23 3"); }
    void cleanup() { closePage(); }

    void clickTakesFromTheEnd()
    {
        click(board(), board().stoneRect(20));
        QCOMPARE(position(), std::string("20 3"));
        QCOMPARE(outcome(), Outcome::P);
        undoesTo("23 3");
        click(board(), board().stoneRect(16)); // four
        QCOMPARE(position(), std::string("20 3"));
        click(board(), board().stoneRect(15)); // five
        QCOMPARE(position(), std::string("20 3"));
        QVERIFY(QToolTip::text().contains(QStringLiteral("At most 3")));
    }

    void keys()
    {
        for (int i = 0; i < 9; ++i)
            key(board(), Qt::Key_Left); // never more than m
        key(board(), Qt::Key_Right);
        key(board(), Qt::Key_Space);
        QCOMPARE(position(), std::string("21 3"));
        key(board(), 't');
        refuses("takeEdit", QStringLiteral("4"));
        key(board(), 't');
        typeInto("takeEdit", QStringLiteral("1"));
        QCOMPARE(position(), std::string("20 3"));
        key(board(), '+');
        QCOMPARE(position(), std::string("21 3"));
        key(board(), '-');
        QCOMPARE(position(), std::string("20 3"));
        key(board(), '>');
        QCOMPARE(position(), std::string("20 4"));
        key(board(), '<');
        key(board(), '<');
        key(board(), '<');
        key(board(), '<'); // not to 0
        QCOMPARE(position(), std::string("20 1"));
        key(board(), '5');
        typeInto("stonesEdit", QStringLiteral("57"));
        QCOMPARE(position(), std::string("57 1"));
        QVERIFY(page().setPositionText(QStringLiteral("0 3")));
        key(board(), '-');
        key(board(), 't');
        QCOMPARE(position(), std::string("0 3"));
    }

    void fields()
    {
        enter("stonesField", QStringLiteral("１００"));
        QCOMPARE(position(), std::string("100 3"));
        enter("capField", QStringLiteral("9"));
        QCOMPARE(position(), std::string("100 9"));
        undoesTo("100 3");
        for (const char *wrong : {"0", "-1", "3 4", "many", "99999999999999999999", ""}) {
            enter("capField", QString::fromLatin1(wrong));
            QCOMPARE(position(), std::string("100 9"));
            QCOMPARE(child<QLineEdit>("capField")->text(), QStringLiteral("9"));
        }
        QTest::keyClick(child("stonesField"), Qt::Key_Up);
        QCOMPARE(position(), std::string("101 9"));
        child("stonesField")->setFocus();
        QTest::keyClicks(child("stonesField"), QStringLiteral("77"));
        QTest::keyClick(child("stonesField"), Qt::Key_Escape);
        QCOMPARE(child<QLineEdit>("stonesField")->text(), QStringLiteral("101"));
    }

    void veryManyStones()
    {
        QVERIFY(page().setPositionText(QString::number(limits::maxNumber) + QStringLiteral(" 6")));
        settle();
        const std::uint64_t rest = limits::maxNumber % 7;
        QVERIFY(rest > 0); // the stones left over are drawn though the groups are not
        click(board(), board().stoneRect(limits::maxNumber - rest));
        QCOMPARE(position(), std::to_string(limits::maxNumber - rest) + " 6");
        QCOMPARE(outcome(), Outcome::P);
        click(board(), board().numberRect());
        typeInto("stonesEdit", QStringLiteral("12"));
        QCOMPARE(position(), std::string("12 6"));
    }
};

QTEST_MAIN(TestBashPage)
#include "test_bash_page.moc"
