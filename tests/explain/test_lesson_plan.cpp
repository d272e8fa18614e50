#include "explain/lesson_plan.h"
#include "explain/phrasebook.h"

#include <QJsonArray>
#include <QTest>

using namespace mexplain;

/// Lessons as JSON: what was written comes back byte for byte, and what is damaged is refused with its place or is a lesson after all.
class TestLessonPlan : public QObject {
    Q_OBJECT
private slots:
    void comesBackByteForByte_data();
    void comesBackByteForByte();
    void aTextForBothLanguagesIsOne();
    void wrongTypesAreNamed_data();
    void wrongTypesAreNamed();
    void versions_data();
    void versions();
    void bounds();
    void strangeFiles_data();
    void strangeFiles();
    void cutOffAnywhere();
    void anyByteReplaced();
    void tellsALessonFromAPosition();

private:
    /// Refused with a sentence, or a lesson that is written and read again without a change.
    static void isRefusedOrALesson(const QByteArray &json);
    static QString reason(const QByteArray &json)
    {
        static const Phrasebook english(Language::English);
        const auto plan = lessonFromJson(json);
        return plan ? QString() : english.text(plan.error());
    }
};

namespace {

using namespace Qt::StringLiterals;

constexpr qint64 pastDoubles = 9007199254740993; ///< 2^53 + 1

LessonPlan goodLesson()
{
    LessonPlan plan;
    plan.title = {u"博弈第一课"_s, u"Games, lesson 1"_s};
    plan.note = {u"同样的话 \" \\ \n 👩‍🏫"_s, u"同样的话 \" \\ \n 👩‍🏫"_s};
    plan.unknown = {{u"zoom"_s, QJsonObject{{u"deep"_s, QJsonArray{1, u"two"_s, QJsonValue(), true, pastDoubles}}}}, {u"aaa"_s, -pastDoubles}};
    plan.items = {{.game = u"nim"_s, .position = "3 6 9", .step = u"xor"_s, .hidden = true, .title = {u"三堆"_s, {}}, .note = {{}, u"Ask first"_s}},
                  {.game = u"no-such-game"_s, .position = "", .unknown = {{u"colour"_s, u"red"_s}, {u"big"_s, pastDoubles}, {u"half"_s, 0.5}}},
                  {.game = u"nim"_s, .position = "18446744073709551615 1"}};
    return plan;
}

QByteArray lessonWith(const QByteArray &item)
{
    return "{\"mexplain\": 2, \"items\": [{\"game\": \"nim\", \"position\": \"1\"}, " + item + "]}";
}

} // namespace

void TestLessonPlan::isRefusedOrALesson(const QByteArray &json)
{
    const auto plan = lessonFromJson(json);
    if (!plan) {
        QVERIFY2(!reason(json).isEmpty(), json.left(200).constData());
        return;
    }
    const QByteArray written = toJson(*plan);
    const auto again = lessonFromJson(written);
    QVERIFY2(again.hasValue(), written.left(200).constData());
    QCOMPARE(toJson(*again), written);
}

void TestLessonPlan::comesBackByteForByte_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("empty") << toJson(LessonPlan{});
    QTest::newRow("full") << toJson(goodLesson());
    LessonPlan large;
    for (int i = 0; i < 1000; ++i)
        large.items.push_back({.game = u"nim"_s, .position = std::to_string(i) + " 5"});
    QTest::newRow("as many items as there may be") << toJson(large);
    // As a newer version might write it, and as no double could hold it.
    QByteArray newer = toJson(goodLesson());
    newer.replace("\"aaa\": -9007199254740993", "\"aaa\": 9223372036854775807");
    QTest::newRow("numbers past 2^53") << newer;
}

void TestLessonPlan::comesBackByteForByte()
{
    QFETCH(QByteArray, json);
    const auto plan = lessonFromJson(json);
    QVERIFY2(plan.hasValue(), qPrintable(reason(json)));
    QCOMPARE(toJson(*plan), json);
}

void TestLessonPlan::aTextForBothLanguagesIsOne()
{
    const auto plan = lessonFromJson(lessonWith("{\"game\": \"nim\", \"position\": \"1\", \"title\": \"Nim\"}"));
    QVERIFY(plan.hasValue());
    QCOMPARE(plan->items[1].title, (BilingualText{u"Nim"_s, u"Nim"_s}));
    QCOMPARE((BilingualText{u"甲"_s, {}}.in(Language::English)), u"甲"_s);
    QCOMPARE((BilingualText{{}, u"A"_s}.in(Language::Chinese)), u"A"_s);
}

