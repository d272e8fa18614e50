#include "explain/narrations/sand.h"

#include "explain/narration.h"
#include "solver/limits.h"

#include <QStringList>

#include <algorithm>
#include <bit>

namespace mexplain {

namespace {

constexpr const char *context = "sand";

/// The map of states is drawn up to here; beyond, the map of exponents stands for it.
constexpr std::uint64_t widestMap = 20;
constexpr std::uint64_t highestMap = 6;
/// The game that goes on with ones is drawn up to here.
constexpr std::uint64_t onesShown = 8;

Phrase takePhrase(const Sand::Position &, const Sand::Move &move)
{
    return {context, QT_TRANSLATE_N_NOOP("sand", "take %n grain(s)"), {}, move.take};
}

Mark markOf(Outcome outcome)
{
    return outcome == Outcome::P ? Mark::P : Mark::N;
}

CellGridFigure::Cell outcomeCell(const Sand::Position &position, bool isRinged)
{
    const Outcome outcome = Sand::solve(position).outcome;
    return {.text = literal(Math{outcome == Outcome::P ? QStringLiteral("P") : QStringLiteral("N")}), .mark = markOf(outcome), .isRinged = isRinged};
}

/// `v₂(20) = 2`
QString exponentText(std::uint64_t of, int exponent)
{
    return QStringLiteral("v₂(%1) = %2").arg(of).arg(exponent);
}

/// How the exponent of the amount compares with that of what is left.
enum class Kind { Less, Equal, Greater };

class SandNarrator {
public:
    SandNarrator(const Sand::Position &position, const Sand::Solution &solution) : m_position(position), m_solution(solution) {}

    Explanation narrate()
    {
        Explanation e;
        e.game = QStringLiteral("sand");
        e.position = Sand::format(m_position);
        e.outcome = m_solution.outcome;
        e.reason = reason();
        tellWinningMoves<Sand>(e, m_position, m_solution.winningMoves, takePhrase);
        e.winningMoveCount = m_solution.winningMoveCount;
        if (!isN()) {
            e.moveCount = isStart() ? most() : std::uint64_t{Sand::moves(m_position).size()};
            m_answers = tellReplies<Sand>(e, m_position, movesToAnswer<Sand>(m_position, [this] { return Sand::moves(m_position, mostShownReplies); }), takePhrase);
        }
        e.steps = {ruleStep(), gcdStep(), bitsStep(), oddStep(), casesStep(), mapStep(), verdictStep()};
        if (isN()) {
            e.steps.push_back(moveStep());
            e.steps.push_back(afterStep());
        } else {
            e.steps.push_back(repliesStep(e));
        }
        return e;
    }

private:
    std::uint64_t grains() const { return m_position.grains; }
    std::uint64_t cap() const { return m_position.cap; }
    std::uint64_t last() const { return m_position.last; }
    std::uint64_t most() const { return std::min(grains(), cap()); }
    bool isStart() const { return last() == 0; }
    bool isN() const { return m_solution.outcome == Outcome::N; }

    Phrase reason() const
    {
        if (grains() == 0)
            return {context, QT_TRANSLATE_NOOP("sand", "No grain is left: the opponent took the last one and has won.")};
        if (isStart() && isN())
            return {context, QT_TRANSLATE_N_NOOP("sand", "The last 1 of %1 is worth %2, at most %3: take %n grain(s)."), {math(shortBinary(grains())), m_solution.lowbit, cap()}, m_solution.winningMoves.front().take};
        if (isStart())
            return {context, QT_TRANSLATE_NOOP("sand", "The last 1 of %1 is worth %2, more than may be taken (%3)."), {math(shortBinary(grains())), m_solution.lowbit, cap()}};
        if (isN())
            return {context, QT_TRANSLATE_N_NOOP("sand", "%1 is at most %2: take %n grain(s)."), {math(exponentText(grains(), m_solution.exponent)), math(exponentText(last(), m_solution.lastExponent))}, m_solution.winningMoves.front().take};
        return {context, QT_TRANSLATE_NOOP("sand", "%1 is more than %2: no allowed amount leaves more factors 2 than it has."), {math(exponentText(grains(), m_solution.exponent)), math(exponentText(last(), m_solution.lastExponent))}};
    }

