#pragma once

#include "explain/bilingual_text.h"

#include <QString>

#include <memory>
#include <optional>
#include <variant>
#include <vector>

namespace mexplain {

struct Phrase;

/// A formula in the notation of the lessons, such as `9 ⊕ 12 = 5`: the same in every language.
struct Math {
    QString text;
    bool operator==(const Math &) const = default;
};

/// What fills a place (%1, %2, …) of a phrase. A text is set as it is: a "%1" in it means nothing.
class Argument {
public:
    Argument(std::uint64_t number) : m_value(QString::number(number)) {}
    Argument(int number) : m_value(QString::number(number)) {}
    Argument(QString text) : m_value(std::move(text)) {}
    Argument(BilingualText text) : m_value(std::move(text)) {}
    Argument(Math math) : m_value(std::move(math)) {}
    Argument(Phrase phrase);

    using Value = std::variant<QString, BilingualText, Math, std::shared_ptr<const Phrase>>;
    const Value &value() const { return m_value; }

private:
    Value m_value;
};

/// A translatable sentence and its arguments, not a string. A Phrasebook turns it into one language.
/// `context` and `source` are literals marked with QT_TRANSLATE_NOOP (or QT_TRANSLATE_N_NOOP where `count` is set,
/// whose value then stands at %n and chooses the plural form).
struct Phrase {
    const char *context = "";
    const char *source = "";
    std::vector<Argument> arguments{};
    std::optional<std::uint64_t> count{};

    bool isEmpty() const { return *source == '\0'; }
};

/// A phrase that is nothing but a formula, or nothing but a text from outside: no language changes it.
Phrase literal(Math math);
Phrase literal(QString text);
/// A text from outside as its writer put it into each language.
Phrase literal(BilingualText text);

} // namespace mexplain
