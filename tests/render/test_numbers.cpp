#include "explain/catalogue.h"
#include "render/export/export.h"
#include "solver/games.h"
#include "solver/games/chocolate_study.h"
#include "solver/misere_kayles.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <bit>

using namespace mexplain;

/// Numbers that a reader sees, read back out of the JSON export and compared with the solver: equations hold, both languages
/// say the same numbers, and what each game's sentences and figures claim is so. Examples and random positions of each size.
class TestNumbers : public QObject {
    Q_OBJECT
private slots:
    void equationsHold_data() { games(); }
    void equationsHold();
    void languagesSayTheSameNumbers_data() { games(); }
    void languagesSayTheSameNumbers();
    void xorTablesAddUp_data() { games(); }
    void xorTablesAddUp();
    void misereNim();
    void staircaseNim();
    void splitNim();
    void chessRow();
    void sand();
    void cappedNim();
    void bash();
    void chocolate();
    void wythoff();

private:
    struct Document {
        std::string position;
        QJsonObject json;

        QJsonObject step(const char *id) const
        {
            for (const QJsonValue &step : json[QStringLiteral("steps")].toArray()) {
                if (step.toObject()[QStringLiteral("id")].toString() == QLatin1String(id))
                    return step.toObject();
            }
            return {};
        }
        QJsonObject figure(const char *id) const { return step(id)[QStringLiteral("figure")].toObject(); }
        /// The English sentences of a step, its title first.
        QString text(const char *id) const
        {
            const QJsonObject told = step(id);
            QStringList all{en(told[QStringLiteral("title")])};
            for (const QJsonValue &paragraph : told[QStringLiteral("body")].toArray())
                all += en(paragraph);
            return all.join(u'\n');
        }
        QString reason() const { return en(json[QStringLiteral("reason")]); }
    };

    static QString en(const QJsonValue &phrase) { return phrase.toObject()[QStringLiteral("en")].toString(); }
    static std::uint64_t number(const QJsonValue &value) { return value.toString().toULongLong(); }
    static bool isMarked(const QJsonValue &value, const char *mark) { return value.toObject()[QStringLiteral("mark")].toString() == QLatin1String(mark); }

    void games() const
    {
        QTest::addColumn<QString>("id");
        for (const auto &game : m_catalogue.games())
            QTest::newRow(qPrintable(game->info().id)) << game->info().id;
    }

    Document document(const AnyGame &game, const std::string &position) const
    {
        const auto explanation = game.explain(position);
        ExportJob job{.game = game.info(), .explanation = *explanation, .phrasebooks = m_phrasebooks};
        job.languages = *languagesFromCode(QStringLiteral("both"));
        const auto bytes = exportDocument(job, *formatFromCode(QStringLiteral("json")));
        return {position, QJsonDocument::fromJson(*bytes).object()};
    }

    /// Calls `check` with the document of each example and of random positions.
    template <class Check>
    void forDocuments(const QString &id, std::uint64_t seeds, Check check) const
    {
        const AnyGame &game = *m_catalogue.find(id);
        for (const Example &example : game.examples()) {
            check(document(game, example.position));
            if (QTest::currentTestFailed())
                return;
        }
        for (const RandomSize size : {RandomSize::Small, RandomSize::Medium, RandomSize::Large}) {
            for (std::uint64_t seed = 0; seed < seeds; ++seed) {
                check(document(game, game.randomPosition(size, seed)));
                if (QTest::currentTestFailed())
                    return;
            }
        }
    }

    Catalogue m_catalogue;
    Phrasebooks m_phrasebooks;
};

