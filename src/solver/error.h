#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace mexplain {

/// What went wrong. `diagnosticTemplate` in diagnostic.h has a sentence for each.
enum class ErrorCode : unsigned char {
    EmptyInput,    ///< only white space; arguments: none
    UnexpectedEnd, ///< the text ends where a number should follow; arguments: none
    NotANumber,    ///< arguments: what stands there
    Negative,      ///< arguments: what stands there, the least and the greatest value allowed
    OutOfRange,    ///< arguments: what stands there, the least and the greatest value allowed
    TrailingText,  ///< more text after a complete input; arguments: what stands there
    TooManyNumbers, ///< arguments: how many are allowed
    InputTooLarge, ///< arguments: how many bytes are allowed
    CannotRead,    ///< arguments: the file, the system's reason
    UnknownGame,   ///< arguments: the id asked for, the ids known
    IllegalMove,   ///< the move is not legal in the position; arguments: none
    NotExpected,    ///< another word stands where one must; arguments: the word expected, what stands there
    EndNotExpected, ///< the text ends where a word must follow; arguments: the word expected
    Repeated,       ///< something that may occur once; arguments: what stands there again
    WrongLength,    ///< a row of another length than the first; arguments: its length, the first one's
    TotalTooLarge,  ///< the sum of all numbers; arguments: how much is allowed
    TooManyDigits,  ///< arguments: how many are allowed
    LeadingZero,    ///< a positive integer begins with a zero; arguments: what stands there
    UnknownRule,    ///< neither a set, a code nor a name; arguments: what stands there, what is known
    BadCodeDigit,   ///< a digit that a take-and-break code has not; arguments: the digit
    CyclicGraph,    ///< arguments: one cycle, its nodes apart by " > "
    SearchLimit,   ///< an exhaustive search would visit more positions than allowed; arguments: how many are allowed
    Cancelled,     ///< the stop token was set; arguments: none
};

/// What a number in a text stands for, so that an error can say what was expected.
enum class Quantity : unsigned char {
    None,
    CaseCount,
    PileCount,
    PileSize,
    StairCount,
    StairSize,
    HeapCount,
    HeapSize,
    RowCount,
    PieceCount,
    PieceColumn,
    GrainCount,
    TakeCap,
    LastAmount,
    WholeNumber,
    StoneCount,
    ColumnCount,
    ThresholdCount,
    CellValue,
    Threshold,
    RowsLeft,
    ColumnsLeft,
    SetSize,
    SetMember,
    Rule,
    NodeCount,
    EdgeCount,
    TokenCount,
    Node,
    VerifyBound,
};

/// A failure and its place. The solver never phrases sentences; see diagnostic.h and the explain floor.
struct Error {
    ErrorCode code{};
    Quantity quantity = Quantity::None;
    std::size_t line = 0;   ///< from 1; 0 where the error is not about a place in a text
    std::size_t column = 0; ///< from 1, in characters (code points)
    std::size_t item = 0;   ///< the how-many-th number of the text, from 1; 0 where it is none
    std::vector<std::string> arguments{};

    bool operator==(const Error &) const = default;
};

} // namespace mexplain
