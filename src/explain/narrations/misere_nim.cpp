#include "explain/narrations/misere_nim.h"

#include "explain/narration.h"
#include "explain/xor_story.h"
#include "solver/misere_kayles.h"

#include <algorithm>

namespace mexplain {

namespace {

constexpr const char *context = "misere-nim";

/// The game is played out only where its positions fit into a table.
constexpr std::size_t mostPilesPlayedOut = 12;
constexpr std::size_t mostShownTurns = 14;

Phrase pilePhrase(std::size_t pile)
{
    return {context, QT_TRANSLATE_NOOP("misere-nim", "Pile %1"), {std::uint64_t{pile + 1}}};
}

Phrase takePhrase(const MisereNim::Position &, const MisereNim::Move &move)
{
    return {context, QT_TRANSLATE_N_NOOP("misere-nim", "take %n match(es) from pile %1"), {std::uint64_t{move.pile + 1}}, move.take};
}

Phrase outcomeCell(Outcome outcome)
{
    return literal(outcome == Outcome::P ? QStringLiteral("P") : QStringLiteral("N"));
}

TableFigure::Cell badge(Outcome outcome)
{
    return {outcomeCell(outcome), outcome == Outcome::P ? Mark::P : Mark::N};
}

/// The outcome in the middle of a sentence.
Phrase aPosition(Outcome outcome)
{
    return outcome == Outcome::N ? Phrase{context, QT_TRANSLATE_NOOP("misere-nim", "an N-position")} : Phrase{context, QT_TRANSLATE_NOOP("misere-nim", "a P-position")};
}

class MisereNarrator {
public:
    MisereNarrator(const MisereNim::Position &position, const MisereNim::Solution &solution)
        : m_position(position)
        , m_solution(solution)
        , m_story(position.piles, pilePhrase, indicesOf(solution.winningMoves, &MisereNim::Move::pile))
    {
    }

    Explanation narrate()
    {
        Explanation e;
        e.game = QStringLiteral("misere-nim");
        e.position = MisereNim::format(m_position);
        e.outcome = m_solution.outcome;
        e.comparedOutcome = m_solution.normalOutcome;
        e.reason = reason();
        tellWinningMoves<MisereNim>(e, m_position, m_solution.winningMoves, takePhrase);
        if (!isN()) {
            e.moveCount = saturatingSum(piles());
            m_answers = tellReplies<MisereNim>(e, m_position, movesToAnswer<MisereNim>(m_position, [this] {
                return someTakes<MisereNim::Move>(piles(), m_story.shown());
            }), takePhrase);
        }
        e.steps = {ruleStep(), onesStep()};
        if (hasBig()) {
            e.steps.push_back(binaryStep());
            e.steps.push_back(columnsStep());
        }
        e.steps.push_back(compareStep());
        e.steps.push_back(verdictStep());
        if (!m_solution.winningMoves.empty()) {
            if (m_solution.bigPiles > 1)
                e.steps.push_back(chooseStep());
            e.steps.push_back(moveStep());
            e.steps.push_back(afterStep());
        }
        if (piles().size() <= mostPilesPlayedOut && matches() > 0)
            e.steps.push_back(courseStep());
        e.steps.push_back(limitsStep());
        if (!isN())
            e.steps.push_back(repliesStep(e));
        return e;
    }

private:
    const std::vector<std::uint64_t> &piles() const { return m_position.piles; }
    bool isN() const { return m_solution.outcome == Outcome::N; }
    bool hasBig() const { return m_solution.bigPiles > 0; }
    std::uint64_t matches() const { return saturatingSum(piles()); }
    std::uint64_t ones() const { return m_solution.onePiles; }
    const MisereNim::Move &canonical() const { return m_solution.winningMoves.front(); }
    std::uint64_t kept() const { return piles()[canonical().pile] - canonical().take; }

