#include "explain/narrations/nim.h"

#include "explain/narration.h"
#include "explain/xor_story.h"
#include "solver/limits.h"

#include <algorithm>

namespace mexplain {

namespace {

constexpr const char *context = "nim";

Phrase pilePhrase(std::size_t pile)
{
    return {context, QT_TRANSLATE_NOOP("nim", "Pile %1"), {std::uint64_t{pile + 1}}};
}

Phrase takePhrase(const Nim::Position &, const Nim::Move &move)
{
    return {context, QT_TRANSLATE_N_NOOP("nim", "take %n match(es) from pile %1"), {std::uint64_t{move.pile + 1}}, move.take};
}

Phrase takeNote(std::uint64_t take)
{
    return {context, QT_TRANSLATE_NOOP("nim", "take %1"), {take}};
}

/// The weight of a column as its head shows it: 1, 2, 4, … .
Math column(int exponent)
{
    return {powerOfTwo(exponent)};
}

/// Tells one position. Everything it says comes out of the position and the solution.
class NimNarrator {
public:
    NimNarrator(const Nim::Position &position, const Nim::Solution &solution)
        : m_position(position)
        , m_solution(solution)
        , m_story(position.piles, pilePhrase, indicesOf(solution.winningMoves, &Nim::Move::pile))
    {
    }

    Explanation narrate()
    {
        Explanation e;
        e.game = QStringLiteral("nim");
        e.position = Nim::format(m_position);
        e.outcome = m_solution.outcome;
        e.reason = reason();
        tellWinningMoves<Nim>(e, m_position, m_solution.winningMoves, takePhrase);
        if (m_solution.outcome == Outcome::P) {
            e.moveCount = saturatingSum(piles());
            m_answers = tellReplies<Nim>(e, m_position, movesToAnswer<Nim>(m_position, [this] { return someTakes<Nim::Move>(piles(), m_story.shown()); }), takePhrase);
        }
        e.steps = {ruleStep(), binaryStep(), columnsStep(), verdictStep()};
        if (m_solution.outcome == Outcome::N) {
            e.steps.push_back(chooseStep());
            e.steps.push_back(moveStep());
            e.steps.push_back(afterStep());
        } else {
            e.steps.push_back(repliesStep(e));
        }
        return e;
    }

private:
    const std::vector<std::uint64_t> &piles() const { return m_position.piles; }
    bool isN() const { return m_solution.outcome == Outcome::N; }
    const Nim::Move &canonical() const { return m_solution.winningMoves.front(); }

    Phrase reason() const
    {
        if (std::all_of(piles().begin(), piles().end(), [](std::uint64_t pile) { return pile == 0; })) {
            return {context, QT_TRANSLATE_NOOP("nim", "No match is left: the player to move can't move, and whoever took the last match has won.")};
        }
        if (!isN()) {
            return {context, QT_TRANSLATE_NOOP("nim", "%1: whatever the first player takes, the second player can bring the XOR back to 0."),
                    {math(m_story.equation(QStringLiteral("s")))}};
        }
        const Nim::Move &move = canonical();
        const std::uint64_t keep = Nim::play(m_position, move).piles[move.pile];
        if (keep == 0) {
            return {context, QT_TRANSLATE_N_NOOP("nim", "%1. Take pile %2 away: all %n match(es) of it."),
                    {math(m_story.equation(QStringLiteral("s")) + QStringLiteral(" ≠ 0")), std::uint64_t{move.pile + 1}}, move.take};
        }
        return {context, QT_TRANSLATE_N_NOOP("nim", "%1. Take %n match(es) from pile %2 and leave %3."),
                {math(m_story.equation(QStringLiteral("s")) + QStringLiteral(" ≠ 0")), std::uint64_t{move.pile + 1}, keep}, move.take};
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
        Step step;
        step.id = QStringLiteral("rule");
        step.listingTag = step.id;
        step.title = {context, QT_TRANSLATE_NOOP("nim", "The rule: take from one pile; whoever takes the last match wins")};
        step.body = {
            words({context, QT_TRANSLATE_NOOP("nim", "Two players take turns. On each turn a player chooses one pile and takes at least one match from it, all of it at the most.")}),
            words({context, QT_TRANSLATE_N_NOOP("nim", "Here lie %n pile(s): %1."), {math(numberList(piles()))}, piles().size()}),
        };
        step.figure = pilesFigure();
        return step;
    }

