#include "solver/games/chocolate.h"

#include "solver/games/cases.h"
#include "solver/games/piles.h"
#include "solver/games/small_positions.h"
#include "solver/grundy/chocolate_colouring.h"

#include <algorithm>
#include <numeric>

namespace mexplain {

namespace {

/// Rows, columns and the number of thresholds; the bar's cells follow.
struct Header {
    std::size_t rows;
    std::size_t columns;
    std::uint64_t thresholds;
};

Result<Header> readHeader(Reader &reader)
{
    const auto rows = reader.number(Quantity::RowCount, 1, limits::maxCells);
    if (!rows)
        return rows.error();
    const auto columns = reader.number(Quantity::ColumnCount, 1, limits::maxCells / *rows);
    if (!columns)
        return columns.error();
    const auto thresholds = reader.number(Quantity::ThresholdCount, 1, limits::maxThresholds);
    if (!thresholds)
        return thresholds.error();
    return Header{static_cast<std::size_t>(*rows), static_cast<std::size_t>(*columns), *thresholds};
}

std::uint64_t sumOfCells(const Chocolate::Bar &bar, std::size_t rows, std::size_t columns)
{
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < rows; ++i) {
        const auto row = bar.cells.begin() + static_cast<std::ptrdiff_t>(i * bar.columns);
        sum = std::accumulate(row, row + static_cast<std::ptrdiff_t>(columns), sum);
    }
    return sum;
}

/// One row of numbers up to `;`.
Result<void> readRow(Reader &reader, Chocolate::Bar &bar)
{
    std::size_t length = 0;
    while (true) {
        const auto value = reader.number(Quantity::CellValue, 1, limits::maxCellValue);
        if (!value)
            return value.error();
        if (bar.cells.size() == limits::maxCells)
            return reader.errorHere(ErrorCode::TooManyNumbers, Quantity::CellValue, {std::to_string(limits::maxCells)});
        bar.cells.push_back(*value);
        ++length;
        if (reader.peek() == ";")
            break;
    }
    if (bar.rows > 0 && length != bar.columns)
        return reader.errorHere(ErrorCode::WrongLength, Quantity::CellValue, {std::to_string(length), std::to_string(bar.columns)});
    bar.columns = length;
    ++bar.rows;
    return {};
}

} // namespace

std::uint64_t Chocolate::Bar::total() const noexcept
{
    return std::accumulate(cells.begin(), cells.end(), std::uint64_t{0});
}

Result<Chocolate::Position> Chocolate::parse(std::string_view text)
{
    Reader reader(text, ";=");
    Bar bar{0, 0, {}};
    while (bar.rows == 0 || reader.peek() != "s") {
        if (const auto row = readRow(reader, bar); !row)
            return row.error();
        if (const auto separator = reader.expect(";"); !separator)
            return separator.error();
    }
    reader.skip("s");
    if (const auto sign = reader.expect("="); !sign)
        return sign.error();
    const auto threshold = reader.number(Quantity::Threshold, 0, bar.total() - 1);
    if (!threshold)
        return threshold.error();
    Position position{std::move(bar), *threshold, 0, 0};
    position.rowsLeft = position.bar.rows;
    position.columnsLeft = position.bar.columns;
    if (reader.skip(";") && !reader.atEnd()) {
        if (const auto word = reader.expect("at"); !word)
            return word.error();
        const auto rows = reader.number(Quantity::RowsLeft, 0, position.bar.rows);
        if (!rows)
            return rows.error();
        const auto columns = reader.number(Quantity::ColumnsLeft, 0, position.bar.columns);
        if (!columns)
            return columns.error();
        const bool isNothing = *rows == 0 || *columns == 0;
        position.rowsLeft = isNothing ? 0 : static_cast<std::size_t>(*rows);
        position.columnsLeft = isNothing ? 0 : static_cast<std::size_t>(*columns);
    }
    if (const auto end = reader.expectEnd(); !end)
        return end.error();
    return position;
}

Result<Chocolate::Bar> Chocolate::parseGrid(std::string_view text)
{
    constexpr std::string_view apart = " \t\r,;";
    Reader reader(text, ",;");
    Bar bar{0, 0, {}};
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        std::size_t length = 0;
        for (std::size_t at = line.find_first_not_of(apart); at != line.npos; at = line.find_first_not_of(apart, std::min(line.find_first_of(apart, at), line.size())))
            ++length;
        if (length == 0)
            continue;
        if (length > limits::maxCells - bar.cells.size())
            return reader.errorHere(ErrorCode::TooManyNumbers, Quantity::CellValue, {std::to_string(limits::maxCells)});
        for (std::size_t i = 0; i < length; ++i) {
            while (reader.skip(",") || reader.skip(";")) {
            }
            const auto value = reader.number(Quantity::CellValue, 1, limits::maxCellValue);
            if (!value)
                return value.error();
            bar.cells.push_back(*value);
        }
        if (bar.rows > 0 && length != bar.columns)
            return reader.errorHere(ErrorCode::WrongLength, Quantity::CellValue, {std::to_string(length), std::to_string(bar.columns)});
        bar.columns = length;
        ++bar.rows;
    }
    if (bar.rows == 0)
        return reader.errorHere(ErrorCode::EmptyInput, Quantity::CellValue);
    return bar;
}

std::string Chocolate::format(const Position &position)
{
    Writer writer;
    for (std::size_t i = 0; i < position.bar.rows; ++i) {
        writeNumbers(writer, std::span(position.bar.cells).subspan(i * position.bar.columns, position.bar.columns));
        writer.text("; ");
    }
    writer.text("s=");
    writer.number(position.threshold);
    if (position.rowsLeft != position.bar.rows || position.columnsLeft != position.bar.columns) {
        writer.text("; at ");
        writer.number(position.rowsLeft);
        writer.text(" ");
        writer.number(position.columnsLeft);
    }
    return std::string(writer.buffer());
}