    Phrase reason() const
    {
        if (matches() == 0)
            return {context, QT_TRANSLATE_NOOP("misere-nim", "No match is left: the opponent took the last one and has lost.")};
        if (!hasBig()) {
            return isN() ? Phrase{context, QT_TRANSLATE_N_NOOP("misere-nim", "Only %n pile(s) of 1 are left, an even number: the opponent has to take the last match."), {}, ones()}
                         : Phrase{context, QT_TRANSLATE_N_NOOP("misere-nim", "Only %n pile(s) of 1 are left, an odd number: the first player has to take the last match."), {}, ones()};
        }
        if (!isN())
            return {context, QT_TRANSLATE_NOOP("misere-nim", "A pile is bigger than 1 and %1, so the XOR decides as in normal play: the second player wins."), {math(m_story.equation(QStringLiteral("s")))}};
        if (m_solution.bigPiles == 1)
            return {context, QT_TRANSLATE_NOOP("misere-nim", "Only pile %1 is bigger than 1: cut it to %2, and an odd number of ones is left for the opponent."),
                    {std::uint64_t{canonical().pile + 1}, kept()}};
        return {context, QT_TRANSLATE_N_NOOP("misere-nim", "%1, and piles bigger than 1 are there: play as in normal Nim, take %n match(es) from pile %2."),
                {math(m_story.equation(QStringLiteral("s")) + QStringLiteral(" ≠ 0")), std::uint64_t{canonical().pile + 1}}, canonical().take};
    }

    PilesFigure pilesFigure() const
    {
        PilesFigure figure;
        m_story.forShown([&](std::size_t pile) { figure.rows.push_back({{pilePhrase(pile), piles()[pile]}, 0}); },
                         [&](std::uint64_t count) { figure.rows.push_back({{}, count}); });
        return figure;
    }

    Step ruleStep() const
    {
        Step step = makeStep("rule", "rule", {context, QT_TRANSLATE_NOOP("misere-nim", "The rule: whoever takes the last match loses")}, {
            words({context, QT_TRANSLATE_NOOP("misere-nim", "Moves are those of Nim: take one or more matches from one pile. Only the end is turned around: who takes the last match has lost.")}),
            words({context, QT_TRANSLATE_N_NOOP("misere-nim", "Here lie %n pile(s): %1."), {math(numberList(piles()))}, piles().size()}),
            words({context, QT_TRANSLATE_NOOP("misere-nim", "One could think that winning and losing simply change places. The next steps show that they hardly ever do.")}),
        });
        step.figure = pilesFigure();
        return step;
    }

    Step onesStep() const
    {
        // Small cases around the position's own number of ones; each outcome is the solver's.
        const std::uint64_t first = hasBig() || ones() <= 5 ? 0 : ones() - 4;
        TableFigure figure;
        figure.header = {{context, QT_TRANSLATE_NOOP("misere-nim", "Piles of 1")},
                         {context, QT_TRANSLATE_NOOP("misere-nim", "Who takes the last match")},
                         {context, QT_TRANSLATE_NOOP("misere-nim", "normal play")},
                         {context, QT_TRANSLATE_NOOP("misere-nim", "misère play")}};
        for (std::uint64_t count = first; count <= first + 5; ++count) {
            // Six rows whatever the position has: pairs of ones do not change an outcome.
            const MisereNim::Solution solved = MisereNim::solve({std::vector<std::uint64_t>(static_cast<std::size_t>(count % 2 + (count > 1 ? 2 : 0)), 1)});
            const Phrase last = count == 0 ? Phrase{context, QT_TRANSLATE_NOOP("misere-nim", "nobody: it is gone")}
                : count % 2 == 1 ? Phrase{context, QT_TRANSLATE_NOOP("misere-nim", "the first player")}
                                 : Phrase{context, QT_TRANSLATE_NOOP("misere-nim", "the second player")};
            const bool isHere = !hasBig() && count == ones();
            figure.rows.push_back({{literal(Math{number(count)}), isHere ? Mark::Chosen : Mark::None}, {last, isHere ? Mark::Chosen : Mark::None},
                                   badge(solved.normalOutcome), badge(solved.outcome)});
        }
        Step step = makeStep("ones", "ones", {context, QT_TRANSLATE_NOOP("misere-nim", "When every pile is 1, only odd or even is left")}, {
            words({context, QT_TRANSLATE_NOOP("misere-nim", "With piles of 1 nobody has a choice: each move takes a whole pile. With an odd number of them the first player takes the last match and loses; with an even number the second player does.")}),
        });
        step.body.push_back(hasBig()
            ? words({context, QT_TRANSLATE_N_NOOP("misere-nim", "This position is not there yet: %n pile(s) are bigger than 1."), {}, m_solution.bigPiles})
            : words({context, QT_TRANSLATE_N_NOOP("misere-nim", "That is this position: %n pile(s) of 1 and nothing else."), {}, ones()}));
        step.figure = std::move(figure);
        return step;
    }