    BarsFigure amountsFigure() const
    {
        BarsFigure figure;
        // Beside a short bar, under a long one.
        const bool isLong = std::max(grains(), isStart() ? cap() : last()) > 30;
        BarsFigure::Bar all{.label = {context, QT_TRANSLATE_NOOP("sand", "sand")}, .note = isLong ? Phrase{} : literal(Math{number(grains())})};
        if (grains() > 0)
            all.parts.push_back({.length = grains(), .label = isLong ? literal(Math{number(grains())}) : Phrase{}});
        figure.bars.push_back(std::move(all));
        if (isStart())
            figure.bars.push_back({.label = {context, QT_TRANSLATE_NOOP("sand", "at most")}, .parts = {{.length = cap(), .mark = Mark::Chosen}}, .note = literal(Math{QStringLiteral("k = %1").arg(cap())})});
        else
            figure.bars.push_back({.label = {context, QT_TRANSLATE_NOOP("sand", "taken last")}, .parts = {{.length = last(), .mark = Mark::Chosen}}, .note = literal(Math{QStringLiteral("g = %1").arg(last())})});
        return figure;
    }

    Step ruleStep() const
    {
        Step step = makeStep("rule", "rule", {context, QT_TRANSLATE_NOOP("sand", "The rule: the first takes 1 to k; from then on only common divisors")}, {
            words({context, QT_TRANSLATE_NOOP("sand", "Two players take turns taking grains. The first move takes 1 to k grains. Each later amount must divide the greatest common divisor of all amounts taken so far. Whoever takes the last grain wins.")}),
        });
        if (isStart())
            step.body.push_back(words({context, QT_TRANSLATE_N_NOOP("sand", "Here lie %n grain(s), and k = %1. Nothing has been taken yet."), {cap()}, grains()}));
        else
            step.body.push_back(words({context, QT_TRANSLATE_N_NOOP("sand", "Here %n grain(s) are left, and k = %1. The amount taken last is g = %2."), {cap(), last()}, grains()}));
        step.figure = amountsFigure();
        return step;
    }

    Step gcdStep() const
    {
        Step step = makeStep("gcd", "rule", {context, QT_TRANSLATE_NOOP("sand", "The greatest common divisor is always the amount taken last")}, {
            words({context, QT_TRANSLATE_NOOP("sand", "Each amount divides the one before it. So the last amount g divides all of them, and it is their greatest common divisor.")}),
            words({context, QT_TRANSLATE_NOOP("sand", "Hence two numbers are enough to know what may happen: s, the grains left, and g, the amount taken last.")}),
        });
        TableFigure table;
        table.header = {{context, QT_TRANSLATE_NOOP("sand", "taken last: g")}, {context, QT_TRANSLATE_NOOP("sand", "grains left: s")}, {context, QT_TRANSLATE_NOOP("sand", "may be taken next")}};
        const auto addRow = [&](const Sand::Position &state) {
            const std::vector<Sand::Move> next = Sand::moves(state, 9);
            QStringList amounts;
            for (const Sand::Move &move : next)
                amounts.append(amounts.size() == 8 ? QStringLiteral("…") : number(move.take));
            table.rows.push_back({{literal(Math{number(state.last)}), state == m_position ? Mark::Chosen : Mark::None}, {literal(Math{number(state.grains)})},
                                  {amounts.isEmpty() ? Phrase{context, QT_TRANSLATE_NOOP("sand", "nothing")} : literal(Math{amounts.join(QStringLiteral(", "))})}});
        };
        if (!isStart()) {
            addRow(m_position);
        } else {
            // First moves with many divisors and with few.
            for (const std::uint64_t take : {1, 2, 3, 4, 6, 12}) {
                if (take <= most())
                    addRow(Sand::play(m_position, {take}));
            }
        }
        if (table.rows.empty())
            step.figure = amountsFigure();
        else
            step.figure = std::move(table);
        return step;
    }

    /// The digits of `value` in columns from the highest of `width`; the last 1 is marked.
    static std::vector<CellGridFigure::Cell> bitCells(std::uint64_t value, int width, Mark lastOne)
    {
        std::vector<CellGridFigure::Cell> cells;
        for (int i = width - 1; i >= 0; --i) {
            const bool isOne = (value >> i & 1) != 0;
            const bool isLast = value != 0 && i == std::countr_zero(value);
            cells.push_back({.text = literal(Math{isOne ? QStringLiteral("1") : QStringLiteral("0")}), .mark = isLast ? lastOne : Mark::None});
        }
        return cells;
    }

