#include "solver/limits.h"
#include "ui/boards/capped_board.h"

#include "page_test.h"

#include <QSlider>

using namespace mexplain;

class TestCappedPage : public PageTest {
    Q_OBJECT

    CappedBoard &board() const { return *child<CappedBoard>("cappedBoard"); }
    QSlider &slider() const { return *child<QSlider>("capSlider"); }

private slots:
    void init() { openPage("capped-nim", "cap 5: 9 8"); }
    void cleanup() { closePage(); }

    void clickTakesAndTheCapShrinks()
    {
        click(board(), board().itemRect(0, 6));
        QCOMPARE(position(), std::string("cap 3: 6 8"));
        QCOMPARE(slider().value(), 3);
        QCOMPARE(child<QLineEdit>("capField")->text(), QStringLiteral("3"));
        undoesTo("cap 5: 9 8");
        QCOMPARE(slider().value(), 3);
    }

    void tooManyIsRefused()
    {
        click(board(), board().itemRect(0, 3)); // six
        QCOMPARE(position(), std::string("cap 5: 9 8"));
        QVERIFY(QToolTip::text().contains(QStringLiteral("at most 5")));
        click(board(), board().itemRect(0, 4));
        QCOMPARE(position(), std::string("cap 5: 4 8"));
        for (int i = 0; i < 9; ++i)
            key(board(), Qt::Key_Left);
        key(board(), Qt::Key_Return);
        QCOMPARE(position(), std::string("cap 4: 0 8"));
    }

    void aDragOfTheSliderIsOneUndoStep()
    {
        slider().setSliderDown(true);
        for (int cap = 6; cap <= 9; ++cap) {
            slider().setSliderPosition(cap);
            QCOMPARE(position(), "cap " + std::to_string(cap) + ": 9 8");
        }
        slider().setSliderDown(false);
        QCOMPARE(undoCount(), 1);
        undoesTo("cap 5: 9 8");
        // Another drag is another one.
        slider().setSliderDown(true);
        slider().setSliderPosition(2);
        slider().setSliderPosition(1);
        slider().setSliderDown(false);
        QCOMPARE(undoCount(), 2);
        undoesTo("cap 9: 9 8");
    }

    void capByKeysAndField()
    {
        key(board(), '>');
        QCOMPARE(position(), std::string("cap 6: 9 8"));
        key(board(), '<');
        key(board(), '<');
        QCOMPARE(position(), std::string("cap 4: 9 8"));
        enter("capField", QStringLiteral("１２"));
        QCOMPARE(position(), std::string("cap 12: 9 8"));
        enter("capField", QStringLiteral("0"));
        QCOMPARE(position(), std::string("cap 12: 9 8"));
        QCOMPARE(child<QLineEdit>("capField")->text(), QStringLiteral("12"));
        QVERIFY(QToolTip::text().contains(QStringLiteral("out of range")));
        enter("capField", QStringLiteral("twelve"));
        QCOMPARE(position(), std::string("cap 12: 9 8"));
        enter("capField", QString::number(limits::maxNumber));
        QCOMPARE(position(), "cap " + std::to_string(limits::maxNumber) + ": 9 8");
        QTest::keyClick(child("capField"), Qt::Key_Down);
        QCOMPARE(position(), "cap " + std::to_string(limits::maxNumber - 1) + ": 9 8");
        enter("capField", QStringLiteral("1"));
        key(board(), '<');
        QCOMPARE(position(), std::string("cap 1: 9 8"));
        undo();
        QCOMPARE(position(), "cap " + std::to_string(limits::maxNumber - 1) + ": 9 8");
    }

    void pilesComeAndGo()
    {
        button("addPileButton")->click();
        QCOMPARE(position(), std::string("cap 5: 9 8 1"));
        key(board(), Qt::Key_Delete);
        QCOMPARE(position(), std::string("cap 5: 9 8"));
        undoesTo("cap 5: 9 8 1");
    }
};

QTEST_MAIN(TestCappedPage)
#include "test_capped_page.moc"