    Step binaryStep() const
    {
        Step step = makeStep("binary", "xor", {context, QT_TRANSLATE_NOOP("misere-nim", "Write each pile in binary, as in Nim")}, {
            words({context, QT_TRANSLATE_NOOP("misere-nim", "As long as a pile is bigger than 1, the end is far away and Nim's own measure counts: the XOR of the piles.")}),
            m_story.aboutWidth(),
        });
        step.figure = m_story.table(XorStory::Columns::Plain);
        return step;
    }

    Step columnsStep() const
    {
        Step step = makeStep("columns", "xor", {context, QT_TRANSLATE_NOOP("misere-nim", "Count the ones in each column")}, m_story.aboutColumns());
        step.body.push_back(formula(m_story.fullEquation(QStringLiteral("s"))));
        step.figure = m_story.table(XorStory::Columns::Counted);
        return step;
    }

    Step compareStep() const
    {
        const Phrase counts = {context, QT_TRANSLATE_NOOP("misere-nim", "Here: piles bigger than 1: %1, piles of 1: %2, XOR: %3."),
                               {std::uint64_t{m_solution.bigPiles}, ones(), m_solution.xorSum}};
        TableFigure figure;
        figure.header = {{context, QT_TRANSLATE_NOOP("misere-nim", "Piles bigger than 1")},
                         {context, QT_TRANSLATE_NOOP("misere-nim", "normal play")},
                         {context, QT_TRANSLATE_NOOP("misere-nim", "misère play")}};
        const auto row = [&](const Phrase &label, const Phrase &normal, const Phrase &misere, bool isHere) {
            const Mark mark = isHere ? Mark::Chosen : Mark::None;
            figure.rows.push_back({{label, mark}, {normal, mark}, {misere, mark}});
        };
        row({context, QT_TRANSLATE_NOOP("misere-nim", "none: only ones")}, {context, QT_TRANSLATE_NOOP("misere-nim", "N with an odd number of ones")},
            {context, QT_TRANSLATE_NOOP("misere-nim", "N with an even number of ones: the other way round")}, m_solution.bigPiles == 0);
        row({context, QT_TRANSLATE_NOOP("misere-nim", "exactly one")}, {context, QT_TRANSLATE_NOOP("misere-nim", "N: s ≠ 0, its highest digit is alone")},
            {context, QT_TRANSLATE_NOOP("misere-nim", "N: cut it to 1 or to 0, whichever leaves an odd number of ones")}, m_solution.bigPiles == 1);
        row({context, QT_TRANSLATE_NOOP("misere-nim", "two or more")}, {context, QT_TRANSLATE_NOOP("misere-nim", "N exactly if s ≠ 0")},
            {context, QT_TRANSLATE_NOOP("misere-nim", "N exactly if s ≠ 0: the same")}, m_solution.bigPiles > 1);
        Step step = makeStep("compare", "verdict", {context, QT_TRANSLATE_NOOP("misere-nim", "Where normal and misère play part")}, {
            words(counts),
            words({context, QT_TRANSLATE_NOOP("misere-nim", "Both rules agree while a pile is bigger than 1. They part when the last big pile goes: whoever cuts it chooses whether an odd or an even number of ones is left, 1 or 0 of the pile itself.")}),
            words({context, QT_TRANSLATE_NOOP("misere-nim", "So the winner of normal play plays the same game until then, and chooses the other parity at the end.")}),
        }, Reveal::Outcome);
        step.figure = std::move(figure);
        return step;
    }

