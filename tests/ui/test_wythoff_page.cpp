#include "solver/limits.h"
#include "ui/boards/wythoff_board.h"
#include "ui/number_field.h"

#include "page_test.h"

#include <QWheelEvent>

#include <cmath>

using namespace mexplain;

class TestWythoffPage : public PageTest {
    Q_OBJECT

    WythoffBoard &board() const { return *child<WythoffBoard>("wythoffBoard"); }
    QRect cell(std::uint64_t column, std::uint64_t row) const { return board().cellRect({column, row}); }
    static Wythoff::Position at(std::uint64_t column, std::uint64_t row) { return {column, row}; }

private slots:
    void init() { openPage("wythoff", "7 8"); }
    void cleanup() { closePage(); }

    void cellsAreWhatTheSolverSays()
    {
        QCOMPARE(board().rows(), std::uint64_t{10});
        QCOMPARE(board().left(), std::uint64_t{0});
        QCOMPARE(board().bottom(), std::uint64_t{0});
        QVERIFY(board().columns() >= 10);
        QTest::mouseMove(board().canvas(), QPoint(1, 1));
        const QImage image = shot(board());
        const QColor p = theme(ThemeId::Light).p;
        int lost = 0;
        for (std::uint64_t column = 0; column < board().columns(); ++column) {
            for (std::uint64_t row = 0; row < board().rows(); ++row) {
                if (at(column, row) == board().position())
                    continue;
                const QRect place = cell(column, row);
                // Near a corner: within the square of a P-cell, outside the disc of an N-cell. No line of the queen goes there.
                const QPoint corner = place.topLeft() + QPoint(place.width() / 8 + 1, place.height() / 8 + 1);
                const bool isLost = Wythoff::solve({column, row}).outcome == Outcome::P;
                lost += isLost ? 1 : 0;
                const bool isTarget = isLost && (column == 7 || row == 8 || column + 1 == row);
                if (!isTarget) // the ring covers it
                    QCOMPARE(image.pixelColor(corner) == p, isLost);
            }
        }
        QVERIFY(lost >= 9);
        page().grab().save(QStringLiteral(SNAPSHOT_DIR "/wythoff-page.png"));
    }

    void clicksMoveTheQueen()
    {
        click(board(), cell(5, 8)); // left
        QCOMPARE(position(), std::string("5 8"));
        QCOMPARE(fieldText(), position());
        undoesTo("7 8");
        click(board(), cell(4, 7)); // diagonally
        QCOMPARE(position(), std::string("4 7"));
        QCOMPARE(outcome(), Outcome::P);
        click(board(), cell(4, 2)); // down
        QCOMPARE(position(), std::string("4 2"));
        const int undos = undoCount();
        click(board(), cell(4, 2));
        QVERIFY(QToolTip::text().contains(QStringLiteral("stands here")));
        click(board(), cell(6, 2));
        QVERIFY(QToolTip::text().contains(QStringLiteral("never grow")));
        click(board(), cell(1, 0));
        QVERIFY(QToolTip::text().contains(QStringLiteral("takes 3 from the first pile and 2 from the second")));
        QCOMPARE(undoCount(), undos);
        QCOMPARE(position(), std::string("4 2"));
    }

    void dragsAndEdits()
    {
        drag(board(), cell(7, 8).center(), cell(7, 4).center());
        QCOMPARE(position(), std::string("7 4"));
        drag(board(), cell(7, 4).center(), cell(8, 5).center());
        QCOMPARE(position(), std::string("7 4"));
        drag(board(), cell(7, 4).center(), QPoint(0, 0)); // off the board
        QCOMPARE(position(), std::string("7 4"));
        click(board(), cell(9, 9), Qt::ShiftModifier);
        QCOMPARE(position(), std::string("9 9"));
        QCOMPARE(fieldText(), position());
        undoesTo("7 4");
    }

