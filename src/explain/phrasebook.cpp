#include "explain/phrasebook.h"

namespace mexplain {

std::optional<Languages> languagesFromCode(QStringView code)
{
    if (code == u"zh")
        return Languages::Chinese;
    if (code == u"en")
        return Languages::English;
    if (code == u"both")
        return Languages::Both;
    return std::nullopt;
}

QString languageCode(Language language)
{
    return language == Language::Chinese ? QStringLiteral("zh") : QStringLiteral("en");
}

std::vector<Language> languagesOf(Languages languages)
{
    switch (languages) {
    case Languages::Chinese: return {Language::Chinese};
    case Languages::English: return {Language::English};
    case Languages::Both: return {Language::Chinese, Language::English};
    }
    return {};
}

Phrasebook::Phrasebook(Language language)
    : m_language(language)
    , m_translator(std::make_unique<QTranslator>())
{
    // The English file holds plural forms only: "1 move", "2 moves".
    const bool loaded = m_translator->load(language == Language::Chinese ? QStringLiteral(":/i18n/mexplain_zh_CN.qm")
                                                                         : QStringLiteral(":/i18n/mexplain_en.qm"));
    if (!loaded)
        qWarning("The translation of language %d is missing from the program", static_cast<int>(language));
}

QString Phrasebook::text(const Phrase &phrase) const
{
    QString text;
    for (const Run &run : runs(phrase))
        text += run.text;
    return text;
}

std::vector<Run> Phrasebook::runs(const Phrase &phrase) const
{
    std::vector<Run> runs;
    append(runs, phrase);
    return runs;
}

void Phrasebook::append(std::vector<Run> &runs, const Phrase &phrase) const
{
    QString pattern;
    if (*phrase.context != '\0') {
        const int count = phrase.count ? static_cast<int>(std::min<std::uint64_t>(*phrase.count, 1'000'000'000)) : -1;
        pattern = m_translator->translate(phrase.context, phrase.source, nullptr, count);
    }
    if (pattern.isEmpty())
        pattern = QString::fromUtf8(phrase.source);

    const auto addWords = [&runs](const QString &words) {
        if (words.isEmpty())
            return;
        if (!runs.empty() && runs.back().kind == Run::Kind::Words)
            runs.back().text += words;
        else
            runs.push_back({Run::Kind::Words, words});
    };

    // One pass over the pattern, so that a place sign inside an argument stays what it is.
    QString words;
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const QChar next = i + 1 < pattern.size() ? pattern[i + 1] : QChar();
        if (pattern[i] != u'%' || !(next == u'n' || (next >= u'1' && next <= u'9'))) {
            words += pattern[i];
            continue;
        }
        ++i;
        if (next == u'n') {
            words += QString::number(phrase.count.value_or(0));
            continue;
        }
        const auto index = static_cast<std::size_t>(next.digitValue() - 1);
        if (index >= phrase.arguments.size())
            continue;
        const Argument::Value &value = phrase.arguments[index].value();
        if (const auto *text = std::get_if<QString>(&value)) {
            words += *text;
        } else if (const auto *texts = std::get_if<BilingualText>(&value)) {
            words += texts->in(m_language);
        } else {
            addWords(words);
            words.clear();
            if (const auto *math = std::get_if<Math>(&value))
                runs.push_back({Run::Kind::Math, math->text});
            else if (const auto &nested = std::get<std::shared_ptr<const Phrase>>(value))
                append(runs, *nested);
        }
    }
    addWords(words);
}

} // namespace mexplain