    Step verdictStep() const
    {
        Step step = makeStep("verdict", "verdict", isN() ? Phrase{context, QT_TRANSLATE_NOOP("misere-nim", "N-position: the first player wins under the misère rule")}
                                                         : Phrase{context, QT_TRANSLATE_NOOP("misere-nim", "P-position: the second player wins under the misère rule")},
                             {words(reason(), Reveal::Outcome)}, Reveal::Outcome);
        const bool same = m_solution.outcome == m_solution.normalOutcome;
        step.body.push_back(words(same ? Phrase{context, QT_TRANSLATE_NOOP("misere-nim", "Under normal play the same player wins: the two rules agree here.")}
                                       : Phrase{context, QT_TRANSLATE_NOOP("misere-nim", "Under normal play the other player wins: all piles are at most 1, and only there the rules differ.")},
                                  Reveal::Outcome));
        if (!isN() && hasBig()) {
            step.body.push_back(words({context, QT_TRANSLATE_N_NOOP("misere-nim", "With s = 0 the highest column has an even number of ones, so at least two piles are bigger than 1, here %n. Any move leaves one of them and an XOR other than 0: an N-position."), {}, m_solution.bigPiles}, Reveal::Outcome));
        }
        TableFigure figure;
        figure.header = {{context, QT_TRANSLATE_NOOP("misere-nim", "The same piles")}, {context, QT_TRANSLATE_NOOP("misere-nim", "Who takes the last match …")},
                         {context, QT_TRANSLATE_NOOP("misere-nim", "Verdict")}};
        const Phrase shown = literal(Math{numberList(piles(), 6)});
        figure.rows.push_back({{shown}, {{context, QT_TRANSLATE_NOOP("misere-nim", "… wins (normal play)")}}, badge(m_solution.normalOutcome)});
        figure.rows.push_back({{shown, Mark::Chosen}, {{context, QT_TRANSLATE_NOOP("misere-nim", "… loses (misère play)")}, Mark::Chosen}, badge(m_solution.outcome)});
        step.figure = std::move(figure);
        return step;
    }

    Step chooseStep() const
    {
        const int highest = m_story.columns().highestOdd;
        Step step = makeStep("choose", "move", {context, QT_TRANSLATE_NOOP("misere-nim", "The highest odd column is %1: find a pile with a 1 there"), {math(powerOfTwo(highest))}}, {
            words({context, QT_TRANSLATE_NOOP("misere-nim", "Two or more piles are bigger than 1, so the end is not near: make Nim's own move.")}, Reveal::Move),
            m_story.aboutHighest(Reveal::Move),
            words({context, QT_TRANSLATE_NOOP("misere-nim", "We take the first of them: pile %1, with %2."),
                   {std::uint64_t{canonical().pile + 1}, math(QStringLiteral("%1 = %2").arg(number(piles()[canonical().pile]), binary(piles()[canonical().pile])))}}, Reveal::Move),
        }, Reveal::Move);
        XorTableFigure figure = m_story.table(XorStory::Columns::Counted);
        m_story.markChoice(figure, canonical().pile);
        step.figure = std::move(figure);
        return step;
    }