    /// Numbers one under the other in binary.
    struct Bits {
        Phrase label;
        std::uint64_t value;
        Mark lastOne;
    };
    static CellGridFigure bitsFigure(const std::vector<Bits> &rows)
    {
        std::uint64_t all = 1;
        for (const Bits &row : rows)
            all |= row.value;
        const int width = static_cast<int>(std::bit_width(all));
        CellGridFigure figure;
        for (int i = width - 1; i >= 0; --i)
            figure.heads.push_back(literal(Math{powerOfTwo(i)}));
        for (const Bits &row : rows)
            figure.rows.push_back({.label = row.label, .cells = bitCells(row.value, width, row.lastOne), .note = literal(Math{number(row.value)})});
        return figure;
    }

    Step bitsStep() const
    {
        Step step = makeStep("bits", "lowbit", {context, QT_TRANSLATE_NOOP("sand", "What matters: how often a number can be halved")}, {}, Reveal::Nothing);
        if (grains() == 0) {
            step.body = {words({context, QT_TRANSLATE_NOOP("sand", "Write numbers in binary. v₂ of a number says how many factors 2 it has: that is how many zeros stand behind its last 1. 0 can be halved for ever, so it counts as having infinitely many.")})};
        } else {
            step.body = {
                words({context, QT_TRANSLATE_NOOP("sand", "Write s in binary: %1. Its last 1 is worth %2: that is the largest power of two which divides s, its lowbit."), {math(QStringLiteral("%1 = %2").arg(number(grains()), shortBinary(grains()))), m_solution.lowbit}}),
                words({context, QT_TRANSLATE_N_NOOP("sand", "Behind it stand %n zero(s), so s has %n factor(s) 2: %1."), {math(exponentText(grains(), m_solution.exponent))}, static_cast<std::uint64_t>(m_solution.exponent)}),
            };
            if (!isStart())
                step.body.push_back(words({context, QT_TRANSLATE_NOOP("sand", "The last amount is %1, with %2."), {math(QStringLiteral("g = %1 = %2").arg(number(last()), shortBinary(last()))), math(exponentText(last(), m_solution.lastExponent))}}));
        }
        std::vector<Bits> rows{{literal(Math{QStringLiteral("s")}), grains(), Mark::OddColumn}};
        if (!isStart())
            rows.push_back({literal(Math{QStringLiteral("g")}), last(), Mark::OddColumn});
        step.figure = bitsFigure(rows);
        return step;
    }

    Step oddStep() const
    {
        Step step = makeStep("odd", "lowbit", {context, QT_TRANSLATE_NOOP("sand", "The simplest case: an odd number of grains")}, {
            words({context, QT_TRANSLATE_NOOP("sand", "Take 1. From then on only 1 may be taken, an even number is left, and the players alternate: the opponent takes an odd one, we take an even one, and the last grain is ours.")}),
            words({context, QT_TRANSLATE_NOOP("sand", "So with g = 1 even numbers are P and odd ones N. The general case is the same thing, seen in larger portions.")}),
        });
        CellGridFigure figure;
        figure.columnTitle = {context, QT_TRANSLATE_NOOP("sand", "grains left, when only 1 may be taken")};
        CellGridFigure::Row row;
        for (std::uint64_t s = 0; s <= onesShown; ++s) {
            figure.heads.push_back(literal(Math{number(s)}));
            row.cells.push_back(outcomeCell({s, cap(), 1}, m_position == Sand::Position{s, cap(), 1}));
        }
        figure.rows.push_back(std::move(row));
        step.figure = std::move(figure);
        return step;
    }

    Kind kindOf(std::uint64_t take) const
    {
        const int exponent = std::countr_zero(take);
        return exponent < m_solution.exponent ? Kind::Less : exponent == m_solution.exponent ? Kind::Equal : Kind::Greater;
    }

    /// The least legal amount of that kind.
    std::optional<std::uint64_t> amountOf(Kind kind) const
    {
        if (grains() == 0)
            return std::nullopt;
        if (isStart()) {
            const std::uint64_t take = kind == Kind::Less ? std::uint64_t{1} : kind == Kind::Equal ? m_solution.lowbit : 2 * m_solution.lowbit;
            return Sand::isLegal(m_position, take) && kindOf(take) == kind ? std::optional(take) : std::nullopt;
        }
        for (const Sand::Move &move : Sand::moves(m_position)) {
            if (kindOf(move.take) == kind)
                return move.take;
        }
        return std::nullopt;
    }

