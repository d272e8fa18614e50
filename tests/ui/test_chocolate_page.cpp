#include "render/theme.h"
#include "solver/limits.h"
#include "ui/boards/chocolate_board.h"
#include "ui/threshold_bar.h"
#include "ui/threshold_dialog.h"

#include "page_test.h"

#include <QLabel>
#include <QMenu>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QTableWidget>
#include <QWheelEvent>

#include <fstream>
#include <random>

using namespace mexplain;

using Layer = ChocolateGrid::Layer;
using State = ColouringFigure::State;

class TestChocolatePage : public PageTest {
    Q_OBJECT

    ChocolateBoard &board() const { return *child<ChocolateBoard>("chocolateBoard"); }
    ChocolateGrid &grid() const { return board().grid(); }
    ThresholdBar &bar() const { return board().thresholds(); }
    QRect cell(std::size_t row, std::size_t column) const { return grid().cellRect(row - 1, column - 1); } // as people count
    void barKey(int which) const { QTest::keyClick(&bar(), static_cast<Qt::Key>(which)); }
    static constexpr const char *small = "1 2 3; 4 5 6; s=4";

private slots:
    void init() { openPage("chocolate", small); }
    void cleanup() { closePage(); }

    void cellsAreEdited()
    {
        button("valuesButton")->click();
        click(grid(), cell(1, 2));
        typeInto("cellEdit", QStringLiteral("９"));
        QCOMPARE(position(), std::string("1 9 3; 4 5 6; s=4"));
        QVERIFY(grid().layer() == Layer::Values); // the layer stays where it was put
        undoesTo(small);
        click(grid(), cell(2, 3));
        refuses("cellEdit", QStringLiteral("0"));
        click(grid(), cell(2, 3));
        refuses("cellEdit", QStringLiteral("1000000001"));
        key(grid(), Qt::Key_Up);
        key(grid(), Qt::Key_Home);
        key(grid(), '7');
        QTest::keyClick(child("cellEdit"), Qt::Key_Return);
        QCOMPARE(position(), std::string("7 9 3; 4 5 6; s=4"));
        button("coloursButton")->click();
        click(grid(), cell(1, 1), Qt::ShiftModifier);
        typeInto("cellEdit", QStringLiteral("1"));
        QCOMPARE(position(), std::string("1 9 3; 4 5 6; s=4"));
        // The threshold stays below the total.
        QVERIFY(page().setPositionText(QStringLiteral("9 1; s=9")));
        button("valuesButton")->click();
        settle();
        click(grid(), cell(1, 1));
        typeInto("cellEdit", QStringLiteral("1"));
        QCOMPARE(position(), std::string("1 1; s=1"));
    }

    void cutsByClickDragAndKeys()
    {
        button("coloursButton")->click();
        click(grid(), cell(2, 1));
        QCOMPARE(position(), std::string("1 2 3; 4 5 6; s=4; at 2 1"));
        undoesTo(small);
        undo();
        settle();
        click(grid(), cell(1, 3));
        settle();
        click(grid(), cell(1, 2)); // a cell of the last row now
        QCOMPARE(position(), std::string("1 2 3; 4 5 6; s=4; at 1 2"));
        QVERIFY(child<QAction>("putBackAction")->isEnabled());
        child<QAction>("putBackAction")->trigger();
        QVERIFY(!child<QAction>("putBackAction")->isEnabled());
        QCOMPARE(position(), std::string(small));
        settle();
        drag(grid(), grid().rightEdge(), QPoint(cell(1, 2).right(), grid().rightEdge().y()));
        QCOMPARE(position(), std::string("1 2 3; 4 5 6; s=4; at 2 2"));
        settle();
        drag(grid(), grid().bottomEdge(), QPoint(grid().bottomEdge().x(), cell(1, 1).bottom()));
        QCOMPARE(position(), std::string("1 2 3; 4 5 6; s=4; at 1 2"));
        // What is left is 3, at most s: the game is over.
        const std::string over = position();
        settle();
        drag(grid(), grid().rightEdge(), QPoint(cell(1, 1).right(), grid().rightEdge().y()));
        QCOMPARE(position(), over);
        QVERIFY(QToolTip::text().contains(QStringLiteral("over")));
        key(grid(), Qt::Key_Backspace);
        QCOMPARE(position(), std::string(small));
        grid().setCurrent(1, 2);
        key(grid(), Qt::Key_Left);
        key(grid(), Qt::Key_Return);
        QCOMPARE(position(), std::string("1 2 3; 4 5 6; s=4; at 2 2"));
        undo();
        drag(grid(), grid().bottomEdge(), QPoint(grid().bottomEdge().x(), 1)); // everything
        QCOMPARE(position(), std::string("1 2 3; 4 5 6; s=4; at 0 0"));
        QVERIFY(!page().grab().isNull());
    }