    Step moveStep() const
    {
        const MisereNim::Move &move = canonical();
        Step step = makeStep("move", "move", {}, {}, Reveal::Move);
        if (!hasBig()) {
            step.title = {context, QT_TRANSLATE_NOOP("misere-nim", "Take any single match")};
            step.body = {words({context, QT_TRANSLATE_N_NOOP("misere-nim", "Every move takes a whole pile of 1. There are %n, an even number; after the move it is odd."), {}, ones()}, Reveal::Move)};
        } else if (m_solution.bigPiles == 1) {
            step.title = {context, QT_TRANSLATE_NOOP("misere-nim", "Cut the one big pile, pile %1, to %2"), {std::uint64_t{move.pile + 1}, kept()}};
            const std::uint64_t left = ones() + kept();
            step.body = {
                words({context, QT_TRANSLATE_N_NOOP("misere-nim", "Beside it lie %n pile(s) of 1. Leave 1 of the big pile, or nothing of it: one of the two makes the number of ones odd."), {}, ones()}, Reveal::Move),
                words(kept() == 1 ? Phrase{context, QT_TRANSLATE_NOOP("misere-nim", "%1 is even: leave 1 of it; then the number of ones is %2."), {ones(), left}}
                                  : Phrase{context, QT_TRANSLATE_NOOP("misere-nim", "%1 is odd already: leave nothing of it; then the number of ones is %2."), {ones(), left}}, Reveal::Move),
                words({context, QT_TRANSLATE_N_NOOP("misere-nim", "Take %n match(es) from pile %1. Normal play would do the opposite and leave an even number of ones."), {std::uint64_t{move.pile + 1}}, move.take}, Reveal::Move),
            };
        } else {
            const std::uint64_t size = piles()[move.pile];
            step.title = {context, QT_TRANSLATE_NOOP("misere-nim", "Pile %1 should keep %2; take %3"),
                          {std::uint64_t{move.pile + 1}, math(QStringLiteral("%1 ⊕ %2 = %3").arg(number(size), number(m_solution.xorSum), number(kept()))), move.take}};
            step.body = {
                words({context, QT_TRANSLATE_NOOP("misere-nim", "Flip the digits of pile %1 in exactly the odd columns; then every column is even."), {std::uint64_t{move.pile + 1}}}, Reveal::Move),
                formula(QStringLiteral("%1 ⊕ %2 = %3").arg(binary(size), binary(m_solution.xorSum), binary(kept())), Reveal::Move),
            };
        }
        if (m_solution.winningMoves.size() > 1)
            step.body.push_back(words({context, QT_TRANSLATE_N_NOOP("misere-nim", "There are %n winning moves in all."), {}, m_solution.winningMoves.size()}, Reveal::Move));
        else
            step.body.push_back(words({context, QT_TRANSLATE_NOOP("misere-nim", "It is the only winning move.")}, Reveal::Move));
        PilesFigure figure = pilesFigure();
        std::size_t row = 0;
        m_story.forShown([&](std::size_t pile) {
            if (pile == move.pile) {
                figure.rows[row].pile.removed = move.take;
                figure.rows[row].pile.mark = Mark::Chosen;
                figure.rows[row].pile.note = {context, QT_TRANSLATE_NOOP("misere-nim", "take %1"), {move.take}};
            }
            ++row;
        }, [&](std::uint64_t) { ++row; });
        step.figure = std::move(figure);
        return step;
    }

