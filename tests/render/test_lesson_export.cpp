#include "explain/concealment.h"
#include "render/export/html.h"
#include "render/export/lesson_export.h"

#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

using namespace mexplain;
using namespace Qt::StringLiterals;

namespace {

const QString hostile = QStringLiteral("<img src=x onerror=1> %1 | %n ☺");

QString withoutSpace(QString text)
{
    static const QRegularExpression space(QStringLiteral("[\\s\\f]+"));
    return text.remove(space);
}

/// All the words of a page: of its elements and of its attributes, so that nothing can hide in either.
QString wordsOfHtml(const QByteArray &html)
{
    QXmlStreamReader reader(html);
    QString words;
    QString attributes;
    while (!reader.atEnd()) {
        switch (reader.readNext()) {
        case QXmlStreamReader::StartElement:
            for (const QXmlStreamAttribute &attribute : reader.attributes())
                attributes += attribute.value().toString() + u'\n';
            break;
        case QXmlStreamReader::Characters:
        case QXmlStreamReader::Comment: words += reader.text().toString(); break;
        default: break;
        }
    }
    return reader.hasError() ? u"BROKEN: "_s + reader.errorString() : withoutSpace(words + attributes);
}

/// A PDF without what tells when it was made.
QByteArray withoutDates(QByteArray pdf)
{
    QString text = QString::fromLatin1(pdf);
    static const QRegularExpression dates(QStringLiteral("/CreationDate \\([^)]*\\)|<xmp:(\\w+Date)>[^<]*</xmp:\\w+>|uuid:[0-9a-f-]+|<xmpMM:\\w+>[^<]*</xmpMM:\\w+>|/ID \\[[^\\]]*\\]"));
    text.remove(dates);
    // Where the objects lie follows from how long these are.
    static const QRegularExpression offsets(QStringLiteral("\\n\\d{10} \\d{5} n|startxref\\n\\d+"));
    return text.remove(offsets).toLatin1();
}

} // namespace

class TestLessonExport : public QObject {
    Q_OBJECT

private slots:
    void everyDocument_data();
    void everyDocument();
    void hiddenItemsLeakNothing_data();
    void hiddenItemsLeakNothing();
    void worksheetHoldsNoAnswerAndTheKeyDoes_data();
    void worksheetHoldsNoAnswerAndTheKeyDoes();
    void theSeedChoosesTheExercises_data();
    void theSeedChoosesTheExercises();
    void exercisesAreNotRepeated();
    void aGameThatRunsDryGivesFewer();
    void hostileTitles_data();
    void hostileTitles();
    void emptyLesson_data();
    void emptyLesson();
    void refusals_data();
    void refusals();
    void onlySomeFormats();
    void missingGlyphIsAnError();
    void codes();

private:
    static LessonPlan lesson()
    {
        LessonPlan plan;
        plan.title = {u"第一讲：尼姆"_s, u"Lesson 1: Nim"_s};
        plan.note = {u"全课四十分钟\n先对局"_s, u"ALLOFFORTY\nplay first"_s};
        const auto add = [&plan](const char *game, const char *position, bool hidden, BilingualText title = {}) {
            plan.items.push_back({.game = QString::fromLatin1(game), .position = position, .hidden = hidden, .title = std::move(title),
                                  .note = {u"备课秘密"_s, u"SECRETNOTE"_s}});
        };
        add("nim", "3 6 9", false, {u"开头的例子"_s, u"To begin with"_s});
        add("nim", "5 7 11 13", true);
        add("nim", "1 2 3", true);
        add("chocolate", "4 9 3 6; 1 8 5 9; s=12", true);
        add("sand", "20 4", true, {u"沙子"_s, {}});
        add("wythoff", "4 7", false);
        add("misere-nim", "4 5 1", true);
        return plan;
    }

    Result<QByteArray, Phrase> made(const LessonPlan &plan, LessonOutput document, Languages languages, Format format, std::uint64_t seed = 7,
                                    int extra = 0, ThemeId theme = ThemeId::Light) const
    {
        return exportLesson({.lesson = plan, .catalogue = m_catalogue, .phrasebooks = m_phrasebooks, .languages = languages, .theme = theme,
                             .document = document, .seed = seed, .extraExercises = extra}, format);
    }

