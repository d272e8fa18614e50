#include "explain/narrations/chess_row.h"

#include "explain/narration.h"
#include "explain/xor_story.h"

#include <algorithm>
#include <bit>

namespace mexplain {

namespace {

using Position = ChessRow::Position;
using Move = ChessRow::Move;
using Option = ChessRow::Option;
using Row = ChessRow::Row;
using Cell = CellGridFigure::Cell;

constexpr const char *context = "chess-row";

/// How many rows are worked out by mex, one a step.
constexpr std::size_t mostDerived = 3;
/// A figure shows at most so many options of a row.
constexpr std::size_t mostOptions = 9;

Phrase rowPhrase(std::size_t row)
{
    return {context, QT_TRANSLATE_NOOP("chess-row", "Row %1"), {std::uint64_t{row + 1}}};
}

Argument column(int number)
{
    return static_cast<std::uint64_t>(number);
}

Phrase movePhrase(const Position &, const Move &move)
{
    return {context, QT_TRANSLATE_NOOP("chess-row", "in row %1 push the piece on %2 to %3"), {std::uint64_t{move.row + 1}, column(move.from), column(move.to)}};
}

/// `3 → 6`: where a piece goes.
QString wayText(int from, int to)
{
    return QStringLiteral("%1 → %2").arg(from).arg(to);
}

/// The move, short enough for a table.
Phrase shortMove(const Move &move)
{
    return {context, QT_TRANSLATE_NOOP("chess-row", "row %1: %2"), {std::uint64_t{move.row + 1}, math(wayText(move.from, move.to))}};
}

Phrase wayPhrase(const Option &option)
{
    return literal(Math{wayText(option.from, option.to)});
}

bool hasPiece(Row row, int at)
{
    return (row & ChessRow::bitOf(at)) != 0;
}

int pieceCount(Row row)
{
    return std::popcount(row);
}

std::vector<std::uint64_t> valuesOf(const Position &position)
{
    std::vector<std::uint64_t> values;
    values.reserve(position.rows.size());
    for (const Row row : position.rows)
        values.push_back(ChessRow::grundyValue(row));
    return values;
}

std::vector<Phrase> columnHeads()
{
    std::vector<Phrase> heads;
    for (int at = 1; at <= ChessRow::columns; ++at)
        heads.push_back(literal(Math{QString::number(at)}));
    return heads;
}

/// The row's squares with their pieces.
std::vector<Cell> squares(Row row)
{
    std::vector<Cell> cells;
    for (int at = 1; at <= ChessRow::columns; ++at)
        cells.push_back({.content = hasPiece(row, at) ? CellGridFigure::Content::Piece : CellGridFigure::Content::Text});
    return cells;
}

Cell &squareAt(std::vector<Cell> &cells, int at)
{
    return cells[static_cast<std::size_t>(at - 1)];
}

/// The row's squares with the piece that goes and where it goes to.
std::vector<Cell> squaresWithMove(Row row, int from, int to)
{
    std::vector<Cell> cells = squares(row);
    squareAt(cells, from).mark = Mark::Chosen;
    squareAt(cells, to).content = CellGridFigure::Content::Target;
    return cells;
}

/// The row as its binary digits.
std::vector<Cell> digits(Row row)
{
    std::vector<Cell> cells;
    for (int at = 1; at <= ChessRow::columns; ++at)
        cells.push_back({.text = literal(Math{hasPiece(row, at) ? QStringLiteral("1") : QStringLiteral("0")}), .mark = hasPiece(row, at) ? Mark::None : Mark::Muted});
    return cells;
}

std::vector<std::uint64_t> distinctValues(const std::vector<Option> &options)
{
    std::vector<std::uint64_t> values;
    for (const Option &option : options)
        values.push_back(option.value);
    std::sort(values.begin(), values.end());
    values.erase(std::unique(values.begin(), values.end()), values.end());
    return values;
}

class ChessNarrator {
public:
    ChessNarrator(const Position &position, const ChessRow::Solution &solution)
        : m_position(position), m_solution(solution), m_story(valuesOf(position), rowPhrase, indicesOf(solution.winningMoves, &Move::row))
    {
        for (const std::size_t row : m_story.shown()) {
            const bool isNew = std::none_of(m_derived.begin(), m_derived.end(), [&](std::size_t other) { return rows()[other] == rows()[row]; });
            if (m_derived.size() < mostDerived && isNew && !ChessRow::optionsOf(rows()[row]).empty())
                m_derived.push_back(row);
        }
        // The row of the move must be among them.
        if (isN() && std::none_of(m_derived.begin(), m_derived.end(), [&](std::size_t row) { return rows()[row] == rows()[taught().row]; }))
            m_derived.back() = taught().row;
        if (m_derived.empty())
            m_derived.push_back(0);
    }

