#include "explain/narrations/wythoff.h"

#include "explain/narration.h"
#include "solver/limits.h"

#include <algorithm>
#include <set>

namespace mexplain {

namespace {

using Position = Wythoff::Position;
using Move = Wythoff::Move;
using Solution = Wythoff::Solution;
using ColdPair = Wythoff::ColdPair;
using Cell = CellGridFigure::Cell;
using Content = CellGridFigure::Content;

constexpr const char *context = "wythoff";

/// So many pairs are built, one a step.
constexpr std::size_t builtPairs = 5;
/// A figure shows at most so many columns and rows of the board.
constexpr std::uint64_t mostColumns = 12;
constexpr std::uint64_t mostRows = 7;
constexpr std::uint64_t mapColumns = 14;
/// Longer numbers do not fit over the columns of a figure.
constexpr std::uint64_t largestHead = 9999;
/// A table of the pairs up to this difference lists so many side by side.
constexpr std::uint64_t longestShortTable = 999;
constexpr std::size_t shortTableColumns = 10;
/// The chart shows so many pairs, and positions up to this size.
constexpr std::size_t chartPairs = 24;
constexpr std::uint64_t largestInChart = 65;

Math pair(std::uint64_t first, std::uint64_t second)
{
    return math(QStringLiteral("(%1, %2)").arg(first).arg(second));
}

Math pair(const Position &position)
{
    return pair(position.first, position.second);
}

Phrase movePhrase(const Position &, const Move &move)
{
    if (move.fromSecond == 0)
        return {context, QT_TRANSLATE_NOOP("wythoff", "take %1 from the first pile"), {move.fromFirst}};
    if (move.fromFirst == 0)
        return {context, QT_TRANSLATE_NOOP("wythoff", "take %1 from the second pile"), {move.fromSecond}};
    return {context, QT_TRANSLATE_NOOP("wythoff", "take %1 from both piles"), {move.fromFirst}};
}

bool isP(std::uint64_t first, std::uint64_t second)
{
    return Wythoff::solve({first, second}).outcome == Outcome::P;
}

/// With more than the cold pair's smaller number in the smaller pile, the same from both; with less, from the larger pile.
Move taughtIn(const Position &position, const Solution &solution)
{
    const bool isBoth = std::min(position.first, position.second) > solution.coldLower;
    return *std::find_if(solution.winningMoves.begin(), solution.winningMoves.end(), [&](const Move &move) {
        if (isBoth)
            return move.fromFirst != 0 && move.fromSecond != 0;
        return position.first > position.second ? move.fromSecond == 0 : move.fromFirst == 0;
    });
}

/// A piece of the quarter board, columns and rows from the smallest; the corner (0, 0) is at the left below.
struct Window {
    std::uint64_t left = 0;
    std::uint64_t bottom = 0;
    std::uint64_t columns = 0;
    std::uint64_t rows = 0;

    bool contains(std::uint64_t column, std::uint64_t row) const
    {
        return column >= left && column - left < columns && row >= bottom && row - bottom < rows;
    }
};

/// Where she is and what lies towards the corner, with one column and row beyond her.
Window windowBelow(const Position &at)
{
    const auto from = [](std::uint64_t number, std::uint64_t most) { return number + 2 > most ? number + 2 - most : 0; };
    const auto count = [&](std::uint64_t number, std::uint64_t most) {
        return std::min(std::clamp<std::uint64_t>(number + 2, 5, most), limits::maxNumber - from(number, most) + 1);
    };
    return {from(at.first, mostColumns), from(at.second, mostRows), count(at.first, mostColumns), count(at.second, mostRows)};
}

/// "a − 3" for a long number, the number itself otherwise.
Phrase headOf(std::uint64_t number, std::uint64_t own, const char *name)
{
    if (own <= largestHead)
        return literal(Math{QString::number(number)});
    if (number == own)
        return literal(Math{QString::fromLatin1(name)});
    return literal(Math{number < own ? QStringLiteral("%1−%2").arg(QLatin1String(name)).arg(own - number) : QStringLiteral("%1+%2").arg(QLatin1String(name)).arg(number - own)});
}

/// `cell(column, row)` for each of the window's cells; long numbers are told as their distance from `own`.
template <class CellOf>
CellGridFigure boardFigure(const Window &window, const Position &own, CellOf cell)
{
    CellGridFigure figure;
    figure.isBoard = true;
    figure.rowTitle = literal(Math{QStringLiteral("b \\ a")});
    if (own.first > largestHead || own.second > largestHead)
        figure.columnTitle = literal(Math{QStringLiteral("a = %1, b = %2").arg(own.first).arg(own.second)});
    for (std::uint64_t i = 0; i < window.columns; ++i)
        figure.heads.push_back(headOf(window.left + i, own.first, "a"));
    for (std::uint64_t j = window.rows; j-- > 0;) {
        CellGridFigure::Row row{.label = headOf(window.bottom + j, own.second, "b")};
        for (std::uint64_t i = 0; i < window.columns; ++i)
            row.cells.push_back(cell(window.left + i, window.bottom + j));
        figure.rows.push_back(std::move(row));
    }
    return figure;
}

Cell outcomeCell(std::uint64_t column, std::uint64_t row)
{
    const bool isLost = isP(column, row);
    return {.text = literal(Math{isLost ? QStringLiteral("P") : QStringLiteral("N")}), .mark = isLost ? Mark::P : Mark::N};
}

Cell queenCell(Mark mark = Mark::None)
{
    return {.mark = mark, .content = Content::Queen};
}

/// The arrow of the move that leads from the queen's cell over this one; empty where none does.
QString arrowAt(const Position &queen, std::uint64_t column, std::uint64_t row)
{
    if (row == queen.second && column < queen.first)
        return QStringLiteral("←");
    if (column == queen.first && row < queen.second)
        return QStringLiteral("↓");
    if (column < queen.first && row < queen.second && queen.first - column == queen.second - row)
        return QStringLiteral("↙");
    return {};
}

class WythoffNarrator {
public:
    WythoffNarrator(const Position &position, const Solution &solution)
        : m_position(position), m_solution(solution), m_pairs(Wythoff::coldPairsByMex(chartPairs))
    {
    }

