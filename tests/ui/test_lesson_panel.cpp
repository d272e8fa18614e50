#include "ui/app_style.h"
#include "ui/lesson_document.h"
#include "ui/lesson_model.h"
#include "ui/lesson_panel.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMainWindow>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTabBar>
#include <QTabWidget>
#include <QTest>
#include <QToolButton>

#include <memory>
#include <set>

using namespace mexplain;
using namespace Qt::StringLiterals;

/// The panel under a real mouse and real keys.
class TestLessonPanel : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void buttonsAskTheWindow();
    void buttonsEdit();
    void keysEdit();
    void keysGoBeforeTheWindows();
    void deleteIsForTheListAlone();
    void clickAndEnterOpen();
    void fieldsFollowTheChoice();
    void lessonsOwnTexts();
    void tabsFollowTheWork();
    void typingIsOneStepUntilTheFieldIsLeft();
    void fieldsKeepWhatTheyDoNotShow();
    void fieldsAreBounded();
    void dropsMoveRows_data();
    void dropsMoveRows();
    void listDropIsOneStep();
    void removalsChooseNothingByThemselves();
    void emptyLesson();
    void fullLesson();
    void rowsSayWhatTheyHold();
    void titlesAreNeverRichText();
    void everythingByKeyboardAlone();
    void everythingIsNamedInBothLanguages();
    void windowLanguageComesFirst();
    void nothingIsCutOff_data();
    void nothingIsCutOff();
    void snapshots_data();
    void snapshots();

private:
    template <class T = QWidget>
    T *child(const char *name) const
    {
        auto *found = m_panel->findChild<T *>(QLatin1String(name));
        if (found == nullptr)
            qFatal("no child named %s", name);
        return found;
    }
    bool showsLesson() const { return child<QTabWidget>("fieldsTabs")->currentWidget() == child("lessonArea"); }
    /// The tabs by the mouse.
    void clickTab(int index) const
    {
        QTabBar *bar = child<QTabWidget>("fieldsTabs")->tabBar();
        QTest::mouseClick(bar, Qt::LeftButton, {}, bar->tabRect(index).center());
    }
    QListView *list() const { return child<QListView>("itemsList"); }
    void click(const char *name) const
    {
        auto *button = child<QAbstractButton>(name);
        QVERIFY2(button->isEnabled() && button->isVisible(), name);
        // A check box is as wide as its row and takes a click on its words alone.
        const QPoint place = qobject_cast<QCheckBox *>(button) ? QPoint(button->height() / 2, button->height() / 2) : button->rect().center();
        QTest::mouseClick(button, Qt::LeftButton, {}, place);
    }
    void clickRow(int row) const
    {
        QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, list()->visualRect(list()->model()->index(row, 0)).center());
    }
    QString order() const
    {
        QString titles;
        for (const LessonItem &item : m_document->plan().items)
            titles += item.title.chinese;
        return titles;
    }
    const LessonItem &item(std::size_t index) const { return m_document->plan().items.at(index); }
    int steps() const { return m_document->undoStack().count(); }
    void setLanguage(Language language)
    {
        m_context.language = language;
        m_panel->retranslate();
    }
    void restyle(ThemeId theme, double scale)
    {
        m_context.themeId = theme;
        m_context.scale = scale;
        applyAppStyle(*qApp, m_context);
        m_panel->applyTheme();
    }
    static LessonPlan lesson(const QStringList &titles)
    {
        LessonPlan plan;
        for (const QString &title : titles)
            plan.items.push_back({.game = u"nim"_s, .position = "3 6 9", .title = {title, {}}});
        return plan;
    }
    static LessonPlan schoolLesson();

    Catalogue m_catalogue;
    Phrasebooks m_phrasebooks;
    UiContext m_context{.catalogue = m_catalogue, .phrasebooks = m_phrasebooks, .language = Language::Chinese};
    std::unique_ptr<LessonDocument> m_document;
    std::unique_ptr<QMainWindow> m_window;
    LessonPanel *m_panel = nullptr;
};

LessonPlan TestLessonPanel::schoolLesson()
{
    LessonPlan plan;
    plan.title = {u"博弈论入门：Nim 与 SG 函数"_s, u"First lesson: Nim and SG functions"_s};
    plan.note = {u"目标：看懂异或和。适合第一次接触博弈的班级，40 分钟；带火柴。"_s, u"Aim: XOR without fear. For a first meeting with games; 40 minutes. Bring matches."_s};
    plan.items = {{.game = u"nim"_s, .position = "3 6 9", .title = {u"三堆火柴：先手怎么赢？"_s, u"Three piles: how does the first player win?"_s},
                   .note = {u"先让两名学生上台玩一局，再提问。"_s, u"Let two pupils play first, then ask."_s}},
                  {.game = u"nim"_s, .position = "1 2 3", .hidden = true, .title = {u"练习"_s, u"Exercise"_s}},
                  {.game = u"wythoff"_s, .position = "6 10"},
                  {.game = u"nim"_s, .position = std::string(300, '7'), .hidden = true, .title = {u"一个标题长到一行写不下的例子，要用省略号收尾"_s, u"An example whose title is far too long for one line of the list"_s}}};
    return plan;
}