    void theBandTellsEveryThreshold()
    {
        std::mt19937_64 random(3);
        for (int round = 0; round < 12; ++round) {
            Chocolate::Position position{{1 + random() % 5, 1 + random() % 5, {}}, 0, 0, 0};
            for (std::size_t i = 0; i < position.bar.rows * position.bar.columns; ++i)
                position.bar.cells.push_back(1 + random() % 4);
            position.rowsLeft = position.bar.rows;
            position.columnsLeft = position.bar.columns;
            QVERIFY(page().setPositionText(QString::fromStdString(Chocolate::format(position))));
            QCOMPARE(bar().most(), position.bar.total() - 1);
            bar().setFocus();
            barKey(Qt::Key_Home);
            std::vector<std::uint64_t> changes;
            for (std::uint64_t threshold = 0; threshold < position.bar.total(); ++threshold) {
                position.threshold = threshold;
                QCOMPARE(this->position(), Chocolate::format(position));
                QCOMPARE(outcome(), Chocolate::solve(position).outcome);
                QCOMPARE(bar().value(), threshold);
                QCOMPARE(child<QLineEdit>("thresholdField")->text(), QString::number(threshold));
                if (threshold > 0) {
                    Chocolate::Position before = position;
                    before.threshold = threshold - 1;
                    if (Chocolate::solve(before).outcome != outcome())
                        changes.push_back(threshold);
                }
                barKey(Qt::Key_Right);
            }
            // The buttons walk along the changes.
            barKey(Qt::Key_Home);
            for (const std::uint64_t change : changes) {
                child<QAbstractButton>("nextChangeButton")->click();
                QCOMPARE(bar().value(), change);
            }
            QVERIFY(!child<QAbstractButton>("nextChangeButton")->isEnabled());
            for (std::size_t i = changes.size(); i-- > 1;) {
                child<QAbstractButton>("previousChangeButton")->click();
                QCOMPARE(bar().value(), changes[i - 1]);
            }
        }
    }

    void draggingTheSliderIsOneUndoStepAndColoursAtOnce()
    {
        const auto at = [&](std::uint64_t value) { return QPoint(static_cast<int>(bar().placeOf(value) + 0.5), 10); };
        const int undos = undoCount();
        QTest::mousePress(&bar(), Qt::LeftButton, {}, at(6));
        QCOMPARE(position(), std::string("1 2 3; 4 5 6; s=6"));
        QVERIFY(grid().layer() == Layer::Colours);
        QTest::mouseMove(&bar(), at(12));
        QCOMPARE(position(), std::string("1 2 3; 4 5 6; s=12"));
        QVERIFY(grid().shownState(1, 1) == State::L);
        QVERIFY(grid().shownState(1, 2) == State::P);
        QTest::mouseRelease(&bar(), Qt::LeftButton, {}, at(12));
        QCOMPARE(undoCount(), undos + 1);
        undoesTo(small);
        // The band under it: a click jumps there.
        QTest::mouseClick(&bar(), Qt::LeftButton, {}, QPoint(at(20).x(), bar().height() - 6));
        QCOMPARE(position(), std::string("1 2 3; 4 5 6; s=20"));
        enter("thresholdField", QStringLiteral("99"));
        QCOMPARE(position(), std::string("1 2 3; 4 5 6; s=20"));
        enter("thresholdField", QStringLiteral("0"));
        QCOMPARE(position(), std::string("1 2 3; 4 5 6; s=0"));
    }

