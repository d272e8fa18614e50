#pragma once

#include "ui/context.h"

class QWidget;

namespace mexplain {

/// Shows every key of the window, in the context's language; returns when it is closed.
void showKeys(const UiContext &context, QWidget *parent);

/// Shows what the program is, with its version; returns when it is closed.
void showAbout(const UiContext &context, QWidget *parent);

} // namespace mexplain
