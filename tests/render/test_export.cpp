#include "explain/catalogue.h"
#include "render/export/export.h"
#include "render/export/html.h"
#include "render/export/markdown.h"
#include "render/export/picture.h"

#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPainter>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

using namespace mexplain;
using namespace Qt::StringLiterals;

namespace {

const QString hostile = QStringLiteral("<script>alert('x')</script> | *b* & \"q\" $x$ <img src=/etc/passwd>");

const std::vector<Format> allFormats{Format::Html, Format::Markdown, Format::Pdf, Format::Svg, Format::Png, Format::Json, Format::Text};

Phrase words(const char *text)
{
    return literal(QString::fromUtf8(text));
}

GameInfo handGame()
{
    return {QStringLiteral("hand"), words("Hand-made game"), words("Hand"), words("Luogu P0000"), GameGroup::NimFamily,
            words("No theory"), words("Take some & leave < some"), words("numbers")};
}

// One step of each kind of figure, and one without.
Explanation handExplanation()
{
    Explanation explanation;
    explanation.game = QStringLiteral("hand");
    explanation.position = "3 6 9";
    explanation.outcome = Outcome::N;
    explanation.reason = words("The sum is not 0");
    explanation.winningMoves = {{words("take 4 from pile 3"), "3 6 5"}};
    explanation.winningMoveCount = 1;

    XorTableFigure table;
    table.columnCount = 4;
    table.columns = {Mark::OddColumn, Mark::OddColumn, Mark::None, Mark::None};
    table.rows = {{words("Pile 1"), 3}, {words("Pile 2"), 6}, {words("Pile 3"), 9}};
    table.ones = {1, 1, 2, 2};
    table.sumLabel = words("XOR s");
    table.showSum = true;
    table.sum = 12;

    PilesFigure piles;
    piles.rows = {{{words("Pile 1"), 3}}, {{words("Pile 3"), 9, 4, Mark::Chosen, words("take 4")}}};
    piles.rows.push_back({{words("Pile 4"), 9007199254740993ULL}});

    TableFigure moves;
    moves.header = {words("My | move"), words("Answer")};
    moves.rows = {{{words("a|b")}, {literal(Math{QStringLiteral("9 → 5")}), Mark::P}}};
    moves.omitted = 2;

    explanation.steps = {
        {QStringLiteral("sum"), words("Add <up>"), {{Paragraph::Kind::Text, words("Write them in binary.")},
                                                    {Paragraph::Kind::Formula, literal(Math{QStringLiteral("3 ⊕ 6 ⊕ 9 = 12 ≠ 0")})}},
         Figure{table}, Reveal::Nothing, {}},
        {QStringLiteral("piles"), words("Take"), {{Paragraph::Kind::Text, words("Take four.")}}, Figure{piles}, Reveal::Nothing, {}},
        {QStringLiteral("plain"), words("No picture"), {{Paragraph::Kind::Text, words("Words alone.")}}, {}, Reveal::Nothing, {}},
        {QStringLiteral("moves"), words("Moves"), {}, Figure{moves}, Reveal::Nothing, {}},
    };
    return explanation;
}

QString withoutSpace(QString text)
{
    static const QRegularExpression space(QStringLiteral("[\\s\\f]+"));
    return text.remove(space);
}

QString xmlError(const QByteArray &xml)
{
    QXmlStreamReader reader(xml);
    while (!reader.atEnd())
        reader.readNext();
    return reader.hasError() ? reader.errorString() + QStringLiteral(" in line ") + QString::number(reader.lineNumber()) : QString();
}

QString outputOf(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished(60'000) || process.exitCode() != 0)
        return {};
    return QString::fromUtf8(process.readAllStandardOutput());
}

} // namespace

class TestExport : public QObject {
    Q_OBJECT

private slots:
    void everyFormat_data();
    void everyFormat();
    void hostileText_data();
    void hostileText();
    void json();
    void pdfText_data();
    void pdfText();
    void pngScale_data();
    void pngScale();
    void chartsHaveAxes();
    void missingFigure();
    void missingGlyphIsAnError();
    void latex_data();
    void latex();
    void markdown_data();
    void markdown();
    void codes();

private:
    struct Subject {
        QString name;
        GameInfo game;
        Explanation explanation;
    };
    std::vector<Subject> subjects() const
    {
        std::vector<Subject> all{{QStringLiteral("hand"), handGame(), handExplanation()}};
        for (const auto &game : m_catalogue.games()) {
            if (game->info().id != u"nim")
                continue;
            for (const char *position : {"3 6 9", "15 22 19 10", "3 6 5"}) {
                if (const Result<Explanation> explanation = game->explain(position))
                    all.push_back({u"nim "_s + QString::fromUtf8(position), game->info(), *explanation});
            }
        }
        return all;
    }
    static std::size_t firstFigure(const Explanation &explanation)
    {
        std::size_t step = 0;
        while (step < explanation.steps.size() && !explanation.steps[step].figure)
            ++step;
        return step;
    }
    void save(const QString &name, const QByteArray &bytes) const
    {
        QFile file(QStringLiteral(SNAPSHOT_DIR "/") + name);
        if (file.open(QIODevice::WriteOnly))
            file.write(bytes);
    }