    void keys()
    {
        for (int i = 0; i < 3; ++i)
            key(board(), Qt::Key_Left);
        key(board(), Qt::Key_Down);
        QVERIFY(board().cursor() == at(4, 7));
        QVERIFY(board().focusProxy()->accessibleDescription().contains(QStringLiteral("a P-position, she cannot go there")));
        key(board(), Qt::Key_Up);
        QVERIFY(board().focusProxy()->accessibleDescription().contains(QStringLiteral("an N-position, she can go there")));
        const int undos = undoCount();
        key(board(), Qt::Key_Space); // (4, 8) is on her row
        QCOMPARE(position(), std::string("4 8"));
        key(board(), Qt::Key_Down);
        key(board(), Qt::Key_Return);
        QCOMPARE(position(), std::string("4 7"));
        QCOMPARE(undoCount(), undos + 2);
        key(board(), Qt::Key_Right);
        key(board(), Qt::Key_Space); // no move: the window's next step, not the board's
        QCOMPARE(position(), std::string("4 7"));
        key(board(), Qt::Key_Return);
        QVERIFY(QToolTip::text().contains(QStringLiteral("never grow")));
        key(board(), 'e');
        QCOMPARE(position(), std::string("5 7"));
        key(board(), Qt::Key_Up);
        key(board(), Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(position(), std::string("5 8"));
        key(board(), Qt::Key_Left);
        key(board(), Qt::Key_Home);
        QVERIFY(board().cursor() == board().position());
        // A whole game: every answer from the keys.
        page().setPositionText(QStringLiteral("2 1"));
        key(board(), Qt::Key_Left);
        key(board(), Qt::Key_Return);
        QCOMPARE(position(), std::string("1 1"));
        key(board(), Qt::Key_Left);
        key(board(), Qt::Key_Down);
        key(board(), Qt::Key_Return);
        QCOMPARE(position(), std::string("0 0"));
        key(board(), Qt::Key_Left); // the edge
        key(board(), Qt::Key_Down);
        QVERIFY(board().cursor() == at(0, 0));
    }

    void zoomsFromTenToAThousand()
    {
        QVERIFY(!button("zoomInButton")->isEnabled());
        std::uint64_t last = board().rows();
        while (button("zoomOutButton")->isEnabled()) {
            button("zoomOutButton")->click();
            QVERIFY(board().rows() > last && board().columns() >= board().rows());
            last = board().rows();
            QVERIFY(!page().grab().isNull());
        }
        QCOMPARE(last, std::uint64_t{1000});
        page().grab().save(QStringLiteral(SNAPSHOT_DIR "/wythoff-page-1000.png"));
        key(board(), '-');
        QCOMPARE(board().rows(), std::uint64_t{1000});
        key(board(), '+');
        QCOMPARE(board().rows(), std::uint64_t{500});
        QWheelEvent wheel(QPointF(50, 50), board().canvas()->mapToGlobal(QPointF(50, 50)), QPoint(), QPoint(0, 120), Qt::NoButton, Qt::ControlModifier,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(board().canvas(), &wheel);
        QCOMPARE(board().rows(), std::uint64_t{200});
        while (button("zoomInButton")->isEnabled())
            button("zoomInButton")->click();
        QCOMPARE(board().rows(), std::uint64_t{10});
        QCOMPARE(position(), std::string("7 8"));
    }

    void smallCellsAreHitNearTheLines()
    {
        page().setPositionText(QStringLiteral("60 70"));
        settle();
        QCOMPARE(board().rows(), std::uint64_t{100});
        // The winning move, three pixels beside it.
        const auto solution = Wythoff::solve({60, 70});
        const auto target = Wythoff::play({60, 70}, solution.winningMoves.front());
        const QPoint beside = board().cellRect(target).center() + QPoint(2, -2);
        QTest::mouseClick(board().canvas(), Qt::LeftButton, {}, beside);
        QCOMPARE(position(), Wythoff::format(target));
        QCOMPARE(outcome(), Outcome::P);
        // Dots are P-cells: their places are the solver's.
        board().zoomOut();
        const QImage image = shot(board());
        const QColor p = theme(ThemeId::Light).p;
        int dots = 0;
        for (std::uint64_t column = 0; column < board().columns(); ++column) {
            const Wythoff::Position lost{column, Wythoff::coldPartner(column)};
            if (lost.second >= board().rows() || lost == board().position())
                continue;
            dots += image.pixelColor(board().cellRect(lost).center()) == p ? 1 : 0;
        }
        QVERIFY2(dots > 60, qPrintable(QString::number(dots))); // beams, lines and rings cover some
    }

    void hugeNumbersShowTheNeighbourhood()
    {
        const std::uint64_t most = limits::maxNumber;
        enter("firstField", QString::number(most));
        enter("secondField", QString::number(most - 5));
        QCOMPARE(position(), std::to_string(most) + ' ' + std::to_string(most - 5));
        settle();
        QCOMPARE(board().rows(), std::uint64_t{10});
        QVERIFY(board().left() > 0 && board().left() + board().columns() - 1 <= most);
        QVERIFY(board().cellRect(board().position()).isValid());
        QVERIFY(!board().cellRect({0, 0}).isValid());
        page().grab().save(QStringLiteral(SNAPSHOT_DIR "/wythoff-page-huge.png"));
        click(board(), board().cellRect({most - 3, most - 8}));
        QCOMPARE(position(), std::to_string(most - 3) + ' ' + std::to_string(most - 8));
        for (int i = 0; i < 8; ++i)
            key(board(), Qt::Key_Right); // the last column
        QCOMPARE(board().cursor().first, most);
        while (board().canZoomOut()) {
            board().zoomOut();
            QVERIFY(!page().grab().isNull());
            QVERIFY(board().left() + board().columns() - 1 <= most);
        }
        for (int step = 0; step < page().stepCount(); ++step) {
            page().setStep(step);
            QVERIFY(!page().grab().isNull());
        }
        // Far from both beams.
        QVERIFY(page().setPositionText(QStringLiteral("%1 5").arg(most)));
        settle();
        QVERIFY(board().cellRect({most, 5}).isValid());
        QVERIFY(!page().grab().isNull());
        QVERIFY(page().setPositionText(QStringLiteral("%1 %2").arg(most - 3).arg(most - 8)));
        enter("firstField", QStringLiteral("-1"));
        QCOMPARE(position(), std::to_string(most - 3) + ' ' + std::to_string(most - 8));
        enter("firstField", QStringLiteral("４"));
        enter("secondField", QStringLiteral("7"));
        QCOMPARE(position(), std::string("4 7"));
        QCOMPARE(child<NumberField>("firstField")->number(), std::uint64_t{4});
    }
};

QTEST_MAIN(TestWythoffPage)
#include "test_wythoff_page.moc"
