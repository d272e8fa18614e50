#include "explain/narrations/chocolate.h"

#include "explain/narration.h"
#include "solver/games/chocolate_study.h"

#include <algorithm>

namespace mexplain {

namespace {

using Position = Chocolate::Position;
using Move = Chocolate::Move;
using Stage = ChocolateStudy::Stage;
using State = ColouringFigure::State;

constexpr const char *context = "chocolate";

/// Numbers stand in the cells of grids up to this length, and beside the rows up to the second one.
constexpr std::size_t mostNumbered = 14;
constexpr std::size_t mostNoted = 32;
/// So many rows of a table tell of a longer bar.
constexpr std::size_t mostRows = 10;

Argument count(std::size_t number)
{
    return std::uint64_t{number};
}

QString cellText(std::size_t rows, std::size_t columns)
{
    return QStringLiteral("(%1, %2)").arg(rows).arg(columns);
}

Phrase movePhrase(const Position &position, const Move &move)
{
    if (move.rows == 0)
        return {context, QT_TRANSLATE_NOOP("chocolate", "cut everything off")};
    if (move.rows < position.rowsLeft)
        return {context, QT_TRANSLATE_N_NOOP("chocolate", "cut off the last %n row(s)"), {}, position.rowsLeft - move.rows};
    return {context, QT_TRANSLATE_N_NOOP("chocolate", "cut off the last %n column(s)"), {}, position.columnsLeft - move.columns};
}

class ChocolateNarrator {
public:
    ChocolateNarrator(const Position &position, const Chocolate::Solution &solution) : m_position(position), m_solution(solution)
    {
        if (position.rowsLeft > 0)
            m_study = studyChocolate(position);
    }

    Explanation narrate()
    {
        Explanation e;
        e.game = QStringLiteral("chocolate");
        e.position = Chocolate::format(m_position);
        e.outcome = m_solution.outcome;
        e.reason = reason();
        tellWinningMoves<Chocolate>(e, m_position, m_solution.winningMoves, movePhrase);
        if (!isN()) {
            e.moveCount = rows() + columns();
            m_answers = tellReplies<Chocolate>(e, m_position, movesToTell(), movePhrase);
        }
        e.steps.push_back(ruleStep());
        if (m_position.rowsLeft == 0) {
            e.steps.push_back(verdictStep());
            return e;
        }
        e.steps.push_back(sumsStep());
        e.steps.push_back(badStep());
        if (!m_solution.isOver) {
            e.steps.push_back(firstStep());
            e.steps.push_back(spreadStep());
            e.steps.push_back(cornerStep());
            e.steps.push_back(conditionStep());
        }
        e.steps.push_back(verdictStep());
        if (m_solution.isOver)
            return e;
        e.steps.push_back(isN() ? cutStep() : repliesStep(e));
        return e;
    }

private:
    std::size_t rows() const { return m_position.rowsLeft; }
    std::size_t columns() const { return m_position.columnsLeft; }
    bool isN() const { return m_solution.outcome == Outcome::N; }
    bool isCut() const { return rows() != m_position.bar.rows || columns() != m_position.bar.columns; }
    std::uint64_t sumAt(std::size_t row, std::size_t column) const { return m_study.sums[m_study.at(row, column)]; }
    ChocolateCell colourAt(std::size_t row, std::size_t column) const { return m_study.colours[m_study.at(row, column)]; }
    Stage stageAt(std::size_t row, std::size_t column) const { return m_study.stages[m_study.at(row, column)]; }
    QString corner() const { return cellText(rows(), columns()); }

    /// The grid with `state(row, column)` in each cell that is left, the sums or the numbers of the bar in them, and a ring.
    template <class StateOf>
    ColouringFigure grid(StateOf state, bool showsSums = true) const
    {
        ColouringFigure figure{.rows = m_position.bar.rows, .columns = m_position.bar.columns};
        figure.cells.assign(figure.rows * figure.columns, State::Gone);
        const bool hasNumbers = std::max(figure.rows, figure.columns) <= mostNumbered;
        if (hasNumbers)
            figure.numbers = m_position.bar.cells;
        for (std::size_t row = 0; row < rows(); ++row) {
            for (std::size_t column = 0; column < columns(); ++column) {
                const std::size_t index = row * figure.columns + column;
                figure.cells[index] = state(row, column);
                if (hasNumbers && showsSums)
                    figure.numbers[index] = sumAt(row, column);
            }
        }
        if (rows() > 0)
            figure.spots.push_back({rows() - 1, columns() - 1, Mark::None});
        return figure;
    }

