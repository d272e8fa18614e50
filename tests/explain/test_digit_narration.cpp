#include "explain/catalogue.h"
#include "explain/narrations/digit_deletion.h"
#include "explain/phrasebook.h"
#include "solver/limits.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <random>

using namespace mexplain;

/// What the lesson of digit deletion says is read back out of its sentences and figures and compared with the solver.
class TestDigitNarration : public QObject {
    Q_OBJECT
private slots:
    void steps_data();
    void steps();
    void chainIsTheSolvers();
    void tilesVanishAsTheMoveSays();
    void countsAreTheSolvers();
    void longNumbersStayShort();

private:
    static Explanation explain(const std::string &text)
    {
        const auto position = DigitDeletion::parse(text);
        return Lesson<DigitDeletion>::narrate(*position, DigitDeletion::solve(*position));
    }
    static const Step *stepOf(const Explanation &explanation, const char *id)
    {
        for (const Step &step : explanation.steps) {
            if (step.id == QLatin1String(id))
                return &step;
        }
        return nullptr;
    }
    static QString idsOf(const Explanation &explanation)
    {
        QStringList ids;
        for (const Step &step : explanation.steps)
            ids += step.id;
        return ids.join(u' ');
    }
    QString text(const Phrase &phrase) const { return m_english.text(phrase); }
    QString bodyOf(const Step &step) const
    {
        QStringList all{text(step.title)};
        for (const Paragraph &paragraph : step.body)
            all += text(paragraph.phrase);
        return all.join(u'\n');
    }
    static std::string randomNumber(std::mt19937_64 &random, std::size_t most)
    {
        std::string digits(1 + random() % most, '0');
        for (char &digit : digits)
            digit = static_cast<char>('0' + (random() % 3 == 0 ? 0 : random() % 10));
        if (digits.front() == '0')
            digits.front() = '4';
        return digits;
    }

    Phrasebook m_english{Language::English};
};

void TestDigitNarration::steps_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("ids");
    QTest::newRow("even, won") << "30200504" << "rule odd even suffixes verdict winning after count table shorter-1 shorter-2 shorter-3 shorter-4 lower rests same sum share";
    QTest::newRow("even, lost") << "2345" << "rule odd even suffixes verdict replies count table shorter-1 shorter-2 shorter-3 lower rests same sum share";
    QTest::newRow("odd") << "105" << "rule odd even suffixes verdict winning after count table shorter-1 shorter-2 odd-length sum share";
    QTest::newRow("first of an odd length") << "100" << "rule odd even suffixes verdict winning after count table shorter-1 shorter-2 sum share";
    QTest::newRow("first of an even length") << "1000" << "rule odd even suffixes verdict winning after count table shorter-1 shorter-2 shorter-3 sum share";
    QTest::newRow("first digit 1") << "1300" << "rule odd even suffixes verdict replies count table shorter-1 shorter-2 shorter-3 rests same sum share";
    QTest::newRow("nothing to walk along") << "2001" << "rule odd even suffixes verdict replies count table shorter-1 shorter-2 shorter-3 lower same sum share";
    QTest::newRow("one digit") << "7" << "rule odd suffixes verdict winning after count table odd-length sum share";
    QTest::newRow("one") << "1" << "rule odd suffixes verdict winning after count table sum share";
    QTest::newRow("largest count") << "1000000000000000000"
                                   << "rule odd even suffixes verdict winning after count table shorter-1 shorter-2 shorter-3 shorter-4 shorter-5 shorter-6 sum share";
    QTest::newRow("too long to count") << "1000000000000000001" << "rule odd even suffixes verdict winning after count";
    QTest::newRow("nothing left") << "0" << "rule odd suffixes verdict replies count";
}

void TestDigitNarration::steps()
{
    QFETCH(QString, position);
    QFETCH(QString, ids);
    QCOMPARE(idsOf(explain(position.toStdString())), ids);
}

