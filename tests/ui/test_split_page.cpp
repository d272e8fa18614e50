#include "explain/figure.h"
#include "ui/boards/split_board.h"

#include "page_test.h"

#include <QSpinBox>

#include <algorithm>

using namespace mexplain;

class TestSplitPage : public PageTest {
    Q_OBJECT

    SplitBoard &board() const { return *child<SplitBoard>("splitBoard"); }

private slots:
    void init() { openPage("split-nim", "7 5 2"); }
    void cleanup() { closePage(); }

    void clickTakes()
    {
        click(board(), board().itemRect(0, 4));
        QCOMPARE(position(), std::string("4 5 2"));
        undoesTo("7 5 2");
    }

    void twoCutsSplit()
    {
        click(board(), board().itemRect(0, 3), Qt::ShiftModifier); // before stone 3: three on its left
        QCOMPARE(position(), std::string("7 5 2"));
        page().grab().save(QStringLiteral(SNAPSHOT_DIR "/split-page-cut.png"));
        click(board(), board().itemRect(0, 1), Qt::ShiftModifier);
        QCOMPARE(position(), std::string("1 2 4 5 2")); // in order of size, in the heap's place
        undoesTo("7 5 2");
    }

    void cutsAreTakenBackAndRefused()
    {
        click(board(), board().itemRect(0, 3), Qt::ShiftModifier);
        click(board(), board().itemRect(0, 3), Qt::ShiftModifier); // the same: none
        click(board(), board().itemRect(0, 1), Qt::ShiftModifier);
        QCOMPARE(position(), std::string("7 5 2"));
        click(board(), board().itemRect(1, 2), Qt::ShiftModifier); // another heap: begins anew
        QCOMPARE(position(), std::string("7 5 2"));
        click(board(), board().itemRect(1, 0), Qt::ShiftModifier); // before the first stone
        QCOMPARE(position(), std::string("7 5 2"));
        QVERIFY(QToolTip::text().contains(QStringLiteral("empty")));
        click(board(), board().itemRect(2, 1), Qt::ShiftModifier); // two stones are too few
        QCOMPARE(position(), std::string("7 5 2"));
        QVERIFY(QToolTip::text().contains(QStringLiteral("cannot be split")));
    }

    void keysSplit()
    {
        key(board(), 's');
        refuses("splitEdit", QStringLiteral("1 + 2 + 3"));
        key(board(), 's');
        refuses("splitEdit", QStringLiteral("1 + 6"));
        key(board(), 's');
        refuses("splitEdit", QStringLiteral("1 + 1 + 1 + 4"));
        key(board(), 's');
        refuses("splitEdit", QStringLiteral("0 + 3 + 4"));
        button("splitButton")->click();
        typeInto("splitEdit", QStringLiteral("４ + 1 2"));
        QCOMPARE(position(), std::string("1 2 4 5 2"));
        key(board(), Qt::Key_Down);
        key(board(), Qt::Key_Left);
        key(board(), Qt::Key_Space);
        QCOMPARE(position(), std::string("1 1 4 5 2"));
    }

    void heapsComeAndGo()
    {
        button("addPileButton")->click();
        QCOMPARE(position(), std::string("7 5 2 1"));
        key(board(), Qt::Key_Delete);
        QCOMPARE(position(), std::string("7 5 2"));
        key(board(), '9');
        auto *edit = board().findChild<QLineEdit *>(QStringLiteral("sizeEdit"));
        if (edit == nullptr)
            edit = board().findChild<QLineEdit *>();
        QVERIFY(edit->isVisible());
        QTest::keyClicks(edit, QStringLiteral("0"));
        QTest::keyClick(edit, Qt::Key_Return);
        QCOMPARE(position(), std::string("7 5 90"));
    }

    void chartGoesAsFarAsAsked()
    {
        const auto pointCount = [this] {
            const auto &steps = page().explanation().steps;
            const auto pattern = std::find_if(steps.begin(), steps.end(), [](const Step &step) { return step.id == QStringLiteral("pattern"); });
            std::size_t count = 0;
            for (const auto &series : std::get<SeriesFigure>(*pattern->figure).series)
                count += series.x.size();
            return count;
        };
        auto *spin = child<QSpinBox>("chartSpinBox");
        QCOMPARE(pointCount(), static_cast<std::size_t>(spin->value()) + 1);
        spin->stepUp();
        QCOMPARE(pointCount(), static_cast<std::size_t>(spin->value()) + 1);
        const std::string before = position();
        spin->setValue(spin->minimum());
        QCOMPARE(pointCount(), static_cast<std::size_t>(spin->minimum()) + 1);
        QCOMPARE(position(), before);
        QCOMPARE(undoCount(), 0); // not an edit of the position
    }
};

QTEST_MAIN(TestSplitPage)
#include "test_split_page.moc"
