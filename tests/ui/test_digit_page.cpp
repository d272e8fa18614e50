#include "explain/catalogue.h"
#include "explain/narrations/digit_deletion.h"
#include "solver/limits.h"
#include "ui/app_style.h"
#include "ui/boards/digit_board.h"
#include "ui/page_table.h"

#include <QAbstractScrollArea>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QTest>

using namespace mexplain;

/// The page of digit deletion under a real mouse and real keys.
class TestDigitPage : public QObject {
    Q_OBJECT

private:
    Catalogue m_catalogue;
    Phrasebooks m_phrasebooks;
    UiContext m_context{.catalogue = m_catalogue, .phrasebooks = m_phrasebooks, .language = Language::English};
    std::unique_ptr<GamePage> m_page;

    template <class T>
    T *child(const char *name) const
    {
        auto *found = m_page->findChild<T *>(QLatin1String(name));
        if (found == nullptr)
            qFatal("no child named %s", name);
        return found;
    }
    DigitBoard *board() const { return child<DigitBoard>("digitBoard"); }
    QWidget *area() const { return child<QWidget>("digitBoardArea"); }
    QPushButton *button(const char *name) const { return child<QPushButton>(name); }
    std::string position() const { return m_page->document().position(); }
    QString stepId() const { return m_page->explanation().steps.at(static_cast<std::size_t>(m_page->step())).id; }
    void click(std::size_t digit, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mouseClick(board()->canvas(), Qt::LeftButton, modifiers, board()->tileRect(digit).center());
    }
    void key(int which) { QTest::keyClick(area(), static_cast<Qt::Key>(which)); }

private slots:
    void init()
    {
        m_context.language = Language::English;
        applyAppStyle(*qApp, m_context);
        m_page = makePage(*m_catalogue.find(u"digit-deletion"), m_context);
        QVERIFY(m_page != nullptr);
        m_page->resize(1080, 720);
        m_page->show();
        m_page->document().reset("300102");
        QTest::qWait(1);
    }
    void cleanup() { m_page.reset(); }

    void clickDeletesWithTheZeros()
    {
        click(0);
        QCOMPARE(position(), std::string("102"));
        QCOMPARE(child<QLineEdit>("positionEdit")->text(), QStringLiteral("102"));
        QCOMPARE(m_page->explanation().outcome, Outcome::N);
        m_page->document().undoStack().undo();
        QCOMPARE(position(), std::string("300102"));
        QCOMPARE(board()->digitCount(), std::size_t{6});
        m_page->document().undoStack().redo();
        QCOMPARE(position(), std::string("102"));
        click(1);
        QCOMPARE(position(), std::string("12"));
        click(0);
        click(0);
        QCOMPARE(position(), std::string("0"));
        QCOMPARE(board()->digitCount(), std::size_t{0});
        QVERIFY(!m_page->grab().isNull());
    }

    void goneTilesFlyAndEnd()
    {
        click(0);
        for (int i = 0; i < 5; ++i) {
            QTest::qWait(20);
            QVERIFY(!m_page->grab().isNull());
        }
        click(2); // while they fly
        QCOMPARE(position(), std::string("10"));
        QTest::qWait(500);
        QVERIFY(!m_page->grab().isNull());
    }

    void hoverShowsWhatWouldVanish()
    {
        const auto shot = [this] { return board()->canvas()->grab().toImage(); };
        QTest::mouseMove(board()->canvas(), QPoint(2, 2));
        const QImage before = shot();
        QTest::mouseMove(board()->canvas(), board()->tileRect(0).center());
        const QImage hovered = shot();
        const auto same = [&](std::size_t digit) { return before.copy(board()->tileRect(digit)) == hovered.copy(board()->tileRect(digit)); };
        for (std::size_t digit = 0; digit < 6; ++digit)
            QCOMPARE(same(digit), digit >= 3); // the 3 and the two zeros after it
        m_page->grab().save(QStringLiteral(SNAPSHOT_DIR "/digit-page-hover.png"));
    }

    void keysWalkAndDelete()
    {
        key(Qt::Key_Right);
        key(Qt::Key_Right);
        QCOMPARE(board()->currentDigit(), std::size_t{2});
        board()->setCurrentDigit(0);
        area()->setFocus();
        m_page->grab().save(QStringLiteral(SNAPSHOT_DIR "/digit-page-chosen.png"));
        board()->setCurrentDigit(2);
        key(Qt::Key_Delete);
        QCOMPARE(position(), std::string("30102"));
        key(Qt::Key_Left);
        key(Qt::Key_Left);
        key(Qt::Key_Left);
        QCOMPARE(board()->currentDigit(), std::size_t{0});
        key(Qt::Key_Return);
        QCOMPARE(position(), std::string("102"));
        for (int i = 0; i < 9; ++i)
            key(Qt::Key_Right);
        QCOMPARE(board()->currentDigit(), std::size_t{2});
        // Space and Home are the steps' keys.
        const int step = m_page->step();
        key(Qt::Key_Space);
        QCOMPARE(position(), std::string("102"));
        QCOMPARE(m_page->step(), step);
    }