    Step binaryStep() const
    {
        Step step;
        step.id = QStringLiteral("binary");
        step.listingTag = QStringLiteral("xor");
        step.title = {context, QT_TRANSLATE_NOOP("nim", "Write each pile in binary")};
        step.body = {
            words({context, QT_TRANSLATE_NOOP("nim", "Each pile is a sum of different powers of two, and in only one way. Align the binary digits: a column stands for one power of two.")}),
            m_story.aboutWidth(),
        };
        step.figure = m_story.table(XorStory::Columns::Plain);
        return step;
    }

    Step columnsStep() const
    {
        Step step;
        step.id = QStringLiteral("columns");
        step.listingTag = QStringLiteral("xor");
        step.title = {context, QT_TRANSLATE_NOOP("nim", "Count the ones in each column")};
        step.body = m_story.aboutColumns();
        step.body.push_back(words({context, QT_TRANSLATE_NOOP("nim", "Write 1 under an odd column and 0 under an even one: that is the XOR of the piles.")}));
        step.body.push_back(formula(m_story.fullEquation(QStringLiteral("s"))));
        step.figure = m_story.table(XorStory::Columns::Counted);
        return step;
    }

    Step verdictStep() const
    {
        Step step;
        step.id = QStringLiteral("verdict");
        step.listingTag = step.id;
        step.reveals = Reveal::Outcome;
        step.figure = m_story.table(XorStory::Columns::Counted);
        if (isN()) {
            step.title = {context, QT_TRANSLATE_NOOP("nim", "%1, so this is an N-position: the first player wins"), {math(QStringLiteral("s ≠ 0"))}};
            step.body = {
                words({context, QT_TRANSLATE_NOOP("nim", "Here %1. There is a move that makes every column even; the next steps find it.")
                       , {math(QStringLiteral("s = %1 ≠ 0").arg(number(m_solution.xorSum)))}}, Reveal::Outcome),
                words({context, QT_TRANSLATE_NOOP("nim", "Once every column is even, any move changes exactly one pile, so it flips some digit of it and that column becomes odd. The opponent cannot keep all columns even, and we can make them even again.")}, Reveal::Outcome),
                words({context, QT_TRANSLATE_NOOP("nim", "Each move lowers the number of matches, so the game ends, and the last match goes to the player who always leaves XOR 0: when no match is left, the XOR is 0 too.")}, Reveal::Outcome),
            };
        } else if (isEmpty()) {
            step.title = {context, QT_TRANSLATE_NOOP("nim", "No match is left: the player to move has lost")};
            step.body = {words({context, QT_TRANSLATE_NOOP("nim", "The opponent took the last match. The end of the game has XOR 0 and is a P-position; the whole argument begins here.")}, Reveal::Outcome)};
        } else {
            step.title = {context, QT_TRANSLATE_NOOP("nim", "%1, so this is a P-position: the second player wins"), {math(QStringLiteral("s = 0"))}};
            step.body = {
                words({context, QT_TRANSLATE_NOOP("nim", "A move changes exactly one pile. At least one digit of it flips, so at least one column becomes odd: the XOR is no longer 0.")}, Reveal::Outcome),
                words({context, QT_TRANSLATE_NOOP("nim", "From an XOR other than 0 there is always a move back to 0. So the second player answers every move by bringing back XOR 0, and takes the last match.")}, Reveal::Outcome),
            };
        }
        return step;
    }

    bool isEmpty() const
    {
        return std::all_of(piles().begin(), piles().end(), [](std::uint64_t pile) { return pile == 0; });
    }

    Step chooseStep() const
    {
        const int highest = m_solution.highestOddColumn;
        Step step;
        step.id = QStringLiteral("choose");
        step.listingTag = step.id;
        step.reveals = Reveal::Move;
        step.title = {context, QT_TRANSLATE_NOOP("nim", "The highest odd column is %1: find a pile with a 1 there"), {column(highest)}};
        step.body = {
            words({context, QT_TRANSLATE_NOOP("nim", "Why the highest: in the pile that we change, this 1 becomes 0, and lower digits may then become anything. The pile gets smaller in any case, so taking can do it.")}, Reveal::Move),
            m_story.aboutHighest(Reveal::Move),
            words({context, QT_TRANSLATE_NOOP("nim", "Each of these piles offers one winning move.")}, Reveal::Move),
            words({context, QT_TRANSLATE_NOOP("nim", "We take the first of them: pile %1, with %2."),
                   {std::uint64_t{canonical().pile + 1},
                    math(QStringLiteral("%1 = %2").arg(number(piles()[canonical().pile]), binary(piles()[canonical().pile])))}}, Reveal::Move),
        };
        XorTableFigure figure = m_story.table(XorStory::Columns::Counted);
        m_story.markChoice(figure, canonical().pile);
        step.figure = std::move(figure);
        return step;
    }