    Step casesStep() const
    {
        Step step = makeStep("cases", "lowbit", {context, QT_TRANSLATE_NOOP("sand", "Claim: with g given, P exactly where s has more factors 2 than g")}, {
            words({context, QT_TRANSLATE_NOOP("sand", "Compare the factors 2 of the amount x with those of s. There are three cases.")}),
            words({context, QT_TRANSLATE_NOOP("sand", "x has fewer: then what is left has just as many as x, not more. The opponent is in an N-position.")}),
            words({context, QT_TRANSLATE_NOOP("sand", "x has as many: both lose their last 1 in the same place, so what is left has more than x. The opponent is in a P-position.")}),
            words({context, QT_TRANSLATE_NOOP("sand", "x has more: then what is left has as many as s, fewer than x. The opponent is in an N-position.")}),
        });
        TableFigure table;
        table.header = {{context, QT_TRANSLATE_NOOP("sand", "Case")}, {context, QT_TRANSLATE_NOOP("sand", "x")}, {context, QT_TRANSLATE_NOOP("sand", "v₂(x)")},
                        {context, QT_TRANSLATE_NOOP("sand", "left: s − x")}, {context, QT_TRANSLATE_NOOP("sand", "v₂(s − x)")}};
        for (const Kind kind : {Kind::Less, Kind::Equal, Kind::Greater}) {
            const QString relation = kind == Kind::Less ? QStringLiteral("v₂(x) < v₂(s)") : kind == Kind::Equal ? QStringLiteral("v₂(x) = v₂(s)") : QStringLiteral("v₂(x) > v₂(s)");
            std::vector<TableFigure::Cell> row{{literal(Math{relation})}};
            if (const auto take = amountOf(kind)) {
                const Sand::Position after = Sand::play(m_position, {*take});
                const Sand::Solution solved = Sand::solve(after);
                row.push_back({literal(Math{number(*take)})});
                row.push_back({literal(Math{number(static_cast<std::uint64_t>(solved.lastExponent))})});
                row.push_back({literal(Math{number(after.grains)}), markOf(solved.outcome)});
                row.push_back({literal(Math{after.grains == 0 ? QStringLiteral("∞") : number(static_cast<std::uint64_t>(solved.exponent))})});
            } else {
                row.push_back({{context, QT_TRANSLATE_NOOP("sand", "none allowed")}, Mark::Muted});
                for (int i = 0; i < 3; ++i)
                    row.push_back({literal(Math{QStringLiteral("–")}), Mark::Muted});
            }
            table.rows.push_back(std::move(row));
        }
        step.figure = std::move(table);
        return step;
    }

    bool hasSmallMap() const { return grains() <= widestMap && last() <= highestMap; }

    Step mapStep() const
    {
        Step step = makeStep("map", "lowbit", {context, QT_TRANSLATE_NOOP("sand", "The map of all states")}, {});
        if (hasSmallMap()) {
            step.body = {words({context, QT_TRANSLATE_NOOP("sand", "Columns: the grains left, s. Rows: the amount taken last, g; above them the row before the first move. The ring shows where we are.")}),
                         words({context, QT_TRANSLATE_NOOP("sand", "An odd g has P at the even numbers. g = 2 has P at the multiples of 4, g = 4 at the multiples of 8: the pattern depends on powers of two only.")})};
        } else {
            step.body = {words({context, QT_TRANSLATE_NOOP("sand", "These numbers are too large for a map of all s and g. But only the factors 2 matter: columns v₂(s), rows v₂(g), and above them the row before the first move. The ring shows where we are.")}),
                         words({context, QT_TRANSLATE_NOOP("sand", "Below the diagonal and on it N, above it P.")})};
        }
        step.figure = hasSmallMap() ? stateMap() : exponentMap();
        return step;
    }

    CellGridFigure stateMap() const
    {
        CellGridFigure figure;
        figure.rowTitle = literal(Math{QStringLiteral("g")});
        figure.columnTitle = {context, QT_TRANSLATE_NOOP("sand", "grains left: s")};
        const std::uint64_t widest = std::max<std::uint64_t>(grains(), 12);
        for (std::uint64_t s = 0; s <= widest; ++s)
            figure.heads.push_back(literal(Math{number(s)}));
        for (std::uint64_t g = 0; g <= std::min(cap(), highestMap); ++g) {
            CellGridFigure::Row row;
            row.label = g == 0 ? Phrase{context, QT_TRANSLATE_NOOP("sand", "start")} : literal(Math{number(g)});
            for (std::uint64_t s = 0; s <= widest; ++s)
                row.cells.push_back(outcomeCell({s, cap(), g}, s == grains() && g == last()));
            figure.rows.push_back(std::move(row));
        }
        return figure;
    }

