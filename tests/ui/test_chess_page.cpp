#include "solver/limits.h"
#include "ui/boards/chess_board.h"

#include "page_test.h"

using namespace mexplain;

class TestChessPage : public PageTest {
    Q_OBJECT

    ChessBoard &board() const { return *child<ChessBoard>("chessBoard"); }
    QRect square(std::size_t row, int column) const { return board().squareRect(row, column); }

private slots:
    void init() { openPage("chess-row", "3 4 5 18; 12 19"); }
    void cleanup() { closePage(); }

    void clickPushesOverTheBlock()
    {
        click(board(), square(0, 3));
        QCOMPARE(position(), std::string("4 5 6 18; 12 19"));
        QCOMPARE(fieldText(), position());
        undoesTo("3 4 5 18; 12 19");
        click(board(), square(1, 19));
        QCOMPARE(position(), std::string("4 5 6 18; 12 20"));
        click(board(), square(1, 20)); // the end of its way
        QCOMPARE(position(), std::string("4 5 6 18; 12 20"));
        QVERIFY(QToolTip::text().contains(QStringLiteral("cannot move")));
        click(board(), square(1, 3));
        QCOMPARE(position(), std::string("4 5 6 18; 12 20"));
        QCOMPARE(board().currentRow(), std::size_t{1});
        QCOMPARE(board().currentColumn(), 3);
    }

    void dragGoesToTheTargetOnly()
    {
        drag(board(), square(0, 4).center(), square(0, 6).center());
        QCOMPARE(position(), std::string("3 5 6 18; 12 19"));
        drag(board(), square(0, 3).center(), square(0, 9).center());
        QCOMPARE(position(), std::string("3 5 6 18; 12 19"));
        QVERIFY(QToolTip::text().contains(QStringLiteral("4"))); // where it goes
        drag(board(), square(0, 3).center(), square(0, 3).center() + QPoint(2, 1)); // hardly moved: a click
        QCOMPARE(position(), std::string("4 5 6 18; 12 19"));
    }

    void hoverShowsTheOneTarget()
    {
        QTest::mouseMove(board().canvas(), QPoint(1, 1));
        const QImage before = shot(board());
        QTest::mouseMove(board().canvas(), square(0, 3).center());
        const QImage after = shot(board());
        for (int column = 7; column <= ChessRow::columns; ++column)
            QCOMPARE(before.copy(square(0, column)), after.copy(square(0, column)));
        QVERIFY(before.copy(square(0, 6)) != after.copy(square(0, 6)));
        page().grab().save(QStringLiteral(SNAPSHOT_DIR "/chess-page-hover.png"));
        // With the keys too.
        QTest::mouseMove(board().canvas(), QPoint(1, 1));
        board().focusProxy()->setFocus();
        board().setCurrent(0, 18);
        const QImage chosen = shot(board());
        QVERIFY(before.copy(square(0, 19)) != chosen.copy(square(0, 19)));
        QCOMPARE(before.copy(square(0, 6)), chosen.copy(square(0, 6)));
        QVERIFY(board().focusProxy()->accessibleDescription().contains(QStringLiteral("19")));
    }

    void keysWalkPlayAndPlace()
    {
        key(board(), Qt::Key_Right);
        key(board(), Qt::Key_Right);
        key(board(), Qt::Key_Return);
        QCOMPARE(position(), std::string("4 5 6 18; 12 19"));
        QCOMPARE(board().currentColumn(), 6); // the piece can be pushed on
        key(board(), Qt::Key_Space);
        QCOMPARE(position(), std::string("4 5 7 18; 12 19"));
        key(board(), Qt::Key_Down);
        key(board(), Qt::Key_End);
        key(board(), 'x');
        QCOMPARE(position(), std::string("4 5 7 18; 12 19 20"));
        key(board(), 'x');
        QCOMPARE(position(), std::string("4 5 7 18; 12 19"));
        key(board(), Qt::Key_Home);
        QVERIFY(!board().isPlacing());
        key(board(), 'e');
        QVERIFY(board().isPlacing() && button("placeButton")->isChecked());
        key(board(), Qt::Key_Space);
        QCOMPARE(position(), std::string("4 5 7 18; 1 12 19"));
        key(board(), Qt::Key_Escape);
        QVERIFY(!board().isPlacing() && button("playButton")->isChecked());
        const int undos = undoCount();
        key(board(), Qt::Key_Up);
        key(board(), Qt::Key_Space); // an empty square: the window's next step, not the board's
        QCOMPARE(undoCount(), undos);
    }

    void rowsComeAndGo()
    {
        key(board(), '+');
        QCOMPARE(position(), std::string("3 4 5 18; 12 19; 1"));
        QCOMPARE(board().currentRow(), std::size_t{2});
        button("removeRowButton")->click();
        key(board(), Qt::Key_Delete);
        QCOMPARE(position(), std::string("3 4 5 18"));
        QVERIFY(!button("removeRowButton")->isEnabled());
        key(board(), Qt::Key_Delete);
        QCOMPARE(position(), std::string("3 4 5 18"));
        button("addRowButton")->click();
        QCOMPARE(position(), std::string("3 4 5 18; 1"));
        undoesTo("3 4 5 18");
    }

    void placing()
    {
        click(board(), square(0, 10), Qt::ShiftModifier);
        QCOMPARE(position(), std::string("3 4 5 10 18; 12 19"));
        click(board(), square(0, 10), Qt::ShiftModifier);
        QCOMPARE(position(), std::string("3 4 5 18; 12 19"));
        button("placeButton")->click();
        QVERIFY(board().isPlacing());
        click(board(), square(1, 1));
        QCOMPARE(position(), std::string("3 4 5 18; 1 12 19"));
        click(board(), square(1, 1));
        QCOMPARE(position(), std::string("3 4 5 18; 12 19"));
        drag(board(), square(0, 3).center(), square(1, 2).center());
        QCOMPARE(position(), std::string("4 5 18; 2 12 19"));
        drag(board(), square(1, 2).center(), square(1, 12).center()); // taken
        QCOMPARE(position(), std::string("4 5 18; 2 12 19"));
        drag(board(), square(0, 4).center(), QPoint(2, 2)); // off the board
        QCOMPARE(position(), std::string("5 18; 2 12 19"));
        button("playButton")->click();
        click(board(), square(0, 5));
        QCOMPARE(position(), std::string("6 18; 2 12 19"));
    }

    void halfAMillionRows()
    {
        std::string text = "1 5 9";
        for (std::size_t i = 1; i < limits::maxPiles; ++i)
            text += "; 3";
        QVERIFY(page().setPositionText(QString::fromStdString(text)));
        settle();
        QCOMPARE(board().rowCount(), limits::maxPiles);
        QVERIFY(!board().canAddRow() && !button("addRowButton")->isEnabled());
        board().setCurrent(limits::maxPiles - 1, 3);
        QVERIFY(board().canvas()->rect().contains(square(limits::maxPiles - 1, 3).center()));
        QVERIFY(!page().grab().isNull());
        click(board(), square(limits::maxPiles - 1, 3));
        QVERIFY(position().ends_with("3; 4"));
        for (int step = 0; step < page().stepCount(); ++step) {
            page().setStep(step);
            QVERIFY(!page().grab().isNull());
        }
    }
};

QTEST_MAIN(TestChessPage)
#include "test_chess_page.moc"
