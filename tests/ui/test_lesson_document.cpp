#include "explain/phrasebook.h"
#include "ui/lesson_document.h"
#include "ui/lesson_recovery.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QProcess>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>
#include <memory>

using namespace mexplain;
using namespace Qt::StringLiterals;

namespace {

constexpr qint64 pastDoubles = 9007199254740993; ///< 2^53 + 1
constexpr const char *childVariable = "MEXPLAIN_TEST_CHILD";

LessonItem item(const QString &title, const std::string &position = "3 6 9")
{
    return {.game = u"nim"_s, .position = position, .title = {title, {}}};
}

LessonPlan lesson(const QStringList &titles)
{
    LessonPlan plan;
    for (const QString &title : titles)
        plan.items.push_back(item(title));
    return plan;
}

QString order(const LessonDocument &document)
{
    QString titles;
    for (const LessonItem &one : document.plan().items)
        titles += one.title.chinese;
    return titles;
}

QByteArray contentsOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString &path, const QByteArray &contents)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(contents) != contents.size())
        qFatal("The test cannot write");
}

/// Two lessons long enough for a kill to meet the writing.
LessonPlan longLesson(bool second)
{
    LessonPlan plan = lesson(second ? QStringList(400, u"乙"_s) : QStringList(300, u"甲"_s));
    plan.items.front().note.chinese = QString(90'000, second ? u'乙' : u'甲');
    return plan;
}

} // namespace

/// The open lesson: its operations, its history, its file, and the copy that outlives a crash.
class TestLessonDocument : public QObject {
    Q_OBJECT
private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void operations_data();
    void operations();
    void refusedOperationsChangeNothing();
    void typingIsOneStep();
    void choiceFollowsItsItem();
    void signalsAgree();
    void longHistoryForgetsItsBeginning();
    void anySequenceIsUndoneAndRedone_data();
    void anySequenceIsUndoneAndRedone();
    void savesAndOpens();
    void shippedLessonsOpen_data();
    void shippedLessonsOpen();
    void failedSaveChangesNothing();
    void tooLargeToSave();
    void checkedAgainstTheCatalogue_data();
    void checkedAgainstTheCatalogue();
    void badFilesAreRefused_data();
    void badFilesAreRefused();
    void damagedAnywhere();
    void killedWhileSaving();

    void keepsACopyOfWhatIsNotSaved();
    void copyGoesWithTheReason_data();
    void copyGoesWithTheReason();
    void killedProgramLeavesItsLesson();
    void damagedCopiesAreLeftAlone_data();
    void damagedCopiesAreLeftAlone();
    void copyThatCannotBeWrittenIsToldOnce();
    void restoredLessonIsNotSaved();

private:
    QString path(const QString &name) const { return m_folder->filePath(name); }
    QString text(const Phrase &phrase) const { return m_english.text(phrase); }
    std::unique_ptr<QProcess> startChild(const QString &task) const;

    Catalogue m_catalogue;
    Phrasebook m_english{Language::English};
    std::unique_ptr<QTemporaryDir> m_folder;
};

