#include "solver/diagnostic.h"
#include "solver/games/nim.h"
#include "solver/input.h"
#include "solver/judge.h"
#include "solver/limits.h"
#include "solver/verify.h"

#include <QDir>
#include <QTest>

using namespace mexplain;

class TestNim : public QObject {
    Q_OBJECT
private slots:
    void cases_data();
    void cases();
    void agreesWithExhaustiveSearch();
    void searchFindsAWrongTheory();
    void searchStopsAndSaysWhy();
    void parseAndFormat();
    void parseErrors_data();
    void parseErrors();
    void atTheLimits();
    void verifyBound();
};

void TestNim::cases_data()
{
    QTest::addColumn<QString>("input");
    const QDir folder(QStringLiteral(TEST_DATA_DIR "/cases/nim"));
    const auto files = folder.entryInfoList({QStringLiteral("*.in")});
    QVERIFY(!files.isEmpty());
    for (const QFileInfo &file : files)
        QTest::newRow(qPrintable(file.baseName())) << file.filePath();
}

void TestNim::cases()
{
    QFETCH(QString, input);
    const auto text = readInput(input.toStdString());
    const auto expected = readInput(input.left(input.size() - 2).toStdString() + "out");
    QVERIFY(text && expected);
    Reader reader(*text);
    Writer writer;
    QVERIFY(judge("nim", reader, writer));
    QCOMPARE(writer.buffer(), expected->view());
}

void TestNim::agreesWithExhaustiveSearch()
{
    const auto report = verify<Nim>(7);
    QVERIFY(report);
    // 8 + 8² + 8³ + 8⁴ positions of one to four piles.
    QCOMPARE(report->positions, std::size_t{4680});
    QVERIFY2(!report->mismatch, report->mismatch ? report->mismatch->position.c_str() : "");
}

/// Nim with the theory that a beginner brings: an odd total is won. The oracle has to object.
struct OddTotalNim : Nim {
    static Solution solve(const Position &position)
    {
        Solution solution = Nim::solve(position);
        std::uint64_t total = 0;
        for (const std::uint64_t pile : position.piles)
            total += pile;
        solution.outcome = total % 2 == 1 ? Outcome::N : Outcome::P;
        return solution;
    }
};

void TestNim::searchFindsAWrongTheory()
{
    const auto report = verify<OddTotalNim>(3);
    QVERIFY(report);
    QVERIFY(report->mismatch);
    QCOMPARE(report->mismatch->position, std::string("2"));
    QCOMPARE(report->mismatch->truth, Outcome::N);
    QCOMPARE(report->mismatch->theory, Outcome::P);
}

void TestNim::searchStopsAndSaysWhy()
{
    const Nim::Position large{{limits::maxNumber, 3}};
    const auto limited = search<Nim>(large, {1000});
    QVERIFY(!limited);
    QCOMPARE(limited.error().code, ErrorCode::SearchLimit);
    std::stop_source source;
    source.request_stop();
    const auto stopped = search<Nim>({{5, 6}}, {}, source.get_token());
    QVERIFY(!stopped);
    QCOMPARE(stopped.error().code, ErrorCode::Cancelled);
    // Deep rather than wide: no recursion may overflow.
    const auto deep = search<Nim>({{1500}});
    QVERIFY(deep);
    QCOMPARE(deep->positions, std::size_t{1501});
    QCOMPARE(deep->winningMoves, (std::vector<Nim::Move>{{0, 1500}}));
}

void TestNim::parseAndFormat()
{
    const auto position = Nim::parse("  3\t6\n9 ");
    QVERIFY(position);
    QCOMPARE(Nim::format(*position), std::string("3 6 9"));
    const auto problem = Nim::parseProblem("3\n3 6 9\n");
    QVERIFY(problem);
    QCOMPARE(problem->front(), *position);
    QCOMPARE(Nim::moves(*position).size(), std::size_t{18});
    QCOMPARE(Nim::moves(*position, 5).size(), std::size_t{5});
}

void TestNim::parseErrors_data()
{
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *name, const char *input, const char *message) {
        QTest::newRow(name) << QByteArray(input) << QString::fromUtf8(message);
    };
    row("empty", "", "nim:1:1: error: nothing is given; expected the number of piles");
    row("letters", "x\n1", "nim:1:1: error: expected the number of piles, found \"x\"");
    row("no piles", "0\n", "nim:1:1: error: 0 is out of range; expected the number of piles from 1 to 500000");
    row("too many piles", "500001\n1", "nim:1:1: error: 500001 is out of range; expected the number of piles from 1 to 500000");
    row("a header that promises 10^18", "1000000000000000000\n1", "nim:1:1: error: 1000000000000000000 is out of range; expected the number of piles from 1 to 500000");
    row("negative count", "-3\n1 2 3", "nim:1:1: error: -3 is negative; expected the number of piles from 1 to 500000");
    row("too few", "3\n3 6\n", "nim:3:1: error: the text ends here; expected a pile size");
    row("too many", "2\n3 6 9\n", "nim:2:5: error: expected nothing more, found \"9\"");
    row("negative pile", "3\n3 -6 9\n", "nim:2:3: error: -6 is negative; expected a pile size from 0 to 1000000000000000000");
    row("pile past the limit", "2\n1000000000000000001 1\n", "nim:2:1: error: 1000000000000000001 is out of range; expected a pile size from 0 to 1000000000000000000");
    row("decimal", "2\n1.5 1\n", "nim:2:1: error: expected a pile size, found \"1.5\"");
}

void TestNim::parseErrors()
{
    QFETCH(QByteArray, input);
    QFETCH(QString, message);
    Reader reader(input.constData());
    Writer writer;
    const auto answer = judge("nim", reader, writer);
    QVERIFY(!answer);
    QCOMPARE(QString::fromStdString(diagnostic("nim", answer.error())), message);
    QVERIFY(writer.buffer().empty());
}

void TestNim::atTheLimits()
{
    // The only winning pile is the last of 500 000.
    std::string text = "500000\n";
    for (int i = 0; i < 499'999; ++i)
        text += i % 2 == 0 && i < 499'998 ? "7 " : (i < 499'998 ? "7 " : "0 ");
    text += "1000000000000000000\n";
    Reader reader(text);
    Writer writer;
    QVERIFY(judge("nim", reader, writer));
    QVERIFY(writer.buffer().starts_with("1000000000000000000 500000\n7 7 "));
    QVERIFY(writer.buffer().ends_with(" 0 0\n"));

    const auto large = Nim::solve({{limits::maxNumber, limits::maxNumber - 1}});
    QCOMPARE(large.outcome, Outcome::N);
    QCOMPARE(large.winningMoves, (std::vector<Nim::Move>{{0, 1}}));
    const auto empty = Nim::solve({{0, 0, 0}});
    QCOMPARE(empty.outcome, Outcome::P);
    QVERIFY(empty.winningMoves.empty());
    QCOMPARE(empty.columnCount, 1);
}

void TestNim::verifyBound()
{
    const auto report = verify<Nim>(21);
    QVERIFY(!report);
    QCOMPARE(describe(report.error()), std::string("21 is out of range; expected a bound for the positions from 0 to 20"));
}

QTEST_APPLESS_MAIN(TestNim)
#include "test_nim.moc"
