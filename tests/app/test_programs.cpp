#include <QDir>
#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

/// The two programs as a person starts them, without a display and in either language.
class TestPrograms : public QObject {
    Q_OBJECT
private slots:
    void solve_data();
    void solve();
    void solveSaysWhereInputIsWrong();
    void solveAnswersFilesAsItAnswersPipes_data();
    void solveAnswersFilesAsItAnswersPipes();
    void solveReportsAFullDisk();
    void list();
    void explainToFilesAndStandardOutput_data();
    void explainToFilesAndStandardOutput();
    void explainJson();
    void explainReadsStandardInput();
    void hugePositionsMakeSmallDocuments();
    void wrongUseExitsWithTwo_data();
    void wrongUseExitsWithTwo();
    void failedExportLeavesTheOldFile();
    void lessonToFiles_data();
    void lessonToFiles();
    void lessonThatCannotBeMade_data();
    void lessonThatCannotBeMade();
    void verify();
    void snapshot_data();
    void snapshot();
    void helpInBothLanguages();
};

namespace {

struct Finished {
    int code;
    QByteArray output;
    QByteArray error;
};

Finished runProgram(const QString &name, const QStringList &arguments, const QByteArray &input = {}, const QString &locale = QStringLiteral("C.UTF-8"))
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char *variable : {"QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY", "LANGUAGE", "LC_ALL", "LANG"})
        environment.remove(QLatin1String(variable));
    environment.insert(QStringLiteral("LC_ALL"), locale);
    environment.insert(QStringLiteral("LANG"), locale);
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(TEST_BINARY_DIR "/") + name, arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(60'000))
        return {-1, {}, "timed out"};
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -2, process.readAllStandardOutput(), process.readAllStandardError()};
}

Finished mexplain(const QStringList &arguments, const QByteArray &input = {}, const QString &locale = QStringLiteral("C.UTF-8"))
{
    return runProgram(QStringLiteral("mexplain"), arguments, input, locale);
}

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

void TestPrograms::solve_data()
{
    QTest::addColumn<QString>("program");
    QTest::addColumn<QStringList>("before");
    QTest::newRow("mexplain-solve") << QStringLiteral("mexplain-solve") << QStringList();
    QTest::newRow("mexplain solve") << QStringLiteral("mexplain") << QStringList{QStringLiteral("solve")};
}

void TestPrograms::solve()
{
    QFETCH(QString, program);
    QFETCH(QStringList, before);
    const Finished fromInput = runProgram(program, before + QStringList{QStringLiteral("nim")}, "3\n3 6 9\n");
    QCOMPARE(fromInput.error, QByteArray());
    QCOMPARE(fromInput.output, QByteArray("4 3\n3 6 5\n"));
    QCOMPARE(fromInput.code, 0);
    const Finished fromFile = runProgram(program, before + QStringList{QStringLiteral("nim"), QStringLiteral(TEST_DATA_DIR "/cases/nim/p1247-lose.in")});
    QCOMPARE(fromFile.output, QByteArray("lose\n"));
}

void TestPrograms::solveSaysWhereInputIsWrong()
{
    const Finished wrong = runProgram(QStringLiteral("mexplain-solve"), {QStringLiteral("nim")}, "3\n3 x 9\n");
    QCOMPARE(wrong.code, 2);
    QCOMPARE(wrong.output, QByteArray());
    QCOMPARE(wrong.error, QByteArray("<stdin>:2:3: error: expected a pile size, found \"x\"\n"));
    const Finished missing = runProgram(QStringLiteral("mexplain-solve"), {QStringLiteral("nim"), QStringLiteral("/nowhere/a.in")});
    QCOMPARE(missing.code, 2);
    QVERIFY(missing.error.contains("/nowhere/a.in"));
    const Finished game = runProgram(QStringLiteral("mexplain-solve"), {QStringLiteral("nimm")});
    QCOMPARE(game.code, 2);
    QVERIFY(game.error.contains("nim"));
}