namespace {

/// Every sentence in both languages, wherever it stands in the document.
void collect(const QJsonValue &value, QList<QPair<QString, QString>> &all)
{
    if (value.isArray()) {
        for (const QJsonValue &element : value.toArray())
            collect(element, all);
    } else if (value.isObject()) {
        const QJsonObject object = value.toObject();
        if (object.contains(QStringLiteral("en")) && object.contains(QStringLiteral("zh"))) {
            all.append({object[QStringLiteral("en")].toString(), object[QStringLiteral("zh")].toString()});
            return;
        }
        for (const QJsonValue &member : object)
            collect(member, all);
    }
}

/// The value of one side of an equation: `3 ⊕ 6`, `5 × 4 + 3`, `110₂`, `9 − 4`, `15 mod 8`; none where it has other signs.
std::optional<std::int64_t> valueOf(const QString &side)
{
    static const QRegularExpression tokens(QStringLiteral("^\\s*(\\d+₂?(?: (?:⊕|\\+|−|×|mod) \\d+₂?)*)\\s*$"));
    const auto match = tokens.match(side);
    if (!match.hasMatch())
        return std::nullopt;
    const QStringList words = match.captured(1).split(u' ');
    const auto operand = [](const QString &word) { return word.endsWith(u'₂') ? word.chopped(1).toLongLong(nullptr, 2) : word.toLongLong(); };
    // × and mod bind first, then + and −; ⊕ stands alone.
    QList<qint64> terms{operand(words[0])};
    QStringList signs;
    for (qsizetype i = 1; i + 1 < words.size(); i += 2) {
        const qint64 right = operand(words[i + 1]);
        if (words[i] == QStringLiteral("×")) {
            terms.back() *= right;
        } else if (words[i] == QStringLiteral("mod")) {
            terms.back() %= right;
        } else {
            signs += words[i];
            terms += right;
        }
    }
    qint64 value = terms[0];
    for (qsizetype i = 0; i < signs.size(); ++i) {
        if (signs[i] == QStringLiteral("⊕"))
            value ^= terms[i + 1];
        else
            value += signs[i] == QStringLiteral("+") ? terms[i + 1] : -terms[i + 1];
    }
    return value;
}

/// Checks the equations of a sentence; returns how many there are, or -1 where one is wrong.
int checkEquations(const QString &sentence)
{
    static const QRegularExpression run(QStringLiteral("[0-9₂⊕+−×=≠…/ ]+(?:mod [0-9₂⊕+−×=≠…/ ]+)*"));
    int count = 0;
    for (auto all = run.globalMatch(sentence); all.hasNext();) {
        const QString text = all.next().captured();
        std::optional<qint64> last;
        bool isEqual = false;
        qsizetype start = 0;
        for (qsizetype i = 0; i <= text.size(); ++i) {
            if (i < text.size() && text[i] != u'=' && text[i] != u'≠')
                continue;
            const auto value = valueOf(text.mid(start, i - start));
            if (value && last) {
                ++count;
                if ((*value == *last) != isEqual)
                    return -1;
            }
            last = value;
            isEqual = i < text.size() && text[i] == u'=';
            start = i + 1;
        }
    }
    return count;
}

QStringList numbersOf(const QString &sentence)
{
    static const QRegularExpression digits(QStringLiteral("\\d+"));
    QStringList all;
    for (auto match = digits.globalMatch(sentence); match.hasNext();)
        all += match.next().captured();
    all.sort();
    return all;
}

std::vector<std::uint64_t> numberListOf(const QString &text)
{
    std::vector<std::uint64_t> all;
    for (const QString &word : text.split(QStringLiteral(", ")))
        all.push_back(word.toULongLong());
    return all;
}

} // namespace

void TestNumbers::equationsHold()
{
    QFETCH(QString, id);
    int count = 0;
    forDocuments(id, 40, [&](const Document &document) {
        QList<QPair<QString, QString>> all;
        collect(document.json, all);
        for (const auto &[english, chinese] : all) {
            for (const QString &sentence : {english, chinese}) {
                const int found = checkEquations(sentence);
                QVERIFY2(found >= 0, qPrintable(QString::fromStdString(document.position) + u'\n' + sentence));
                count += found;
            }
        }
    });
    QVERIFY2(count > 150, qPrintable(QString::number(count)));
}

void TestNumbers::languagesSayTheSameNumbers()
{
    QFETCH(QString, id);
    forDocuments(id, 15, [&](const Document &document) {
        QList<QPair<QString, QString>> all;
        collect(document.json, all);
        for (const auto &[english, chinese] : all) {
            const QStringList inEnglish = numbersOf(english);
            const QStringList inChinese = numbersOf(chinese);
            // Words for small numbers differ, and one language may say a number twice; none may say another one.
            for (const QString &number : inEnglish)
                QVERIFY2(number.size() < 2 || inChinese.contains(number), qPrintable(english + u'\n' + chinese));
            for (const QString &number : inChinese)
                QVERIFY2(number.size() < 2 || inEnglish.contains(number), qPrintable(english + u'\n' + chinese));
        }
    });
}

void TestNumbers::xorTablesAddUp()
{
    QFETCH(QString, id);
    forDocuments(id, 20, [&](const Document &document) {
        for (const QJsonValue &step : document.json[QStringLiteral("steps")].toArray()) {
            const QJsonObject figure = step[QStringLiteral("figure")].toObject();
            if (figure[QStringLiteral("kind")].toString() != QStringLiteral("xorTable") || !figure.contains(QStringLiteral("sum")))
                continue;
            // Columns that are muted are shown but not added.
            std::uint64_t counted = 0;
            for (const QJsonValue &column : figure[QStringLiteral("columns")].toArray())
                counted = counted << 1 | (column.toString() == QStringLiteral("muted") ? 0 : 1);
            std::uint64_t sum = 0;
            bool isWhole = true;
            for (const QJsonValue &row : figure[QStringLiteral("rows")].toArray()) {
                isWhole = isWhole && !row.toObject().contains(QStringLiteral("omitted"));
                sum ^= number(row[QStringLiteral("value")]);
            }
            if (isWhole)
                QCOMPARE(number(figure[QStringLiteral("sum")]), sum & counted);
        }
    });
}

