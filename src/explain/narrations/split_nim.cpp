#include "explain/narrations/split_nim.h"

#include "explain/narration.h"
#include "explain/xor_story.h"

#include <QStringList>

#include <algorithm>

namespace mexplain {

namespace {

constexpr const char *context = "split-nim";

/// The values that are derived one heap at a step: from 7 on the splits matter, at 8 the swap is complete.
constexpr std::uint64_t lastDerived = 8;
static_assert(lastDerived <= Lesson<SplitNim>::leastChartEnd);

Phrase heapPhrase(std::size_t heap)
{
    return {context, QT_TRANSLATE_NOOP("split-nim", "Heap %1"), {std::uint64_t{heap + 1}}};
}

QString partsText(const std::array<std::uint64_t, 3> &parts)
{
    return QStringLiteral("%1 + %2 + %3").arg(parts[0]).arg(parts[1]).arg(parts[2]);
}

Phrase movePhrase(const SplitNim::Position &position, const SplitNim::Move &move)
{
    if (move.take > 0)
        return {context, QT_TRANSLATE_N_NOOP("split-nim", "take %n stone(s) from heap %1"), {std::uint64_t{move.heap + 1}}, move.take};
    return {context, QT_TRANSLATE_NOOP("split-nim", "split heap %1: %2"),
            {std::uint64_t{move.heap + 1}, math(QStringLiteral("%1 = %2").arg(number(position.heaps[move.heap]), partsText(move.parts)))}};
}

std::vector<Nimber> valuesOf(const SplitNim::Position &position)
{
    std::vector<Nimber> values;
    for (const std::uint64_t heap : position.heaps)
        values.push_back(SplitNim::grundyValue(heap));
    return values;
}

class SplitNarrator {
public:
    SplitNarrator(const SplitNim::Position &position, const SplitNim::Solution &solution, std::uint64_t chartEnd)
        : m_position(position)
        , m_solution(solution)
        , m_derived(SplitNim::valuesByMex(chartEnd))
        , m_story(valuesOf(position), valueLabel(position), indicesOf(solution.winningMoves, &SplitNim::Move::heap))
    {
    }

    Explanation narrate()
    {
        Explanation e;
        e.game = QStringLiteral("split-nim");
        e.position = SplitNim::format(m_position);
        e.outcome = m_solution.outcome;
        e.reason = reason();
        tellWinningMoves<SplitNim>(e, m_position, m_solution.winningMoves, movePhrase);
        if (!isN()) {
            e.moveCount = SplitNim::moveCount(m_position);
            m_answers = tellReplies<SplitNim>(e, m_position, movesToTell(), movePhrase);
        }
        e.steps = {ruleStep(), sumsStep()};
        for (std::uint64_t heap = 0; heap <= lastDerived; ++heap)
            e.steps.push_back(derivationStep(heap));
        e.steps.push_back(patternStep());
        e.steps.push_back(valuesStep());
        e.steps.push_back(xorStep());
        e.steps.push_back(verdictStep());
        if (isN()) {
            e.steps.push_back(chooseStep());
            e.steps.push_back(moveStep());
            e.steps.push_back(afterStep());
        } else {
            e.steps.push_back(repliesStep(e));
        }
        return e;
    }

private:
    const std::vector<std::uint64_t> &heaps() const { return m_position.heaps; }
    bool isN() const { return m_solution.outcome == Outcome::N; }
    const SplitNim::Move &canonical() const { return m_solution.winningMoves.front(); }

    /// "Heap 3: SG(15)"
    static std::function<Phrase(std::size_t)> valueLabel(const SplitNim::Position &position)
    {
        return [&position](std::size_t heap) {
            return Phrase{context, QT_TRANSLATE_NOOP("split-nim", "Heap %1: %2"),
                          {std::uint64_t{heap + 1}, math(QStringLiteral("SG(%1)").arg(position.heaps[heap]))}};
        };
    }

