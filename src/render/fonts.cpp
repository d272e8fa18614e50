#include "render/fonts.h"

#include <QFontMetrics>
#include <QStringList>

#include <algorithm>
#include <vector>

namespace mexplain {

namespace {

QFont fontOf(const QStringList &families, double pixelSize, QFont::StyleHint hint)
{
    QFont font;
    font.setFamilies(families);
    font.setStyleHint(hint);
    font.setPixelSize(std::max(1, qRound(pixelSize)));
    // Widths that grow exactly with the scale: what was measured at 1 still fits when it is painted at 3 or into a PDF.
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

bool needsGlyph(char32_t character)
{
    switch (QChar::category(character)) {
    case QChar::Other_Control:
    case QChar::Other_Format:
    case QChar::Separator_Space:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
        return false;
    default: // the other thirty categories are drawn
        return true;
    }
}

} // namespace

QStringList screenFamilies()
{
    return {QStringLiteral("Noto Sans CJK SC"), QStringLiteral("WenQuanYi Micro Hei"), QStringLiteral("PingFang SC"),
            QStringLiteral("Microsoft YaHei"), QStringLiteral("sans-serif")};
}

QStringList documentFamilies()
{
    return {QStringLiteral("WenQuanYi Micro Hei"), QStringLiteral("Noto Sans CJK SC"), QStringLiteral("PingFang SC"),
            QStringLiteral("Microsoft YaHei"), QStringLiteral("sans-serif")};
}

QStringList monospaceFamilies()
{
    return {QStringLiteral("DejaVu Sans Mono"), QStringLiteral("Noto Sans Mono CJK SC"),
            QStringLiteral("WenQuanYi Micro Hei Mono"), QStringLiteral("Menlo"), QStringLiteral("Consolas"),
            QStringLiteral("monospace")};
}

QFont screenFont(double pixelSize)
{
    return fontOf(screenFamilies(), pixelSize, QFont::SansSerif);
}

QFont documentFont(double pixelSize)
{
    return fontOf(documentFamilies(), pixelSize, QFont::SansSerif);
}

QFont monospaceFont(double pixelSize)
{
    return fontOf(monospaceFamilies(), pixelSize, QFont::Monospace);
}

std::optional<char32_t> missingGlyph(const QString &text)
{
    std::vector<QFontMetrics> installed;
    for (const QString &family : screenFamilies() + monospaceFamilies())
        installed.emplace_back(fontOf({family}, 16, QFont::AnyStyle));

    for (const uint character : text.toUcs4()) {
        const auto draws = [character](const QFontMetrics &metrics) { return metrics.inFontUcs4(character); };
        if (needsGlyph(character) && std::none_of(installed.begin(), installed.end(), draws))
            return static_cast<char32_t>(character);
    }
    return std::nullopt;
}

} // namespace mexplain