void TestNumbers::misereNim()
{
    static const QRegularExpression measures(QStringLiteral("piles bigger than 1: (\\d+), piles of 1: (\\d+), XOR: (\\d+)"));
    int parted = 0;
    forDocuments(QStringLiteral("misere-nim"), 40, [&](const Document &document) {
        const auto position = *MisereNim::parse(document.position);
        const auto solution = MisereNim::solve(position);
        const auto normal = Nim::solve({position.piles});
        QCOMPARE(document.json[QStringLiteral("outcome")].toString(), solution.outcome == Outcome::N ? QStringLiteral("N") : QStringLiteral("P"));
        const auto told = measures.match(document.text("compare"));
        QVERIFY2(told.hasMatch(), qPrintable(document.text("compare")));
        const auto big = std::count_if(position.piles.begin(), position.piles.end(), [](std::uint64_t pile) { return pile > 1; });
        const auto ones = std::count(position.piles.begin(), position.piles.end(), std::uint64_t{1});
        QCOMPARE(told.captured(1).toLongLong(), static_cast<qint64>(big));
        QCOMPARE(told.captured(2).toLongLong(), static_cast<qint64>(ones));
        QCOMPARE(told.captured(3).toULongLong(), normal.xorSum);
        // Both verdicts, side by side.
        const QJsonArray verdicts = document.figure("verdict")[QStringLiteral("rows")].toArray();
        QCOMPARE(isMarked(verdicts[0].toArray().last(), "N"), normal.outcome == Outcome::N);
        QCOMPARE(isMarked(verdicts[1].toArray().last(), "N"), solution.outcome == Outcome::N);
        parted += normal.outcome != solution.outcome ? 1 : 0;
        // The game played out: each line is what the solvers say.
        for (const QJsonValue &line : document.figure("course")[QStringLiteral("rows")].toArray()) {
            const QString piles = en(line.toArray()[1].toObject()[QStringLiteral("text")]);
            if (piles.contains(u'…'))
                continue;
            const auto there = numberListOf(piles);
            QCOMPARE(isMarked(line.toArray()[2], "N"), Nim::solve({there}).outcome == Outcome::N);
            QCOMPARE(isMarked(line.toArray()[3], "N"), MisereNim::solve({there}).outcome == Outcome::N);
        }
    });
    QVERIFY(parted > 5);
}

void TestNumbers::staircaseNim()
{
    static const QRegularExpression acted(QStringLiteral("brings? \\d+ stones? down from stair (\\d+)\\. Stair (\\d+) then has (\\d+), and the (?:odd stairs have the )?XOR (?:is )?(\\d+)"));
    int answers = 0;
    forDocuments(QStringLiteral("staircase-nim"), 40, [&](const Document &document) {
        const auto position = *StaircaseNim::parse(document.position);
        const auto solution = StaircaseNim::solve(position);
        const QJsonObject table = document.figure("xor");
        QCOMPARE(number(table[QStringLiteral("sum")]), solution.xorSum);
        // The numbers of the table are the odd stairs, by name.
        for (const QJsonValue &row : table[QStringLiteral("rows")].toArray()) {
            if (row.toObject().contains(QStringLiteral("omitted")))
                continue;
            const auto stair = en(row[QStringLiteral("label")]).mid(6).toULongLong();
            QCOMPARE(stair % 2, std::uint64_t{1});
            QCOMPARE(number(row[QStringLiteral("value")]), position.stairs.at(stair - 1));
        }
        if (solution.outcome == Outcome::N) {
            QCOMPARE(document.json[QStringLiteral("winningMoveCount")].toInteger(), static_cast<qint64>(solution.winningMoves.size()));
            if (solution.winningMoves.size() > 1)
                QVERIFY(document.text("all-moves").contains(QString::number(solution.winningMoves.size())));
        }
        // What is acted out is two moves one after the other, and the hops of the figure are those of the sentences.
        StaircaseNim::Position start = position;
        if (solution.outcome == Outcome::N)
            start = *StaircaseNim::parse(document.json[QStringLiteral("winningMoves")].toArray()[0].toObject()[QStringLiteral("after")].toString().toStdString());
        for (const char *id : {"answer-even", "answer-odd"}) {
            const QJsonArray hops = document.figure(id)[QStringLiteral("hops")].toArray();
            if (hops.isEmpty())
                continue;
            ++answers;
            StaircaseNim::Position now = start;
            auto told = acted.globalMatch(document.text(id));
            for (const QJsonValue &hop : hops) {
                const std::uint64_t from = number(hop[QStringLiteral("from")]);
                now = StaircaseNim::play(now, {static_cast<std::size_t>(from - 1), number(hop[QStringLiteral("count")])});
                QVERIFY2(told.hasNext(), qPrintable(document.text(id)));
                const auto match = told.next();
                QCOMPARE(match.captured(1).toULongLong(), from);
                QCOMPARE(match.captured(3).toULongLong(), now.stairs.at(match.captured(2).toULongLong() - 1));
                QCOMPARE(match.captured(4).toULongLong(), StaircaseNim::solve(now).xorSum);
            }
            QCOMPARE(StaircaseNim::solve(now).outcome, Outcome::P);
            const std::uint64_t first = number(hops[0].toObject()[QStringLiteral("from")]);
            QCOMPARE(first % 2 == 0, QLatin1String(id) == QLatin1String("answer-even"));
        }
    });
    QVERIFY(answers > 50);
}