    Explanation narrate()
    {
        Explanation e;
        e.game = QStringLiteral("chess-row");
        e.position = ChessRow::format(m_position);
        e.outcome = m_solution.outcome;
        e.reason = reason();
        const auto first = isN() ? std::optional(taught()) : std::nullopt;
        tellWinningMoves<ChessRow>(e, m_position, taughtFirst(m_solution.winningMoves, first), movePhrase);
        if (!isN()) {
            e.moveCount = ChessRow::moveCount(m_position);
            m_answers = tellReplies<ChessRow>(e, m_position, movesToTell(), movePhrase,
                [this](const Move &move, const Position &, const ChessRow::Solution &solved) { return answerTo(move, solved); });
        }
        e.steps = {ruleStep(), orderStep()};
        for (const std::size_t row : m_derived)
            e.steps.push_back(rowStep(row));
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
    const std::vector<Row> &rows() const { return m_position.rows; }
    bool isN() const { return m_solution.outcome == Outcome::N; }
    bool isOver() const { return ChessRow::moveCount(m_position) == 0; }

    static Nimber targetOf(const ChessRow::Solution &solution, std::size_t row) { return solution.rowValues[row] ^ solution.xorSum; }

    /// The first winning move that makes its row's value smaller: Nim's own, which mex guarantees.
    static Move taughtIn(const ChessRow::Solution &solution)
    {
        return *std::find_if(solution.winningMoves.begin(), solution.winningMoves.end(),
                             [&](const Move &move) { return targetOf(solution, move.row) < solution.rowValues[move.row]; });
    }
    Move taught() const { return taughtIn(m_solution); }

    /// A move that made its row's value greater is taken back in the same row; any other gets Nim's answer.
    Move answerTo(const Move &move, const ChessRow::Solution &after) const
    {
        if (after.rowValues[move.row] > m_solution.rowValues[move.row]) {
            const auto back = std::find_if(after.winningMoves.begin(), after.winningMoves.end(), [&](const Move &answer) { return answer.row == move.row; });
            if (back != after.winningMoves.end())
                return *back;
        }
        return taughtIn(after);
    }

    /// All moves where they fit into the table; otherwise the first and the last of each row shown.
    std::vector<Move> movesToTell() const
    {
        return movesToAnswer<ChessRow>(m_position, [this] {
            std::vector<Move> moves;
            for (const std::size_t row : m_story.shown()) {
                const std::vector<Option> options = ChessRow::optionsOf(rows()[row]);
                if (options.empty())
                    continue;
                moves.push_back({row, options.front().from, options.front().to});
                if (options.size() > 1)
                    moves.push_back({row, options.back().from, options.back().to});
            }
            return moves;
        });
    }

    Phrase reason() const
    {
        if (isOver())
            return {context, QT_TRANSLATE_NOOP("chess-row", "No piece can go further: the player to move can't move and has lost.")};
        const QString equation = m_story.equation(QStringLiteral("X"));
        if (!isN())
            return {context, QT_TRANSLATE_NOOP("chess-row", "The rows' SG values have %1: every move has an answer."), {math(equation)}};
        return {context, QT_TRANSLATE_NOOP("chess-row", "The rows' SG values have %1: push %2 in row %3."),
                {math(equation + QStringLiteral(" ≠ 0")), math(wayText(taught().from, taught().to)), std::uint64_t{taught().row + 1}}};
    }

    /// The board as far as figures show it.
    CellGridFigure board() const
    {
        CellGridFigure figure;
        figure.heads = columnHeads();
        m_story.forShown([&](std::size_t row) { figure.rows.push_back({.label = rowPhrase(row), .cells = squares(rows()[row])}); },
                         [&](std::uint64_t count) { figure.rows.push_back({.label = {context, QT_TRANSLATE_N_NOOP("chess-row", "%n more"), {}, count}}); });
        return figure;
    }

    void changeRow(CellGridFigure &figure, std::size_t row, const std::function<void(CellGridFigure::Row &)> &change) const
    {
        std::size_t line = 0;
        m_story.forShown([&](std::size_t shown) {
            if (shown == row)
                change(figure.rows[line]);
            ++line;
        }, [&](std::uint64_t) { ++line; });
    }

    /// A move to try the rule on: a jump where there is one, otherwise a step.
    std::optional<Move> sampleMove() const
    {
        std::optional<Move> sample;
        for (const std::size_t row : m_story.shown()) {
            for (const Option &option : ChessRow::optionsOf(rows()[row])) {
                if (!sample || (sample->to == sample->from + 1 && option.to > option.from + 1))
                    sample = Move{row, option.from, option.to};
            }
        }
        return sample;
    }

    Step ruleStep() const
    {
        Step step = makeStep("rule", "rule", {context, QT_TRANSLATE_NOOP("chess-row", "The rule: push one piece right, to the next empty square")}, {
            words({context, QT_TRANSLATE_NOOP("chess-row", "Each row has 20 squares. A move pushes one piece to the next empty square on its right; pieces that stand directly in front of it are jumped over. A piece with nothing empty on its right cannot move, and whoever has no move loses.")}),
            words({context, QT_TRANSLATE_N_NOOP("chess-row", "Here we have %n row(s)."), {}, rows().size()}),
        });
        CellGridFigure figure = board();
        if (const auto move = sampleMove()) {
            const auto jumped = static_cast<std::uint64_t>(move->to - move->from - 1);
            step.body.push_back(jumped == 0
                ? words({context, QT_TRANSLATE_NOOP("chess-row", "In row %1, for instance, the piece on square %2 goes to square %3."), {std::uint64_t{move->row + 1}, column(move->from), column(move->to)}})
                : words({context, QT_TRANSLATE_N_NOOP("chess-row", "In row %1, for instance, the piece on square %2 jumps over %n piece(s) and lands on square %3."),
                         {std::uint64_t{move->row + 1}, column(move->from), column(move->to)}, jumped}));
            changeRow(figure, move->row, [&](CellGridFigure::Row &row) { row.cells = squaresWithMove(rows()[move->row], move->from, move->to); });
        } else {
            step.body.push_back(words({context, QT_TRANSLATE_NOOP("chess-row", "No piece can move here: the pieces of each row stand side by side at its right end.")}));
        }
        step.figure = std::move(figure);
        return step;
    }

    Step orderStep() const
    {
        const std::size_t told = m_derived.front();
        const Row row = rows()[told];
        Step step = makeStep("order", "order", {context, QT_TRANSLATE_NOOP("chess-row", "A row is a binary number, and every move makes it smaller")}, {
            words({context, QT_TRANSLATE_NOOP("chess-row", "Write 1 for a piece and 0 for an empty square: a row is a binary number of 20 digits. Row %1 is the number %2."), {std::uint64_t{told + 1}, std::uint64_t{row}}}),
        });
        CellGridFigure figure;
        figure.heads = columnHeads();
        figure.rows.push_back({.label = rowPhrase(told), .cells = digits(row), .note = literal(Math{QStringLiteral("= %1").arg(row)})});
        const std::vector<Option> options = ChessRow::optionsOf(row);
        for (std::size_t i = 0; i < std::min<std::size_t>(options.size(), 5); ++i) {
            const Option &option = options[i];
            CellGridFigure::Row line{.label = wayPhrase(option), .cells = digits(option.after), .note = literal(Math{QStringLiteral("= %1").arg(option.after)})};
            squareAt(line.cells, option.from).mark = Mark::Changed;
            squareAt(line.cells, option.to).mark = Mark::Changed;
            figure.rows.push_back(std::move(line));
        }
        if (!options.empty()) {
            const Option &first = options.front();
            step.body.push_back(words({context, QT_TRANSLATE_NOOP("chess-row", "A move turns a 1 into 0 and a 0 further right into 1. Pushing the piece on %1 to %2 makes %3 of it: smaller, since a digit further right is worth less."),
                                       {column(first.from), column(first.to), std::uint64_t{first.after}}}));
        } else {
            step.body.push_back(words({context, QT_TRANSLATE_NOOP("chess-row", "A move turns a 1 into 0 and a 0 further right into 1: the number gets smaller, since a digit further right is worth less. Here no 0 stands right of a 1, so there is no move.")}));
        }
        step.body.push_back(words({context, QT_TRANSLATE_NOOP("chess-row", "So we take the numbers 0, 1, 2, … up to %1 in turn: when a row's turn comes, all rows that it can become have their SG values already. One table of %2 values serves every board."),
                                   {math(QStringLiteral("2²⁰ − 1")), std::uint64_t{1} << ChessRow::columns}}));
        step.figure = std::move(figure);
        return step;
    }

    Step rowStep(std::size_t told) const
    {
        const Row row = rows()[told];
        const Nimber value = m_story.values()[told];
        const std::vector<Option> options = ChessRow::optionsOf(row);
        const QByteArray id = "row-" + QByteArray::number(static_cast<qulonglong>(told + 1));
        Step step = makeStep(id.constData(), "mex", {context, QT_TRANSLATE_NOOP("chess-row", "Row %1 has the SG value %2"), {std::uint64_t{told + 1}, value}}, {});
        if (options.empty()) {
            step.body = {words(row == 0 ? Phrase{context, QT_TRANSLATE_NOOP("chess-row", "Row %1 is empty, so nobody can move in it. With no option every number is missing, and the smallest is 0."), {std::uint64_t{told + 1}}}
                                        : Phrase{context, QT_TRANSLATE_NOOP("chess-row", "In row %1 the pieces fill the right end, so nobody can move in it. With no option every number is missing, and the smallest is 0."), {std::uint64_t{told + 1}}})};
        } else {
            const std::vector<std::uint64_t> values = distinctValues(options);
            step.body = {
                words({context, QT_TRANSLATE_N_NOOP("chess-row", "Row %1 has %n option(s), one for each piece that can move."), {std::uint64_t{told + 1}}, options.size()}),
                words({context, QT_TRANSLATE_NOOP("chess-row", "The options have SG values already, since their numbers are smaller: %1. The smallest number that is not among them, their mex, is %2."),
                       {math(numberList(values, 20)), value}}),
            };
            if (values.back() > value)
                step.body.push_back(words({context, QT_TRANSLATE_NOOP("chess-row", "One can also move up to %1. That gains nothing: a row of that value has a move back to %2, and the opponent makes it."), {values.back(), value}}));
        }
        CellGridFigure figure;
        figure.rows.push_back({.label = rowPhrase(told), .cells = squares(row)});
        const auto add = [&](const Option &option) {
            CellGridFigure::Row line{.label = wayPhrase(option), .cells = squares(option.after), .note = literal(Math{QStringLiteral("SG = %1").arg(option.value)})};
            squareAt(line.cells, option.from).mark = Mark::Removed;
            squareAt(line.cells, option.to).mark = Mark::Changed;
            figure.rows.push_back(std::move(line));
        };
        const std::size_t most = options.size() <= mostOptions ? options.size() : mostOptions - 2;
        for (std::size_t i = 0; i < most; ++i)
            add(options[i]);
        if (most < options.size()) {
            figure.rows.push_back({.label = {context, QT_TRANSLATE_N_NOOP("chess-row", "%n more"), {}, options.size() - most - 1}});
            add(options.back());
        }
        CellGridFigure::Row gap{.label = {context, QT_TRANSLATE_NOOP("chess-row", "the first gap")}, .note = literal(Math{QStringLiteral("SG = mex = %1").arg(value)})};
        for (Nimber i = 0; i <= value; ++i)
            gap.cells.push_back({.text = literal(Math{number(i)}), .mark = i == value ? Mark::Chosen : Mark::Removed});
        figure.rows.push_back(std::move(gap));
        step.figure = std::move(figure);
        return step;
    }

    static Phrase sumLabel() { return {context, QT_TRANSLATE_NOOP("chess-row", "XOR X")}; }

    Step xorStep() const
    {
        Step step = makeStep("xor", "xor", {context, QT_TRANSLATE_NOOP("chess-row", "Rows do not touch each other: XOR their SG values")}, {
            words({context, QT_TRANSLATE_NOOP("chess-row", "A move changes one row only, as a move in Nim changes one pile. By the Sprague–Grundy theorem a row of SG value v plays like a pile of v matches.")}),
        });
        for (Paragraph &paragraph : m_story.aboutColumns())
            step.body.push_back(std::move(paragraph));
        step.body.push_back(formula(m_story.fullEquation(QStringLiteral("X"))));
        step.figure = m_story.table(XorStory::Columns::Counted, sumLabel());
        return step;
    }

    Step verdictStep() const
    {
        Step step = makeStep("verdict", "verdict", {}, {}, Reveal::Outcome);
        if (isN()) {
            step.title = {context, QT_TRANSLATE_NOOP("chess-row", "%1, so this is an N-position: the first player wins"), {math(QStringLiteral("X ≠ 0"))}};
            step.body = {words({context, QT_TRANSLATE_NOOP("chess-row", "Here %1. Some row can be given the value that makes the XOR 0."), {math(QStringLiteral("X = %1").arg(m_solution.xorSum))}}, Reveal::Outcome),
                         words({context, QT_TRANSLATE_NOOP("chess-row", "From then on every move of the opponent makes the XOR something else than 0, and we bring it back. Each move pushes a piece right, so the game ends, and it is the opponent who has no move.")}, Reveal::Outcome)};
        } else if (isOver()) {
            step.title = {context, QT_TRANSLATE_NOOP("chess-row", "No piece can move: the player to move has lost")};
            step.body = {words({context, QT_TRANSLATE_NOOP("chess-row", "Every row has the SG value 0, and so has the board. The end of the game is a P-position; the whole argument begins here.")}, Reveal::Outcome)};
        } else {
            step.title = {context, QT_TRANSLATE_NOOP("chess-row", "%1, so this is a P-position: the second player wins"), {math(QStringLiteral("X = 0"))}};
            step.body = {words({context, QT_TRANSLATE_NOOP("chess-row", "A move changes the value of one row, since no option has the row's own value: that is what mex means. So the XOR becomes something else than 0.")}, Reveal::Outcome),
                         words({context, QT_TRANSLATE_NOOP("chess-row", "The second player then makes it 0 again, and so has an answer to the last move too.")}, Reveal::Outcome)};
        }
        step.figure = m_story.table(XorStory::Columns::Counted, sumLabel());
        return step;
    }

    Step chooseStep() const
    {
        const Move move = taught();
        const Nimber value = m_story.values()[move.row];
        const Nimber target = targetOf(m_solution, move.row);
        Step step = makeStep("choose", "move", {context, QT_TRANSLATE_NOOP("chess-row", "Row %1 should have the SG value %2"), {std::uint64_t{move.row + 1}, target}}, {
            m_story.aboutHighest(Reveal::Move),
            words({context, QT_TRANSLATE_NOOP("chess-row", "We take row %1, of value %2. The other rows together have the XOR %3, and with the same value here the XOR is 0."),
                   {std::uint64_t{move.row + 1}, value, target}}, Reveal::Move),
            formula(QStringLiteral("%1 ⊕ X = %1 ⊕ %2 = %3").arg(value).arg(m_solution.xorSum).arg(target), Reveal::Move),
            words({context, QT_TRANSLATE_NOOP("chess-row", "%1 is less than %2, and %2 is the mex of the row's options: so one of them has the value %1."), {target, value}}, Reveal::Move),
        }, Reveal::Move);
        XorTableFigure figure = m_story.table(XorStory::Columns::Counted, sumLabel());
        m_story.markChoice(figure, move.row);
        step.figure = std::move(figure);
        return step;
    }

    Step moveStep() const
    {
        const Move move = taught();
        const Position after = ChessRow::play(m_position, move);
        Step step = makeStep("move", "move", {context, QT_TRANSLATE_NOOP("chess-row", "In row %1 push the piece on %2 to %3"), {std::uint64_t{move.row + 1}, column(move.from), column(move.to)}}, {
            words({context, QT_TRANSLATE_NOOP("chess-row", "The row's SG value was %1; after this move it is %2."), {m_story.values()[move.row], ChessRow::grundyValue(after.rows[move.row])}}, Reveal::Move),
        }, Reveal::Move);
        const auto all = m_solution.winningMoves.size();
        if (all == 1) {
            step.body.push_back(words({context, QT_TRANSLATE_NOOP("chess-row", "It is the only winning move.")}, Reveal::Move));
        } else {
            step.body.push_back(words({context, QT_TRANSLATE_N_NOOP("chess-row", "There are %n winning moves in all."), {}, all}, Reveal::Move));
            const auto up = static_cast<std::uint64_t>(std::count_if(m_solution.winningMoves.begin(), m_solution.winningMoves.end(), [&](const Move &other) {
                return targetOf(m_solution, other.row) > m_solution.rowValues[other.row];
            }));
            if (up > 0)
                step.body.push_back(words({context, QT_TRANSLATE_N_NOOP("chess-row", "%n of them make(s) the row's value greater: mex does not promise such a move, but here it exists."), {}, up}, Reveal::Move));
        }
        CellGridFigure figure = board();
        changeRow(figure, move.row, [&](CellGridFigure::Row &row) {
            row.cells = squaresWithMove(rows()[move.row], move.from, move.to);
            row.mark = Mark::Chosen;
        });
        step.figure = std::move(figure);
        return step;
    }

    Step afterStep() const
    {
        const Move move = taught();
        const Position after = ChessRow::play(m_position, move);
        XorStory next(valuesOf(after), rowPhrase);
        next.showAs(m_story);
        Step step = makeStep("after", "move", {context, QT_TRANSLATE_NOOP("chess-row", "After the move the XOR is 0, and the opponent is to move")}, {
            formula(next.equation(QStringLiteral("X")), Reveal::Move),
            ChessRow::moveCount(after) == 0
                ? words({context, QT_TRANSLATE_NOOP("chess-row", "No piece can move any more: the game is won.")}, Reveal::Move)
                : words({context, QT_TRANSLATE_NOOP("chess-row", "Whatever the opponent pushes, that row's value changes. If it gets greater, take it back in the same row; if it gets smaller, find the highest odd column again, as in Nim.")}, Reveal::Move),
        }, Reveal::Move);
        XorTableFigure figure = next.table(XorStory::Columns::Counted, sumLabel());
        XorStory::widen(figure, m_story.columns().count);
        next.markFlips(figure, move.row, m_solution.xorSum);
        step.figure = std::move(figure);
        return step;
    }

    Step repliesStep(const Explanation &e) const
    {
        Step step = makeStep("replies", "move", {}, {}, Reveal::Move);
        if (e.replies.empty()) {
            step.title = {context, QT_TRANSLATE_NOOP("chess-row", "There is no move left")};
            step.body = {words({context, QT_TRANSLATE_NOOP("chess-row", "Every piece has come as far as it can. The player who cannot move has lost.")}, Reveal::Move)};
            step.figure = board();
            return step;
        }
        step.title = {context, QT_TRANSLATE_NOOP("chess-row", "Every move has an answer that makes the XOR 0 again")};
        step.body = {
            words({context, QT_TRANSLATE_NOOP("chess-row", "Left: a move of the first player, what it makes of its row's SG value, and the XOR then, never 0. Right: the answer.")}, Reveal::Move),
        };
        const auto up = std::count_if(m_answers.begin(), m_answers.end(), [&](const Answered<ChessRow> &answered) {
            return answered.solution.rowValues[answered.move.row] > m_solution.rowValues[answered.move.row];
        });
        if (up > 0)
            step.body.push_back(words({context, QT_TRANSLATE_NOOP("chess-row", "A move that makes a value greater is taken back in the same row.")}, Reveal::Move));
        TableFigure table;
        table.header = {{context, QT_TRANSLATE_NOOP("chess-row", "My move")}, {context, QT_TRANSLATE_NOOP("chess-row", "SG of the row")},
                        {context, QT_TRANSLATE_NOOP("chess-row", "XOR then")}, {context, QT_TRANSLATE_NOOP("chess-row", "The answer")}};
        for (const Answered<ChessRow> &answered : m_answers) {
            const std::uint64_t before = m_solution.rowValues[answered.move.row];
            const std::uint64_t then = answered.solution.rowValues[answered.move.row];
            table.rows.push_back({{shortMove(answered.move)}, {literal(Math{QStringLiteral("%1 → %2").arg(before).arg(then)}), then > before ? Mark::Changed : Mark::None},
                                  {literal(Math{number(answered.solution.xorSum)}), Mark::N}, {shortMove(answered.reply)}});
        }
        table.omitted = e.moveCount - std::min<std::uint64_t>(e.moveCount, table.rows.size());
        step.figure = std::move(table);
        return step;
    }

    const Position &m_position;
    const ChessRow::Solution &m_solution;
    XorStory m_story; ///< of the rows' SG values
    std::vector<std::size_t> m_derived; ///< the rows that are worked out by mex; never empty
    std::vector<Answered<ChessRow>> m_answers;
};

} // namespace

GameInfo Lesson<ChessRow>::info()
{
    return {
        .id = QStringLiteral("chess-row"),
        .title = {context, QT_TRANSLATE_NOOP("chess-row", "Chess")},
        .shortTitle = {"chess-row-short", QT_TRANSLATE_NOOP("chess-row-short", "Chess")},
        .problem = {context, QT_TRANSLATE_NOOP("chess-row", "HDU 5724")},
        .group = GameGroup::SgFunctions,
        .theory = {context, QT_TRANSLATE_NOOP("chess-row", "SG of a 20-bit row")},
        .rule = {context, QT_TRANSLATE_NOOP("chess-row", "Push a piece right to the next empty square of its row; whoever cannot move loses.")},
        .textHint = {context, QT_TRANSLATE_NOOP("chess-row", "the squares of each row's pieces, rows apart by a semicolon, such as 2 5; 18 - is an empty row")},
    };
}

Explanation Lesson<ChessRow>::narrate(const Position &position, const ChessRow::Solution &solution)
{
    return ChessNarrator(position, solution).narrate();
}

std::vector<Example> Lesson<ChessRow>::examples()
{
    return {
        {{context, QT_TRANSLATE_NOOP("chess-row", "Three rows: several winning moves")}, "11 12 16 17; 12 13 14 18; 15 16 18"},
        {{context, QT_TRANSLATE_NOOP("chess-row", "The problem's sample, won: two rows")}, "19; 18"},
        {{context, QT_TRANSLATE_NOOP("chess-row", "The problem's sample, lost: the right end is full")}, "19 20"},
        {{context, QT_TRANSLATE_NOOP("chess-row", "A P-position: two rows of the same value")}, "13 15 16 17; 12 13 14 18"},
        {{context, QT_TRANSLATE_NOOP("chess-row", "One row, a P-position although four pieces can move")}, "10 12 13 15"},
        {{context, QT_TRANSLATE_NOOP("chess-row", "A winning move that makes its row's value greater")}, "11 12 16 17; 11 13 14 15"},
        {{context, QT_TRANSLATE_NOOP("chess-row", "Long jumps and an empty row")}, "1 2 3 4 5 6; -; 3 9 10 11"},
        {{context, QT_TRANSLATE_NOOP("chess-row", "The end of the game")}, "20; 18 19 20"},
    };
}

std::string Lesson<ChessRow>::randomPosition(RandomSize size, std::uint64_t seed)
{
    struct Range { std::uint64_t fewest, most; int width; std::uint64_t pieces; };
    const Range range = [size]() -> Range {
        switch (size) {
        case RandomSize::Small: return {1, 2, 7, 3};
        case RandomSize::Medium: return {2, 4, 14, 5};
        case RandomSize::Large: return {5, 9, ChessRow::columns, 10};
        }
        return {};
    }();
    Chance chance(seed);
    // Pieces on the last `width` columns.
    const auto someRow = [&] {
        Row row = 0;
        const std::uint64_t wanted = chance.between(1, range.pieces);
        while (static_cast<std::uint64_t>(pieceCount(row)) < wanted)
            row |= Row{1} << chance.between(0, static_cast<std::uint64_t>(range.width) - 1);
        return row;
    };
    Position position;
    const std::uint64_t count = chance.between(range.fewest, range.most);
    while (position.rows.size() < count)
        position.rows.push_back(someRow());
    // Every other position is lost: a last row of the value that the others need, which some row nearly always has.
    if (chance.coin()) {
        position.rows.pop_back();
        Nimber sum = 0;
        for (const Row row : position.rows)
            sum ^= ChessRow::grundyValue(row);
        Row last = someRow();
        for (int tries = 0; tries < 500 && (ChessRow::grundyValue(last) != sum || ChessRow::optionsOf(last).empty()); ++tries)
            last = someRow();
        position.rows.push_back(last);
    }
    return ChessRow::format(position);
}

} // namespace mexplain
