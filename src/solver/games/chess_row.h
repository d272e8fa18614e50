#pragma once

#include "solver/game.h"
#include "solver/nimber.h"

namespace mexplain {

/// Chess pieces moving right: rows of 20 squares; a piece goes to the next empty square on its right, over the block of pieces
/// just right of it where there is one. Whoever cannot move loses.
/// Source of the text format: HDU 5724. The members are documented at `Nim`.
struct ChessRow {
    static constexpr std::string_view id = "chess-row";
    static constexpr int columns = 20;

    /// A row as a mask: column c, from 1, is bit 20 − c. A move then makes the mask smaller.
    using Row = std::uint32_t;
    static constexpr Row bitOf(int column) noexcept { return Row{1} << (columns - column); }

    /// 1…limits::maxPiles rows.
    struct Position {
        std::vector<Row> rows;
        bool operator==(const Position &) const = default;
    };

    /// The piece of a row (index from 0) goes from one column to another; both from 1.
    struct Move {
        std::size_t row;
        int from;
        int to;
        bool operator==(const Move &) const = default;
    };

    struct Solution {
        Outcome outcome;
        Nimber xorSum; ///< of the rows' SG values
        std::vector<std::uint8_t> rowValues; ///< the SG value of each row
        std::vector<Move> winningMoves;      ///< all of them in the order of `moves`
    };

    /// The SG value of one row. Cost: a look into the table of all rows, which the first call makes.
    static Nimber grundyValue(Row row);
    /// The column that the piece in this column can go to; 0 where it cannot move.
    static int targetOf(Row row, int column) noexcept;

    /// What a move makes of one row.
    struct Option {
        int from; ///< columns from 1
        int to;
        Row after;
        Nimber value; ///< the SG value of `after`
        bool operator==(const Option &) const = default;
    };
    /// A row's options by the piece's column; none where the pieces fill its right end.
    static std::vector<Option> optionsOf(Row row);
    /// How many moves a position has. Cost: O(rows), without listing them.
    static std::uint64_t moveCount(const Position &) noexcept;

    /// `19 20; 18`: a row's columns, rows apart by `;`. An empty row is written `-`. Errors also: Repeated.
    static Result<Position> parse(std::string_view text);
    static std::string format(const Position &);
    static Result<std::vector<Position>> parseProblem(std::string_view text);
    /// By row, then by the piece's column.
    static std::vector<Move> moves(const Position &, std::size_t limit = SIZE_MAX);
    static Position play(const Position &, const Move &);
    static Solution solve(const Position &);

    /// Every row with pieces on the last `upTo` columns, and every two such rows for the last `upTo` / 2 columns.
    static Result<std::vector<Position>> smallPositions(std::uint64_t upTo);
    static constexpr std::uint64_t defaultVerifyBound = 14;
    static constexpr std::uint64_t maxVerifyBound = 18;

    /// `YES` where the first player wins, `NO` otherwise, a line a case.
    static Result<void> judge(Reader &, Writer &);
};

static_assert(Game<ChessRow>);

} // namespace mexplain