    Explanation narrate()
    {
        Explanation e;
        e.game = QStringLiteral("wythoff");
        e.position = Wythoff::format(m_position);
        e.outcome = m_solution.outcome;
        e.reason = reason();
        const auto first = isN() ? std::optional(taught()) : std::nullopt;
        tellWinningMoves<Wythoff>(e, m_position, taughtFirst(m_solution.winningMoves, first), movePhrase);
        if (!isN()) {
            const std::uint64_t both = std::min(m_position.first, m_position.second);
            e.moveCount = saturatingSum(std::vector<std::uint64_t>{m_position.first, m_position.second, both});
            m_answers = tellReplies<Wythoff>(e, m_position, movesToAnswer<Wythoff>(m_position, [this] { return someMoves(); }), movePhrase,
                [](const Move &, const Position &after, const Solution &solved) { return taughtIn(after, solved); });
        }
        e.steps = {ruleStep(), linesStep()};
        for (std::size_t k = 0; k < builtPairs; ++k)
            e.steps.push_back(pairStep(k));
        e.steps.push_back(mapStep());
        e.steps.push_back(tableStep());
        e.steps.push_back(ratioStep());
        e.steps.push_back(slopesStep());
        e.steps.push_back(verdictStep());
        if (isN()) {
            e.steps.push_back(movesStep());
            e.steps.push_back(moveStep());
            e.steps.push_back(afterStep());
        } else {
            e.steps.push_back(repliesStep(e));
        }
        return e;
    }

private:
    bool isN() const { return m_solution.outcome == Outcome::N; }
    bool isOver() const { return m_position.first == 0 && m_position.second == 0; }
    std::uint64_t low() const { return std::min(m_position.first, m_position.second); }
    std::uint64_t high() const { return std::max(m_position.first, m_position.second); }
    std::uint64_t difference() const { return m_solution.difference; }
    std::uint64_t cold() const { return m_solution.coldLower; }
    Move taught() const { return taughtIn(m_position, m_solution); }

    /// Of each kind of move the first, some in the middle and the last.
    std::vector<Move> someMoves() const
    {
        std::vector<Move> moves;
        const auto add = [&](std::uint64_t most, bool first, bool second) {
            std::set<std::uint64_t> amounts;
            for (const std::uint64_t take : {std::uint64_t{1}, std::uint64_t{2}, std::uint64_t{3}, most / 4, most / 2, most - most / 4, most - std::min<std::uint64_t>(most, 1), most}) {
                if (take >= 1 && take <= most)
                    amounts.insert(take);
            }
            for (const std::uint64_t take : amounts)
                moves.push_back({first ? take : 0, second ? take : 0});
        };
        add(m_position.first, true, false);
        add(m_position.second, false, true);
        add(low(), true, true);
        return moves;
    }

    /// ⌊3·φ⌋
    QString golden() const { return QStringLiteral("⌊%1·φ⌋").arg(difference()); }

    Phrase reason() const
    {
        if (isOver())
            return {context, QT_TRANSLATE_NOOP("wythoff", "Both piles are empty: the opponent took the last one and has won.")};
        if (!isN())
            return {context, QT_TRANSLATE_NOOP("wythoff", "For the difference %1 the smaller pile is just %2."), {difference(), math(QStringLiteral("%1 = %2").arg(golden()).arg(cold()))}};
        const Move move = taught();
        const Math told = math(QStringLiteral("%1 %2 %3 = %4").arg(low()).arg(QChar(low() > cold() ? u'>' : u'<')).arg(golden()).arg(cold()));
        if (move.fromFirst != 0 && move.fromSecond != 0)
            return {context, QT_TRANSLATE_NOOP("wythoff", "The smaller pile is %1: take %2 from both piles."), {told, move.fromFirst}};
        if (move.fromFirst != 0)
            return {context, QT_TRANSLATE_NOOP("wythoff", "The smaller pile is %1: take %2 from the first pile."), {told, move.fromFirst}};
        return {context, QT_TRANSLATE_NOOP("wythoff", "The smaller pile is %1: take %2 from the second pile."), {told, move.fromSecond}};
    }

