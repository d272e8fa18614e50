#include "explain/narrations/bash.h"

#include "explain/narration.h"
#include "solver/limits.h"

#include <algorithm>
#include <set>

namespace mexplain {

namespace {

constexpr const char *context = "bash";

/// A table shows all remainders of a period this long; of a longer one the first, the last and those that matter.
constexpr std::uint64_t longestPeriod = 9;
/// So many amounts and their answers are drawn.
constexpr std::uint64_t mostPairs = 6;

Phrase takePhrase(const Bash::Position &, const Bash::Move &move)
{
    return {context, QT_TRANSLATE_N_NOOP("bash", "take %n stone(s)"), {}, move.take};
}

CellGridFigure::Cell numberCell(std::uint64_t value, Mark mark, bool isRinged = false)
{
    return {.text = literal(Math{number(value)}), .mark = mark, .isRinged = isRinged};
}

CellGridFigure::Cell gapCell()
{
    return {.text = literal(Math{QStringLiteral("…")}), .mark = Mark::Muted, .content = CellGridFigure::Content::None};
}

class BashNarrator {
public:
    BashNarrator(const Bash::Position &position, const Bash::Solution &solution) : m_position(position), m_solution(solution) {}

    Explanation narrate()
    {
        Explanation e;
        e.game = QStringLiteral("bash");
        e.position = Bash::format(m_position);
        e.outcome = m_solution.outcome;
        e.reason = reason();
        tellWinningMoves<Bash>(e, m_position, m_solution.winningMoves, takePhrase);
        if (!isN()) {
            e.moveCount = std::min(stones(), cap());
            m_answers = tellReplies<Bash>(e, m_position, movesToAnswer<Bash>(m_position, [this] { return someMoves(); }), takePhrase);
        }
        e.steps = {ruleStep(), tableStep(), periodStep(), pairingStep(), groupsStep(), verdictStep()};
        if (isN()) {
            e.steps.push_back(moveStep());
            e.steps.push_back(afterStep());
        } else {
            e.steps.push_back(repliesStep(e));
        }
        return e;
    }

private:
    std::uint64_t stones() const { return m_position.stones; }
    std::uint64_t cap() const { return m_position.cap; }
    std::uint64_t period() const { return cap() + 1; }
    bool isN() const { return m_solution.outcome == Outcome::N; }
    Mark markOf(std::uint64_t count) const { return Bash::solve({count, cap()}).outcome == Outcome::P ? Mark::P : Mark::N; }

    QString division() const
    {
        return m_solution.rest == 0 ? QStringLiteral("%1 = %2 × %3").arg(stones()).arg(m_solution.groups).arg(period())
                                    : QStringLiteral("%1 = %2 × %3 + %4").arg(stones()).arg(m_solution.groups).arg(period()).arg(m_solution.rest);
    }

    Phrase reason() const
    {
        if (stones() == 0)
            return {context, QT_TRANSLATE_NOOP("bash", "No stone is left: the opponent took the last one and has won.")};
        if (!isN())
            return {context, QT_TRANSLATE_NOOP("bash", "%1, a multiple of %2: every amount has its partner."), {math(division()), period()}};
        return {context, QT_TRANSLATE_N_NOOP("bash", "%1: take the %n stone(s) left over."), {math(division())}, m_solution.rest};
    }

    /// Amounts from the smallest to the largest where there are too many for the table.
    std::vector<Bash::Move> someMoves() const
    {
        const std::uint64_t most = std::min(stones(), cap());
        std::set<std::uint64_t> amounts;
        for (std::uint64_t take = 1; take <= mostShownReplies / 2; ++take) {
            amounts.insert(take);
            amounts.insert(most - take + 1);
        }
        std::vector<Bash::Move> moves;
        for (const std::uint64_t take : amounts)
            moves.push_back({take});
        return moves;
    }

    /// The stones in groups; what is left over stands out, or is taken.
    static BarsFigure::Bar grouped(std::uint64_t groups, std::uint64_t period, std::uint64_t rest, Mark restMark)
    {
        BarsFigure::Bar bar;
        if (groups == 0 && rest == 0) {
            bar.label = {context, QT_TRANSLATE_NOOP("bash", "stones")};
            bar.note = literal(Math{number(0)});
        }
        if (groups > 0)
            bar.parts.push_back({.length = period, .label = literal(Math{groups == 1 ? number(period) : QStringLiteral("%1 × %2").arg(groups).arg(period)}), .mark = Mark::None, .count = groups});
        if (rest > 0)
            bar.parts.push_back({.length = rest, .label = literal(Math{number(rest)}), .mark = restMark});
        return bar;
    }