    void digitsReplaceAndWalkOn()
    {
        key(Qt::Key_7);
        QCOMPARE(position(), std::string("700102"));
        QCOMPARE(board()->currentDigit(), std::size_t{1});
        key(Qt::Key_8);
        key(Qt::Key_0);
        QCOMPARE(position(), std::string("780102"));
        m_page->document().undoStack().undo();
        m_page->document().undoStack().undo();
        QCOMPARE(position(), std::string("300102"));
        board()->setCurrentDigit(0);
        key(Qt::Key_0); // a number cannot begin with 0
        QCOMPARE(position(), std::string("300102"));
    }

    void caretInserts()
    {
        board()->setCurrentDigit(1);
        key(Qt::Key_Insert);
        QVERIFY(board()->isInserting());
        key(Qt::Key_4);
        key(Qt::Key_5);
        QCOMPARE(position(), std::string("34500102"));
        key(Qt::Key_Backspace);
        QCOMPARE(position(), std::string("3400102"));
        area()->setFocus();
        m_page->grab().save(QStringLiteral(SNAPSHOT_DIR "/digit-page-caret.png"));
        for (int i = 0; i < 9; ++i)
            key(Qt::Key_Right);
        QCOMPARE(board()->currentDigit(), std::size_t{7}); // behind the last one
        key(Qt::Key_9);
        QCOMPARE(position(), std::string("34001029"));
        key(Qt::Key_Escape);
        QVERIFY(!board()->isInserting());
        QCOMPARE(board()->currentDigit(), std::size_t{7});
        board()->setCurrentDigit(0);
        key(Qt::Key_Insert);
        key(Qt::Key_0);
        QCOMPARE(position(), std::string("34001029"));
        key(Qt::Key_Insert);
        QVERIFY(!board()->isInserting());
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
        QTest::mouseClick(board()->canvas(), Qt::LeftButton, {}, board()->plusRect().center());
        QVERIFY(edit->isVisible());
        QTest::keyClicks(edit, QStringLiteral("77"));
        QTest::keyClick(edit, Qt::Key_Return);
        QCOMPARE(position(), std::string("300560277"));
    }

    void anEmptyNumberCanBeFilled()
    {
        m_page->document().reset("0");
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
        QVERIFY(m_page->setPositionText(QStringLiteral("999")));
        button("upButton")->click();
        QCOMPARE(position(), std::string("1000"));
        button("downButton")->click();
        button("downButton")->click();
        QCOMPARE(position(), std::string("998"));
        QVERIFY(m_page->setPositionText(QStringLiteral("1")));
        button("downButton")->click();
        QCOMPARE(position(), std::string("0"));
        QVERIFY(!button("downButton")->isEnabled());
        button("upButton")->click();
        QCOMPARE(position(), std::string("1"));
        QVERIFY(m_page->setPositionText(QString(static_cast<qsizetype>(limits::maxDigits), u'9')));
        QVERIFY(!button("upButton")->isEnabled());
    }

    void switchGoesToTheQuestionAndFollows()
    {
        QVERIFY(button("outcomeButton")->isChecked());
        button("countButton")->click();
        QCOMPARE(stepId(), QString::fromLatin1(Lesson<DigitDeletion>::countStep));
        QVERIFY(button("countButton")->isChecked() && !button("outcomeButton")->isChecked());
        m_page->previousStep();
        QVERIFY(button("outcomeButton")->isChecked() && !button("countButton")->isChecked());
        m_page->lastStep();
        QVERIFY(button("countButton")->isChecked());
        button("outcomeButton")->click();
        QCOMPARE(m_page->step(), 0);
        button("countButton")->click();
        QVERIFY(m_page->setPositionText(QStringLiteral("1000000000000000001")));
        QCOMPARE(stepId(), QString::fromLatin1(Lesson<DigitDeletion>::countStep));
        QVERIFY(button("countButton")->isChecked());
    }

    void aThousandDigits()
    {
        std::string text = "1";
        for (std::size_t i = 1; i < limits::maxDigits; ++i)
            text += i % 2 == 0 ? '1' : '0';
        QVERIFY(m_page->setPositionText(QString::fromStdString(text)));
        QCoreApplication::processEvents();
        QCOMPARE(board()->digitCount(), limits::maxDigits);
        for (int step = 0; step < m_page->stepCount(); ++step) {
            m_page->setStep(step);
            QVERIFY(!m_page->grab().isNull());
        }
        board()->setCurrentDigit(limits::maxDigits - 1);
        QVERIFY(board()->canvas()->rect().contains(board()->tileRect(limits::maxDigits - 1).center()));
        QVERIFY(child<QAbstractScrollArea>("digitBoardArea")->verticalScrollBar()->maximum() > 0);
        key(Qt::Key_Up);
        QVERIFY(board()->currentDigit() < limits::maxDigits - 2);
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