void TestNumbers::splitNim()
{
    forDocuments(QStringLiteral("split-nim"), 15, [&](const Document &document) {
        const auto position = *SplitNim::parse(document.position);
        const auto solution = SplitNim::solve(position);
        // The values of the heaps: number, stones, remainder, SG.
        for (const QJsonValue &row : document.figure("values")[QStringLiteral("rows")].toArray()) {
            const auto cell = [&](int i) { return en(row.toArray()[i].toObject()[QStringLiteral("text")]); };
            if (cell(0) == QStringLiteral("…"))
                continue;
            const std::uint64_t heap = position.heaps.at(cell(0).toULongLong() - 1);
            QCOMPARE(cell(1).toULongLong(), heap);
            QCOMPARE(cell(2).toULongLong(), heap % 8);
            QCOMPARE(cell(3).toULongLong(), SplitNim::grundyValue(heap));
        }
        QCOMPARE(number(document.figure("xor")[QStringLiteral("sum")]), solution.xorSum);
        // Each derivation shows the rule's options; the first gap is the value.
        const std::vector<Nimber> values = SplitNim::valuesByMex(64);
        for (std::uint64_t heap = 0; heap <= 8; ++heap) {
            const QByteArray id = "sg-" + QByteArray::number(static_cast<qulonglong>(heap));
            QCOMPARE(en(document.step(id.constData())[QStringLiteral("title")]), QStringLiteral("SG(%1) = %2").arg(heap).arg(values[heap]));
            const QJsonArray rows = document.figure(id.constData())[QStringLiteral("rows")].toArray();
            const auto derivation = SplitNim::derive(heap, values);
            const auto cells = [&](qsizetype row) { return rows[row].toObject()[QStringLiteral("cells")].toArray(); };
            const auto cellText = [&](qsizetype row, qsizetype column) { return en(cells(row)[column].toObject()[QStringLiteral("text")]); };
            if (heap > 0) {
                QCOMPARE(cells(1).size(), static_cast<qsizetype>(heap));
                for (qsizetype i = 0; i < cells(1).size(); ++i)
                    QCOMPARE(cellText(1, i).toULongLong(), derivation.takes[static_cast<std::size_t>(i)]);
            }
            if (!derivation.splits.empty()) {
                QCOMPARE(cells(3).size(), static_cast<qsizetype>(derivation.splits.size()));
                for (qsizetype i = 0; i < cells(3).size(); ++i)
                    QCOMPARE(cellText(3, i).toULongLong(), derivation.splits[static_cast<std::size_t>(i)].value);
            }
            const qsizetype last = rows.size() - 1;
            QCOMPARE(cells(last).size(), static_cast<qsizetype>(derivation.value) + 1);
            QVERIFY(isMarked(cells(last).last(), "chosen"));
        }
        // The chart: SG(n) − n as computed.
        std::size_t points = 0;
        for (const QJsonValue &series : document.figure("pattern")[QStringLiteral("series")].toArray()) {
            for (const QJsonValue &point : series[QStringLiteral("points")].toArray()) {
                const auto heap = static_cast<std::size_t>(point.toArray()[0].toDouble());
                QCOMPARE(static_cast<double>(heap) + point.toArray()[1].toDouble(), static_cast<double>(values.at(heap)));
                ++points;
            }
        }
        QCOMPARE(points, values.size());
    });
}