    /// All moves where they fit into the table; otherwise takes of each heap shown, and its first and last split.
    std::vector<SplitNim::Move> movesToTell() const
    {
        auto moves = SplitNim::moves(m_position, mostShownReplies + 1);
        if (moves.size() <= mostShownReplies)
            return moves;
        moves.clear();
        for (const std::size_t heap : m_story.shown()) {
            const std::uint64_t size = heaps()[heap];
            std::uint64_t last = 0;
            for (const std::uint64_t take : {std::uint64_t{1}, size / 2, size}) {
                if (take > last && take <= size)
                    moves.push_back({heap, take, {}});
                last = std::max(last, take);
            }
            if (size >= 3)
                moves.push_back({heap, 0, {1, 1, size - 2}});
            if (size >= 5)
                moves.push_back({heap, 0, {1, 2, size - 3}});
        }
        return moves;
    }

    Phrase reason() const
    {
        if (saturatingSum(heaps()) == 0)
            return {context, QT_TRANSLATE_NOOP("split-nim", "No stone is left: the player to move can't move, and whoever moved last has won.")};
        const QString sum = m_story.equation(QStringLiteral("X"));
        if (!isN())
            return {context, QT_TRANSLATE_NOOP("split-nim", "The XOR of the SG values is 0, %1: every move has an answer."), {math(sum)}};
        const SplitNim::Move &move = canonical();
        if (move.take > 0) {
            return {context, QT_TRANSLATE_N_NOOP("split-nim", "The XOR of the SG values is not 0, %1: take %n stone(s) from heap %2."),
                    {math(sum), std::uint64_t{move.heap + 1}}, move.take};
        }
        return {context, QT_TRANSLATE_NOOP("split-nim", "The XOR of the SG values is not 0, %1: split heap %2 into %3."),
                {math(sum), std::uint64_t{move.heap + 1}, math(partsText(move.parts))}};
    }

    BarsFigure heapsFigure(const SplitNim::Position &position) const
    {
        BarsFigure figure;
        m_story.forShown([&](std::size_t heap) {
            figure.bars.push_back({.label = heapPhrase(heap), .parts = {{.length = position.heaps[heap]}}, .note = literal(Math{number(position.heaps[heap])})});
        }, [&](std::uint64_t count) { figure.bars.push_back({.omitted = count}); });
        return figure;
    }

    /// The bar that shows a heap; the canonical move's is always shown.
    void changeBar(BarsFigure &figure, std::size_t heap, const std::function<void(BarsFigure::Bar &)> &change) const
    {
        std::size_t row = 0;
        m_story.forShown([&](std::size_t shown) {
            if (shown == heap)
                change(figure.bars[row]);
            ++row;
        }, [&](std::uint64_t) { ++row; });
    }

    Step ruleStep() const
    {
        Step step = makeStep("rule", "rule", {context, QT_TRANSLATE_NOOP("split-nim", "The rule: take from a heap, or split it into three")}, {
            words({context, QT_TRANSLATE_NOOP("split-nim", "A move takes one or more stones from one heap, or splits one heap into three heaps, none of them empty. Whoever moves last wins.")}),
            words({context, QT_TRANSLATE_N_NOOP("split-nim", "Here lie %n heap(s): %1."), {math(numberList(heaps()))}, heaps().size()}),
        });
        const std::uint64_t largest = *std::max_element(heaps().begin(), heaps().end());
        if (largest >= 3)
            step.body.push_back(words({context, QT_TRANSLATE_NOOP("split-nim", "The heap of %1 could become %2, for example; a heap of 1 or 2 cannot be split."),
                                       {largest, math(partsText({1, 1, largest - 2}))}}));
        else
            step.body.push_back(words({context, QT_TRANSLATE_NOOP("split-nim", "Heaps of 1 or 2 cannot be split in three: here only taking is left.")}));
        step.figure = heapsFigure(m_position);
        return step;
    }

