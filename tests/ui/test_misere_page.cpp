#include "ui/boards/misere_board.h"
#include "ui/boards/nim_board.h"

#include "page_test.h"

using namespace mexplain;

class TestMiserePage : public PageTest {
    Q_OBJECT

    MisereBoard &board() const { return *child<MisereBoard>("misereBoard"); }
    NimBoard &misere() const { return board().misere(); }
    NimBoard &normal() const { return board().normal(); }

private slots:
    void init() { openPage("misere-nim", "1 1 3"); }
    void cleanup() { closePage(); }

    void bothSidesAreOnePosition()
    {
        click(misere(), misere().matchRect(2, 1)); // leaves one
        QCOMPARE(position(), std::string("1 1 1"));
        QCOMPARE(outcome(), Outcome::P);
        QCOMPARE(page().explanation().comparedOutcome, std::optional(Outcome::N)); // where the two part
        undoesTo("1 1 3");
        click(normal(), normal().matchRect(2, 0)); // all: the move under normal play
        QCOMPARE(position(), std::string("1 1 0"));
        QCOMPARE(outcome(), Outcome::N);
        QCOMPARE(page().explanation().comparedOutcome, std::optional(Outcome::P));
        QCOMPARE(fieldText(), position());
    }

    void theyAgreeOnLargePiles()
    {
        QVERIFY(page().setPositionText(QStringLiteral("4 4")));
        QCOMPARE(outcome(), Outcome::P);
        QCOMPARE(page().explanation().comparedOutcome, std::optional(Outcome::P));
        QVERIFY(page().setPositionText(QStringLiteral("4 4 1")));
        QCOMPARE(outcome(), Outcome::N);
        QCOMPARE(page().explanation().comparedOutcome, std::optional(Outcome::N));
    }

    void oneChoice()
    {
        key(misere(), Qt::Key_Down);
        QCOMPARE(misere().currentPile(), std::size_t{1});
        QCOMPARE(normal().currentPile(), std::size_t{1});
        key(normal(), Qt::Key_Down);
        QCOMPARE(misere().currentPile(), std::size_t{2});
        key(normal(), Qt::Key_Left);
        key(normal(), Qt::Key_Left);
        key(normal(), Qt::Key_Return);
        QCOMPARE(position(), std::string("1 1 1"));
    }

    void editsOnEitherSide()
    {
        click(normal(), normal().numberRect(0));
        auto *edit = normal().findChild<QLineEdit *>();
        QVERIFY(edit != nullptr && edit->isVisible());
        edit->setText(QStringLiteral("2x"));
        QTest::keyClick(edit, Qt::Key_Return);
        QVERIFY(edit->isVisible());
        edit->setText(QStringLiteral("12"));
        QTest::keyClick(edit, Qt::Key_Return);
        QCOMPARE(position(), std::string("12 1 3"));
        key(misere(), '+');
        QCOMPARE(position(), std::string("12 1 3 1"));
        button("removePileButton")->click();
        QCOMPARE(position(), std::string("12 1 3"));
        button("addPileButton")->click();
        QCOMPARE(position(), std::string("12 1 3 1"));
        undoesTo("12 1 3");
    }

    void stackedWhereItIsNarrow()
    {
        const QRect left = misere().geometry();
        const QRect right = normal().geometry();
        QVERIFY(left.top() == right.top() && left.right() < right.left());
        page().resize(560, 720);
        settle();
        QVERIFY(misere().geometry().bottom() < normal().geometry().top() || misere().geometry().right() < normal().geometry().left());
        QVERIFY(!page().grab().isNull());
    }
};

QTEST_MAIN(TestMiserePage)
#include "test_misere_page.moc"