    Catalogue m_catalogue;
    Phrasebooks m_phrasebooks;
};

void TestExport::everyFormat_data()
{
    QTest::addColumn<QString>("subject");
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("language");
    for (const Subject &subject : subjects()) {
        for (const Format format : allFormats) {
            for (const char *language : {"zh", "en", "both"})
                QTest::newRow(qPrintable(subject.name + u' ' + formatCode(format) + u' ' + QString::fromUtf8(language)))
                    << subject.name << formatCode(format) << QString::fromUtf8(language);
        }
    }
}

void TestExport::everyFormat()
{
    QFETCH(QString, subject);
    QFETCH(QString, format);
    QFETCH(QString, language);
    for (const Subject &one : subjects()) {
        if (one.name != subject)
            continue;
        ExportJob job{one.game, one.explanation, m_phrasebooks, *languagesFromCode(language)};
        job.step = firstFigure(one.explanation);
        const Result<QByteArray, Phrase> bytes = exportDocument(job, *formatFromCode(format));
        QVERIFY2(bytes, bytes ? "" : qPrintable(m_phrasebooks.of(Language::English).text(bytes.error())));
        QVERIFY(bytes->size() > 100);
        save(u"export "_s + subject + u' ' + language + u'.' + format, *bytes);
        if (format == u"html" || format == u"svg")
            QCOMPARE(xmlError(*bytes), QString());
        if (format == u"svg") {
            QSvgRenderer renderer(*bytes);
            QVERIFY(renderer.isValid());
            QImage image(renderer.defaultSize(), QImage::Format_RGB32);
            QPainter painter(&image);
            renderer.render(&painter);
            painter.end();
            save(u"export svg "_s + subject + u' ' + language + u".png"_s, pngOf(image));
        }
        if (isTextFormat(*formatFromCode(format)))
            QVERIFY(bytes->endsWith('\n'));
    }
}

void TestExport::hostileText_data()
{
    QTest::addColumn<QString>("format");
    for (const Format format : allFormats)
        QTest::newRow(qPrintable(formatCode(format))) << formatCode(format);
}

void TestExport::hostileText()
{
    QFETCH(QString, format);
    const GameInfo game = handGame();
    Explanation explanation = handExplanation();
    explanation.steps[0].title = literal(hostile);
    std::get<XorTableFigure>(*explanation.steps[0].figure).rows[0].label = literal(hostile);
    ExportJob job{game, explanation, m_phrasebooks, Languages::Both};
    job.title = hostile;
    job.note = hostile;
    const Result<QByteArray, Phrase> bytes = exportDocument(job, *formatFromCode(format));
    QVERIFY(bytes);
    if (format == u"html" || format == u"svg") {
        QCOMPARE(xmlError(*bytes), QString());
        QVERIFY(!bytes->contains("<script"));
        QVERIFY(!bytes->contains("<img"));
    }
    if (format == u"html") {
        QVERIFY(bytes->contains("&#39;x&#39;"));
    }
    if (format == u"md") {
        QVERIFY(!bytes->contains("<script"));
        QVERIFY(!bytes->contains("<img"));
        QVERIFY(bytes->contains("\\| \\*b\\* &amp; \"q\" \\$x\\$"));
    }
    if (format == u"json") {
        const QJsonObject root = QJsonDocument::fromJson(*bytes).object();
        QCOMPARE(root[u"title"].toString(), hostile);
        QCOMPARE(root[u"steps"][0][u"title"][u"zh"].toString(), hostile);
    }
}

void TestExport::json()
{
    const GameInfo game = handGame();
    const Explanation explanation = handExplanation();
    const Result<QByteArray, Phrase> bytes = exportDocument({game, explanation, m_phrasebooks}, Format::Json);
    QVERIFY(bytes);
    const QJsonObject root = QJsonDocument::fromJson(*bytes).object();
    QCOMPARE(root[u"outcome"].toString(), QStringLiteral("N"));
    QCOMPARE(root[u"winningMoveCount"].toInt(), 1);
    QCOMPARE(root[u"winningMoves"][0][u"after"].toString(), QStringLiteral("3 6 5"));
    QCOMPARE(root[u"steps"].toArray().size(), 4);
    QCOMPARE(root[u"steps"][0][u"figure"][u"kind"].toString(), QStringLiteral("xorTable"));
    QCOMPARE(root[u"steps"][0][u"figure"][u"sum"].toString(), QStringLiteral("12"));
    QCOMPARE(root[u"steps"][1][u"figure"][u"rows"][2][u"count"].toString(), QStringLiteral("9007199254740993"));
    QVERIFY(root[u"steps"][2][u"figure"].isUndefined());
    QCOMPARE(root[u"steps"][3][u"figure"][u"rows"][0][1][u"mark"].toString(), QStringLiteral("P"));
    QCOMPARE(root[u"steps"][0][u"body"][0][u"zh"].toString(), QStringLiteral("Write them in binary."));
}

void TestExport::pdfText_data()
{
    QTest::addColumn<QString>("subject");
    for (const Subject &subject : subjects())
        QTest::newRow(qPrintable(subject.name)) << subject.name;
}

void TestExport::pdfText()
{
    if (QStandardPaths::findExecutable(QStringLiteral("pdftotext")).isEmpty())
        QSKIP("pdftotext (poppler-utils) is not installed");
    QFETCH(QString, subject);
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.pdf"));
    for (const Subject &one : subjects()) {
        if (one.name != subject)
            continue;
        const Result<QByteArray, Phrase> bytes
            = exportDocument({one.game, one.explanation, m_phrasebooks, Languages::Both}, Format::Pdf);
        QVERIFY(bytes);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(*bytes);
        file.close();

        const QString raw = outputOf(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), path, QStringLiteral("-")});
        for (const QChar c : raw)
            QVERIFY2(c.unicode() < 0x2E80 || c.unicode() > 0x2FDF, "a radical stands for a character");
        QString text = raw;
        static const QRegularExpression footer(QStringLiteral("[^\\n]*\\d+ / \\d+\\s*\\f"));
        text = withoutSpace(text.remove(footer));
        for (const Step &step : one.explanation.steps) {
            for (const Language language : {Language::Chinese, Language::English}) {
                QVERIFY2(text.contains(withoutSpace(m_phrasebooks.of(language).text(step.title))), qPrintable(text));
                for (const Paragraph &paragraph : step.body) {
                    const QString sentence = withoutSpace(m_phrasebooks.of(language).text(paragraph.phrase));
                    QVERIFY2(text.contains(sentence), qPrintable(sentence + u'\n' + text));
                }
            }
        }
        const QStringList fonts = outputOf(QStringLiteral("pdffonts"), {path}).split(u'\n', Qt::SkipEmptyParts).mid(2);
        QVERIFY(!fonts.isEmpty());
        for (const QString &font : fonts) {
            QVERIFY2(!font.contains(QStringLiteral("JP")), qPrintable(font));
            static const QRegularExpression embedded(QStringLiteral("\\byes\\s+(yes|no)\\s+(yes|no)\\s+\\d+\\s+\\d+$"));
            QVERIFY2(font.trimmed().contains(embedded), qPrintable(font));
        }
    }
}