void TestLessonPlan::wrongTypesAreNamed_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("place");
    const QByteArray values[] = {"1", "1.5", "null", "[]", "{\"x\": 1}", "true", "\"text\""};
    const auto row = [](const QByteArray &name, const QByteArray &value, const QByteArray &json, const QString &place) {
        QTest::newRow((name + " = " + value).constData()) << json << place;
    };
    for (const QByteArray &value : values) {
        if (value != "\"text\"") {
            for (const QByteArray key : {"game", "position"}) {
                const QByteArray other = key == "game" ? "position" : "game";
                row(key, value, lessonWith("{\"" + other + "\": \"nim\", \"" + key + "\": " + value + "}"), u"item 2: “%1”"_s.arg(QString::fromLatin1(key)));
            }
            for (const QByteArray key : {"step", "title", "note"})
                row(key, value, lessonWith("{\"game\": \"nim\", \"position\": \"1\", \"" + key + "\": " + value + "}"), u"item 2: “%1”"_s.arg(QString::fromLatin1(key)));
            for (const QByteArray key : {"title", "note"}) {
                row("lesson's " + key, value, "{\"mexplain\": 2, \"items\": [], \"" + key + "\": " + value + "}", u"“%1”"_s.arg(QString::fromLatin1(key)));
                row("zh of " + key, value, lessonWith("{\"game\": \"nim\", \"position\": \"1\", \"" + key + "\": {\"zh\": " + value + "}}"),
                    u"item 2: “%1”: “zh”"_s.arg(QString::fromLatin1(key)));
            }
        }
        if (value != "true")
            row("hidden", value, lessonWith("{\"game\": \"nim\", \"position\": \"1\", \"hidden\": " + value + "}"), u"item 2: “hidden”"_s);
        if (value != "[]")
            row("items", value, "{\"mexplain\": 2, \"items\": " + value + "}", u"“items”"_s);
        if (!value.startsWith('{'))
            row("item", value, lessonWith(value), u"Item 2"_s);
        if (!value.startsWith('{'))
            row("file", value, value, u"not a Mexplain file"_s);
    }
    row("game", "missing", lessonWith("{\"position\": \"1\"}"), u"item 2: “game” is missing"_s);
    row("position", "missing", lessonWith("{\"game\": \"nim\"}"), u"item 2: “position” is missing"_s);
    row("items", "missing", "{\"mexplain\": 2}", u"“items”"_s);
    row("language", "unknown", lessonWith("{\"game\": \"nim\", \"position\": \"1\", \"note\": {\"fr\": \"x\"}}"), u"item 2: “note”"_s);
}

void TestLessonPlan::wrongTypesAreNamed()
{
    QFETCH(QByteArray, json);
    QFETCH(QString, place);
    QVERIFY(!lessonFromJson(json));
    QVERIFY2(reason(json).contains(place), qPrintable(reason(json)));
}

void TestLessonPlan::versions_data()
{
    QTest::addColumn<QByteArray>("version");
    QTest::addColumn<QString>("wrong");
    QTest::newRow("1") << QByteArray("1") << QString();
    QTest::newRow("2") << QByteArray("2") << QString();
    QTest::newRow("0") << QByteArray("0") << u"not a Mexplain file"_s;
    QTest::newRow("-1") << QByteArray("-1") << u"not a Mexplain file"_s;
    QTest::newRow("1.5") << QByteArray("1.5") << u"not a Mexplain file"_s;
    QTest::newRow("text") << QByteArray("\"2\"") << u"not a Mexplain file"_s;
    QTest::newRow("null") << QByteArray("null") << u"not a Mexplain file"_s;
    QTest::newRow("3") << QByteArray("3") << u"A newer Mexplain wrote this file (format 3); this one reads format 2"_s;
    QTest::newRow("1e300") << QByteArray("1e300") << u"A newer Mexplain"_s;
}

void TestLessonPlan::versions()
{
    QFETCH(QByteArray, version);
    QFETCH(QString, wrong);
    const QByteArray json = "{\"mexplain\": " + version + ", \"items\": []}";
    QCOMPARE(lessonFromJson(json).hasValue(), wrong.isEmpty());
    QVERIFY2(reason(json).contains(wrong), qPrintable(reason(json)));
}