    void paintedCellsAreTheSolvers_data()
    {
        QTest::addColumn<int>("themeId");
        for (const ThemeId id : {ThemeId::Light, ThemeId::Dark, ThemeId::HighContrast})
            QTest::newRow(qPrintable(themeCode(id))) << static_cast<int>(id);
    }
    void paintedCellsAreTheSolvers()
    {
        QFETCH(int, themeId);
        setTheme(static_cast<ThemeId>(themeId));
        const Theme &colours = theme(static_cast<ThemeId>(themeId));
        std::mt19937_64 random(17);
        for (int round = 0; round < 6; ++round) {
            Chocolate::Position position{{2 + random() % 5, 2 + random() % 6, {}}, 0, 0, 0};
            for (std::size_t i = 0; i < position.bar.rows * position.bar.columns; ++i)
                position.bar.cells.push_back(1 + random() % 9);
            position.rowsLeft = position.bar.rows;
            position.columnsLeft = position.bar.columns;
            position.threshold = random() % position.bar.total();
            QVERIFY(page().setPositionText(QString::fromStdString(Chocolate::format(position))));
            button("coloursButton")->click();
            settle();
            const QImage image = shot(grid());
            for (std::size_t row = 0; row < position.bar.rows; ++row) {
                for (std::size_t column = 0; column < position.bar.columns; ++column) {
                    Chocolate::Position cut = position;
                    cut.rowsLeft = row + 1;
                    cut.columnsLeft = column + 1;
                    const auto solution = Chocolate::solve(cut);
                    const State expected = solution.isOver ? State::L : solution.outcome == Outcome::P ? State::P : State::N;
                    QVERIFY(grid().shownState(row, column) == expected);
                    // Left of the middle, clear of letter, number and ring.
                    const QRect rect = grid().cellRect(row, column);
                    const QColor pixel = image.pixelColor(rect.left() + rect.width() / 5, rect.center().y());
                    const auto isNear = [&](const QColor &colour) {
                        return std::abs(pixel.red() - colour.red()) + std::abs(pixel.green() - colour.green()) + std::abs(pixel.blue() - colour.blue()) < 24;
                    };
                    QCOMPARE(isNear(colours.p), expected == State::P);
                    QCOMPARE(isNear(colours.n), expected == State::N);
                }
            }
        }
    }

    void whySaysWhatDecides()
    {
        button("whyButton")->click();
        grid().setCurrent(1, 2);
        auto *label = child<QLabel>("whyLabel");
        QVERIFY(label->isVisible());
        QCOMPARE(label->text(), QStringLiteral("(2, 3) is N, sum 21: one can cut columns and go to (2, 1), which is P."));
        QTest::mouseMove(grid().canvas(), cell(1, 2).center());
        settle();
        QCOMPARE(label->text(), QStringLiteral("(1, 2) is L: the sum 3 is at most s = 4. Whoever goes there loses at once."));
        key(grid(), 'l');
        QVERIFY(grid().layer() == Layer::Values);
        QVERIFY(!label->isVisible());
    }

    void stepsColourTheBoard()
    {
        page().setStep(0);
        QVERIFY(grid().shownState(0, 0) == State::Value);
        QCOMPARE(stepId(), QStringLiteral("rule"));
        while (stepId() != QStringLiteral("bad"))
            page().nextStep();
        QVERIFY(grid().shownState(0, 0) == State::L);
        QVERIFY(grid().shownState(1, 2) == State::Unknown);
        page().nextStep();
        QVERIFY(grid().shownState(0, 2) == State::P);
        QVERIFY(grid().shownState(1, 2) == State::Unknown);
        button("sumsButton")->click();
        QVERIFY(grid().shownState(0, 2) == State::Value);
        page().nextStep();
        QVERIFY(grid().shownState(1, 2) == State::N); // the next step takes over again
    }

