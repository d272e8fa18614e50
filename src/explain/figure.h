#pragma once

#include "explain/phrase.h"

#include <cstdint>
#include <optional>
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
    std::vector<Mark> columns;       ///< columnCount marks, highest column first; a Muted one is shown but not added
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

/// A grid of cells with heads: the squares of a board, digit tiles, a map of outcomes, a row of values with its first gap.
struct CellGridFigure {
    enum class Content {
        Text,   ///< the cell's text
        Piece,  ///< a piece stands here
        Target, ///< a piece could stand here after a move
        Queen,  ///< a chess queen stands here, whatever the text says
        None,   ///< there is no cell at this place
    };
    struct Cell {
        Phrase text{};
        Mark mark = Mark::None;
        Content content = Content::Text;
        bool isRinged = false; ///< the state that the step is about, whatever its mark says
    };
    struct Row {
        Phrase label{};            ///< left of the cells; may be empty
        std::vector<Cell> cells{}; ///< from the left; rows may differ in length
        Phrase note{};             ///< right of the cells; may be empty
        Mark mark = Mark::None;    ///< of the whole row: a badge, an outline
    };
    Phrase rowTitle{};    ///< over the labels: what they count
    Phrase columnTitle{}; ///< over the heads: what they count
    std::vector<Phrase> heads{}; ///< over the columns; empty for none
    std::vector<Row> rows{};
    bool isBoard = false; ///< the squares of a board: they stand close however few they are
};

/// Amounts as bars, each cut into parts: stones in groups, a pile at the multiples of a number. Short bars show each unit.
struct BarsFigure {
    struct Part {
        std::uint64_t length = 0;
        Phrase label{}; ///< in or under the part; may be empty
        Mark mark = Mark::None;
        std::uint64_t count = 1; ///< the part stands for so many equal ones in a row
    };
    struct Bar {
        Phrase label{};
        std::vector<Part> parts{}; ///< from the left
        Phrase note{};             ///< right of the bar; may be empty
        Mark mark = Mark::None;
        std::uint64_t omitted = 0; ///< when not 0 the bar stands for so many that are not shown
    };
    std::vector<Bar> bars{};
};

/// Stairs that go up to the right from the ground, with stones on them, and stones that go down.
struct StaircaseFigure {
    struct Stair {
        std::uint64_t number = 0; ///< from 1
        std::uint64_t stones = 0;
        Mark mark = Mark::None;    ///< OddColumn: a stair that counts; Chosen: the one to move from
        std::uint64_t omitted = 0; ///< when not 0: so many stairs are not shown here
    };
    /// `count` stones go from a stair to the next lower one.
    struct Hop {
        std::uint64_t from = 0; ///< the stair's number
        std::uint64_t count = 0;
        Mark mark = Mark::None; ///< Chosen: a move; Changed: the answer to it
    };
    std::vector<Stair> stairs{};
    std::vector<Hop> hops{};
    bool showsGround = true; ///< whether stair 1 is among them, so that the ground is seen
};

/// Numbers over numbers, drawn as a chart.
struct SeriesFigure {
    enum class Shape { Line, Points, Bars };
    struct Series {
        Phrase name{};
        Mark mark = Mark::None;
        std::vector<double> x{};
        std::vector<double> y{}; ///< as many as x
    };
    Shape shape = Shape::Line;
    Phrase xTitle{};
    Phrase yTitle{};
    double yMin = 0;
    double yMax = 1;
    std::vector<Series> series{};
};

/// A grid whose cells are in one state each, of any size: cells with letters while there is room for them, one picture beyond.
struct ColouringFigure {
    enum class State : unsigned char {
        Unknown, ///< not coloured yet
        Value,   ///< shows its number
        L,       ///< nobody wants to go there
        P,
        N,
        Gone,    ///< cut off
    };
    struct Spot {
        std::size_t row = 0; ///< index from 0
        std::size_t column = 0;
        Mark mark = Mark::None; ///< None: ringed as the place where we are; Chosen, Changed: outlined
    };
    struct Note {
        std::size_t row = 0;
        Phrase text{}; ///< right of the row
        Mark mark = Mark::None;
    };
    std::size_t rows = 0;
    std::size_t columns = 0;
    std::vector<State> cells{};           ///< rows · columns, row by row
    std::vector<std::uint64_t> numbers{}; ///< one a cell, shown where there is room; empty for none
    std::vector<Spot> spots{};
    std::vector<Note> notes{};
    Phrase noteTitle{}; ///< over the notes: what they are
};

/// A directed acyclic graph, drawn in layers: every edge goes to the right.
struct GraphFigure {
    struct Node {
        std::uint64_t number = 0;    ///< from 1
        std::optional<std::uint64_t> value{}; ///< its SG value, where it is known
        Mark mark = Mark::None;      ///< P or N: also its shape; Muted: not what the step is about
        std::uint64_t tokens = 0;    ///< how many stand here
        std::uint64_t moreEdges = 0; ///< how many edges lead from here to nodes that are not shown
        bool isRinged = false;       ///< the node that the step is about, whatever its mark says
    };
    /// Indices into `nodes`. Chosen: a move, or an edge that the step is about.
    struct Edge {
        std::size_t from = 0;
        std::size_t to = 0;
        Mark mark = Mark::None;
    };
    std::vector<Node> nodes{};
    std::vector<Edge> edges{};
    std::uint64_t omitted = 0; ///< how many more nodes the graph has
};

/// Plain data: no colour and no pixel. A new kind only where none of these serves.
using Figure = std::variant<PilesFigure, XorTableFigure, TableFigure, CellGridFigure, BarsFigure, StaircaseFigure, SeriesFigure, ColouringFigure, GraphFigure>;

} // namespace mexplain
