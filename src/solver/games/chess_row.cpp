#include "solver/games/chess_row.h"

#include "solver/games/cases.h"
#include "solver/games/small_positions.h"
#include "solver/grundy/bit_rows.h"

#include <bit>

namespace mexplain {

namespace {

constexpr std::uint64_t maxRows = limits::maxPiles;

const std::vector<std::uint8_t> &allRows()
{
    static const std::vector<std::uint8_t> values = bitRowValues(ChessRow::columns);
    return values;
}

/// Adds a column that was read to the row. Error: Repeated, at the place before it was read.
Result<void> readColumn(Reader &reader, ChessRow::Row &row)
{
    Reader before = reader;
    const auto column = reader.number(Quantity::PieceColumn, 1, ChessRow::columns);
    if (!column)
        return column.error();
    const ChessRow::Row bit = ChessRow::bitOf(static_cast<int>(*column));
    if ((row & bit) != 0) {
        before.peek();
        return before.errorAtWord(ErrorCode::Repeated, Quantity::PieceColumn);
    }
    row |= bit;
    return {};
}

/// Calls `use(row)` for each row of one case.
template <class Use>
Result<void> eachRow(Reader &reader, Use &&use)
{
    const auto count = reader.number(Quantity::RowCount, 1, maxRows);
    if (!count)
        return count.error();
    for (std::uint64_t i = 0; i < *count; ++i) {
        const auto pieces = reader.number(Quantity::PieceCount, 0, ChessRow::columns);
        if (!pieces)
            return pieces.error();
        ChessRow::Row row = 0;
        for (std::uint64_t piece = 0; piece < *pieces; ++piece) {
            if (const auto column = readColumn(reader, row); !column)
                return column.error();
        }
        use(row);
    }
    return {};
}

} // namespace

Nimber ChessRow::grundyValue(Row row)
{
    return allRows()[row];
}

int ChessRow::targetOf(Row row, int column) noexcept
{
    const int bit = columns - column;
    const Row emptyBelow = ~row & ((Row{1} << bit) - 1);
    return emptyBelow == 0 ? 0 : columns - (static_cast<int>(std::bit_width(emptyBelow)) - 1);
}

std::vector<ChessRow::Option> ChessRow::optionsOf(Row row)
{
    std::vector<Option> options;
    for (int column = 1; column <= columns; ++column) {
        const int to = (row & bitOf(column)) == 0 ? 0 : targetOf(row, column);
        if (to == 0)
            continue;
        const Row after = row ^ bitOf(column) ^ bitOf(to);
        options.push_back({column, to, after, grundyValue(after)});
    }
    return options;
}

std::uint64_t ChessRow::moveCount(const Position &position) noexcept
{
    std::uint64_t count = 0;
    for (const Row row : position.rows) {
        // Every piece but those that fill the right end can move.
        count += static_cast<std::uint64_t>(std::popcount(row) - std::countr_one(row));
    }
    return count;
}

Result<ChessRow::Position> ChessRow::parse(std::string_view text)
{
    Reader reader(text, ";");
    if (reader.atEnd())
        return reader.errorHere(ErrorCode::EmptyInput, Quantity::PieceColumn);
    Position position;
    do {
        if (position.rows.size() == maxRows)
            return reader.errorHere(ErrorCode::TooManyNumbers, Quantity::RowCount, {std::to_string(maxRows)});
        Row row = 0;
        if (!reader.skip("-")) {
            while (!reader.atEnd() && reader.peek() != ";") {
                if (const auto column = readColumn(reader, row); !column)
                    return column.error();
            }
        }
        position.rows.push_back(row);
        if (reader.atEnd())
            break;
        if (const auto separator = reader.expect(";"); !separator)
            return separator.error();
    } while (!reader.atEnd());
    return position;
}

std::string ChessRow::format(const Position &position)
{
    std::string text;
    for (std::size_t i = 0; i < position.rows.size(); ++i) {
        if (i > 0)
            text += "; ";
        if (position.rows[i] == 0)
            text += '-';
        bool isFirst = true;
        for (int column = 1; column <= columns; ++column) {
            if ((position.rows[i] & bitOf(column)) == 0)
                continue;
            if (!isFirst)
                text += ' ';
            text += std::to_string(column);
            isFirst = false;
        }
    }
    return text;
}

Result<std::vector<ChessRow::Position>> ChessRow::parseProblem(std::string_view text)
{
    return readCases<Position>(text, [](Reader &reader) -> Result<Position> {
        Position position;
        if (const auto rows = eachRow(reader, [&](Row row) { position.rows.push_back(row); }); !rows)
            return rows.error();
        return position;
    });
}

std::vector<ChessRow::Move> ChessRow::moves(const Position &position, std::size_t limit)
{
    std::vector<Move> moves;
    for (std::size_t i = 0; i < position.rows.size(); ++i) {
        for (const Option &option : optionsOf(position.rows[i])) {
            if (moves.size() == limit)
                return moves;
            moves.push_back({i, option.from, option.to});
        }
    }
    return moves;
}

ChessRow::Position ChessRow::play(const Position &position, const Move &move)
{
    Position after = position;
    after.rows[move.row] ^= bitOf(move.from) ^ bitOf(move.to);
    return after;
}

ChessRow::Solution ChessRow::solve(const Position &position)
{
    Solution solution{Outcome::P, 0, {}, {}};
    for (const Row row : position.rows) {
        solution.rowValues.push_back(static_cast<std::uint8_t>(grundyValue(row)));
        solution.xorSum ^= solution.rowValues.back();
    }
    if (solution.xorSum == 0)
        return solution;
    solution.outcome = Outcome::N;
    for (std::size_t i = 0; i < position.rows.size(); ++i) {
        const Nimber target = solution.rowValues[i] ^ solution.xorSum;
        for (const Option &option : optionsOf(position.rows[i])) {
            if (option.value == target)
                solution.winningMoves.push_back({i, option.from, option.to});
        }
    }
    return solution;
}

Result<std::vector<ChessRow::Position>> ChessRow::smallPositions(std::uint64_t upTo)
{
    if (const auto bound = checkVerifyBound(upTo, 0, maxVerifyBound); !bound)
        return bound.error();
    std::vector<Position> positions;
    for (Row row = 0; row < Row{1} << upTo; ++row)
        positions.push_back({{row}});
    for (Row first = 0; first < Row{1} << upTo / 2; ++first) {
        for (Row second = 0; second < Row{1} << upTo / 2; ++second)
            positions.push_back({{first, second}});
    }
    return positions;
}

Result<void> ChessRow::judge(Reader &reader, Writer &writer)
{
    return answerCases(reader, writer, "YES\n", "NO\n", [&](BinaryAnswers &answers) -> Result<void> {
        Nimber sum = 0;
        if (const auto rows = eachRow(reader, [&](Row row) { sum ^= grundyValue(row); }); !rows)
            return rows.error();
        answers.add(sum != 0);
        return {};
    });
}

} // namespace mexplain
