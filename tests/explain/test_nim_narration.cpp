#include "explain/catalogue.h"
#include "explain/phrasebook.h"
#include "solver/games/nim.h"
#include "solver/limits.h"

#include <QRegularExpression>
#include <QTest>

#include <random>

using namespace mexplain;

class TestNimNarration : public QObject {
    Q_OBJECT
private slots:
    void stepsOfAPosition_data();
    void stepsOfAPosition();
    void sentencesOfTheSample();
    void numbersEqualTheSolvers();
    void everyPhraseIsTranslated_data();
    void everyPhraseIsTranslated();
    void manyPilesStaySmall();
    void examplesAndRandomPositionsAreGood();
};

namespace {

Explanation explain(const Catalogue &catalogue, const std::string &position)
{
    auto explanation = catalogue.find(u"nim")->explain(position);
    Q_ASSERT(explanation);
    return *std::move(explanation);
}

QStringList sentences(const Explanation &explanation, const Phrasebook &book)
{
    QStringList all{book.text(explanation.reason)};
    for (const Step &step : explanation.steps) {
        all.append(book.text(step.title));
        for (const Paragraph &paragraph : step.body)
            all.append(book.text(paragraph.phrase));
    }
    for (const ToldMove &move : explanation.winningMoves)
        all.append(book.text(move.text));
    for (const ToldReply &reply : explanation.replies)
        all << book.text(reply.move.text) << book.text(reply.reply.text);
    return all;
}

} // namespace

void TestNimNarration::stepsOfAPosition_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<QStringList>("ids");
    const QStringList won{"rule", "binary", "columns", "verdict", "choose", "move", "after"};
    const QStringList lost{"rule", "binary", "columns", "verdict", "replies"};
    QTest::newRow("N") << "3 6 9" << won;
    QTest::newRow("P") << "1 2 3" << lost;
    QTest::newRow("one pile") << "6" << won;
    QTest::newRow("empty") << "0 0" << lost;
}

void TestNimNarration::stepsOfAPosition()
{
    QFETCH(QString, position);
    QFETCH(QStringList, ids);
    const Catalogue catalogue;
    const Explanation explanation = explain(catalogue, position.toStdString());
    QStringList actual;
    for (const Step &step : explanation.steps) {
        actual.append(step.id);
        QVERIFY2(step.figure, qPrintable(step.id));
        QVERIFY(!step.body.empty());
    }
    QCOMPARE(actual, ids);
}

void TestNimNarration::sentencesOfTheSample()
{
    const Catalogue catalogue;
    const Phrasebooks books;
    const Explanation explanation = explain(catalogue, "3 6 9");
    QCOMPARE(explanation.outcome, Outcome::N);
    QCOMPARE(books.of(Language::Chinese).text(explanation.reason), QStringLiteral("s = 3 ⊕ 6 ⊕ 9 = 12 ≠ 0。从第 3 堆取走 4 根，留下 5 根。"));
    QCOMPARE(books.of(Language::English).text(explanation.reason),
             QStringLiteral("s = 3 ⊕ 6 ⊕ 9 = 12 ≠ 0. Take 4 matches from pile 3 and leave 5."));
    QCOMPARE(explanation.winningMoves.size(), std::size_t{1});
    QCOMPARE(explanation.winningMoves.front().after, std::string("3 6 5"));
    QCOMPARE(books.of(Language::Chinese).text(explanation.steps[5].title), QStringLiteral("第 3 堆应留下 9 ⊕ 12 = 5，取走 4"));
    const QString formula = books.of(Language::English).text(explanation.steps[2].body.back().phrase);
    QCOMPARE(formula, QStringLiteral("s = 3 ⊕ 6 ⊕ 9 = 1100₂ = 12"));
}

