#include "explain/narrations/staircase_nim.h"

#include "explain/narration.h"
#include "explain/xor_story.h"
#include "solver/limits.h"

#include <algorithm>
#include <set>

namespace mexplain {

namespace {

constexpr const char *context = "staircase-nim";

/// Figures show at most so many stairs; of more, the lowest ones, the highest and those that matter.
constexpr std::size_t mostStairs = 9;
constexpr std::size_t lowestStairs = 5;

std::uint64_t stairNumber(std::size_t index)
{
    return index + 1;
}

bool isOdd(std::size_t index)
{
    return index % 2 == 0;
}

Phrase stairPhrase(std::size_t index)
{
    return {context, QT_TRANSLATE_NOOP("staircase-nim", "Stair %1"), {stairNumber(index)}};
}

/// Number j of the XOR is on stair 2j + 1.
Phrase oddStairPhrase(std::size_t j)
{
    return stairPhrase(2 * j);
}

Phrase movePhrase(const StaircaseNim::Position &, const StaircaseNim::Move &move)
{
    if (move.pile == 0)
        return {context, QT_TRANSLATE_N_NOOP("staircase-nim", "bring %n stone(s) from stair 1 to the ground"), {}, move.take};
    return {context, QT_TRANSLATE_N_NOOP("staircase-nim", "bring %n stone(s) from stair %1 to stair %2"), {stairNumber(move.pile), stairNumber(move.pile - 1)}, move.take};
}

std::vector<std::uint64_t> oddStairs(const StaircaseNim::Position &position)
{
    std::vector<std::uint64_t> values;
    for (std::size_t i = 0; i < position.stairs.size(); i += 2)
        values.push_back(position.stairs[i]);
    return values;
}

/// The numbers of the XOR that the first few moves change: a move from stair 2j + 1 or to it.
std::vector<std::size_t> changedNumbers(const std::vector<StaircaseNim::Move> &moves)
{
    std::vector<std::size_t> numbers = indicesOf(moves, &StaircaseNim::Move::pile);
    for (std::size_t &number : numbers)
        number /= 2;
    return numbers;
}

/// Nim's move, from an odd stair: there is one wherever the XOR is not 0.
StaircaseNim::Move taughtMove(const StaircaseNim::Solution &solution)
{
    return *std::find_if(solution.winningMoves.begin(), solution.winningMoves.end(), [](const auto &move) { return isOdd(move.pile); });
}

/// What I answer: stones that came down from an even stair go on by as many; otherwise Nim's move.
StaircaseNim::Move answerTo(const StaircaseNim::Move &move, const StaircaseNim::Solution &after)
{
    if (isOdd(move.pile))
        return taughtMove(after);
    const StaircaseNim::Move passOn{move.pile - 1, move.take};
    const bool wins = std::find(after.winningMoves.begin(), after.winningMoves.end(), passOn) != after.winningMoves.end();
    return wins ? passOn : taughtMove(after);
}

class StaircaseNarrator {
public:
    StaircaseNarrator(const StaircaseNim::Position &position, const StaircaseNim::Solution &solution)
        : m_position(position), m_solution(solution), m_story(oddStairs(position), oddStairPhrase, changedNumbers(solution.winningMoves))
    {
    }

    Explanation narrate()
    {
        Explanation e;
        e.game = QStringLiteral("staircase-nim");
        e.position = StaircaseNim::format(m_position);
        e.outcome = m_solution.outcome;
        e.reason = reason();
        const auto first = isN() ? std::optional(taughtMove(m_solution)) : std::nullopt;
        tellWinningMoves<StaircaseNim>(e, m_position, taughtFirst(m_solution.winningMoves, first), movePhrase);
        if (!isN()) {
            e.moveCount = saturatingSum(stairs());
            m_answers = tellReplies<StaircaseNim>(e, m_position,
                movesToAnswer<StaircaseNim>(m_position, [this] { return someTakes<StaircaseNim::Move>(stairs(), shownStairs({})); }), movePhrase,
                [](const auto &move, const auto &, const auto &solution) { return answerTo(move, solution); });
        }
        e.steps = {ruleStep(), evenStep(), oddStep(), groundStep(), nimStep(), xorStep(), verdictStep()};
        if (isN()) {
            e.steps.push_back(chooseStep());
            e.steps.push_back(moveStep());
            e.steps.push_back(allMovesStep());
            e.steps.push_back(afterStep());
            addAnswers(e, StaircaseNim::play(m_position, taughtMove(m_solution)));
        } else {
            addAnswers(e, m_position);
            e.steps.push_back(repliesStep(e));
        }
        return e;
    }

private:
    const std::vector<std::uint64_t> &stairs() const { return m_position.stairs; }
    bool isN() const { return m_solution.outcome == Outcome::N; }
    bool isOver() const { return std::all_of(stairs().begin(), stairs().end(), [](std::uint64_t stones) { return stones == 0; }); }

