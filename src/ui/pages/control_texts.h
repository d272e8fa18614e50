#pragma once

#include "ui/context.h"

class QAbstractButton;
class QLabel;
class QLineEdit;

namespace mexplain {

/// Text, name for screen readers and tooltip of a control's button.
void nameButton(QAbstractButton &button, const UiContext &context, const Phrase &text, const Phrase &name, const Phrase &tip);

/// The same for a field and the label before it.
void nameField(QLabel &label, QLineEdit &field, const UiContext &context, const Phrase &text, const Phrase &tip);

/// What several pages of piles call the same.
void nameAddPile(QAbstractButton &button, const UiContext &context);
void nameRemovePile(QAbstractButton &button, const UiContext &context);

} // namespace mexplain