void TestNumbers::chessRow()
{
    static const QRegularExpression way(QStringLiteral("^(\\d+) → (\\d+)$"));
    static const QRegularExpression value(QStringLiteral("(\\d+)$"));
    int options = 0;
    forDocuments(QStringLiteral("chess-row"), 30, [&](const Document &document) {
        const auto position = *ChessRow::parse(document.position);
        const auto solution = ChessRow::solve(position);
        const auto rowOf = [](const QJsonArray &cells, const char *content) {
            ChessRow::Row row = 0;
            for (qsizetype i = 0; i < cells.size(); ++i) {
                if (cells[i].toObject()[QStringLiteral("content")].toString() == QLatin1String(content))
                    row |= ChessRow::bitOf(static_cast<int>(i) + 1);
            }
            return row;
        };
        for (std::size_t i = 0; i < position.rows.size(); ++i) {
            const QByteArray id = "row-" + QByteArray::number(static_cast<qulonglong>(i + 1));
            const QJsonArray lines = document.figure(id.constData())[QStringLiteral("rows")].toArray();
            if (lines.isEmpty())
                continue; // only some rows are worked out
            QCOMPARE(en(document.step(id.constData())[QStringLiteral("title")]), QStringLiteral("Row %1 has the SG value %2").arg(i + 1).arg(solution.rowValues[i]));
            const auto moves = ChessRow::optionsOf(position.rows[i]);
            for (const QJsonValue &line : lines) {
                const QJsonArray cells = line[QStringLiteral("cells")].toArray();
                const auto told = way.match(en(line[QStringLiteral("label")]));
                if (!told.hasMatch())
                    continue;
                // The squares drawn are the option, and its value is the solver's.
                const auto option = std::find_if(moves.begin(), moves.end(), [&](const auto &move) {
                    return move.from == told.captured(1).toInt() && move.to == told.captured(2).toInt();
                });
                QVERIFY(option != moves.end());
                QCOMPARE(rowOf(cells, "piece"), option->after);
                QCOMPARE(value.match(en(line[QStringLiteral("note")])).captured(1).toULongLong(), ChessRow::grundyValue(option->after));
                ++options;
            }
            QCOMPARE(lines.last()[QStringLiteral("cells")].toArray().size(), static_cast<qsizetype>(solution.rowValues[i]) + 1);
        }
        // The binary numbers are the rows.
        const QJsonArray numbers = document.figure("order")[QStringLiteral("rows")].toArray();
        std::uint64_t largest = UINT64_MAX;
        for (const QJsonValue &line : numbers) {
            std::uint64_t bits = 0;
            for (const QJsonValue &cell : line[QStringLiteral("cells")].toArray())
                bits = bits << 1 | (en(cell[QStringLiteral("text")]) == QStringLiteral("1") ? 1 : 0);
            QCOMPARE(value.match(en(line[QStringLiteral("note")])).captured(1).toULongLong(), bits);
            if (largest != UINT64_MAX)
                QVERIFY(bits < largest);
            else
                largest = bits;
        }
        for (const QJsonValue &row : document.figure("xor")[QStringLiteral("rows")].toArray()) {
            if (!row.toObject().contains(QStringLiteral("omitted")))
                QCOMPARE(number(row[QStringLiteral("value")]), std::uint64_t{solution.rowValues.at(en(row[QStringLiteral("label")]).mid(4).toULongLong() - 1)});
        }
        QCOMPARE(number(document.figure("xor")[QStringLiteral("sum")]), solution.xorSum);
        // Replies: what the move makes of its row's value, and the XOR then.
        if (solution.outcome == Outcome::P) {
            static const QRegularExpression move(QStringLiteral("^row (\\d+): (\\d+) → (\\d+)$"));
            for (const QJsonValue &row : document.figure("replies")[QStringLiteral("rows")].toArray()) {
                if (!row.isArray())
                    continue; // the board at the end of the game
                const auto told = move.match(en(row.toArray()[0].toObject()[QStringLiteral("text")]));
                QVERIFY(told.hasMatch());
                const std::size_t changed = told.captured(1).toULongLong() - 1;
                const auto after = ChessRow::play(position, {changed, told.captured(2).toInt(), told.captured(3).toInt()});
                const auto then = ChessRow::solve(after);
                QCOMPARE(en(row.toArray()[1].toObject()[QStringLiteral("text")]), QStringLiteral("%1 → %2").arg(solution.rowValues[changed]).arg(then.rowValues[changed]));
                QCOMPARE(en(row.toArray()[2].toObject()[QStringLiteral("text")]).toULongLong(), then.xorSum);
            }
        }
    });
    QVERIFY(options > 200);
}