    Phrase reason() const
    {
        const QString equation = m_story.equation(QStringLiteral("X"));
        if (isOver())
            return {context, QT_TRANSLATE_NOOP("staircase-nim", "All stones lie on the ground: the player to move can't move and has lost.")};
        if (!isN())
            return {context, QT_TRANSLATE_NOOP("staircase-nim", "The odd stairs have %1: every move has an answer."), {math(equation)}};
        const StaircaseNim::Move move = taughtMove(m_solution);
        return {context, QT_TRANSLATE_N_NOOP("staircase-nim", "The odd stairs have %1: move %n stone(s) down from stair %2."),
                {math(equation + QStringLiteral(" ≠ 0")), stairNumber(move.pile)}, move.take};
    }

    /// Which stairs figures show; `important` with the two below them.
    std::vector<std::size_t> shownStairs(std::initializer_list<std::size_t> important) const
    {
        const std::size_t count = stairs().size();
        std::set<std::size_t> shown;
        for (std::size_t i = 0; i < std::min(count, count <= mostStairs ? mostStairs : lowestStairs); ++i)
            shown.insert(i);
        for (const std::size_t index : important) {
            for (std::size_t below = 0; below <= std::min<std::size_t>(2, index); ++below)
                shown.insert(index - below);
        }
        shown.insert(count - 1);
        return {shown.begin(), shown.end()};
    }

    StaircaseFigure figure(const StaircaseNim::Position &position, Mark oddMark, std::initializer_list<std::size_t> important = {}) const
    {
        StaircaseFigure figure;
        std::size_t next = 0;
        for (const std::size_t index : shownStairs(important)) {
            if (index > next)
                figure.stairs.push_back({.omitted = index - next});
            figure.stairs.push_back({stairNumber(index), position.stairs[index], isOdd(index) ? oddMark : Mark::None});
            next = index + 1;
        }
        return figure;
    }

    static StaircaseFigure::Hop hop(const StaircaseNim::Move &move, Mark mark) { return {stairNumber(move.pile), move.take, mark}; }

    /// About half of the stones of the first stair of that parity that has some: a move to act out.
    std::optional<StaircaseNim::Move> someMove(const StaircaseNim::Position &position, bool fromOdd) const
    {
        for (std::size_t i = fromOdd ? 0 : 1; i < position.stairs.size(); i += 2) {
            if (position.stairs[i] > 0)
                return StaircaseNim::Move{i, (position.stairs[i] + 1) / 2};
        }
        return std::nullopt;
    }

    Step ruleStep() const
    {
        Step step = makeStep("rule", "rule", {context, QT_TRANSLATE_NOOP("staircase-nim", "The rule: bring stones one stair down; whoever cannot move loses")}, {
            words({context, QT_TRANSLATE_NOOP("staircase-nim", "Two players take turns. On each turn a player chooses one stair, takes one or more of its stones, and puts them on the next lower stair. Below stair 1 is the ground; stones there stay for good.")}),
            words({context, QT_TRANSLATE_N_NOOP("staircase-nim", "Here are %n stair(s), from the lowest to the highest with these stones: %1."), {math(numberList(stairs()))}, stairs().size()}),
        });
        step.figure = figure(m_position, Mark::None);
        return step;
    }