Result<std::vector<Chocolate::Position>> Chocolate::parseProblem(std::string_view text)
{
    Reader reader(text);
    std::vector<Position> positions;
    std::size_t held = 0;
    const auto read = eachCase(reader, [&]() -> Result<void> {
        const auto header = readHeader(reader);
        if (!header)
            return header.error();
        auto cells = reader.numbers(header->rows * header->columns, Quantity::CellValue, 1, limits::maxCellValue);
        if (!cells)
            return cells.error();
        const Bar bar{header->rows, header->columns, *std::move(cells)};
        return reader.eachNumber(header->thresholds, Quantity::Threshold, 0, bar.total() - 1, [&](std::uint64_t threshold) {
            const bool hasRoom = positions.empty() || held + bar.cells.size() <= maxProblemCells;
            if (positions.size() >= maxProblemPositions || !hasRoom)
                return;
            held += bar.cells.size();
            positions.push_back({bar, threshold, bar.rows, bar.columns});
        });
    });
    if (!read)
        return read.error();
    return positions;
}

std::vector<Chocolate::Move> Chocolate::moves(const Position &position, std::size_t limit)
{
    std::vector<Move> moves;
    if (sumOfCells(position.bar, position.rowsLeft, position.columnsLeft) <= position.threshold)
        return moves;
    for (std::size_t rows = position.rowsLeft; rows-- > 0 && moves.size() < limit;)
        moves.push_back({rows, rows == 0 ? 0 : position.columnsLeft});
    for (std::size_t columns = position.columnsLeft; columns-- > 0 && moves.size() < limit;)
        moves.push_back({columns == 0 ? 0 : position.rowsLeft, columns});
    return moves;
}

Chocolate::Position Chocolate::play(const Position &position, const Move &move)
{
    Position after = position;
    after.rowsLeft = move.rows;
    after.columnsLeft = move.columns;
    return after;
}

Chocolate::Solution Chocolate::solve(const Position &position)
{
    Solution solution{Outcome::N, true, sumOfCells(position.bar, position.rowsLeft, position.columnsLeft), {}};
    if (solution.left <= position.threshold)
        return solution;
    solution.isOver = false;
    // The first rows and columns of the colouring do not depend on the others.
    const std::size_t columns = position.bar.columns;
    const auto sums = prefixSums(std::span(position.bar.cells).first(position.rowsLeft * columns), columns);
    std::vector<ChocolateCell> colours(sums.size());
    colourChocolate(sums, columns, position.threshold, colours);
    const auto colourAt = [&](std::size_t rows, std::size_t columnCount) { return colours[(rows - 1) * columns + columnCount - 1]; };
    if (colourAt(position.rowsLeft, position.columnsLeft) == ChocolateCell::P) {
        solution.outcome = Outcome::P;
        return solution;
    }
    for (std::size_t rows = position.rowsLeft - 1; rows > 0; --rows) {
        if (colourAt(rows, position.columnsLeft) == ChocolateCell::P)
            solution.winningMoves.push_back({rows, position.columnsLeft});
    }
    for (std::size_t left = position.columnsLeft - 1; left > 0; --left) {
        if (colourAt(position.rowsLeft, left) == ChocolateCell::P)
            solution.winningMoves.push_back({position.rowsLeft, left});
    }
    return solution;
}

Result<std::vector<Chocolate::Position>> Chocolate::smallPositions(std::uint64_t upTo)
{
    if (const auto bound = checkVerifyBound(upTo, 1, maxVerifyBound); !bound)
        return bound.error();
    std::vector<Position> positions;
    for (std::size_t rows = 1; rows <= upTo; ++rows) {
        for (std::size_t columns = 1; columns <= upTo; ++columns) {
            const std::size_t cells = rows * columns;
            const std::size_t step = cells <= 6 ? 1 : ((std::size_t{1} << std::min<std::size_t>(cells, 36)) / 12) | 1;
            for (std::size_t code = 0; code < std::size_t{1} << cells; code += step) {
                Bar bar{rows, columns, {}};
                for (std::size_t i = 0; i < cells; ++i)
                    bar.cells.push_back(1 + (code >> i & 1));
                for (std::uint64_t threshold = 0; threshold < bar.total(); ++threshold) {
                    for (std::size_t i = 1; i <= rows; ++i) {
                        for (std::size_t j = 1; j <= columns; ++j)
                            positions.push_back({bar, threshold, i, j});
                    }
                }
            }
        }
    }
    return positions;
}

Result<void> Chocolate::judge(Reader &reader, Writer &writer)
{
    // Kept from case to case: there may be very many small ones.
    ChocolateVerdicts verdicts;
    return answerCases(reader, writer, "Putata\n", "Budada\n", [&](BinaryAnswers &answers) -> Result<void> {
        const auto header = readHeader(reader);
        if (!header)
            return header.error();
        verdicts.begin(header->rows, header->columns);
        const auto cells = reader.eachNumber(header->rows * header->columns, Quantity::CellValue, 1, limits::maxCellValue,
                                             [&](std::uint64_t value) { verdicts.add(value); });
        if (!cells)
            return cells.error();
        verdicts.finish();
        return reader.eachNumber(header->thresholds, Quantity::Threshold, 0, verdicts.total() - 1, [&](std::uint64_t threshold) {
            answers.add(verdicts.outcome(threshold) == Outcome::P);
        });
    });
}

} // namespace mexplain
