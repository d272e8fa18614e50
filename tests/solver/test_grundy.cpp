#include "solver/games/split_nim.h"
#include "solver/grundy/bit_rows.h"
#include "solver/grundy/chocolate_colouring.h"
#include "solver/grundy/graph_values.h"
#include "solver/grundy/grundy_table.h"
#include "solver/nimber.h"
#include "solver/reader.h"

#include <QTest>

#include <random>
#include <set>

using namespace mexplain;

/// The engines against the slowest method, and against values that the literature knows.
class TestGrundy : public QObject {
    Q_OBJECT
private slots:
    void equalsTheTextbook_data();
    void equalsTheTextbook();
    void knownPeriods_data();
    void knownPeriods();
    void unprovedStaysUnproved();
    void grundysGame();
    void extendsAndCancels();
    void rules_data();
    void rules();
    void bitRows();
    void graphs();
    void heights();
    void cycles();
    void colouring();
    void allThresholds();
};

namespace {

TakeAndBreakRule ruleOf(const char *text)
{
    Reader reader(text, rulePunctuation);
    auto rule = readRule(reader);
    if (!rule)
        qFatal("%s", text);
    return *std::move(rule);
}

/// Every option of every heap, nothing else.
std::vector<std::uint32_t> textbook(const TakeAndBreakRule &rule, std::uint32_t upTo)
{
    std::vector<std::uint32_t> values{0};
    std::vector<std::uint32_t> seen(1, 0);
    for (std::uint32_t heap = 1; heap <= upTo; ++heap) {
        const auto mark = [&](std::uint32_t value) {
            if (value >= seen.size())
                seen.resize(value * 2 + 2, 0);
            seen[value] = heap;
        };
        const auto ofRemoval = [&](std::uint32_t removed, std::uint8_t leaves) {
            const std::uint32_t rest = heap - removed;
            if (rest == 0) {
                if ((leaves & 1) != 0)
                    mark(0);
                return;
            }
            if ((leaves & 2) != 0)
                mark(values[rest]);
            for (std::uint32_t a = 1; (leaves & 4) != 0 && 2 * a <= rest; ++a) {
                if (!rule.areHalvesUnequal || 2 * a != rest)
                    mark(values[a] ^ values[rest - a]);
            }
            for (std::uint32_t a = 1; (leaves & 8) != 0 && 3 * a <= rest; ++a) {
                for (std::uint32_t b = a; a + 2 * b <= rest; ++b)
                    mark(values[a] ^ values[b] ^ values[rest - a - b]);
            }
        };
        for (const auto &removal : rule.removals) {
            if (removal.count <= heap)
                ofRemoval(removal.count, removal.leaves);
        }
        for (std::uint32_t removed = rule.tailFrom; rule.tailLeaves != 0 && removed <= heap; ++removed)
            ofRemoval(removed, rule.tailLeaves);
        std::uint32_t value = 0;
        while (value < seen.size() && seen[value] == heap)
            ++value;
        values.push_back(value);
    }
    return values;
}

} // namespace

void TestGrundy::equalsTheTextbook_data()
{
    QTest::addColumn<QByteArray>("rule");
    QTest::addColumn<int>("upTo");
    const auto row = [](const char *rule, int upTo) { QTest::newRow(rule) << QByteArray(rule) << upTo; };
    for (const char *rule : {"0.77", "0.07", "0.007", "0.6", "0.16", "0.56", "0.127", "4.7", "0.4", "0.04", "4.07", "grundy", "S={2,5,7}",
                             "S={1,3,4}", "S={3,700,701}", "fibonacci", "nim"})
        row(rule, 20000);
    for (const char *rule : {"0.0137", "0.1653", "4.31", "0.000000007"})
        row(rule, 5000);
    for (const char *rule : {"lasker", "0.7…", "4.4…", "0.05…"})
        row(rule, 300);
    for (const char *rule : {"8.0", "0.8", "8.7", "c.35", "0.f", "0.0b9", "split-three", "8.f…", "0.3f…"})
        row(rule, 150);
    row("split-three", 400);
}