    Step sumsStep() const
    {
        const SplitNim::Derivation three = SplitNim::derive(3, m_derived);
        Step step = makeStep("sums", "mex", {context, QT_TRANSLATE_NOOP("split-nim", "Why the XOR of the heaps is not enough")}, {
            words({context, QT_TRANSLATE_NOOP("split-nim", "In Nim a heap only gets smaller. Here a move may turn one heap into three, so each heap needs a value that covers both: its SG value.")}),
            words({context, QT_TRANSLATE_NOOP("split-nim", "A heap of SG value g can be moved to every smaller value. A move to a larger value is taken back at once by the opponent. So heaps together play like Nim piles of their SG values, and three heaps are worth the XOR of theirs.")}),
            words({context, QT_TRANSLATE_NOOP("split-nim", "The heap of 3 shows it: taking leaves 2, 1 or 0; splitting leaves 1 + 1 + 1, which is worth %1."),
                   {math(QStringLiteral("%1 ⊕ %1 ⊕ %1 = %2").arg(m_derived[1]).arg(three.splits.front().value))}}),
        });
        step.figure = derivationFigure(3, three);
        return step;
    }

    CellGridFigure derivationFigure(std::uint64_t heap, const SplitNim::Derivation &derivation) const
    {
        CellGridFigure figure;
        if (heap > 0) {
            CellGridFigure::Row left{.label = {context, QT_TRANSLATE_NOOP("split-nim", "taking leaves")}};
            CellGridFigure::Row value{.label = {context, QT_TRANSLATE_NOOP("split-nim", "its SG value")}};
            for (std::uint64_t size = 0; size < heap; ++size) {
                left.cells.push_back({.text = literal(Math{number(size)}), .mark = Mark::Muted});
                value.cells.push_back({.text = literal(Math{number(derivation.takes[static_cast<std::size_t>(size)])})});
            }
            figure.rows.push_back(std::move(left));
            figure.rows.push_back(std::move(value));
        }
        if (!derivation.splits.empty()) {
            CellGridFigure::Row parts{.label = {context, QT_TRANSLATE_NOOP("split-nim", "split into")}};
            CellGridFigure::Row value{.label = {context, QT_TRANSLATE_NOOP("split-nim", "their XOR")}};
            for (const SplitNim::Split &split : derivation.splits) {
                const bool isNew = std::find(derivation.takes.begin(), derivation.takes.end(), split.value) == derivation.takes.end();
                parts.cells.push_back({.text = literal(Math{QStringLiteral("%1+%2+%3").arg(split.parts[0]).arg(split.parts[1]).arg(split.parts[2])}),
                                       .mark = isNew ? Mark::Changed : Mark::Muted});
                value.cells.push_back({.text = literal(Math{number(split.value)}), .mark = isNew ? Mark::Changed : Mark::None});
            }
            figure.rows.push_back(std::move(parts));
            figure.rows.push_back(std::move(value));
        }
        CellGridFigure::Row gap{.label = {context, QT_TRANSLATE_NOOP("split-nim", "the first gap")}}; // the step's title says whose value it is
        for (Nimber value = 0; value <= derivation.value; ++value)
            gap.cells.push_back({.text = literal(Math{number(value)}), .mark = value == derivation.value ? Mark::Chosen : Mark::Removed});
        figure.rows.push_back(std::move(gap));
        return figure;
    }

