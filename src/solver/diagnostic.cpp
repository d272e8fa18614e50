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
    case ErrorCode::SearchLimit: return QT_TRANSLATE_NOOP("error", "too large to search: more than %2 positions");
    case ErrorCode::Cancelled: return QT_TRANSLATE_NOOP("error", "cancelled");
    }
    return "";
}

const char *quantityName(Quantity quantity)
{
    switch (quantity) {
    case Quantity::None: return "";
    case Quantity::PileCount: return QT_TRANSLATE_NOOP("error", "the number of piles");
    case Quantity::PileSize: return QT_TRANSLATE_NOOP("error", "a pile size");
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