    ColouringFigure colouring() const
    {
        return grid([&](std::size_t row, std::size_t column) { return stateOf(colourAt(row, column)); });
    }

    /// The colouring as far as it is known when those stages are.
    ColouringFigure colouringUpTo(Stage last) const
    {
        return grid([&](std::size_t row, std::size_t column) { return stageAt(row, column) <= last ? stateOf(colourAt(row, column)) : State::Unknown; });
    }

    /// A cell of that stage and colour, the first in reading order.
    std::optional<std::pair<std::size_t, std::size_t>> someCell(Stage stage, ChocolateCell colour) const
    {
        for (std::size_t index = 0; index < m_study.stages.size(); ++index) {
            if (m_study.stages[index] == stage && m_study.colours[index] == colour)
                return std::pair{index / columns(), index % columns()};
        }
        return std::nullopt;
    }

    /// All moves where they fit into the table; of more, some of those that do not lose at once, from everywhere.
    std::vector<Move> movesToTell() const
    {
        return movesToAnswer<Chocolate>(m_position, [this] {
            std::vector<Move> good;
            for (std::size_t row = rows() - 1; row > 0 && colourAt(row - 1, columns() - 1) != ChocolateCell::L; --row)
                good.push_back({row, columns()});
            for (std::size_t column = columns() - 1; column > 0 && colourAt(rows() - 1, column - 1) != ChocolateCell::L; --column)
                good.push_back({rows(), column});
            std::vector<Move> some;
            for (std::size_t i = 0; i < std::min(good.size(), mostShownReplies); ++i)
                some.push_back(good[good.size() <= mostShownReplies ? i : i * (good.size() - 1) / (mostShownReplies - 1)]);
            return some;
        });
    }

    Phrase reason() const
    {
        if (m_solution.isOver)
            return {context, QT_TRANSLATE_NOOP("chocolate", "The sum left is %1, at most s = %2: the player who left it is criticised and has lost."), {m_solution.left, m_position.threshold}};
        if (!isN())
            return {context, QT_TRANSLATE_NOOP("chocolate", "No P cell stands left of %1 or above it: every cut leads to an L or an N cell."), {math(corner())}};
        const Move &move = m_solution.winningMoves.front();
        return {context, QT_TRANSLATE_NOOP("chocolate", "From %1 one can cut to the P cell %2: %3."), {math(corner()), math(cellText(move.rows, move.columns)), movePhrase(m_position, move)}};
    }

    Step ruleStep() const
    {
        Step step = makeStep("rule", "rule", {context, QT_TRANSLATE_NOOP("chocolate", "The rule: cut off last rows or last columns, and leave more than s")}, {
            words({context, QT_TRANSLATE_NOOP("chocolate", "Two players take turns. A move cuts off one or more of the last rows, or one or more of the last columns. Whoever leaves a sum of at most s is criticised and loses; cutting everything off leaves 0.")}),
            words({context, QT_TRANSLATE_NOOP("chocolate", "This bar has %1 rows and %2 columns, and all its numbers add up to %3. The threshold is s = %4."),
                   {count(m_position.bar.rows), count(m_position.bar.columns), m_position.bar.total(), m_position.threshold}}),
        });
        if (rows() == 0)
            step.body.push_back(words({context, QT_TRANSLATE_NOOP("chocolate", "Everything has been cut off.")}));
        else if (isCut())
            step.body.push_back(words({context, QT_TRANSLATE_NOOP("chocolate", "The first %1 rows and %2 columns of it are left."), {count(rows()), count(columns())}}));
        step.body.push_back(words({context, QT_TRANSLATE_NOOP("chocolate", "What is left is always the first i rows and the first j columns. So one cell stands for it: the last one, (i, j). A move goes from it to a cell further up in its column or further left in its row.")}));
        step.figure = grid([](std::size_t, std::size_t) { return State::Value; }, false);
        return step;
    }