void TestGrundy::equalsTheTextbook()
{
    QFETCH(QByteArray, rule);
    QFETCH(int, upTo);
    GrundyTable table(ruleOf(rule.constData()));
    QVERIFY(table.extend(static_cast<std::size_t>(upTo)));
    const auto expected = textbook(table.rule(), static_cast<std::uint32_t>(upTo));
    QCOMPARE(table.values().size(), expected.size());
    for (std::size_t heap = 0; heap < expected.size(); ++heap)
        QVERIFY2(table[heap] == expected[heap], qPrintable(QString::number(heap)));
}

void TestGrundy::knownPeriods_data()
{
    QTest::addColumn<QByteArray>("rule");
    QTest::addColumn<int>("upTo");
    QTest::addColumn<int>("preperiod");
    QTest::addColumn<int>("period");
    const auto row = [](const char *rule, int upTo, int preperiod, int period) { QTest::newRow(rule) << QByteArray(rule) << upTo << preperiod << period; };
    row("kayles", 1000, 71, 12);
    row("dawson", 1000, 53, 34);
    row("S={1,2}", 1000, 0, 3);
    row("S={1,3}", 1000, 0, 2);
    row("S={1,2,5}", 1000, 0, 3);
    row("S={1,3,4}", 1000, 0, 7);
    row("S={2,5,7}", 1000, 0, 22);
    row("0.127", 200'000, 46'578, 4);
    row("0.56", 1'100'000, 326'640, 144);
    row("0.16", 1'100'000, 105'351, 149'459);
}

void TestGrundy::knownPeriods()
{
    QFETCH(QByteArray, rule);
    QFETCH(int, upTo);
    QFETCH(int, preperiod);
    QFETCH(int, period);
    GrundyTable table(ruleOf(rule.constData()));
    QVERIFY(table.extend(static_cast<std::size_t>(upTo)));
    const auto found = table.period();
    QVERIFY(found);
    QCOMPARE(found->period, static_cast<std::size_t>(period));
    QCOMPARE(found->preperiod, static_cast<std::size_t>(preperiod));
    QVERIFY(found->isProved);
    QCOMPARE(found->saltus, std::int64_t{0});
    for (std::size_t heap = found->preperiod; heap + found->period < table.values().size(); ++heap)
        QVERIFY(table[heap] == table[heap + found->period]);
    if (found->preperiod > 0)
        QVERIFY(table[found->preperiod - 1] != table[found->preperiod - 1 + found->period]);
}

void TestGrundy::unprovedStaysUnproved()
{
    GrundyTable nim(ruleOf("nim"));
    QVERIFY(nim.extend(1000));
    QCOMPARE(nim.period(), (Period{0, 1, 1, false}));
    GrundyTable split(ruleOf("split-three"));
    QVERIFY(split.extend(500));
    QVERIFY(split.period());
    QCOMPARE(split.period()->period, std::size_t{8});
    QCOMPARE(split.period()->saltus, std::int64_t{8});
    QVERIFY(!split.period()->isProved);
    for (std::size_t heap = 0; heap <= 500; ++heap)
        QCOMPARE(Nimber{split[heap]}, SplitNim::grundyValue(heap));
    GrundyTable lasker(ruleOf("lasker"));
    QVERIFY(lasker.extend(500));
    QVERIFY(lasker.period());
    QCOMPARE(lasker.period()->period, std::size_t{4});
    QCOMPARE(lasker.period()->saltus, std::int64_t{4});
    // Treblecross: none is known.
    GrundyTable treblecross(ruleOf("0.007"));
    QVERIFY(treblecross.extend(5000));
    QVERIFY(!treblecross.period());
}

void TestGrundy::grundysGame()
{
    GrundyTable table(ruleOf("grundy"));
    QVERIFY(table.extend(55));
    std::vector<std::size_t> losing;
    for (std::size_t heap = 1; heap <= 55; ++heap) {
        if (table[heap] == 0)
            losing.push_back(heap);
    }
    QCOMPARE(losing, (std::vector<std::size_t>{1, 2, 4, 7, 10, 20, 23, 26, 50, 53}));
}

void TestGrundy::extendsAndCancels()
{
    GrundyTable whole(ruleOf("0.6"));
    QVERIFY(whole.extend(6000));
    GrundyTable parts(ruleOf("0.6"));
    for (std::size_t upTo : {0, 1, 100, 101, 999, 50, 6000})
        QVERIFY(parts.extend(upTo));
    QVERIFY(std::equal(whole.values().begin(), whole.values().end(), parts.values().begin(), parts.values().end()));

    std::stop_source stop;
    std::size_t told = 0;
    GrundyTable stopped(ruleOf("0.6"));
    const auto result = stopped.extend(6000, stop.get_token(), [&](std::size_t computed) {
        told = computed;
        if (computed >= 2000)
            stop.request_stop();
    });
    QVERIFY(!result);
    QCOMPARE(result.error().code, ErrorCode::Cancelled);
    QVERIFY(told >= 2000 && stopped.values().size() < 3000);
    QVERIFY(stopped.extend(6000));
    QVERIFY(std::equal(whole.values().begin(), whole.values().end(), stopped.values().begin(), stopped.values().end()));

    const auto beyond = whole.extend(2'000'001);
    QVERIFY(!beyond);
    QCOMPARE(beyond.error().code, ErrorCode::OutOfRange);
    // Asking piece by piece beyond a proved period.
    GrundyTable kayles(ruleOf("kayles"));
    for (std::size_t upTo = 100; upTo <= 100'000; upTo += 7777)
        QVERIFY(kayles.extend(upTo));
    for (std::size_t heap = 71; heap + 12 < kayles.values().size(); ++heap)
        QVERIFY(kayles[heap] == kayles[heap + 12]);
}

void TestGrundy::rules_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("canonical");
    const auto row = [](const char *text, const char *canonical) { QTest::newRow(text) << QByteArray(text) << QByteArray(canonical); };
    row("S={5, 2,2}", "S={2,5}");
    row("kayles", "0.77");
    row("dawson", "0.07");
    row("nim", "0.333…");
    row("0.3...", "0.333…");
    row("0.333333…", "0.333…");
    row("lasker", "4.333…");
    row("split-three", "8.333…");
    row("0.7700", "0.77");
    row(".77", "0.77");
    row("4.", "4.0");
    row("0.0F", "0.0f");
    row("0.127…", "0.12777…");
    row("0.0…", "0.0");
    row("grundy", "grundy");
    row("fibonacci", "fibonacci");
}

void TestGrundy::rules()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, canonical);
    const TakeAndBreakRule rule = ruleOf(text.constData());
    QCOMPARE(rule.text, canonical.toStdString());
    const TakeAndBreakRule again = ruleOf(rule.text.c_str());
    QCOMPARE(again.text, rule.text);
    QVERIFY(again.removals == rule.removals);
    QCOMPARE(again.tailFrom, rule.tailFrom);
    QCOMPARE(again.tailLeaves, rule.tailLeaves);
}

