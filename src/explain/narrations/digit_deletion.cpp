#include "explain/narrations/digit_deletion.h"

#include "explain/narration.h"
#include "solver/limits.h"

#include <QStringList>

#include <algorithm>
#include <charconv>

namespace mexplain {

namespace {

using Position = DigitDeletion::Position;
using Move = DigitDeletion::Move;
using OddKind = DigitDeletion::OddCase::Kind;
using PartKind = DigitDeletion::CountPart::Kind;
using Cell = CellGridFigure::Cell;

constexpr const char *context = "digit-deletion";

/// A longer number is shown by its first and its last digits: in a sentence, in tiles, in tiles that stand under one another.
constexpr std::size_t longestInText = 20;
constexpr std::size_t longestInTiles = 12;
constexpr std::size_t longestInChain = 18;
/// Beside more tiles there is no room for words.
constexpr std::size_t longestWithNotes = 10;
constexpr std::size_t headDigits = 8;
constexpr std::size_t tailDigits = 4;

/// Rows of the chain: of a longer one the first and the last.
constexpr std::size_t mostChainRows = 11;
constexpr std::size_t headChainRows = 7;
constexpr std::size_t tailChainRows = 2;

constexpr std::size_t mostShownDeletions = 8;
constexpr std::size_t mostShorterSteps = 6;
constexpr std::size_t mostPartRows = 6;

/// Counts of longer numbers leave no room for columns that can be done without.
constexpr std::size_t longestInWideTable = 9;

/// The number in a sentence.
QString shown(const std::string &digits)
{
    const QString all = QString::fromStdString(digits);
    if (digits.size() <= longestInText)
        return all;
    return all.left(headDigits) + u'…' + all.right(tailDigits);
}

/// "nothing", or the number.
Phrase nameOf(const Position &position)
{
    if (position.digits.empty())
        return {context, QT_TRANSLATE_NOOP("digit-deletion", "nothing")};
    return literal(Math{shown(position.digits)});
}

Phrase movePhrase(const Position &position, const Move &move)
{
    return {context, QT_TRANSLATE_NOOP("digit-deletion", "delete the %2 in place %1"),
            {std::uint64_t{move.digit + 1}, math(QString(QLatin1Char(position.digits[move.digit])))}};
}

Mark markOf(Outcome outcome)
{
    return outcome == Outcome::N ? Mark::N : Mark::P;
}

Outcome outcomeOf(const Position &position)
{
    return DigitDeletion::solve(position).outcome;
}

/// The digits from `start` on as tiles; `mark(i)` marks digit i.
template <class MarkOf>
std::vector<Cell> tiles(const std::string &digits, std::size_t start, MarkOf mark, std::size_t longest = longestInTiles)
{
    std::vector<Cell> cells;
    const auto add = [&](std::size_t from, std::size_t to) {
        for (std::size_t i = from; i < to; ++i)
            cells.push_back({.text = literal(Math{QString(QLatin1Char(digits[i]))}), .mark = mark(i)});
    };
    const std::size_t count = digits.size() - start;
    if (count <= longest) {
        add(start, digits.size());
    } else {
        add(start, start + headDigits);
        cells.push_back({.text = literal(Math{QStringLiteral("…")}), .mark = Mark::Muted});
        add(digits.size() - tailDigits, digits.size());
    }
    return cells;
}

std::vector<Cell> tiles(const std::string &digits)
{
    return tiles(digits, 0, [](std::size_t) { return Mark::None; });
}

/// The digits that the move makes vanish are struck: the deleted one, and zeros that would stand in front.
std::vector<Cell> tilesBeforeMove(const Position &position, const Move &move)
{
    const std::size_t gone = position.digits.size() - DigitDeletion::play(position, move).digits.size();
    return tiles(position.digits, 0, [&](std::size_t i) { return i >= move.digit && i < move.digit + gone ? Mark::Removed : Mark::None; });
}

Phrase digitCount(std::size_t count)
{
    return {context, QT_TRANSLATE_N_NOOP("digit-deletion", "%n digit(s)"), {}, count};
}

Phrase digitNote(std::size_t count)
{
    if (count == 0)
        return {context, QT_TRANSLATE_NOOP("digit-deletion", "nothing is left: the opponent has won")};
    if (count % 2 == 1)
        return {context, QT_TRANSLATE_NOOP("digit-deletion", "odd length: N")};
    return {context, QT_TRANSLATE_NOOP("digit-deletion", "even length: the opposite of the row below")};
}

class DigitNarrator {
public:
    DigitNarrator(const Position &position, const DigitDeletion::Solution &solution)
        : m_position(position), m_solution(solution)
    {
        if (!position.digits.empty())
            m_rest = DigitDeletion::play(position, {0});
        std::uint64_t bound = 0;
        const char *end = digits().data() + digits().size();
        const auto [last, wrong] = std::from_chars(digits().data(), end, bound);
        if (wrong == std::errc() && last == end && bound >= 1 && bound <= limits::maxNumber)
            m_bound = bound;
        m_count = DigitDeletion::countWinning(std::max<std::uint64_t>(1, m_bound));
    }

    Explanation narrate()
    {
        Explanation e;
        e.game = QStringLiteral("digit-deletion");
        e.position = DigitDeletion::format(m_position);
        e.outcome = m_solution.outcome;
        e.reason = reason();
        const std::vector<Move> moves = taughtFirst(m_solution.winningMoves, isN() ? std::optional(taught()) : std::nullopt);
        tellWinningMoves<DigitDeletion>(e, m_position, moves, movePhrase);
        if (!isN()) {
            e.moveCount = digits().size();
            m_answers = tellReplies<DigitDeletion>(e, m_position, movesToTell(), movePhrase,
                                                   [](const Move &, const Position &after, const DigitDeletion::Solution &) { return taughtIn(after); });
        }
        e.steps = {ruleStep(), oddStep()};
        if (digits().size() >= 2)
            e.steps.push_back(evenStep());
        e.steps.push_back(suffixesStep());
        e.steps.push_back(verdictStep());
        if (isN()) {
            e.steps.push_back(winningStep(moves));
            e.steps.push_back(afterStep());
        } else {
            e.steps.push_back(repliesStep(e));
        }
        tellCount(e.steps);
        return e;
    }

private:
    const std::string &digits() const { return m_position.digits; }
    bool isN() const { return m_solution.outcome == Outcome::N; }
    bool isOdd() const { return digits().size() % 2 == 1; }

    /// At an N-position a move that wins, as the argument finds it.
    static Move taughtIn(const Position &position)
    {
        const auto odd = DigitDeletion::oddCase(position);
        return odd ? odd->move : Move{0};
    }
    Move taught() const { return taughtIn(m_position); }

    /// All moves where they fit into the table, otherwise some from everywhere.
    std::vector<Move> movesToTell() const
    {
        return movesToAnswer<DigitDeletion>(m_position, [this] {
            std::vector<Move> moves;
            for (std::size_t i = 0; i < mostShownReplies; ++i)
                moves.push_back({i * (digits().size() - 1) / (mostShownReplies - 1)});
            return moves;
        });
    }

    // The number.