    Step sumsStep() const
    {
        Step step = makeStep("sums", "sums", {context, QT_TRANSLATE_NOOP("chocolate", "Write into each cell the sum that it would leave")}, {
            words({context, QT_TRANSLATE_NOOP("chocolate", "S(i, j) is the sum of the first i rows and j columns. Add the sum above and the sum to the left; what both of them contain was counted twice; then the cell itself comes in.")}),
        });
        const std::size_t r = rows();
        const std::size_t c = columns();
        const std::uint64_t own = m_position.bar.cells[(r - 1) * m_position.bar.columns + c - 1];
        const std::uint64_t all = sumAt(r - 1, c - 1);
        const QString name = QStringLiteral("S(%1, %2)").arg(r).arg(c);
        if (r > 1 && c > 1)
            step.body.push_back(formula(QStringLiteral("%1 = %2 + %3 − %4 + %5 = %6").arg(name).arg(sumAt(r - 2, c - 1)).arg(sumAt(r - 1, c - 2)).arg(sumAt(r - 2, c - 2)).arg(own).arg(all)));
        else if (r > 1 || c > 1)
            step.body.push_back(formula(QStringLiteral("%1 = %2 + %3 = %4").arg(name).arg(r > 1 ? sumAt(r - 2, c - 1) : sumAt(r - 1, c - 2)).arg(own).arg(all)));
        else
            step.body.push_back(formula(QStringLiteral("%1 = %2").arg(name).arg(all)));
        step.body.push_back(words({context, QT_TRANSLATE_NOOP("chocolate", "The sums grow to the right and downward, since all numbers are positive.")}));
        step.figure = grid([](std::size_t, std::size_t) { return State::Value; });
        return step;
    }

    /// The L cells of each row: `p₁ = 9, p₂ = 5, …`.
    std::vector<std::uint64_t> edges() const
    {
        return {m_study.condition.bad.begin(), m_study.condition.bad.end()};
    }

    Step badStep() const
    {
        const std::size_t bad = m_study.count(Stage::Bad);
        Step step = makeStep("bad", "bad", {context, QT_TRANSLATE_NOOP("chocolate", "L: where at most s = %1 would be left"), {m_position.threshold}}, {
            words({context, QT_TRANSLATE_N_NOOP("chocolate", "Whoever moves to such a cell is criticised at once, so nobody wants to go there. Here %n cell(s) are L."), {}, bad}),
            words({context, QT_TRANSLATE_NOOP("chocolate", "Since the sums grow, the L cells of a row are its first ones, and no row has more of them than the row above. So their right edge is a staircase.")}),
            words({context, QT_TRANSLATE_NOOP("chocolate", "Row by row the number pᵢ of L cells: %1."), {math(numberList(edges(), 12))}}),
        });
        step.figure = colouringUpTo(Stage::Bad);
        return step;
    }

    Step firstStep() const
    {
        const std::size_t first = m_study.count(Stage::First);
        Step step = makeStep("first", "colour", {context, QT_TRANSLATE_NOOP("chocolate", "The first P cells: only L left of them and above them")}, {
            words({context, QT_TRANSLATE_NOOP("chocolate", "From such a cell every move goes to an L cell, or cuts everything off. Whoever has to move there loses: it is a P cell.")}),
            words({context, QT_TRANSLATE_N_NOOP("chocolate", "It stands right at the edge, in each row in which the edge has moved to the left. Here there are %n."), {}, first}),
        });
        // One with L cells on both sides says most.
        auto cell = someCell(Stage::First, ChocolateCell::P);
        for (std::size_t index = 0; index < m_study.stages.size(); ++index) {
            if (m_study.stages[index] == Stage::First && index / columns() > 0 && index % columns() > 0) {
                cell = std::pair{index / columns(), index % columns()};
                break;
            }
        }
        if (cell)
            step.body.push_back(words({context, QT_TRANSLATE_NOOP("chocolate", "Look at %1: the cells left of it, %2 of them, are L, and so are the cells above it, %3 of them."),
                                       {math(cellText(cell->first + 1, cell->second + 1)), count(cell->second), count(cell->first)}}));
        step.figure = colouringUpTo(Stage::First);
        return step;
    }