std::unique_ptr<QProcess> TestLessonDocument::startChild(const QString &task) const
{
    auto child = std::make_unique<QProcess>();
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QLatin1String(childVariable), task);
    child->setProcessEnvironment(environment);
    child->start(QCoreApplication::applicationFilePath(), {m_folder->path()});
    if (!child->waitForReadyRead(20'000)) // it says when it is at work
        qFatal("The child does not start");
    return child;
}

// ---- Operations -------------------------------------------------------------------------------------------------

using Operation = std::function<bool(LessonDocument &)>;

void TestLessonDocument::operations_data()
{
    QTest::addColumn<Operation>("operation");
    QTest::addColumn<QString>("titles");
    const auto row = [](const char *name, const Operation &operation, const QString &titles) { QTest::newRow(name) << operation << titles; };
    row("add in front", [](LessonDocument &d) { return d.addItem(item(u"x"_s), 0); }, u"xabcd"_s);
    row("add at the end", [](LessonDocument &d) { return d.addItem(item(u"x"_s), 4); }, u"abcdx"_s);
    row("remove the first", [](LessonDocument &d) { return d.removeItem(0); }, u"bcd"_s);
    row("remove the last", [](LessonDocument &d) { return d.removeItem(3); }, u"abc"_s);
    row("move down", [](LessonDocument &d) { return d.moveItem(0, 2); }, u"bcad"_s);
    row("move up", [](LessonDocument &d) { return d.moveItem(3, 1); }, u"adbc"_s);
    row("duplicate", [](LessonDocument &d) { return d.duplicateItem(1); }, u"abbcd"_s);
    row("title", [](LessonDocument &d) { return d.setTitle(1, Language::Chinese, u"题"_s); }, u"a题cd"_s);
    row("title in English", [](LessonDocument &d) { return d.setTitle(1, Language::English, u"T"_s); }, u"abcd"_s);
    row("note", [](LessonDocument &d) { return d.setNote(1, Language::Chinese, u"问"_s); }, u"abcd"_s);
    row("hidden", [](LessonDocument &d) { return d.setHidden(2, true); }, u"abcd"_s);
    row("step", [](LessonDocument &d) { return d.setStep(2, u"xor"_s); }, u"abcd"_s);
    row("position", [](LessonDocument &d) { return d.setPosition(2, u"wythoff"_s, "1 2", u"path"_s); }, u"abcd"_s);
    row("lesson's title", [](LessonDocument &d) { return d.setLessonTitle(Language::English, u"L"_s); }, u"abcd"_s);
    row("lesson's note", [](LessonDocument &d) { return d.setLessonNote(Language::Chinese, u"课"_s); }, u"abcd"_s);
}

void TestLessonDocument::operations()
{
    QFETCH(Operation, operation);
    QFETCH(QString, titles);
    LessonDocument document;
    document.reset(lesson({u"a"_s, u"b"_s, u"c"_s, u"d"_s}), {});
    const QByteArray before = toJson(document.plan());
    QVERIFY(operation(document));
    const QByteArray after = toJson(document.plan());
    QVERIFY(after != before);
    QCOMPARE(order(document), titles);
    QCOMPARE(document.undoStack().count(), 1);
    QVERIFY(document.isModified());
    document.undoStack().undo();
    QCOMPARE(toJson(document.plan()), before);
    QVERIFY(!document.isModified());
    document.undoStack().redo();
    QCOMPARE(toJson(document.plan()), after);
}

void TestLessonDocument::refusedOperationsChangeNothing()
{
    LessonDocument document;
    document.reset(lesson({u"a"_s, u"b"_s}), {});
    const QByteArray before = toJson(document.plan());
    for (const int wrong : {-1, 2, 1'000'000}) {
        QVERIFY(!document.removeItem(wrong));
        QVERIFY(!document.duplicateItem(wrong));
        QVERIFY(!document.moveItem(0, wrong));
        QVERIFY(!document.moveItem(wrong, 0));
        QVERIFY(!document.setTitle(wrong, Language::English, u"x"_s));
        QVERIFY(!document.setNote(wrong, Language::English, u"x"_s));
        QVERIFY(!document.setHidden(wrong, true));
        QVERIFY(!document.setStep(wrong, u"x"_s));
        QVERIFY(!document.setPosition(wrong, u"nim"_s, "1", {}));
        document.setCurrent(wrong);
        QCOMPARE(document.current(), 0);
    }
    QVERIFY(!document.addItem(item(u"x"_s), -1));
    QVERIFY(!document.addItem(item(u"x"_s), 3));
    QVERIFY(!document.setTitle(0, Language::English, QString(LessonPlan::maxTitleLength + 1, u'x')));
    QVERIFY(!document.setNote(0, Language::English, QString(LessonPlan::maxNoteLength + 1, u'x')));
    QVERIFY(!document.setLessonTitle(Language::English, QString(LessonPlan::maxTitleLength + 1, u'x')));
    QVERIFY(!document.setLessonNote(Language::English, QString(LessonPlan::maxNoteLength + 1, u'x')));
    // What would change nothing is no step.
    QVERIFY(document.moveItem(1, 1));
    QVERIFY(document.setTitle(0, Language::Chinese, u"a"_s));
    QVERIFY(document.setHidden(0, false));
    QVERIFY(document.setStep(0, {}));
    QVERIFY(document.setPosition(0, u"nim"_s, "3 6 9", {}));
    QCOMPARE(toJson(document.plan()), before);
    QCOMPARE(document.undoStack().count(), 0);

    LessonPlan full;
    full.items.resize(LessonPlan::maxItems, item(u"x"_s));
    document.reset(full, {});
    QVERIFY(!document.addItem(item(u"y"_s), 0));
    QVERIFY(!document.duplicateItem(0));
    QCOMPARE(document.undoStack().count(), 0);
}

void TestLessonDocument::typingIsOneStep()
{
    LessonDocument document;
    document.reset(lesson({u"a"_s, u"b"_s}), {});
    const auto type = [&document](int index, const QString &word) {
        for (qsizetype length = 1; length <= word.size(); ++length)
            document.setTitle(index, Language::English, word.left(length));
    };
    const auto steps = [&document] { return document.undoStack().count(); };
    type(0, u"threshold"_s);
    QCOMPARE(steps(), 1);
    document.setTitle(0, Language::Chinese, u"门槛"_s); // another language
    QCOMPARE(steps(), 2);
    document.setNote(0, Language::Chinese, u"问"_s); // another field
    QCOMPARE(steps(), 3);
    document.setNote(1, Language::Chinese, u"问"_s); // another item
    QCOMPARE(steps(), 4);
    document.endEdit();
    document.setNote(1, Language::Chinese, u"问一问"_s);
    QCOMPARE(steps(), 5);
    QVERIFY(document.save(path(u"a.mexplain"_s)));
    document.setNote(1, Language::Chinese, u"问一问他"_s); // what is saved stays a step
    QCOMPARE(steps(), 6);
    QVERIFY(document.isModified());
    document.undoStack().undo();
    QVERIFY(!document.isModified());
    document.undoStack().setIndex(0);
    QCOMPARE(document.plan(), lesson({u"a"_s, u"b"_s}));

    type(0, u"word"_s);
    document.setTitle(0, Language::English, {}); // taken back by hand
    QCOMPARE(steps(), 0);
    document.setLessonTitle(Language::English, u"L"_s);
    document.setLessonTitle(Language::English, u"Lesson"_s);
    document.setLessonNote(Language::English, u"N"_s);
    QCOMPARE(steps(), 2);
}

void TestLessonDocument::choiceFollowsItsItem()
{
    LessonDocument document;
    QCOMPARE(document.current(), -1);
    document.reset(lesson({u"a"_s, u"b"_s, u"c"_s, u"d"_s}), {});
    QCOMPARE(document.current(), 0);
    QUndoStack &history = document.undoStack();
    const auto chosen = [&document] { return document.plan().items[static_cast<std::size_t>(document.current())].title.chinese; };

    document.setCurrent(2);
    document.removeItem(0);
    QCOMPARE(chosen(), u"c"_s);
    history.undo();
    QCOMPARE(chosen(), u"a"_s); // it came back
    document.setCurrent(3);
    document.moveItem(0, 3);
    QCOMPARE(chosen(), u"d"_s);
    document.moveItem(2, 0);
    QCOMPARE(chosen(), u"d"_s);
    QCOMPARE(order(document), u"dbca"_s);
    history.undo();
    QCOMPARE(chosen(), u"d"_s);
    history.undo();
    QCOMPARE(chosen(), u"d"_s);
    document.removeItem(3);
    QCOMPARE(chosen(), u"c"_s); // nothing comes after it
    document.setCurrent(1);
    document.removeItem(1);
    QCOMPARE(chosen(), u"c"_s); // the next
    document.addItem(item(u"x"_s), 0);
    QCOMPARE(chosen(), u"x"_s);
    history.undo();
    QCOMPARE(chosen(), u"c"_s); // as before
    document.duplicateItem(0);
    QCOMPARE(document.current(), 1);
    document.setCurrent(0);
    document.setHidden(2, true);
    QCOMPARE(document.current(), 2);
    document.setCurrent(0);
    history.undo();
    QCOMPARE(document.current(), 2);
    while (document.count() > 0)
        document.removeItem(0);
    QCOMPARE(document.current(), -1);
    history.undo();
    QCOMPARE(document.current(), 0);
}

void TestLessonDocument::signalsAgree()
{
    LessonDocument document;
    int changes = 0;
    int choices = 0;
    bool agreed = true;
    const auto isWhole = [&document] {
        const int current = document.current();
        return document.count() == 0 ? current == -1 : current >= 0 && current < document.count();
    };
    connect(&document, &LessonDocument::planChanged, this, [&] {
        ++changes;
        agreed = agreed && isWhole() && document.isModified() == (document.undoStack().index() != 0);
    });
    connect(&document, &LessonDocument::currentChanged, this, [&](int index) {
        ++choices;
        agreed = agreed && isWhole() && index == document.current();
    });
    QSignalSpy modified(&document, &LessonDocument::modifiedChanged);
    document.addItem(item(u"a"_s), 0);
    QCOMPARE(changes, 1);
    QCOMPARE(choices, 1);
    QCOMPARE(modified.takeLast(), QVariantList{true});
    document.addItem(item(u"b"_s), 1);
    document.setCurrent(0);
    QCOMPARE(changes, 2);
    QCOMPARE(choices, 3);
    document.undoStack().undo();
    document.undoStack().undo();
    QCOMPARE(changes, 4);
    QCOMPARE(modified.takeLast(), QVariantList{false});
    document.undoStack().redo();
    document.reset(lesson({u"a"_s}), {});
    QCOMPARE(changes, 6);
    QCOMPARE(modified.takeLast(), QVariantList{false});
    QVERIFY(agreed);
    document.restore(lesson({u"a"_s}), {});
    QCOMPARE(modified.takeLast(), QVariantList{true});
    document.reset({}, {}); // without any step to undo
    QCOMPARE(modified.takeLast(), QVariantList{false});
    QVERIFY(!document.isModified());
}

void TestLessonDocument::longHistoryForgetsItsBeginning()
{
    LessonDocument document;
    document.reset(lesson({u"a"_s}), {});
    for (int i = 0; i < 1501; ++i)
        document.setHidden(0, i % 2 == 0);
    QCOMPARE(document.undoStack().count(), 1000);
    document.undoStack().setIndex(0);
    QVERIFY(document.isModified()); // what was saved is out of reach
    document.undoStack().setIndex(1000);
    QVERIFY(document.plan().items[0].hidden);
}

void TestLessonDocument::anySequenceIsUndoneAndRedone_data()
{
    QTest::addColumn<quint32>("seed");
    for (const quint32 seed : {1U, 2U, 3U, 20U, 2024U})
        QTest::addRow("seed %u", seed) << seed;
}

void TestLessonDocument::anySequenceIsUndoneAndRedone()
{
    QFETCH(quint32, seed);
    QRandomGenerator random(seed);
    LessonPlan plan = lesson({u"a"_s, u"b"_s, u"c"_s});
    plan.unknown = {{u"later"_s, pastDoubles}};
    plan.items[1].unknown = {{u"later"_s, QJsonArray{1, u"x"_s}}};
    LessonDocument document;
    document.reset(plan, {});
    const QByteArray before = toJson(document.plan());
    std::vector<QByteArray> states{before};
    for (int i = 0; i < 300; ++i) {
        const int count = document.count();
        const auto place = [&] { return random.bounded(-1, count + 2); }; // also none at all
        const Language language = random.bounded(2) ? Language::Chinese : Language::English;
        const QString word = QString(random.bounded(3), QChar(u'a' + random.bounded(26)));
        switch (random.bounded(12)) {
        case 0: case 1: document.addItem(item(word, std::to_string(i)), place()); break;
        case 2: document.removeItem(place()); break;
        case 3: document.moveItem(place(), place()); break;
        case 4: document.duplicateItem(place()); break;
        case 5: document.setTitle(place(), language, word); break;
        case 6: document.setNote(place(), language, word); break;
        case 7: document.setHidden(place(), random.bounded(2)); break;
        case 8: document.setStep(place(), word); break;
        case 9: document.setPosition(place(), word, std::to_string(random.bounded(5)), word); break;
        case 10: document.setLessonTitle(language, word); break;
        case 11: document.setLessonNote(language, word); break;
        }
        QVERIFY(document.current() >= (document.count() > 0 ? 0 : -1) && document.current() < std::max(document.count(), 1));
        const auto done = static_cast<std::size_t>(document.undoStack().index());
        states.resize(done);
        states.push_back(toJson(document.plan()));
        if (random.bounded(8) == 0)
            document.setCurrent(place());
    }
    const QByteArray after = toJson(document.plan());
    QUndoStack &history = document.undoStack();
    for (int index = history.count(); index >= 0; --index) {
        history.setIndex(index);
        QCOMPARE(toJson(document.plan()), states[static_cast<std::size_t>(index)]);
    }
    QCOMPARE(toJson(document.plan()), before);
    for (int index = 0; index <= history.count(); ++index) {
        history.setIndex(index);
        QCOMPARE(toJson(document.plan()), states[static_cast<std::size_t>(index)]);
    }
    QCOMPARE(toJson(document.plan()), after);
}

// ---- Files ------------------------------------------------------------------------------------------------------

void TestLessonDocument::savesAndOpens()
{
    LessonPlan plan = lesson({u"a"_s, u"b"_s});
    plan.unknown = {{u"later"_s, pastDoubles}};
    plan.items[1].unknown = {{u"later"_s, QJsonObject{{u"deep"_s, -pastDoubles}}}};
    LessonDocument document;
    document.reset(plan, {});
    document.setTitle(0, Language::English, u"A"_s);
    QVERIFY(document.save(path(u"课.mexplain"_s)));
    QVERIFY(!document.isModified());
    QCOMPARE(document.path(), path(u"课.mexplain"_s));
    const QByteArray saved = contentsOf(document.path());
    QCOMPARE(saved, toJson(document.plan()));
    QVERIFY(saved.contains("9007199254740993"));

    const auto opened = LessonDocument::open(document.path(), m_catalogue);
    QVERIFY2(opened.hasValue(), opened ? "" : qPrintable(text(opened.error())));
    QCOMPARE(*opened, document.plan());
    LessonDocument other;
    other.reset(*opened, document.path());
    QVERIFY(other.save(path(u"again.mexplain"_s)));
    QCOMPARE(contentsOf(path(u"again.mexplain"_s)), saved);
}

void TestLessonDocument::shippedLessonsOpen_data()
{
    QTest::addColumn<QString>("file");
    const QFileInfoList files = QDir(QStringLiteral(SOURCE_ROOT "/resources/examples")).entryInfoList({u"*.mexplain"_s}, QDir::Files);
    for (const QFileInfo &info : files)
        QTest::newRow(qPrintable(info.baseName())) << info.absoluteFilePath();
}

void TestLessonDocument::shippedLessonsOpen()
{
    QFETCH(QString, file);
    const auto opened = LessonDocument::open(file, m_catalogue);
    QVERIFY2(opened.hasValue(), opened ? "" : qPrintable(text(opened.error())));
    LessonDocument document;
    document.reset(*opened, file);
    QVERIFY(document.save(path(u"copy.mexplain"_s))); // written by hand, they leave out what has its usual value
    const auto again = LessonDocument::open(path(u"copy.mexplain"_s), m_catalogue);
    QVERIFY(again.hasValue());
    QCOMPARE(*again, *opened);
}

void TestLessonDocument::failedSaveChangesNothing()
{
    LessonDocument document;
    document.reset(lesson({u"a"_s}), path(u"a.mexplain"_s));
    document.setHidden(0, true);
    for (const QString &wrong : {u"/nowhere/a.mexplain"_s, m_folder->path()}) {
        const auto saved = document.save(wrong);
        QVERIFY(!saved);
        QVERIFY2(text(saved.error()).contains(wrong), qPrintable(text(saved.error())));
        QCOMPARE(document.path(), path(u"a.mexplain"_s));
        QVERIFY(document.isModified());
        QVERIFY(document.undoStack().canUndo());
    }
}

void TestLessonDocument::tooLargeToSave()
{
    LessonDocument document;
    const std::string long32(32U << 20, '1');
    document.addItem(item(u"a"_s, long32), 0);
    QVERIFY(document.save(path(u"a.mexplain"_s)));
    document.duplicateItem(0);
    document.duplicateItem(0);
    const QByteArray before = contentsOf(path(u"a.mexplain"_s));
    const auto saved = document.save(path(u"a.mexplain"_s));
    QVERIFY(!saved);
    QVERIFY2(text(saved.error()).contains(u"64 MiB"_s), qPrintable(text(saved.error())));
    QVERIFY(document.isModified());
    QVERIFY(contentsOf(path(u"a.mexplain"_s)) == before);
}

void TestLessonDocument::checkedAgainstTheCatalogue_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("wrong");
    QTest::newRow("good") << u"nim"_s << u"1 2 3"_s << QString();
    QTest::newRow("unknown game") << u"go"_s << u"1 2 3"_s << u"bad.mexplain was not opened: item 2: this version has no game “go”"_s;
    QTest::newRow("negative") << u"nim"_s << u"1 -2 3"_s << u"bad.mexplain was not opened: item 2: Number 2 (column 3): "_s;
    QTest::newRow("too large") << u"nim"_s << u"99999999999999999999999"_s << u"bad.mexplain was not opened: item 2: "_s;
    QTest::newRow("empty") << u"nim"_s << QString() << u"bad.mexplain was not opened: item 2: "_s;
}

