#include "ui/pages/control_texts.h"

#include <QAbstractButton>
#include <QLabel>
#include <QLineEdit>

namespace mexplain {

void nameButton(QAbstractButton &button, const UiContext &context, const Phrase &text, const Phrase &name, const Phrase &tip)
{
    button.setText(context.text(text));
    button.setAccessibleName(context.text(name));
    button.setToolTip(context.text(tip));
}

void nameField(QLabel &label, QLineEdit &field, const UiContext &context, const Phrase &text, const Phrase &tip)
{
    label.setText(context.text(text));
    label.setAlignment(Qt::AlignRight | Qt::AlignVCenter); // beside its field, however wide the row
    field.setAccessibleName(context.text(tip));
    field.setToolTip(context.text(tip));
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
