#include "app/command_line.h"
#include "explain/catalogue.h"
#include "explain/phrasebook.h"

#include <QTest>

using namespace mexplain;

class TestCommandLine : public QObject {
    Q_OBJECT
private slots:
    void understands();
    void refuses_data();
    void refuses();
};

void TestCommandLine::understands()
{
    const Catalogue catalogue;
    const auto parse = [&catalogue](const QStringList &arguments) {
        auto request = parseCommandLine(arguments, catalogue);
        Q_ASSERT(request);
        return *std::move(request);
    };
    QVERIFY(std::holds_alternative<WindowRequest>(parse({})));
    QVERIFY(std::holds_alternative<HelpRequest>(parse({QStringLiteral("explain"), QStringLiteral("--help")})));
    QVERIFY(std::holds_alternative<VersionRequest>(parse({QStringLiteral("--version")})));
    QCOMPARE(std::get<WindowRequest>(parse({QStringLiteral("a.mexplain")})).file, QStringLiteral("a.mexplain"));

    const auto explain = std::get<ExplainRequest>(parse({QStringLiteral("explain"), QStringLiteral("nim"), QStringLiteral("3 6 9"),
                                                         QStringLiteral("--lang=both"), QStringLiteral("-o"), QStringLiteral("nim.pdf")}));
    QCOMPARE(explain.position, QStringLiteral("3 6 9"));
    QCOMPARE(explain.languages, std::optional(Languages::Both));
    QCOMPARE(explain.format, std::optional(Format::Pdf));

    const auto snapshot = std::get<SnapshotRequest>(parse({QStringLiteral("snapshot"), QStringLiteral("nim"), QStringLiteral("--size"),
        QStringLiteral("1920x1080"), QStringLiteral("--theme"), QStringLiteral("dark"), QStringLiteral("--step"), QStringLiteral("3"),
        QStringLiteral("--scale"), QStringLiteral("150"), QStringLiteral("-o"), QStringLiteral("a.png")}));
    QCOMPARE(snapshot.size, QSize(1920, 1080));
    QCOMPARE(snapshot.step, 3);
    QCOMPARE(snapshot.scalePercent, 150);
    QCOMPARE(static_cast<int>(snapshot.theme), static_cast<int>(ThemeId::Dark));

    QVERIFY(std::get<ExplainRequest>(parse({QStringLiteral("explain"), QStringLiteral("nim"), QStringLiteral("3"), QStringLiteral("-o"), QStringLiteral("-")})).output.isEmpty());

    const auto lesson = std::get<LessonRequest>(parse({QStringLiteral("lesson"), QStringLiteral("a.mexplain"), QStringLiteral("--as"), QStringLiteral("worksheet"),
        QStringLiteral("--lang"), QStringLiteral("both"), QStringLiteral("--seed"), QStringLiteral("18446744073709551615"), QStringLiteral("--extra=50"),
        QStringLiteral("--theme"), QStringLiteral("contrast"), QStringLiteral("-o"), QStringLiteral("sheet.html")}));
    QCOMPARE(lesson.file, QStringLiteral("a.mexplain"));
    QCOMPARE(static_cast<int>(lesson.document), static_cast<int>(LessonOutput::Worksheet));
    QCOMPARE(lesson.languages, std::optional(Languages::Both));
    QCOMPARE(lesson.seed, ~std::uint64_t{0});
    QCOMPARE(lesson.extraExercises, 50);
    QCOMPARE(lesson.format, Format::Html);
    QCOMPARE(static_cast<int>(lesson.theme), static_cast<int>(ThemeId::HighContrast));
    QCOMPARE(std::get<LessonRequest>(parse({QStringLiteral("lesson"), QStringLiteral("a"), QStringLiteral("-o"), QStringLiteral("b.pdf")})).format, Format::Pdf);

    QCOMPARE(std::get<VerifyRequest>(parse({QStringLiteral("verify"), QStringLiteral("nim"), QStringLiteral("--up-to"), QStringLiteral("5")})).upTo,
             std::optional<std::uint64_t>(5));
}

void TestCommandLine::refuses_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QString>("says");
    const auto row = [](const char *arguments, const char *says) { QTest::newRow(arguments) << QString::fromUtf8(arguments) << QString::fromUtf8(says); };
    row("nonsense", "unknown command \"nonsense\"");
    row("explain", "name a game; the games are: nim");
    row("explain|chess|3", "unknown game \"chess\"; the games are: nim");
    row("explain|nim", "give the position");
    row("explain|nim|3|6|9", "unexpected argument \"6\"");
    row("explain|nim|3|--lang|fr", "--lang cannot be \"fr\"; it can be zh, en, both");
    row("explain|nim|3|--format|docx", "--format cannot be \"docx\"");
    row("explain|nim|3|-o|a.docx", "the ending of a.docx names no format");
    row("explain|nim|3|--format|pdf", "pdf is not text; name a file with -o");
    row("explain|nim|3|--step|0", "--step cannot be \"0\"");
    row("explain|nim|3|--colour|red", "unknown option --colour");
    row("explain|nim|3|--lang", "option --lang needs a value");
    row("explain|nim|3|--format|pdf|-o|-", "pdf is not text; name a file with -o");
    row("lesson", "name the lesson's file");
    row("lesson|a|b|-o|c.pdf", "unexpected argument \"b\"");
    row("lesson|a", "pdf is not text; name a file with -o");
    row("lesson|a|--as|poster|-o|c.pdf", "--as cannot be \"poster\"; it can be handout, slides, worksheet, key");
    row("lesson|a|-o|c.png", "the ending of c.png names no format; say --format (pdf, html)");
    row("lesson|a|--format|md|-o|c.md", "--format cannot be \"md\"; it can be pdf, html");
    row("lesson|a|--lang|fr|-o|c.pdf", "--lang cannot be \"fr\"");
    row("lesson|a|--seed|-1|-o|c.pdf", "--seed cannot be \"-1\"");
    row("lesson|a|--extra|51|-o|c.pdf", "--extra cannot be \"51\"; it can be 0…50");
    row("lesson|a|--theme|pink|-o|c.pdf", "--theme cannot be \"pink\"");
    row("lesson|a|--step|1|-o|c.pdf", "unknown option --step");
    row("snapshot|nim|3|-o|-", "name the picture with -o");
    row("snapshot|nim|3", "name the picture with -o");
    row("snapshot|nim|3|-o|a.png|--size|10x10", "--size cannot be \"10x10\"");
    row("snapshot|nim|3|-o|a.png|--lang|both", "--lang cannot be \"both\"; it can be zh, en");
    row("snapshot|nim|3|-o|a.png|--scale|1000", "--scale cannot be \"1000\"; it can be 75…300");
    row("snapshot|nim|3|-o|a.png|--theme|pink", "--theme cannot be \"pink\"");
    row("verify|nim|--up-to|-1", "--up-to needs a number");
    row("verify|nim|--up-to|many", "--up-to needs a number");
    row("list|all", "unexpected argument \"all\"");
}

void TestCommandLine::refuses()
{
    QFETCH(QString, arguments);
    QFETCH(QString, says);
    const Catalogue catalogue;
    const auto request = parseCommandLine(arguments.split(u'|'), catalogue);
    QVERIFY(!request);
    const QString message = Phrasebook(Language::English).text(request.error());
    QVERIFY2(message.startsWith(says), qPrintable(message));
    const QString chinese = Phrasebook(Language::Chinese).text(request.error());
    QVERIFY2(chinese != message, qPrintable(chinese));
}

QTEST_GUILESS_MAIN(TestCommandLine)
#include "test_command_line.moc"
