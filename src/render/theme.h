#pragma once

#include "explain/figure.h"

#include <QColor>
#include <QString>

#include <optional>

namespace mexplain {

enum class ThemeId { Light, Dark, HighContrast };

/// `light`, `dark`, `contrast`; none for anything else.
std::optional<ThemeId> themeFromCode(QStringView code);
QString themeCode(ThemeId id);

/// Every colour of the program, by what it is for. Text on its ground has a contrast of at least 4.5:1, in the
/// high-contrast theme of 7:1; a test measures it.
struct Theme {
    ThemeId id;
    QColor window;       ///< behind the cards
    QColor card;         ///< cards, figures, documents
    QColor rail;
    QColor border;
    QColor text;
    QColor mutedText;    ///< secondary text, still ≥ 4.5:1 on card and window
    QColor accent;       ///< buttons, the open step's number, focus
    QColor accentText;   ///< on accent
    QColor accentSoft;   ///< ground of the open step
    QColor error;        ///< text of an error
    QColor errorSoft;    ///< ground of a field that is wrong
    QColor cell;         ///< an ordinary cell of a table
    QColor oddColumn;    ///< #FFE39A in the light theme
    QColor oddColumnText;
    QColor p;            ///< P: #1F5FA8 in the light theme, square
    QColor pText;
    QColor pSoft;        ///< ground of a P verdict
    QColor n;            ///< N: #F2A23A in the light theme, round
    QColor nText;
    QColor nSoft;        ///< ground of an N verdict
    QColor matchStick;
    QColor matchHead;
    QColor matchGone;    ///< a match that the move takes, drawn dashed
};

/// The theme's colours. Cost: none, they are made once.
const Theme &theme(ThemeId id);

/// The WCAG contrast ratio of two opaque colours, 1…21.
double contrastRatio(const QColor &a, const QColor &b);

} // namespace mexplain