void TestNumbers::sand()
{
    static const QRegularExpression factors(QStringLiteral("v₂\\((\\d+)\\) = (\\d+)"));
    static const QRegularExpression lowbit(QStringLiteral("lowbit\\((\\d+)\\) = (\\d+)"));
    int told = 0;
    int cells = 0;
    forDocuments(QStringLiteral("sand"), 40, [&](const Document &document) {
        const auto position = *Sand::parse(document.position);
        QList<QPair<QString, QString>> all;
        collect(document.json, all);
        for (const auto &[english, chinese] : all) {
            for (const QString &sentence : {english, chinese}) {
                for (auto match = factors.globalMatch(sentence); match.hasNext(); ++told) {
                    const auto one = match.next();
                    QCOMPARE(std::countr_zero(one.captured(1).toULongLong()), one.captured(2).toInt());
                }
                for (auto match = lowbit.globalMatch(sentence); match.hasNext(); ++told) {
                    const auto one = match.next();
                    const std::uint64_t number = one.captured(1).toULongLong();
                    QCOMPARE(number & (~number + 1), one.captured(2).toULongLong());
                }
            }
        }
        // Every cell of the map is what the solver says of that state, and the ring is where we are.
        const QJsonObject map = document.figure("map");
        const bool isSmall = en(map[QStringLiteral("columnTitle")]).startsWith(QStringLiteral("grains"));
        int rings = 0;
        const QJsonArray heads = map[QStringLiteral("heads")].toArray();
        for (const QJsonValue &row : map[QStringLiteral("rows")].toArray()) {
            const QString label = en(row[QStringLiteral("label")]);
            const QJsonArray line = row[QStringLiteral("cells")].toArray();
            for (qsizetype i = 0; i < line.size(); ++i) {
                const std::uint64_t head = en(heads[i]).toULongLong();
                rings += line[i].toObject()[QStringLiteral("ringed")].toBool() ? 1 : 0;
                if (!isSmall)
                    continue;
                const std::uint64_t last = label == QStringLiteral("start") ? 0 : label.toULongLong();
                QCOMPARE(isMarked(line[i], "N"), Sand::solve({head, position.cap, last}).outcome == Outcome::N);
                if (line[i].toObject()[QStringLiteral("ringed")].toBool()) {
                    QCOMPARE(head, position.grains);
                    QCOMPARE(last, position.last);
                }
                ++cells;
            }
        }
        // Among exponents the end of the game has no place.
        QCOMPARE(rings, position.grains == 0 && !isSmall ? 0 : 1);
        // What may be taken next.
        for (const QJsonValue &row : document.figure("gcd")[QStringLiteral("rows")].toArray()) {
            const auto text = [&](int i) { return en(row.toArray()[i].toObject()[QStringLiteral("text")]); };
            if (!row.isArray() || text(2).contains(u'…') || text(0).contains(u'…'))
                continue;
            const Sand::Position after{text(1).toULongLong(), position.cap, text(0).toULongLong()};
            const auto moves = Sand::moves(after);
            QStringList amounts;
            for (const auto &move : moves)
                amounts += QString::number(move.take);
            if (!amounts.isEmpty())
                QCOMPARE(text(2), amounts.join(QStringLiteral(", ")));
        }
    });
    QVERIFY(told > 300);
    QVERIFY(cells > 500);
}

void TestNumbers::cappedNim()
{
    static const QRegularExpression modulus(QStringLiteral("p = (\\d+)"));
    static const QRegularExpression residues(QStringLiteral("The residues are ([\\d, ]+)\\."));
    static const QRegularExpression after(QStringLiteral("After the move: cap (\\d+), modulus (\\d+), XOR (\\d+)"));
    int cases = 0;
    forDocuments(QStringLiteral("capped-nim"), 40, [&](const Document &document) {
        const auto position = *CappedNim::parse(document.position);
        const auto solution = CappedNim::solve(position);
        const auto p = modulus.match(document.text("modulus"));
        QVERIFY2(p.hasMatch(), qPrintable(document.text("modulus")));
        QCOMPARE(p.captured(1).toULongLong(), CappedNim::modulusOf(position.cap));
        QVERIFY(std::has_single_bit(CappedNim::modulusOf(position.cap)) && CappedNim::modulusOf(position.cap) > position.cap
                && CappedNim::modulusOf(position.cap) / 2 <= position.cap);
        if (const auto told = residues.match(document.text("residues")); told.hasMatch()) {
            const auto list = numberListOf(told.captured(1));
            QCOMPARE(list.size(), position.piles.size());
            for (std::size_t i = 0; i < list.size(); ++i)
                QCOMPARE(list[i], position.piles[i] % solution.modulus);
        }
        QCOMPARE(number(document.figure("xor")[QStringLiteral("sum")]), solution.xorSum);
        if (solution.outcome == Outcome::N) {
            const auto told = after.match(document.text("after"));
            QVERIFY2(told.hasMatch(), qPrintable(document.text("after")));
            QCOMPARE(told.captured(1).toULongLong(), solution.taughtMove->move.take);
            QCOMPARE(told.captured(2).toULongLong(), CappedNim::modulusOf(solution.taughtMove->move.take));
            QCOMPARE(told.captured(3), QStringLiteral("0"));
            cases |= solution.taughtMove->wanted <= position.cap ? 1 : 2;
            QVERIFY(document.text("move").contains(solution.taughtMove->wanted <= position.cap ? QStringLiteral("First case") : QStringLiteral("Second case")));
        }
    });
    QCOMPARE(cases, 3);
}