    Phrase reason() const
    {
        if (digits().empty())
            return {context, QT_TRANSLATE_NOOP("digit-deletion", "Nothing is left: the opponent has deleted the last digit that was not 0 and has won.")};
        if (isOdd())
            return {context, QT_TRANSLATE_N_NOOP("digit-deletion", "%n digit(s), an odd number: %1, for example."),
                    {movePhrase(m_position, taught())}, digits().size()};
        if (m_rest.digits.empty())
            return {context, QT_TRANSLATE_NOOP("digit-deletion", "Deleting the first digit leaves nothing and wins at once.")};
        if (isN())
            return {context, QT_TRANSLATE_N_NOOP("digit-deletion", "%n digit(s), an even number: deleting the first leaves %1, a P-position."),
                    {math(shown(m_rest.digits))}, digits().size()};
        return {context, QT_TRANSLATE_N_NOOP("digit-deletion", "%n digit(s), an even number: deleting the first leaves %1, an N-position."),
                {math(shown(m_rest.digits))}, digits().size()};
    }

    static CellGridFigure::Row numberRow(Phrase label, const Position &position)
    {
        CellGridFigure::Row row{.label = std::move(label), .cells = tiles(position.digits)};
        if (position.digits.empty())
            row.cells.push_back({.text = literal(Math{QStringLiteral("–")}), .mark = Mark::Muted});
        return row;
    }

    Step ruleStep() const
    {
        Step step = makeStep("rule", "rule", {context, QT_TRANSLATE_NOOP("digit-deletion", "The rule: delete one digit; zeros in front vanish with it")}, {
            words({context, QT_TRANSLATE_NOOP("digit-deletion", "A move deletes one digit of the number. If zeros stand in front then, they vanish too. Whoever deletes the last digit that is not 0, so that nothing is left, wins.")}),
        });
        CellGridFigure figure;
        figure.rows.push_back(numberRow({context, QT_TRANSLATE_NOOP("digit-deletion", "the number")}, m_position));
        if (digits().empty()) {
            step.body.push_back(words({context, QT_TRANSLATE_NOOP("digit-deletion", "Here nothing is left, written 0: the game is over.")}));
            step.figure = std::move(figure);
            return step;
        }
        step.body.push_back(words({context, QT_TRANSLATE_N_NOOP("digit-deletion", "Here the number is %1, with %n digit(s)."), {math(shown(digits()))}, digits().size()}));
        const std::size_t gone = digits().size() - m_rest.digits.size();
        if (m_rest.digits.empty())
            step.body.push_back(words({context, QT_TRANSLATE_NOOP("digit-deletion", "Deleting the first digit, %1, leaves nothing: that wins."), {math(QString(QLatin1Char(digits()[0])))}}, Reveal::Move));
        else if (gone > 1)
            step.body.push_back(words({context, QT_TRANSLATE_N_NOOP("digit-deletion", "Deleting the first digit takes %n zero(s) along and leaves %1."), {math(shown(m_rest.digits))}, gone - 1}));
        else
            step.body.push_back(words({context, QT_TRANSLATE_NOOP("digit-deletion", "Deleting the first digit leaves %1."), {math(shown(m_rest.digits))}}));
        const auto addMove = [&](Phrase label, const Move &move) {
            const Position after = DigitDeletion::play(m_position, move);
            figure.rows.push_back({.label = std::move(label), .cells = tilesBeforeMove(m_position, move)});
            if (digits().size() <= longestWithNotes)
                figure.rows.back().note = {context, QT_TRANSLATE_NOOP("digit-deletion", "leaves %1"), {nameOf(after)}};
        };
        addMove({context, QT_TRANSLATE_NOOP("digit-deletion", "delete the first digit")}, {0});
        if (digits().size() > 1)
            addMove({context, QT_TRANSLATE_NOOP("digit-deletion", "delete the last digit")}, {digits().size() - 1});
        step.figure = std::move(figure);
        return step;
    }

    /// A number of odd length to try the argument on: the position where it is one, otherwise what a move can make of it.
    Position oddSample() const
    {
        if (isOdd())
            return m_position;
        return digits().empty() ? Position{"7"} : DigitDeletion::play(m_position, {digits().size() - 1});
    }

    Step oddStep() const
    {
        const Position sample = oddSample();
        const auto found = *DigitDeletion::oddCase(sample);
        const Position rest = DigitDeletion::play(sample, {0});
        const Position after = DigitDeletion::play(sample, found.move);
        // Of the position itself this tells the outcome.
        const Reveal reveals = isOdd() ? Reveal::Move : Reveal::Nothing;
        Step step = makeStep("odd", "odd", {context, QT_TRANSLATE_NOOP("digit-deletion", "An odd number of digits: the player to move always wins")}, {}, reveals);
        step.body.push_back(words({context, QT_TRANSLATE_NOOP("digit-deletion", "Call the first digit d, and r what follows it without the zeros at its head. If r is P or nothing, delete d. If r is N and a zero follows d, delete that zero. If r is N and no zero follows, delete the last digit.")}));
        if (!isOdd() && !digits().empty())
            step.body.push_back(words({context, QT_TRANSLATE_N_NOOP("digit-deletion", "Try it on %1, with %n digit(s): what is left when the last digit is deleted here."), {math(shown(sample.digits))}, sample.digits.size()}));
        const Argument number = math(shown(sample.digits));
        const Argument first = math(QString(QLatin1Char(sample.digits[0])));
        switch (found.kind) {
        case OddKind::FirstDigit:
            if (sample.digits.size() == 1)
                step.body.push_back(words({context, QT_TRANSLATE_NOOP("digit-deletion", "%1 has one digit only: delete it, nothing is left, and you have won."), {number}}, reveals));
            else if (rest.digits.empty())
                step.body.push_back(words({context, QT_TRANSLATE_NOOP("digit-deletion", "In %1 only zeros follow d = %2, so r is nothing: delete d and you have won."), {number, first}}, reveals));
            else
                step.body.push_back(words({context, QT_TRANSLATE_NOOP("digit-deletion", "In %1 we have d = %2 and r = %3, which is P: delete d and hand r to the opponent."), {number, first, math(shown(rest.digits))}}, reveals));
            break;
        case OddKind::ZeroAfter:
            step.body.push_back(words({context, QT_TRANSLATE_NOOP("digit-deletion", "In %1 we have d = %2 and r = %3, which is N: do not hand it over. But a zero follows d. Delete that zero: %4 is left, of even length, where only deleting d can help, and that hands r to us."),
                                       {number, first, math(shown(rest.digits)), math(shown(after.digits))}}, reveals));
            break;
        case OddKind::LastDigit:
            step.body.push_back(words({context, QT_TRANSLATE_NOOP("digit-deletion", "In %1 we have d = %2 and r = %3, which is N: do not hand it over. No zero follows d. Delete the last digit: %4 is left, of even length, where only deleting d can help, and that hands us %5, of odd length again."),
                                       {number, first, math(shown(rest.digits)), math(shown(after.digits)), math(shown(DigitDeletion::play(after, {0}).digits))}}, reveals));
            break;
        }
        step.body.push_back(words({context, QT_TRANSLATE_NOOP("digit-deletion", "Each move makes the number shorter, so we may use the claim for shorter numbers already: it starts at one digit.")}));
        CellGridFigure figure;
        figure.rows.push_back({.label = {context, QT_TRANSLATE_NOOP("digit-deletion", "before")}, .cells = tilesBeforeMove(sample, found.move), .mark = Mark::N});
        if (sample.digits.size() > 1) {
            CellGridFigure::Row row = numberRow(literal(QStringLiteral("r")), rest);
            row.mark = markOf(outcomeOf(rest));
            figure.rows.push_back(std::move(row));
        }
        if (after.digits != rest.digits || sample.digits.size() == 1) {
            CellGridFigure::Row row = numberRow({context, QT_TRANSLATE_NOOP("digit-deletion", "after")}, after);
            row.mark = Mark::P;
            figure.rows.push_back(std::move(row));
        }
        step.figure = std::move(figure);
        return step;
    }

