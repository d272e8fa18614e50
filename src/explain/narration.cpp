#include "explain/narration.h"

#include <QStringList>

namespace mexplain {

QString binary(std::uint64_t value)
{
    return QString::number(value, 2) + u'₂';
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
    QStringList terms;
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (values.size() > most && i + 1 < values.size() && i + 2 > most) {
            terms.append(QStringLiteral("…"));
            i = values.size() - 1;
        }
        terms.append(QString::number(values[i]));
    }
    return terms.join(QStringLiteral(" ⊕ "));
}

} // namespace mexplain
