#include "solver/diagnostic.h"
#include "solver/games.h"
#include "solver/input.h"
#include "solver/judge.h"
#include "solver/verify_game.h"

#include <QDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <random>

using namespace mexplain;

/// What every game must do, for all of them.
class TestGames : public QObject {
    Q_OBJECT
private slots:
    void cases_data();
    void cases();
    void theoryEqualsSearch_data();
    void theoryEqualsSearch();
    void textsSurvive_data();
    void textsSurvive();
    void parseErrors_data();
    void parseErrors();
    void judgeErrors_data();
    void judgeErrors();
    void rubbishNeverPasses_data();
    void rubbishNeverPasses();
    void verifyBounds_data();
    void verifyBounds();
    void huge_data();
    void huge();
    void countsOfDigitDeletion();
    void oddCasesOfDigitDeletion();
    void coldPairs();
    void boundedLists();
};

namespace {

void gameRows()
{
    QTest::addColumn<QString>("game");
    for (const std::string_view id : gameIds())
        QTest::newRow(std::string(id).c_str()) << QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}

/// Calls `visit.template operator()<G>()` for the game with this id.
template <class Visitor>
void ofGame(const QString &id, Visitor &&visit)
{
    Games::forEach([&]<Game G>() {
        if (id == QString::fromUtf8(G::id.data(), static_cast<qsizetype>(G::id.size())))
            visit.template operator()<G>();
    });
}

struct Judged {
    Result<void> result;
    std::string output;
};

Judged judgeText(const QString &game, std::string_view input)
{
    Reader reader(input);
    Writer writer;
    auto result = judge(game.toStdString(), reader, writer);
    return {std::move(result), std::string(writer.buffer())};
}

/// The outcome and winning moves' count of a position text.
struct Told {
    Outcome outcome;
    std::size_t winningMoves;
};

Told solveText(const QString &game, const std::string &text)
{
    Told told{};
    ofGame(game, [&]<Game G>() {
        const auto position = G::parse(text);
        if (!position)
            qFatal("%s", diagnostic(text, position.error()).c_str());
        const auto solution = G::solve(*position);
        told = {solution.outcome, solution.winningMoves.size()};
    });
    return told;
}

} // namespace

void TestGames::cases_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("input");
    for (const std::string_view id : gameIds()) {
        const QString game = QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
        const auto files = QDir(QStringLiteral(TEST_DATA_DIR "/cases/") + game).entryInfoList({QStringLiteral("*.in")});
        QVERIFY2(!files.isEmpty(), qPrintable(game));
        for (const QFileInfo &file : files)
            QTest::newRow(qPrintable(game + u' ' + file.baseName())) << game << file.filePath();
    }
}

void TestGames::cases()
{
    QFETCH(QString, game);
    QFETCH(QString, input);
    const auto text = readInput(input.toStdString());
    const auto expected = readInput(input.left(input.size() - 2).toStdString() + "out");
    QVERIFY(text && expected);
    const Judged judged = judgeText(game, *text);
    QVERIFY(judged.result);
    QCOMPARE(judged.output, std::string(expected->view()));
    // The same input as positions, with carriage returns and without a last newline.
    std::string windows;
    for (const char c : text->view())
        windows += c == '\n' ? std::string("\r\n") : std::string(1, c);
    while (!windows.empty() && (windows.back() == '\n' || windows.back() == '\r'))
        windows.pop_back();
    QCOMPARE(judgeText(game, windows).output, std::string(expected->view()));
    ofGame(game, [&]<Game G>() {
        const auto positions = G::parseProblem(*text);
        QVERIFY(positions);
        for (const auto &position : *positions)
            QVERIFY(G::parse(G::format(position)) ? *G::parse(G::format(position)) == position : false);
    });
}

void TestGames::theoryEqualsSearch_data() { gameRows(); }

void TestGames::theoryEqualsSearch()
{
    QFETCH(QString, game);
    const auto report = verifyGame(game.toStdString());
    QVERIFY2(report, report ? "" : describe(report.error()).c_str());
    QVERIFY2(!report->mismatch, report->mismatch ? report->mismatch->position.c_str() : "");
    QVERIFY(report->positions > 300);
}

void TestGames::textsSurvive_data() { gameRows(); }