    Step evenStep() const
    {
        const Position sample = isOdd() ? DigitDeletion::play(m_position, {digits().size() - 1}) : m_position;
        const Position rest = DigitDeletion::play(sample, {0});
        const Position other = DigitDeletion::play(sample, {sample.digits.size() - 1});
        const Reveal reveals = isOdd() ? Reveal::Nothing : Reveal::Outcome;
        Step step = makeStep("even", "even", {context, QT_TRANSLATE_NOOP("digit-deletion", "An even number of digits: only deleting the first one can help")}, {
            words({context, QT_TRANSLATE_NOOP("digit-deletion", "Delete a digit that is not the first: d still stands in front, so no zero vanishes, and an odd number of digits is left. By the step before, the opponent wins.")}),
            words({context, QT_TRANSLATE_NOOP("digit-deletion", "So only deleting d is worth a look. It hands the opponent r: the outcome is the opposite of r's. If nothing is left of r, deleting d has won.")}),
        }, reveals);
        const Argument number = math(shown(sample.digits));
        if (rest.digits.empty())
            step.body.push_back(words({context, QT_TRANSLATE_NOOP("digit-deletion", "With %1: only zeros follow the first digit, so deleting it wins."), {number}}, reveals));
        else if (outcomeOf(rest) == Outcome::N)
            step.body.push_back(words({context, QT_TRANSLATE_NOOP("digit-deletion", "With %1: r = %2 is N, so %1 is P."), {number, math(shown(rest.digits))}}, reveals));
        else
            step.body.push_back(words({context, QT_TRANSLATE_NOOP("digit-deletion", "With %1: r = %2 is P, so %1 is N."), {number, math(shown(rest.digits))}}, reveals));
        CellGridFigure figure;
        CellGridFigure::Row before = numberRow({context, QT_TRANSLATE_NOOP("digit-deletion", "the number")}, sample);
        before.mark = markOf(outcomeOf(sample));
        figure.rows.push_back(std::move(before));
        const auto add = [&](Phrase label, const Position &after) {
            CellGridFigure::Row row = numberRow(std::move(label), after);
            row.mark = markOf(outcomeOf(after));
            if (digits().size() <= longestWithNotes)
                row.note = {context, QT_TRANSLATE_NOOP("digit-deletion", "the opponent's")};
            figure.rows.push_back(std::move(row));
        };
        add({context, QT_TRANSLATE_NOOP("digit-deletion", "delete the first digit")}, rest);
        add({context, QT_TRANSLATE_NOOP("digit-deletion", "delete another one")}, other);
        step.figure = std::move(figure);
        return step;
    }

    /// A number, and below it the suffixes that come when first digits are deleted one by one, each with its outcome.
    static CellGridFigure chainFigure(const Position &position, const DigitDeletion::Solution &solution)
    {
        const std::string &digits = position.digits;
        std::vector<DigitDeletion::Suffix> chain = solution.chain;
        const std::size_t count = chain.size();
        const bool isAligned = digits.size() <= longestInChain;
        CellGridFigure figure;
        figure.rowTitle = {context, QT_TRANSLATE_NOOP("digit-deletion", "digits")};
        for (std::size_t i = 0; i < count; ++i) {
            if (count > mostChainRows && i == headChainRows) {
                const std::size_t last = count - tailChainRows;
                figure.rows.push_back({.label = literal(QStringLiteral("…")), .cells = {{.text = literal(Math{QStringLiteral("…")}), .mark = Mark::Muted}},
                                       .note = {context, QT_TRANSLATE_N_NOOP("digit-deletion", "%n more row(s)"), {}, last - i}});
                i = last;
            }
            const std::size_t start = chain[i].start;
            CellGridFigure::Row row{.label = literal(Math{number(digits.size() - start)}), .mark = markOf(chain[i].outcome)};
            if (digits.size() <= longestWithNotes)
                row.note = digitNote(digits.size() - start);
            // Suffixes stand under the digits that they are.
            if (isAligned)
                row.cells.assign(std::min(start, digits.size()), {.content = CellGridFigure::Content::None});
            const std::size_t next = i + 1 < count ? chain[i + 1].start : start;
            const auto rest = tiles(digits, start, [&](std::size_t at) { return at < next ? Mark::Removed : Mark::None; }, longestInChain);
            row.cells.insert(row.cells.end(), rest.begin(), rest.end());
            if (start == digits.size())
                row.cells.push_back({.text = literal(Math{QStringLiteral("–")}), .mark = Mark::Muted});
            figure.rows.push_back(std::move(row));
        }
        return figure;
    }

    Step suffixesStep() const
    {
        Step step = makeStep("suffixes", "suffixes", {}, {}, Reveal::Outcome);
        if (digits().empty()) {
            step.title = {context, QT_TRANSLATE_NOOP("digit-deletion", "Nothing is left: the chain ends here")};
            step.body = {words({context, QT_TRANSLATE_NOOP("digit-deletion", "Nothing is P: the player to move has lost. Every chain that does not meet an odd length ends here.")}, Reveal::Outcome)};
            step.figure = chainFigure(m_position, m_solution);
            return step;
        }
        if (isOdd()) {
            step.title = {context, QT_TRANSLATE_N_NOOP("digit-deletion", "%n digit(s), an odd number: N at once"), {}, digits().size()};
            step.body = {words({context, QT_TRANSLATE_NOOP("digit-deletion", "No chain is needed for the outcome. What follows the first digit is looked at all the same: it says which digit to delete.")}, Reveal::Outcome)};
            // The rest's own chain, below the number.
            DigitDeletion::Solution all = m_solution;
            const std::size_t gone = digits().size() - m_rest.digits.size();
            for (const DigitDeletion::Suffix &suffix : DigitDeletion::solve(m_rest).chain)
                all.chain.push_back({suffix.start + gone, suffix.outcome});
            step.figure = chainFigure(m_position, all);
            return step;
        }
        const std::size_t end = digits().size() - m_solution.chain.back().start;
        step.title = {context, QT_TRANSLATE_NOOP("digit-deletion", "The chain of suffixes: each outcome is the opposite of the next one's")};
        step.body.push_back(words({context, QT_TRANSLATE_NOOP("digit-deletion", "As long as the length is even, delete the first digit and the zeros after it, until the length is odd or nothing is left.")}));
        if (end == 0)
            step.body.push_back(words({context, QT_TRANSLATE_NOOP("digit-deletion", "Here the chain ends at nothing, which is P: the player to move has lost.")}, Reveal::Outcome));
        else
            step.body.push_back(words({context, QT_TRANSLATE_N_NOOP("digit-deletion", "Here the chain ends at %1, with %n digit(s): an odd number, so N."),
                                       {math(shown(digits().substr(digits().size() - end)))}, end}, Reveal::Outcome));
        step.body.push_back(words({context, QT_TRANSLATE_N_NOOP("digit-deletion", "Read it upwards: each row is the opposite of the row below. After %n flip(s) the number itself is %1."),
                                   {math(isN() ? QStringLiteral("N") : QStringLiteral("P"))}, m_solution.chain.size() - 1}, Reveal::Outcome));
        step.figure = chainFigure(m_position, m_solution);
        return step;
    }