    Step ruleStep() const
    {
        Step step = makeStep("rule", "rule", {context, QT_TRANSLATE_NOOP("bash", "The rule: take 1 to m stones; whoever takes the last one wins")}, {
            words({context, QT_TRANSLATE_NOOP("bash", "Two players take turns. On each turn a player takes at least one stone and at most m.")}),
            words({context, QT_TRANSLATE_N_NOOP("bash", "Here lie %n stone(s), and at most m = %1 may be taken at a time."), {cap()}, stones()}),
        });
        BarsFigure figure;
        // Beside a short bar, under a long one.
        const bool isLong = std::max(stones(), cap()) > 30;
        BarsFigure::Bar all{.label = {context, QT_TRANSLATE_NOOP("bash", "stones")}, .note = isLong ? Phrase{} : literal(Math{number(stones())})};
        if (stones() > 0)
            all.parts.push_back({.length = stones(), .label = isLong ? literal(Math{number(stones())}) : Phrase{}});
        figure.bars.push_back(std::move(all));
        figure.bars.push_back({.label = {context, QT_TRANSLATE_NOOP("bash", "at most")}, .parts = {{.length = cap(), .mark = Mark::Chosen}}, .note = literal(Math{QStringLiteral("m = %1").arg(cap())})});
        step.figure = std::move(figure);
        return step;
    }

    /// 0, 1, …, m, m + 1, …, with gaps where the period is long.
    std::vector<std::uint64_t> tableColumns() const
    {
        std::set<std::uint64_t> columns;
        if (period() <= 5) {
            for (std::uint64_t n = 0; n <= 2 * period() + 1; ++n)
                columns.insert(n);
        } else {
            for (const std::uint64_t n : {std::uint64_t{0}, std::uint64_t{1}, std::uint64_t{2}, cap(), period(), period() + 1, 2 * period() - 1, 2 * period(), 2 * period() + 1})
                columns.insert(n);
        }
        return {columns.begin(), columns.end()};
    }

    Step tableStep() const
    {
        Step step = makeStep("table", "period", {context, QT_TRANSLATE_NOOP("bash", "Small numbers first: who wins with 0, 1, 2, … stones?")}, {
            words({context, QT_TRANSLATE_NOOP("bash", "With 0 stones the player to move has lost: P. With 1 to %1 stones one takes all of them: N."), {cap()}}),
            words({context, QT_TRANSLATE_NOOP("bash", "With %1 stones every move leaves 1 to %2, an N-position for the opponent. So %1 is P."), {period(), cap()}}),
            words({context, QT_TRANSLATE_NOOP("bash", "From %1 to %2 one can leave exactly %3 to the opponent: N. Then comes %4, and so on."), {period() + 1, 2 * period() - 1, period(), 2 * period()}}),
        });
        if (cap() == 1) {
            step.body = {
                words({context, QT_TRANSLATE_NOOP("bash", "With 0 stones the player to move has lost: P. With 1 stone one takes it: N.")}),
                words({context, QT_TRANSLATE_NOOP("bash", "Only one stone may be taken at a time, so P and N take turns: the even numbers are P, the odd ones N.")}),
            };
        }
        CellGridFigure figure;
        figure.columnTitle = {context, QT_TRANSLATE_NOOP("bash", "stones")};
        CellGridFigure::Row row;
        std::uint64_t next = 0;
        for (const std::uint64_t n : tableColumns()) {
            if (n > next) {
                figure.heads.push_back(literal(Math{QStringLiteral("…")}));
                row.cells.push_back(gapCell());
            }
            figure.heads.push_back(literal(Math{number(n)}));
            const Mark mark = markOf(n);
            row.cells.push_back({.text = literal(Math{mark == Mark::P ? QStringLiteral("P") : QStringLiteral("N")}), .mark = mark, .isRinged = n == stones()});
            next = n + 1;
        }
        figure.rows.push_back(std::move(row));
        step.figure = std::move(figure);
        return step;
    }