    void sizeAndFilling()
    {
        enter("rowsField", QStringLiteral("3"));
        QCOMPARE(position(), std::string("1 2 3; 4 5 6; 1 1 1; s=4"));
        enter("columnsField", QStringLiteral("2"));
        QCOMPARE(position(), std::string("1 2; 4 5; 1 1; s=4"));
        undo();
        undoesTo(small);
        enter("rowsField", QString::number(limits::maxCells)); // times three columns
        QCOMPARE(position(), std::string("1 2 3; 4 5 6; 1 1 1; s=4"));
        undo();
        board().fillWith(1);
        QCOMPARE(position(), std::string("1 1 1; 1 1 1; s=4"));
        board().resizeBar(6, 6);
        board().fillWithCorner();
        QVERIFY(position().ends_with("s=6"));
        const auto study = studyChocolate(grid().position());
        QVERIFY(study.count(ChocolateStudy::Stage::Corner) > 0);
        board().fillByChance(9);
        QCOMPARE(grid().position().bar.cells.size(), std::size_t{36});
        QVERIFY(button("barButton")->menu()->actions().size() >= 6);
    }

    void pastes()
    {
        QVERIFY(page().setPositionText(QStringLiteral("7\t8\t9\n1\t2\t3\n")));
        QCOMPARE(position(), std::string("7 8 9; 1 2 3; s=4"));
        QVERIFY(page().setPositionText(QStringLiteral("1\n2 2 1\n5 6\n7 8\n9\n"))); // a problem's input
        QCOMPARE(position(), std::string("5 6; 7 8; s=9"));
        const std::string before = position();
        QVERIFY(!page().setPositionText(QStringLiteral("1\t2\n3\tx\n")));
        QCOMPARE(position(), before);
        QVERIFY2(child<QLabel>("errorLabel")->text().startsWith(QStringLiteral("Line 2, column 3")), qPrintable(child<QLabel>("errorLabel")->text()));
        QVERIFY(!page().setPositionText(QStringLiteral("1\t2\n3\n")));
        QCOMPARE(position(), before);
        QVERIFY(!page().setPositionText(QStringLiteral("0\t2\n3\t4\n")));
        QCOMPARE(position(), before);
    }

    void manyThresholds()
    {
        ThresholdDialog dialog(context(), grid().position());
        auto *edit = dialog.findChild<QPlainTextEdit *>();
        auto *table = dialog.findChild<QTableWidget *>();
        QVERIFY(table->rowCount() >= 2); // the changes and the present one
        edit->setPlainText(QStringLiteral("20 4, 12\n0"));
        QCOMPARE(table->rowCount(), 4);
        table->sortByColumn(0, Qt::AscendingOrder);
        QCOMPARE(table->item(0, 0)->text(), QStringLiteral("0"));
        QCOMPARE(table->item(3, 0)->text(), QStringLiteral("20"));
        const QList<QByteArray> lines = dialog.csv().split('\n');
        QCOMPARE(lines.size(), 6);
        QVERIFY(lines[0].startsWith("s,"));
        for (int row = 0; row < 4; ++row) {
            Chocolate::Position position = grid().position();
            position.threshold = table->item(row, 0)->text().toULongLong();
            QCOMPARE(table->item(row, 2)->text().contains(QStringLiteral("Putata")), Chocolate::solve(position).outcome == Outcome::P);
        }
        edit->setPlainText(QStringLiteral("4 99"));
        QCOMPARE(table->rowCount(), 1);
        QVERIFY(!dialog.findChild<QLabel *>(QStringLiteral("errorLabel"))->isHidden());
    }