    Step verdictStep() const
    {
        Step step = makeStep("verdict", "verdict", {}, {}, Reveal::Outcome);
        if (digits().empty()) {
            step.title = {context, QT_TRANSLATE_NOOP("digit-deletion", "Nothing is left: a P-position, the player to move has lost")};
            step.body = {words({context, QT_TRANSLATE_NOOP("digit-deletion", "The opponent has just deleted the last digit that was not 0, and wins.")}, Reveal::Outcome)};
        } else if (isOdd()) {
            step.title = {context, QT_TRANSLATE_N_NOOP("digit-deletion", "%n digit(s), an odd number, so this is an N-position: the first player wins"), {}, digits().size()};
            step.body = {words({context, QT_TRANSLATE_NOOP("digit-deletion", "Whatever the digits are: among the first digit, the zero after it and the last digit one can be deleted so that the opponent loses.")}, Reveal::Outcome)};
        } else if (isN()) {
            step.title = {context, QT_TRANSLATE_NOOP("digit-deletion", "What follows the first digit is P, so this is an N-position: the first player wins")};
            step.body = {m_rest.digits.empty()
                             ? words({context, QT_TRANSLATE_NOOP("digit-deletion", "Only zeros follow the first digit. Deleting it leaves nothing.")}, Reveal::Outcome)
                             : words({context, QT_TRANSLATE_NOOP("digit-deletion", "Deleting the first digit hands the opponent %1, a P-position."), {math(shown(m_rest.digits))}}, Reveal::Outcome)};
        } else {
            step.title = {context, QT_TRANSLATE_NOOP("digit-deletion", "What follows the first digit is N, so this is a P-position: the second player wins")};
            step.body = {words({context, QT_TRANSLATE_NOOP("digit-deletion", "Deleting the first digit hands the opponent %1, an N-position. Deleting any other digit leaves an odd number of digits: N as well."), {math(shown(m_rest.digits))}}, Reveal::Outcome)};
        }
        CellGridFigure figure;
        CellGridFigure::Row row = numberRow({context, QT_TRANSLATE_NOOP("digit-deletion", "the number")}, m_position);
        row.mark = markOf(m_solution.outcome);
        const bool hasNotes = !digits().empty() && digits().size() <= longestWithNotes;
        if (hasNotes)
            row.note = digitCount(digits().size());
        figure.rows.push_back(std::move(row));
        if (!digits().empty()) {
            CellGridFigure::Row rest = numberRow({context, QT_TRANSLATE_NOOP("digit-deletion", "without its first digit")}, m_rest);
            rest.mark = markOf(outcomeOf(m_rest));
            if (hasNotes && !m_rest.digits.empty())
                rest.note = digitCount(m_rest.digits.size());
            figure.rows.push_back(std::move(rest));
        }
        step.figure = std::move(figure);
        return step;
    }

    /// What the argument says of a digit in this place.
    Phrase placePhrase(const Move &move) const
    {
        if (digits().size() == 1)
            return {context, QT_TRANSLATE_NOOP("digit-deletion", "the only digit")};
        if (move.digit == 0)
            return {context, QT_TRANSLATE_NOOP("digit-deletion", "the first digit")};
        if (move.digit == 1 && digits()[1] == '0')
            return {context, QT_TRANSLATE_NOOP("digit-deletion", "the zero after the first digit")};
        if (move.digit + 1 == digits().size())
            return {context, QT_TRANSLATE_NOOP("digit-deletion", "the last digit")};
        return {context, QT_TRANSLATE_NOOP("digit-deletion", "a digit between")};
    }

    Step winningStep(const std::vector<Move> &moves) const
    {
        Step step = makeStep("winning", "winning", {}, {}, Reveal::Move);
        const Position after = DigitDeletion::play(m_position, taught());
        step.title = {context, QT_TRANSLATE_NOOP("digit-deletion", "The winning deletion: %1"), {movePhrase(m_position, taught())}};
        if (after.digits.empty())
            step.body.push_back(words({context, QT_TRANSLATE_NOOP("digit-deletion", "It is %1. Nothing is left, and that wins."), {placePhrase(taught())}}, Reveal::Move));
        else
            step.body.push_back(words({context, QT_TRANSLATE_NOOP("digit-deletion", "It is %1. %2 is left, a P-position."), {placePhrase(taught()), math(shown(after.digits))}}, Reveal::Move));
        if (moves.size() == 1)
            step.body.push_back(words({context, QT_TRANSLATE_NOOP("digit-deletion", "It is the only winning deletion.")}, Reveal::Move));
        else
            step.body.push_back(words({context, QT_TRANSLATE_N_NOOP("digit-deletion", "%n deletions win in all: one of the first digit, the zero after it and the last digit always does; others may leave the same number or another P-position."), {}, moves.size()}, Reveal::Move));
        const std::size_t count = std::min(moves.size(), mostShownDeletions);
        if (digits().size() <= longestWithNotes) {
            CellGridFigure figure;
            for (std::size_t place = 1; place <= digits().size(); ++place)
                figure.heads.push_back(literal(Math{number(place)}));
            figure.rowTitle = {context, QT_TRANSLATE_NOOP("digit-deletion", "place")};
            for (std::size_t i = 0; i < count; ++i) {
                figure.rows.push_back({.label = placePhrase(moves[i]), .cells = tilesBeforeMove(m_position, moves[i]),
                                       .note = {context, QT_TRANSLATE_NOOP("digit-deletion", "leaves %1"), {nameOf(DigitDeletion::play(m_position, moves[i]))}},
                                       .mark = Mark::P});
            }
            if (moves.size() > count)
                figure.rows.push_back({.label = {context, QT_TRANSLATE_N_NOOP("digit-deletion", "%n more deletion(s)"), {}, moves.size() - count}});
            step.figure = std::move(figure);
            return step;
        }
        TableFigure figure;
        figure.header = {{context, QT_TRANSLATE_NOOP("digit-deletion", "My move")}, {context, QT_TRANSLATE_NOOP("digit-deletion", "which digit")},
                         {context, QT_TRANSLATE_NOOP("digit-deletion", "what is left")}};
        for (std::size_t i = 0; i < count; ++i)
            figure.rows.push_back({{movePhrase(m_position, moves[i])}, {placePhrase(moves[i])}, {nameOf(DigitDeletion::play(m_position, moves[i])), Mark::P}});
        figure.omitted = moves.size() - count;
        step.figure = std::move(figure);
        return step;
    }

