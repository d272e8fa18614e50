#pragma once

#include <QString>

namespace mexplain {

enum class Language { Chinese, English };

/// A text that a person writes in one or two languages. A file holds one as "text" or as {"en": "text", "zh": "文字"}.
struct BilingualText {
    QString chinese{};
    QString english{};
    bool operator==(const BilingualText &) const = default;

    bool isEmpty() const { return chinese.isEmpty() && english.isEmpty(); }
    QString &of(Language language) { return language == Language::Chinese ? chinese : english; }
    const QString &of(Language language) const { return language == Language::Chinese ? chinese : english; }
    /// The one in this language, or the other one where it is missing.
    const QString &in(Language language) const
    {
        const QString &wanted = of(language);
        return wanted.isEmpty() ? of(language == Language::Chinese ? Language::English : Language::Chinese) : wanted;
    }
};

} // namespace mexplain