    /// The board with the queen's lines.
    CellGridFigure linesOf(const Position &queen) const
    {
        return boardFigure(windowBelow(queen), queen, [&](std::uint64_t column, std::uint64_t row) {
            if (column == queen.first && row == queen.second)
                return queenCell();
            const QString arrow = arrowAt(queen, column, row);
            return arrow.isEmpty() ? Cell{.mark = Mark::Muted} : Cell{.text = literal(Math{arrow}), .mark = Mark::Chosen};
        });
    }

    Step ruleStep() const
    {
        Step step = makeStep("rule", "rule", {context, QT_TRANSLATE_NOOP("wythoff", "The rule: two piles, or a queen that walks to the corner")}, {
            words({context, QT_TRANSLATE_NOOP("wythoff", "A move takes any number from one of the two piles, or the same number from both. Whoever takes the last one wins.")}),
            words({context, QT_TRANSLATE_NOOP("wythoff", "Draw the piles as a cell of a board: the first pile a is the column, the second pile b the row. A move is then that of a chess queen: left, down, or diagonally down to the left. Whoever brings her to the corner (0, 0) wins.")}),
        });
        if (isOver())
            step.body.push_back(words({context, QT_TRANSLATE_NOOP("wythoff", "She stands in the corner already: no move is left.")}));
        else
            step.body.push_back(words({context, QT_TRANSLATE_NOOP("wythoff", "Here the piles hold %1 and %2, so she stands on %3. The arrows show where she can go."), {m_position.first, m_position.second, pair(m_position)}}));
        step.figure = linesOf(m_position);
        return step;
    }

    Step linesStep() const
    {
        const ColdPair &first = m_pairs[1];
        Step step = makeStep("lines", "pair", {context, QT_TRANSLATE_NOOP("wythoff", "A P-cell makes all cells of its lines N")}, {
            words({context, QT_TRANSLATE_NOOP("wythoff", "Every cell right of a P-cell, above it or diagonally above it can reach it in one move, so it is N. The picture shows this for %1."), {pair(first.lower, first.upper)}}),
            words({context, QT_TRANSLATE_NOOP("wythoff", "So no two P-cells stand in one row, in one column or on one diagonal. For the two numbers of a P-cell, called a cold pair, that means: no number is in two pairs, and no difference occurs twice.")}),
            words({context, QT_TRANSLATE_NOOP("wythoff", "The board is symmetric. We write the smaller number first, and %1 stands for %2 too."), {pair(first.lower, first.upper), pair(first.upper, first.lower)}}),
        });
        const Position cell{first.lower, first.upper};
        step.figure = boardFigure({0, 0, mostRows + 1, mostRows}, {0, 0}, [&](std::uint64_t column, std::uint64_t row) {
            if (column == cell.first && row == cell.second)
                return outcomeCell(column, row);
            const QString arrow = arrowAt({column, row}, cell.first, cell.second);
            return arrow.isEmpty() ? Cell{.mark = Mark::Muted} : Cell{.text = literal(Math{arrow}), .mark = Mark::N};
        });
        return step;
    }

    Step pairStep(std::size_t k) const
    {
        const auto [lower, upper] = m_pairs[k];
        const QByteArray id = "cold-" + QByteArray::number(static_cast<qulonglong>(k));
        Step step = makeStep(id.constData(), "pair", {}, {});
        if (k == 0) {
            step.title = {context, QT_TRANSLATE_NOOP("wythoff", "Pair 0 is (0, 0), the end of the game")};
            step.body = {words({context, QT_TRANSLATE_NOOP("wythoff", "With both piles empty the player to move has lost: P. Here all cold pairs begin; the number 0 and the difference 0 are used now.")})};
        } else {
            std::vector<std::uint64_t> used;
            for (std::size_t i = 0; i < k; ++i) {
                used.push_back(m_pairs[i].lower);
                if (i > 0)
                    used.push_back(m_pairs[i].upper);
            }
            std::sort(used.begin(), used.end());
            step.title = {context, QT_TRANSLATE_NOOP("wythoff", "Pair %1 is %2: the least number not used, and %1 more"), {std::uint64_t{k}, pair(lower, upper)}};
            step.body = {
                words({context, QT_TRANSLATE_NOOP("wythoff", "The pairs so far use the numbers %1. The least number not among them, their mex, is %2."), {math(numberList(used, 20)), lower}}),
                words({context, QT_TRANSLATE_NOOP("wythoff", "The least difference not used is %1, so the other number is %2."), {std::uint64_t{k}, math(QStringLiteral("%1 + %2 = %3").arg(lower).arg(k).arg(upper))}}),
            };
            if (k == 1)
                step.body.push_back(words({context, QT_TRANSLATE_NOOP("wythoff", "No nearer cell will do: with a number that is used, or with a difference that is used, it lies on a line of an earlier P-cell.")}));
        }
        CellGridFigure figure;
        const std::uint64_t last = m_pairs[builtPairs - 1].upper;
        CellGridFigure::Row numbers{.label = {context, QT_TRANSLATE_NOOP("wythoff", "numbers")}};
        const auto isUsed = [&](std::uint64_t number) {
            return std::any_of(m_pairs.begin(), m_pairs.begin() + static_cast<std::ptrdiff_t>(k), [&](const ColdPair &one) { return one.lower == number || one.upper == number; });
        };
        for (std::uint64_t i = 0; i <= last; ++i)
            numbers.cells.push_back({.text = literal(Math{number(i)}), .mark = i == lower ? Mark::Chosen : i == upper ? Mark::Changed : isUsed(i) ? Mark::Removed : Mark::None});
        CellGridFigure::Row differences{.label = {context, QT_TRANSLATE_NOOP("wythoff", "differences")}};
        for (std::uint64_t i = 0; i < builtPairs; ++i)
            differences.cells.push_back({.text = literal(Math{number(i)}), .mark = i == k ? Mark::Chosen : i < k ? Mark::Removed : Mark::None});
        figure.rows = {std::move(numbers), std::move(differences)};
        step.figure = std::move(figure);
        return step;
    }

