#include "explain/narrations/nim.h"

#include "explain/narration.h"
#include "solver/limits.h"

#include <QStringList>

#include <algorithm>
#include <random>

namespace mexplain {

namespace {

constexpr const char *context = "nim";

/// Figures show at most so many piles; of more, those that matter and some around them.
constexpr std::size_t mostShownPiles = 12;
/// The table of answers lists at most so many of my moves.
constexpr std::size_t mostShownReplies = 24;

Phrase pileLabel(std::size_t pile)
{
    return {context, QT_TRANSLATE_NOOP("nim", "Pile %1"), {std::uint64_t{pile + 1}}};
}

Phrase takePhrase(const Nim::Move &move)
{
    return {context, QT_TRANSLATE_N_NOOP("nim", "take %n match(es) from pile %1"), {std::uint64_t{move.pile + 1}}, move.take};
}

Phrase takeNote(std::uint64_t take)
{
    return {context, QT_TRANSLATE_NOOP("nim", "take %1"), {take}};
}

Paragraph words(Phrase phrase, Reveal reveals = Reveal::Nothing)
{
    return {Paragraph::Kind::Text, std::move(phrase), reveals};
}

Paragraph formula(const QString &text, Reveal reveals = Reveal::Nothing)
{
    return {Paragraph::Kind::Formula, literal(Math{text}), reveals};
}

Math math(const QString &text)
{
    return {text};
}

QString number(std::uint64_t value)
{
    return QString::number(value);
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
    {
        chooseShownPiles();
    }

    Explanation narrate()
    {
        Explanation e;
        e.game = QStringLiteral("nim");
        e.position = Nim::format(m_position);
        e.outcome = m_solution.outcome;
        e.reason = reason();
        e.winningMoveCount = m_solution.winningMoves.size();
        tellWinningMoves(e);
        if (m_solution.outcome == Outcome::P)
            tellReplies(e);
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

    void chooseShownPiles()
    {
        const std::size_t count = piles().size();
        if (count <= mostShownPiles) {
            for (std::size_t i = 0; i < count; ++i)
                m_shown.push_back(i);
            return;
        }
        for (std::size_t i = 0; i < mostShownPiles / 2; ++i)
            m_shown.push_back(i);
        m_shown.push_back(count - 1);
        for (const Nim::Move &move : m_solution.winningMoves) {
            if (m_shown.size() >= mostShownPiles)
                break;
            m_shown.push_back(move.pile);
        }
        std::sort(m_shown.begin(), m_shown.end());
        m_shown.erase(std::unique(m_shown.begin(), m_shown.end()), m_shown.end());
    }

    /// Calls `shown(pile)` for each pile that figures show and `gap(count)` for each run that they leave out.
    template <class Shown, class Gap>
    void forShown(Shown shown, Gap gap) const
    {
        std::size_t next = 0;
        for (const std::size_t pile : m_shown) {
            if (pile > next)
                gap(std::uint64_t{pile - next});
            shown(pile);
            next = pile + 1;
        }
        if (piles().size() > next)
            gap(std::uint64_t{piles().size() - next});
    }

    QString sumFormula() const
    {
        // One pile is its own XOR; "s = 7 = 7" would only puzzle.
        if (piles().size() == 1)
            return QStringLiteral("s = %1").arg(number(m_solution.xorSum));
        return QStringLiteral("s = %1 = %2").arg(xorChain(piles()), number(m_solution.xorSum));
    }

    Phrase reason() const
    {
        if (std::all_of(piles().begin(), piles().end(), [](std::uint64_t pile) { return pile == 0; })) {
            return {context, QT_TRANSLATE_NOOP("nim", "No match is left: the player to move can't move, and whoever took the last match has won.")};
        }
        if (!isN()) {
            return {context, QT_TRANSLATE_NOOP("nim", "%1: whatever the first player takes, the second player can bring the XOR back to 0."),
                    {math(sumFormula())}};
        }
        const Nim::Move &move = canonical();
        const std::uint64_t keep = Nim::play(m_position, move).piles[move.pile];
        if (keep == 0) {
            return {context, QT_TRANSLATE_N_NOOP("nim", "%1. Take pile %2 away: all %n match(es) of it."),
                    {math(sumFormula() + QStringLiteral(" ≠ 0")), std::uint64_t{move.pile + 1}}, move.take};
        }
        return {context, QT_TRANSLATE_N_NOOP("nim", "%1. Take %n match(es) from pile %2 and leave %3."),
                {math(sumFormula() + QStringLiteral(" ≠ 0")), std::uint64_t{move.pile + 1}, keep}, move.take};
    }

    void tellWinningMoves(Explanation &e) const
    {
        std::size_t bytes = 0;
        for (const Nim::Move &move : m_solution.winningMoves) {
            if (e.winningMoves.size() == maxToldMoves || (bytes > maxToldBytes && !e.winningMoves.empty()))
                break;
            e.winningMoves.push_back({takePhrase(move), Nim::format(Nim::play(m_position, move))});
            bytes += e.winningMoves.back().after.size();
        }
    }

    void tellReplies(Explanation &e)
    {
        for (const std::uint64_t pile : piles())
            e.moveCount = std::min(e.moveCount + pile, limits::maxNumber);
        std::size_t bytes = 0;
        for (const Nim::Move &move : movesToAnswer()) {
            if (e.replies.size() == mostShownReplies || (bytes > maxToldBytes && !e.replies.empty()))
                break;
            const Nim::Position after = Nim::play(m_position, move);
            const auto answer = Nim::winningMove(after);
            if (!answer)
                continue;
            m_answers.push_back({move, *answer, Nim::solve(after).xorSum});
            e.replies.push_back({{takePhrase(move), Nim::format(after)},
                                 {takePhrase(*answer), Nim::format(Nim::play(after, *answer))}});
            bytes += e.replies.back().move.after.size() + e.replies.back().reply.after.size();
        }
    }

    /// All my moves where they fit into the table; otherwise one match, half and all of each pile shown.
    std::vector<Nim::Move> movesToAnswer() const
    {
        auto moves = Nim::moves(m_position, mostShownReplies + 1);
        if (moves.size() <= mostShownReplies)
            return moves;
        moves.clear();
        for (const std::size_t pile : m_shown) {
            const std::uint64_t size = piles()[pile];
            std::uint64_t last = 0;
            for (const std::uint64_t take : {std::uint64_t{1}, size / 2, size}) {
                if (take > last && take <= size)
                    moves.push_back({pile, take});
                last = std::max(last, take);
            }
        }
        return moves;
    }

    PilesFigure pilesFigure() const
    {
        PilesFigure figure;
        forShown([&](std::size_t pile) { figure.rows.push_back({{pileLabel(pile), piles()[pile]}, 0}); },
                 [&](std::uint64_t count) { figure.rows.push_back({{}, count}); });
        return figure;
    }

    enum class Columns { Plain, Counted };

    XorTableFigure tableFigure(Columns columns) const
    {
        XorTableFigure figure;
        figure.columnCount = m_solution.columnCount;
        figure.sumLabel = {context, QT_TRANSLATE_NOOP("nim", "XOR s")};
        figure.sum = m_solution.xorSum;
        figure.columns.assign(static_cast<std::size_t>(figure.columnCount), Mark::None);
        if (columns == Columns::Counted) {
            figure.showSum = true;
            for (int exponent = figure.columnCount - 1; exponent >= 0; --exponent) {
                const std::size_t ones = m_solution.columnOnes[static_cast<std::size_t>(exponent)];
                figure.ones.push_back(ones);
                if (ones % 2 == 1)
                    figure.columns[columnIndex(exponent)] = Mark::OddColumn;
            }
        }
        forShown([&](std::size_t pile) { figure.rows.push_back({pileLabel(pile), piles()[pile]}); },
                 [&](std::uint64_t count) { figure.rows.push_back({.label = {}, .omitted = count}); });
        return figure;
    }

    /// Columns are listed from the highest.
    std::size_t columnIndex(int exponent) const { return static_cast<std::size_t>(m_solution.columnCount - 1 - exponent); }

    Step ruleStep() const
    {
        Step step;
        step.id = QStringLiteral("rule");
        step.listingTag = step.id;
        step.title = {context, QT_TRANSLATE_NOOP("nim", "The rule: take from one pile; whoever takes the last match wins")};
        step.body = {
            words({context, QT_TRANSLATE_NOOP("nim", "Two players take turns. On each turn a player chooses one pile and takes at least one match from it, all of it at the most.")}),
            words({context, QT_TRANSLATE_N_NOOP("nim", "Here lie %n pile(s): %1."), {math(sizes())}, piles().size()}),
        };
        step.figure = pilesFigure();
        return step;
    }

    QString sizes() const
    {
        QString text = xorChain(piles());
        return text.replace(QStringLiteral(" ⊕ "), QStringLiteral(", "));
    }

    Step binaryStep() const
    {
        Step step;
        step.id = QStringLiteral("binary");
        step.listingTag = QStringLiteral("xor");
        step.title = {context, QT_TRANSLATE_NOOP("nim", "Write each pile in binary")};
        const std::size_t largest = static_cast<std::size_t>(std::max_element(piles().begin(), piles().end()) - piles().begin());
        step.body = {
            words({context, QT_TRANSLATE_NOOP("nim", "Each pile is a sum of different powers of two, and in only one way. Align the binary digits: a column stands for one power of two.")}),
            words({context, QT_TRANSLATE_N_NOOP("nim", "The largest pile, %1, needs %n column(s): the highest stands for %2."),
                   {math(QStringLiteral("%1 = %2").arg(number(piles()[largest]), binary(piles()[largest]))), column(m_solution.columnCount - 1)},
                   static_cast<std::uint64_t>(m_solution.columnCount)}),
        };
        step.figure = tableFigure(Columns::Plain);
        return step;
    }

    Step columnsStep() const
    {
        Step step;
        step.id = QStringLiteral("columns");
        step.listingTag = QStringLiteral("xor");
        step.title = {context, QT_TRANSLATE_NOOP("nim", "Count the ones in each column")};
        QStringList odd;
        QStringList even;
        for (int exponent = m_solution.columnCount - 1; exponent >= 0; --exponent) {
            const std::size_t ones = m_solution.columnOnes[static_cast<std::size_t>(exponent)];
            (ones % 2 == 1 ? odd : even).append(powerOfTwo(exponent));
        }
        if (odd.isEmpty()) {
            step.body.push_back(words({context, QT_TRANSLATE_NOOP("nim", "Every column has an even number of ones: %1."), {math(onesList())}}));
        } else if (even.isEmpty()) {
            step.body.push_back(words({context, QT_TRANSLATE_NOOP("nim", "Every column has an odd number of ones: %1."), {math(onesList())}}));
        } else {
            step.body.push_back(words({context, QT_TRANSLATE_N_NOOP("nim", "An odd number of ones stands in %n column(s): %1."),
                                       {math(odd.join(QStringLiteral(", ")))}, static_cast<std::uint64_t>(odd.size())}));
            step.body.push_back(words({context, QT_TRANSLATE_N_NOOP("nim", "An even number of ones stands in %n column(s): %1."),
                                       {math(even.join(QStringLiteral(", ")))}, static_cast<std::uint64_t>(even.size())}));
        }
        step.body.push_back(words({context, QT_TRANSLATE_NOOP("nim", "Write 1 under an odd column and 0 under an even one: that is the XOR of the piles.")}));
        step.body.push_back(formula(QStringLiteral("s = %1 = %2 = %3").arg(xorChain(piles()), binary(m_solution.xorSum), number(m_solution.xorSum))));
        step.figure = tableFigure(Columns::Counted);
        return step;
    }

    /// `1, 1, 2, 2`: how many ones, from the highest column.
    QString onesList() const
    {
        QStringList ones;
        for (int exponent = m_solution.columnCount - 1; exponent >= 0; --exponent)
            ones.append(QString::number(m_solution.columnOnes[static_cast<std::size_t>(exponent)]));
        return ones.join(QStringLiteral(", "));
    }

    Step verdictStep() const
    {
        Step step;
        step.id = QStringLiteral("verdict");
        step.listingTag = step.id;
        step.reveals = Reveal::Outcome;
        step.figure = tableFigure(Columns::Counted);
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
        const std::size_t ones = m_solution.columnOnes[static_cast<std::size_t>(highest)];
        step.body = {
            words({context, QT_TRANSLATE_NOOP("nim", "Why the highest: in the pile that we change, this 1 becomes 0, and lower digits may then become anything. The pile gets smaller in any case, so taking can do it.")}, Reveal::Move),
            words({context, QT_TRANSLATE_N_NOOP("nim", "In column %1 stand %n ones, an odd number, so at least one pile has a 1 there. Each of these piles offers one winning move."),
                   {column(highest)}, ones}, Reveal::Move),
            words({context, QT_TRANSLATE_NOOP("nim", "We take the first of them: pile %1, with %2."),
                   {std::uint64_t{canonical().pile + 1},
                    math(QStringLiteral("%1 = %2").arg(number(piles()[canonical().pile]), binary(piles()[canonical().pile])))}}, Reveal::Move),
        };
        XorTableFigure figure = tableFigure(Columns::Counted);
        markRow(figure, canonical().pile, [&](XorTableFigure::Row &row) {
            row.mark = Mark::Chosen;
            row.digits.assign(static_cast<std::size_t>(figure.columnCount), Mark::None);
            row.digits[columnIndex(highest)] = Mark::Chosen;
        });
        step.figure = std::move(figure);
        return step;
    }

    /// Applies `change` to the row that shows `pile`; the canonical move's pile is always shown.
    template <class Change>
    void markRow(XorTableFigure &figure, std::size_t pile, Change change) const
    {
        std::size_t row = 0;
        forShown([&](std::size_t shown) {
            if (shown == pile)
                change(figure.rows[row]);
            ++row;
        }, [&](std::uint64_t) { ++row; });
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
        forShown([&](std::size_t pile) {
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
        NimNarrator next(after, solved);
        // The same piles as in the steps before, in the same columns, so that one sees what changed.
        next.m_shown = m_shown;
        XorTableFigure figure = next.tableFigure(Columns::Counted);
        widen(figure);
        markRow(figure, move.pile, [&](XorTableFigure::Row &row) {
            row.mark = Mark::Chosen;
            row.digits.assign(static_cast<std::size_t>(figure.columnCount), Mark::None);
            for (int exponent = 0; exponent < figure.columnCount; ++exponent) {
                if ((m_solution.xorSum >> exponent & 1) != 0)
                    row.digits[columnIndex(exponent)] = Mark::Changed;
            }
        });
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

    /// Gives the figure this position's columns: a move may have emptied the highest one.
    void widen(XorTableFigure &figure) const
    {
        const auto missing = static_cast<std::size_t>(m_solution.columnCount - figure.columnCount);
        figure.columns.insert(figure.columns.begin(), missing, Mark::None);
        figure.ones.insert(figure.ones.begin(), missing, 0);
        figure.columnCount = m_solution.columnCount;
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
        for (const Answered &answered : m_answers) {
            figure.rows.push_back({{takePhrase(answered.move)},
                                   {literal(Math{number(answered.sum)}), Mark::N},
                                   {takePhrase(answered.answer)}});
        }
        figure.omitted = e.moveCount - std::min<std::uint64_t>(e.moveCount, figure.rows.size());
        step.figure = std::move(figure);
        return step;
    }

    struct Answered {
        Nim::Move move;
        Nim::Move answer;
        Nimber sum; ///< after the move, before the answer
    };

    const Nim::Position &m_position;
    const Nim::Solution &m_solution;
    std::vector<std::size_t> m_shown;
    std::vector<Answered> m_answers;
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
    // The engine is specified exactly by the standard and the distributions are not, so the remainder is taken by hand.
    std::mt19937_64 random(seed);
    Nim::Position position;
    position.piles.resize(range.fewest + static_cast<std::size_t>(random() % (range.most - range.fewest + 1)));
    for (std::uint64_t &pile : position.piles)
        pile = 1 + random() % range.largest;
    // Every other position is lost, which chance alone would hardly ever give: make the last pile the XOR of the others.
    if (random() % 2 == 0) {
        position.piles.pop_back();
        const Nimber sum = xorSum(position.piles);
        position.piles.push_back(sum);
    }
    return Nim::format(position);
}

} // namespace mexplain