void TestLessonDocument::checkedAgainstTheCatalogue()
{
    QFETCH(QString, game);
    QFETCH(QString, position);
    QFETCH(QString, wrong);
    LessonPlan plan = lesson({u"a"_s, u"b"_s, u"c"_s});
    plan.items[1].game = game;
    plan.items[1].position = position.toStdString();
    write(path(u"bad.mexplain"_s), toJson(plan));
    const auto opened = LessonDocument::open(path(u"bad.mexplain"_s), m_catalogue);
    QCOMPARE(opened.hasValue(), wrong.isEmpty());
    if (!opened)
        QVERIFY2(text(opened.error()).startsWith(wrong), qPrintable(text(opened.error())));
}

void TestLessonDocument::badFilesAreRefused_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("contents");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char *name, const QByteArray &contents, const QString &reason) {
        QTest::newRow(name) << u"bad.mexplain"_s << contents << (u"bad.mexplain was not opened: "_s + reason);
    };
    row("empty", "", u"This is not a Mexplain file"_s);
    row("version 3", "{\"mexplain\": 3, \"items\": []}", u"A newer Mexplain wrote this file (format 3)"_s);
    row("version text", "{\"mexplain\": \"2\", \"items\": []}", u"This is not a Mexplain file"_s);
    row("a position", "{\"mexplain\": 1, \"game\": \"nim\", \"position\": \"1\"}", u"“items” should be a list"_s);
    row("deep", QByteArray(100'000, '['), u"This is not a Mexplain file"_s);
    row("wrong type", "{\"mexplain\": 2, \"items\": [{\"game\": 5}]}", u"item 1: “game” should be a text"_s);
    QTest::newRow("missing") << u"missing.mexplain"_s << QByteArray() << u"missing.mexplain cannot be read: "_s;
    QTest::newRow("folder") << u"folder"_s << QByteArray() << u"folder was not opened: it is a folder"_s;
    QTest::newRow("cannot be read") << u"locked.mexplain"_s << QByteArray() << u"locked.mexplain cannot be read: "_s;
    QTest::newRow("endless") << u"/dev/zero"_s << QByteArray() << u"zero is larger than 64 MiB and was not opened."_s;
    QTest::newRow("fails when it is read") << u"/proc/self/mem"_s << QByteArray() << u"mem was not opened: "_s;
}

void TestLessonDocument::badFilesAreRefused()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, contents);
    QFETCH(QString, reason);
    QDir(m_folder->path()).mkdir(u"folder"_s);
    const QString file = name.startsWith(u'/') ? name : path(name);
    if (name.startsWith(u"bad"))
        write(file, contents);
    if (name.startsWith(u"locked")) {
        write(file, toJson(lesson({u"a"_s})));
        QFile::setPermissions(file, {});
        if (QFile probe(file); probe.open(QIODevice::ReadOnly))
            QSKIP("this person may read everything");
    }
    const auto opened = LessonDocument::open(file, m_catalogue);
    QVERIFY(!opened);
    QVERIFY2(text(opened.error()).startsWith(reason), qPrintable(text(opened.error())));
}