    Step mapStep() const
    {
        Step step = makeStep("map", "pair", {context, QT_TRANSLATE_NOOP("wythoff", "Why just these pairs are the P-positions")}, {
            words({context, QT_TRANSLATE_NOOP("wythoff", "From a cold pair no move reaches another one: taking from one pile keeps the other number, and taking from both keeps the difference. But each number and each difference occurs once.")}),
            words({context, QT_TRANSLATE_NOOP("wythoff", "From any other position one move does. Take the cold pair with the same difference. If our smaller pile is greater than its smaller number, take the same from both piles until it is equal.")}),
            words({context, QT_TRANSLATE_NOOP("wythoff", "If it is less, our smaller pile is in an earlier pair, and its partner is smaller than our larger pile: take from that one.")}),
        });
        const Position none{0, 0};
        step.figure = boardFigure({0, 0, mapColumns, mostRows}, none, [&](std::uint64_t column, std::uint64_t row) {
            Cell cell = outcomeCell(column, row);
            cell.isRinged = column == m_position.first && row == m_position.second;
            return cell;
        });
        return step;
    }

    Step tableStep() const
    {
        Step step = makeStep("table", "pair", {context, QT_TRANSLATE_NOOP("wythoff", "The table of cold pairs")}, {
            words({context, QT_TRANSLATE_NOOP("wythoff", "Row after row by the same rule: aₖ is the least number not used yet, and bₖ = aₖ + k. Every positive number stands in just one row.")}),
            words({context, QT_TRANSLATE_NOOP("wythoff", "Our piles have the difference %1, so row %1 is the one to compare with."), {difference()}}),
        });
        // Short numbers stand side by side; long ones need lines of their own.
        step.figure = difference() <= longestShortTable ? Figure(shortTable()) : Figure(longTable());
        return step;
    }

    CellGridFigure shortTable() const
    {
        std::set<std::uint64_t> columns{difference()};
        for (std::uint64_t k = 0; columns.size() < shortTableColumns; ++k)
            columns.insert(k);
        CellGridFigure figure;
        figure.rowTitle = literal(Math{QStringLiteral("k")});
        CellGridFigure::Row lower{.label = literal(Math{QStringLiteral("aₖ")})};
        CellGridFigure::Row upper{.label = literal(Math{QStringLiteral("bₖ")})};
        std::uint64_t next = 0;
        for (const std::uint64_t k : columns) {
            if (k > next) {
                figure.heads.push_back(literal(Math{QStringLiteral("…")}));
                lower.cells.push_back({.content = Content::None});
                upper.cells.push_back({.content = Content::None});
            }
            const Mark mark = k == difference() ? Mark::Chosen : Mark::None;
            const ColdPair one = pairOf(k);
            figure.heads.push_back(literal(Math{number(k)}));
            lower.cells.push_back({.text = literal(Math{number(one.lower)}), .mark = mark});
            upper.cells.push_back({.text = literal(Math{number(one.upper)}), .mark = mark});
            next = k + 1;
        }
        figure.rows = {std::move(lower), std::move(upper)};
        return figure;
    }

    TableFigure longTable() const
    {
        TableFigure figure;
        figure.header = {literal(Math{QStringLiteral("k")}), literal(Math{QStringLiteral("aₖ")}), literal(Math{QStringLiteral("bₖ")})};
        for (const std::uint64_t k : {std::uint64_t{0}, std::uint64_t{1}, std::uint64_t{2}, std::uint64_t{3}, difference()}) {
            const Mark mark = k == difference() ? Mark::Chosen : Mark::None;
            if (k == difference())
                figure.rows.push_back({{literal(Math{QStringLiteral("…")})}, {literal(Math{QStringLiteral("…")})}, {literal(Math{QStringLiteral("…")})}});
            const ColdPair one = pairOf(k);
            figure.rows.push_back({{literal(Math{number(k)}), mark}, {literal(Math{number(one.lower)}), mark}, {literal(Math{number(one.upper)}), mark}});
        }
        return figure;
    }