    Step derivationStep(std::uint64_t heap) const
    {
        const SplitNim::Derivation derivation = SplitNim::derive(heap, m_derived);
        const QByteArray id = "sg-" + QByteArray::number(static_cast<qulonglong>(heap));
        Step step = makeStep(id.constData(), "mex", {context, QT_TRANSLATE_NOOP("split-nim", "SG(%1) = %2"), {heap, derivation.value}}, {});
        std::vector<Nimber> sorted;
        for (const SplitNim::Split &split : derivation.splits) {
            if (std::find(derivation.takes.begin(), derivation.takes.end(), split.value) == derivation.takes.end())
                sorted.push_back(split.value);
        }
        std::sort(sorted.begin(), sorted.end());
        sorted.erase(std::unique(sorted.begin(), sorted.end()), sorted.end());
        if (heap == 0) {
            step.body.push_back(words({context, QT_TRANSLATE_NOOP("split-nim", "From an empty heap there is no move. Nothing is reached, so the least value missing is 0.")}));
        } else {
            step.body.push_back(words({context, QT_TRANSLATE_NOOP("split-nim", "From a heap of %1 taking reaches these values: %2."), {heap, math(numberList(derivation.takes, 12))}}));
            if (derivation.splits.empty())
                step.body.push_back(words({context, QT_TRANSLATE_NOOP("split-nim", "It cannot be split in three.")}));
            else if (sorted.empty())
                step.body.push_back(words({context, QT_TRANSLATE_N_NOOP("split-nim", "Its %n split(s) reach nothing new."), {}, derivation.splits.size()}));
            else
                step.body.push_back(words({context, QT_TRANSLATE_N_NOOP("split-nim", "Of its %n split(s) some reach values that taking does not: %1."), {math(numberList(sorted, 12))}, derivation.splits.size()}));
            step.body.push_back(words({context, QT_TRANSLATE_NOOP("split-nim", "The least value that is missing, the mex, is %1."), {derivation.value}}));
        }
        if (derivation.value > heap) {
            // The split that fills the gap: the one that is worth as much as the heap has stones.
            for (const SplitNim::Split &split : derivation.splits) {
                if (split.value != heap)
                    continue;
                step.body.push_back(formula(QStringLiteral("SG(%1) ⊕ SG(%2) ⊕ SG(%3) = %4 ⊕ %5 ⊕ %6 = %7").arg(split.parts[0]).arg(split.parts[1]).arg(split.parts[2])
                                                .arg(m_derived[split.parts[0]]).arg(m_derived[split.parts[1]]).arg(m_derived[split.parts[2]]).arg(split.value)));
                break;
            }
            step.body.push_back(words({context, QT_TRANSLATE_NOOP("split-nim", "In Nim the value would be %1. Here a split reaches %1 as well, so the first gap is %2."), {heap, derivation.value}}));
        } else if (derivation.value < heap) {
            step.body.push_back(words({context, QT_TRANSLATE_NOOP("split-nim", "The heap just below is worth %1, so taking jumps over %2, and no split reaches it either: %2 is the gap."),
                                       {derivation.takes.back(), derivation.value}}));
        }
        step.figure = derivationFigure(heap, derivation);
        return step;
    }

    Step patternStep() const
    {
        const std::uint64_t end = m_derived.size() - 1;
        std::uint64_t swaps = 0;
        std::uint64_t asPattern = 0;
        SeriesFigure figure;
        figure.shape = SeriesFigure::Shape::Points;
        figure.xTitle = {context, QT_TRANSLATE_NOOP("split-nim", "stones n in the heap")};
        figure.yTitle = literal(Math{QStringLiteral("SG(n) − n")});
        figure.yMin = -2;
        figure.yMax = 2;
        SeriesFigure::Series same{.name = literal(Math{QStringLiteral("SG(n) = n")}), .mark = Mark::Muted};
        SeriesFigure::Series above{.name = literal(Math{QStringLiteral("SG(n) = n + 1")}), .mark = Mark::N};
        SeriesFigure::Series below{.name = literal(Math{QStringLiteral("SG(n) = n − 1")}), .mark = Mark::P};
        SeriesFigure::Series other{.name = {context, QT_TRANSLATE_NOOP("split-nim", "anything else")}, .mark = Mark::Removed};
        for (std::uint64_t heap = 0; heap <= end; ++heap) {
            const auto difference = static_cast<std::int64_t>(m_derived[static_cast<std::size_t>(heap)]) - static_cast<std::int64_t>(heap);
            SeriesFigure::Series &series = difference == 0 ? same : difference == 1 ? above : difference == -1 ? below : other;
            series.x.push_back(static_cast<double>(heap));
            series.y.push_back(static_cast<double>(difference));
            swaps += difference == 1 ? 1 : 0;
            asPattern += m_derived[static_cast<std::size_t>(heap)] == SplitNim::grundyValue(heap) ? 1 : 0;
        }
        figure.series = {std::move(same), std::move(above), std::move(below)};
        if (!other.x.empty())
            figure.series.push_back(std::move(other));
        Step step = makeStep("pattern", "pattern", {context, QT_TRANSLATE_NOOP("split-nim", "The pattern: 8k − 1 and 8k change places")}, {
            words({context, QT_TRANSLATE_NOOP("split-nim", "The chart shows SG(n) − n for n = 0 … %1, computed by mex, one heap after another."), {end}}),
            words({context, QT_TRANSLATE_N_NOOP("split-nim", "It is 0 nearly everywhere. %n pair(s) of neighbours are swapped: 7 and 8, 15 and 16, …"), {}, swaps}),
            formula(QStringLiteral("SG(0) = 0,  SG(8k − 1) = 8k,  SG(8k) = 8k − 1  (k ≥ 1)")),
            words({context, QT_TRANSLATE_NOOP("split-nim", "Of these %1 values %2 follow the pattern. This is computed, not proved: for heaps beyond it we trust the pattern."), {end + 1, asPattern}}),
        });
        step.figure = std::move(figure);
        return step;
    }