    Step afterStep() const
    {
        const MisereNim::Position after = MisereNim::play(m_position, canonical());
        const MisereNim::Solution solved = MisereNim::solve(after);
        Step step = makeStep("after", "move", {}, {}, Reveal::Move);
        if (solved.bigPiles == 0) {
            step.title = {context, QT_TRANSLATE_NOOP("misere-nim", "After the move an odd number of ones is left, and the opponent is to move")};
            step.body = {words({context, QT_TRANSLATE_N_NOOP("misere-nim", "%n pile(s) of 1: nobody has a choice any more, and the opponent takes the last match."), {}, solved.onePiles}, Reveal::Move)};
            PilesFigure figure;
            m_story.forShown([&](std::size_t pile) {
                figure.rows.push_back({{.label = pilePhrase(pile), .count = after.piles[pile], .mark = pile == canonical().pile ? Mark::Chosen : Mark::None}, 0});
            }, [&](std::uint64_t count) { figure.rows.push_back({{}, count}); });
            step.figure = std::move(figure);
            return step;
        }
        XorStory next(after.piles, pilePhrase);
        next.showAs(m_story);
        step.title = {context, QT_TRANSLATE_NOOP("misere-nim", "After the move the XOR is 0, and the opponent is to move")};
        step.body = {
            formula(next.equation(QStringLiteral("s")), Reveal::Move),
            words({context, QT_TRANSLATE_N_NOOP("misere-nim", "%n piles are bigger than 1. The opponent cannot cut them all at once, so it is you who will cut the last one."), {}, solved.bigPiles}, Reveal::Move),
        };
        XorTableFigure figure = next.table(XorStory::Columns::Counted);
        XorStory::widen(figure, m_story.columns().count);
        next.markFlips(figure, canonical().pile, m_solution.xorSum);
        step.figure = std::move(figure);
        return step;
    }

    /// The winner plays the winning move, the loser takes the largest pile away: so the game ends soon.
    Step courseStep() const
    {
        TableFigure figure;
        figure.header = {{context, QT_TRANSLATE_NOOP("misere-nim", "To move")}, {context, QT_TRANSLATE_NOOP("misere-nim", "Piles")},
                         {context, QT_TRANSLATE_NOOP("misere-nim", "normal play")}, {context, QT_TRANSLATE_NOOP("misere-nim", "misère play")},
                         {context, QT_TRANSLATE_NOOP("misere-nim", "Move")}};
        MisereNim::Position position = m_position;
        bool havePartedBefore = false;
        std::optional<std::string> parting;
        for (std::size_t turn = 0;; ++turn) {
            const MisereNim::Solution solved = MisereNim::solve(position);
            const bool isOver = saturatingSum(position.piles) == 0;
            const bool parts = solved.outcome != solved.normalOutcome && !havePartedBefore;
            havePartedBefore = havePartedBefore || parts;
            if (parts)
                parting = numberList(position.piles).toStdString();
            if (turn == mostShownTurns) {
                figure.omitted = 1;
                break;
            }
            MisereNim::Move move{0, 0};
            if (!isOver && solved.outcome == Outcome::N) {
                move = solved.winningMoves.front();
            } else if (!isOver) {
                move.pile = static_cast<std::size_t>(std::max_element(position.piles.begin(), position.piles.end()) - position.piles.begin());
                move.take = position.piles[move.pile];
            }
            const Phrase player = turn % 2 == 0 ? Phrase{context, QT_TRANSLATE_NOOP("misere-nim", "first player")}
                                                : Phrase{context, QT_TRANSLATE_NOOP("misere-nim", "second player")};
            figure.rows.push_back({{player}, {literal(Math{numberList(position.piles, 12)}), parts ? Mark::Changed : Mark::None},
                                   badge(solved.normalOutcome), badge(solved.outcome),
                                   {isOver ? Phrase{context, QT_TRANSLATE_NOOP("misere-nim", "none: the opponent took the last one")} : takePhrase(position, move)}});
            if (isOver)
                break;
            position = MisereNim::play(position, move);
        }
        Step step = makeStep("course", "move", {context, QT_TRANSLATE_NOOP("misere-nim", "A game played out under both rules")}, {
            words({context, QT_TRANSLATE_NOOP("misere-nim", "The winner makes winning moves, the loser always takes the largest pile away. Each line says what the position is worth under either rule.")}, Reveal::Move),
        }, Reveal::Move);
        if (parting) {
            step.body.push_back(words({context, QT_TRANSLATE_NOOP("misere-nim", "The two rules part at %1: from there on every pile is at most 1."), {math(QString::fromStdString(*parting))}}, Reveal::Move));
        }
        step.figure = std::move(figure);
        return step;
    }

