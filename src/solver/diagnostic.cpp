#include "solver/diagnostic.h"

// Marks a text for lupdate, which reads this macro by name; nothing of Qt is included here.
#define QT_TRANSLATE_NOOP(context, text) text

namespace mexplain {

const char *diagnosticTemplate(ErrorCode code)
{
    switch (code) {
    case ErrorCode::EmptyInput: return QT_TRANSLATE_NOOP("error", "nothing is given; expected %1");
    case ErrorCode::UnexpectedEnd: return QT_TRANSLATE_NOOP("error", "the text ends here; expected %1");
    case ErrorCode::NotANumber: return QT_TRANSLATE_NOOP("error", "expected %1, found \"%2\"");
    case ErrorCode::Negative: return QT_TRANSLATE_NOOP("error", "%2 is negative; expected %1 from %3 to %4");
    case ErrorCode::OutOfRange: return QT_TRANSLATE_NOOP("error", "%2 is out of range; expected %1 from %3 to %4");
    case ErrorCode::TrailingText: return QT_TRANSLATE_NOOP("error", "expected nothing more, found \"%2\"");
    case ErrorCode::TooManyNumbers: return QT_TRANSLATE_NOOP("error", "too many numbers; at most %2 are allowed");
    case ErrorCode::InputTooLarge: return QT_TRANSLATE_NOOP("error", "the input is larger than %2 bytes");
    case ErrorCode::CannotRead: return QT_TRANSLATE_NOOP("error", "cannot read %2: %3");
    case ErrorCode::UnknownGame: return QT_TRANSLATE_NOOP("error", "unknown game \"%2\"; the games are: %3");
    case ErrorCode::IllegalMove: return QT_TRANSLATE_NOOP("error", "this move is not legal here");
    case ErrorCode::NotExpected: return QT_TRANSLATE_NOOP("error", "expected \"%2\", found \"%3\"");
    case ErrorCode::EndNotExpected: return QT_TRANSLATE_NOOP("error", "the text ends here; expected \"%2\"");
    case ErrorCode::Repeated: return QT_TRANSLATE_NOOP("error", "%2 is repeated; expected %1 that has not occurred yet");
    case ErrorCode::WrongLength: return QT_TRANSLATE_NOOP("error", "this row has %2 numbers, the first row has %3");
    case ErrorCode::TotalTooLarge: return QT_TRANSLATE_NOOP("error", "the total is too large; at most %2 is allowed");
    case ErrorCode::TooManyDigits: return QT_TRANSLATE_NOOP("error", "too many digits; at most %2 are allowed");
    case ErrorCode::LeadingZero: return QT_TRANSLATE_NOOP("error", "\"%2\" begins with a zero; expected %1");
    case ErrorCode::UnknownRule: return QT_TRANSLATE_NOOP("error", "\"%2\" is no rule; expected a set S={2,5}, a code 0.77, or one of: %3");
    case ErrorCode::BadCodeDigit: return QT_TRANSLATE_NOOP("error", "\"%2\" is no digit of a take-and-break code here");
    case ErrorCode::CyclicGraph: return QT_TRANSLATE_NOOP("error", "the graph has a cycle, so the game need not end: %2");
    case ErrorCode::SearchLimit: return QT_TRANSLATE_NOOP("error", "too large to search: more than %2 positions");
    case ErrorCode::Cancelled: return QT_TRANSLATE_NOOP("error", "cancelled");
    }
    return "";
}

const char *quantityName(Quantity quantity)
{
    switch (quantity) {
    case Quantity::None: return "";
    case Quantity::CaseCount: return QT_TRANSLATE_NOOP("error", "the number of cases");
    case Quantity::PileCount: return QT_TRANSLATE_NOOP("error", "the number of piles");
    case Quantity::PileSize: return QT_TRANSLATE_NOOP("error", "a pile size");
    case Quantity::StairCount: return QT_TRANSLATE_NOOP("error", "the number of stairs");
    case Quantity::StairSize: return QT_TRANSLATE_NOOP("error", "the stones on a stair");
    case Quantity::HeapCount: return QT_TRANSLATE_NOOP("error", "the number of heaps");
    case Quantity::HeapSize: return QT_TRANSLATE_NOOP("error", "a heap size");
    case Quantity::RowCount: return QT_TRANSLATE_NOOP("error", "the number of rows");
    case Quantity::PieceCount: return QT_TRANSLATE_NOOP("error", "the number of pieces in a row");
    case Quantity::PieceColumn: return QT_TRANSLATE_NOOP("error", "a column");
    case Quantity::GrainCount: return QT_TRANSLATE_NOOP("error", "the number of grains");
    case Quantity::TakeCap: return QT_TRANSLATE_NOOP("error", "the most that a move may take");
    case Quantity::LastAmount: return QT_TRANSLATE_NOOP("error", "the amount taken last");
    case Quantity::WholeNumber: return QT_TRANSLATE_NOOP("error", "a positive integer");
    case Quantity::StoneCount: return QT_TRANSLATE_NOOP("error", "the number of stones");
    case Quantity::ColumnCount: return QT_TRANSLATE_NOOP("error", "the number of columns");
    case Quantity::ThresholdCount: return QT_TRANSLATE_NOOP("error", "the number of thresholds");
    case Quantity::CellValue: return QT_TRANSLATE_NOOP("error", "the number in a cell");
    case Quantity::Threshold: return QT_TRANSLATE_NOOP("error", "a threshold");
    case Quantity::RowsLeft: return QT_TRANSLATE_NOOP("error", "the number of rows left");
    case Quantity::ColumnsLeft: return QT_TRANSLATE_NOOP("error", "the number of columns left");
    case Quantity::SetSize: return QT_TRANSLATE_NOOP("error", "the size of the set");
    case Quantity::SetMember: return QT_TRANSLATE_NOOP("error", "a number of the set");
    case Quantity::Rule: return QT_TRANSLATE_NOOP("error", "a rule");
    case Quantity::NodeCount: return QT_TRANSLATE_NOOP("error", "the number of nodes");
    case Quantity::EdgeCount: return QT_TRANSLATE_NOOP("error", "the number of edges");
    case Quantity::TokenCount: return QT_TRANSLATE_NOOP("error", "the number of tokens");
    case Quantity::Node: return QT_TRANSLATE_NOOP("error", "a node");
    case Quantity::VerifyBound: return QT_TRANSLATE_NOOP("error", "a bound for the positions");
    }
    return "";
}

std::string describe(const Error &error)
{
    std::string text;
    for (const char *p = diagnosticTemplate(error.code); *p != '\0'; ++p) {
        const bool place = *p == '%' && p[1] >= '1' && p[1] <= '9';
        if (!place) {
            text += *p;
            continue;
        }
        const auto number = static_cast<std::size_t>(*++p - '0');
        if (number == 1)
            text += quantityName(error.quantity);
        else if (number - 2 < error.arguments.size())
            text += error.arguments[number - 2];
    }
    return text;
}

std::string diagnostic(const std::string &file, const Error &error)
{
    std::string place = file;
    if (error.line != 0)
        place.append(":").append(std::to_string(error.line)).append(":").append(std::to_string(error.column));
    return place.append(": error: ").append(describe(error));
}

} // namespace mexplain
