#include "explain/error_phrase.h"

#include "solver/diagnostic.h"

namespace mexplain {

Phrase errorPhrase(const Error &error)
{
    Phrase phrase{"error", diagnosticTemplate(error.code)};
    phrase.arguments.push_back(Phrase{"error", quantityName(error.quantity)});
    for (const std::string &argument : error.arguments)
        phrase.arguments.push_back(QString::fromStdString(argument));
    return phrase;
}

Phrase errorPhraseInLine(const Error &error)
{
    if (error.item == 0 || error.code == ErrorCode::EmptyInput)
        return errorPhrase(error);
    return {"error", QT_TRANSLATE_NOOP("error", "Number %1 (column %2): %3"),
            {std::uint64_t{error.item}, std::uint64_t{error.column}, errorPhrase(error)}};
}

Phrase errorPhraseInFile(const Error &error)
{
    if (error.line == 0)
        return errorPhrase(error);
    return {"error", QT_TRANSLATE_NOOP("error", "Line %1, column %2: %3"),
            {std::uint64_t{error.line}, std::uint64_t{error.column}, errorPhrase(error)}};
}

} // namespace mexplain