    Step periodStep() const
    {
        Step step = makeStep("period", "period", {context, QT_TRANSLATE_NOOP("bash", "The pattern repeats every m + 1 = %1 stones"), {period()}}, {
            words({context, QT_TRANSLATE_NOOP("bash", "Write the numbers in rows of %1. The first column holds the multiples of %1, and they are P; all others are N."), {period()}}),
            words({context, QT_TRANSLATE_NOOP("bash", "From a multiple no move reaches another one: they lie %1 apart, and at most %2 may be taken. From any other number, taking its remainder reaches one."), {period(), cap()}}),
        });
        // Which remainders are columns, and which rows are drawn: those of the position are among them.
        std::set<std::uint64_t> rests;
        if (period() <= longestPeriod) {
            for (std::uint64_t rest = 0; rest < period(); ++rest)
                rests.insert(rest);
        } else {
            rests = {0, 1, 2, m_solution.rest, cap() - 1, cap()};
        }
        std::set<std::uint64_t> rows{0, 1, 2, m_solution.groups};
        CellGridFigure figure;
        figure.rowTitle = {context, QT_TRANSLATE_NOOP("bash", "row")};
        figure.columnTitle = {context, QT_TRANSLATE_NOOP("bash", "remainder mod %1"), {period()}};
        std::uint64_t nextRow = 0;
        for (const std::uint64_t q : rows) {
            const auto addRow = [&](bool isGap) {
                CellGridFigure::Row row;
                row.label = literal(Math{isGap ? QStringLiteral("…") : number(q)});
                std::uint64_t next = 0;
                for (const std::uint64_t rest : rests) {
                    if (rest > next)
                        row.cells.push_back(gapCell());
                    const std::uint64_t n = q * period() + rest;
                    row.cells.push_back(isGap ? gapCell() : numberCell(n, markOf(n), n == stones()));
                    next = rest + 1;
                }
                figure.rows.push_back(std::move(row));
            };
            // Beyond the largest number there is nothing to show.
            if (q != 0 && period() > limits::maxNumber / q)
                break;
            if (q > nextRow)
                addRow(true);
            addRow(false);
            nextRow = q + 1;
        }
        std::uint64_t next = 0;
        for (const std::uint64_t rest : rests) {
            if (rest > next)
                figure.heads.push_back(literal(Math{QStringLiteral("…")}));
            figure.heads.push_back(literal(Math{number(rest)}));
            next = rest + 1;
        }
        step.figure = std::move(figure);
        return step;
    }

    Step pairingStep() const
    {
        Step step = makeStep("pairing", "period", {context, QT_TRANSLATE_NOOP("bash", "Why multiples lose: every amount has a partner")}, {
            words({context, QT_TRANSLATE_NOOP("bash", "Whoever wants to keep the multiples answers x with %1: together that is exactly %2, one whole group."), {math(QStringLiteral("%1 − x").arg(period())), period()}}),
            words({context, QT_TRANSLATE_NOOP("bash", "The partner is always allowed: x is from 1 to %1, and so is %2."), {cap(), math(QStringLiteral("%1 − x").arg(period()))}}),
            words({context, QT_TRANSLATE_NOOP("bash", "Group after group disappears, and the one who answers takes the last stone.")}),
        });
        BarsFigure figure;
        std::set<std::uint64_t> amounts;
        for (std::uint64_t x = 1; x <= std::min(cap(), mostPairs); ++x)
            amounts.insert(x);
        if (cap() > mostPairs) {
            amounts.erase(mostPairs);
            amounts.insert(cap());
        }
        std::uint64_t next = 1;
        for (const std::uint64_t x : amounts) {
            if (x > next)
                figure.bars.push_back({.omitted = x - next});
            figure.bars.push_back({.label = literal(Math{QStringLiteral("x = %1").arg(x)}),
                                   .parts = {{.length = x, .mark = Mark::N}, {.length = period() - x, .mark = Mark::P}},
                                   .note = literal(Math{QStringLiteral("%1 + %2 = %3").arg(x).arg(period() - x).arg(period())})});
            next = x + 1;
        }
        step.figure = std::move(figure);
        return step;
    }

    Step groupsStep() const
    {
        Step step = makeStep("groups", "verdict", {context, QT_TRANSLATE_NOOP("bash", "Group the %1 stones by %2"), {stones(), period()}}, {
            formula(division()),
        });
        if (m_solution.rest == 0)
            step.body.push_back(words({context, QT_TRANSLATE_N_NOOP("bash", "There are exactly %n whole group(s), and nothing is left over."), {}, m_solution.groups}));
        else
            step.body.push_back(words({context, QT_TRANSLATE_N_NOOP("bash", "There are %n whole group(s), and %1 left over."), {m_solution.rest}, m_solution.groups}));
        BarsFigure figure;
        figure.bars.push_back(grouped(m_solution.groups, period(), m_solution.rest, Mark::OddColumn));
        step.figure = std::move(figure);
        return step;
    }