    Step valuesStep() const
    {
        TableFigure figure;
        figure.header = {{context, QT_TRANSLATE_NOOP("split-nim", "Heap")}, {context, QT_TRANSLATE_NOOP("split-nim", "Stones n")},
                         literal(Math{QStringLiteral("n mod 8")}), literal(Math{QStringLiteral("SG(n)")})};
        m_story.forShown([&](std::size_t heap) {
            const std::uint64_t size = heaps()[heap];
            const Nimber value = m_story.values()[heap];
            const Mark mark = value == size ? Mark::None : Mark::Changed;
            figure.rows.push_back({{literal(Math{number(heap + 1)})}, {literal(Math{number(size)})}, {literal(Math{number(size % 8)}), mark}, {literal(Math{number(value)}), mark}});
        }, [&](std::uint64_t count) { figure.rows.push_back({{literal(Math{QStringLiteral("…")})}, {{context, QT_TRANSLATE_N_NOOP("split-nim", "%n more"), {}, count}}, {literal(QStringLiteral(" "))}, {literal(QStringLiteral(" "))}}); });
        const auto changed = static_cast<std::uint64_t>(std::count_if(heaps().begin(), heaps().end(), [](std::uint64_t heap) { return SplitNim::grundyValue(heap) != heap; }));
        Step step = makeStep("values", "pattern", {context, QT_TRANSLATE_NOOP("split-nim", "The SG value of each heap")}, {
            words({context, QT_TRANSLATE_NOOP("split-nim", "Remainder 7 by 8: one more than the stones. Remainder 0 (but not the empty heap): one less. Otherwise as many as the stones.")}),
            changed == 0 ? words({context, QT_TRANSLATE_NOOP("split-nim", "Here no heap is a special one: each is worth its stones, as in Nim.")})
                         : words({context, QT_TRANSLATE_N_NOOP("split-nim", "Here %n heap(s) are special ones."), {}, changed}),
        });
        step.figure = std::move(figure);
        return step;
    }

    Phrase sumLabel() const { return {context, QT_TRANSLATE_NOOP("split-nim", "XOR X")}; }

    Step xorStep() const
    {
        Step step = makeStep("xor", "xor", {context, QT_TRANSLATE_NOOP("split-nim", "XOR the SG values")}, m_story.aboutColumns());
        step.body.push_back(formula(m_story.fullEquation(QStringLiteral("X"))));
        step.figure = m_story.table(XorStory::Columns::Counted, sumLabel());
        return step;
    }

