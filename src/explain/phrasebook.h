#pragma once

#include "explain/phrase.h"

#include <QTranslator>

#include <memory>
#include <vector>

namespace mexplain {

/// What a document is written in; Both puts Chinese first and English under it.
enum class Languages { Chinese, English, Both };

/// `zh`, `en`, `both`; none for anything else.
std::optional<Languages> languagesFromCode(QStringView code);
QString languageCode(Language language); ///< `zh` or `en`
std::vector<Language> languagesOf(Languages languages);

/// A piece of a sentence: words, or a formula that exporters may set as mathematics.
struct Run {
    enum class Kind { Words, Math };
    Kind kind;
    QString text;
    bool operator==(const Run &) const = default;
};

/// Turns phrases into one language. Any number of phrasebooks live side by side, whatever the window's language is.
class Phrasebook {
public:
    explicit Phrasebook(Language language);

    Language language() const { return m_language; }

    /// The sentence. A phrase without a translation comes out in its English source.
    QString text(const Phrase &phrase) const;
    /// The same in pieces, formulas apart from words.
    std::vector<Run> runs(const Phrase &phrase) const;

private:
    void append(std::vector<Run> &runs, const Phrase &phrase) const;

    Language m_language;
    std::unique_ptr<QTranslator> m_translator;
};

/// The phrasebooks of both languages, made once by main or a test and passed down.
class Phrasebooks {
public:
    const Phrasebook &of(Language language) const { return language == Language::Chinese ? m_chinese : m_english; }

private:
    Phrasebook m_chinese{Language::Chinese};
    Phrasebook m_english{Language::English};
};

} // namespace mexplain