    void aLargeBar()
    {
        std::mt19937_64 random(9);
        Chocolate::Position position{{447, 447, {}}, 0, 447, 447};
        for (std::size_t i = 0; i < 447 * 447; ++i)
            position.bar.cells.push_back(1 + random() % 9);
        position.threshold = position.bar.total() / 3;
        // As a problem's input, with many thresholds of which the first is shown.
        QString input = QStringLiteral("1\n447 447 100\n");
        for (std::size_t row = 0; row < 447; ++row) {
            for (std::size_t column = 0; column < 447; ++column)
                input += QString::number(position.bar.cells[row * 447 + column]) + (column + 1 < 447 ? u' ' : u'\n');
        }
        for (std::uint64_t i = 0; i < 100; ++i)
            input += QString::number(position.threshold + i) + u'\n';
        QVERIFY(page().setPositionText(input));
        QCOMPARE(this->position(), Chocolate::format(position));
        settle();
        QVERIFY(grid().isPicture());
        for (int step = 0; step < page().stepCount(); ++step) {
            page().setStep(step);
            QVERIFY(!page().grab().isNull());
        }
        page().grab().save(QStringLiteral(SNAPSHOT_DIR "/chocolate-447.png"));
        // Dragging previews; the explanation follows at the end.
        const QPoint at(bar().width() / 2, 10);
        const std::string before = this->position();
        QTest::mousePress(&bar(), Qt::LeftButton, {}, at);
        QTest::mouseMove(&bar(), at + QPoint(20, 0));
        QCOMPARE(this->position(), before);
        Chocolate::Position shown = position;
        shown.threshold = bar().value();
        const auto study = studyChocolate(shown);
        for (const std::size_t index : {std::size_t{0}, std::size_t{447 * 200 + 250}, std::size_t{447 * 447 - 1}, std::size_t{447 * 300 + 400}}) {
            const State expected = study.colours[index] == ChocolateCell::L ? State::L : study.colours[index] == ChocolateCell::P ? State::P : State::N;
            QVERIFY(grid().shownState(index / 447, index % 447) == expected);
        }
        QTest::mouseRelease(&bar(), Qt::LeftButton, {}, at + QPoint(20, 0));
        QVERIFY(this->position() != before);
        // Zoomed in, letters appear; an overview shows where one is.
        for (int i = 0; i < 40; ++i)
            child<QAbstractButton>("zoomInButton")->click();
        QVERIFY(!grid().isPicture());
        page().grab().save(QStringLiteral(SNAPSHOT_DIR "/chocolate-447-zoomed.png"));
        // Grasped and moved like a map; a press that does not move is a click.
        const QPoint grasp = grid().canvas()->rect().center();
        const QRect place = cell(5, 5);
        drag(grid(), grasp, grasp - QPoint(60, 40));
        QCOMPARE(cell(5, 5), place.translated(-60, -40));
        QVERIFY(!this->position().ends_with("at 447 1"));
        click(grid(), QRect(grasp, QSize(1, 1)));
        QVERIFY(cell(grid().currentRow() + 1, grid().currentColumn() + 1).contains(grasp));
        grid().setCurrent(446, 446);
        QVERIFY(grid().canvas()->rect().intersects(grid().cellRect(446, 446)));
        QWheelEvent wheel(QPointF(50, 50), grid().canvas()->mapToGlobal(QPointF(50, 50)), {}, QPoint(0, -120), Qt::NoButton, Qt::ControlModifier, Qt::NoScrollPhase, false);
        const double width = grid().cellWidth();
        QCoreApplication::sendEvent(grid().canvas(), &wheel);
        QVERIFY(grid().cellWidth() < width);
        key(grid(), 'f');
        QVERIFY(grid().isPicture());
        // In 200 MB: what this process has ever had at once.
        std::ifstream status("/proc/self/status");
        for (std::string line; std::getline(status, line);) {
            if (line.starts_with("VmHWM:")) {
                const auto kilobytes = std::stoull(line.substr(6));
                QVERIFY2(kilobytes < 200 * 1024, line.c_str());
            }
        }
    }

    void longAndThin()
    {
        for (const bool isTall : {true, false}) {
            Chocolate::Position position{{isTall ? std::size_t{200'000} : 1, isTall ? std::size_t{1} : 200'000, std::vector<std::uint64_t>(200'000, 3)}, 300'000, 0, 0};
            position.rowsLeft = position.bar.rows;
            position.columnsLeft = position.bar.columns;
            QVERIFY(page().setPositionText(QString::fromStdString(Chocolate::format(position))));
            settle();
            button("coloursButton")->click();
            QVERIFY(std::max(grid().cellWidth(), grid().cellHeight()) >= 8); // it can be seen and hit
            for (int step = 0; step < page().stepCount(); ++step) {
                page().setStep(step);
                QVERIFY(!page().grab().isNull());
            }
            grid().setCurrent(position.bar.rows - 1, position.bar.columns - 1);
            QVERIFY(!page().grab().isNull());
        }
    }
};

QTEST_MAIN(TestChocolatePage)
#include "test_chocolate_page.moc"