void TestNumbers::bash()
{
    forDocuments(QStringLiteral("bash"), 40, [&](const Document &document) {
        const auto position = *Bash::parse(document.position);
        const std::uint64_t group = position.cap + 1;
        const QString equation = QStringLiteral("%1 = %2 × %3").arg(position.stones).arg(position.stones / group).arg(group);
        QVERIFY2(document.text("groups").contains(position.stones % group == 0 ? equation : equation + QStringLiteral(" + %1").arg(position.stones % group)),
                 qPrintable(document.text("groups")));
        // Cells of the table and of the pattern: what the solver says of that many stones.
        const auto isRight = [&](const QJsonValue &cell, std::uint64_t stones) {
            return isMarked(cell, "N") == (Bash::solve({stones, position.cap}).outcome == Outcome::N);
        };
        const QJsonArray heads = document.figure("table")[QStringLiteral("heads")].toArray();
        const QJsonArray small = document.figure("table")[QStringLiteral("rows")].toArray()[0].toObject()[QStringLiteral("cells")].toArray();
        QVERIFY(!small.isEmpty());
        for (qsizetype i = 0; i < small.size(); ++i) {
            if (en(heads[i]) != QStringLiteral("…"))
                QVERIFY(isRight(small[i], en(heads[i]).toULongLong()));
        }
        for (const QJsonValue &row : document.figure("period")[QStringLiteral("rows")].toArray()) {
            for (const QJsonValue &cell : row[QStringLiteral("cells")].toArray()) {
                bool isNumber = false;
                const std::uint64_t stones = en(cell[QStringLiteral("text")]).toULongLong(&isNumber);
                if (isNumber)
                    QVERIFY(isRight(cell, stones));
            }
        }
    });
}

void TestNumbers::chocolate()
{
    int cells = 0;
    forDocuments(QStringLiteral("chocolate"), 12, [&](const Document &document) {
        const auto position = *Chocolate::parse(document.position);
        if (position.rowsLeft == 0)
            return;
        const ChocolateStudy study = studyChocolate(position);
        // Each figure's letters are the solver's, as far as the step has come; the sums in the cells are the sums.
        for (const char *id : {"bad", "first", "spread", "corner", "condition", "verdict"}) {
            const QJsonObject figure = document.figure(id);
            const QJsonArray rows = figure[QStringLiteral("cells")].toArray();
            const QJsonArray numbers = figure[QStringLiteral("numbers")].toArray();
            for (qsizetype row = 0; row < rows.size(); ++row) {
                const QString letters = rows[row].toString();
                QCOMPARE(letters.size(), static_cast<qsizetype>(position.bar.columns));
                for (qsizetype column = 0; column < letters.size(); ++column) {
                    const auto i = static_cast<std::size_t>(row);
                    const auto j = static_cast<std::size_t>(column);
                    if (i >= position.rowsLeft || j >= position.columnsLeft) {
                        QCOMPARE(letters[column], QLatin1Char('-'));
                        continue;
                    }
                    const char expected = "LPN"[static_cast<int>(study.colours[study.at(i, j)])];
                    QVERIFY2(letters[column] == QLatin1Char(expected) || letters[column] == u'?', qPrintable(letters));
                    const bool isWhole = QLatin1String(id) != QLatin1String("bad") && QLatin1String(id) != QLatin1String("first") && QLatin1String(id) != QLatin1String("spread");
                    QVERIFY(!isWhole || letters[column] != u'?');
                    if (!numbers.isEmpty())
                        QCOMPARE(number(numbers[row].toArray()[column]), study.sums[study.at(i, j)]);
                    ++cells;
                }
            }
        }
        // The row condition's numbers.
        static const QRegularExpression sign(QStringLiteral("−"));
        for (const QJsonValue &note : document.figure("condition")[QStringLiteral("notes")].toArray()) {
            QString told = en(note[QStringLiteral("text")]);
            QCOMPARE(told.replace(sign, QStringLiteral("-")).toLongLong(), static_cast<qint64>(study.condition.excess.at(static_cast<std::size_t>(note[QStringLiteral("row")].toInt()) - 1)));
        }
    });
    QVERIFY(cells > 5000);
}