    CellGridFigure exponentMap() const
    {
        CellGridFigure figure;
        figure.rowTitle = literal(Math{QStringLiteral("v₂(g)")});
        figure.columnTitle = literal(Math{QStringLiteral("v₂(s)")});
        const int exponent = grains() == 0 ? 0 : m_solution.exponent;
        // A window of the exponents around where we are.
        constexpr int width = 10;
        constexpr int height = 6;
        const int firstColumn = std::max(0, exponent - width + 3);
        const int firstRow = std::max(0, m_solution.lastExponent - height + 2);
        for (int column = firstColumn; column < firstColumn + width; ++column)
            figure.heads.push_back(literal(Math{number(static_cast<std::uint64_t>(column))}));
        const auto addRow = [&](const Phrase &label, int lastExponent) {
            CellGridFigure::Row row;
            row.label = label;
            for (int column = firstColumn; column < firstColumn + width; ++column) {
                // One state for each pair of exponents stands for all of them.
                const std::uint64_t g = lastExponent < 0 ? 0 : std::uint64_t{1} << lastExponent;
                const Sand::Position state{std::uint64_t{1} << column, std::max(cap(), g), g};
                row.cells.push_back(outcomeCell(state, grains() != 0 && column == exponent && lastExponent == m_solution.lastExponent));
            }
            figure.rows.push_back(std::move(row));
        };
        addRow({context, QT_TRANSLATE_NOOP("sand", "start")}, -1);
        for (int row = firstRow; row < firstRow + height; ++row)
            addRow(literal(Math{number(static_cast<std::uint64_t>(row))}), row);
        return figure;
    }

    Step verdictStep() const
    {
        Step step = makeStep("verdict", "verdict", {}, {}, Reveal::Outcome);
        if (grains() == 0) {
            step.title = {context, QT_TRANSLATE_NOOP("sand", "No grain is left: the player to move has lost")};
            step.body = {words({context, QT_TRANSLATE_NOOP("sand", "The opponent took the last grain. 0 has infinitely many factors 2, more than any g: a P-position, as it should be.")}, Reveal::Outcome)};
        } else if (isStart() && isN()) {
            step.title = {context, QT_TRANSLATE_NOOP("sand", "%1 is at most k, so this is an N-position: the first player wins"), {math(QStringLiteral("lowbit(%1) = %2").arg(grains()).arg(m_solution.lowbit))}};
            step.body = {words({context, QT_TRANSLATE_NOOP("sand", "The first amount is free up to %1. We need one with as many factors 2 as %2, and the smallest of these is %3: it is allowed."), {cap(), grains(), m_solution.lowbit}}, Reveal::Outcome)};
        } else if (isStart()) {
            step.title = {context, QT_TRANSLATE_NOOP("sand", "%1 is more than k, so this is a P-position: the second player wins"), {math(QStringLiteral("lowbit(%1) = %2").arg(grains()).arg(m_solution.lowbit))}};
            step.body = {words({context, QT_TRANSLATE_NOOP("sand", "Only an amount with as many factors 2 as %1 would win. The smallest of these is %2, and at most %3 may be taken. So the first player must take an amount with fewer factors 2, and leaves an N-position."), {grains(), m_solution.lowbit, cap()}}, Reveal::Outcome)};
        } else if (isN()) {
            step.title = {context, QT_TRANSLATE_NOOP("sand", "s has no more factors 2 than g, so this is an N-position: the first player wins")};
            step.body = {words({context, QT_TRANSLATE_NOOP("sand", "%1 and %2. The amount %3 has as many factors 2 as s and divides g, so it is allowed."), {math(exponentText(grains(), m_solution.exponent)), math(exponentText(last(), m_solution.lastExponent)), m_solution.lowbit}}, Reveal::Outcome)};
        } else {
            step.title = {context, QT_TRANSLATE_NOOP("sand", "s has more factors 2 than g, so this is a P-position: the second player wins")};
            step.body = {words({context, QT_TRANSLATE_NOOP("sand", "%1 and %2. Every x that divides g has at most as many factors 2 as g, fewer than s. That is the first case: it leaves an N-position."), {math(exponentText(grains(), m_solution.exponent)), math(exponentText(last(), m_solution.lastExponent))}}, Reveal::Outcome)};
        }
        std::vector<Bits> rows{{literal(Math{QStringLiteral("s")}), grains(), Mark::OddColumn}};
        rows.push_back(isStart() ? Bits{literal(Math{QStringLiteral("k")}), cap(), Mark::None} : Bits{literal(Math{QStringLiteral("g")}), last(), Mark::OddColumn});
        CellGridFigure figure = bitsFigure(rows);
        figure.rows.front().mark = markOf(m_solution.outcome);
        step.figure = std::move(figure);
        return step;
    }