    /// By the rule as far as the pairs are built, by the golden ratio from there.
    ColdPair pairOf(std::uint64_t k) const
    {
        if (k < m_pairs.size())
            return m_pairs[static_cast<std::size_t>(k)];
        return {Wythoff::lowerCold(k), Wythoff::lowerCold(k) + k};
    }

    Step ratioStep() const
    {
        const std::uint64_t wrong = Wythoff::firstDoubleError;
        Step step = makeStep("ratio", "ratio", {context, QT_TRANSLATE_NOOP("wythoff", "The golden ratio gives row k at once, and only whole numbers are exact")}, {
            formula(QStringLiteral("aₖ = ⌊k·φ⌋")),
            formula(QStringLiteral("φ = (1 + √5) / 2 ≈ 1.618")),
            words({context, QT_TRANSLATE_NOOP("wythoff", "Beatty's theorem: since %1, the numbers ⌊k·φ⌋ and ⌊k·φ²⌋ for k = 1, 2, 3, … are every positive number just once. And φ² = φ + 1, so they differ by k, as in our table."), {math(QStringLiteral("1/φ + 1/φ² = 1"))}}),
            words({context, QT_TRANSLATE_NOOP("wythoff", "A program must not trust floating point: with the type double the first wrong row is %1, where it says %2 instead of %3. The root of a whole number, rounded down, is exact:"),
                   {wrong, Wythoff::lowerColdInDoubles(wrong), Wythoff::lowerCold(wrong)}}),
            formula(QStringLiteral("⌊k·φ⌋ = ⌊(k + ⌊√(5k²)⌋) / 2⌋")),
        });
        TableFigure figure;
        figure.header = {literal(Math{QStringLiteral("k")}), literal(Math{QStringLiteral("⌊√(5k²)⌋")}), literal(Math{QStringLiteral("aₖ")}), {context, QT_TRANSLATE_NOOP("wythoff", "with double")}};
        for (const std::uint64_t k : std::set<std::uint64_t>{1, 2, 3, difference(), wrong}) {
            const std::uint64_t exact = Wythoff::lowerCold(k);
            const std::uint64_t rounded = Wythoff::lowerColdInDoubles(k);
            const Mark mark = k == difference() ? Mark::Chosen : Mark::None;
            figure.rows.push_back({{literal(Math{number(k)}), mark}, {literal(Math{number(Wythoff::rootOfFive(k))}), mark}, {literal(Math{number(exact)}), mark},
                                   {exact == rounded ? literal(Math{number(rounded)}) : Phrase{context, QT_TRANSLATE_NOOP("wythoff", "%1, wrong"), {rounded}}, mark}});
        }
        step.figure = std::move(figure);
        return step;
    }

    Step slopesStep() const
    {
        const bool isInside = high() <= largestInChart;
        Step step = makeStep("slopes", "ratio", {context, QT_TRANSLATE_NOOP("wythoff", "The P-cells lie on two beams from the corner")}, {
            words({context, QT_TRANSLATE_NOOP("wythoff", "bₖ / aₖ comes near φ ≈ 1.618. So the cold pairs lie along a beam of that slope, and their mirror images along one of slope 1/φ ≈ 0.618.")}),
            isInside ? words({context, QT_TRANSLATE_NOOP("wythoff", "Our position %1 is drawn too."), {pair(m_position)}})
                     : words({context, QT_TRANSLATE_N_NOOP("wythoff", "Our position is too far out for this chart, which shows the first %n pairs."), {}, m_pairs.size()}),
        });
        SeriesFigure figure;
        figure.shape = SeriesFigure::Shape::Points;
        figure.xTitle = {context, QT_TRANSLATE_NOOP("wythoff", "first pile")};
        figure.yTitle = {context, QT_TRANSLATE_NOOP("wythoff", "second pile")};
        figure.yMax = static_cast<double>(isInside ? std::max(high(), m_pairs.back().upper) : m_pairs.back().upper) + 1;
        SeriesFigure::Series steep{.name = literal(Math{QStringLiteral("(aₖ, bₖ)")}), .mark = Mark::P};
        SeriesFigure::Series flat{.name = literal(Math{QStringLiteral("(bₖ, aₖ)")}), .mark = Mark::Muted};
        for (const ColdPair &one : m_pairs) {
            steep.x.push_back(static_cast<double>(one.lower));
            steep.y.push_back(static_cast<double>(one.upper));
            flat.x.push_back(static_cast<double>(one.upper));
            flat.y.push_back(static_cast<double>(one.lower));
        }
        figure.series = {std::move(steep), std::move(flat)};
        if (isInside)
            figure.series.push_back({.name = {context, QT_TRANSLATE_NOOP("wythoff", "our position")}, .mark = isN() ? Mark::N : Mark::Removed,
                                     .x = {static_cast<double>(m_position.first)}, .y = {static_cast<double>(m_position.second)}});
        step.figure = std::move(figure);
        return step;
    }