void TestLessonPlan::bounds()
{
    LessonPlan plan;
    plan.items.resize(LessonPlan::maxItems + 1, {.game = u"nim"_s, .position = "1"});
    QVERIFY2(reason(toJson(plan)).contains(u"more than 1000 items"_s), qPrintable(reason(toJson(plan))));
    plan.items.resize(2);
    plan.items[1].title.english = QString(LessonPlan::maxTitleLength, u'x');
    plan.items[1].note.chinese = QString(LessonPlan::maxNoteLength, u'字');
    QVERIFY2(lessonFromJson(toJson(plan)).hasValue(), qPrintable(reason(toJson(plan))));
    plan.items[1].title.english += u'x';
    QVERIFY2(reason(toJson(plan)).contains(u"item 2: “title”: “en” is longer than 1000 characters"_s), qPrintable(reason(toJson(plan))));
    plan.items[1].title.english.clear();
    plan.items[1].note.chinese += u'字';
    QVERIFY2(reason(toJson(plan)).contains(u"item 2: “note”: “zh” is longer than 100000 characters"_s), qPrintable(reason(toJson(plan))));
    plan.items[1].note.chinese.clear();
    plan.items[1].game = QString(101, u'g');
    QVERIFY2(reason(toJson(plan)).contains(u"item 2: “game” is longer than 100 characters"_s), qPrintable(reason(toJson(plan))));
    QVERIFY(reason(QByteArray(LessonPlan::maxFileBytes + 1, ' ')).contains(u"larger than"_s));
}

void TestLessonPlan::strangeFiles_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<bool>("good");
    const QByteArray good = toJson(goodLesson());
    QTest::newRow("empty") << QByteArray() << false;
    QTest::newRow("blanks") << QByteArray(" \n\t ") << false;
    QTest::newRow("BOM before a lesson") << "\xEF\xBB\xBF" + good << true;
    QTest::newRow("only a BOM") << QByteArray("\xEF\xBB\xBF") << false;
    QTest::newRow("UTF-16") << QByteArray(reinterpret_cast<const char *>(u"{\"mexplain\": 2, \"items\": []}"), 56) << false;
    QTest::newRow("not UTF-8") << QByteArray(good).replace("Ask first", "Ask \xFF\xFE first") << false;
    QTest::newRow("a NUL") << QByteArray(good).replace("Ask first", QByteArray("Ask \0 first", 11)) << true;
    QTest::newRow("something after it") << good + "x" << false;
    QTest::newRow("100000 lists in each other") << QByteArray(100'000, '[') << false;
    QTest::newRow("100000 lists in a lesson") << "{\"mexplain\": 2, \"items\": [], \"x\": " + QByteArray(100'000, '[') + QByteArray(100'000, ']') + "}" << false;
    QTest::newRow("a title of 10 MB") << lessonWith("{\"game\": \"nim\", \"position\": \"1\", \"title\": \"" + QByteArray(10 << 20, 'x') + "\"}") << false;
    QTest::newRow("a position of 10 MB") << lessonWith("{\"game\": \"nim\", \"position\": \"" + QByteArray(10 << 20, '1') + "\"}") << true;
    QTest::newRow("a key of 10 MB") << "{\"mexplain\": 2, \"items\": [], \"" + QByteArray(10 << 20, 'x') + "\": 1}" << true;
    QTest::newRow("half a character") << lessonWith("{\"game\": \"nim\", \"position\": \"1\", \"title\": \"\\ud800\"}") << true;
    QTest::newRow("a picture") << QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16) << false;
}

void TestLessonPlan::strangeFiles()
{
    QFETCH(QByteArray, json);
    QFETCH(bool, good);
    QCOMPARE(lessonFromJson(json).hasValue(), good);
    if (!QByteArray(QTest::currentDataTag()).startsWith("half")) // it cannot be written
        isRefusedOrALesson(json);
}

void TestLessonPlan::cutOffAnywhere()
{
    const QByteArray good = toJson(goodLesson());
    for (qsizetype length = 0; length < good.size() - 2; ++length) {
        QVERIFY2(!lessonFromJson(good.left(length)), qPrintable(QString::number(length)));
        QVERIFY(!reason(good.left(length)).isEmpty());
    }
}

void TestLessonPlan::anyByteReplaced()
{
    const QByteArray good = toJson(goodLesson());
    for (const char wrong : {'}', '{', '"', '\\', '\0', '\xC3', '9', ','}) {
        for (qsizetype place = 0; place < good.size(); ++place) {
            QByteArray json = good;
            json[place] = wrong;
            isRefusedOrALesson(json);
            if (QTest::currentTestFailed())
                QFAIL(qPrintable(u"byte %1 as %2"_s.arg(place).arg(int{wrong})));
        }
    }
}

void TestLessonPlan::tellsALessonFromAPosition()
{
    QVERIFY(isLesson(toJson(goodLesson())));
    QVERIFY(!isLesson("{\"mexplain\": 1, \"game\": \"nim\", \"position\": \"3 6 9\"}"));
    QVERIFY(!isLesson("3 6 9"));
    QVERIFY(!isLesson(""));
}

QTEST_GUILESS_MAIN(TestLessonPlan)
#include "test_lesson_plan.moc"
