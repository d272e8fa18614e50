#include "solver/limits.h"
#include "ui/boards/sand_board.h"

#include "page_test.h"

using namespace mexplain;

class TestSandPage : public PageTest {
    Q_OBJECT

    SandBoard &board() const { return *child<SandBoard>("sandBoard"); }
    /// In the middle of a grain of the bar.
    QRect grain(std::uint64_t index) const
    {
        const QRect bar = board().barRect();
        const double one = bar.width() / static_cast<double>(board().position().grains);
        return QRect(bar.left() + static_cast<int>((static_cast<double>(index) + 0.5) * one), bar.center().y(), 1, 1);
    }

private slots:
    void init() { openPage("sand", "20 6"); }
    void cleanup() { closePage(); }

    void amountsAndTheBar()
    {
        click(board(), board().amountRect(4));
        QCOMPARE(position(), std::string("16 6 4"));
        QCOMPARE(outcome(), Outcome::P);
        undoesTo("20 6");
        click(board(), grain(14)); // two of sixteen
        QCOMPARE(position(), std::string("14 6 2"));
        click(board(), grain(10)); // four: no divisor of 2
        QCOMPARE(position(), std::string("14 6 2"));
        QVERIFY(QToolTip::text().contains(QStringLiteral("divisors of 2")));
        QVERIFY(board().amountRect(2).isValid());
        QVERIFY(!board().amountRect(3).isValid());
    }

    void digitsFlip()
    {
        click(board(), board().bitRect(0));
        QCOMPARE(position(), std::string("21 6"));
        click(board(), board().bitRect(4));
        QCOMPARE(position(), std::string("5 6"));
        QVERIFY(!board().bitRect(4).isValid());
        undoesTo("21 6");
        QVERIFY(page().setPositionText(QString::number(limits::maxNumber) + QStringLiteral(" 6")));
        settle();
        click(board(), board().bitRect(0));
        QCOMPARE(position(), std::to_string(limits::maxNumber) + " 6");
        QVERIFY(QToolTip::text().contains(QString::number(limits::maxNumber)));
    }

    void keys()
    {
        key(board(), Qt::Key_Left);
        key(board(), Qt::Key_Left);
        key(board(), Qt::Key_Space);
        QCOMPARE(position(), std::string("18 6 2"));
        for (int i = 0; i < 5; ++i)
            key(board(), Qt::Key_Left); // only 1 and 2 are allowed
        key(board(), Qt::Key_Right);
        key(board(), Qt::Key_Return);
        QCOMPARE(position(), std::string("17 6 1"));
        key(board(), 'g');
        refuses("lastEdit", QStringLiteral("7"));
        key(board(), 'g');
        typeInto("lastEdit", QStringLiteral("6"));
        QCOMPARE(position(), std::string("17 6 6"));
        key(board(), '<'); // k would be less than g
        QCOMPARE(position(), std::string("17 6 6"));
        QVERIFY(QToolTip::text().contains(QStringLiteral("cannot be less")));
        key(board(), '>');
        QCOMPARE(position(), std::string("17 7 6"));
        key(board(), 't');
        refuses("takeEdit", QStringLiteral("4"));
        key(board(), 't');
        typeInto("takeEdit", QStringLiteral("3"));
        QCOMPARE(position(), std::string("14 7 3"));
        key(board(), '+');
        key(board(), '+');
        key(board(), '-');
        QCOMPARE(position(), std::string("15 7 3"));
        key(board(), '4');
        typeInto("grainsEdit", QStringLiteral("48"));
        QCOMPARE(position(), std::string("48 7 3"));
    }

    void fields()
    {
        enter("lastField", QStringLiteral("3"));
        QCOMPARE(position(), std::string("20 6 3"));
        enter("capField", QStringLiteral("2")); // less than what was taken last
        QCOMPARE(position(), std::string("20 6 3"));
        QCOMPARE(child<QLineEdit>("capField")->text(), QStringLiteral("6"));
        enter("lastField", QStringLiteral("0"));
        QCOMPARE(position(), std::string("20 6"));
        enter("capField", QStringLiteral("2"));
        enter("grainsField", QStringLiteral("1000000"));
        QCOMPARE(position(), std::string("1000000 2"));
        undoesTo("20 2");
    }

    void moreAmountsThanButtons()
    {
        QVERIFY(page().setPositionText(QStringLiteral("1000000 5000")));
        settle();
        QVERIFY(board().amountRect(1).isValid());
        QVERIFY(!board().amountRect(4000).isValid());
        key(board(), 't');
        typeInto("takeEdit", QStringLiteral("4000"));
        QCOMPARE(position(), std::string("996000 5000 4000"));
    }
};

QTEST_MAIN(TestSandPage)
#include "test_sand_page.moc"