void TestLessonDocument::damagedAnywhere()
{
    LessonDocument document;
    document.reset(lesson({u"open"_s}), path(u"open.mexplain"_s));
    const QByteArray before = toJson(document.plan());
    const QByteArray good = toJson(lesson({u"课"_s, u"b"_s}));
    const QString file = path(u"bad.mexplain"_s);
    const auto isTold = [&](const QByteArray &contents) {
        write(file, contents);
        const auto opened = LessonDocument::open(file, m_catalogue);
        return opened.hasValue() || text(opened.error()).startsWith(u"bad.mexplain"_s);
    };
    for (qsizetype place = 0; place < good.size(); ++place) {
        QByteArray flipped = good;
        flipped[place] = '}';
        QVERIFY2(isTold(flipped), qPrintable(QString::number(place)));
        QVERIFY2(isTold(good.left(place)), qPrintable(QString::number(place)));
    }
    QCOMPARE(toJson(document.plan()), before);
}

void TestLessonDocument::killedWhileSaving()
{
    const QByteArray first = toJson(longLesson(false));
    const QByteArray second = toJson(longLesson(true));
    const QString file = path(u"lesson.mexplain"_s);
    QRandomGenerator random(7);
    int seen[2] = {};
    for (int round = 0; round < 15; ++round) {
        const auto child = startChild(u"save"_s);
        QTest::qWait(random.bounded(1, 120));
        child->kill();
        QVERIFY(child->waitForFinished());
        const QByteArray saved = contentsOf(file);
        QVERIFY2(saved == first || saved == second, qPrintable(u"round %1: %2 bytes"_s.arg(round).arg(saved.size())));
        ++seen[saved == second];
        QVERIFY(LessonDocument::open(file, m_catalogue).hasValue());
    }
    QVERIFY(seen[0] + seen[1] == 15);
}

