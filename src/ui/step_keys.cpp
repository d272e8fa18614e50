#include "ui/step_keys.h"

#include "ui/boards/board.h"

namespace mexplain {

namespace {

bool isEditor(const QWidget *widget)
{
    if (const auto *edit = qobject_cast<const QPlainTextEdit *>(widget))
        return !edit->isReadOnly();
    if (const auto *edit = qobject_cast<const QTextEdit *>(widget))
        return !edit->isReadOnly();
    if (const auto *box = qobject_cast<const QComboBox *>(widget))
        return box->isEditable();
    return qobject_cast<const QLineEdit *>(widget) || qobject_cast<const QAbstractSpinBox *>(widget);
}

// Widgets that walk with the arrows themselves.
bool usesArrows(const QWidget *widget)
{
    for (const QWidget *ancestor = widget; ancestor; ancestor = ancestor->parentWidget()) {
        if (qobject_cast<const Board *>(ancestor))
            return true;
    }
    return qobject_cast<const QAbstractItemView *>(widget) || qobject_cast<const QComboBox *>(widget)
        || qobject_cast<const QTabBar *>(widget) || qobject_cast<const QPlainTextEdit *>(widget)
        || qobject_cast<const QTextEdit *>(widget);
}

bool isArrow(int key)
{
    return key == Qt::Key_Left || key == Qt::Key_Right;
}

} // namespace

std::optional<StepCommand> stepCommandOf(const QKeyEvent &key)
{
    if ((key.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier)
        return std::nullopt;
    switch (key.key()) {
    case Qt::Key_PageDown:
    case Qt::Key_Right:
    case Qt::Key_Space: return StepCommand::Next;
    case Qt::Key_PageUp:
    case Qt::Key_Left: return StepCommand::Previous;
    case Qt::Key_Home: return StepCommand::First;
    case Qt::Key_End: return StepCommand::Last;
    default: return std::nullopt;
    }
}

bool isStepKeyBefore(const QWidget *focus, const QKeyEvent &key)
{
    if (isEditor(focus))
        return false;
    if (key.key() == Qt::Key_PageDown || key.key() == Qt::Key_PageUp)
        return true;
    if (key.key() == Qt::Key_Space && qobject_cast<const QAbstractButton *>(focus))
        return false;
    return !usesArrows(focus);
}

bool isStepKeyAfter(const QWidget *focus, const QKeyEvent &key)
{
    return !isEditor(focus) && !isArrow(key.key());
}

} // namespace mexplain
