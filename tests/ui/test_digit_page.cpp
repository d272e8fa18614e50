#include "explain/narrations/digit_deletion.h"
#include "solver/limits.h"
#include "ui/boards/digit_board.h"

#include "page_test.h"

#include <QAbstractScrollArea>
#include <QScrollBar>

using namespace mexplain;

class TestDigitPage : public PageTest {
    Q_OBJECT

    DigitBoard &board() const { return *child<DigitBoard>("digitBoard"); }
    using PageTest::click;
    using PageTest::key;
    void click(std::size_t digit, Qt::KeyboardModifiers modifiers = {}) const { click(board(), board().tileRect(digit), modifiers); }
    void key(int which) const { key(board(), which); }

private slots:
    void init() { openPage("digit-deletion", "300102"); }
    void cleanup() { closePage(); }

    void clickDeletesWithTheZeros()
    {
        click(0);
        QCOMPARE(position(), std::string("102"));
        QCOMPARE(child<QLineEdit>("positionEdit")->text(), QStringLiteral("102"));
        QCOMPARE(page().explanation().outcome, Outcome::N);
        undo();
        QCOMPARE(position(), std::string("300102"));
        QCOMPARE(board().digitCount(), std::size_t{6});
        redo();
        QCOMPARE(position(), std::string("102"));
        click(1);
        QCOMPARE(position(), std::string("12"));
        click(0);
        click(0);
        QCOMPARE(position(), std::string("0"));
        QCOMPARE(board().digitCount(), std::size_t{0});
        QVERIFY(!page().grab().isNull());
    }

    void goneTilesFlyAndEnd()
    {
        click(0);
        for (int i = 0; i < 5; ++i) {
            QTest::qWait(20);
            QVERIFY(!page().grab().isNull());
        }
        click(2); // while they fly
        QCOMPARE(position(), std::string("10"));
        QTest::qWait(500);
        QVERIFY(!page().grab().isNull());
    }

    void hoverShowsWhatWouldVanish()
    {
        QTest::mouseMove(board().canvas(), QPoint(2, 2));
        const QImage before = shot(board());
        QTest::mouseMove(board().canvas(), board().tileRect(0).center());
        const QImage hovered = shot(board());
        const auto same = [&](std::size_t digit) { return before.copy(board().tileRect(digit)) == hovered.copy(board().tileRect(digit)); };
        for (std::size_t digit = 0; digit < 6; ++digit)
            QCOMPARE(same(digit), digit >= 3); // the 3 and the two zeros after it
        page().grab().save(QStringLiteral(SNAPSHOT_DIR "/digit-page-hover.png"));
    }

    void keysWalkAndDelete()
    {
        key(Qt::Key_Right);
        key(Qt::Key_Right);
        QCOMPARE(board().currentDigit(), std::size_t{2});
        board().setCurrentDigit(0);
        board().focusProxy()->setFocus();
        page().grab().save(QStringLiteral(SNAPSHOT_DIR "/digit-page-chosen.png"));
        board().setCurrentDigit(2);
        key(Qt::Key_Delete);
        QCOMPARE(position(), std::string("30102"));
        key(Qt::Key_Left);
        key(Qt::Key_Left);
        key(Qt::Key_Left);
        QCOMPARE(board().currentDigit(), std::size_t{0});
        key(Qt::Key_Return);
        QCOMPARE(position(), std::string("102"));
        for (int i = 0; i < 9; ++i)
            key(Qt::Key_Right);
        QCOMPARE(board().currentDigit(), std::size_t{2});
        // Space and Home are the steps' keys.
        const int step = page().step();
        key(Qt::Key_Space);
        QCOMPARE(position(), std::string("102"));
        QCOMPARE(page().step(), step);
    }

    void digitsReplaceAndWalkOn()
    {
        key(Qt::Key_7);
        QCOMPARE(position(), std::string("700102"));
        QCOMPARE(board().currentDigit(), std::size_t{1});
        key(Qt::Key_8);
        key(Qt::Key_0);
        QCOMPARE(position(), std::string("780102"));
        undo();
        undo();
        QCOMPARE(position(), std::string("300102"));
        board().setCurrentDigit(0);
        key(Qt::Key_0); // a number cannot begin with 0
        QCOMPARE(position(), std::string("300102"));
    }