// ---- Recovery ---------------------------------------------------------------------------------------------------

void TestLessonDocument::keepsACopyOfWhatIsNotSaved()
{
    LessonDocument document;
    document.reset(lesson({u"a"_s}), path(u"a.mexplain"_s));
    LessonRecovery recovery(document, m_catalogue, path(u"recovery"_s));
    recovery.setInterval(10);
    QTest::qWait(50);
    QVERIFY(!QFile::exists(recovery.file())); // nothing to lose
    document.setTitle(0, Language::Chinese, u"改"_s);
    QTRY_VERIFY(QFile::exists(recovery.file()));
    QVERIFY(!QFile::exists(path(u"a.mexplain"_s))); // the lesson's own file is the person's
    document.setTitle(0, Language::Chinese, u"再改"_s);
    QTRY_VERIFY(contentsOf(recovery.file()).contains("再改"));
    QVERIFY(recovery.abandoned().empty()); // its own is not

    LessonDocument otherDocument;
    LessonRecovery other(otherDocument, m_catalogue, path(u"recovery"_s));
    QVERIFY(other.abandoned().empty());
    QVERIFY(!other.take(recovery.file()));
    other.discard(recovery.file());
    QVERIFY(QFile::exists(recovery.file()));
}

void TestLessonDocument::copyGoesWithTheReason_data()
{
    QTest::addColumn<QString>("how");
    for (const QString &how : {u"save"_s, u"undo"_s, u"reset"_s, u"forget"_s, u"close"_s})
        QTest::newRow(qPrintable(how)) << how;
}