    Step verdictStep() const
    {
        Step step = makeStep("verdict", "verdict", {}, {}, Reveal::Outcome);
        if (isN()) {
            step.title = {context, QT_TRANSLATE_NOOP("split-nim", "%1, so this is an N-position: the first player wins"), {math(QStringLiteral("X ≠ 0"))}};
            step.body = {words({context, QT_TRANSLATE_NOOP("split-nim", "Here %1. Some heap can be moved to the value that makes the XOR 0."), {math(QStringLiteral("X = %1").arg(m_solution.xorSum))}}, Reveal::Outcome)};
        } else {
            step.title = {context, QT_TRANSLATE_NOOP("split-nim", "%1, so this is a P-position: the second player wins"), {math(QStringLiteral("X = 0"))}};
            step.body = {words({context, QT_TRANSLATE_NOOP("split-nim", "A move changes the value of one heap, since no option of a heap has the heap's own value: that is what mex means. So the XOR becomes something else than 0.")}, Reveal::Outcome),
                         words({context, QT_TRANSLATE_NOOP("split-nim", "The second player can then bring it back to 0, and has an answer to the last move too.")}, Reveal::Outcome)};
        }
        step.figure = m_story.table(XorStory::Columns::Counted, sumLabel());
        return step;
    }

    Step chooseStep() const
    {
        const SplitNim::Move &move = canonical();
        const Nimber value = m_story.values()[move.heap];
        const Nimber target = value ^ m_solution.xorSum;
        Step step = makeStep("choose", "move", {context, QT_TRANSLATE_NOOP("split-nim", "Heap %1 should be worth %2"), {std::uint64_t{move.heap + 1}, target}}, {
            words({context, QT_TRANSLATE_NOOP("split-nim", "The other heaps together are worth %1. With a heap of the same value beside them the XOR is 0."), {target}}, Reveal::Move),
            formula(QStringLiteral("SG(%1) ⊕ X = %2 ⊕ %3 = %4").arg(heaps()[move.heap]).arg(value).arg(m_solution.xorSum).arg(target), Reveal::Move),
            words(target < value ? Phrase{context, QT_TRANSLATE_NOOP("split-nim", "%1 is less than %2, so the heap has a move to it.")
                                          , {target, value}}
                                 : Phrase{context, QT_TRANSLATE_NOOP("split-nim", "%1 is more than %2, but this heap happens to have a move up to it.")
                                          , {target, value}}, Reveal::Move),
        }, Reveal::Move);
        XorTableFigure figure = m_story.table(XorStory::Columns::Counted, sumLabel());
        if (target < value)
            m_story.markChoice(figure, move.heap);
        else
            m_story.markFlips(figure, move.heap, m_solution.xorSum);
        step.figure = std::move(figure);
        return step;
    }

    Step moveStep() const
    {
        const SplitNim::Move &move = canonical();
        const std::uint64_t size = heaps()[move.heap];
        const Nimber target = m_story.values()[move.heap] ^ m_solution.xorSum;
        Step step = makeStep("move", "move", {}, {}, Reveal::Move);
        BarsFigure figure = heapsFigure(m_position);
        if (move.take > 0) {
            const std::uint64_t left = size - move.take;
            step.title = {context, QT_TRANSLATE_N_NOOP("split-nim", "Take %n stone(s) from heap %1 and leave %2"), {std::uint64_t{move.heap + 1}, left}, move.take};
            step.body = {words({context, QT_TRANSLATE_NOOP("split-nim", "A heap of %1 is worth %2."), {left, target}}, Reveal::Move)};
            changeBar(figure, move.heap, [&](BarsFigure::Bar &bar) {
                bar.mark = Mark::Chosen;
                bar.parts = {{.length = left, .label = literal(Math{number(left)})}, {.length = move.take, .label = {context, QT_TRANSLATE_NOOP("split-nim", "take %1"), {move.take}}, .mark = Mark::Removed}};
                if (left == 0)
                    bar.parts.erase(bar.parts.begin());
            });
        } else {
            step.title = {context, QT_TRANSLATE_NOOP("split-nim", "Split heap %1 into %2"), {std::uint64_t{move.heap + 1}, math(partsText(move.parts))}};
            step.body = {
                words({context, QT_TRANSLATE_NOOP("split-nim", "No smaller heap is worth %1, so taking does not help. The split does:"), {target}}, Reveal::Move),
                formula(QStringLiteral("SG(%1) ⊕ SG(%2) ⊕ SG(%3) = %4 ⊕ %5 ⊕ %6 = %7").arg(move.parts[0]).arg(move.parts[1]).arg(move.parts[2])
                            .arg(SplitNim::grundyValue(move.parts[0])).arg(SplitNim::grundyValue(move.parts[1])).arg(SplitNim::grundyValue(move.parts[2])).arg(target), Reveal::Move),
            };
            changeBar(figure, move.heap, [&](BarsFigure::Bar &bar) {
                bar.mark = Mark::Chosen;
                bar.parts.clear();
                for (const std::uint64_t part : move.parts)
                    bar.parts.push_back({.length = part, .label = literal(Math{number(part)}), .mark = Mark::OddColumn});
            });
        }
        if (m_solution.isComplete && m_solution.winningMoves.size() == 1)
            step.body.push_back(words({context, QT_TRANSLATE_NOOP("split-nim", "It is the only winning move.")}, Reveal::Move));
        else if (m_solution.isComplete)
            step.body.push_back(words({context, QT_TRANSLATE_N_NOOP("split-nim", "There are %n winning moves in all."), {}, m_solution.winningMoves.size()}, Reveal::Move));
        else
            step.body.push_back(words({context, QT_TRANSLATE_N_NOOP("split-nim", "At least %n move(s) win. Heaps of more than %1 have too many splits to try them all."), {SplitNim::maxListedHeap}, m_solution.winningMoves.size()}, Reveal::Move));
        step.figure = std::move(figure);
        return step;
    }