    Step verdictStep() const
    {
        Step step = makeStep("verdict", "verdict", {}, {}, Reveal::Outcome);
        const Paragraph subtraction = formula(QStringLiteral("%1 − %2 = %3").arg(high()).arg(low()).arg(difference()), Reveal::Outcome);
        if (isOver()) {
            step.title = {context, QT_TRANSLATE_NOOP("wythoff", "Both piles are empty: the player to move has lost")};
            step.body = {words({context, QT_TRANSLATE_NOOP("wythoff", "(0, 0) is pair 0. The end of the game is a P-position, and the whole argument begins here.")}, Reveal::Outcome)};
        } else if (!isN()) {
            step.title = {context, QT_TRANSLATE_NOOP("wythoff", "%1, so this is a P-position: the second player wins"), {math(QStringLiteral("%1 = %2").arg(golden()).arg(low()))}};
            step.body = {subtraction,
                         words({context, QT_TRANSLATE_NOOP("wythoff", "Pair %1 is %2, and these are our piles. Whatever the first player takes, the result is no cold pair, and the second player makes one of it again."), {difference(), pair(cold(), cold() + difference())}}, Reveal::Outcome)};
        } else {
            step.title = {context, QT_TRANSLATE_NOOP("wythoff", "%1, so this is an N-position: the first player wins"), {math(QStringLiteral("%1 = %2 ≠ %3").arg(golden()).arg(cold()).arg(low()))}};
            step.body = {subtraction,
                         low() > cold() ? words({context, QT_TRANSLATE_NOOP("wythoff", "Pair %1 is %2. Our smaller pile, %3, is greater: on our diagonal this P-cell lies before us, and we can go there."), {difference(), pair(cold(), cold() + difference()), low()}}, Reveal::Outcome)
                                        : words({context, QT_TRANSLATE_NOOP("wythoff", "Pair %1 is %2. Our smaller pile, %3, is less: on our diagonal this P-cell lies behind us, but the larger pile can be cut to the partner of %3."), {difference(), pair(cold(), cold() + difference()), low()}}, Reveal::Outcome)};
        }
        TableFigure figure;
        figure.header = {literal(QStringLiteral(" ")), {context, QT_TRANSLATE_NOOP("wythoff", "smaller pile")}, {context, QT_TRANSLATE_NOOP("wythoff", "larger pile")}, {context, QT_TRANSLATE_NOOP("wythoff", "difference")}};
        const auto row = [](Phrase name, std::uint64_t lower, std::uint64_t upper, std::uint64_t apart, Mark mark) {
            return std::vector<TableFigure::Cell>{{std::move(name), mark}, {literal(Math{number(lower)}), Mark::None}, {literal(Math{number(upper)}), Mark::None}, {literal(Math{number(apart)}), Mark::None}};
        };
        figure.rows.push_back(row({context, QT_TRANSLATE_NOOP("wythoff", "our position")}, low(), high(), difference(), isN() ? Mark::N : Mark::P));
        figure.rows.push_back(row({context, QT_TRANSLATE_NOOP("wythoff", "pair %1"), {difference()}}, cold(), cold() + difference(), difference(), Mark::P));
        step.figure = std::move(figure);
        return step;
    }

    Step movesStep() const
    {
        const auto &moves = m_solution.winningMoves;
        Step step = makeStep("moves", "verdict", {context, QT_TRANSLATE_NOOP("wythoff", "All winning moves: the P-cells on the queen's three lines")}, {
            words({context, QT_TRANSLATE_NOOP("wythoff", "Each line holds just one P-cell. Where it lies towards the corner, the move there wins.")}, Reveal::Move),
            words({context, QT_TRANSLATE_N_NOOP("wythoff", "Here that makes %n winning move(s)."), {}, moves.size()}, Reveal::Move),
        }, Reveal::Move);
        TableFigure figure;
        figure.header = {{context, QT_TRANSLATE_NOOP("wythoff", "The line")}, {context, QT_TRANSLATE_NOOP("wythoff", "Its P-cell")}, {context, QT_TRANSLATE_NOOP("wythoff", "The move")}};
        const auto add = [&](Phrase line, std::uint64_t first, std::uint64_t second) {
            const bool isReached = first <= m_position.first && second <= m_position.second;
            const Mark mark = isReached ? Mark::P : Mark::Muted;
            figure.rows.push_back({{std::move(line)}, {literal(pair(first, second)), mark},
                                   isReached ? TableFigure::Cell{movePhrase(m_position, {m_position.first - first, m_position.second - second})}
                                             : TableFigure::Cell{{context, QT_TRANSLATE_NOOP("wythoff", "none: it lies behind us")}, Mark::Muted}});
        };
        add({context, QT_TRANSLATE_NOOP("wythoff", "← from the first pile")}, Wythoff::coldPartner(m_position.second), m_position.second);
        add({context, QT_TRANSLATE_NOOP("wythoff", "↓ from the second pile")}, m_position.first, Wythoff::coldPartner(m_position.first));
        const bool isFirstLower = m_position.first <= m_position.second;
        add({context, QT_TRANSLATE_NOOP("wythoff", "↙ the same from both")}, isFirstLower ? cold() : cold() + difference(), isFirstLower ? cold() + difference() : cold());
        step.figure = std::move(figure);
        return step;
    }