    Step moveStep() const
    {
        const Sand::Move &move = m_solution.winningMoves.front();
        const Sand::Position after = Sand::play(m_position, move);
        Step step = makeStep("move", "move", {context, QT_TRANSLATE_NOOP("sand", "Take the last 1 of the binary number: %1"), {move.take}}, {
            words({context, QT_TRANSLATE_NOOP("sand", "In binary the winning move takes away the last 1: %1 becomes %2."), {math(shortBinary(grains())), math(shortBinary(after.grains))}}, Reveal::Move),
        }, Reveal::Move);
        if (m_solution.winningMoveCount > 1)
            step.body.push_back(words({context, QT_TRANSLATE_N_NOOP("sand", "There are %n winning moves in all: the allowed odd multiples of %1."), {move.take}, m_solution.winningMoveCount}, Reveal::Move));
        else
            step.body.push_back(words({context, QT_TRANSLATE_NOOP("sand", "It is the only winning move.")}, Reveal::Move));
        step.figure = bitsFigure({{literal(Math{QStringLiteral("s")}), grains(), Mark::Chosen},
                                  {{context, QT_TRANSLATE_NOOP("sand", "take")}, move.take, Mark::Removed},
                                  {{context, QT_TRANSLATE_NOOP("sand", "left")}, after.grains, Mark::OddColumn}});
        return step;
    }

    Step afterStep() const
    {
        const Sand::Position after = Sand::play(m_position, m_solution.winningMoves.front());
        const Sand::Solution solved = Sand::solve(after);
        Step step = makeStep("after", "move", {context, QT_TRANSLATE_NOOP("sand", "After the move s has more factors 2 than g")}, {}, Reveal::Move);
        if (after.grains == 0) {
            step.body = {words({context, QT_TRANSLATE_NOOP("sand", "No grain is left: the game is won at once.")}, Reveal::Move)};
        } else {
            step.body = {
                words({context, QT_TRANSLATE_NOOP("sand", "Now %1 and %2. The opponent may take divisors of %3 only; each of them has fewer factors 2 than %4."),
                       {math(exponentText(after.grains, solved.exponent)), math(exponentText(after.last, solved.lastExponent)), after.last, after.grains}}, Reveal::Move),
                words({context, QT_TRANSLATE_NOOP("sand", "Whatever the opponent leaves, we take its last 1 again. It is allowed: it divides what the opponent took.")}, Reveal::Move),
            };
        }
        BarsFigure figure;
        BarsFigure::Bar bar{.label = {context, QT_TRANSLATE_NOOP("sand", "sand")}, .mark = Mark::P};
        if (after.grains > 0) {
            // In portions of what was taken, where one can still see them.
            const std::uint64_t portions = after.grains % after.last == 0 ? after.grains / after.last : 0;
            if (portions > 1 && portions <= 24)
                bar.parts.push_back({.length = after.last, .label = literal(Math{QStringLiteral("%1 × %2").arg(portions).arg(after.last)}), .count = portions});
            else
                bar.parts.push_back({.length = after.grains, .label = literal(Math{number(after.grains)})});
        }
        bar.parts.push_back({.length = after.last, .label = literal(Math{number(after.last)}), .mark = Mark::Removed});
        figure.bars.push_back(std::move(bar));
        step.figure = std::move(figure);
        return step;
    }