    Step afterStep() const
    {
        const SplitNim::Position after = SplitNim::play(m_position, canonical());
        const XorStory next(valuesOf(after), valueLabel(after), std::vector<std::size_t>{canonical().heap, canonical().heap + 1, canonical().heap + 2});
        Step step = makeStep("after", "move", {context, QT_TRANSLATE_NOOP("split-nim", "After the move the XOR is 0, and the opponent is to move")}, {
            formula(next.equation(QStringLiteral("X")), Reveal::Move),
            words({context, QT_TRANSLATE_NOOP("split-nim", "Whatever the opponent does, one heap's value changes; find again a heap that can make up for it.")}, Reveal::Move),
        }, Reveal::Move);
        XorTableFigure figure = next.table(XorStory::Columns::Counted, sumLabel());
        XorStory::widen(figure, m_story.columns().count);
        const std::size_t parts = canonical().take > 0 ? 1 : 3;
        for (std::size_t part = 0; part < parts; ++part)
            next.markRow(figure, canonical().heap + part, [](XorTableFigure::Row &row) { row.mark = Mark::Chosen; });
        step.figure = std::move(figure);
        return step;
    }

    Step repliesStep(const Explanation &e) const
    {
        Step step = makeStep("replies", "verdict", {}, {}, Reveal::Move);
        if (e.replies.empty()) {
            step.title = {context, QT_TRANSLATE_NOOP("split-nim", "There is no move left")};
            step.body = {words({context, QT_TRANSLATE_NOOP("split-nim", "All heaps are empty. The player who cannot move has lost.")}, Reveal::Move)};
            step.figure = heapsFigure(m_position);
            return step;
        }
        step.title = {context, QT_TRANSLATE_NOOP("split-nim", "Every move has an answer that makes the XOR 0 again")};
        step.body = {words({context, QT_TRANSLATE_NOOP("split-nim", "Left: a move of the first player and the XOR that it leaves, never 0. Right: an answer of the second player that restores 0.")}, Reveal::Move)};
        TableFigure figure;
        figure.header = {{context, QT_TRANSLATE_NOOP("split-nim", "My move")}, {context, QT_TRANSLATE_NOOP("split-nim", "XOR then")}, {context, QT_TRANSLATE_NOOP("split-nim", "The answer")}};
        for (const Answered<SplitNim> &answered : m_answers) {
            figure.rows.push_back({{movePhrase(m_position, answered.move)}, {literal(Math{number(answered.solution.xorSum)}), Mark::N}, {movePhrase(answered.after, answered.reply)}});
        }
        figure.omitted = e.moveCount - std::min<std::uint64_t>(e.moveCount, figure.rows.size());
        step.figure = std::move(figure);
        return step;
    }