void TestPrograms::solveAnswersFilesAsItAnswersPipes_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<int>("code");
    // A file is read through a small window: longer than one, with gaps and numbers that are odd but right, and with errors past it.
    QByteArray piles = "30000\n";
    for (int i = 0; i < 30'000; ++i)
        piles += QByteArray::number(i * 7919 % 1'000'003) + (i % 100 == 99 ? "\n" : " ");
    QTest::newRow("long") << "nim" << piles << 0;
    QTest::newRow("long gap") << "nim" << piles + QByteArray(200'000, ' ') << 0;
    QTest::newRow("gap inside") << "nim" << QByteArray(piles).insert(piles.indexOf(' ', 100'000), QByteArray(200'000, '\n')) << 0;
    QTest::newRow("zeros in front") << "nim" << "2\n3 " + QByteArray(200'000, '0') + "5\n" << 0;
    QTest::newRow("letter past the window") << "nim" << QByteArray(piles).replace(150'000, 1, "x") << 2;
    QTest::newRow("one too few") << "nim" << "30001" + piles.mid(5) << 2;
    QTest::newRow("one too many") << "nim" << piles + "7" << 2;
    QTest::newRow("many cases") << "sand" << "20000\n" + QByteArray("6 1\n96 40\n").repeated(10'000) << 0;
    QTest::newRow("last case wrong") << "sand" << "20000\n" + QByteArray("6 1\n96 40\n").repeated(9'999) + "6 1\n96 0\n" << 2;
    QTest::newRow("empty") << "sand" << QByteArray() << 2;
}

void TestPrograms::solveAnswersFilesAsItAnswersPipes()
{
    QFETCH(QString, game);
    QFETCH(QByteArray, input);
    QFETCH(int, code);
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("input.txt"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(input);
    file.close();
    const Finished piped = runProgram(QStringLiteral("mexplain-solve"), {game}, input);
    const Finished read = runProgram(QStringLiteral("mexplain-solve"), {game, path});
    QCOMPARE(piped.code, code);
    QCOMPARE(read.code, code);
    QCOMPARE(read.output, piped.output);
    QCOMPARE(read.output.isEmpty(), code != 0);
    QCOMPARE(read.error, QByteArray(piped.error).replace("<stdin>", path.toUtf8()));
    QCOMPARE(read.error.count('\n'), code == 0 ? 0 : 1);
}

void TestPrograms::solveReportsAFullDisk()
{
    QProcess process;
    process.setStandardOutputFile(QStringLiteral("/dev/full"));
    process.start(QStringLiteral(TEST_BINARY_DIR "/mexplain-solve"), {QStringLiteral("nim"), QStringLiteral(TEST_DATA_DIR "/cases/nim/p1247-lose.in")});
    QVERIFY(process.waitForFinished(10'000));
    QCOMPARE(process.exitCode(), 1);
}

void TestPrograms::list()
{
    const Finished list = mexplain({QStringLiteral("list")});
    QCOMPARE(list.code, 0);
    // One line a game: id, Chinese title, English title, problem.
    static const QStringList lines{
        QStringLiteral("nim\t取火柴游戏\tNim\tLuogu P1247"),
        QStringLiteral("misere-nim\t反尼姆\tMisère Nim\tLuogu P4279"),
        QStringLiteral("staircase-nim\t台阶 Nim\tStaircase Nim\tAcWing 892"),
        QStringLiteral("split-nim\t可拆三堆的 Nim\tA Simple Nim (split in three)\tHDU 5795"),
        QStringLiteral("chess-row\t棋子右移\tChess\tHDU 5724"),
        QStringLiteral("sand\t取沙子游戏\tSand taking\tQOJ 14532"),
        QStringLiteral("digit-deletion\t数字消失术\tDigit deletion\tNowcoder 136171/F"),
        QStringLiteral("capped-nim\t粑粑博弈（限额递减）\tNim with a shrinking cap\tQOJ 18279"),
        QStringLiteral("chocolate\t巧克力游戏\tChocolate\tQOJ 10732"),
        QStringLiteral("bash\t巴什博奕\tBash game\tHDU 1846"),
        QStringLiteral("wythoff\t威佐夫博弈\tWythoff's game\tLuogu P2252"),
        QStringLiteral("graph\t有向图游戏\tGraph game\tAcWing 1319"),
    };
    QCOMPARE(QString::fromUtf8(list.output).trimmed().split(u'\n'), lines);
}

void TestPrograms::explainToFilesAndStandardOutput_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("language");
    for (const char *format : {"html", "md", "pdf", "svg", "png", "json", "txt"}) {
        for (const char *language : {"zh", "en", "both"})
            QTest::addRow("%s %s", format, language) << QString::fromLatin1(format) << QString::fromLatin1(language);
    }
}

void TestPrograms::explainToFilesAndStandardOutput()
{
    QFETCH(QString, format);
    QFETCH(QString, language);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("nim.") + format);
    const Finished toFile = mexplain({QStringLiteral("explain"), QStringLiteral("nim"), QStringLiteral("3 6 9"), QStringLiteral("--lang"), language, QStringLiteral("-o"), path});
    QCOMPARE(toFile.error, QByteArray());
    QCOMPARE(toFile.code, 0);
    QVERIFY(contents(path).size() > 200);
    if (format != u"pdf" && format != u"png") {
        const Finished toOutput = mexplain({QStringLiteral("explain"), QStringLiteral("nim"), QStringLiteral("3 6 9"), QStringLiteral("--lang"), language, QStringLiteral("--format"), format});
        QCOMPARE(toOutput.output, contents(path));
    }
}

void TestPrograms::explainJson()
{
    const Finished explained = mexplain({QStringLiteral("explain"), QStringLiteral("nim"), QStringLiteral("3 6 9"), QStringLiteral("--format"), QStringLiteral("json")});
    const QJsonObject json = QJsonDocument::fromJson(explained.output).object();
    QCOMPARE(json[QStringLiteral("game")].toString(), QStringLiteral("nim"));
    QCOMPARE(json[QStringLiteral("position")].toString(), QStringLiteral("3 6 9"));
    QCOMPARE(json[QStringLiteral("outcome")].toString(), QStringLiteral("N"));
    const QJsonObject move = json[QStringLiteral("winningMoves")].toArray().first().toObject();
    QCOMPARE(move[QStringLiteral("after")].toString(), QStringLiteral("3 6 5"));
    QCOMPARE(move[QStringLiteral("text")].toObject()[QStringLiteral("zh")].toString(), QStringLiteral("从第 3 堆取走 4 根"));
    QCOMPARE(json[QStringLiteral("steps")].toArray().size(), 7);
    const QJsonObject step = json[QStringLiteral("steps")].toArray().at(2).toObject();
    QCOMPARE(step[QStringLiteral("title")].toObject()[QStringLiteral("zh")].toString(), QStringLiteral("数每一列有几个 1"));
    QVERIFY(step[QStringLiteral("body")].toArray().first().toObject().contains(QStringLiteral("en")));
    QVERIFY(!step[QStringLiteral("figure")].toObject().isEmpty());
}

void TestPrograms::explainReadsStandardInput()
{
    const Finished explained = mexplain({QStringLiteral("explain"), QStringLiteral("nim"), QStringLiteral("-"), QStringLiteral("--lang"), QStringLiteral("zh")}, "1 2 3\n");
    QCOMPARE(explained.code, 0);
    QVERIFY(QString::fromUtf8(explained.output).contains(QStringLiteral("必败态：后手必胜")));
}

void TestPrograms::hugePositionsMakeSmallDocuments()
{
    const QByteArray piles = QByteArray("7 ").repeated(500'000);
    for (const char *format : {"html", "md", "txt"}) {
        const Finished explained = mexplain({QStringLiteral("explain"), QStringLiteral("nim"), QStringLiteral("-"), QStringLiteral("--format"), QString::fromLatin1(format)}, piles);
        QCOMPARE(explained.code, 0);
        QVERIFY2(explained.output.size() < 600'000, format);
    }
}

void TestPrograms::wrongUseExitsWithTwo_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("game") << QStringList{QStringLiteral("explain"), QStringLiteral("nope"), QStringLiteral("1")};
    QTest::newRow("position") << QStringList{QStringLiteral("explain"), QStringLiteral("nim"), QStringLiteral("1 x")};
    QTest::newRow("step") << QStringList{QStringLiteral("snapshot"), QStringLiteral("nim"), QStringLiteral("--step"), QStringLiteral("99"), QStringLiteral("-o"), QStringLiteral("/tmp/never.png")};
    QTest::newRow("language") << QStringList{QStringLiteral("explain"), QStringLiteral("nim"), QStringLiteral("1"), QStringLiteral("--lang"), QStringLiteral("xx")};
    QTest::newRow("bound") << QStringList{QStringLiteral("verify"), QStringLiteral("nim"), QStringLiteral("--up-to"), QStringLiteral("1000000")};
    QTest::newRow("no display") << QStringList{QStringLiteral("a.mexplain")};
}

void TestPrograms::wrongUseExitsWithTwo()
{
    QFETCH(QStringList, arguments);
    for (const char *locale : {"C.UTF-8", "zh_CN.UTF-8"}) {
        const Finished finished = mexplain(arguments, {}, QString::fromLatin1(locale));
        QCOMPARE(finished.code, 2);
        QCOMPARE(finished.output, QByteArray());
        QCOMPARE(finished.error.count('\n'), 1);
    }
}

void TestPrograms::failedExportLeavesTheOldFile()
{
    const Finished missing = mexplain({QStringLiteral("explain"), QStringLiteral("nim"), QStringLiteral("3"), QStringLiteral("-o"), QStringLiteral("/nowhere/nim.pdf")});
    QCOMPARE(missing.code, 1);
    QVERIFY(missing.error.contains("/nowhere/nim.pdf"));
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("old.html"));
    QFile old(path);
    QVERIFY(old.open(QIODevice::WriteOnly));
    old.write("kept");
    old.close();
    QCOMPARE(mexplain({QStringLiteral("explain"), QStringLiteral("nim"), QStringLiteral("3 -1"), QStringLiteral("-o"), path}).code, 2);
    QCOMPARE(contents(path), QByteArray("kept"));
}

void TestPrograms::lessonToFiles_data()
{
    QTest::addColumn<QString>("document");
    QTest::addColumn<QString>("format");
    for (const char *document : {"handout", "slides", "worksheet", "key"})
        QTest::addRow("%s pdf", document) << QString::fromLatin1(document) << QStringLiteral("pdf");
    for (const char *document : {"handout", "worksheet", "key"})
        QTest::addRow("%s html", document) << QString::fromLatin1(document) << QStringLiteral("html");
}

void TestPrograms::lessonToFiles()
{
    QFETCH(QString, document);
    QFETCH(QString, format);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("lesson.") + format);
    const QStringList arguments{QStringLiteral("lesson"), QStringLiteral(SOURCE_ROOT "/resources/examples/why-xor.mexplain"), QStringLiteral("--as"), document,
                                QStringLiteral("--lang"), QStringLiteral("both"), QStringLiteral("--seed"), QStringLiteral("42"), QStringLiteral("--extra"), QStringLiteral("2")};
    const Finished toFile = mexplain(arguments + QStringList{QStringLiteral("-o"), path});
    QCOMPARE(toFile.error, QByteArray());
    QCOMPARE(toFile.code, 0);
    QVERIFY(contents(path).startsWith(format == u"pdf" ? "%PDF-" : "<!DOCTYPE html>"));
    if (format == u"html")
        QCOMPARE(mexplain(arguments + QStringList{QStringLiteral("--format"), format}).output, contents(path));
    if (format == u"html" && document != u"handout")
        QVERIFY(contents(path).contains("Sheet 42"));
}

void TestPrograms::lessonThatCannotBeMade_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("document");
    QTest::addColumn<QByteArray>("says");
    QTest::addColumn<int>("code");
    const QByteArray good(R"({"mexplain": 2, "items": [{"game": "nim", "position": "3 6 9"}]})");
    QTest::newRow("no file") << QByteArray() << QStringLiteral("handout") << QByteArray("cannot be read: ") << 2;
    QTest::newRow("no JSON") << QByteArray("{") << QStringLiteral("handout") << QByteArray("This is not a Mexplain file") << 2;
    QTest::newRow("no items") << QByteArray(R"({"mexplain": 2})") << QStringLiteral("handout") << QByteArray("should be a list") << 2;
    QTest::newRow("unknown game") << QByteArray(good).replace("nim", "gomoku") << QStringLiteral("key") << QByteArray("Item 1: this version has no game") << 2;
    QTest::newRow("position") << QByteArray(good).replace("3 6 9", "3 x 9") << QStringLiteral("worksheet") << QByteArray("Item 1: Number 2 (column 3)") << 2;
    QTest::newRow("slides as html") << good << QStringLiteral("slides") << QByteArray("This document cannot be made as html") << 2;
    QTest::newRow("no folder") << good << QStringLiteral("handout") << QByteArray("/nowhere/") << 1;
}

void TestPrograms::lessonThatCannotBeMade()
{
    QFETCH(QByteArray, file);
    QFETCH(QString, document);
    QFETCH(QByteArray, says);
    QFETCH(int, code);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.mexplain"));
    if (!file.isEmpty()) {
        QFile lesson(path);
        QVERIFY(lesson.open(QIODevice::WriteOnly));
        lesson.write(file);
    }
    const QString output = code == 1 ? QStringLiteral("/nowhere/a.html") : folder.filePath(QStringLiteral("a.html"));
    const Finished finished = mexplain({QStringLiteral("lesson"), path, QStringLiteral("--as"), document, QStringLiteral("-o"), output});
    QCOMPARE(finished.code, code);
    QVERIFY2(finished.error.contains(says), finished.error.constData());
    QCOMPARE(finished.error.count('\n'), 1);
    QVERIFY(!QFile::exists(output));
}

void TestPrograms::verify()
{
    const Finished english = mexplain({QStringLiteral("verify"), QStringLiteral("nim"), QStringLiteral("--up-to"), QStringLiteral("3")});
    QCOMPARE(english.output, QByteArray("nim: theory and exhaustive search agree on 340 positions\n"));
    QCOMPARE(english.code, 0);
    const Finished chinese = mexplain({QStringLiteral("verify"), QStringLiteral("nim"), QStringLiteral("--up-to"), QStringLiteral("3")}, {}, QStringLiteral("zh_CN.UTF-8"));
    QCOMPARE(QString::fromUtf8(chinese.output), QStringLiteral("nim：理论与穷举在 340 个局面上完全一致\n"));
}

void TestPrograms::snapshot_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("theme");
    QTest::addColumn<QString>("size");
    for (const char *language : {"zh", "en"}) {
        for (const char *theme : {"light", "dark", "contrast"}) {
            for (const char *size : {"1024x700", "1280x800", "1920x1080"})
                QTest::addRow("%s %s %s", language, theme, size) << QString::fromLatin1(language) << QString::fromLatin1(theme) << QString::fromLatin1(size);
        }
    }
}

void TestPrograms::snapshot()
{
    QFETCH(QString, language);
    QFETCH(QString, theme);
    QFETCH(QString, size);
    const QString path = QStringLiteral(SNAPSHOT_DIR "/page-nim-%1-%2-%3.png").arg(language, theme, size);
    QFile::remove(path);
    const Finished finished = mexplain({QStringLiteral("snapshot"), QStringLiteral("nim"), QStringLiteral("3 6 9"), QStringLiteral("--step"), QStringLiteral("3"),
        QStringLiteral("--lang"), language, QStringLiteral("--theme"), theme, QStringLiteral("--size"), size, QStringLiteral("-o"), path});
    QCOMPARE(finished.error, QByteArray());
    QCOMPARE(finished.code, 0);
    const QImage image(path);
    QCOMPARE(QStringLiteral("%1x%2").arg(image.width()).arg(image.height()), size);
}

void TestPrograms::helpInBothLanguages()
{
    QVERIFY(mexplain({QStringLiteral("--help")}).output.startsWith("Mexplain shows why"));
    QVERIFY(QString::fromUtf8(mexplain({QStringLiteral("--help")}, {}, QStringLiteral("zh_CN.UTF-8")).output).startsWith(QStringLiteral("Mexplain 博弈图解")));
    QCOMPARE(mexplain({QStringLiteral("--version")}).code, 0);
}

QTEST_GUILESS_MAIN(TestPrograms)
#include "test_programs.moc"