    Step afterStep() const
    {
        const Position after = DigitDeletion::play(m_position, taught());
        Step step = makeStep("after", "winning", {}, {}, Reveal::Move);
        if (after.digits.empty()) {
            step.title = {context, QT_TRANSLATE_NOOP("digit-deletion", "After the move nothing is left")};
            step.body = {words({context, QT_TRANSLATE_NOOP("digit-deletion", "The last digit that was not 0 is gone: whoever deleted it has won.")}, Reveal::Move)};
        } else {
            step.title = {context, QT_TRANSLATE_NOOP("digit-deletion", "After the move %1 is left: a P-position for the opponent"), {math(shown(after.digits))}};
            step.body = {words({context, QT_TRANSLATE_NOOP("digit-deletion", "The same chain shows it. Whatever the opponent deletes, an N-position comes back to us, and we look again at its first digit, the zero after it and its last digit.")}, Reveal::Move)};
        }
        step.figure = chainFigure(after, DigitDeletion::solve(after));
        return step;
    }

    Step repliesStep(const Explanation &e) const
    {
        Step step = makeStep("replies", "verdict", {}, {}, Reveal::Move);
        if (digits().empty()) {
            step.title = {context, QT_TRANSLATE_NOOP("digit-deletion", "There is no digit left to delete")};
            step.body = {words({context, QT_TRANSLATE_NOOP("digit-deletion", "The game is over, and the opponent has won.")}, Reveal::Move)};
            CellGridFigure figure;
            figure.rows.push_back(numberRow({context, QT_TRANSLATE_NOOP("digit-deletion", "the number")}, m_position));
            step.figure = std::move(figure);
            return step;
        }
        step.title = {context, QT_TRANSLATE_NOOP("digit-deletion", "Every deletion has an answer")};
        step.body = {words({context, QT_TRANSLATE_NOOP("digit-deletion", "Each row: a deletion of the first player, what is left, and the second player's answer, which leaves a P-position or nothing.")}, Reveal::Move)};
        TableFigure figure;
        figure.header = {{context, QT_TRANSLATE_NOOP("digit-deletion", "My move")}, {context, QT_TRANSLATE_NOOP("digit-deletion", "what is left")},
                         {context, QT_TRANSLATE_NOOP("digit-deletion", "The answer")}, {context, QT_TRANSLATE_NOOP("digit-deletion", "what is left then")}};
        for (const Answered<DigitDeletion> &answered : m_answers) {
            const Position last = DigitDeletion::play(answered.after, answered.reply);
            figure.rows.push_back({{movePhrase(m_position, answered.move)}, {nameOf(answered.after), Mark::N},
                                   {movePhrase(answered.after, answered.reply)}, {nameOf(last), Mark::P}});
        }
        figure.omitted = e.moveCount - std::min<std::uint64_t>(e.moveCount, figure.rows.size());
        step.figure = std::move(figure);
        return step;
    }

    // How many numbers below it.

    void tellCount(std::vector<Step> &steps) const
    {
        if (m_bound == 0) {
            steps.push_back(noCountStep());
            return;
        }
        steps.push_back(questionStep());
        steps.push_back(tableStep());
        const auto &parts = m_count.parts;
        const auto shorter = static_cast<std::size_t>(std::count_if(parts.begin(), parts.end(), [](const auto &part) { return part.kind == PartKind::Shorter; }));
        const std::size_t group = std::max<std::size_t>(1, (shorter + mostShorterSteps - 1) / mostShorterSteps);
        int place = 0;
        for (std::size_t first = 0; first < shorter; first += group)
            steps.push_back(shorterStep(++place, first, std::min(first + group, shorter)));
        for (std::size_t i = shorter; i < parts.size(); ++i) {
            switch (parts[i].kind) {
            case PartKind::Shorter: break;
            case PartKind::OddLength: steps.push_back(oddLengthStep(i)); break;
            case PartKind::LowerDigits: steps.push_back(lowerStep(i)); break;
            case PartKind::SameDigit:
                if (m_count.walk.size() > 1)
                    steps.push_back(restsStep());
                steps.push_back(sameStep(i));
                break;
            }
        }
        steps.push_back(sumStep());
        steps.push_back(shareStep());
    }

    Step noCountStep() const
    {
        Step step = makeStep(Lesson<DigitDeletion>::countStep, "share", {context, QT_TRANSLATE_NOOP("digit-deletion", "The second question, how many numbers below it are N-positions, is not asked here")}, {});
        if (digits().empty())
            step.body.push_back(words({context, QT_TRANSLATE_NOOP("digit-deletion", "The count is about positive integers: there is none below 0. Enter a number of 1 or more to see it.")}));
        else
            step.body.push_back(words({context, QT_TRANSLATE_N_NOOP("digit-deletion", "This number has %n digit(s). The count is shown up to 10^18, as far as the problem goes: beyond it the counts themselves become too long to follow. Who wins needs only the chain above, at any length."), {}, digits().size()}));
        step.body.push_back(words({context, QT_TRANSLATE_NOOP("digit-deletion", "The chart shows the share of N-numbers for each length up to 18 digits.")}));
        step.figure = shareFigure();
        return step;
    }

    Step questionStep() const
    {
        Step step = makeStep(Lesson<DigitDeletion>::countStep, "count", {context, QT_TRANSLATE_NOOP("digit-deletion", "The second question: how many numbers below %1 are N-positions?"), {m_bound}}, {
            words({context, QT_TRANSLATE_NOOP("digit-deletion", "W(n) is the number of positive integers smaller than n that are N-positions. n itself is not counted. Here n = %1."), {m_bound}}),
        });
        if (m_bound == 1)
            step.body.push_back(words({context, QT_TRANSLATE_NOOP("digit-deletion", "No positive integer is smaller than 1, so W(1) = 0.")}));
        else
            step.body.push_back(words({context, QT_TRANSLATE_N_NOOP("digit-deletion", "Trying the %n number(s) one by one is not needed: we count them by their length, and those as long as n by their first digit."), {}, m_bound - 1}));
        // The first numbers, so that one sees what is counted.
        constexpr std::uint64_t width = 10;
        const std::uint64_t last = std::min<std::uint64_t>(m_bound, 39);
        CellGridFigure figure;
        for (std::uint64_t row = 0; row * width <= last; ++row) {
            CellGridFigure::Row cells;
            for (std::uint64_t value = row * width; value < (row + 1) * width && value <= last; ++value) {
                if (value == 0)
                    cells.cells.push_back({.content = CellGridFigure::Content::None});
                else if (value == m_bound)
                    cells.cells.push_back({.text = literal(Math{number(value)}), .mark = Mark::Muted, .isRinged = true});
                else
                    cells.cells.push_back({.text = literal(Math{number(value)}), .mark = markOf(outcomeOf({std::to_string(value)}))});
            }
            figure.rows.push_back(std::move(cells));
        }
        if (m_bound > last)
            figure.rows.back().note = {context, QT_TRANSLATE_NOOP("digit-deletion", "… up to %1"), {m_bound - 1}};
        else
            figure.rows.back().note = {context, QT_TRANSLATE_NOOP("digit-deletion", "%1 is not counted"), {m_bound}};
        step.figure = std::move(figure);
        return step;
    }