    Step evenStep() const
    {
        Step step = makeStep("even", "parity", {context, QT_TRANSLATE_NOOP("staircase-nim", "A move from an even stair can be passed on")}, {
            words({context, QT_TRANSLATE_NOOP("staircase-nim", "Stones that come from an even stair land on an odd one. Below that is an even stair again, or the ground, so the other player can carry the same stones one stair further.")}),
        });
        if (const auto move = someMove(m_position, false)) {
            const std::uint64_t below = stairs()[move->pile - 1];
            const StaircaseNim::Position between = StaircaseNim::play(m_position, *move);
            step.body.push_back(words({context, QT_TRANSLATE_N_NOOP("staircase-nim", "Say the opponent brings %n stone(s) from stair %1 to stair %2, which then has %3. I carry %n stone(s) on from there, and stair %2 has %4 again."),
                                       {stairNumber(move->pile), stairNumber(move->pile - 1), between.stairs[move->pile - 1], below}, move->take}));
            step.body.push_back(words({context, QT_TRANSLATE_NOOP("staircase-nim", "After these two moves every odd stair has what it had before. So stones on even stairs are as good as out of the game.")}));
            StaircaseFigure acted = figure(m_position, Mark::OddColumn, {move->pile});
            acted.hops = {hop(*move, Mark::Chosen), hop({move->pile - 1, move->take}, Mark::Changed)};
            step.figure = std::move(acted);
        } else {
            step.body.push_back(words({context, QT_TRANSLATE_NOOP("staircase-nim", "Here no stones lie on even stairs. Those that come to lie there later are as good as out of the game: whoever moves them can be answered so that every odd stair has what it had before.")}));
            step.figure = figure(m_position, Mark::OddColumn);
        }
        return step;
    }

    Step oddStep() const
    {
        Step step = makeStep("odd", "parity", {context, QT_TRANSLATE_NOOP("staircase-nim", "A move from an odd stair takes stones out, as in Nim")}, {
            words({context, QT_TRANSLATE_NOOP("staircase-nim", "Stones of an odd stair land on an even one or on the ground. There they no longer count: to the odd stairs it is as if they had been taken away.")}),
        });
        if (const auto move = someMove(m_position, true)) {
            const StaircaseNim::Position after = StaircaseNim::play(m_position, *move);
            step.body.push_back(words({context, QT_TRANSLATE_N_NOOP("staircase-nim", "For example %n stone(s) of stair %1: it keeps %3 of its %2 stones, like a Nim pile that goes from %2 to %3."),
                                       {stairNumber(move->pile), stairs()[move->pile], after.stairs[move->pile]}, move->take}));
            StaircaseFigure acted = figure(m_position, Mark::OddColumn, {move->pile});
            acted.hops = {hop(*move, Mark::Chosen)};
            step.figure = std::move(acted);
        } else {
            step.body.push_back(words({context, QT_TRANSLATE_NOOP("staircase-nim", "Here all odd stairs are empty.")}));
            step.figure = figure(m_position, Mark::OddColumn);
        }
        return step;
    }

    Step groundStep() const
    {
        Step step = makeStep("ground", "parity", {context, QT_TRANSLATE_NOOP("staircase-nim", "Why the odd stairs and not the even ones: the ground")}, {
            words({context, QT_TRANSLATE_NOOP("staircase-nim", "Passing stones on must always be possible. From stair 2 the opponent reaches stair 1, and I reach the ground, number 0: an even number.")}),
            words({context, QT_TRANSLATE_NOOP("staircase-nim", "If the even stairs counted instead, a move from stair 1 to the ground would have to be passed on to a stair below the ground. There is none.")}),
        });
        StaircaseFigure drawn = figure(m_position, Mark::OddColumn);
        if (stairs().front() > 0) {
            step.body.push_back(words({context, QT_TRANSLATE_N_NOOP("staircase-nim", "Here %n stone(s) can go from stair 1 to the ground, and from there nowhere."), {}, stairs().front()}));
            drawn.hops = {hop({0, stairs().front()}, Mark::Chosen)};
        }
        step.figure = std::move(drawn);
        return step;
    }