    Step spreadStep() const
    {
        const std::size_t reached = m_study.count(Stage::Reached);
        Step step = makeStep("spread", "colour", {context, QT_TRANSLATE_NOOP("chocolate", "Every P makes the cells right of it and below it N")}, {
            words({context, QT_TRANSLATE_NOOP("chocolate", "From a cell right of a P, or below one, a single cut leads to that P, and then the opponent has to move there. So the player to move wins: it is an N cell.")}),
        });
        if (const auto cell = someCell(Stage::Reached, ChocolateCell::N)) {
            // The first P left of it, or above it.
            std::size_t row = cell->first;
            std::size_t column = 0;
            while (column < cell->second && stageAt(row, column) != Stage::First)
                ++column;
            if (column == cell->second)
                for (row = 0; stageAt(row, column) != Stage::First;)
                    ++row;
            step.body.push_back(words({context, QT_TRANSLATE_NOOP("chocolate", "From %1, for example, one can cut to %2, which is P."), {math(cellText(cell->first + 1, cell->second + 1)), math(cellText(row + 1, column + 1))}}));
        }
        step.body.push_back(words({context, QT_TRANSLATE_N_NOOP("chocolate", "This colours %n more cell(s)."), {}, reached}));
        step.figure = colouringUpTo(Stage::Reached);
        return step;
    }

    Step cornerStep() const
    {
        const std::size_t left = m_study.count(Stage::Corner);
        Step step = makeStep("corner", "colour", {}, {});
        ColouringFigure figure = colouring();
        if (left == 0) {
            step.title = {context, QT_TRANSLATE_NOOP("chocolate", "No corner is left over: every cell has its colour")};
            step.body = {words({context, QT_TRANSLATE_NOOP("chocolate", "Every cell is L, one of the first P cells, or right of one or below one. Where the edge runs straight down over several rows, a corner can stay out of reach; here it does not.")})};
        } else {
            step.title = {context, QT_TRANSLATE_NOOP("chocolate", "The corner that they do not reach: P along a diagonal")};
            std::size_t diagonal = 0;
            for (std::size_t index = 0; index < m_study.stages.size(); ++index) {
                if (m_study.stages[index] != Stage::Corner || m_study.colours[index] != ChocolateCell::P)
                    continue;
                // In a picture they would only hide it.
                if (++diagonal <= mostRows && std::max(figure.rows, figure.columns) <= mostNoted)
                    figure.spots.push_back({index / columns(), index % columns(), Mark::Chosen});
            }
            step.body = {
                words({context, QT_TRANSLATE_N_NOOP("chocolate", "Where the edge runs straight down, a row has no first P of its own, and %n cell(s) are right of none and below none."), {}, left}),
                words({context, QT_TRANSLATE_NOOP("chocolate", "Go on row by row in the same way: a cell is P as soon as no P stands left of it or above it. So each row has its P in the leftmost column right of its L cells that no row above has used. One row lower the next free column comes: a diagonal.")}),
            };
            if (const auto cell = someCell(Stage::Corner, ChocolateCell::P))
                step.body.push_back(words({context, QT_TRANSLATE_N_NOOP("chocolate", "Here that gives %n more P cell(s), the first of them %1."), {math(cellText(cell->first + 1, cell->second + 1))}, diagonal}));
        }
        step.figure = std::move(figure);
        return step;
    }

    QString excessText(std::size_t row) const
    {
        const RowCondition &condition = m_study.condition;
        return QStringLiteral("%1 − %2 − (%3 − %4) = %5").arg(row + 1).arg(condition.badRows).arg(columns()).arg(condition.bad[row]).arg(signedText(condition.excess[row]));
    }

