#pragma once

#include "explain/catalogue.h"
#include "explain/phrasebook.h"
#include "render/theme.h"

namespace mexplain {

/// What every page needs and main owns. Language and theme change at run time; who shows text or colour reads them
/// anew in its `retranslate()` or `applyTheme()`.
struct UiContext {
    const Catalogue &catalogue;
    const Phrasebooks &phrasebooks;
    Language language = Language::Chinese;
    ThemeId themeId = ThemeId::Light;
    double scale = 1; ///< 0.75…3, of everything

    const Phrasebook &phrasebook() const { return phrasebooks.of(language); }
    QString text(const Phrase &phrase) const { return phrasebook().text(phrase); }
    const Theme &theme() const { return mexplain::theme(themeId); }
    /// A length in pixels at the present scale.
    int px(double length) const { return qRound(length * scale); }
};

} // namespace mexplain