void TestLessonPanel::init()
{
    m_context.language = Language::Chinese;
    m_context.themeId = ThemeId::Light;
    m_context.scale = 1;
    applyAppStyle(*qApp, m_context);
    m_document = std::make_unique<LessonDocument>();
    m_document->reset(lesson({u"a"_s, u"b"_s, u"c"_s, u"d"_s}), {});
    m_window = std::make_unique<QMainWindow>();
    m_panel = new LessonPanel(m_context, *m_document);
    m_window->setCentralWidget(m_panel);
    m_window->resize(280, 560);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_panel->applyTheme();
}

void TestLessonPanel::cleanup()
{
    m_window.reset();
    m_document.reset();
}

void TestLessonPanel::buttonsAskTheWindow()
{
    const QByteArray before = toJson(m_document->plan());
    const std::pair<const char *, void (LessonPanel::*)()> buttons[] = {
        {"addButton", &LessonPanel::addRequested},         {"updateButton", &LessonPanel::updateRequested}, {"presentButton", &LessonPanel::presentRequested},
        {"exportButton", &LessonPanel::exportRequested}, {"saveButton", &LessonPanel::saveRequested}};
    for (const auto &[name, signal] : buttons) {
        QSignalSpy spy(m_panel, signal);
        click(name);
        QCOMPARE(spy.count(), 1);
    }
    QCOMPARE(toJson(m_document->plan()), before);
}

void TestLessonPanel::buttonsEdit()
{
    clickRow(1);
    QCOMPARE(m_document->current(), 1);
    click("duplicateButton");
    QCOMPARE(order(), u"abbcd"_s);
    QCOMPARE(list()->currentIndex().row(), 2);
    click("deleteButton");
    QCOMPARE(order(), u"abcd"_s);
    clickRow(1);
    click("downButton");
    QCOMPARE(order(), u"acbd"_s);
    QCOMPARE(list()->currentIndex().row(), 2);
    click("upButton");
    click("upButton");
    QCOMPARE(order(), u"bacd"_s);
    QVERIFY(!child("upButton")->isEnabled());
    click("hiddenCheck");
    QVERIFY(item(0).hidden);
    QCOMPARE(steps(), 6);
    click("undoButton");
    QVERIFY(!item(0).hidden);
    QVERIFY(!child<QCheckBox>("hiddenCheck")->isChecked());
    click("redoButton");
    QVERIFY(item(0).hidden);
    click("renameButton");
    QCOMPARE(m_window->focusWidget(), child("titleZhEdit"));
}

