#include "render/theme.h"

#include <algorithm>
#include <cmath>

namespace mexplain {

namespace {

Theme lightTheme()
{
    return {
        .id = ThemeId::Light,
        .window = QColor(0xF3, 0xF4, 0xF2),
        .card = QColor(0xFF, 0xFF, 0xFF),
        .rail = QColor(0xFB, 0xFC, 0xF8),
        .border = QColor(0xD5, 0xD9, 0xDE),
        .text = QColor(0x1F, 0x27, 0x33),
        .mutedText = QColor(0x5A, 0x64, 0x72),
        .accent = QColor(0x1F, 0x5F, 0xA8),
        .accentText = QColor(0xFF, 0xFF, 0xFF),
        .accentSoft = QColor(0xE8, 0xF0, 0xFA),
        .error = QColor(0xB3, 0x26, 0x1E),
        .errorSoft = QColor(0xFD, 0xEC, 0xEA),
        .cell = QColor(0xF3, 0xF5, 0xF8),
        .oddColumn = QColor(0xFF, 0xE3, 0x9A),
        .oddColumnText = QColor(0x1F, 0x27, 0x33),
        .p = QColor(0x1F, 0x5F, 0xA8),
        .pText = QColor(0xFF, 0xFF, 0xFF),
        .pSoft = QColor(0xDC, 0xE9, 0xF8),
        .n = QColor(0xF2, 0xA2, 0x3A),
        .nText = QColor(0x2B, 0x1D, 0x00),
        .nSoft = QColor(0xFD, 0xEF, 0xD9),
        .matchStick = QColor(0xD9, 0xA5, 0x66),
        .matchHead = QColor(0xC8, 0x41, 0x2F),
        .matchGone = QColor(0xF3, 0xD9, 0xC6),
    };
}

Theme darkTheme()
{
    return {
        .id = ThemeId::Dark,
        .window = QColor(0x15, 0x18, 0x1C),
        .card = QColor(0x1E, 0x23, 0x29),
        .rail = QColor(0x19, 0x1D, 0x22),
        .border = QColor(0x3B, 0x44, 0x4F),
        .text = QColor(0xE7, 0xEB, 0xEF),
        .mutedText = QColor(0xA6, 0xB1, 0xBD),
        .accent = QColor(0x74, 0xB0, 0xF2),
        .accentText = QColor(0x0A, 0x1A, 0x2C),
        .accentSoft = QColor(0x22, 0x36, 0x4D),
        .error = QColor(0xFF, 0xA0, 0x96),
        .errorSoft = QColor(0x4A, 0x23, 0x20),
        .cell = QColor(0x2A, 0x31, 0x3A),
        .oddColumn = QColor(0x66, 0x4F, 0x0E),
        .oddColumnText = QColor(0xFF, 0xF1, 0xC8),
        .p = QColor(0x2C, 0x6D, 0xBB),
        .pText = QColor(0xFF, 0xFF, 0xFF),
        .pSoft = QColor(0x1F, 0x3A, 0x5A),
        .n = QColor(0xF2, 0xA2, 0x3A),
        .nText = QColor(0x2B, 0x1D, 0x00),
        .nSoft = QColor(0x5C, 0x3E, 0x12),
        .matchStick = QColor(0xC9, 0x9A, 0x5E),
        .matchHead = QColor(0xE2, 0x5F, 0x4B),
        .matchGone = QColor(0x4A, 0x40, 0x3A),
    };
}

Theme highContrastTheme()
{
    return {
        .id = ThemeId::HighContrast,
        .window = QColor(0x00, 0x00, 0x00),
        .card = QColor(0x00, 0x00, 0x00),
        .rail = QColor(0x00, 0x00, 0x00),
        .border = QColor(0xFF, 0xFF, 0xFF),
        .text = QColor(0xFF, 0xFF, 0xFF),
        .mutedText = QColor(0xD6, 0xD6, 0xD6),
        .accent = QColor(0x6F, 0xD3, 0xFF),
        .accentText = QColor(0x00, 0x00, 0x00),
        .accentSoft = QColor(0x0A, 0x2A, 0x3D),
        .error = QColor(0xFF, 0xB4, 0xAB),
        .errorSoft = QColor(0x3D, 0x00, 0x00),
        .cell = QColor(0x1C, 0x1C, 0x1C),
        .oddColumn = QColor(0xFF, 0xE3, 0x9A),
        .oddColumnText = QColor(0x00, 0x00, 0x00),
        .p = QColor(0x0F, 0x4C, 0x96),
        .pText = QColor(0xFF, 0xFF, 0xFF),
        .pSoft = QColor(0x00, 0x24, 0x52),
        .n = QColor(0xFF, 0xB3, 0x47),
        .nText = QColor(0x00, 0x00, 0x00),
        .nSoft = QColor(0x4A, 0x2E, 0x00),
        .matchStick = QColor(0xFF, 0xD0, 0x8A),
        .matchHead = QColor(0xFF, 0x6B, 0x52),
        .matchGone = QColor(0x33, 0x2A, 0x20),
    };
}

/// WCAG 2.1, "relative luminance".
double luminance(const QColor &color)
{
    const auto linear = [](double channel) {
        return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

} // namespace

std::optional<ThemeId> themeFromCode(QStringView code)
{
    if (code == u"light")
        return ThemeId::Light;
    if (code == u"dark")
        return ThemeId::Dark;
    if (code == u"contrast")
        return ThemeId::HighContrast;
    return std::nullopt;
}

QString themeCode(ThemeId id)
{
    switch (id) {
    case ThemeId::Light: return QStringLiteral("light");
    case ThemeId::Dark: return QStringLiteral("dark");
    case ThemeId::HighContrast: return QStringLiteral("contrast");
    }
    return {};
}

const Theme &theme(ThemeId id)
{
    static const Theme light = lightTheme();
    static const Theme dark = darkTheme();
    static const Theme highContrast = highContrastTheme();
    switch (id) {
    case ThemeId::Light: return light;
    case ThemeId::Dark: return dark;
    case ThemeId::HighContrast: return highContrast;
    }
    return light;
}

double contrastRatio(const QColor &a, const QColor &b)
{
    const auto [darker, lighter] = std::minmax({luminance(a), luminance(b)});
    return (lighter + 0.05) / (darker + 0.05);
}

} // namespace mexplain