    Step nimStep() const
    {
        Step step = makeStep("nim", "parity", {context, QT_TRANSLATE_NOOP("staircase-nim", "What counts is Nim with the odd stairs as piles")}, {
            words({context, QT_TRANSLATE_N_NOOP("staircase-nim", "The odd stairs are %n pile(s): %1."), {math(numberList(m_story.values()))}, m_story.values().size()}),
            words({context, QT_TRANSLATE_NOOP("staircase-nim", "In one thing it differs from Nim: a pile can grow, when stones come down from the even stair above it. But that can be taken back at once.")}),
        });
        PilesFigure piles;
        m_story.forShown([&](std::size_t j) { piles.rows.push_back({{oddStairPhrase(j), m_story.values()[j]}, 0}); },
                         [&](std::uint64_t count) { piles.rows.push_back({{}, count}); });
        step.figure = std::move(piles);
        return step;
    }

    XorTableFigure xorTable() const { return m_story.table(XorStory::Columns::Counted, {context, QT_TRANSLATE_NOOP("staircase-nim", "XOR X")}); }

    Step xorStep() const
    {
        Step step = makeStep("xor", "xor", {context, QT_TRANSLATE_NOOP("staircase-nim", "The XOR of the odd stairs")}, m_story.aboutColumns());
        step.body.push_back(formula(m_story.fullEquation(QStringLiteral("X"))));
        step.figure = xorTable();
        return step;
    }

    Step verdictStep() const
    {
        Step step = makeStep("verdict", "verdict", {}, {}, Reveal::Outcome);
        step.figure = xorTable();
        if (isN()) {
            step.title = {context, QT_TRANSLATE_NOOP("staircase-nim", "%1, so this is an N-position: the first player wins"), {math(QStringLiteral("X ≠ 0"))}};
            step.body = {
                words({context, QT_TRANSLATE_NOOP("staircase-nim", "Here %1. As in Nim, some odd stair can give stones away so that the XOR becomes 0; the next steps find it."), {math(QStringLiteral("X = %1").arg(m_solution.xorSum))}}, Reveal::Outcome),
                words({context, QT_TRANSLATE_NOOP("staircase-nim", "Each move brings stones closer to the ground, so the game ends. At the end X is 0, and the player to move has lost.")}, Reveal::Outcome),
            };
        } else if (isOver()) {
            step.title = {context, QT_TRANSLATE_NOOP("staircase-nim", "No stone is left on the stairs: the player to move has lost")};
            step.body = {words({context, QT_TRANSLATE_NOOP("staircase-nim", "The opponent brought the last stone to the ground. At the end of the game X is 0; it is a P-position, and the whole argument begins here.")}, Reveal::Outcome)};
        } else {
            step.title = {context, QT_TRANSLATE_NOOP("staircase-nim", "%1, so this is a P-position: the second player wins"), {math(QStringLiteral("X = 0"))}};
            step.body = {
                words({context, QT_TRANSLATE_NOOP("staircase-nim", "A move from an odd stair makes one number of the XOR smaller, a move from an even stair makes one greater. Either way exactly one number changes, and X is no longer 0.")}, Reveal::Outcome),
                words({context, QT_TRANSLATE_NOOP("staircase-nim", "The second player can always make it 0 again: by passing on what came from an even stair, by Nim's move after a move from an odd one.")}, Reveal::Outcome),
            };
        }
        return step;
    }

    Step chooseStep() const
    {
        const StaircaseNim::Move move = taughtMove(m_solution);
        Step step = makeStep("choose", "move", {context, QT_TRANSLATE_NOOP("staircase-nim", "The highest odd column is %1: find an odd stair with a 1 there"), {math(powerOfTwo(m_story.columns().highestOdd))}}, {
            m_story.aboutHighest(Reveal::Move),
            words({context, QT_TRANSLATE_NOOP("staircase-nim", "We take the first of them: stair %1, with %2."),
                   {stairNumber(move.pile), math(QStringLiteral("%1 = %2").arg(number(stairs()[move.pile]), binary(stairs()[move.pile])))}}, Reveal::Move),
        }, Reveal::Move);
        XorTableFigure table = xorTable();
        m_story.markChoice(table, move.pile / 2);
        step.figure = std::move(table);
        return step;
    }