void TestNimNarration::numbersEqualTheSolvers()
{
    // What the sentences say is read back out of them and compared with an independent computation.
    const Catalogue catalogue;
    const Phrasebook english(Language::English);
    static const QRegularExpression sum(QStringLiteral("^s = .* = ([01]+)₂ = (\\d+)$"));
    static const QRegularExpression take(QStringLiteral("^take (\\d+) match(?:es)? from pile (\\d+)$"));
    std::mt19937_64 random(20);
    for (int round = 0; round < 300; ++round) {
        Nim::Position position;
        position.piles.resize(1 + random() % 9);
        const std::uint64_t largest = round % 3 == 0 ? limits::maxNumber : 15;
        Nimber expected = 0;
        for (std::uint64_t &pile : position.piles) {
            pile = random() % (largest + 1);
            expected ^= pile;
        }
        if (round % 4 == 1) {
            position.piles.push_back(expected);
            expected = 0;
        }
        if (position.piles.back() > limits::maxNumber)
            continue;
        const QByteArray shown = QByteArray::fromStdString(Nim::format(position));
        const Explanation explanation = explain(catalogue, shown.toStdString());
        QVERIFY2((explanation.outcome == Outcome::N) == (expected != 0), shown.constData());
        const auto match = sum.match(english.text(explanation.steps[2].body.back().phrase));
        QVERIFY2(match.hasMatch(), shown.constData());
        QCOMPARE(match.captured(2), QString::number(expected));
        QCOMPARE(match.captured(1).toULongLong(nullptr, 2), expected);
        for (const ToldMove &move : explanation.winningMoves) {
            const auto told = take.match(english.text(move.text));
            QVERIFY2(told.hasMatch(), shown.constData());
            const auto pile = static_cast<std::size_t>(told.captured(2).toULongLong()) - 1;
            Nim::Position after = position;
            after.piles[pile] -= told.captured(1).toULongLong();
            QCOMPARE(xorSum(after.piles), Nimber{0});
            QCOMPARE(Nim::format(after), move.after);
        }
        for (const ToldReply &reply : explanation.replies) {
            const auto afterMove = Nim::parse(reply.move.after);
            const auto afterReply = Nim::parse(reply.reply.after);
            QVERIFY2(afterMove && afterReply, shown.constData());
            QVERIFY(xorSum(afterMove->piles) != 0);
            QCOMPARE(xorSum(afterReply->piles), Nimber{0});
        }
    }
}

void TestNimNarration::everyPhraseIsTranslated_data()
{
    QTest::addColumn<QString>("position");
    for (const char *position : {"3 6 9", "1 2 3", "7 7 7", "0 0", "6", "1", "2 3", "1 2 4 8 16 32 64 128 256 512 1024 2048 4096 8192"})
        QTest::newRow(position) << QString::fromLatin1(position);
}

void TestNimNarration::everyPhraseIsTranslated()
{
    QFETCH(QString, position);
    const Catalogue catalogue;
    const Phrasebooks books;
    const Explanation explanation = explain(catalogue, position.toStdString());
    static const QRegularExpression place(QStringLiteral("%[n0-9]|\\((s|es)\\)"));
    static const QRegularExpression han(QStringLiteral("\\p{Han}"));
    static const QRegularExpression englishWord(QStringLiteral("[A-Za-z]{3,}"));
    for (const QString &sentence : sentences(explanation, books.of(Language::Chinese))) {
        QVERIFY2(!place.match(sentence).hasMatch(), qPrintable(sentence));
        QVERIFY2(!englishWord.match(sentence).hasMatch(), qPrintable(sentence));
    }
    for (const QString &sentence : sentences(explanation, books.of(Language::English))) {
        QVERIFY2(!place.match(sentence).hasMatch(), qPrintable(sentence));
        QVERIFY2(!han.match(sentence).hasMatch(), qPrintable(sentence));
    }
}

void TestNimNarration::manyPilesStaySmall()
{
    Nim::Position position{std::vector<std::uint64_t>(limits::maxNimPiles, limits::maxNumber)};
    position.piles.back() = 0;
    position.piles[250'000] = limits::maxNumber - 1;
    const Catalogue catalogue;
    const Explanation explanation = explain(catalogue, Nim::format(position));
    QVERIFY(explanation.winningMoveCount > 100);
    std::size_t bytes = 0;
    for (const ToldMove &move : explanation.winningMoves)
        bytes += move.after.size();
    // One is told whatever its size; the others must keep within the bound.
    QVERIFY(bytes <= maxToldBytes + Nim::format(position).size());
    for (const Step &step : explanation.steps) {
        if (const auto *table = std::get_if<XorTableFigure>(&*step.figure))
            QVERIFY(table->rows.size() < 40);
        else if (const auto *piles = std::get_if<PilesFigure>(&*step.figure))
            QVERIFY(piles->rows.size() < 40);
    }
}

void TestNimNarration::examplesAndRandomPositionsAreGood()
{
    const Catalogue catalogue;
    const AnyGame &game = *catalogue.find(u"nim");
    for (const Example &example : game.examples()) {
        const auto normal = game.normalize(example.position);
        QVERIFY2(normal && *normal == example.position, example.position.c_str());
    }
    int lost = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        for (const RandomSize size : {RandomSize::Small, RandomSize::Medium, RandomSize::Large}) {
            const std::string position = game.randomPosition(size, seed);
            QVERIFY(game.normalize(position));
            QCOMPARE(position, game.randomPosition(size, seed));
            lost += explain(catalogue, position).outcome == Outcome::P ? 1 : 0;
        }
    }
    QVERIFY(lost > 150 && lost < 450);
}

QTEST_GUILESS_MAIN(TestNimNarration)
#include "test_nim_narration.moc"