    Step verdictStep() const
    {
        Step step = makeStep("verdict", "verdict", {}, {}, Reveal::Outcome);
        if (isN()) {
            step.title = {context, QT_TRANSLATE_NOOP("bash", "The remainder is not 0, so this is an N-position: the first player wins")};
            step.body = {words({context, QT_TRANSLATE_NOOP("bash", "The remainder is %1, at most %2: it may be taken at once, and a multiple of %3 is left for the opponent."), {m_solution.rest, cap(), period()}}, Reveal::Outcome)};
        } else if (stones() == 0) {
            step.title = {context, QT_TRANSLATE_NOOP("bash", "No stone is left: the player to move has lost")};
            step.body = {words({context, QT_TRANSLATE_NOOP("bash", "0 is a multiple of %1 too. The end of the game is a P-position, and the whole argument begins here."), {period()}}, Reveal::Outcome)};
        } else {
            step.title = {context, QT_TRANSLATE_NOOP("bash", "The remainder is 0, so this is a P-position: the second player wins")};
            step.body = {words({context, QT_TRANSLATE_NOOP("bash", "Whatever the first player takes, the second player takes the partner, and a multiple of %1 is left again."), {period()}}, Reveal::Outcome)};
        }
        BarsFigure figure;
        BarsFigure::Bar bar = grouped(m_solution.groups, period(), m_solution.rest, Mark::OddColumn);
        bar.mark = isN() ? Mark::N : Mark::P;
        figure.bars.push_back(std::move(bar));
        step.figure = std::move(figure);
        return step;
    }

    Step moveStep() const
    {
        const Bash::Move &move = m_solution.winningMoves.front();
        Step step = makeStep("move", "verdict", {context, QT_TRANSLATE_N_NOOP("bash", "Take the %n stone(s) left over"), {}, move.take}, {
            words({context, QT_TRANSLATE_NOOP("bash", "%1, and %2 is a multiple of %3."),
                   {math(QStringLiteral("%1 − %2 = %3").arg(stones()).arg(move.take).arg(Bash::play(m_position, move).stones)), Bash::play(m_position, move).stones, period()}}, Reveal::Move),
            words({context, QT_TRANSLATE_NOOP("bash", "It is the only winning move: any other amount leaves a number that is no multiple of %1."), {period()}}, Reveal::Move),
        }, Reveal::Move);
        BarsFigure figure;
        figure.bars.push_back(grouped(m_solution.groups, period(), move.take, Mark::Removed));
        step.figure = std::move(figure);
        return step;
    }

    Step afterStep() const
    {
        const Bash::Position after = Bash::play(m_position, m_solution.winningMoves.front());
        const Bash::Solution solved = Bash::solve(after);
        Step step = makeStep("after", "verdict", {context, QT_TRANSLATE_NOOP("bash", "The opponent stands before a multiple of %1"), {period()}}, {}, Reveal::Move);
        BarsFigure figure;
        if (after.stones == 0) {
            step.body = {words({context, QT_TRANSLATE_NOOP("bash", "No stone is left: the game is won at once.")}, Reveal::Move)};
            figure.bars.push_back({.parts = {{.length = m_solution.rest, .mark = Mark::Removed}}, .mark = Mark::P});
        } else {
            // The game goes on: one exchange, acted out.
            const Bash::Move x{(cap() + 1) / 2};
            const Bash::Position between = Bash::play(after, x);
            const Bash::Move answer = Bash::solve(between).winningMoves.front();
            const Bash::Position next = Bash::play(between, answer);
            step.body = {
                words({context, QT_TRANSLATE_N_NOOP("bash", "%1 stones are %n whole group(s). If the opponent takes %2, say, then we take %3, and %4 are left."), {after.stones, x.take, answer.take, next.stones}, solved.groups}, Reveal::Move),
                words({context, QT_TRANSLATE_NOOP("bash", "So it goes on until we take the last stone.")}, Reveal::Move),
            };
            BarsFigure::Bar bar = grouped(solved.groups, period(), 0, Mark::None);
            bar.mark = Mark::P;
            figure.bars.push_back(std::move(bar));
            BarsFigure::Bar exchange = grouped(Bash::solve(next).groups, period(), 0, Mark::None);
            exchange.parts.push_back({.length = answer.take, .label = {context, QT_TRANSLATE_NOOP("bash", "we %1"), {answer.take}}, .mark = Mark::P});
            exchange.parts.push_back({.length = x.take, .label = {context, QT_TRANSLATE_NOOP("bash", "opponent %1"), {x.take}}, .mark = Mark::N});
            figure.bars.push_back(std::move(exchange));
        }
        step.figure = std::move(figure);
        return step;
    }

