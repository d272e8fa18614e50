#pragma once

#include "explain/phrase.h"

#include <cstdint>
#include <variant>
#include <vector>

namespace mexplain {

/// What a part of a figure means; a theme decides what that looks like.
enum class Mark {
    None,
    OddColumn,  ///< a column with an odd number of ones
    Chosen,     ///< what the step looks at: the chosen column, the pile to move in
    Removed,    ///< taken by a move
    Changed,    ///< a digit or number that a move changes
    Muted,      ///< there, but not what the step is about
    P,          ///< a losing position for the player to move
    N,          ///< a winning one
};

/// Piles of matches, one a row.
struct PilesFigure {
    struct Pile {
        Phrase label;            ///< "Pile 3"
        std::uint64_t count = 0; ///< matches before the move
        std::uint64_t removed = 0; ///< how many of them, at the right end, the move takes; ≤ count
        Mark mark = Mark::None;
        Phrase note{};           ///< beside the row: "take 4"; may be empty
    };
    struct Row {
        Pile pile;
        std::uint64_t omitted = 0; ///< when not 0 the row stands for so many piles that are not shown
    };
    std::vector<Row> rows;
};

/// Numbers in binary, one a row, and the XOR of the columns under them.
struct XorTableFigure {
    struct Row {
        Phrase label;            ///< "Pile 3"
        std::uint64_t value = 0;
        Mark mark = Mark::None;
        std::vector<Mark> digits{}; ///< a mark for each column, highest first; empty for none
        std::uint64_t omitted = 0; ///< when not 0 the row stands for so many numbers that are not shown
    };
    int columnCount = 1;             ///< 1…64; the highest column is the leftmost
    std::vector<Mark> columns;       ///< columnCount marks, highest column first
    std::vector<Row> rows;
    std::vector<std::uint64_t> ones; ///< how many ones each column has, highest first; empty where the step does not count
    Phrase sumLabel;                 ///< "XOR s"
    bool showSum = false;
    std::uint64_t sum = 0;
};

/// A table of phrases, such as my moves and the answers to them.
struct TableFigure {
    struct Cell {
        Phrase text;
        Mark mark = Mark::None;
    };
    std::vector<Phrase> header;
    std::vector<std::vector<Cell>> rows; ///< each as long as the header
    std::uint64_t omitted = 0;           ///< how many more rows there would be
};

/// Plain data: no colour and no pixel. A new kind only where none of these serves.
using Figure = std::variant<PilesFigure, XorTableFigure, TableFigure>;

} // namespace mexplain