void TestLessonDocument::copyGoesWithTheReason()
{
    QFETCH(QString, how);
    LessonDocument document;
    document.reset(lesson({u"a"_s}), {});
    auto recovery = std::make_unique<LessonRecovery>(document, m_catalogue, path(u"recovery"_s));
    document.setHidden(0, true);
    QVERIFY(recovery->keep());
    const QString file = recovery->file();
    QVERIFY(QFile::exists(file));
    if (how == u"save")
        QVERIFY(document.save(path(u"a.mexplain"_s)));
    else if (how == u"undo")
        document.undoStack().undo();
    else if (how == u"reset")
        document.reset({}, {});
    else if (how == u"forget")
        recovery->forget();
    else
        recovery.reset();
    QVERIFY(!QFile::exists(file));
    QVERIFY(QDir(path(u"recovery"_s)).isEmpty()); // nor a lock
}

void TestLessonDocument::killedProgramLeavesItsLesson()
{
    LessonDocument document;
    LessonRecovery recovery(document, m_catalogue, path(u"recovery"_s));
    const auto killed = startChild(u"recover"_s);
    const auto living = startChild(u"recover"_s);
    QVERIFY(recovery.abandoned().empty());
    killed->kill();
    QVERIFY(killed->waitForFinished());

    const std::vector<RecoveredLesson> left = recovery.abandoned();
    QCOMPARE(left.size(), std::size_t{1});
    QVERIFY(left[0].time.isValid());
    const auto taken = recovery.take(left[0].file);
    QVERIFY2(taken.hasValue(), taken ? "" : qPrintable(text(taken.error())));
    QCOMPARE(taken->path, path(u"lost.mexplain"_s));
    QVERIFY(taken->time.isValid());
    LessonPlan expected = lesson({u"a"_s});
    expected.items[0].hidden = true;
    expected.unknown = {{u"later"_s, pastDoubles}};
    QCOMPARE(taken->plan, expected);
    QVERIFY(recovery.abandoned().empty()); // it is in hand now

    {
        LessonDocument otherDocument;
        LessonRecovery other(otherDocument, m_catalogue, path(u"recovery"_s));
        QVERIFY(other.abandoned().empty());
        QVERIFY(!other.take(left[0].file));
    }
    recovery.discard(left[0].file);
    QVERIFY(!QFile::exists(left[0].file));
    QVERIFY(recovery.abandoned().empty());

    // The other child goes in an orderly way and leaves nothing.
    living->write("q\n");
    QVERIFY(living->waitForFinished());
    QCOMPARE(living->exitCode(), 0);
    QVERIFY(QDir(path(u"recovery"_s)).isEmpty());
}