    /// `900`, `9 × 10¹⁷`
    static QString allOfLength(std::size_t length, std::uint64_t all)
    {
        if (length <= longestInWideTable)
            return number(all);
        static const QString superscripts = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
        QString text = QStringLiteral("9 × 10");
        for (const QChar digit : number(length - 1))
            text += superscripts[digit.digitValue()];
        return text;
    }

    std::size_t boundLength() const { return std::min(digits().size(), m_count.lengths.size()); }

    Step tableStep() const
    {
        Step step = makeStep("table", "table", {context, QT_TRANSLATE_NOOP("digit-deletion", "How many numbers of each length are N")}, {
            words({context, QT_TRANSLATE_NOOP("digit-deletion", "An odd length: all are N.")}),
            words({context, QT_TRANSLATE_NOOP("digit-deletion", "An even length L: a number is P exactly where what follows its first digit is N. There are 9 first digits, and what follows is any N-number of fewer digits:")}),
            formula(QStringLiteral("P(L) = 9 × W(10ᴸ⁻¹)")),
        });
        TableFigure figure;
        figure.header = {{context, QT_TRANSLATE_NOOP("digit-deletion", "length L")}, {context, QT_TRANSLATE_NOOP("digit-deletion", "all numbers")},
                         {context, QT_TRANSLATE_NOOP("digit-deletion", "N-numbers of fewer digits, W(10ᴸ⁻¹)")}, {context, QT_TRANSLATE_NOOP("digit-deletion", "P-numbers")},
                         {context, QT_TRANSLATE_NOOP("digit-deletion", "N-numbers")}};
        const std::size_t last = std::max<std::size_t>(boundLength(), 2);
        for (std::size_t length = 1; length <= last; ++length) {
            const auto &count = m_count.lengths[length - 1];
            figure.rows.push_back({{literal(Math{number(length)})}, {literal(Math{allOfLength(length, count.all)})}, {literal(Math{number(count.below)})},
                                   {literal(Math{number(count.all - count.winning)}), Mark::P}, {literal(Math{number(count.winning)}), Mark::N}});
        }
        const std::size_t even = last % 2 == 0 ? last : last - 1;
        const auto &count = m_count.lengths[even - 1];
        step.body.push_back(words({context, QT_TRANSLATE_NOOP("digit-deletion", "For L = %1: %2, and the other %3 are N."),
                                   {std::uint64_t{even}, math(QStringLiteral("9 × %1 = %2").arg(count.below).arg(count.all - count.winning)), count.winning}}));
        step.figure = std::move(figure);
        return step;
    }

    Phrase partPhrase(const DigitDeletion::CountPart &part) const
    {
        const Argument first = math(QString(QLatin1Char(digits()[0])));
        switch (part.kind) {
        case PartKind::Shorter: return digitCount(part.length);
        case PartKind::OddLength: return {context, QT_TRANSLATE_N_NOOP("digit-deletion", "%n digit(s), below n"), {}, part.length};
        case PartKind::LowerDigits: return {context, QT_TRANSLATE_N_NOOP("digit-deletion", "%n digits, the first below %1"), {first}, part.length};
        case PartKind::SameDigit: return {context, QT_TRANSLATE_N_NOOP("digit-deletion", "%n digits, the first %1, below n"), {first}, part.length};
        }
        return {};
    }

    /// The parts of the count; those before `end` are counted, of them those from `begin` on by this step. A table that is
    /// too long for a glance keeps the rows around this step.
    TableFigure partsFigure(std::size_t begin, std::size_t end) const
    {
        const std::size_t count = m_count.parts.size();
        std::size_t first = 0;
        std::size_t last = count;
        if (count > mostPartRows) {
            first = end > mostPartRows - 1 ? end - (mostPartRows - 1) : 0;
            last = std::min(count, first + mostPartRows - (first > 0 ? 1 : 0));
        }
        TableFigure figure;
        figure.header = {{context, QT_TRANSLATE_NOOP("digit-deletion", "numbers")}, {context, QT_TRANSLATE_NOOP("digit-deletion", "how many")},
                         {context, QT_TRANSLATE_NOOP("digit-deletion", "P-numbers")}, {context, QT_TRANSLATE_NOOP("digit-deletion", "N-numbers")},
                         {context, QT_TRANSLATE_NOOP("digit-deletion", "sum so far")}};
        if (first > 0) {
            const auto &before = m_count.parts[first - 1];
            figure.rows.push_back({{{context, QT_TRANSLATE_N_NOOP("digit-deletion", "up to %n digit(s)"), {}, before.length}}, {literal(QStringLiteral(" "))},
                                   {literal(QStringLiteral(" "))}, {literal(Math{number(before.sum)}), Mark::N}, {literal(Math{number(before.sum)})}});
        }
        for (std::size_t i = first; i < last; ++i) {
            const auto &part = m_count.parts[i];
            const bool isNow = i >= begin && i < end;
            const Mark mark = isNow ? Mark::Chosen : i < end ? Mark::None : Mark::Muted;
            figure.rows.push_back({{partPhrase(part), mark}, {literal(Math{number(part.all)}), i < end ? Mark::None : Mark::Muted},
                                   {literal(Math{number(part.all - part.winning)}), Mark::Muted},
                                   {literal(Math{number(part.winning)}), i < end ? Mark::N : Mark::Muted},
                                   {i < end ? literal(Math{number(part.sum)}) : literal(QStringLiteral(" ")), mark}});
        }
        figure.omitted = count - last;
        if (boundLength() > longestInWideTable) {
            figure.header.erase(figure.header.begin() + 1, figure.header.begin() + 3);
            for (auto &row : figure.rows)
                row.erase(row.begin() + 1, row.begin() + 3);
        }
        if (m_count.parts.empty())
            figure.rows.push_back({{{context, QT_TRANSLATE_NOOP("digit-deletion", "none")}}, {literal(Math{number(0)})}, {literal(Math{number(0)})}, {literal(Math{number(0)}), Mark::N}, {literal(Math{number(0)})}});
        return figure;
    }

    Paragraph sumParagraph(const DigitDeletion::CountPart &part) const
    {
        return words({context, QT_TRANSLATE_NOOP("digit-deletion", "Sum so far: %1."), {part.sum}});
    }