void TestDigitNarration::chainIsTheSolvers()
{
    std::mt19937_64 random(5);
    for (int round = 0; round < 300; ++round) {
        const std::string digits = randomNumber(random, 16);
        const DigitDeletion::Solution solution = DigitDeletion::solve({digits});
        const Explanation explanation = explain(digits);
        const auto &figure = std::get<CellGridFigure>(*stepOf(explanation, "suffixes")->figure);
        if (digits.size() % 2 == 0)
            QCOMPARE(figure.rows.size(), solution.chain.size());
        for (std::size_t i = 0; i < std::min(figure.rows.size(), solution.chain.size()); ++i) {
            const auto &suffix = solution.chain[i];
            QCOMPARE(figure.rows[i].mark == Mark::N, suffix.outcome == Outcome::N);
            QCOMPARE(text(figure.rows[i].label), QString::number(digits.size() - suffix.start));
            // The digits stand in their own columns.
            for (std::size_t at = suffix.start; at < digits.size(); ++at)
                QCOMPARE(text(figure.rows[i].cells.at(at).text), QString(QLatin1Char(digits[at])));
        }
        // Rows of an odd number's rest carry the outcome too.
        for (const auto &row : figure.rows) {
            std::string left;
            for (const auto &cell : row.cells) {
                if (const QString told = text(cell.text); cell.content == CellGridFigure::Content::Text && told != QStringLiteral("–"))
                    left += told.toStdString();
            }
            QVERIFY2((DigitDeletion::solve({left}).outcome == Outcome::N) == (row.mark == Mark::N), (digits + " " + left).c_str());
        }
    }
}

void TestDigitNarration::tilesVanishAsTheMoveSays()
{
    static const QRegularExpression told(QStringLiteral("^delete the (\\d) in place (\\d+)$"));
    std::mt19937_64 random(6);
    for (int round = 0; round < 300; ++round) {
        const std::string digits = randomNumber(random, 10);
        const DigitDeletion::Solution solution = DigitDeletion::solve({digits});
        const Explanation explanation = explain(digits);
        QCOMPARE(explanation.outcome, solution.outcome);
        QCOMPARE(explanation.winningMoveCount, std::uint64_t{solution.winningMoves.size()});
        std::vector<std::size_t> places;
        for (const ToldMove &move : explanation.winningMoves) {
            const auto match = told.match(text(move.text));
            QVERIFY2(match.hasMatch(), qPrintable(text(move.text)));
            const std::size_t place = match.captured(2).toULongLong() - 1;
            QCOMPARE(match.captured(1), QString(QLatin1Char(digits[place])));
            QCOMPARE(move.after, DigitDeletion::format(DigitDeletion::play({digits}, {place})));
            places.push_back(place);
        }
        std::sort(places.begin(), places.end());
        for (std::size_t i = 0; i < places.size(); ++i)
            QCOMPARE(places[i], solution.winningMoves[i].digit);
        for (const ToldReply &reply : explanation.replies) {
            const auto match = told.match(text(reply.move.text));
            QCOMPARE(reply.move.after, DigitDeletion::format(DigitDeletion::play({digits}, {match.captured(2).toULongLong() - 1})));
        }
        const Step *winning = stepOf(explanation, "winning");
        QCOMPARE(winning != nullptr, solution.outcome == Outcome::N);
        if (winning == nullptr)
            continue;
        const auto &figure = std::get<CellGridFigure>(*winning->figure);
        for (std::size_t i = 0; i < std::min<std::size_t>(figure.rows.size(), 8); ++i) {
            std::string left;
            for (const auto &cell : figure.rows[i].cells)
                left += cell.mark == Mark::Removed ? std::string() : text(cell.text).toStdString();
            const std::string after = explanation.winningMoves[i].after;
            QCOMPARE(left, after == "0" ? std::string() : after);
        }
    }
}