    Step moveStep() const
    {
        const StaircaseNim::Move move = taughtMove(m_solution);
        const std::uint64_t stones = stairs()[move.pile];
        const std::uint64_t keep = StaircaseNim::play(m_position, move).stairs[move.pile];
        Step step = makeStep("move", "move", {context, QT_TRANSLATE_N_NOOP("staircase-nim", "Stair %1 should keep %2: %n stone(s) go down"),
            {stairNumber(move.pile), math(QStringLiteral("%1 ⊕ %2 = %3").arg(stones).arg(m_solution.xorSum).arg(keep))}, move.take}, {
            words({context, QT_TRANSLATE_N_NOOP("staircase-nim", "The stair has %1 and should keep %2, so %n stone(s) go one stair down."), {stones, keep}, move.take}, Reveal::Move),
            move.pile == 0
                ? words({context, QT_TRANSLATE_NOOP("staircase-nim", "They land on the ground and stay there.")}, Reveal::Move)
                : words({context, QT_TRANSLATE_NOOP("staircase-nim", "They land on stair %1, an even one, where they do not count."), {stairNumber(move.pile - 1)}}, Reveal::Move),
        }, Reveal::Move);
        StaircaseFigure acted = figure(m_position, Mark::OddColumn, {move.pile});
        acted.hops = {hop(move, Mark::Chosen)};
        for (StaircaseFigure::Stair &stair : acted.stairs) {
            if (stair.omitted == 0 && stair.number == stairNumber(move.pile))
                stair.mark = Mark::Chosen;
        }
        step.figure = std::move(acted);
        return step;
    }

    Step allMovesStep() const
    {
        const auto fromEven = static_cast<std::uint64_t>(std::count_if(m_solution.winningMoves.begin(), m_solution.winningMoves.end(), [](const auto &move) { return !isOdd(move.pile); }));
        Step step = makeStep("all-moves", "move", {context, QT_TRANSLATE_N_NOOP("staircase-nim", "All %n winning move(s)"), {}, m_solution.winningMoves.size()}, {
            words({context, QT_TRANSLATE_NOOP("staircase-nim", "A move wins if it changes one odd stair from a to %1, here with %2. From the odd stair itself that is possible where a gets smaller."),
                   {math(QStringLiteral("a ⊕ X")), math(QStringLiteral("X = %1").arg(m_solution.xorSum))}}, Reveal::Move),
            words({context, QT_TRANSLATE_NOOP("staircase-nim", "Where a should get greater, the stones must come from the even stair above, if it has enough.")}, Reveal::Move),
        }, Reveal::Move);
        if (fromEven > 0)
            step.body.push_back(words({context, QT_TRANSLATE_N_NOOP("staircase-nim", "From even stairs there are %n winning move(s)."), {}, fromEven}, Reveal::Move));
        else
            step.body.push_back(words({context, QT_TRANSLATE_NOOP("staircase-nim", "Here no winning move comes from an even stair: where a should grow, there are not enough stones above.")}, Reveal::Move));
        TableFigure table;
        table.header = {{context, QT_TRANSLATE_NOOP("staircase-nim", "The move")}, {context, QT_TRANSLATE_NOOP("staircase-nim", "The odd stair")},
                        {context, QT_TRANSLATE_NOOP("staircase-nim", "It had")}, {context, QT_TRANSLATE_NOOP("staircase-nim", "It then has")}};
        for (const StaircaseNim::Move &move : m_solution.winningMoves) {
            if (table.rows.size() == XorStory::mostShown)
                break;
            const std::size_t counted = move.pile / 2 * 2;
            const StaircaseNim::Position after = StaircaseNim::play(m_position, move);
            table.rows.push_back({{movePhrase(m_position, move), move == taughtMove(m_solution) ? Mark::Chosen : Mark::None}, {stairPhrase(counted)},
                                  {literal(Math{number(stairs()[counted])})},
                                  {literal(Math{QStringLiteral("%1 ⊕ %2 = %3").arg(stairs()[counted]).arg(m_solution.xorSum).arg(after.stairs[counted])})}});
        }
        table.omitted = m_solution.winningMoves.size() - table.rows.size();
        step.figure = std::move(table);
        return step;
    }