void TestGames::textsSurvive()
{
    QFETCH(QString, game);
    ofGame(game, [&]<Game G>() {
        const auto positions = G::smallPositions(std::min<std::uint64_t>(G::defaultVerifyBound, 4));
        QVERIFY(positions);
        std::mt19937_64 random(1);
        for (const auto &position : *positions) {
            const std::string text = G::format(position);
            const auto again = G::parse(text);
            QVERIFY2(again, text.c_str());
            QVERIFY2(*again == position, text.c_str());
            QVERIFY(G::moves(position, 2).size() <= 2);
            // A random game from here stays within what can be written and read.
            auto current = position;
            for (auto moves = G::moves(current); !moves.empty(); moves = G::moves(current)) {
                current = G::play(current, moves[random() % moves.size()]);
                const auto read = G::parse(G::format(current));
                QVERIFY2(read, G::format(current).c_str());
                QVERIFY2(*read == current, G::format(current).c_str());
            }
        }
    });
}

void TestGames::parseErrors_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *game, const char *text, const char *message) {
        QTest::addRow("%s: %s", game, text) << QString::fromUtf8(game) << QByteArray(text) << QString::fromUtf8(message);
    };
    row("misere-nim", "", "?:1:1: error: nothing is given; expected a pile size");
    row("misere-nim", "1 x", "?:1:3: error: expected a pile size, found \"x\"");
    row("staircase-nim", "1000000000000000000 1", "?:1:22: error: the total is too large; at most 1000000000000000000 is allowed");
    row("split-nim", "1000000001", "?:1:1: error: 1000000001 is out of range; expected a heap size from 0 to 1000000000");
    row("chess-row", "19 19", "?:1:4: error: 19 is repeated; expected a column that has not occurred yet");
    row("chess-row", "3; 21", "?:1:4: error: 21 is out of range; expected a column from 1 to 20");
    row("chess-row", "3, 4", "?:1:1: error: expected a column, found \"3,\"");
    row("chess-row", "0", "?:1:1: error: 0 is out of range; expected a column from 1 to 20");
    row("sand", "8 0", "?:1:3: error: 0 is out of range; expected the most that a move may take from 1 to 1000000000000000000");
    row("sand", "8", "?:1:2: error: the text ends here; expected the most that a move may take");
    row("sand", "8 3 4", "?:1:5: error: 4 is out of range; expected the amount taken last from 1 to 3");
    row("sand", "8 3 2 1", "?:1:7: error: expected nothing more, found \"1\"");
    row("digit-deletion", "", "?:1:1: error: nothing is given; expected a positive integer");
    row("digit-deletion", "-5", "?:1:1: error: expected a positive integer, found \"-5\"");
    row("digit-deletion", "012", "?:1:1: error: \"012\" begins with a zero; expected a positive integer");
    row("digit-deletion", "1 2", "?:1:3: error: expected nothing more, found \"2\"");
    row("capped-nim", "5: 3", "?:1:1: error: expected \"cap\", found \"5\"");
    row("capped-nim", "cap 0: 3", "?:1:5: error: 0 is out of range; expected the most that a move may take from 1 to 1000000000000000000");
    row("capped-nim", "cap 5 3", "?:1:7: error: expected \":\", found \"3\"");
    row("capped-nim", "cap 5:", "?:1:7: error: the text ends here; expected a pile size");
    row("chocolate", "1 2; 3; s=1", "?:1:7: error: this row has 1 numbers, the first row has 2");
    row("chocolate", "1 2; 3 4; s=10", "?:1:13: error: 10 is out of range; expected a threshold from 0 to 9");
    row("chocolate", "1 2; 3 4", "?:1:9: error: the text ends here; expected the number in a cell");
    row("chocolate", "1 0; s=0", "?:1:3: error: 0 is out of range; expected the number in a cell from 1 to 1000000000");
    row("chocolate", "1 2; s=1; at 2 1", "?:1:14: error: 2 is out of range; expected the number of rows left from 0 to 1");
    row("chocolate", "1 2; s=1; by 1 1", "?:1:11: error: expected \"at\", found \"by\"");
    row("bash", "23", "?:1:3: error: the text ends here; expected the most that a move may take");
    row("bash", "23 0", "?:1:4: error: 0 is out of range; expected the most that a move may take from 1 to 1000000000000000000");
    row("wythoff", "4", "?:1:2: error: the text ends here; expected a pile size");
    row("wythoff", "4 7 9", "?:1:5: error: expected nothing more, found \"9\"");
    row("heap-game", "S={2,5} 3", "?:1:9: error: expected \":\", found \"3\"");
    row("heap-game", "S={}: 3", "?:1:4: error: expected a number of the set, found \"}\"");
    row("heap-game", "S={0}: 3", "?:1:4: error: 0 is out of range; expected a number of the set from 1 to 10000000");
    row("heap-game", "0.7g: 3", "?:1:1: error: \"g\" is no digit of a take-and-break code here");
    row("heap-game", "1.7: 3", "?:1:1: error: \"1\" is no digit of a take-and-break code here");
    row("heap-game", "kayle: 3", "?:1:1: error: \"kayle\" is no rule; expected a set S={2,5}, a code 0.77, or one of: "
                                 "nim, kayles, dawson, lasker, grundy, fibonacci, split-three");
    row("heap-game", "kayles: 2000001", "?:1:9: error: 2000001 is out of range; expected a heap size from 0 to 2000000");
    row("heap-game", "8.f…: 2001", "?:1:7: error: 2001 is out of range; expected a heap size from 0 to 2000");
    row("heap-game", "8.7: 10001", "?:1:6: error: 10001 is out of range; expected a heap size from 0 to 10000");
    row("graph", "1>2 2>3 3>1; tokens 1", "?: error: the graph has a cycle, so the game need not end: 1 > 2 > 3 > 1");
    row("graph", "1>1; tokens 1", "?: error: the graph has a cycle, so the game need not end: 1 > 1");
    row("graph", "1-2; tokens 1", "?:1:1: error: expected the number of nodes, found \"1-2\"");
    row("graph", "1>2", "?:1:4: error: the text ends here; expected a node");
    row("graph", "1>2; tokens", "?:1:12: error: the text ends here; expected a node");
    row("graph", "1>2; token 1", "?:1:6: error: expected \"tokens\", found \"token\"");
}