    /// The two piles with what the move takes.
    static PilesFigure piles(const Position &position, const Move &move, Mark mark)
    {
        PilesFigure figure;
        figure.rows.push_back({.pile = {.label = {context, QT_TRANSLATE_NOOP("wythoff", "first pile")}, .count = position.first, .removed = move.fromFirst, .mark = mark}});
        figure.rows.push_back({.pile = {.label = {context, QT_TRANSLATE_NOOP("wythoff", "second pile")}, .count = position.second, .removed = move.fromSecond, .mark = mark}});
        return figure;
    }

    Step moveStep() const
    {
        const Move move = taught();
        const Position after = Wythoff::play(m_position, move);
        const Solution solved = Wythoff::solve(after);
        Step step = makeStep("move", "verdict", {}, {}, Reveal::Move);
        if (move.fromFirst != 0 && move.fromSecond != 0) {
            step.title = {context, QT_TRANSLATE_NOOP("wythoff", "Take %1 from both piles"), {move.fromFirst}};
            step.body = {words({context, QT_TRANSLATE_NOOP("wythoff", "The difference stays %1, and the smaller pile becomes %2."), {difference(), math(QStringLiteral("%1 − %2 = %3").arg(low()).arg(move.fromFirst).arg(cold()))}}, Reveal::Move)};
        } else {
            step.title = move.fromFirst != 0 ? Phrase{context, QT_TRANSLATE_NOOP("wythoff", "Take %1 from the first pile"), {move.fromFirst}}
                                             : Phrase{context, QT_TRANSLATE_NOOP("wythoff", "Take %1 from the second pile"), {move.fromSecond}};
            const std::uint64_t take = move.fromFirst + move.fromSecond;
            step.body = {words({context, QT_TRANSLATE_NOOP("wythoff", "The partner of %1 is %2, so the larger pile becomes %3."), {low(), high() - take, math(QStringLiteral("%1 − %2 = %3").arg(high()).arg(take).arg(high() - take))}}, Reveal::Move)};
        }
        step.body.push_back(words({context, QT_TRANSLATE_NOOP("wythoff", "That leaves %1, pair %2 of the table."), {pair(after), solved.difference}}, Reveal::Move));
        if (m_solution.winningMoves.size() == 1)
            step.body.push_back(words({context, QT_TRANSLATE_NOOP("wythoff", "It is the only winning move.")}, Reveal::Move));
        const Window window = windowBelow(m_position);
        if (window.contains(after.first, after.second)) {
            step.figure = boardFigure(window, m_position, [&](std::uint64_t column, std::uint64_t row) {
                if (column == m_position.first && row == m_position.second)
                    return queenCell();
                if (column == after.first && row == after.second) {
                    Cell cell = outcomeCell(column, row);
                    cell.isRinged = true;
                    return cell;
                }
                // Her way there, and no other arrow.
                const QString arrow = arrowAt(m_position, column, row);
                const bool isOnWay = column >= after.first && row >= after.second && arrow == arrowAt(m_position, after.first, after.second);
                return isOnWay ? Cell{.text = literal(Math{arrow}), .mark = Mark::Chosen} : Cell{.mark = Mark::Muted};
            });
        } else {
            step.figure = piles(m_position, move, Mark::None);
        }
        return step;
    }

    Step afterStep() const
    {
        const Position after = Wythoff::play(m_position, taught());
        Step step = makeStep("after", "verdict", {context, QT_TRANSLATE_NOOP("wythoff", "The opponent stands on the P-cell %1"), {pair(after)}}, {}, Reveal::Move);
        if (after.first == 0 && after.second == 0) {
            step.body = {words({context, QT_TRANSLATE_NOOP("wythoff", "Nothing is left: the game is won at once.")}, Reveal::Move)};
        } else {
            // The game goes on: one exchange, acted out.
            const Position between = Wythoff::play(after, Wythoff::moves(after, 1).front());
            const Solution solved = Wythoff::solve(between);
            const Position next = Wythoff::play(between, taughtIn(between, solved));
            step.body = {
                words({context, QT_TRANSLATE_NOOP("wythoff", "Every cell that the opponent can reach is N. Suppose it is %1: then we go on to %2, a cold pair again."), {pair(between), pair(next)}}, Reveal::Move),
                words({context, QT_TRANSLATE_NOOP("wythoff", "So it goes on until we bring the queen to the corner.")}, Reveal::Move),
            };
        }
        step.figure = boardFigure(windowBelow(after), after, [&](std::uint64_t column, std::uint64_t row) {
            if (column == after.first && row == after.second)
                return queenCell(Mark::P);
            const bool isReached = !arrowAt(after, column, row).isEmpty();
            return isReached ? outcomeCell(column, row) : Cell{.mark = Mark::Muted};
        });
        return step;
    }