    Step limitsStep() const
    {
        const auto rows = misereKayles(9);
        CellGridFigure figure;
        figure.rowTitle = {context, QT_TRANSLATE_NOOP("misere-nim", "Kayles: pins in the row")};
        CellGridFigure::Row values{.label = {context, QT_TRANSLATE_NOOP("misere-nim", "SG value, normal play")}};
        CellGridFigure::Row guess{.label = {context, QT_TRANSLATE_NOOP("misere-nim", "misère Nim with a pile of that size")}};
        CellGridFigure::Row truth{.label = {context, QT_TRANSLATE_NOOP("misere-nim", "misère Kayles, by exhaustive search")}};
        const KaylesRow *first = nullptr;
        for (const KaylesRow &row : rows) {
            const bool differs = row.misere != row.asNimPile;
            if (differs && first == nullptr)
                first = &row;
            figure.heads.push_back(literal(Math{number(row.pins)}));
            values.cells.push_back({.text = literal(Math{number(row.value)})});
            const auto cell = [&](Outcome outcome) {
                return CellGridFigure::Cell{.text = outcomeCell(outcome), .mark = outcome == Outcome::P ? Mark::P : Mark::N, .isRinged = differs};
            };
            guess.cells.push_back(cell(row.asNimPile));
            truth.cells.push_back(cell(row.misere));
        }
        figure.rows = {std::move(values), std::move(guess), std::move(truth)};
        Step step = makeStep("limits", "verdict", {context, QT_TRANSLATE_NOOP("misere-nim", "Why this does not carry over to other games")}, {
            words({context, QT_TRANSLATE_NOOP("misere-nim", "Under normal play every impartial game acts like a Nim pile of its SG value. Under misère play it does not: the argument needs an endgame of ones, and other games need not have one.")}),
        });
        if (first != nullptr) {
            step.body.push_back(words({context, QT_TRANSLATE_NOOP("misere-nim", "Kayles (take one pin, or two side by side) shows it: a row of %1 has the SG value %2, and a pile of %2 is %3 in misère Nim. But in misère Kayles the row is %4."),
                {std::uint64_t{first->pins}, first->value, aPosition(first->asNimPile), aPosition(first->misere)}}));
        }
        step.figure = std::move(figure);
        return step;
    }

    Step repliesStep(const Explanation &e) const
    {
        Step step = makeStep("replies", "verdict", {context, QT_TRANSLATE_NOOP("misere-nim", "Every move has an answer")}, {}, Reveal::Move);
        TableFigure figure;
        figure.header = {{context, QT_TRANSLATE_NOOP("misere-nim", "My move")}, {context, QT_TRANSLATE_NOOP("misere-nim", "Piles then")},
                         {context, QT_TRANSLATE_NOOP("misere-nim", "The answer")}};
        for (const Answered<MisereNim> &answered : m_answers) {
            figure.rows.push_back({{takePhrase(m_position, answered.move)},
                                   {literal(Math{numberList(answered.after.piles, 6)}), Mark::N},
                                   {takePhrase(answered.after, answered.reply)}});
        }
        if (m_answers.empty()) {
            // One match: whoever takes it has lost.
            step.title = {context, QT_TRANSLATE_NOOP("misere-nim", "The only move takes the last match")};
            step.body = {words({context, QT_TRANSLATE_NOOP("misere-nim", "One match is left, and the first player has to take it.")}, Reveal::Move)};
            figure.header.resize(2);
            const MisereNim::Position after = MisereNim::play(m_position, MisereNim::moves(m_position, 1).front());
            figure.rows.push_back({{takePhrase(m_position, MisereNim::moves(m_position, 1).front())}, {literal(Math{numberList(after.piles, 6)}), Mark::N}});
        } else {
            step.body = {words({context, QT_TRANSLATE_NOOP("misere-nim", "Left: a move of the first player. Middle: the piles that it leaves, an N-position. Right: an answer of the second player that wins.")}, Reveal::Move)};
            figure.omitted = e.moveCount - std::min<std::uint64_t>(e.moveCount, figure.rows.size());
        }
        step.figure = std::move(figure);
        return step;
    }