void TestExport::pngScale_data()
{
    QTest::addColumn<double>("scale");
    QTest::addColumn<bool>("isAccepted");
    QTest::newRow("1") << 1.0 << true;
    QTest::newRow("2") << 2.0 << true;
    QTest::newRow("4") << 4.0 << true;
    QTest::newRow("0") << 0.0 << false;
    QTest::newRow("5") << 5.0 << false;
    QTest::newRow("nan") << qQNaN() << false;
}

void TestExport::pngScale()
{
    QFETCH(double, scale);
    QFETCH(bool, isAccepted);
    const GameInfo game = handGame();
    const Explanation explanation = handExplanation();
    ExportJob job{game, explanation, m_phrasebooks};
    job.scale = 1;
    const Result<QByteArray, Phrase> single = exportDocument(job, Format::Png);
    job.scale = scale;
    const Result<QByteArray, Phrase> scaled = exportDocument(job, Format::Png);
    QCOMPARE(scaled.hasValue(), isAccepted);
    if (isAccepted)
        QCOMPARE(QImage::fromData(*scaled).size(), QImage::fromData(*single).size() * scale);
}

void TestExport::chartsHaveAxes()
{
    const AnyGame &game = *m_catalogue.find(u"digit-deletion");
    const auto explanation = game.explain("1");
    QVERIFY(explanation);
    ExportJob job{game.info(), *explanation, m_phrasebooks, Languages::English};
    job.step = explanation->steps.size() - 1;
    QVERIFY(std::holds_alternative<SeriesFigure>(*explanation->steps.back().figure));
    const auto svg = exportDocument(job, Format::Svg);
    QVERIFY(svg);
    for (const char *label : {">number of digits<", ">18<", ">100<"})
        QVERIFY2(svg->contains(label), label);
}