    Step afterStep() const
    {
        const StaircaseNim::Move move = taughtMove(m_solution);
        const StaircaseNim::Position after = StaircaseNim::play(m_position, move);
        XorStory next(oddStairs(after), oddStairPhrase);
        next.showAs(m_story);
        Step step = makeStep("after", "move", {context, QT_TRANSLATE_NOOP("staircase-nim", "After the move the odd stairs have XOR 0")}, {
            formula(next.equation(QStringLiteral("X")), Reveal::Move),
            words({context, QT_TRANSLATE_NOOP("staircase-nim", "The opponent stands in a P-position. How we answer depends only on where the opponent's stones come from.")}, Reveal::Move),
        }, Reveal::Move);
        XorTableFigure table = next.table(XorStory::Columns::Counted, {context, QT_TRANSLATE_NOOP("staircase-nim", "XOR X")});
        XorStory::widen(table, m_story.columns().count);
        next.markFlips(table, move.pile / 2, m_solution.xorSum);
        step.figure = std::move(table);
        return step;
    }

    /// The answers to a move of each kind, acted out from a P-position.
    void addAnswers(Explanation &e, const StaircaseNim::Position &position) const
    {
        if (const auto move = someMove(position, false)) {
            Step step = makeStep("answer-even", "replies", {context, QT_TRANSLATE_NOOP("staircase-nim", "Acted out: a move from an even stair is passed on")}, {}, Reveal::Move);
            step.body = act(position, *move, step);
            e.steps.push_back(std::move(step));
        }
        if (const auto move = someMove(position, true)) {
            Step step = makeStep("answer-odd", "replies", {context, QT_TRANSLATE_NOOP("staircase-nim", "Acted out: a move from an odd stair gets Nim's answer")}, {}, Reveal::Move);
            step.body = act(position, *move, step);
            e.steps.push_back(std::move(step));
        }
    }

    std::vector<Paragraph> act(const StaircaseNim::Position &position, const StaircaseNim::Move &move, Step &step) const
    {
        const StaircaseNim::Position between = StaircaseNim::play(position, move);
        const StaircaseNim::Solution solved = StaircaseNim::solve(between);
        const StaircaseNim::Move answer = answerTo(move, solved);
        const StaircaseNim::Position after = StaircaseNim::play(between, answer);
        const std::size_t changed = move.pile / 2 * 2;
        std::vector<Paragraph> body{
            words({context, QT_TRANSLATE_N_NOOP("staircase-nim", "The opponent brings %n stone(s) down from stair %1. Stair %2 then has %3, and the odd stairs have the XOR %4."),
                   {stairNumber(move.pile), stairNumber(changed), between.stairs[changed], solved.xorSum}, move.take}, Reveal::Move),
        };
        const std::size_t restored = answer.pile / 2 * 2;
        body.push_back(words({context, QT_TRANSLATE_N_NOOP("staircase-nim", "We bring %n stone(s) down from stair %1. Stair %2 then has %3, and the XOR is %4."),
                              {stairNumber(answer.pile), stairNumber(restored), after.stairs[restored], StaircaseNim::solve(after).xorSum}, answer.take}, Reveal::Move));
        StaircaseFigure acted = figure(position, Mark::OddColumn, {move.pile, answer.pile});
        acted.hops = {hop(move, Mark::Chosen), hop(answer, Mark::Changed)};
        step.figure = std::move(acted);
        return body;
    }

    Step repliesStep(const Explanation &e) const
    {
        Step step = makeStep("replies", "replies", {}, {}, Reveal::Move);
        if (e.replies.empty()) {
            step.title = {context, QT_TRANSLATE_NOOP("staircase-nim", "There is no move left")};
            step.body = {words({context, QT_TRANSLATE_NOOP("staircase-nim", "All stairs are empty. The player who cannot move has lost.")}, Reveal::Move)};
            step.figure = figure(m_position, Mark::OddColumn);
            return step;
        }
        step.title = {context, QT_TRANSLATE_NOOP("staircase-nim", "Every move has an answer that makes X 0 again")};
        step.body = {words({context, QT_TRANSLATE_NOOP("staircase-nim", "Left: a move of the first player and the XOR of the odd stairs after it, never 0. Right: the answer. What comes from an even stair is passed on, a move from an odd stair is answered as in Nim.")}, Reveal::Move)};
        TableFigure table;
        table.header = {{context, QT_TRANSLATE_NOOP("staircase-nim", "My move")}, {context, QT_TRANSLATE_NOOP("staircase-nim", "XOR then")}, {context, QT_TRANSLATE_NOOP("staircase-nim", "The answer")}};
        for (const Answered<StaircaseNim> &answered : m_answers) {
            table.rows.push_back({{movePhrase(m_position, answered.move)}, {literal(Math{number(answered.solution.xorSum)}), Mark::N},
                                  {movePhrase(answered.after, answered.reply)}});
        }
        table.omitted = e.moveCount - std::min<std::uint64_t>(e.moveCount, table.rows.size());
        step.figure = std::move(table);
        return step;
    }