    static QString signedText(std::int64_t value)
    {
        return value < 0 ? QStringLiteral("−%1").arg(-value) : QString::number(value);
    }

    Step conditionStep() const
    {
        const RowCondition &condition = m_study.condition;
        const std::size_t deciding = m_study.decidingRow;
        const bool isLast = deciding + 1 == rows();
        Step step = makeStep("condition", "condition", {context, QT_TRANSLATE_NOOP("chocolate", "Without colouring: count i − e − (m − pᵢ) in each row")}, {
            words({context, QT_TRANSLATE_NOOP("chocolate", "The last cell %1 is P exactly if its row takes the last column. Let e be the number of rows that are wholly L, here %2, and m the number of columns, here %3. Row i has m − pᵢ columns right of its L cells, and i − e rows up to it have taken one column each."),
                   {math(corner()), count(condition.badRows), count(columns())}}),
            words({context, QT_TRANSLATE_NOOP("chocolate", "If i − e − (m − pᵢ) is negative, columns are still free and the last one stays untouched. At 0 the row takes the last column. So all rows before the last need a negative number, and the last row needs 0.")}),
        }, Reveal::Outcome);
        if (isLast && condition.excess[deciding] == 0)
            step.body.push_back(words({context, QT_TRANSLATE_NOOP("chocolate", "Here the last row has %1, and no row before it has reached 0: it takes the last column, and %2 is P."), {math(excessText(deciding)), math(corner())}}, Reveal::Outcome));
        else if (isLast)
            step.body.push_back(words({context, QT_TRANSLATE_NOOP("chocolate", "Here the last row has %1, less than 0: its P stands further left, so %2 is N."), {math(excessText(deciding)), math(corner())}}, Reveal::Outcome));
        else
            step.body.push_back(words({context, QT_TRANSLATE_NOOP("chocolate", "Here row %1 has %2, not less than 0: the last column is taken there already, so %3 is N."), {count(deciding + 1), math(excessText(deciding)), math(corner())}}, Reveal::Outcome));
        if (std::max(m_position.bar.rows, m_position.bar.columns) <= mostNoted) {
            ColouringFigure figure = colouring();
            figure.noteTitle = literal(Math{QStringLiteral("i − e − (m − pᵢ)")});
            for (std::size_t row = condition.badRows; row < rows(); ++row)
                figure.notes.push_back({row, literal(Math{signedText(condition.excess[row])}), row == deciding ? Mark::Chosen : Mark::None});
            step.figure = std::move(figure);
            return step;
        }
        // Of many rows the first, those around the deciding one, and the last.
        TableFigure table;
        table.header = {literal(Math{QStringLiteral("i")}), literal(Math{QStringLiteral("pᵢ")}), literal(Math{QStringLiteral("i − e − (m − pᵢ)")})};
        std::vector<std::size_t> shown;
        for (const std::size_t from : {condition.badRows, deciding < 3 ? std::size_t{0} : deciding - 3, rows() - 1}) {
            for (std::size_t row = std::max(from, condition.badRows); row < rows() && row < from + 5 && shown.size() < mostRows; ++row) {
                if (std::find(shown.begin(), shown.end(), row) == shown.end())
                    shown.push_back(row);
            }
        }
        if (std::find(shown.begin(), shown.end(), deciding) == shown.end())
            shown.push_back(deciding);
        std::sort(shown.begin(), shown.end());
        for (const std::size_t row : shown) {
            const Mark mark = row == deciding ? Mark::Chosen : Mark::None;
            table.rows.push_back({{literal(Math{QString::number(row + 1)}), mark}, {literal(Math{QString::number(condition.bad[row])}), mark}, {literal(Math{signedText(condition.excess[row])}), mark}});
        }
        table.omitted = rows() - condition.badRows - shown.size();
        step.figure = std::move(table);
        return step;
    }