void TestLessonPanel::keysEdit()
{
    list()->setFocus();
    QTest::keyClick(list(), Qt::Key_Down);
    QCOMPARE(m_document->current(), 1);
    QTest::keyClick(list(), Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(order(), u"abbcd"_s);
    QTest::keyClick(list(), Qt::Key_Delete);
    QCOMPARE(order(), u"abcd"_s);
    QCOMPARE(m_document->current(), 2);
    QTest::keyClick(list(), Qt::Key_Up, Qt::AltModifier | Qt::ShiftModifier);
    QCOMPARE(order(), u"acbd"_s);
    QTest::keyClick(list(), Qt::Key_Down, Qt::AltModifier | Qt::ShiftModifier);
    QTest::keyClick(list(), Qt::Key_Down, Qt::AltModifier | Qt::ShiftModifier);
    QCOMPARE(order(), u"abdc"_s);
    QTest::keyClick(list(), Qt::Key_Down, Qt::AltModifier | Qt::ShiftModifier); // there is no lower place
    QCOMPARE(order(), u"abdc"_s);
    QCOMPARE(steps(), 5);
    QTest::keyClick(list(), Qt::Key_F2);
    auto *title = child<QLineEdit>("titleZhEdit");
    QCOMPARE(m_window->focusWidget(), title);
    QCOMPARE(title->selectedText(), u"c"_s);
    QTest::keyClicks(title, u"new name"_s);
    QCOMPARE(item(3).title.chinese, u"new name"_s);
    QCOMPARE(steps(), 6);
    QTest::keyClick(title, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(item(3).title.chinese, u"c"_s);
    QCOMPARE(title->text(), u"c"_s);
    QTest::keyClick(title, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(title->text(), u"new name"_s);
    QTest::keyClick(title, Qt::Key_Z, Qt::ControlModifier);
    QTest::keyClick(title, Qt::Key_Y, Qt::ControlModifier);
    QCOMPARE(title->text(), u"new name"_s);
}

void TestLessonPanel::keysGoBeforeTheWindows()
{
    // The window has these keys too, for its page.
    int windowsOwn = 0;
    auto *undo = new QAction(m_window.get());
    undo->setShortcut(QKeySequence(u"Ctrl+Z"_s));
    connect(undo, &QAction::triggered, this, [&windowsOwn] { ++windowsOwn; });
    m_window->addAction(undo);
    for (const char *name : {"itemsList", "titleZhEdit", "noteZhEdit", "hiddenCheck", "addButton", "lessonTitleZhEdit", "lessonNoteEnEdit"}) {
        clickTab(QByteArrayView(name).startsWith("lesson") ? 1 : 0);
        m_document->setHidden(0, !item(0).hidden);
        const int index = m_document->undoStack().index();
        child(name)->setFocus();
        QTest::keyClick(m_window->windowHandle(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(m_document->undoStack().index(), index - 1);
        QCOMPARE(windowsOwn, 0);
    }
}

void TestLessonPanel::deleteIsForTheListAlone()
{
    for (const char *name : {"titleZhEdit", "noteZhEdit", "hiddenCheck", "addButton"}) {
        child(name)->setFocus();
        QTest::keyClick(child(name), Qt::Key_Delete);
        QCOMPARE(m_document->count(), 4);
    }
}

void TestLessonPanel::clickAndEnterOpen()
{
    QSignalSpy chosen(m_panel, &LessonPanel::itemChosen);
    clickRow(2);
    QCOMPARE(chosen.takeLast(), QVariantList{2});
    clickRow(2); // the same again
    QCOMPARE(chosen.takeLast(), QVariantList{2});
    QTest::keyClick(list(), Qt::Key_Up);
    QVERIFY(chosen.isEmpty()); // an arrow chooses, and opens nothing
    QCOMPARE(m_document->current(), 1);
    QTest::keyClick(list(), Qt::Key_Return);
    QCOMPARE(chosen.takeLast(), QVariantList{1});
    QTest::keyClick(list(), Qt::Key_Enter, Qt::KeypadModifier);
    QCOMPARE(chosen.takeLast(), QVariantList{1});
    QCOMPARE(steps(), 0);
}

void TestLessonPanel::fieldsFollowTheChoice()
{
    m_document->reset(schoolLesson(), {});
    QCOMPARE(child<QLineEdit>("lessonTitleZhEdit")->text(), schoolLesson().title.chinese);
    QCOMPARE(child<QLineEdit>("lessonTitleEnEdit")->text(), schoolLesson().title.english);
    QCOMPARE(child<QLineEdit>("titleEnEdit")->text(), item(0).title.english);
    QCOMPARE(child<QPlainTextEdit>("noteZhEdit")->toPlainText(), item(0).note.chinese);
    QVERIFY(!child<QCheckBox>("hiddenCheck")->isChecked());
    m_document->setCurrent(1);
    QCOMPARE(child<QLineEdit>("titleEnEdit")->text(), u"Exercise"_s);
    QVERIFY(child<QPlainTextEdit>("noteZhEdit")->toPlainText().isEmpty());
    QVERIFY(child<QCheckBox>("hiddenCheck")->isChecked());
    QTest::keyClick(child("lessonTitleEnEdit"), Qt::Key_End);
    QTest::keyClicks(child("lessonTitleEnEdit"), u"!"_s);
    QTest::keyClicks(child("noteEnEdit"), u"Ask"_s);
    QCOMPARE(m_document->plan().title.english, schoolLesson().title.english + u'!');
    QCOMPARE(item(1).note.english, u"Ask"_s);
    QVERIFY(item(0).note == schoolLesson().items[0].note);
    QCOMPARE(steps(), 2);
}

void TestLessonPanel::lessonsOwnTexts()
{
    m_document->reset(schoolLesson(), {});
    QVERIFY(!showsLesson());
    clickTab(1);
    QVERIFY(showsLesson());
    QCOMPARE(child<QLineEdit>("lessonTitleZhEdit")->text(), schoolLesson().title.chinese);
    QCOMPARE(child<QPlainTextEdit>("lessonNoteZhEdit")->toPlainText(), schoolLesson().note.chinese);
    QCOMPARE(child<QPlainTextEdit>("lessonNoteEnEdit")->toPlainText(), schoolLesson().note.english);
    for (const char *name : {"lessonTitleZhEdit", "lessonTitleEnEdit", "lessonNoteZhEdit", "lessonNoteEnEdit"})
        QVERIFY2(child(name)->isVisible() && child(name)->height() >= 24, name);
    // A click into the field, and letters from the window system.
    auto *note = child<QPlainTextEdit>("lessonNoteEnEdit");
    QTest::mouseClick(note->viewport(), Qt::LeftButton, {}, {8, 8});
    QCOMPARE(m_window->focusWidget(), note);
    QTest::keyClick(m_window->windowHandle(), Qt::Key_End, Qt::ControlModifier);
    for (const auto key : {Qt::Key_Return, Qt::Key_A, Qt::Key_B})
        QTest::keyClick(m_window->windowHandle(), key);
    QCOMPARE(m_document->plan().note.english, schoolLesson().note.english + u"\nab"_s);
    QCOMPARE(m_document->plan().note.chinese, schoolLesson().note.chinese);
    QVERIFY(item(0).note == schoolLesson().items[0].note);
    QCOMPARE(m_document->current(), 0);
    QCOMPARE(steps(), 1); // typed in one go
    QTest::keyClick(m_window->windowHandle(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(m_document->plan() == schoolLesson());
    QCOMPARE(note->toPlainText(), schoolLesson().note.english);
    QVERIFY(!m_document->isModified());
    QTest::keyClick(m_window->windowHandle(), Qt::Key_Y, Qt::ControlModifier);
    QVERIFY(m_document->plan().note.english.endsWith(u"\nab"_s));
    click("undoButton");
    QVERIFY(m_document->plan() == schoolLesson());
    // Bounded like a note on an item, and written and read again.
    note->setFocus();
    note->selectAll();
    note->insertPlainText(QString(LessonPlan::maxNoteLength + 500, u'x'));
    QCOMPARE(m_document->plan().note.english.size(), LessonPlan::maxNoteLength);
    QCOMPARE(note->toPlainText().size(), LessonPlan::maxNoteLength);
    const auto again = lessonFromJson(toJson(m_document->plan()));
    QVERIFY(again.hasValue() && *again == m_document->plan());
}

void TestLessonPanel::tabsFollowTheWork()
{
    // By the keyboard.
    QTabBar *bar = child<QTabWidget>("fieldsTabs")->tabBar();
    bar->setFocus();
    QTest::keyClick(bar, Qt::Key_Right);
    QVERIFY(showsLesson());
    QTest::keyClick(bar, Qt::Key_Tab);
    QCOMPARE(m_window->focusWidget(), child("lessonTitleZhEdit"));
    QTest::keyClicks(m_window->focusWidget(), u"T"_s);
    // What is chosen is shown, by the mouse and by the arrows, and so is what is undone.
    clickRow(0);
    QVERIFY(!showsLesson());
    QTest::keyClick(list(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(showsLesson());
    QVERIFY(m_document->plan().title.chinese.isEmpty());
    QTest::keyClick(list(), Qt::Key_Down);
    QVERIFY(!showsLesson());
    QTest::keyClick(list(), Qt::Key_Y, Qt::ControlModifier);
    QVERIFY(showsLesson());
    QTest::keyClick(list(), Qt::Key_F2);
    QVERIFY(!showsLesson());
    QCOMPARE(m_window->focusWidget(), child("titleZhEdit"));
    QTest::keyClicks(m_window->focusWidget(), u"new"_s);
    clickTab(1);
    click("undoButton");
    QVERIFY(!showsLesson());
    // In an empty lesson there are no other fields to fill in.
    m_document->reset({}, {});
    QVERIFY(showsLesson());
    QTest::keyClicks(child("lessonNoteZhEdit"), u"first"_s);
    QCOMPARE(m_document->plan().note.chinese, u"first"_s);
    QVERIFY(showsLesson());
    m_document->addItem({.game = u"nim"_s, .position = "1"}, 0);
    QVERIFY(!showsLesson());
    click("deleteButton");
    QVERIFY(showsLesson());
}

void TestLessonPanel::typingIsOneStepUntilTheFieldIsLeft()
{
    auto *note = child<QPlainTextEdit>("noteZhEdit");
    note->setFocus();
    QTest::keyClicks(note, u"one two"_s);
    QCOMPARE(steps(), 1);
    QTest::keyClick(note, Qt::Key_Tab); // leaves the field
    QVERIFY(!note->hasFocus());
    QCOMPARE(item(0).note.chinese, u"one two"_s);
    note->setFocus();
    QTest::keyClicks(note, u"x"_s);
    QCOMPARE(steps(), 2);
    // The cursor stays where the person types.
    note->moveCursor(QTextCursor::Start);
    QTest::keyClicks(note, u"abc"_s);
    QVERIFY2(item(0).note.chinese.startsWith(u"abc"_s), qPrintable(item(0).note.chinese));
}

void TestLessonPanel::fieldsKeepWhatTheyDoNotShow()
{
    // Blanks that do not break, and the file's line ends, outlive an edit beside them or none at all.
    m_document->setNote(0, Language::Chinese, u"10\u00A0根\n第二行"_s);
    m_document->setNote(1, Language::Chinese, u"a\r\nb"_s);
    const int before = steps();
    m_document->setCurrent(0);
    auto *note = child<QPlainTextEdit>("noteZhEdit");
    note->setFocus();
    note->moveCursor(QTextCursor::End);
    QTest::keyClick(note, Qt::Key_Return, Qt::ShiftModifier);
    QTest::keyClicks(note, u"x"_s);
    QCOMPARE(item(0).note.chinese, u"10\u00A0根\n第二行\nx"_s);
    m_document->setCurrent(1);
    m_document->setCurrent(0);
    QCOMPARE(item(1).note.chinese, u"a\r\nb"_s);
    QCOMPARE(steps(), before + 1);
}

void TestLessonPanel::fieldsAreBounded()
{
    auto *note = child<QPlainTextEdit>("noteEnEdit");
    note->setFocus();
    note->insertPlainText(QString(LessonPlan::maxNoteLength + 500, u'x'));
    QCOMPARE(item(0).note.english.size(), LessonPlan::maxNoteLength);
    QCOMPARE(note->toPlainText().size(), LessonPlan::maxNoteLength);
    auto *title = child<QLineEdit>("titleEnEdit");
    title->insert(QString(LessonPlan::maxTitleLength + 500, u'x'));
    QVERIFY(item(0).title.english.size() <= LessonPlan::maxTitleLength);
    QVERIFY(lessonFromJson(toJson(m_document->plan())).hasValue());
}

void TestLessonPanel::dropsMoveRows_data()
{
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("before");
    QTest::addColumn<QString>("after");
    QTest::newRow("to the front") << 2 << 0 << u"cabd"_s;
    QTest::newRow("to the end") << 0 << 4 << u"bcda"_s;
    QTest::newRow("below the last row") << 0 << -1 << u"bcda"_s;
    QTest::newRow("one down") << 1 << 3 << u"acbd"_s;
    QTest::newRow("one up") << 2 << 1 << u"acbd"_s;
    QTest::newRow("onto itself") << 1 << 1 << u"abcd"_s;
    QTest::newRow("behind itself") << 1 << 2 << u"abcd"_s;
}

void TestLessonPanel::dropsMoveRows()
{
    QFETCH(int, from);
    QFETCH(int, before);
    QFETCH(QString, after);
    QAbstractItemModel &model = *list()->model();
    m_document->setCurrent(from);
    const std::unique_ptr<QMimeData> data(model.mimeData({model.index(from, 0)}));
    QVERIFY(data != nullptr);
    QVERIFY(model.dropMimeData(data.get(), Qt::MoveAction, before, 0, {}));
    QCOMPARE(order(), after);
    QCOMPARE(steps(), after == u"abcd" ? 0 : 1);
    QCOMPARE(item(static_cast<std::size_t>(list()->currentIndex().row())).title.chinese, QString(QChar(u'a' + from)));
    m_document->undoStack().undo();
    QCOMPARE(order(), u"abcd"_s);
    QMimeData text;
    text.setText(u"3 6 9"_s);
    QVERIFY(!model.dropMimeData(&text, Qt::MoveAction, 0, 0, {}));
    QMimeData wrong;
    wrong.setData(data->formats().front(), "99");
    QVERIFY(!model.dropMimeData(&wrong, Qt::MoveAction, 0, 0, {}));
    QCOMPARE(order(), u"abcd"_s);
}

void TestLessonPanel::listDropIsOneStep()
{
    // As the list itself does it when a row is let go: by moving the row, or by taking the data and removing the rows.
    QAbstractItemModel &model = *list()->model();
    QVERIFY(model.moveRow({}, 0, {}, 3));
    QCOMPARE(order(), u"bcad"_s);
    QVERIFY(!model.moveRows({}, 0, 2, {}, 4));
    QVERIFY(!model.removeRows(0, 1));
    QCOMPARE(order(), u"bcad"_s);
    QCOMPARE(steps(), 1);
    QVERIFY(model.supportedDropActions() == Qt::MoveAction);
    QVERIFY(!model.flags(model.index(0, 0)).testFlag(Qt::ItemIsDropEnabled));
    QVERIFY(model.flags({}).testFlag(Qt::ItemIsDropEnabled));
    QCOMPARE(list()->dragDropMode(), QAbstractItemView::InternalMove);
}

void TestLessonPanel::removalsChooseNothingByThemselves()
{
    // A list whose last row goes chooses another one; the document must not follow it.
    m_document->setCurrent(3);
    m_document->removeItem(0);
    QCOMPARE(m_document->current(), 2);
    QCOMPARE(list()->currentIndex().row(), 2);
    QCOMPARE(item(2).title.chinese, u"d"_s);
    m_document->undoStack().undo();
    QCOMPARE(m_document->current(), 0);
    QCOMPARE(list()->currentIndex().row(), 0);
    m_document->reset(lesson({u"x"_s}), {});
    QCOMPARE(list()->model()->rowCount(), 1);
    QCOMPARE(list()->currentIndex().row(), 0);
    m_document->reset({}, {});
    QCOMPARE(list()->model()->rowCount(), 0);
    QCOMPARE(m_document->current(), -1);
}

void TestLessonPanel::emptyLesson()
{
    QVERIFY(!child("emptyLabel")->isVisible());
    list()->setFocus();
    for (int i = 0; i < 4; ++i)
        QTest::keyClick(list(), Qt::Key_Delete);
    QCOMPARE(m_document->count(), 0);
    QVERIFY(child("emptyLabel")->isVisible());
    QVERIFY(list()->hasFocus());
    for (const char *name : {"updateButton", "duplicateButton", "upButton", "downButton", "renameButton", "deleteButton", "presentButton", "exportButton",
                             "titleZhEdit", "titleEnEdit", "noteZhEdit", "noteEnEdit", "hiddenCheck"})
        QVERIFY2(!child(name)->isEnabled(), name);
    QVERIFY(child("addButton")->isEnabled());
    for (const char *name : {"lessonTitleZhEdit", "lessonTitleEnEdit", "lessonNoteZhEdit", "lessonNoteEnEdit"})
        QVERIFY2(child(name)->isEnabled() && child(name)->isVisible(), name);
    for (const auto key : {Qt::Key_Delete, Qt::Key_Return, Qt::Key_F2, Qt::Key_Up, Qt::Key_Down})
        QTest::keyClick(list(), key);
    QTest::keyClick(list(), Qt::Key_D, Qt::ControlModifier);
    QTest::keyClick(list(), Qt::Key_Up, Qt::AltModifier | Qt::ShiftModifier);
    QCOMPARE(steps(), 4);
    QTest::keyClick(list(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(m_document->count(), 1);
    QVERIFY(!child("emptyLabel")->isVisible());
}

void TestLessonPanel::fullLesson()
{
    LessonPlan full;
    full.items.resize(LessonPlan::maxItems, {.game = u"nim"_s, .position = "1"});
    m_document->reset(full, {});
    QVERIFY(!child("addButton")->isEnabled());
    QVERIFY(!child("duplicateButton")->isEnabled());
    QTest::keyClick(list(), Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(m_document->count(), static_cast<int>(LessonPlan::maxItems));
    click("deleteButton");
    QVERIFY(child("addButton")->isEnabled());
}

void TestLessonPanel::rowsSayWhatTheyHold()
{
    m_document->reset(schoolLesson(), {});
    const QAbstractItemModel &model = *list()->model();
    const auto text = [&model](int row, int role) { return model.index(row, 0).data(role).toString(); };
    QCOMPARE(text(1, Qt::DisplayRole), u"练习"_s);
    QVERIFY(text(1, LessonModel::DetailRole).endsWith(u" · 1 2 3"_s));
    QVERIFY(model.index(1, 0).data(LessonModel::HiddenRole).toBool());
    QVERIFY(text(1, Qt::AccessibleTextRole).contains(u"答案已隐藏"_s));
    QCOMPARE(text(2, Qt::DisplayRole), m_context.text(m_catalogue.find(u"wythoff")->info().title));
    QCOMPARE(text(2, LessonModel::DetailRole), u"6 10"_s);
    QVERIFY(text(3, LessonModel::DetailRole).size() < 230); // a row has no room for more
    setLanguage(Language::English);
    QCOMPARE(text(1, Qt::DisplayRole), u"Exercise"_s);
    QVERIFY(text(1, Qt::AccessibleTextRole).contains(u"answers hidden"_s));
}

void TestLessonPanel::titlesAreNeverRichText()
{
    m_document->setTitle(0, Language::Chinese, u"<img src=/etc/passwd><b>x</b>"_s);
    const QString tip = list()->model()->index(0, 0).data(Qt::ToolTipRole).toString();
    QVERIFY2(!tip.contains(u"<img"_s), qPrintable(tip));
    for (const QLabel *label : m_panel->findChildren<QLabel *>())
        QCOMPARE(label->textFormat(), Qt::PlainText);
}

void TestLessonPanel::everythingByKeyboardAlone()
{
    // Tab reaches whatever takes the focus, and leaves it again.
    std::set<QWidget *> reached;
    list()->setFocus();
    for (int i = 0; i < 60; ++i) {
        QWidget *focus = m_window->focusWidget();
        QVERIFY(focus != nullptr);
        reached.insert(focus);
        QTest::keyClick(focus, Qt::Key_Tab);
    }
    m_document->setCurrent(1); // so that no button is off
    m_document->setHidden(1, true);
    m_document->setHidden(1, false);
    m_document->undoStack().undo();
    for (int i = 0; i < 90; ++i) {
        QWidget *focus = m_window->focusWidget();
        reached.insert(focus);
        if (i > 30 && qobject_cast<QTabBar *>(focus) && !showsLesson())
            QTest::keyClick(focus, Qt::Key_Right);
        QTest::keyClick(focus, Qt::Key_Tab);
    }
    for (const char *name : {"lessonTitleZhEdit", "lessonTitleEnEdit", "lessonNoteZhEdit", "lessonNoteEnEdit", "qt_tabwidget_tabbar", "itemsList", "addButton", "updateButton", "duplicateButton", "upButton", "downButton",
                             "renameButton", "deleteButton", "undoButton", "redoButton", "titleZhEdit", "titleEnEdit", "hiddenCheck", "noteZhEdit",
                             "noteEnEdit", "presentButton", "exportButton", "saveButton"})
        QVERIFY2(reached.contains(child(name)), name);
}

void TestLessonPanel::everythingIsNamedInBothLanguages()
{
    static const QRegularExpression han(u"\\p{Han}"_s);
    static const QRegularExpression latin(u"[A-Za-z]{2,}"_s);
    const QStringList keys{u"Ctrl"_s, u"Shift"_s, u"Alt"_s, u"Enter"_s, u"Delete"_s, u"Space"_s};
    for (const Language language : {Language::English, Language::Chinese}) {
        setLanguage(language);
        QStringList texts;
        for (const QWidget *widget : m_panel->findChildren<QWidget *>()) {
            if (qobject_cast<const QTabBar *>(widget->parent()))
                continue; // its buttons to scroll are never there
            if (widget->focusPolicy() != Qt::NoFocus && (!widget->objectName().startsWith(u"qt_") || qobject_cast<const QTabBar *>(widget)) && !widget->inherits("QScrollBar")) {
                QVERIFY2(!widget->accessibleName().isEmpty(), qPrintable(widget->objectName()));
                QVERIFY2(!widget->toolTip().isEmpty(), qPrintable(widget->objectName()));
            }
            texts << widget->accessibleName() << widget->toolTip();
            if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
                texts << button->text();
            if (const auto *label = qobject_cast<const QLabel *>(widget))
                texts << label->text();
            if (const auto *edit = qobject_cast<const QPlainTextEdit *>(widget))
                texts << edit->placeholderText();
            if (const auto *tabs = qobject_cast<const QTabWidget *>(widget))
                texts << tabs->tabText(0) << tabs->tabText(1) << tabs->tabToolTip(0) << tabs->tabToolTip(1);
        }
        for (const QString &text : std::as_const(texts)) {
            if (language == Language::English) {
                QVERIFY2(!text.contains(han), qPrintable(text));
                continue;
            }
            for (auto words = latin.globalMatch(text); words.hasNext();) {
                const QString word = words.next().captured();
                QVERIFY2(keys.contains(word), qPrintable(text));
            }
        }
    }
}

void TestLessonPanel::windowLanguageComesFirst()
{
    const auto above = [this](const char *first, const char *second) {
        const auto y = [this](const char *name) { return child(name)->mapTo(m_panel, QPoint()).y(); };
        return y(first) < y(second);
    };
    for (const Language language : {Language::English, Language::Chinese, Language::English}) {
        setLanguage(language);
        QTest::qWait(20);
        const bool english = language == Language::English;
        QCOMPARE(above("titleEnEdit", "titleZhEdit"), english);
        QCOMPARE(above("noteEnEdit", "noteZhEdit"), english);
        clickTab(1);
        QTest::qWait(20);
        QCOMPARE(above("lessonTitleEnEdit", "lessonTitleZhEdit"), english);
        QCOMPARE(above("lessonNoteEnEdit", "lessonNoteZhEdit"), english);
        list()->setFocus();
        QTest::keyClick(list(), Qt::Key_F2);
        QCOMPARE(m_window->focusWidget(), child(english ? "titleEnEdit" : "titleZhEdit"));
        QTest::keyClick(m_window->focusWidget(), Qt::Key_Tab);
        QCOMPARE(m_window->focusWidget(), child(english ? "titleZhEdit" : "titleEnEdit"));
    }
}

void TestLessonPanel::nothingIsCutOff_data()
{
    QTest::addColumn<bool>("chinese");
    QTest::addColumn<double>("scale");
    for (const double scale : {0.75, 1.0, 1.5, 3.0}) {
        QTest::addRow("zh at %g", scale) << true << scale;
        QTest::addRow("en at %g", scale) << false << scale;
    }
}

void TestLessonPanel::nothingIsCutOff()
{
    QFETCH(bool, chinese);
    QFETCH(double, scale);
    restyle(ThemeId::Light, scale);
    setLanguage(chinese ? Language::Chinese : Language::English);
    const QSize size = (QSizeF(280, 560) * scale).toSize();
    QTest::qWait(20);
    QVERIFY2(m_panel->minimumSizeHint().width() <= size.width(), qPrintable(QString::number(m_panel->minimumSizeHint().width())));
    QVERIFY2(m_panel->minimumSizeHint().height() <= size.height(), qPrintable(QString::number(m_panel->minimumSizeHint().height())));
    m_window->resize(size);
    QTest::qWait(20);
    QCOMPARE(m_panel->size(), size);
    QTabBar *bar = child<QTabWidget>("fieldsTabs")->tabBar();
    for (const auto &[tab, detailsName, areaName] : {std::tuple{0, "details", "detailsArea"}, {1, "lessonDetails", "lessonArea"}}) {
        clickTab(tab);
        QTest::qWait(20);
        const QWidget *details = child(detailsName);
        QVERIFY(details->isVisible());
        QVERIFY2(bar->sizeHint().width() <= bar->width() && bar->width() <= child("fieldsTabs")->width(), qPrintable(QString::number(bar->sizeHint().width())));
        for (const QWidget *widget : m_panel->findChildren<QWidget *>()) {
            if (!widget->isVisible())
                continue;
            if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
                QVERIFY2(button->width() >= button->sizeHint().width(), qPrintable(button->objectName()));
            if (const auto *label = qobject_cast<const QLabel *>(widget); label && !label->wordWrap())
                QVERIFY2(label->width() >= label->sizeHint().width(), qPrintable(label->objectName()));
            if (const auto *label = qobject_cast<const QLabel *>(widget); label && label->wordWrap())
                QVERIFY2(label->height() >= label->heightForWidth(label->width()), qPrintable(label->objectName()));
            const QWidget *outer = details->isAncestorOf(widget) ? details : m_panel;
            const QRect place(widget->mapTo(outer, QPoint()), widget->size());
            if (!list()->viewport()->isAncestorOf(widget) && widget != details)
                QVERIFY2(outer->rect().contains(place), qPrintable(widget->objectName()));
        }
        QVERIFY(details->width() <= child<QScrollArea>(areaName)->viewport()->width());
    }
    QVERIFY(list()->viewport()->height() >= 2 * list()->sizeHintForRow(0));
}

void TestLessonPanel::snapshots_data()
{
    QTest::addColumn<bool>("chinese");
    QTest::addColumn<int>("theme");
    QTest::addColumn<bool>("empty");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("whole");
    const QSize narrow(280, 560);
    QTest::newRow("zh-light") << true << static_cast<int>(ThemeId::Light) << false << narrow << false;
    QTest::newRow("en-dark") << false << static_cast<int>(ThemeId::Dark) << false << narrow << false;
    QTest::newRow("en-light-tall") << false << static_cast<int>(ThemeId::Light) << false << QSize(320, 820) << false;
    QTest::newRow("zh-contrast") << true << static_cast<int>(ThemeId::HighContrast) << false << QSize(300, 700) << false;
    QTest::newRow("zh-empty-dark") << true << static_cast<int>(ThemeId::Dark) << true << narrow << false;
    for (const auto &[name, theme] : {std::pair{"light", ThemeId::Light}, {"dark", ThemeId::Dark}, {"contrast", ThemeId::HighContrast}}) {
        QTest::addRow("zh-lesson-%s", name) << true << static_cast<int>(theme) << false << narrow << true;
        QTest::addRow("en-lesson-%s", name) << false << static_cast<int>(theme) << false << narrow << true;
    }
    QTest::newRow("en-lesson-tall") << false << static_cast<int>(ThemeId::Light) << false << QSize(320, 820) << true;
    QTest::newRow("en-empty") << false << static_cast<int>(ThemeId::Light) << true << narrow << false;
}

void TestLessonPanel::snapshots()
{
    QFETCH(bool, chinese);
    QFETCH(int, theme);
    QFETCH(bool, empty);
    QFETCH(QSize, size);
    QFETCH(bool, whole);
    m_document->reset(empty ? LessonPlan{} : schoolLesson(), {});
    restyle(static_cast<ThemeId>(theme), 1);
    setLanguage(chinese ? Language::Chinese : Language::English);
    m_window->resize(size);
    if (!empty && chinese)
        m_document->setCurrent(1); // with its answers hidden
    list()->setFocus();
    if (whole)
        clickTab(1);
    QTest::qWait(50);
    const QPixmap picture = m_window->grab();
    QCOMPARE(picture.size(), size);
    QVERIFY(picture.save(QStringLiteral(SNAPSHOT_DIR "/lesson-panel-%1.png").arg(QString::fromLatin1(QTest::currentDataTag()))));
}

QTEST_MAIN(TestLessonPanel)
#include "test_lesson_panel.moc"