    QString english(const Phrase &phrase) const { return m_phrasebooks.of(Language::English).text(phrase); }

    /// What a reader can find in the document, without blanks.
    QString found(const QByteArray &bytes, Format format) const
    {
        if (format == Format::Html)
            return wordsOfHtml(bytes);
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.pdf"));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly))
            return {};
        file.write(bytes);
        file.close();
        QString text;
        for (const QStringList &arguments : {QStringList{u"pdftotext"_s, u"-layout"_s, path, u"-"_s}, QStringList{u"pdftotext"_s, u"-raw"_s, path, u"-"_s},
                                             QStringList{u"pdfinfo"_s, u"-meta"_s, path}, QStringList{u"pdfinfo"_s, path}}) {
            QProcess process;
            process.start(arguments.front(), arguments.mid(1));
            if (process.waitForFinished(60'000))
                text += QString::fromUtf8(process.readAllStandardOutput());
        }
        static const QRegularExpression footer(QStringLiteral("[^\\n]*\\d+ / \\d+\\s*\\f"));
        // A page's foot may stand in the middle of a sentence; it is looked at all the same.
        return withoutSpace(QString(text).remove(footer) + text);
    }

    bool canRead(Format format) const { return format != Format::Pdf || !QStandardPaths::findExecutable(QStringLiteral("pdftotext")).isEmpty(); }

    QStringList inBothLanguages(const std::vector<Phrase> &phrases) const
    {
        QStringList texts;
        for (const Phrase &phrase : phrases) {
            for (const Language language : {Language::Chinese, Language::English}) {
                const QString text = withoutSpace(m_phrasebooks.of(language).text(phrase));
                if (!text.isEmpty())
                    texts += text;
            }
        }
        return texts;
    }

    /// Everything that would give the answer away: what a worksheet must not say.
    QStringList answersOf(const Explanation &whole) const
    {
        std::vector<Phrase> phrases{verdictPhrase(whole.outcome), whole.reason};
        for (const ToldMove &move : whole.winningMoves)
            phrases.push_back(move.text);
        for (const ToldReply &reply : whole.replies)
            phrases.push_back(reply.reply.text);
        for (const Step &step : whole.steps) {
            if (step.reveals != Reveal::Nothing)
                phrases.push_back(step.title);
            for (const Paragraph &paragraph : step.body) {
                if (step.reveals != Reveal::Nothing || paragraph.reveals != Reveal::Nothing)
                    phrases.push_back(paragraph.phrase);
            }
        }
        return inBothLanguages(phrases);
    }

    void save(const QString &name, const QByteArray &bytes) const
    {
        QFile file(QStringLiteral(SNAPSHOT_DIR "/") + name);
        if (file.open(QIODevice::WriteOnly))
            file.write(bytes);
    }

    static void documentRows()
    {
        QTest::addColumn<QString>("document");
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("format");
        for (const LessonOutput document : {LessonOutput::Handout, LessonOutput::Slides, LessonOutput::Worksheet, LessonOutput::AnswerKey}) {
            for (const char *language : {"zh", "en", "both"}) {
                for (const Format format : formatsOf(document))
                    QTest::addRow("%s %s %s", qPrintable(lessonDocumentCode(document)), language, qPrintable(formatCode(format)))
                        << lessonDocumentCode(document) << QString::fromLatin1(language) << formatCode(format);
            }
        }
    }

    Catalogue m_catalogue;
    Phrasebooks m_phrasebooks;
};

#define FETCH_DOCUMENT                                                                                                     \
    QFETCH(QString, document);                                                                                             \
    QFETCH(QString, language);                                                                                             \
    QFETCH(QString, format);                                                                                               \
    const LessonOutput kind = *lessonDocumentFromCode(document);                                                         \
    const Languages languages = *languagesFromCode(language);                                                              \
    const Format how = *formatFromCode(format);                                                                            \
    if (!canRead(how))                                                                                                     \
        QSKIP("pdftotext (poppler-utils) is not installed")

void TestLessonExport::everyDocument_data() { documentRows(); }

void TestLessonExport::everyDocument()
{
    FETCH_DOCUMENT;
    const LessonPlan plan = lesson();
    const auto bytes = made(plan, kind, languages, how, 7, 3);
    QVERIFY2(bytes, bytes ? "" : qPrintable(english(bytes.error())));
    save(u"lesson %1 %2.%3"_s.arg(document, language, format), *bytes);
    const QString text = found(*bytes, how);
    QVERIFY2(!text.startsWith(u"BROKEN"), qPrintable(text));
    QVERIFY(!text.contains(u"SECRETNOTE"_s) && !text.contains(u"备课秘密"_s));
    // The plan of the lesson is in the teacher's own document, and there in its languages alone.
    for (const Language one : {Language::Chinese, Language::English}) {
        const auto all = languagesOf(languages);
        const bool isThere = kind == LessonOutput::AnswerKey && std::find(all.begin(), all.end(), one) != all.end();
        QCOMPARE(text.contains(withoutSpace(plan.note.of(one))), isThere);
        QCOMPARE(text.contains(one == Language::Chinese ? u"全课四十"_s : u"ALLOFFORTY"_s), isThere);
    }
    const bool isExercise = kind == LessonOutput::Worksheet || kind == LessonOutput::AnswerKey;
    for (const LessonItem &item : plan.items) {
        const AnyGame &game = *m_catalogue.find(item.game);
        for (const Language one : languagesOf(languages)) {
            const Phrasebook &book = m_phrasebooks.of(one);
            const bool hasTitle = !item.title.isEmpty() && !isExercise;
            const QString title = withoutSpace(hasTitle ? item.title.in(one) : book.text(game.info().title));
            QVERIFY2(text.contains(title), qPrintable(title + u'\n' + text));
            if (kind == LessonOutput::Handout || kind == LessonOutput::Worksheet)
                QVERIFY2(text.contains(withoutSpace(book.text(game.info().rule))), qPrintable(text));
        }
        if (kind != LessonOutput::Slides)
            QVERIFY2(text.contains(withoutSpace(QString::fromStdString(item.position))), item.position.c_str());
    }
    if (isExercise) {
        for (const Language one : languagesOf(languages))
            QVERIFY(text.contains(one == Language::Chinese ? u"卷号7"_s : u"Sheet7"_s));
    }
    // An item that hides nothing has all its steps.
    if (!isExercise) {
        const Explanation whole = *m_catalogue.find(plan.items[0].game)->explain(plan.items[0].position);
        for (const Step &step : whole.steps) {
            for (const Language one : languagesOf(languages))
                QVERIFY2(text.contains(withoutSpace(m_phrasebooks.of(one).text(step.title))), qPrintable(m_phrasebooks.of(one).text(step.title)));
        }
    }
    for (const QChar c : text)
        QVERIFY2(c.unicode() < 0x2E80 || c.unicode() > 0x2FDF, "a radical stands for a character");
}

void TestLessonExport::hiddenItemsLeakNothing_data() { documentRows(); }

void TestLessonExport::hiddenItemsLeakNothing()
{
    FETCH_DOCUMENT;
    if (kind == LessonOutput::AnswerKey)
        return;
    for (const LessonItem &item : lesson().items) {
        LessonPlan plan;
        plan.items = {item};
        plan.items[0].hidden = true;
        const auto bytes = made(plan, kind, languages, how);
        QVERIFY(bytes);
        const QString text = found(*bytes, how);
        const Explanation whole = *m_catalogue.find(item.game)->explain(item.position);
        // What the concealed explanation tells all the same, such as a sentence of the rule, is not hidden.
        const Explanation shown = concealed(whole, Revealed{});
        QString told;
        for (const Step &step : shown.steps) {
            for (const Paragraph &paragraph : step.body)
                told += inBothLanguages({paragraph.phrase}).join(u'\n') + u'\n';
        }
        for (const QString &answer : answersOf(whole)) {
            if (!told.contains(answer) && answer.size() > 1)
                QVERIFY2(!text.contains(answer), qPrintable(answer + u'\n' + text));
        }
    }
}

void TestLessonExport::worksheetHoldsNoAnswerAndTheKeyDoes_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("format");
    for (const char *language : {"zh", "en", "both"}) {
        for (const char *format : {"pdf", "html"})
            QTest::addRow("%s %s", language, format) << QString::fromLatin1(language) << QString::fromLatin1(format);
    }
}

void TestLessonExport::worksheetHoldsNoAnswerAndTheKeyDoes()
{
    QFETCH(QString, language);
    QFETCH(QString, format);
    const Format how = *formatFromCode(format);
    if (!canRead(how))
        QSKIP("pdftotext (poppler-utils) is not installed");
    const Languages languages = *languagesFromCode(language);
    const LessonPlan plan = lesson();
    const auto sheet = made(plan, LessonOutput::Worksheet, languages, how, 11, 12);
    const auto key = made(plan, LessonOutput::AnswerKey, languages, how, 11, 12);
    QVERIFY(sheet && key);
    const QString asked = found(*sheet, how);
    const QString answered = found(*key, how);
    for (const LessonItem &item : plan.items) {
        const Explanation whole = *m_catalogue.find(item.game)->explain(item.position);
        for (const QString &answer : answersOf(whole)) {
            if (answer.size() > 1)
                QVERIFY2(!asked.contains(answer), qPrintable(answer));
        }
        for (const Language one : languagesOf(languages)) {
            const Phrasebook &book = m_phrasebooks.of(one);
            QVERIFY(answered.contains(withoutSpace(book.text(verdictPhrase(whole.outcome)))));
            QVERIFY2(answered.contains(withoutSpace(book.text(whole.reason))), qPrintable(book.text(whole.reason)));
            for (const ToldMove &move : whole.winningMoves)
                QVERIFY2(answered.contains(withoutSpace(book.text(move.text))), qPrintable(book.text(move.text) + answered));
            for (std::size_t i = 0; i < std::min<std::size_t>(6, whole.replies.size()); ++i)
                QVERIFY2(answered.contains(withoutSpace(book.text(whole.replies[i].reply.text))), qPrintable(answered));
        }
    }
    QVERIFY(!asked.contains(withoutSpace(english(verdictPhrase(Outcome::P)))) && !asked.contains(withoutSpace(english(verdictPhrase(Outcome::N)))));
}

void TestLessonExport::theSeedChoosesTheExercises_data()
{
    QTest::addColumn<QString>("document");
    QTest::addColumn<QString>("format");
    for (const char *document : {"worksheet", "key"}) {
        for (const char *format : {"pdf", "html"})
            QTest::addRow("%s %s", document, format) << QString::fromLatin1(document) << QString::fromLatin1(format);
    }
}

void TestLessonExport::theSeedChoosesTheExercises()
{
    QFETCH(QString, document);
    QFETCH(QString, format);
    const LessonOutput kind = *lessonDocumentFromCode(document);
    const Format how = *formatFromCode(format);
    const LessonPlan plan = lesson();
    const auto once = made(plan, kind, Languages::English, how, 42, 5);
    const auto again = made(plan, kind, Languages::English, how, 42, 5);
    const auto other = made(plan, kind, Languages::English, how, 43, 5);
    QVERIFY(once && again && other);
    QVERIFY(withoutDates(*once) == withoutDates(*again));
    QVERIFY(withoutDates(*once) != withoutDates(*other));
}

void TestLessonExport::exercisesAreNotRepeated()
{
    // The positions stand behind their label, in the worksheet and in the key in the same order.
    const auto positions = [this](LessonOutput document) {
        const auto html = made(lesson(), document, Languages::English, Format::Html, 5, maxExtraExercises);
        static const QRegularExpression fact(QStringLiteral("<dt><div[^>]*>Position</div>\\s*</dt><dd><div[^>]*>([^<]*)</div>"));
        QStringList all;
        for (auto matches = fact.globalMatch(QString::fromUtf8(*html)); matches.hasNext();)
            all += matches.next().captured(1);
        return all;
    };
    const QStringList asked = positions(LessonOutput::Worksheet);
    QCOMPARE(asked.size(), static_cast<qsizetype>(lesson().items.size()) + maxExtraExercises);
    QCOMPARE(positions(LessonOutput::AnswerKey), asked);
    for (std::size_t i = 0; i < lesson().items.size(); ++i)
        QCOMPARE(asked[static_cast<qsizetype>(i)], QString::fromStdString(lesson().items[i].position));
}

void TestLessonExport::aGameThatRunsDryGivesFewer()
{
    LessonPlan plan;
    plan.items = {{.game = u"bash"_s, .position = "23 3"}};
    const auto html = made(plan, LessonOutput::Worksheet, Languages::English, Format::Html, 1, maxExtraExercises);
    QVERIFY(html);
    const qsizetype count = html->count("class=\"exercise\"");
    QVERIFY2(count > 5 && count <= 1 + maxExtraExercises, qPrintable(QString::number(count)));
}

void TestLessonExport::hostileTitles_data() { documentRows(); }

void TestLessonExport::hostileTitles()
{
    FETCH_DOCUMENT;
    LessonPlan plan = lesson();
    plan.title = {hostile, hostile};
    for (LessonItem &item : plan.items)
        item.title = {hostile, hostile};
    const auto bytes = made(plan, kind, languages, how);
    QVERIFY2(bytes, bytes ? "" : qPrintable(english(bytes.error())));
    if (how == Format::Html)
        QVERIFY(!bytes->contains("<img"));
    const QString text = found(*bytes, how);
    QVERIFY2(text.contains(withoutSpace(u"<img src=x onerror=1> %1 | %n"_s)), qPrintable(text));
}

void TestLessonExport::emptyLesson_data() { documentRows(); }

void TestLessonExport::emptyLesson()
{
    FETCH_DOCUMENT;
    const auto bytes = made({}, kind, languages, how, 1, 10);
    QVERIFY2(bytes, bytes ? "" : qPrintable(english(bytes.error())));
    for (const Language one : languagesOf(languages))
        QVERIFY(found(*bytes, how).contains(one == Language::Chinese ? u"这一课还没有放入局面"_s : u"Thislessonhasnopositionsyet"_s));
}

void TestLessonExport::refusals_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("says");
    QTest::newRow("unknown game") << u"gomoku"_s << u"1"_s << u"Item 2: this version has no game “gomoku”"_s;
    QTest::newRow("position refused") << u"nim"_s << u"3 x 9"_s << u"Item 2: Number 2 (column 3): expected a pile size, found \"x\""_s;
    QTest::newRow("no position") << u"nim"_s << QString() << u"Item 2: "_s;
}