    const StaircaseNim::Position &m_position;
    const StaircaseNim::Solution &m_solution;
    XorStory m_story; ///< of the odd stairs: number j is stair 2j + 1
    std::vector<Answered<StaircaseNim>> m_answers;
};

} // namespace

GameInfo Lesson<StaircaseNim>::info()
{
    return {
        .id = QStringLiteral("staircase-nim"),
        .title = {context, QT_TRANSLATE_NOOP("staircase-nim", "Staircase Nim")},
        .shortTitle = {"staircase-nim-short", QT_TRANSLATE_NOOP("staircase-nim-short", "Staircase Nim")},
        .problem = {context, QT_TRANSLATE_NOOP("staircase-nim", "AcWing 892")},
        .group = GameGroup::NimFamily,
        .theory = {context, QT_TRANSLATE_NOOP("staircase-nim", "XOR of the odd stairs")},
        .rule = {context, QT_TRANSLATE_NOOP("staircase-nim", "Bring stones of one stair to the next lower one; whoever cannot move loses.")},
        .textHint = {context, QT_TRANSLATE_NOOP("staircase-nim", "the stones of stairs 1, 2, …, such as 2 1 3")},
    };
}

Explanation Lesson<StaircaseNim>::narrate(const StaircaseNim::Position &position, const StaircaseNim::Solution &solution)
{
    return StaircaseNarrator(position, solution).narrate();
}

std::vector<Example> Lesson<StaircaseNim>::examples()
{
    return {
        {{context, QT_TRANSLATE_NOOP("staircase-nim", "The problem's sample: a winning move from an even stair too")}, "2 1 3"},
        {{context, QT_TRANSLATE_NOOP("staircase-nim", "A P-position: 3 and 3 on the odd stairs")}, "3 2 3 1"},
        {{context, QT_TRANSLATE_NOOP("staircase-nim", "Stones on even stairs only: a P-position")}, "0 4 0 2"},
        {{context, QT_TRANSLATE_NOOP("staircase-nim", "Several winning moves")}, "5 4 6 2 7"},
        {{context, QT_TRANSLATE_NOOP("staircase-nim", "One stair: a single Nim pile")}, "6"},
        {{context, QT_TRANSLATE_NOOP("staircase-nim", "A high staircase")}, "1 5 2 0 4 3 0 6 8 1 9 2"},
        {{context, QT_TRANSLATE_NOOP("staircase-nim", "The end of the game")}, "0 0 0"},
    };
}

std::string Lesson<StaircaseNim>::randomPosition(RandomSize size, std::uint64_t seed)
{
    struct Range { std::uint64_t fewest, most, largest; };
    const Range range = [size]() -> Range {
        switch (size) {
        case RandomSize::Small: return {2, 4, 4};
        case RandomSize::Medium: return {4, 6, 9};
        case RandomSize::Large: return {8, 14, 1'000'000};
        }
        return {};
    }();
    Chance chance(seed);
    StaircaseNim::Position position;
    position.stairs.resize(static_cast<std::size_t>(chance.between(range.fewest, range.most)));
    for (std::uint64_t &stones : position.stairs)
        stones = chance.between(0, range.largest);
    // Every other position is lost: the highest odd stair gets what the others need.
    if (chance.coin())
        position.stairs[(position.stairs.size() - 1) / 2 * 2] ^= StaircaseNim::solve(position).xorSum;
    return StaircaseNim::format(position);
}

} // namespace mexplain