    const MisereNim::Position &m_position;
    const MisereNim::Solution &m_solution;
    XorStory m_story;
    std::vector<Answered<MisereNim>> m_answers;
};

} // namespace

GameInfo Lesson<MisereNim>::info()
{
    return {
        .id = QStringLiteral("misere-nim"),
        .title = {context, QT_TRANSLATE_NOOP("misere-nim", "Misère Nim")},
        .shortTitle = {"misere-nim-short", QT_TRANSLATE_NOOP("misere-nim-short", "Misère Nim")},
        .problem = {context, QT_TRANSLATE_NOOP("misere-nim", "Luogu P4279")},
        .group = GameGroup::NimFamily,
        .theory = {context, QT_TRANSLATE_NOOP("misere-nim", "Bouton's misère rule: XOR, and the parity of the ones")},
        .rule = {context, QT_TRANSLATE_NOOP("misere-nim", "Take any number of matches from one pile; whoever takes the last match loses.")},
        .textHint = {context, QT_TRANSLATE_NOOP("misere-nim", "pile sizes apart by blanks, such as 3 5 1")},
    };
}

Explanation Lesson<MisereNim>::narrate(const MisereNim::Position &position, const MisereNim::Solution &solution)
{
    return MisereNarrator(position, solution).narrate();
}

std::vector<Example> Lesson<MisereNim>::examples()
{
    return {
        {{context, QT_TRANSLATE_NOOP("misere-nim", "The problem's sample: won")}, "3 5 1"},
        {{context, QT_TRANSLATE_NOOP("misere-nim", "Only one pile is big: the rules part now")}, "4 1 1"},
        {{context, QT_TRANSLATE_NOOP("misere-nim", "All ones, an odd number: a P-position here, an N-position in Nim")}, "1 1 1"},
        {{context, QT_TRANSLATE_NOOP("misere-nim", "All ones, an even number: several winning moves")}, "1 1 1 1"},
        {{context, QT_TRANSLATE_NOOP("misere-nim", "A P-position under both rules")}, "2 4 6"},
        {{context, QT_TRANSLATE_NOOP("misere-nim", "Three winning moves")}, "7 7 7"},
        {{context, QT_TRANSLATE_NOOP("misere-nim", "The problem's sample: a single match")}, "1"},
        {{context, QT_TRANSLATE_NOOP("misere-nim", "The end of the game: won without a move")}, "0 0"},
    };
}

std::string Lesson<MisereNim>::randomPosition(RandomSize size, std::uint64_t seed)
{
    struct Range { std::uint64_t fewest, most, largest; };
    const Range range = [size]() -> Range {
        switch (size) {
        case RandomSize::Small: return {2, 3, 7};
        case RandomSize::Medium: return {3, 5, 15};
        case RandomSize::Large: return {6, 10, 1'000'000};
        }
        return {};
    }();
    Chance chance(seed);
    MisereNim::Position position;
    position.piles.resize(static_cast<std::size_t>(chance.between(range.fewest, range.most)));
    // Ones are where the game differs from Nim: some positions have nothing else.
    const bool onlyOnes = size == RandomSize::Small && chance.between(1, 5) == 1;
    for (std::uint64_t &pile : position.piles)
        pile = onlyOnes ? 1 : chance.between(1, range.largest);
    // Every other position has an XOR of 0, which chance alone would hardly ever give.
    if (!onlyOnes && chance.coin()) {
        position.piles.pop_back();
        const Nimber sum = xorSum(position.piles);
        position.piles.push_back(sum);
    }
    return MisereNim::format(position);
}

} // namespace mexplain