void TestLessonExport::refusals()
{
    QFETCH(QString, game);
    QFETCH(QString, position);
    QFETCH(QString, says);
    LessonPlan plan;
    plan.items = {{.game = u"nim"_s, .position = "3 6 9"}, {.game = game, .position = position.toStdString()}};
    for (const LessonOutput document : {LessonOutput::Handout, LessonOutput::Slides, LessonOutput::Worksheet, LessonOutput::AnswerKey}) {
        for (const Format format : formatsOf(document)) {
            const auto bytes = made(plan, document, Languages::Both, format);
            QVERIFY(!bytes);
            QVERIFY2(english(bytes.error()).startsWith(says), qPrintable(english(bytes.error())));
        }
    }
}

void TestLessonExport::onlySomeFormats()
{
    for (const Format format : {Format::Html, Format::Markdown, Format::Svg, Format::Png, Format::Json, Format::Text})
        QVERIFY(!made(lesson(), LessonOutput::Slides, Languages::Both, format));
    for (const Format format : {Format::Markdown, Format::Svg, Format::Png, Format::Json, Format::Text}) {
        const auto bytes = made(lesson(), LessonOutput::Worksheet, Languages::Both, format);
        QVERIFY(!bytes);
        QCOMPARE(english(bytes.error()), u"This document cannot be made as %1; it can be made as pdf, html"_s.arg(formatCode(format)));
    }
}

void TestLessonExport::missingGlyphIsAnError()
{
    LessonPlan plan = lesson();
    plan.title = {QString::fromUcs4(U"\U0010FFFD", 1), {}};
    for (const LessonOutput document : {LessonOutput::Handout, LessonOutput::Slides, LessonOutput::Worksheet, LessonOutput::AnswerKey}) {
        QVERIFY(!made(plan, document, Languages::English, Format::Pdf));
    }
}

void TestLessonExport::codes()
{
    for (const LessonOutput document : {LessonOutput::Handout, LessonOutput::Slides, LessonOutput::Worksheet, LessonOutput::AnswerKey})
        QCOMPARE(lessonDocumentFromCode(lessonDocumentCode(document)), std::optional(document));
    QVERIFY(!lessonDocumentFromCode(u"poster"));
}

QTEST_MAIN(TestLessonExport)

#include "test_lesson_export.moc"
