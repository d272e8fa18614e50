#include "ui/pages/control_texts.h"

#include <QAbstractButton>

namespace mexplain {

void nameButton(QAbstractButton &button, const UiContext &context, const Phrase &text, const Phrase &name, const Phrase &tip)
{
    button.setText(context.text(text));
    button.setAccessibleName(context.text(name));
    button.setToolTip(context.text(tip));
}

void nameAddPile(QAbstractButton &button, const UiContext &context)
{
    nameButton(button, context, {"page", QT_TRANSLATE_NOOP("page", "+ Pile")}, {"page", QT_TRANSLATE_NOOP("page", "Add a pile")},
               {"page", QT_TRANSLATE_NOOP("page", "Add a pile of one (Insert or + on the board)")});
}

void nameRemovePile(QAbstractButton &button, const UiContext &context)
{
    nameButton(button, context, {"page", QT_TRANSLATE_NOOP("page", "− Pile")}, {"page", QT_TRANSLATE_NOOP("page", "Remove the chosen pile")},
               {"page", QT_TRANSLATE_NOOP("page", "Remove the chosen pile (Delete on the board)")});
}

} // namespace mexplain