void TestDigitNarration::countsAreTheSolvers()
{
    static const QRegularExpression sum(QStringLiteral("W\\((\\d+)\\) = (\\d+)"));
    static const QRegularExpression soFar(QStringLiteral("Sum so far: (\\d+)\\."));
    std::mt19937_64 random(7);
    for (int round = 0; round < 300; ++round) {
        const std::string digits = round == 0 ? std::to_string(limits::maxNumber) : randomNumber(random, round % 2 == 0 ? 18 : 6);
        const std::uint64_t bound = std::stoull(digits);
        const DigitDeletion::Count count = DigitDeletion::countWinning(bound);
        const Explanation explanation = explain(digits);
        const auto match = sum.match(text(stepOf(explanation, "sum")->title));
        QVERIFY2(match.hasMatch(), digits.c_str());
        QCOMPARE(match.captured(1).toStdString(), digits);
        QCOMPARE(match.captured(2).toULongLong(), static_cast<qulonglong>(count.winning));
        // The running sum of each step is that after some part, and only grows.
        std::uint64_t last = 0;
        std::size_t part = 0;
        for (const Step &step : explanation.steps) {
            const auto told = soFar.match(bodyOf(step));
            if (!told.hasMatch())
                continue;
            const std::uint64_t now = told.captured(1).toULongLong();
            while (part < count.parts.size() && count.parts[part].sum != now)
                ++part;
            QVERIFY2(part < count.parts.size(), (digits + " " + step.id.toStdString()).c_str());
            QVERIFY(now >= last);
            last = now;
            const auto &figure = std::get<TableFigure>(*step.figure);
            const bool hasSum = std::any_of(figure.rows.begin(), figure.rows.end(), [&](const auto &row) {
                return row.back().mark == Mark::Chosen && text(row.back().text) == QString::number(now);
            });
            QVERIFY(hasSum);
        }
        QCOMPARE(last, count.winning);
        QVERIFY(explanation.steps.size() <= 25);
        // The table by length, as far as the number goes.
        const auto &table = std::get<TableFigure>(*stepOf(explanation, "table")->figure);
        for (std::size_t length = 1; length <= table.rows.size(); ++length) {
            QCOMPARE(text(table.rows[length - 1][2].text).toULongLong(), static_cast<qulonglong>(count.lengths[length - 1].below));
            QCOMPARE(text(table.rows[length - 1][4].text).toULongLong(), static_cast<qulonglong>(count.lengths[length - 1].winning));
        }
        if (const Step *rests = stepOf(explanation, "rests")) {
            const auto &rows = std::get<TableFigure>(*rests->figure).rows;
            QCOMPARE(rows.size() + 1, count.walk.size());
            for (std::size_t i = 0; i < rows.size(); ++i)
                QCOMPARE(text(rows[i].back().text).toULongLong(), static_cast<qulonglong>(count.walk[i + 1].winning));
        }
    }
}

void TestDigitNarration::longNumbersStayShort()
{
    std::string zeros(limits::maxDigits, '0');
    zeros.front() = '9';
    std::string pairs;
    for (std::size_t i = 0; i < limits::maxDigits; ++i)
        pairs += i % 2 == 0 ? '1' : '0';
    for (const std::string &digits : {zeros, pairs, std::string(limits::maxDigits, '7'), std::string(limits::maxDigits - 1, '7')}) {
        const Explanation explanation = explain(digits);
        std::size_t bytes = 0;
        for (const ToldMove &move : explanation.winningMoves)
            bytes += move.after.size();
        QVERIFY(bytes <= maxToldBytes);
        for (const Step &step : explanation.steps) {
            QVERIFY2(bodyOf(step).size() < 2000, qPrintable(step.id));
            if (const auto *grid = std::get_if<CellGridFigure>(&*step.figure)) {
                QVERIFY(grid->rows.size() <= 12);
                for (const auto &row : grid->rows)
                    QVERIFY(row.cells.size() <= 18);
            }
        }
    }
}

QTEST_GUILESS_MAIN(TestDigitNarration)
#include "test_digit_narration.moc"
