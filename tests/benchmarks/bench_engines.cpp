// Each pair of benchmarks does the same work: `…/textbook` and `…/mexplain`. run.sh prints the ratios.
#include "textbook.h"

#include "solver/grundy/bit_rows.h"
#include "solver/grundy/graph_values.h"
#include "solver/grundy/grundy_table.h"
#include "solver/reader.h"

#include <benchmark/benchmark.h>

#include <cstdlib>
#include <random>

using namespace mexplain;

namespace {

GrundyTable tableFor(const char *text)
{
    Reader reader(text, rulePunctuation);
    auto rule = readRule(reader);
    if (!rule)
        std::abort();
    return GrundyTable(*std::move(rule));
}

/// Both must give the same values, or the ratio would be of different work.
template <class A, class B>
void mustAgree(benchmark::State &state, const A &ours, const B &theirs)
{
    for (std::size_t i = 0; i < std::min(ours.size(), theirs.size()); ++i) {
        if (static_cast<long long>(ours[i]) != static_cast<long long>(theirs[i])) {
            state.SkipWithError("the values differ");
            return;
        }
    }
}

void octalTextbook(benchmark::State &state, std::vector<int> digits, int upTo)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(textbook::octal(digits, upTo));
    state.SetItemsProcessed(state.iterations() * upTo);
}

void octalTable(benchmark::State &state, const char *code, std::vector<int> digits, int upTo)
{
    for (auto _ : state) {
        GrundyTable table = tableFor(code);
        benchmark::DoNotOptimize(table.extend(static_cast<std::size_t>(upTo)));
    }
    state.SetItemsProcessed(state.iterations() * upTo);
    GrundyTable table = tableFor(code);
    if (table.extend(static_cast<std::size_t>(upTo)))
        mustAgree(state, table.values(), textbook::octal(digits, std::min(upTo, 5000)));
}

void rowsTextbook(benchmark::State &state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(textbook::rows(20));
}

void rowsTable(benchmark::State &state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(bitRowValues(20));
    mustAgree(state, bitRowValues(20), textbook::rows(20));
}

struct RandomGraph {
    static constexpr int nodes = 4'000'000;
    static constexpr int edgeCount = 16'000'000;
    std::vector<std::pair<int, int>> pairs;
    std::vector<Graph::Edge> edges;

    RandomGraph()
    {
        std::mt19937_64 random(1);
        pairs.reserve(edgeCount);
        edges.reserve(edgeCount);
        for (int i = 0; i < edgeCount; ++i) {
            const auto from = static_cast<int>(random() % (nodes - 1));
            const int to = from + 1 + static_cast<int>(random() % static_cast<unsigned>(nodes - 1 - from));
            pairs.emplace_back(from, to);
            edges.push_back({static_cast<Graph::Node>(from), static_cast<Graph::Node>(to)});
        }
    }

    static const RandomGraph &one()
    {
        static const RandomGraph graph;
        return graph;
    }
};

void graphTextbook(benchmark::State &state)
{
    const RandomGraph &graph = RandomGraph::one();
    for (auto _ : state)
        benchmark::DoNotOptimize(textbook::graph(RandomGraph::nodes, graph.pairs));
}

void graphTable(benchmark::State &state)
{
    const RandomGraph &graph = RandomGraph::one();
    for (auto _ : state)
        benchmark::DoNotOptimize(graphValues(Graph::fromEdges(RandomGraph::nodes, graph.edges)));
}

void splitTextbook(benchmark::State &state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(textbook::splitThree(2000));
}

void splitTable(benchmark::State &state)
{
    for (auto _ : state) {
        GrundyTable table = tableFor("split-three");
        benchmark::DoNotOptimize(table.extend(2000));
    }
    GrundyTable table = tableFor("split-three");
    if (table.extend(400))
        mustAgree(state, table.values(), textbook::splitThree(400));
}

constexpr auto ms = benchmark::kMillisecond;

} // namespace

BENCHMARK_CAPTURE(octalTextbook, , {7, 7}, 20'000)->Name("Kayles to 10^6 by value/textbook")->Unit(ms);
BENCHMARK_CAPTURE(octalTable, , "0.77", {7, 7}, 1'000'000)->Name("Kayles to 10^6 by value/mexplain")->Unit(ms);
BENCHMARK_CAPTURE(octalTextbook, , {0, 7}, 20'000)->Name("Dawson's Kayles to 10^6 by value/textbook")->Unit(ms);
BENCHMARK_CAPTURE(octalTable, , "0.07", {0, 7}, 1'000'000)->Name("Dawson's Kayles to 10^6 by value/mexplain")->Unit(ms);
BENCHMARK_CAPTURE(octalTextbook, , {0, 0, 7}, 100'000)->Name("0.007 to 10^5/textbook")->Unit(ms);
BENCHMARK_CAPTURE(octalTable, , "0.007", {0, 0, 7}, 100'000)->Name("0.007 to 10^5/mexplain")->Unit(ms);
BENCHMARK_CAPTURE(octalTextbook, , {6}, 100'000)->Name("0.6 to 10^5/textbook")->Unit(ms);
BENCHMARK_CAPTURE(octalTable, , "0.6", {6}, 100'000)->Name("0.6 to 10^5/mexplain")->Unit(ms);
BENCHMARK(rowsTextbook)->Name("2^20 bit rows/textbook")->Unit(ms);
BENCHMARK(rowsTable)->Name("2^20 bit rows/mexplain")->Unit(ms);
BENCHMARK(graphTextbook)->Name("graph of 4*10^6 nodes and 16*10^6 edges/textbook")->Unit(ms);
BENCHMARK(graphTable)->Name("graph of 4*10^6 nodes and 16*10^6 edges/mexplain")->Unit(ms);
BENCHMARK(splitTextbook)->Name("split-three to 2000/textbook")->Unit(ms);
BENCHMARK(splitTable)->Name("split-three to 2000/mexplain")->Unit(ms);

BENCHMARK_MAIN();