    Step repliesStep(const Explanation &e) const
    {
        Step step = makeStep("replies", "move", {}, {}, Reveal::Move);
        if (e.replies.empty()) {
            step.title = {context, QT_TRANSLATE_NOOP("sand", "There is no move left")};
            step.body = {words({context, QT_TRANSLATE_NOOP("sand", "All sand is gone. Whoever took the last grain has won.")}, Reveal::Move)};
            step.figure = amountsFigure();
            return step;
        }
        step.title = {context, QT_TRANSLATE_NOOP("sand", "Every amount has an answer: the last 1 of what is left")};
        step.body = {words({context, QT_TRANSLATE_NOOP("sand", "Left: an amount of the first player and what it leaves. Right: the answer takes the last 1 of that number.")}, Reveal::Move)};
        TableFigure table;
        table.header = {{context, QT_TRANSLATE_NOOP("sand", "My move")}, {context, QT_TRANSLATE_NOOP("sand", "Left then")}, {context, QT_TRANSLATE_NOOP("sand", "In binary")}, {context, QT_TRANSLATE_NOOP("sand", "The answer")}};
        for (const Answered<Sand> &answered : m_answers) {
            table.rows.push_back({{takePhrase(m_position, answered.move)}, {literal(Math{number(answered.after.grains)}), Mark::N},
                                  {literal(Math{shortBinary(answered.after.grains)})}, {takePhrase(answered.after, answered.reply)}});
        }
        table.omitted = e.moveCount - std::min<std::uint64_t>(e.moveCount, table.rows.size());
        step.figure = std::move(table);
        return step;
    }

    const Sand::Position &m_position;
    const Sand::Solution &m_solution;
    std::vector<Answered<Sand>> m_answers;
};

} // namespace

GameInfo Lesson<Sand>::info()
{
    return {
        .id = QStringLiteral("sand"),
        .title = {context, QT_TRANSLATE_NOOP("sand", "Sand taking")},
        .shortTitle = {"sand-short", QT_TRANSLATE_NOOP("sand-short", "Sand taking")},
        .problem = {context, QT_TRANSLATE_NOOP("sand", "QOJ 14532")},
        .group = GameGroup::NumberTheory,
        .theory = {context, QT_TRANSLATE_NOOP("sand", "the last 1 in binary")},
        .rule = {context, QT_TRANSLATE_NOOP("sand", "The first amount is 1 to k, each later one a divisor of all before it; whoever takes the last grain wins.")},
        .textHint = {context, QT_TRANSLATE_NOOP("sand", "the grains and the most that may be taken, such as 20 4; in mid-game also the amount taken last")},
    };
}

Explanation Lesson<Sand>::narrate(const Sand::Position &position, const Sand::Solution &solution)
{
    return SandNarrator(position, solution).narrate();
}

std::vector<Example> Lesson<Sand>::examples()
{
    return {
        {{context, QT_TRANSLATE_NOOP("sand", "12 grains, at most 5: take 4")}, "12 5"},
        {{context, QT_TRANSLATE_NOOP("sand", "A P-position: the last 1 is worth more than k")}, "8 7"},
        {{context, QT_TRANSLATE_NOOP("sand", "An odd number of grains: several winning moves")}, "15 6"},
        {{context, QT_TRANSLATE_NOOP("sand", "In mid-game: 6 was taken, 14 are left")}, "14 8 6"},
        {{context, QT_TRANSLATE_NOOP("sand", "In mid-game, a P-position")}, "16 8 6"},
        {{context, QT_TRANSLATE_NOOP("sand", "Large numbers")}, "1000000000000000 5000"},
        {{context, QT_TRANSLATE_NOOP("sand", "Large numbers in mid-game")}, "720720 55440 27720"},
        {{context, QT_TRANSLATE_NOOP("sand", "The end of the game")}, "0 3 1"},
    };
}

std::string Lesson<Sand>::randomPosition(RandomSize size, std::uint64_t seed)
{
    struct Range { std::uint64_t grains, cap; };
    const Range range = [size]() -> Range {
        switch (size) {
        case RandomSize::Small: return {20, 8};
        case RandomSize::Medium: return {300, 60};
        case RandomSize::Large: return {1'000'000'000'000, 1'000'000};
        }
        return {};
    }();
    Chance chance(seed);
    Sand::Position position{chance.between(1, range.grains), chance.between(1, range.cap)};
    if (chance.coin())
        position.last = chance.between(1, position.cap);
    // Every other position is lost: more factors 2 than may be taken.
    if (chance.coin()) {
        const int needed = position.last == 0 ? static_cast<int>(std::bit_width(position.cap)) : std::countr_zero(position.last) + 1;
        position.grains = std::max<std::uint64_t>(1, position.grains >> needed) << needed;
    }
    return Sand::format(position);
}

} // namespace mexplain