    /// `place` counts these steps from 1.
    Step shorterStep(int place, std::size_t begin, std::size_t end) const
    {
        const auto &first = m_count.parts[begin];
        const auto &last = m_count.parts[end - 1];
        const std::uint64_t before = begin > 0 ? m_count.parts[begin - 1].sum : 0;
        const QByteArray id = "shorter-" + QByteArray::number(place);
        Step step = makeStep(id.constData(), "table", {}, {});
        if (end - begin == 1) {
            step.title = {context, QT_TRANSLATE_N_NOOP("digit-deletion", "Numbers of %n digit(s): %1 are N"), {first.winning}, first.length};
            if (first.length % 2 == 1)
                step.body.push_back(words({context, QT_TRANSLATE_NOOP("digit-deletion", "All %1 of them are smaller than n, and an odd length is always N."), {first.all}}));
            else
                step.body.push_back(words({context, QT_TRANSLATE_NOOP("digit-deletion", "All %1 of them are smaller than n. Of these %2 are P, as the table says, and %3 are N."), {first.all, first.all - first.winning, first.winning}}));
        } else {
            QStringList terms;
            for (std::size_t i = begin; i < end; ++i)
                terms.append(number(m_count.parts[i].winning));
            step.title = {context, QT_TRANSLATE_NOOP("digit-deletion", "Numbers of %1 to %2 digits: %3 are N"), {std::uint64_t{first.length}, std::uint64_t{last.length}, last.sum - before}};
            step.body.push_back(words({context, QT_TRANSLATE_NOOP("digit-deletion", "All of them are smaller than n. Their N-numbers, length by length:")}));
            step.body.push_back(formula(QStringLiteral("%1 = %2").arg(terms.join(QStringLiteral(" + "))).arg(last.sum - before)));
        }
        step.body.push_back(sumParagraph(last));
        step.figure = partsFigure(begin, end);
        return step;
    }

    Step oddLengthStep(std::size_t index) const
    {
        const auto &part = m_count.parts[index];
        const auto &level = m_count.walk.front();
        Step step = makeStep("odd-length", "odd", {context, QT_TRANSLATE_N_NOOP("digit-deletion", "Numbers of %n digit(s) below n: all are N"), {}, part.length}, {
            words({context, QT_TRANSLATE_NOOP("digit-deletion", "n has an odd length, and every number of that length is N. Below n there are %1 of them:"), {part.winning}}),
            formula(QStringLiteral("%1 − %2 = %3").arg(level.bound).arg(level.bound - level.rest).arg(part.winning)),
            sumParagraph(part),
        });
        step.figure = partsFigure(index, index + 1);
        return step;
    }

    Step lowerStep(std::size_t index) const
    {
        const auto &part = m_count.parts[index];
        const auto &level = m_count.walk.front();
        const std::uint64_t endings = level.shorter + level.perDigit;
        Step step = makeStep("lower", "lower", {context, QT_TRANSLATE_NOOP("digit-deletion", "As long as n, with a lower first digit: %1 are N"), {part.winning}}, {
            words({context, QT_TRANSLATE_N_NOOP("digit-deletion", "n begins with %1, so %n lower first digit(s) can stand there. Any of %2 endings may follow, with zeros at the head or not."),
                   {math(QString(QLatin1Char(digits()[0]))), endings}, level.lowerDigits}),
            words({context, QT_TRANSLATE_NOOP("digit-deletion", "The length is even: the number is P where the ending is an N-number. %1 endings are; so each first digit has %2 N-numbers."),
                   {level.shorter, math(QStringLiteral("%1 − %2 = %3").arg(endings).arg(level.shorter).arg(level.perDigit))}}),
            formula(QStringLiteral("%1 × %2 = %3").arg(level.lowerDigits).arg(level.perDigit).arg(part.winning)),
            sumParagraph(part),
        });
        step.figure = partsFigure(index, index + 1);
        return step;
    }

    Step restsStep() const
    {
        const auto &walk = m_count.walk;
        Step step = makeStep("rests", "rests", {context, QT_TRANSLATE_NOOP("digit-deletion", "Walk along the digits: W(%1) is needed"), {walk[1].bound}}, {
            words({context, QT_TRANSLATE_NOOP("digit-deletion", "Now the numbers that begin with %1 as n does. Their endings are smaller than %2, which is what follows in n. They are P where the ending is an N-number, so we need W(%2): the same question for a shorter number."),
                   {math(QString(QLatin1Char(digits()[0]))), walk[1].bound}}),
        });
        const auto &last = walk.back();
        if (last.length % 2 == 1)
            step.body.push_back(words({context, QT_TRANSLATE_N_NOOP("digit-deletion", "The walk ends at %1, with %n digit(s): an odd length, where all are N."), {last.bound}, last.length}));
        else
            step.body.push_back(words({context, QT_TRANSLATE_NOOP("digit-deletion", "The walk ends at %1: at most 1 follows its first digit, and no positive integer is below that."), {last.bound}}));
        TableFigure figure;
        figure.header = {literal(Math{QStringLiteral("x")}), {context, QT_TRANSLATE_NOOP("digit-deletion", "fewer digits")}, {context, QT_TRANSLATE_NOOP("digit-deletion", "lower first digit")},
                         {context, QT_TRANSLATE_NOOP("digit-deletion", "the others below x")}, literal(Math{QStringLiteral("W(x)")})};
        for (std::size_t i = 1; i < walk.size(); ++i) {
            const auto &level = walk[i];
            const QString rest = level.length % 2 == 1 ? number(level.restWinning)
                                                       : QStringLiteral("%1 − %2 = %3").arg(level.rest).arg(level.rest - level.restWinning).arg(level.restWinning);
            figure.rows.push_back({{literal(Math{number(level.bound)}), i == 1 ? Mark::Chosen : Mark::None}, {literal(Math{number(level.shorter)})},
                                   {literal(Math{QStringLiteral("%1 × %2").arg(level.lowerDigits).arg(level.perDigit)})}, {literal(Math{rest})},
                                   {literal(Math{number(level.winning)}), i == 1 ? Mark::Chosen : Mark::None}});
            if (level.length % 2 == 1)
                figure.rows.back()[2].text = literal(Math{QStringLiteral("–")});
        }
        if (boundLength() > longestInWideTable) {
            figure.header.erase(figure.header.begin() + 2);
            figure.header[2] = {context, QT_TRANSLATE_NOOP("digit-deletion", "as long as x")};
            for (std::size_t i = 1; i < walk.size(); ++i) {
                auto &row = figure.rows[i - 1];
                row.erase(row.begin() + 2);
                row[0].text = digitCount(walk[i].length);
                row[2].text = literal(Math{number(walk[i].winning - walk[i].shorter)});
                row[3].mark = Mark::None; // bold digits would not fit
            }
        }
        // From the last number upwards, as the sums need one another.
        if (walk.size() > 2)
            step.body.push_back(words({context, QT_TRANSLATE_NOOP("digit-deletion", "Read the table upwards: each row needs the W(x) of the row below.")}));
        step.body.push_back(formula(QStringLiteral("W(%1) = %2").arg(walk[1].bound).arg(walk[1].winning)));
        step.figure = std::move(figure);
        return step;
    }