    Step verdictStep() const
    {
        Step step = makeStep("verdict", "verdict", {}, {}, Reveal::Outcome);
        if (m_solution.isOver) {
            step.title = {context, QT_TRANSLATE_NOOP("chocolate", "The game is over: the player who moved last is criticised")};
            step.body = {words({context, QT_TRANSLATE_NOOP("chocolate", "The sum left is %1, and that is at most s = %2. The player to move has won without doing anything."), {m_solution.left, m_position.threshold}}, Reveal::Outcome)};
            step.figure = rows() == 0 ? grid([](std::size_t, std::size_t) { return State::Gone; }, false) : colouring();
            return step;
        }
        if (isN()) {
            step.title = {context, QT_TRANSLATE_NOOP("chocolate", "%1 is N: the first player wins"), {math(corner())}};
            step.body = {words({context, QT_TRANSLATE_NOOP("chocolate", "A P cell stands left of it or above it, and the first player cuts there. The second player is criticised; in the problem that is Budada.")}, Reveal::Outcome)};
        } else {
            step.title = {context, QT_TRANSLATE_NOOP("chocolate", "%1 is P: the second player wins"), {math(corner())}};
            step.body = {words({context, QT_TRANSLATE_NOOP("chocolate", "Left of it and above it there are only L and N cells. Moving to an L cell loses at once; from an N cell the second player cuts to a P cell again. The first player is criticised; in the problem that is Putata.")}, Reveal::Outcome)};
        }
        step.body.push_back(words({context, QT_TRANSLATE_NOOP("chocolate", "Every move makes the bar smaller, so the game ends, and whoever stands on P cells is the one who has to go to an L cell at last.")}, Reveal::Outcome));
        step.figure = colouring();
        return step;
    }

    Step cutStep() const
    {
        const Move &move = m_solution.winningMoves.front();
        const Position after = Chocolate::play(m_position, move);
        const Chocolate::Solution solved = Chocolate::solve(after);
        Step step = makeStep("cut", "verdict", {context, QT_TRANSLATE_NOOP("chocolate", "Cut to %1"), {math(cellText(move.rows, move.columns))}}, {}, Reveal::Move);
        step.body = {
            words({context, QT_TRANSLATE_NOOP("chocolate", "The move: %1. The cell %2 is P, and a sum of %3 is left, more than s = %4."), {movePhrase(m_position, move), math(cellText(move.rows, move.columns)), solved.left, m_position.threshold}}, Reveal::Move),
        };
        if (m_solution.winningMoves.size() > 1) {
            const Move &other = m_solution.winningMoves[1];
            step.body.push_back(words({context, QT_TRANSLATE_NOOP("chocolate", "The other winning move leads to the P cell %1: %2. There are never more than two, as no row and no column has two P cells."),
                                       {math(cellText(other.rows, other.columns)), movePhrase(m_position, other)}}, Reveal::Move));
        } else {
            step.body.push_back(words({context, QT_TRANSLATE_NOOP("chocolate", "It is the only winning move.")}, Reveal::Move));
        }
        ColouringFigure figure = colouring();
        for (std::size_t row = 0; row < rows(); ++row) {
            for (std::size_t column = 0; column < columns(); ++column) {
                if (row >= move.rows || column >= move.columns)
                    figure.cells[row * figure.columns + column] = State::Gone;
            }
        }
        figure.spots = {{move.rows - 1, move.columns - 1, Mark::None}};
        step.figure = std::move(figure);
        return step;
    }