void TestLessonDocument::damagedCopiesAreLeftAlone_data()
{
    QTest::addColumn<QByteArray>("contents");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("text") << QByteArray("3 6 9");
    QTest::newRow("cut off") << QByteArray("{\"mexplain-recovery\": 1, \"path\": \"\", \"lesson\": {\"mexplain\": 2");
    QTest::newRow("no lesson") << QByteArray("{\"mexplain-recovery\": 1, \"path\": \"\"}");
    QTest::newRow("a lesson that is none") << QByteArray("{\"mexplain-recovery\": 1, \"path\": \"\", \"lesson\": {}}");
    QTest::newRow("an unknown game") << "{\"mexplain-recovery\": 1, \"path\": \"\", \"lesson\": " + toJson({.items = {{.game = u"go"_s}}}) + "}";
    QTest::newRow("another version") << "{\"mexplain-recovery\": 2, \"path\": \"\", \"lesson\": " + toJson({}) + "}";
    QTest::newRow("a path of another type") << "{\"mexplain-recovery\": 1, \"path\": 5, \"lesson\": " + toJson({}) + "}";
    QTest::newRow("deep") << QByteArray(100'000, '[');
}

void TestLessonDocument::damagedCopiesAreLeftAlone()
{
    QFETCH(QByteArray, contents);
    LessonDocument document;
    LessonRecovery recovery(document, m_catalogue, path(u"recovery"_s));
    QDir(m_folder->path()).mkdir(u"recovery"_s);
    const QString file = path(u"recovery/old.lesson"_s);
    write(file, contents);
    QCOMPARE(recovery.abandoned().size(), std::size_t{1});
    const auto taken = recovery.take(file);
    QVERIFY(!taken);
    QVERIFY2(text(taken.error()).startsWith(u"The lesson in %1 cannot be restored: "_s.arg(file)), qPrintable(text(taken.error())));
    QCOMPARE(contentsOf(file), contents);
    QCOMPARE(recovery.abandoned().size(), std::size_t{1});
    // Only what is a copy can be taken or thrown away.
    write(path(u"mine.lesson"_s), contents);
    recovery.discard(path(u"mine.lesson"_s));
    recovery.discard(path(u"recovery/../mine.lesson"_s));
    QVERIFY(QFile::exists(path(u"mine.lesson"_s)));
}

void TestLessonDocument::copyThatCannotBeWrittenIsToldOnce()
{
    write(path(u"recovery"_s), "a file where the folder should be");
    LessonDocument document;
    document.reset(lesson({u"a"_s}), {});
    LessonRecovery recovery(document, m_catalogue, path(u"recovery"_s));
    recovery.setInterval(5);
    QString told;
    int times = 0;
    connect(&recovery, &LessonRecovery::keepFailed, this, [&](const Phrase &reason) {
        told = text(reason);
        ++times;
    });
    document.setHidden(0, true);
    QTRY_COMPARE(times, 1);
    QVERIFY2(told.contains(path(u"recovery"_s)), qPrintable(told));
    document.setHidden(0, false);
    document.setNote(0, Language::English, u"x"_s);
    QTest::qWait(50);
    QCOMPARE(times, 1);
    QFile::remove(path(u"recovery"_s));
    document.setNote(0, Language::English, u"xy"_s);
    QTRY_VERIFY(QFile::exists(recovery.file()));
}

void TestLessonDocument::restoredLessonIsNotSaved()
{
    LessonDocument document;
    LessonRecovery recovery(document, m_catalogue, path(u"recovery"_s));
    document.restore(lesson({u"a"_s}), path(u"a.mexplain"_s));
    QVERIFY(document.isModified());
    QVERIFY(!document.undoStack().canUndo());
    QVERIFY(recovery.keep());
    QVERIFY(QFile::exists(recovery.file()));
    document.setHidden(0, true);
    document.undoStack().undo();
    QVERIFY(document.isModified());
    QVERIFY(document.save(document.path()));
    QVERIFY(!document.isModified());
    QVERIFY(!QFile::exists(recovery.file()));
}

// ---- The program that is killed ---------------------------------------------------------------------------------

static void say(const char *word)
{
    std::puts(word);
    std::fflush(stdout);
}

static int runChild(const QString &task, const QString &folder)
{
    const QString file = QDir(folder).filePath(u"lesson.mexplain"_s);
    LessonDocument document;
    if (task == u"save") {
        for (bool second = false;; second = !second) {
            document.reset(longLesson(second), file);
            if (!document.save(file))
                return 1;
            say("saved");
        }
    }
    const Catalogue catalogue;
    LessonPlan plan = lesson({u"a"_s});
    plan.unknown = {{u"later"_s, pastDoubles}};
    document.reset(plan, QDir(folder).filePath(u"lost.mexplain"_s));
    LessonRecovery recovery(document, catalogue, QDir(folder).filePath(u"recovery"_s));
    document.setHidden(0, true);
    if (!recovery.keep())
        return 1;
    say("kept");
    return std::getchar() == 'q' ? 0 : 1;
}

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    if (const QString task = qEnvironmentVariable(childVariable); !task.isEmpty())
        return runChild(task, application.arguments().value(1));
    TestLessonDocument test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_lesson_document.moc"