    Step moveStep() const
    {
        const Nim::Move &move = canonical();
        const std::uint64_t size = piles()[move.pile];
        const std::uint64_t keep = Nim::play(m_position, move).piles[move.pile];
        Step step;
        step.id = QStringLiteral("move");
        step.listingTag = step.id;
        step.reveals = Reveal::Move;
        step.title = {context, QT_TRANSLATE_NOOP("nim", "Pile %1 should keep %2; take %3"),
                      {std::uint64_t{move.pile + 1}, math(QStringLiteral("%1 ⊕ %2 = %3").arg(number(size), number(m_solution.xorSum), number(keep))), move.take}};
        step.body = {
            words({context, QT_TRANSLATE_NOOP("nim", "Flip the digits of pile %1 in exactly the odd columns; then every column is even. Flipping the digits where s has a 1 is XOR with s.")
                   , {std::uint64_t{move.pile + 1}}}, Reveal::Move),
            formula(QStringLiteral("%1 ⊕ %2 = %3").arg(binary(size), binary(m_solution.xorSum), binary(keep)), Reveal::Move),
            words({context, QT_TRANSLATE_N_NOOP("nim", "The pile has %1 and should keep %2: take %n match(es)."), {size, keep}, move.take}, Reveal::Move),
        };
        if (m_solution.winningMoves.size() > 1) {
            step.body.push_back(words({context, QT_TRANSLATE_N_NOOP("nim", "There are %n winning moves in all, one in each pile with a 1 in column %1."),
                                       {column(m_solution.highestOddColumn)}, m_solution.winningMoves.size()}, Reveal::Move));
        } else {
            step.body.push_back(words({context, QT_TRANSLATE_NOOP("nim", "It is the only winning move.")}, Reveal::Move));
        }
        PilesFigure figure = pilesFigure();
        std::size_t row = 0;
        m_story.forShown([&](std::size_t pile) {
            if (pile == move.pile) {
                figure.rows[row].pile.removed = move.take;
                figure.rows[row].pile.mark = Mark::Chosen;
                figure.rows[row].pile.note = takeNote(move.take);
            }
            ++row;
        }, [&](std::uint64_t) { ++row; });
        step.figure = std::move(figure);
        return step;
    }

    Step afterStep() const
    {
        const Nim::Move &move = canonical();
        const Nim::Position after = Nim::play(m_position, move);
        const Nim::Solution solved = Nim::solve(after);
        // The same piles as in the steps before, in the same columns, so that one sees what changed.
        XorStory next(after.piles, pilePhrase);
        next.showAs(m_story);
        XorTableFigure figure = next.table(XorStory::Columns::Counted);
        XorStory::widen(figure, m_solution.columnCount);
        next.markFlips(figure, move.pile, m_solution.xorSum);
        Step step;
        step.id = QStringLiteral("after");
        step.listingTag = step.id;
        step.reveals = Reveal::Move;
        step.title = {context, QT_TRANSLATE_NOOP("nim", "After the move the XOR is 0, and the opponent is to move")};
        step.body = {
            formula(QStringLiteral("%1 = %2").arg(xorChain(after.piles), number(solved.xorSum)), Reveal::Move),
            words({context, QT_TRANSLATE_NOOP("nim", "Every column is even, so the opponent stands in a P-position. Whatever they take, find the highest odd column again and answer in the same way.")}, Reveal::Move),
        };
        step.figure = std::move(figure);
        return step;
    }