    Step repliesStep(const Explanation &e) const
    {
        Step step = makeStep("replies", "verdict", {context, QT_TRANSLATE_NOOP("chocolate", "Every cut has an answer that leads to a P cell")}, {
            words({context, QT_TRANSLATE_NOOP("chocolate", "Left: a cut of the first player and the cell it leads to. If that is L, the first player is criticised at once. If it is N, the answer cuts to a P cell.")}, Reveal::Move),
        }, Reveal::Move);
        TableFigure table;
        table.header = {{context, QT_TRANSLATE_NOOP("chocolate", "My cut")}, {context, QT_TRANSLATE_NOOP("chocolate", "leads to")}, {context, QT_TRANSLATE_NOOP("chocolate", "The answer")},
                        {context, QT_TRANSLATE_NOOP("chocolate", "leads to")}};
        for (const Answered<Chocolate> &answered : m_answers) {
            table.rows.push_back({{movePhrase(m_position, answered.move)}, {literal(Math{cellText(answered.move.rows, answered.move.columns)}), Mark::N},
                                  {movePhrase(answered.after, answered.reply)}, {literal(Math{cellText(answered.reply.rows, answered.reply.columns)}), Mark::P}});
        }
        // Cuts that lose at once need no answer; the longest one that keeps something tells of them all.
        std::uint64_t losing = 0;
        for (std::size_t row = 1; row < rows(); ++row)
            losing += colourAt(row - 1, columns() - 1) == ChocolateCell::L ? 1 : 0;
        for (std::size_t column = 1; column < columns(); ++column)
            losing += colourAt(rows() - 1, column - 1) == ChocolateCell::L ? 1 : 0;
        losing += 2; // cutting all rows or all columns off
        table.omitted = e.moveCount - std::min<std::uint64_t>(e.moveCount, table.rows.size() + losing);
        step.body.push_back(words({context, QT_TRANSLATE_N_NOOP("chocolate", "%n of the %1 possible cut(s) lose at once: they leave at most s = %2."), {e.moveCount, m_position.threshold}, losing}, Reveal::Move));
        if (table.rows.empty())
            step.figure = colouring();
        else
            step.figure = std::move(table);
        return step;
    }