void TestGames::parseErrors()
{
    QFETCH(QString, game);
    QFETCH(QByteArray, text);
    QFETCH(QString, message);
    ofGame(game, [&]<Game G>() {
        const auto position = G::parse(std::string_view(text.constData(), static_cast<std::size_t>(text.size())));
        QVERIFY(!position);
        QCOMPARE(QString::fromStdString(diagnostic("?", position.error())), message);
    });
}

void TestGames::judgeErrors_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *game, const char *text, const char *message) {
        QTest::addRow("%s: %s", game, text) << QString::fromUtf8(game) << QByteArray(text) << QString::fromUtf8(message);
    };
    for (const char *game : {"misere-nim", "split-nim", "chess-row", "sand", "capped-nim", "chocolate", "bash"}) {
        row(game, "0", "?:1:1: error: 0 is out of range; expected the number of cases from 1 to 1000000");
        row(game, "1000000000000000000", "?:1:1: error: 1000000000000000000 is out of range; expected the number of cases from 1 to 1000000");
        row(game, "a", "?:1:1: error: expected the number of cases, found \"a\"");
    }
    row("misere-nim", "2\n1 1\n", "?:3:1: error: the text ends here; expected the number of piles");
    row("misere-nim", "1\n2 1 1\n1", "?:3:1: error: expected nothing more, found \"1\"");
    row("misere-nim", "1\n2000000\n1", "?:3:2: error: the text ends here; expected a pile size");
    row("staircase-nim", "3\n1 2 -3", "?:2:5: error: -3 is negative; expected the stones on a stair from 0 to 1000000000000000000");
    row("split-nim", "1\n2\n3 0\n", "?:3:3: error: 0 is out of range; expected a heap size from 1 to 1000000000");
    row("chess-row", "1\n1\n2 7 7\n", "?:3:5: error: 7 is repeated; expected a column that has not occurred yet");
    row("chess-row", "1\n1\n21 1\n", "?:3:1: error: 21 is out of range; expected the number of pieces in a row from 0 to 20");
    row("chess-row", "1\n2\n2 7 8\n", "?:4:1: error: the text ends here; expected the number of pieces in a row");
    row("sand", "1\n0 3\n", "?:2:1: error: 0 is out of range; expected the number of grains from 1 to 1000000000000000000");
    row("digit-deletion", "0", "?:1:1: error: 0 is out of range; expected a positive integer from 1 to 1000000000000000000");
    row("digit-deletion", "1000000000000000001", "?:1:1: error: 1000000000000000001 is out of range; expected a positive integer from 1 to 1000000000000000000");
    row("capped-nim", "1\n1 0\n3", "?:2:3: error: 0 is out of range; expected the most that a move may take from 1 to 1000000000000000000");
    row("chocolate", "1\n2 100001 1\n", "?:2:3: error: 100001 is out of range; expected the number of columns from 1 to 100000");
    row("chocolate", "1\n1 2 1\n3 4\n7\n", "?:4:1: error: 7 is out of range; expected a threshold from 0 to 6");
    row("chocolate", "1\n1 2 200001\n3 4\n", "?:2:5: error: 200001 is out of range; expected the number of thresholds from 1 to 200000");
    row("bash", "1\n0 3\n", "?:2:1: error: 0 is out of range; expected the number of stones from 1 to 1000000000000000000");
    row("wythoff", "3", "?:1:2: error: the text ends here; expected a pile size");
    row("heap-game", "1 2\n1\n1 3\n", "?:4:1: error: the text ends here; expected the size of the set");
    row("heap-game", "1 2\n1\n1 10000001\n0\n", "?:3:3: error: 10000001 is out of range; expected a heap size from 0 to 10000000");
    row("graph", "2 2 1\n1 2\n2 1\n1", "?: error: the graph has a cycle, so the game need not end: 1 > 2 > 1");
    row("graph", "2 1 1\n1 3\n1", "?:2:3: error: 3 is out of range; expected a node from 1 to 2");
    row("graph", "1000000000000000000 1 1", "?:1:1: error: 1000000000000000000 is out of range; expected the number of nodes from 1 to 4000000");
    row("graph", "2 1 1\n1 2\n", "?:3:1: error: the text ends here; expected a node");
}