    Step sameStep(std::size_t index) const
    {
        const auto &part = m_count.parts[index];
        const auto &level = m_count.walk.front();
        const std::uint64_t lost = level.rest - level.restWinning;
        Step step = makeStep("same", "same", {context, QT_TRANSLATE_NOOP("digit-deletion", "As long as n, with the same first digit: %1 are N"), {part.winning}}, {
            words({context, QT_TRANSLATE_N_NOOP("digit-deletion", "%n number(s) begin with %1 and are below n: their endings are smaller than %2."), {math(QString(QLatin1Char(digits()[0]))), level.rest}, part.all}),
            words({context, QT_TRANSLATE_NOOP("digit-deletion", "%1 of these endings are N-numbers, which makes the whole number P. The others are N:"), {lost}}),
            formula(QStringLiteral("%1 − W(%1) = %1 − %2 = %3").arg(level.rest).arg(lost).arg(part.winning)),
            sumParagraph(part),
        });
        step.figure = partsFigure(index, index + 1);
        return step;
    }

    Step sumStep() const
    {
        const std::size_t count = m_count.parts.size();
        Step step = makeStep("sum", "sum", {context, QT_TRANSLATE_NOOP("digit-deletion", "The sum: %1"), {math(QStringLiteral("W(%1) = %2").arg(m_bound).arg(m_count.winning))}}, {
            m_bound == 1 ? words({context, QT_TRANSLATE_NOOP("digit-deletion", "No positive integer is smaller than 1, so W(1) = 0.")})
                         : words({context, QT_TRANSLATE_N_NOOP("digit-deletion", "Of the %n positive integer(s) below n %1 are N-positions, where the first player wins, and %2 are P-positions."), {m_count.winning, m_bound - 1 - m_count.winning}, m_bound - 1}),
            words({context, QT_TRANSLATE_NOOP("digit-deletion", "n itself is not among them, whoever wins it.")}),
        });
        step.figure = partsFigure(count, count);
        return step;
    }

    SeriesFigure shareFigure() const
    {
        SeriesFigure figure;
        figure.shape = SeriesFigure::Shape::Bars;
        figure.xTitle = {context, QT_TRANSLATE_NOOP("digit-deletion", "number of digits")};
        figure.yTitle = {context, QT_TRANSLATE_NOOP("digit-deletion", "share of N-numbers, per cent")};
        figure.yMin = 0;
        figure.yMax = 100;
        SeriesFigure::Series series{.mark = Mark::N};
        for (std::size_t i = 0; i < m_count.lengths.size(); ++i) {
            series.x.push_back(static_cast<double>(i + 1));
            series.y.push_back(100.0 * static_cast<double>(m_count.lengths[i].winning) / static_cast<double>(m_count.lengths[i].all));
        }
        figure.series.push_back(std::move(series));
        return figure;
    }

    Step shareStep() const
    {
        const auto &two = m_count.lengths[1];
        const auto &four = m_count.lengths[3];
        Step step = makeStep("share", "share", {context, QT_TRANSLATE_NOOP("digit-deletion", "How large is the share of N-numbers at each length?")}, {
            words({context, QT_TRANSLATE_NOOP("digit-deletion", "Odd lengths: all of them. Even lengths: few, since most endings are N and make the number P.")}),
            words({context, QT_TRANSLATE_NOOP("digit-deletion", "Of the %1 two-digit numbers %2 are N (10, 20, …, 90), of the %3 four-digit numbers %4."), {two.all, two.winning, four.all, four.winning}}),
        });
        step.figure = shareFigure();
        return step;
    }

    const Position &m_position;
    const DigitDeletion::Solution &m_solution;
    Position m_rest;           ///< what deleting the first digit leaves
    std::uint64_t m_bound = 0; ///< the number itself, or 0 where nothing below it is counted
    DigitDeletion::Count m_count;
    std::vector<Answered<DigitDeletion>> m_answers;
};

} // namespace

GameInfo Lesson<DigitDeletion>::info()
{
    return {
        .id = QStringLiteral("digit-deletion"),
        .title = {context, QT_TRANSLATE_NOOP("digit-deletion", "Digit deletion")},
        .shortTitle = {"digit-deletion-short", QT_TRANSLATE_NOOP("digit-deletion-short", "Digit deletion")},
        .problem = {context, QT_TRANSLATE_NOOP("digit-deletion", "Nowcoder 136171/F")},
        .group = GameGroup::NumberTheory,
        .theory = {context, QT_TRANSLATE_NOOP("digit-deletion", "Parity of the length, and a count digit by digit")},
        .rule = {context, QT_TRANSLATE_NOOP("digit-deletion", "Delete one digit, then zeros in front vanish; whoever leaves nothing wins.")},
        .textHint = {context, QT_TRANSLATE_NOOP("digit-deletion", "a positive integer, such as 105")},
    };
}

Explanation Lesson<DigitDeletion>::narrate(const DigitDeletion::Position &position, const DigitDeletion::Solution &solution)
{
    return DigitNarrator(position, solution).narrate();
}

std::vector<Example> Lesson<DigitDeletion>::examples()
{
    return {
        {{context, QT_TRANSLATE_NOOP("digit-deletion", "A chain through zeros: 30200504")}, "30200504"},
        {{context, QT_TRANSLATE_NOOP("digit-deletion", "Odd length, and the zero must go: 105")}, "105"},
        {{context, QT_TRANSLATE_NOOP("digit-deletion", "A P-position: 300102")}, "300102"},
        {{context, QT_TRANSLATE_NOOP("digit-deletion", "Several winning deletions: 91012")}, "91012"},
        {{context, QT_TRANSLATE_NOOP("digit-deletion", "The problem's input 1000: how many below it?")}, "1000"},
        {{context, QT_TRANSLATE_NOOP("digit-deletion", "18 digits with zeros in many places")}, "907050301020406080"},
        {{context, QT_TRANSLATE_NOOP("digit-deletion", "The largest count: below 10^18")}, "1000000000000000000"},
        {{context, QT_TRANSLATE_NOOP("digit-deletion", "Too long to count, but easy to win")}, "31415926535897932384626433832795028841"},
        {{context, QT_TRANSLATE_NOOP("digit-deletion", "One digit: nothing is below 1")}, "1"},
        {{context, QT_TRANSLATE_NOOP("digit-deletion", "The end of the game")}, "0"},
    };
}

std::string Lesson<DigitDeletion>::randomPosition(RandomSize size, std::uint64_t seed)
{
    struct Range { std::uint64_t fewest, most; };
    const Range range = [size]() -> Range {
        switch (size) {
        case RandomSize::Small: return {2, 6};
        case RandomSize::Medium: return {7, 14};
        case RandomSize::Large: return {15, 40};
        }
        return {};
    }();
    Chance chance(seed);
    const Outcome wanted = chance.coin() ? Outcome::P : Outcome::N;
    while (true) {
        DigitDeletion::Position position;
        for (std::uint64_t left = chance.between(range.fewest, range.most); left > 0; --left) {
            // More zeros than by chance alone: they are what the game is about.
            const bool isZero = !position.digits.empty() && chance.between(0, 3) == 0;
            position.digits += static_cast<char>('0' + (isZero ? 0 : chance.between(1, 9)));
        }
        if (DigitDeletion::solve(position).outcome == wanted)
            return DigitDeletion::format(position);
    }
}

} // namespace mexplain
