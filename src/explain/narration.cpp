#include "explain/narration.h"

#include <QStringList>

namespace mexplain {

namespace {

QString joined(std::span<const std::uint64_t> values, std::size_t most, const QString &separator)
{
    QStringList terms;
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (values.size() > most && i + 1 < values.size() && i + 2 > most) {
            terms.append(QStringLiteral("…"));
            i = values.size() - 1;
        }
        terms.append(QString::number(values[i]));
    }
    return terms.join(separator);
}

} // namespace

QString binary(std::uint64_t value)
{
    return QString::number(value, 2) + u'₂';
}

QString shortBinary(std::uint64_t value)
{
    constexpr int mostDigits = 20;
    const QString digits = QString::number(value, 2);
    if (digits.size() <= mostDigits)
        return digits + u'₂';
    return digits.left(4) + u'…' + digits.right(mostDigits - 5) + u'₂';
}

QString powerOfTwo(int exponent)
{
    if (exponent < 10)
        return QString::number(std::uint64_t{1} << exponent);
    static const QString superscripts = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    QString text = QStringLiteral("2");
    const QString digits = QString::number(exponent);
    for (const QChar digit : digits)
        text += superscripts[digit.digitValue()];
    return text;
}

QString xorChain(std::span<const std::uint64_t> values, std::size_t most)
{
    return joined(values, most, QStringLiteral(" ⊕ "));
}

QString numberList(std::span<const std::uint64_t> values, std::size_t most)
{
    return joined(values, most, QStringLiteral(", "));
}

Paragraph words(Phrase phrase, Reveal reveals)
{
    return {Paragraph::Kind::Text, std::move(phrase), reveals};
}

Paragraph formula(const QString &text, Reveal reveals)
{
    return {Paragraph::Kind::Formula, literal(Math{text}), reveals};
}

Step makeStep(const char *id, const char *listingTag, Phrase title, std::vector<Paragraph> body, Reveal reveals)
{
    Step step;
    step.id = QString::fromLatin1(id);
    step.title = std::move(title);
    step.body = std::move(body);
    step.reveals = reveals;
    step.listingTag = QString::fromLatin1(listingTag);
    return step;
}

std::uint64_t saturatingSum(std::span<const std::uint64_t> numbers)
{
    std::uint64_t sum = 0;
    for (const std::uint64_t n : numbers)
        sum = std::min(sum + std::min(n, limits::maxNumber), limits::maxNumber);
    return sum;
}

} // namespace mexplain
