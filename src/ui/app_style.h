#pragma once

#include "ui/context.h"

#include <QIcon>
#include <QPalette>

class QApplication;

namespace mexplain {

/// Fusion, the theme's palette, the screen font at 14 px times the scale, and the style sheet. Widgets ask for a look by
/// property: `card`, `pill`, `primary`, `muted`, `heading`, `invalid` (each "true").
void applyAppStyle(QApplication &application, const UiContext &context);

/// The palette of a theme.
QPalette paletteOf(const Theme &theme);
/// The style sheet of a theme at a scale.
QString styleSheetOf(const UiContext &context);

/// `:/icons/<name>.svg` with its lines in `colour`, `size` device-independent pixels; empty where there is none.
QPixmap glyph(const QString &name, const QColor &colour, int size, double devicePixelRatio);

} // namespace mexplain