    Step repliesStep(const Explanation &e) const
    {
        Step step;
        step.id = QStringLiteral("replies");
        step.listingTag = step.id;
        step.reveals = Reveal::Move;
        if (e.replies.empty()) {
            step.title = {context, QT_TRANSLATE_NOOP("nim", "There is no move left")};
            step.body = {words({context, QT_TRANSLATE_NOOP("nim", "All piles are empty. In normal play, the player who cannot move has lost.")}, Reveal::Move)};
            step.figure = pilesFigure();
            return step;
        }
        step.title = {context, QT_TRANSLATE_NOOP("nim", "Every move has an answer that makes the XOR 0 again")};
        step.body = {
            words({context, QT_TRANSLATE_NOOP("nim", "Left: a move of the first player and the XOR that it leaves, never 0. Right: an answer of the second player that restores 0.")}, Reveal::Move),
        };
        TableFigure figure;
        figure.header = {{context, QT_TRANSLATE_NOOP("nim", "My move")},
                         {context, QT_TRANSLATE_NOOP("nim", "XOR then")},
                         {context, QT_TRANSLATE_NOOP("nim", "The answer")}};
        for (const Answered<Nim> &answered : m_answers) {
            figure.rows.push_back({{takePhrase(m_position, answered.move)},
                                   {literal(Math{number(answered.solution.xorSum)}), Mark::N},
                                   {takePhrase(answered.after, answered.reply)}});
        }
        figure.omitted = e.moveCount - std::min<std::uint64_t>(e.moveCount, figure.rows.size());
        step.figure = std::move(figure);
        return step;
    }

    const Nim::Position &m_position;
    const Nim::Solution &m_solution;
    XorStory m_story;
    std::vector<Answered<Nim>> m_answers;
};

} // namespace

GameInfo Lesson<Nim>::info()
{
    return {
        .id = QStringLiteral("nim"),
        .title = {context, QT_TRANSLATE_NOOP("nim", "Nim")},
        .shortTitle = {"nim-short", QT_TRANSLATE_NOOP("nim-short", "Nim")},
        .problem = {context, QT_TRANSLATE_NOOP("nim", "Luogu P1247")},
        .group = GameGroup::NimFamily,
        .theory = {context, QT_TRANSLATE_NOOP("nim", "Bouton's theorem")},
        .rule = {context, QT_TRANSLATE_NOOP("nim", "Take any number of matches from one pile; whoever takes the last match wins.")},
        .textHint = {context, QT_TRANSLATE_NOOP("nim", "pile sizes apart by blanks, such as 3 6 9")},
    };
}

Explanation Lesson<Nim>::narrate(const Nim::Position &position, const Nim::Solution &solution)
{
    return NimNarrator(position, solution).narrate();
}

std::vector<Example> Lesson<Nim>::examples()
{
    return {
        {{context, QT_TRANSLATE_NOOP("nim", "The problem's sample")}, "3 6 9"},
        {{context, QT_TRANSLATE_NOOP("nim", "A P-position: two equal piles")}, "5 5"},
        {{context, QT_TRANSLATE_NOOP("nim", "A P-position: 1, 2, 3")}, "1 2 3"},
        {{context, QT_TRANSLATE_NOOP("nim", "The problem's lost sample")}, "15 22 19 10"},
        {{context, QT_TRANSLATE_NOOP("nim", "Three winning moves")}, "7 7 7"},
        {{context, QT_TRANSLATE_NOOP("nim", "The classical 3, 4, 5")}, "3 4 5"},
        {{context, QT_TRANSLATE_NOOP("nim", "An empty pile keeps its number")}, "0 7 9"},
        {{context, QT_TRANSLATE_NOOP("nim", "The end of the game")}, "0 0 0"},
    };
}

std::string Lesson<Nim>::randomPosition(RandomSize size, std::uint64_t seed)
{
    struct Range { std::size_t fewest, most; std::uint64_t largest; };
    const Range range = [size]() -> Range {
        switch (size) {
        case RandomSize::Small: return {2, 3, 7};
        case RandomSize::Medium: return {3, 5, 15};
        case RandomSize::Large: return {6, 10, 1'000'000};
        }
        return {};
    }();
    Chance chance(seed);
    Nim::Position position;
    position.piles.resize(chance.between(range.fewest, range.most));
    for (std::uint64_t &pile : position.piles)
        pile = chance.between(1, range.largest);
    // Every other position is lost, which chance alone would hardly ever give: make the last pile the XOR of the others.
    if (chance.coin()) {
        position.piles.pop_back();
        const Nimber sum = xorSum(position.piles);
        position.piles.push_back(sum);
    }
    return Nim::format(position);
}

} // namespace mexplain