    const Position &m_position;
    const Chocolate::Solution &m_solution;
    ChocolateStudy m_study{0, 0, {}, {}, {}, {{}, 0, {}, Outcome::P}, 0}; ///< of what is left; empty where nothing is
    std::vector<Answered<Chocolate>> m_answers;
};

} // namespace

ColouringFigure::State stateOf(ChocolateCell colour)
{
    switch (colour) {
    case ChocolateCell::L: return State::L;
    case ChocolateCell::P: return State::P;
    case ChocolateCell::N: return State::N;
    }
    return State::Unknown;
}

GameInfo Lesson<Chocolate>::info()
{
    return {
        .id = QStringLiteral("chocolate"),
        .title = {context, QT_TRANSLATE_NOOP("chocolate", "Chocolate")},
        .shortTitle = {"chocolate-short", QT_TRANSLATE_NOOP("chocolate-short", "Chocolate")},
        .problem = {context, QT_TRANSLATE_NOOP("chocolate", "QOJ 10732")},
        .group = GameGroup::Grids,
        .theory = {context, QT_TRANSLATE_NOOP("chocolate", "L, P and N cells; the row condition")},
        .rule = {context, QT_TRANSLATE_NOOP("chocolate", "Cut off last rows or last columns; whoever leaves a sum of at most s is criticised and loses.")},
        .textHint = {context, QT_TRANSLATE_NOOP("chocolate", "the rows of numbers apart by semicolons, then the threshold, such as 1 2 3; 4 5 6; s=4; if cut, at rows and columns")},
    };
}

Explanation Lesson<Chocolate>::narrate(const Position &position, const Chocolate::Solution &solution)
{
    return ChocolateNarrator(position, solution).narrate();
}

std::vector<Example> Lesson<Chocolate>::examples()
{
    return {
        {{context, QT_TRANSLATE_NOOP("chocolate", "8 rows, 11 columns: row 7 finds its P in a corner")}, "2 3 1 4 4 2 1 1 1 4 5; 3 1 2 5 5 3 3 2 1 3 2; 1 3 3 2 2 3 3 3 1 5 3; 4 5 2 2 2 4 3 1 5 3 1; 3 5 3 5 2 4 4 5 3 4 4; 2 2 3 3 1 1 1 4 3 5 5; 4 3 2 2 1 4 2 4 3 2 3; 4 5 3 5 2 3 1 1 2 3 5; s=46"},
        {{context, QT_TRANSLATE_NOOP("chocolate", "A P-position with a corner: P along a diagonal")}, "1 1 1 1 1; 1 1 1 1 1; 1 1 1 1 1; 1 1 1 1 1; 1 1 1 1 1; s=5"},
        {{context, QT_TRANSLATE_NOOP("chocolate", "A P-position without a corner")}, "1 2 3; 4 5 6; s=12"},
        {{context, QT_TRANSLATE_NOOP("chocolate", "The last column and the last row have a P each: several winning moves")}, "4 9 3 6 8 2; 1 8 5 9 4 4; 8 9 9 8 7 3; 4 3 9 7 1 2; 3 1 5 1 5 8; s=30"},
        {{context, QT_TRANSLATE_NOOP("chocolate", "s = 0: P along the main diagonal, a P-position")}, "1 1 1 1 1 1; 1 1 1 1 1 1; 1 1 1 1 1 1; 1 1 1 1 1 1; 1 1 1 1 1 1; 1 1 1 1 1 1; s=0"},
        {{context, QT_TRANSLATE_NOOP("chocolate", "One row")}, "3 1 4 1 5 9 2 6; s=10"},
        {{context, QT_TRANSLATE_NOOP("chocolate", "One column: a P-position")}, "2; 7; 1; 8; 2; 8; s=20"},
        {{context, QT_TRANSLATE_NOOP("chocolate", "Taller than wide: a P-position")}, "2 1 4 1; 1 1 2 1; 2 4 4 1; 2 2 2 1; 1 2 1 1; 1 3 3 1; 3 1 4 1; 4 4 3 1; 2 4 4 4; s=53"},
        {{context, QT_TRANSLATE_NOOP("chocolate", "Already cut: 6 rows and 8 columns are left")}, "2 3 1 4 4 2 1 1 1 4 5; 3 1 2 5 5 3 3 2 1 3 2; 1 3 3 2 2 3 3 3 1 5 3; 4 5 2 2 2 4 3 1 5 3 1; 3 5 3 5 2 4 4 5 3 4 4; 2 2 3 3 1 1 1 4 3 5 5; 4 3 2 2 1 4 2 4 3 2 3; 4 5 3 5 2 3 1 1 2 3 5; s=46; at 6 8"},
        {{context, QT_TRANSLATE_NOOP("chocolate", "The game is over: too little was left")}, "4 3; 2 5; s=6; at 1 1"},
    };
}

std::string Lesson<Chocolate>::randomPosition(RandomSize size, std::uint64_t seed)
{
    struct Range { std::uint64_t least, most, largest; };
    const Range range = [size]() -> Range {
        switch (size) {
        case RandomSize::Small: return {2, 5, 9};
        case RandomSize::Medium: return {6, 10, 9};
        case RandomSize::Large: return {24, 40, 99};
        }
        return {};
    }();
    Chance chance(seed);
    Position position{{static_cast<std::size_t>(chance.between(range.least, range.most)), static_cast<std::size_t>(chance.between(range.least, range.most)), {}}, 0, 0, 0};
    for (std::size_t i = 0; i < position.bar.rows * position.bar.columns; ++i)
        position.bar.cells.push_back(chance.between(1, range.largest));
    position.rowsLeft = position.bar.rows;
    position.columnsLeft = position.bar.columns;
    // Every other position is lost, though few thresholds are: one of the stretches where the bar is P.
    const auto intervals = chocolateVerdicts(position);
    const Outcome wanted = chance.coin() ? Outcome::P : Outcome::N;
    std::vector<std::pair<std::uint64_t, std::uint64_t>> stretches;
    for (std::size_t i = 0; i < intervals.size(); ++i) {
        const std::uint64_t end = i + 1 < intervals.size() ? intervals[i + 1].from : position.bar.total();
        if (intervals[i].outcome == wanted)
            stretches.emplace_back(intervals[i].from, end - 1);
    }
    if (stretches.empty())
        stretches.emplace_back(0, position.bar.total() - 1);
    const auto &stretch = stretches[static_cast<std::size_t>(chance.between(0, stretches.size() - 1))];
    position.threshold = chance.between(stretch.first, stretch.second);
    return Chocolate::format(position);
}

} // namespace mexplain