void TestNumbers::wythoff()
{
    static const QRegularExpression pair(QStringLiteral("\\((\\d+), (\\d+)\\)"));
    static const QRegularExpression golden(QStringLiteral("⌊(\\d+)·φ⌋ (=|≠) (\\d+)"));
    static const QRegularExpression built(QStringLiteral("^Pair (\\d+) is \\((\\d+), (\\d+)\\): the least number not used, and (\\d+) more"));
    const auto cellText = [](const QJsonValue &cell) { return en(cell.toObject()[QStringLiteral("text")]); };
    const auto positionOf = [&](const QString &text) {
        const auto told = pair.match(text);
        return Wythoff::Position{told.captured(1).toULongLong(), told.captured(2).toULongLong()};
    };
    int cells = 0;
    int ratios = 0;
    int moves = 0;
    forDocuments(QStringLiteral("wythoff"), 40, [&](const Document &document) {
        const auto position = *Wythoff::parse(document.position);
        const auto solution = Wythoff::solve(position);
        QList<QPair<QString, QString>> all;
        collect(document.json, all);
        for (const auto &[english, chinese] : all) {
            for (const QString &sentence : {english, chinese}) {
                for (auto match = golden.globalMatch(sentence); match.hasNext(); ++ratios) {
                    const auto one = match.next();
                    QCOMPARE(Wythoff::lowerCold(one.captured(1).toULongLong()) == one.captured(3).toULongLong(), one.captured(2) == QStringLiteral("="));
                }
            }
        }
        for (std::uint64_t k = 1; k < 5; ++k) {
            const auto told = built.match(document.text(qPrintable(QStringLiteral("cold-%1").arg(k))));
            QVERIFY(told.hasMatch());
            QCOMPARE(told.captured(1).toULongLong(), k);
            QCOMPARE(told.captured(2).toULongLong(), Wythoff::lowerCold(k));
            QCOMPARE(told.captured(3).toULongLong(), Wythoff::lowerCold(k) + k);
        }
        // Boards: each letter is what the solver says of its cell; an arrow's cell can be reached.
        for (const char *id : {"rule", "lines", "map", "move", "after"}) {
            const QJsonObject figure = document.figure(id);
            const QJsonArray heads = figure[QStringLiteral("heads")].toArray();
            for (const QJsonValue &row : figure[QStringLiteral("rows")].toArray()) {
                bool areNumbers = false;
                const std::uint64_t second = en(row[QStringLiteral("label")]).toULongLong(&areNumbers);
                const QJsonArray line = row[QStringLiteral("cells")].toArray();
                for (qsizetype i = 0; areNumbers && i < line.size(); ++i) {
                    const std::uint64_t first = en(heads[i]).toULongLong(&areNumbers);
                    if (!areNumbers)
                        break;
                    const QString letter = cellText(line[i]);
                    if (letter == QStringLiteral("P") || letter == QStringLiteral("N")) {
                        QCOMPARE(letter == QStringLiteral("P"), Wythoff::solve({first, second}).outcome == Outcome::P);
                        QVERIFY(isMarked(line[i], qPrintable(letter)));
                        ++cells;
                    } else if (!letter.isEmpty() && QByteArrayView(id) != QByteArrayView("lines")) {
                        const auto reached = Wythoff::moves(position, 1000);
                        QVERIFY(std::any_of(reached.begin(), reached.end(), [&](const auto &move) { return Wythoff::play(position, move) == Wythoff::Position{first, second}; }));
                    }
                }
            }
        }
        // The table, side by side or in lines.
        const QJsonObject table = document.figure("table");
        const QJsonArray rows = table[QStringLiteral("rows")].toArray();
        const bool isGrid = rows[0].isObject();
        const QJsonArray heads = table[QStringLiteral("heads")].toArray();
        int chosen = 0;
        for (qsizetype i = 0; i < (isGrid ? heads.size() : rows.size()); ++i) {
            const auto part = [&](qsizetype j) { return isGrid ? rows[j - 1][QStringLiteral("cells")].toArray()[i] : rows[i].toArray()[j]; };
            const QString head = isGrid ? en(heads[i]) : cellText(part(0));
            if (head == QStringLiteral("…"))
                continue;
            const std::uint64_t k = head.toULongLong();
            QCOMPARE(cellText(part(1)).toULongLong(), Wythoff::lowerCold(k));
            QCOMPARE(cellText(part(2)).toULongLong(), Wythoff::lowerCold(k) + k);
            QCOMPARE(isMarked(part(1), "chosen"), k == solution.difference);
            chosen += k == solution.difference ? 1 : 0;
        }
        QCOMPARE(chosen, 1);
        if (solution.outcome == Outcome::N) {
            // Each line's P-cell, and as many moves as the solver has.
            std::size_t told = 0;
            for (const QJsonValue &row : document.figure("moves")[QStringLiteral("rows")].toArray()) {
                const auto target = positionOf(cellText(row.toArray()[1]));
                QCOMPARE(Wythoff::solve(target).outcome, Outcome::P);
                const bool isMove = std::any_of(solution.winningMoves.begin(), solution.winningMoves.end(), [&](const auto &move) { return Wythoff::play(position, move) == target; });
                QCOMPARE(isMarked(row.toArray()[1], "P"), isMove);
                told += isMove ? 1 : 0;
            }
            QCOMPARE(told, solution.winningMoves.size());
            QCOMPARE(Wythoff::solve(positionOf(document.text("after"))).outcome, Outcome::P);
        } else {
            for (const QJsonValue &row : document.figure("replies")[QStringLiteral("rows")].toArray()) {
                if (!row.isArray())
                    continue; // the board at the end of the game
                QCOMPARE(Wythoff::solve(positionOf(cellText(row.toArray()[1]))).outcome, Outcome::N);
                QCOMPARE(Wythoff::solve(positionOf(cellText(row.toArray()[3]))).outcome, Outcome::P);
                ++moves;
            }
        }
    });
    QVERIFY(ratios > 200);
    QVERIFY(cells > 5000);
    QVERIFY(moves > 200);
}

QTEST_GUILESS_MAIN(TestNumbers)
#include "test_numbers.moc"