void TestGames::judgeErrors()
{
    QFETCH(QString, game);
    QFETCH(QByteArray, text);
    QFETCH(QString, message);
    const Judged judged = judgeText(game, std::string_view(text.constData(), static_cast<std::size_t>(text.size())));
    QVERIFY(!judged.result);
    QCOMPARE(QString::fromStdString(diagnostic("?", judged.result.error())), message);
}

void TestGames::rubbishNeverPasses_data() { gameRows(); }

void TestGames::rubbishNeverPasses()
{
    // Random texts of the characters that the formats use: whatever is accepted must be a position that holds together.
    QFETCH(QString, game);
    ofGame(game, [&]<Game G>() {
        std::mt19937_64 random(7);
        static constexpr std::string_view letters = "0123456789 \n;:=>{},.-sSatcp…";
        for (int i = 0; i < 20000; ++i) {
            std::string text;
            for (std::size_t length = random() % 14; length > 0; --length)
                text += letters[random() % letters.size()];
            Writer writer;
            Reader reader(text);
            const auto judged = G::judge(reader, writer);
            const auto position = G::parse(text);
            QVERIFY(judged || (judged.error().line == 0 || judged.error().column > 0));
            if (position) {
                const auto again = G::parse(G::format(*position));
                QVERIFY2(again, text.c_str());
                QVERIFY2(*again == *position, text.c_str());
            }
            QCOMPARE(bool(G::parseProblem(text)), bool(judged));
        }
    });
}

void TestGames::verifyBounds_data() { gameRows(); }

void TestGames::verifyBounds()
{
    QFETCH(QString, game);
    ofGame(game, [&]<Game G>() {
        const auto report = verifyGame(G::id, G::maxVerifyBound + 1);
        QVERIFY(!report);
        QCOMPARE(report.error().code, ErrorCode::OutOfRange);
        std::stop_source stop;
        stop.request_stop();
        const auto stopped = verifyGame(G::id, {}, stop.get_token());
        QVERIFY(!stopped);
        QCOMPARE(stopped.error().code, ErrorCode::Cancelled);
    });
}