void TestGrundy::bitRows()
{
    const auto values = bitRowValues(20);
    QCOMPARE(values.size(), std::size_t{1} << 20);
    std::mt19937 random(3);
    for (int i = 0; i < 50000; ++i) {
        const std::uint32_t mask = i < 5000 ? static_cast<std::uint32_t>(i) : random() % (1U << 20);
        std::set<unsigned> options;
        for (int piece = 1; piece < 20; ++piece) {
            int target = piece - 1;
            while (target >= 0 && (mask >> target & 1) != 0)
                --target;
            if ((mask >> piece & 1) != 0 && target >= 0)
                options.insert(values[mask ^ (1U << piece) ^ (1U << target)]);
        }
        unsigned value = 0;
        while (options.contains(value))
            ++value;
        QCOMPARE(unsigned{values[mask]}, value);
    }
}

void TestGrundy::graphs()
{
    std::mt19937 random(5);
    for (int round = 0; round < 200; ++round) {
        const auto nodes = static_cast<std::uint32_t>(1 + random() % 60);
        std::vector<Graph::Edge> edges;
        std::vector<Graph::Node> order(nodes);
        for (std::uint32_t i = 0; i < nodes; ++i)
            order[i] = i;
        std::shuffle(order.begin(), order.end(), random);
        for (std::uint32_t i = 0; i < nodes * 3 && nodes > 1; ++i) {
            const auto from = static_cast<std::uint32_t>(random() % (nodes - 1));
            edges.push_back({order[from], order[from + 1 + random() % (nodes - from - 1)]});
        }
        const Graph graph = Graph::fromEdges(nodes, edges);
        const auto values = graphValues(graph);
        QVERIFY(std::holds_alternative<GraphValues>(values));
        for (std::size_t node = 0; node < nodes; ++node) {
            std::vector<Nimber> options;
            for (const Graph::Node successor : graph.successors(node))
                options.push_back(std::get<GraphValues>(values)[successor]);
            QCOMPARE(Nimber{std::get<GraphValues>(values)[node]}, mex(options));
        }
    }
    // A complete order: node i has the value i, far past the register.
    std::vector<Graph::Edge> complete;
    for (std::uint32_t i = 0; i < 300; ++i) {
        for (std::uint32_t j = 0; j < i; ++j)
            complete.push_back({i, j});
    }
    const auto values = graphValues(Graph::fromEdges(300, complete));
    for (std::size_t i = 0; i < 300; ++i)
        QCOMPARE(std::size_t{std::get<GraphValues>(values)[i]}, i);
    // A path as deep as a graph may be long.
    std::vector<Graph::Edge> path;
    for (std::uint32_t i = 0; i + 1 < 1'000'000; ++i)
        path.push_back({i + 1, i});
    QCOMPARE(std::get<GraphValues>(graphValues(Graph::fromEdges(1'000'000, path)))[999'999], std::uint16_t{1});
}

void TestGrundy::heights()
{
    const std::vector<Graph::Edge> edges{{0, 1}, {0, 2}, {1, 3}, {2, 3}, {0, 3}, {4, 0}, {1, 2}};
    const Graph graph = Graph::fromEdges(6, edges);
    QCOMPARE(graphHeights(graph), (std::vector<std::uint32_t>{3, 2, 1, 0, 4, 0}));
    QCOMPARE(graphHeights(Graph{}), std::vector<std::uint32_t>{});
    // A chain that recursion would not survive.
    std::vector<Graph::Edge> chain;
    for (std::uint32_t i = 0; i + 1 < 1'000'000; ++i)
        chain.push_back({i, i + 1});
    const auto heights = graphHeights(Graph::fromEdges(1'000'000, chain));
    QCOMPARE(heights.front(), 999'999U);
    QCOMPARE(heights.back(), 0U);
}

void TestGrundy::cycles()
{
    std::mt19937 random(9);
    int found = 0;
    for (int round = 0; round < 300; ++round) {
        const auto nodes = static_cast<std::uint32_t>(2 + random() % 12);
        std::vector<Graph::Edge> edges;
        for (std::uint32_t i = 0; i < nodes; ++i)
            edges.push_back({static_cast<Graph::Node>(random() % nodes), static_cast<Graph::Node>(random() % nodes)});
        const Graph graph = Graph::fromEdges(nodes, edges);
        const auto values = graphValues(graph);
        const auto *cycle = std::get_if<GraphCycle>(&values);
        if (!cycle)
            continue;
        ++found;
        for (std::size_t i = 0; i < cycle->size(); ++i) {
            const auto successors = graph.successors((*cycle)[i]);
            QVERIFY(std::find(successors.begin(), successors.end(), (*cycle)[(i + 1) % cycle->size()]) != successors.end());
        }
    }
    QVERIFY(found > 50 && found < 300);
}

void TestGrundy::colouring()
{
    std::mt19937_64 random(11);
    for (int round = 0; round < 400; ++round) {
        const std::size_t rows = 1 + random() % 9;
        const std::size_t columns = 1 + random() % 9;
        std::vector<std::uint64_t> cells(rows * columns);
        for (auto &cell : cells)
            cell = 1 + random() % 5;
        const auto sums = prefixSums(cells, columns);
        for (std::uint64_t threshold = 0; threshold < sums.back(); ++threshold) {
            std::vector<ChocolateCell> colours(cells.size());
            colourChocolate(sums, columns, threshold, colours);
            for (std::size_t i = 0; i < rows; ++i) {
                for (std::size_t j = 0; j < columns; ++j) {
                    bool reachesP = false;
                    for (std::size_t up = 0; up < i; ++up)
                        reachesP = reachesP || colours[up * columns + j] == ChocolateCell::P;
                    for (std::size_t left = 0; left < j; ++left)
                        reachesP = reachesP || colours[i * columns + left] == ChocolateCell::P;
                    const ChocolateCell expected = sums[i * columns + j] <= threshold ? ChocolateCell::L
                        : reachesP                                                   ? ChocolateCell::N
                                                                                     : ChocolateCell::P;
                    QVERIFY(colours[i * columns + j] == expected);
                }
            }
            const RowCondition condition = rowCondition(sums, columns, threshold);
            QCOMPARE(condition.outcome == Outcome::P, colours.back() == ChocolateCell::P);
        }
    }
}

void TestGrundy::allThresholds()
{
    std::mt19937_64 random(13);
    ChocolateVerdicts verdicts;
    for (int round = 0; round < 600; ++round) {
        // Small and large numbers, a row or a column only, wide bars and tall ones.
        const std::size_t rows = round % 11 == 0 ? 1 : 1 + random() % (round % 10 == 0 ? 40 : 8);
        const std::size_t columns = round % 7 == 0 ? 1 : 1 + random() % (round % 10 == 0 ? 40 : 8);
        std::vector<std::uint64_t> cells(rows * columns);
        for (auto &cell : cells)
            cell = 1 + random() % (round % 3 == 0 ? 1'000'000'000 : 4);
        const auto sums = prefixSums(cells, columns);
        verdicts.begin(rows, columns);
        for (const std::uint64_t cell : cells)
            verdicts.add(cell);
        verdicts.finish();
        QCOMPARE(verdicts.total(), sums.back());
        std::vector<std::uint64_t> thresholds;
        for (int i = 0; i < 300; ++i)
            thresholds.push_back(random() % sums.back());
        // Where a verdict can change: at a sum and just before it.
        for (const std::uint64_t sum : sums) {
            if (sum < sums.back())
                thresholds.push_back(sum);
            thresholds.push_back(sum - 1);
        }
        const auto intervals = verdicts.intervals();
        QCOMPARE(intervals.front().from, std::uint64_t{0});
        for (const std::uint64_t threshold : thresholds) {
            const Outcome expected = rowCondition(sums, columns, threshold).outcome;
            QCOMPARE(verdicts.outcome(threshold), expected);
            const auto after = std::find_if(intervals.begin(), intervals.end(), [&](const auto &interval) { return interval.from > threshold; });
            QCOMPARE(std::prev(after)->outcome, expected);
        }
        for (std::size_t i = 1; i < intervals.size(); ++i)
            QVERIFY(intervals[i - 1].from < intervals[i].from && intervals[i - 1].outcome != intervals[i].outcome);
    }
}

QTEST_APPLESS_MAIN(TestGrundy)
#include "test_grundy.moc"