    void caretInserts()
    {
        board().setCurrentDigit(1);
        key(Qt::Key_Insert);
        QVERIFY(board().isInserting());
        key(Qt::Key_4);
        key(Qt::Key_5);
        QCOMPARE(position(), std::string("34500102"));
        key(Qt::Key_Backspace);
        QCOMPARE(position(), std::string("3400102"));
        board().focusProxy()->setFocus();
        page().grab().save(QStringLiteral(SNAPSHOT_DIR "/digit-page-caret.png"));
        for (int i = 0; i < 9; ++i)
            key(Qt::Key_Right);
        QCOMPARE(board().currentDigit(), std::size_t{7}); // behind the last one
        key(Qt::Key_9);
        QCOMPARE(position(), std::string("34001029"));
        key(Qt::Key_Escape);
        QVERIFY(!board().isInserting());
        QCOMPARE(board().currentDigit(), std::size_t{7});
        board().setCurrentDigit(0);
        key(Qt::Key_Insert);
        key(Qt::Key_0);
        QCOMPARE(position(), std::string("34001029"));
        key(Qt::Key_Insert);
        QVERIFY(!board().isInserting());
    }

    void editsByMouse()
    {
        click(3, Qt::ShiftModifier);
        auto *edit = child<QLineEdit>("digitEdit");
        QVERIFY(edit->isVisible());
        edit->setText(QStringLiteral("x"));
        QTest::keyClick(edit, Qt::Key_Return);
        QVERIFY(edit->isVisible());
        edit->setText(QStringLiteral("５６"));
        QTest::keyClick(edit, Qt::Key_Return);
        QVERIFY(!edit->isVisible());
        QCOMPARE(position(), std::string("3005602"));
        QTest::mouseClick(board().canvas(), Qt::LeftButton, {}, board().plusRect().center());
        QVERIFY(edit->isVisible());
        QTest::keyClicks(edit, QStringLiteral("77"));
        QTest::keyClick(edit, Qt::Key_Return);
        QCOMPARE(position(), std::string("300560277"));
    }

    void anEmptyNumberCanBeFilled()
    {
        page().document().reset("0");
        key(Qt::Key_0);
        QCOMPARE(position(), std::string("0"));
        key(Qt::Key_5);
        QCOMPARE(position(), std::string("5"));
        key(Qt::Key_Delete);
        QCOMPARE(position(), std::string("0"));
        key(Qt::Key_Delete);
        QCOMPARE(position(), std::string("0"));
    }

    void neighbours()
    {
        QVERIFY(page().setPositionText(QStringLiteral("999")));
        button("upButton")->click();
        QCOMPARE(position(), std::string("1000"));
        button("downButton")->click();
        button("downButton")->click();
        QCOMPARE(position(), std::string("998"));
        QVERIFY(page().setPositionText(QStringLiteral("1")));
        button("downButton")->click();
        QCOMPARE(position(), std::string("0"));
        QVERIFY(!button("downButton")->isEnabled());
        button("upButton")->click();
        QCOMPARE(position(), std::string("1"));
        QVERIFY(page().setPositionText(QString(static_cast<qsizetype>(limits::maxDigits), u'9')));
        QVERIFY(!button("upButton")->isEnabled());
    }

    void switchGoesToTheQuestionAndFollows()
    {
        QVERIFY(button("outcomeButton")->isChecked());
        button("countButton")->click();
        QCOMPARE(stepId(), QString::fromLatin1(Lesson<DigitDeletion>::countStep));
        QVERIFY(button("countButton")->isChecked() && !button("outcomeButton")->isChecked());
        page().previousStep();
        QVERIFY(button("outcomeButton")->isChecked() && !button("countButton")->isChecked());
        page().lastStep();
        QVERIFY(button("countButton")->isChecked());
        button("outcomeButton")->click();
        QCOMPARE(page().step(), 0);
        button("countButton")->click();
        QVERIFY(page().setPositionText(QStringLiteral("1000000000000000001")));
        QCOMPARE(stepId(), QString::fromLatin1(Lesson<DigitDeletion>::countStep));
        QVERIFY(button("countButton")->isChecked());
    }

    void aThousandDigits()
    {
        std::string text = "1";
        for (std::size_t i = 1; i < limits::maxDigits; ++i)
            text += i % 2 == 0 ? '1' : '0';
        QVERIFY(page().setPositionText(QString::fromStdString(text)));
        QCoreApplication::processEvents();
        QCOMPARE(board().digitCount(), limits::maxDigits);
        for (int step = 0; step < page().stepCount(); ++step) {
            page().setStep(step);
            QVERIFY(!page().grab().isNull());
        }
        board().setCurrentDigit(limits::maxDigits - 1);
        QVERIFY(board().canvas()->rect().contains(board().tileRect(limits::maxDigits - 1).center()));
        QVERIFY(child<QAbstractScrollArea>("digitBoardArea")->verticalScrollBar()->maximum() > 0);
        key(Qt::Key_Up);
        QVERIFY(board().currentDigit() < limits::maxDigits - 2);
        key(Qt::Key_Insert);
        key(Qt::Key_1); // one too many
        QCOMPARE(position(), text);
        key(Qt::Key_Escape);
        key(Qt::Key_Delete);
        QCOMPARE(position().size(), limits::maxDigits - 1);
    }
};

QTEST_MAIN(TestDigitPage)
#include "test_digit_page.moc"