    Step repliesStep(const Explanation &e) const
    {
        Step step = makeStep("replies", "verdict", {}, {}, Reveal::Move);
        if (e.replies.empty()) {
            step.title = {context, QT_TRANSLATE_NOOP("bash", "There is no move left")};
            step.body = {words({context, QT_TRANSLATE_NOOP("bash", "All stones are taken. Whoever took the last one has won.")}, Reveal::Move)};
            BarsFigure figure;
            figure.bars.push_back({.label = {context, QT_TRANSLATE_NOOP("bash", "stones")}, .note = literal(Math{number(0)}), .mark = Mark::P});
            step.figure = std::move(figure);
            return step;
        }
        step.title = {context, QT_TRANSLATE_NOOP("bash", "Every move has an answer: the partner that makes it %1"), {period()}};
        step.body = {words({context, QT_TRANSLATE_NOOP("bash", "Left: an amount of the first player and what it leaves, never a multiple of %1. Right: the answer, and the multiple that is left."), {period()}}, Reveal::Move)};
        TableFigure figure;
        figure.header = {{context, QT_TRANSLATE_NOOP("bash", "My move")}, {context, QT_TRANSLATE_NOOP("bash", "Left then")},
                         {context, QT_TRANSLATE_NOOP("bash", "The answer")}, {context, QT_TRANSLATE_NOOP("bash", "Left then")}};
        for (const Answered<Bash> &answered : m_answers) {
            const Bash::Position next = Bash::play(answered.after, answered.reply);
            figure.rows.push_back({{takePhrase(m_position, answered.move)}, {literal(Math{number(answered.after.stones)}), Mark::N},
                                   {takePhrase(answered.after, answered.reply)}, {literal(Math{number(next.stones)}), Mark::P}});
        }
        figure.omitted = e.moveCount - std::min<std::uint64_t>(e.moveCount, figure.rows.size());
        step.figure = std::move(figure);
        return step;
    }

    const Bash::Position &m_position;
    const Bash::Solution &m_solution;
    std::vector<Answered<Bash>> m_answers;
};

} // namespace

GameInfo Lesson<Bash>::info()
{
    return {
        .id = QStringLiteral("bash"),
        .title = {context, QT_TRANSLATE_NOOP("bash", "Bash game")},
        .shortTitle = {"bash-short", QT_TRANSLATE_NOOP("bash-short", "Bash game")},
        .problem = {context, QT_TRANSLATE_NOOP("bash", "HDU 1846")},
        .group = GameGroup::NumberTheory,
        .theory = {context, QT_TRANSLATE_NOOP("bash", "the remainder mod m + 1")},
        .rule = {context, QT_TRANSLATE_NOOP("bash", "Take 1 to m stones; whoever takes the last one wins.")},
        .textHint = {context, QT_TRANSLATE_NOOP("bash", "the stones, then the most that may be taken, such as 23 2")},
    };
}

Explanation Lesson<Bash>::narrate(const Bash::Position &position, const Bash::Solution &solution)
{
    return BashNarrator(position, solution).narrate();
}

std::vector<Example> Lesson<Bash>::examples()
{
    return {
        {{context, QT_TRANSLATE_NOOP("bash", "The problem's sample: won")}, "23 2"},
        {{context, QT_TRANSLATE_NOOP("bash", "The problem's sample: lost")}, "4 3"},
        {{context, QT_TRANSLATE_NOOP("bash", "21 stones, at most 3")}, "21 3"},
        {{context, QT_TRANSLATE_NOOP("bash", "A P-position: 30 stones, at most 5")}, "30 5"},
        {{context, QT_TRANSLATE_NOOP("bash", "All stones may be taken at once")}, "7 10"},
        {{context, QT_TRANSLATE_NOOP("bash", "One at a time: only odd or even counts")}, "12 1"},
        {{context, QT_TRANSLATE_NOOP("bash", "The largest numbers")}, "1000000000000000000 999999"},
        {{context, QT_TRANSLATE_NOOP("bash", "The end of the game")}, "0 3"},
    };
}

std::string Lesson<Bash>::randomPosition(RandomSize size, std::uint64_t seed)
{
    struct Range { std::uint64_t stones, cap; };
    const Range range = [size]() -> Range {
        switch (size) {
        case RandomSize::Small: return {30, 5};
        case RandomSize::Medium: return {120, 12};
        case RandomSize::Large: return {1'000'000'000'000, 1'000'000};
        }
        return {};
    }();
    Chance chance(seed);
    Bash::Position position{chance.between(1, range.stones), chance.between(1, range.cap)};
    // Every other position is lost.
    if (chance.coin())
        position.stones += position.cap + 1 - Bash::solve(position).rest;
    return Bash::format(position);
}

} // namespace mexplain