    Step repliesStep(const Explanation &e) const
    {
        Step step = makeStep("replies", "verdict", {}, {}, Reveal::Move);
        if (e.replies.empty()) {
            step.title = {context, QT_TRANSLATE_NOOP("wythoff", "There is no move left")};
            step.body = {words({context, QT_TRANSLATE_NOOP("wythoff", "The queen is in the corner. Whoever brought her there has won.")}, Reveal::Move)};
            step.figure = linesOf(m_position);
            return step;
        }
        step.title = {context, QT_TRANSLATE_NOOP("wythoff", "Every move has an answer: back to a cold pair")};
        step.body = {words({context, QT_TRANSLATE_NOOP("wythoff", "Left: a move of the first player and what it leaves, never a cold pair. Right: the answer, and the cold pair it leaves.")}, Reveal::Move)};
        TableFigure figure;
        figure.header = {{context, QT_TRANSLATE_NOOP("wythoff", "My move")}, {context, QT_TRANSLATE_NOOP("wythoff", "Left then")},
                         {context, QT_TRANSLATE_NOOP("wythoff", "The answer")}, {context, QT_TRANSLATE_NOOP("wythoff", "Left then")}};
        for (const Answered<Wythoff> &answered : m_answers) {
            figure.rows.push_back({{movePhrase(m_position, answered.move)}, {literal(pair(answered.after)), Mark::N},
                                   {movePhrase(answered.after, answered.reply)}, {literal(pair(Wythoff::play(answered.after, answered.reply))), Mark::P}});
        }
        figure.omitted = e.moveCount - std::min<std::uint64_t>(e.moveCount, figure.rows.size());
        step.figure = std::move(figure);
        return step;
    }

    const Position &m_position;
    const Solution &m_solution;
    std::vector<ColdPair> m_pairs; ///< the first chartPairs
    std::vector<Answered<Wythoff>> m_answers;
};

} // namespace

GameInfo Lesson<Wythoff>::info()
{
    return {
        .id = QStringLiteral("wythoff"),
        .title = {context, QT_TRANSLATE_NOOP("wythoff", "Wythoff's game")},
        .shortTitle = {"wythoff-short", QT_TRANSLATE_NOOP("wythoff-short", "Wythoff")},
        .problem = {context, QT_TRANSLATE_NOOP("wythoff", "Luogu P2252")},
        .group = GameGroup::Grids,
        .theory = {context, QT_TRANSLATE_NOOP("wythoff", "the golden ratio")},
        .rule = {context, QT_TRANSLATE_NOOP("wythoff", "Take any number from one of two piles, or the same from both; whoever takes the last one wins.")},
        .textHint = {context, QT_TRANSLATE_NOOP("wythoff", "the two piles, such as 4 7")},
    };
}

Explanation Lesson<Wythoff>::narrate(const Position &position, const Solution &solution)
{
    return WythoffNarrator(position, solution).narrate();
}

std::vector<Example> Lesson<Wythoff>::examples()
{
    return {
        {{context, QT_TRANSLATE_NOOP("wythoff", "The problem's sample: won")}, "8 4"},
        {{context, QT_TRANSLATE_NOOP("wythoff", "A P-position: cold pair 3")}, "4 7"},
        {{context, QT_TRANSLATE_NOOP("wythoff", "Several winning moves: one on each line")}, "7 10"},
        {{context, QT_TRANSLATE_NOOP("wythoff", "Two equal piles: won at once")}, "10 10"},
        {{context, QT_TRANSLATE_NOOP("wythoff", "A P-position further out, with the larger pile first")}, "34 21"},
        {{context, QT_TRANSLATE_NOOP("wythoff", "A P-position that floating point takes for a win")}, "165580140 267914295"},
        {{context, QT_TRANSLATE_NOOP("wythoff", "The largest numbers")}, "1000000000000000000 618033988749894848"},
        {{context, QT_TRANSLATE_NOOP("wythoff", "The end of the game")}, "0 0"},
    };
}

std::string Lesson<Wythoff>::randomPosition(RandomSize size, std::uint64_t seed)
{
    const std::uint64_t largest = [size]() -> std::uint64_t {
        switch (size) {
        case RandomSize::Small: return 12;
        case RandomSize::Medium: return 60;
        case RandomSize::Large: return 1'000'000'000'000;
        }
        return 0;
    }();
    Chance chance(seed);
    Position position{chance.between(1, largest), chance.between(1, largest)};
    // Every other position is lost: the pair of a difference with which both numbers stay in bounds.
    if (chance.coin()) {
        const std::uint64_t k = chance.between(1, largest / 3);
        position = {Wythoff::lowerCold(k), Wythoff::lowerCold(k) + k};
        if (chance.coin())
            std::swap(position.first, position.second);
    }
    return Wythoff::format(position);
}

} // namespace mexplain