void TestGames::huge_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("isN");
    QTest::addColumn<int>("moves");
    const auto row = [](const char *game, const char *text, int isN, int moves) {
        QTest::addRow("%s: %s", game, text) << QString::fromUtf8(game) << QString::fromUtf8(text) << isN << moves;
    };
    row("misere-nim", "1000000000000000000 1000000000000000000", 0, 0);
    row("misere-nim", "1000000000000000000 1 1", 1, 1);
    row("misere-nim", "0 0", 1, 0);
    row("misere-nim", "1 1 1", 0, 0);
    row("misere-nim", "1 0 1", 1, 2);
    row("staircase-nim", "0 1000000000000000000 0", 0, 0);
    row("staircase-nim", "1 0 5", 1, 1);
    row("split-nim", "1000000000 1000000000", 0, 0);
    row("split-nim", "999999999", 1, 1);
    row("chess-row", "20", 0, 0);
    row("chess-row", "11 12 13 14 15 16 17 18 19 20", 0, 0);
    row("chess-row", "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19", 1, 10);
    row("sand", "1000000000000000000 262143", 0, 0);
    row("sand", "1000000000000000000 262144", 1, 1);
    row("sand", "999999999999999999 1", 1, 1);
    row("sand", "12 1000000000000000000 897612484786617600", 1, 2);
    row("sand", "0 5 3", 0, 0);
    row("digit-deletion", "1000000000000000000000000000001", 1, 31);
    row("digit-deletion", "100", 1, 3);
    row("digit-deletion", "10", 1, 1);
    row("digit-deletion", "11", 0, 0);
    row("digit-deletion", "0", 0, 0);
    row("capped-nim", "cap 1000000000000000000: 1000000000000000000 1000000000000000000", 0, 0);
    row("capped-nim", "cap 1: 0", 0, 0);
    row("chocolate", "1000000000 1000000000; 1000000000 1000000000; s=3999999999", 0, 0);
    row("chocolate", "5; s=0", 0, 0);
    row("bash", "1000000000000000000 999999999999999999", 0, 0);
    row("bash", "999999999999999999 1000000000000000000", 1, 1);
    row("wythoff", "165580140 267914295", 0, 0);
    row("wythoff", "165580141 267914296", 1, 2);
    row("wythoff", "618033988749894848 1000000000000000000", 0, 0);
    row("wythoff", "0 0", 0, 0);
    row("heap-game", "kayles: 1000000 1000000", 0, 0);
    row("heap-game", "nim: 10000000 3", 1, 1);
    row("heap-game", "S={1,2}: 9999999", 0, 0);
    row("graph", "4000000:; tokens 1", 0, 0);
}

void TestGames::huge()
{
    QFETCH(QString, game);
    QFETCH(QString, text);
    QFETCH(int, isN);
    QFETCH(int, moves);
    const Told told = solveText(game, text.toStdString());
    QCOMPARE(told.outcome, isN != 0 ? Outcome::N : Outcome::P);
    if (game != u"digit-deletion" && game != u"chess-row")
        QCOMPARE(told.winningMoves, static_cast<std::size_t>(moves));
    else
        QCOMPARE(told.winningMoves > 0, moves > 0);
}

void TestGames::countsOfDigitDeletion()
{
    std::uint64_t winning = 0;
    for (std::uint64_t bound = 1; bound <= 30000; ++bound) {
        const auto count = DigitDeletion::countWinning(bound);
        QCOMPARE(count.winning, winning);
        std::uint64_t all = 0;
        std::uint64_t sum = 0;
        for (const auto &part : count.parts) {
            all += part.all;
            sum += part.winning;
            QCOMPARE(part.sum, sum);
        }
        QCOMPARE(all, bound - 1);
        QCOMPARE(sum, winning);
        // Each number of the walk is what follows the first digit of the one before it.
        std::uint64_t next = bound > 1 ? bound : 0;
        for (const auto &level : count.walk) {
            QCOMPARE(level.bound, next);
            QCOMPARE(level.winning, DigitDeletion::countWinning(level.bound).winning);
            QCOMPARE(level.shorter + level.lowerDigits * level.perDigit + level.restWinning, level.winning);
            const std::uint64_t restWinning = level.rest > 0 ? DigitDeletion::countWinning(level.rest).winning : 0;
            QCOMPARE(level.restWinning, level.length % 2 == 1 ? level.rest : level.rest - restWinning);
            next = level.length % 2 == 0 && level.rest > 1 ? level.rest : 0;
        }
        QCOMPARE(next, std::uint64_t{0});
        if (DigitDeletion::solve({std::to_string(bound)}).outcome == Outcome::N)
            ++winning;
    }
    // Of each even length nine times what the shorter ones have won is lost.
    const auto most = DigitDeletion::countWinning(limits::maxNumber);
    std::uint64_t below = 0;
    for (std::size_t i = 0; i < most.lengths.size(); ++i) {
        const auto &length = most.lengths[i];
        QCOMPARE(length.below, below);
        QCOMPARE(length.winning, i % 2 == 0 ? length.all : length.all - 9 * below);
        below += length.winning;
    }
    QCOMPARE(most.winning, below);
}