    const SplitNim::Position &m_position;
    const SplitNim::Solution &m_solution;
    std::vector<Nimber> m_derived; ///< SG(0)… by mex, as far as the chart goes
    XorStory m_story;
    std::vector<Answered<SplitNim>> m_answers;
};

} // namespace

GameInfo Lesson<SplitNim>::info()
{
    return {
        .id = QStringLiteral("split-nim"),
        .title = {context, QT_TRANSLATE_NOOP("split-nim", "A Simple Nim (split in three)")},
        .shortTitle = {"split-nim-short", QT_TRANSLATE_NOOP("split-nim-short", "Split in three")},
        .problem = {context, QT_TRANSLATE_NOOP("split-nim", "HDU 5795")},
        .group = GameGroup::SgFunctions,
        .theory = {context, QT_TRANSLATE_NOOP("split-nim", "Sprague–Grundy values by mex, with a pattern mod 8")},
        .rule = {context, QT_TRANSLATE_NOOP("split-nim", "Take any number of stones from one heap, or split one heap into three non-empty heaps; whoever moves last wins.")},
        .textHint = {context, QT_TRANSLATE_NOOP("split-nim", "heap sizes apart by blanks, such as 7 8 15")},
    };
}

Explanation Lesson<SplitNim>::narrate(const SplitNim::Position &position, const SplitNim::Solution &solution, std::uint64_t chartEnd)
{
    return SplitNarrator(position, solution, std::clamp(chartEnd, leastChartEnd, mostChartEnd)).narrate();
}

std::vector<Example> Lesson<SplitNim>::examples()
{
    return {
        {{context, QT_TRANSLATE_NOOP("split-nim", "Special heaps: 7, 8, 15")}, "7 8 15"},
        {{context, QT_TRANSLATE_NOOP("split-nim", "The problem's first sample: a P-position")}, "4 4"},
        {{context, QT_TRANSLATE_NOOP("split-nim", "The problem's second sample")}, "1 2 4"},
        {{context, QT_TRANSLATE_NOOP("split-nim", "Only one move wins, and it is a split")}, "3 4 7"},
        {{context, QT_TRANSLATE_NOOP("split-nim", "A P-position: 1, 6 and the heap of 8, worth 7")}, "1 6 8"},
        {{context, QT_TRANSLATE_NOOP("split-nim", "Three equal heaps: several winning moves")}, "8 8 8"},
        {{context, QT_TRANSLATE_NOOP("split-nim", "Large heaps: the pattern decides")}, "999999999 1000000000 17"},
        {{context, QT_TRANSLATE_NOOP("split-nim", "The end of the game")}, "0 0"},
    };
}

std::string Lesson<SplitNim>::randomPosition(RandomSize size, std::uint64_t seed)
{
    struct Range { std::uint64_t fewest, most, largest; };
    const Range range = [size]() -> Range {
        switch (size) {
        case RandomSize::Small: return {1, 3, 7};
        case RandomSize::Medium: return {3, 5, 24};
        case RandomSize::Large: return {5, 9, 1'000'000};
        }
        return {};
    }();
    Chance chance(seed);
    SplitNim::Position position;
    position.heaps.resize(static_cast<std::size_t>(chance.between(range.fewest, range.most)));
    for (std::uint64_t &heap : position.heaps)
        heap = chance.between(1, range.largest);
    // Every other position is lost: add the heap that is worth the XOR. The pattern swaps neighbours, so it is its own inverse.
    if (chance.coin()) {
        const Nimber sum = SplitNim::solve(position).xorSum;
        if (position.heaps.size() > 1 && sum != 0)
            position.heaps.push_back(SplitNim::grundyValue(sum));
        else if (sum != 0)
            position.heaps.push_back(position.heaps.front());
    }
    return SplitNim::format(position);
}

} // namespace mexplain