void TestExport::missingFigure()
{
    const GameInfo game = handGame();
    const Explanation explanation = handExplanation();
    ExportJob job{game, explanation, m_phrasebooks};
    for (const Format format : {Format::Svg, Format::Png}) {
        job.step = 2;
        const Result<QByteArray, Phrase> none = exportDocument(job, format);
        QVERIFY(!none);
        QCOMPARE(m_phrasebooks.of(Language::English).text(none.error()),
                 QStringLiteral("Step 3 has no figure; these steps have one: 1, 2, 4"));
        job.step = 4;
        QVERIFY(!exportDocument(job, format));
    }
}

void TestExport::missingGlyphIsAnError()
{
    const GameInfo game = handGame();
    const Explanation explanation = handExplanation();
    ExportJob job{game, explanation, m_phrasebooks};
    job.title = QString::fromUcs4(U"a\U0010FFFD", 2);
    const Result<QByteArray, Phrase> pdf = exportDocument(job, Format::Pdf);
    QVERIFY(!pdf);
    QCOMPARE(m_phrasebooks.of(Language::English).text(pdf.error()),
             QStringLiteral("No installed font can draw the character U+10FFFD; install fonts-wqy-microhei"));
}

void TestExport::latex_data()
{
    QTest::addColumn<QString>("math");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *math, const char *latex) {
        QTest::newRow(math) << QString::fromUtf8(math) << QString::fromUtf8(latex);
    };
    row("9 ⊕ 12 = 5", "9 \\oplus 12 = 5");
    row("a⊕b", "a\\oplus b");
    row("s ≠ 0", "s \\ne 0");
    row("1 ≤ k ≥ 2", "1 \\le k \\ge 2");
    row("a ⇒ b → c", "a \\Rightarrow b \\to c");
    row("p₁ ⊕ … ⊕ pₙ", "p_{1} \\oplus \\dots \\oplus p_{n}");
    row("2³¹", "2^{31}");
    row("2^63 + x_1", "2^{63} + x_{1}");
    row("k·m", "k\\cdot m");
    row("mex{0, 1} = 2", "mex\\lbrace 0, 1\\rbrace = 2");
    row("a < b", "a \\lt b");
    row("5% & $", "5\\% \\& \\$");
    row("第 1 堆", "\\text{第} 1 \\text{堆}");
}

void TestExport::latex()
{
    QFETCH(QString, math);
    QFETCH(QString, expected);
    QCOMPARE(toLatex(math), expected);
}

void TestExport::markdown_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *text, const char *expected) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(expected);
    };
    row("plain, 3 - 2 = 1.", "plain, 3 - 2 = 1.");
    row("a|b_c", "a\\|b\\_c");
    row("- no list", "\\- no list");
    row("1. no list", "1\\. no list");
    row("<b>", "&lt;b&gt;");
    row("two\nlines", "two lines");
    row("[a](b)", "\\[a\\](b)");
}

void TestExport::markdown()
{
    QFETCH(QString, text);
    QFETCH(QString, expected);
    QCOMPARE(escapeMarkdown(text), expected);
}

void TestExport::codes()
{
    for (const Format format : allFormats) {
        QCOMPARE(formatFromCode(formatCode(format)), std::optional(format));
        QCOMPARE(formatOfFile(u"/a/b."_s + formatCode(format).toUpper()), std::optional(format));
    }
    QCOMPARE(formatOfFile(QStringLiteral("a.htm")), std::optional(Format::Html));
    QCOMPARE(formatOfFile(QStringLiteral("a.markdown")), std::optional(Format::Markdown));
    QVERIFY(!formatFromCode(u"doc"));
    QVERIFY(!formatOfFile(QStringLiteral("html")));
    QCOMPARE(escapeHtml(QStringLiteral("<a href='x'>&\"")), QStringLiteral("&lt;a href=&#39;x&#39;&gt;&amp;&quot;"));
}

QTEST_MAIN(TestExport)

#include "test_export.moc"