void TestGames::oddCasesOfDigitDeletion()
{
    using Kind = DigitDeletion::OddCase::Kind;
    std::array<int, 3> seen{};
    const auto check = [&](const DigitDeletion::Position &position) {
        const auto found = DigitDeletion::oddCase(position);
        QCOMPARE(found.has_value(), position.digits.size() % 2 == 1);
        if (!found)
            return;
        const auto winning = DigitDeletion::solve(position).winningMoves;
        QVERIFY2(std::find(winning.begin(), winning.end(), found->move) != winning.end(), position.digits.c_str());
        ++seen[static_cast<std::size_t>(found->kind)];
        switch (found->kind) {
        case Kind::FirstDigit: QCOMPARE(found->move.digit, std::size_t{0}); break;
        case Kind::ZeroAfter: QVERIFY(found->move.digit == 1 && position.digits[1] == '0'); break;
        case Kind::LastDigit: QVERIFY(found->move.digit + 1 == position.digits.size() && position.digits[1] != '0'); break;
        }
    };
    check({{}});
    for (std::uint64_t number = 1; number <= 100'000; ++number)
        check({std::to_string(number)});
    QVERIFY(seen[0] > 0 && seen[1] > 0 && seen[2] > 0);
}

void TestGames::coldPairs()
{
    // By mex, as the lesson builds them.
    std::vector<bool> used(40000, false);
    std::uint64_t next = 0;
    for (std::uint64_t k = 0; k < 10000; ++k) {
        while (used[next])
            ++next;
        QCOMPARE(Wythoff::lowerCold(k), next);
        QCOMPARE(Wythoff::coldPartner(next), next + k);
        QCOMPARE(Wythoff::coldPartner(next + k), next);
        used[next] = used[next + k] = true;
    }
    // Neighbouring Fibonacci numbers are cold pairs, every other one: from here on doubles fail.
    QCOMPARE(Wythoff::lowerCold(102334155), std::uint64_t{165580140});
    QCOMPARE(Wythoff::coldPartner(165580140), std::uint64_t{267914295});
    for (std::uint64_t k : {limits::maxNumber, limits::maxNumber - 1, std::uint64_t{987654321987654321}}) {
        const std::uint64_t low = Wythoff::lowerCold(k);
        QCOMPARE(Wythoff::coldPartner(low), low + k);
    }
}

void TestGames::boundedLists()
{
    const auto sand = Sand::solve({limits::maxNumber - 1, limits::maxNumber, 0});
    QCOMPARE(sand.winningMoves.size(), limits::maxListedMoves);
    QCOMPARE(sand.winningMoveCount, (limits::maxNumber - 1) / 2 + 1);
    QCOMPARE(sand.winningMoves.front().take, std::uint64_t{1});
    const auto split = SplitNim::solve({std::vector<std::uint64_t>(limits::maxPiles - 1, 199)});
    QCOMPARE(split.outcome, Outcome::N);
    QVERIFY(!split.isComplete);
    QCOMPARE(split.winningMoves.size(), limits::maxListedMoves);
    const auto rules = HeapGame::parse("8.7: 4000 3");
    QVERIFY(rules);
    const auto heap = HeapGame::solve(*rules);
    QCOMPARE(heap.outcome, Outcome::N);
    QVERIFY(!heap.winningMoves.empty());
    const auto &move = heap.winningMoves.front();
    QCOMPARE(HeapGame::solve(HeapGame::play(*rules, move)).outcome, Outcome::P);
}

QTEST_APPLESS_MAIN(TestGames)
#include "test_games.moc"
