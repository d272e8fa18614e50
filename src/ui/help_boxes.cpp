#include "ui/help_boxes.h"

#include "ui/context.h"

#include <QApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QMessageBox>

namespace mexplain {

void showKeys(const UiContext &context, QWidget *parent)
{
    const std::pair<const char *, const char *> keys[] = {
        {"PageDown · → · Space", QT_TRANSLATE_NOOP("window", "Next step")},
        {"PageUp · ←", QT_TRANSLATE_NOOP("window", "Previous step")},
        {"Home · End", QT_TRANSLATE_NOOP("window", "First step, last step")},
        {"Alt+↑ · Alt+↓", QT_TRANSLATE_NOOP("window", "Previous game, next game")},
        {"Ctrl+N · Ctrl+O", QT_TRANSLATE_NOOP("window", "New position, open")},
        {"Ctrl+S · Ctrl+Shift+S", QT_TRANSLATE_NOOP("window", "Save, save as")},
        {"Ctrl+I · Ctrl+E", QT_TRANSLATE_NOOP("window", "Import problem input, export")},
        {"Ctrl+Z · Ctrl+Shift+Z", QT_TRANSLATE_NOOP("window", "Undo, redo")},
        {"Ctrl+Shift+C · Ctrl+Shift+V", QT_TRANSLATE_NOOP("window", "Copy position, paste position")},
        {"Ctrl+R", QT_TRANSLATE_NOOP("window", "Random position")},
        {"Ctrl++ · Ctrl+- · Ctrl+0", QT_TRANSLATE_NOOP("window", "Larger, smaller, normal size")},
        {"Ctrl+L", QT_TRANSLATE_NOOP("window", "Switch language")},
        {"F5", QT_TRANSLATE_NOOP("window", "Present full screen")},
        {"H", QT_TRANSLATE_NOOP("window", "Hide the answers, or reveal them")},
        {"F11", QT_TRANSLATE_NOOP("window", "Full screen")},
        {"F1 · ?", QT_TRANSLATE_NOOP("window", "This list of keys")},
        {". · B · Backspace", QT_TRANSLATE_NOOP("window", "While presenting: blank, board, back to the lesson's position")},
        {"D · E · C · S", QT_TRANSLATE_NOOP("window", "While presenting: pen, eraser, clear, spot")},
        {"T · W · X · Esc", QT_TRANSLATE_NOOP("window", "While presenting: theme, presenter window, swap screens, leave")},
        {"↑ ↓ ← → · Enter", QT_TRANSLATE_NOOP("window", "On the board: choose a place, act on it")},
    };
    QDialog dialog(parent);
    dialog.setObjectName(QStringLiteral("keysDialog"));
    dialog.setWindowTitle(context.text({"window", QT_TRANSLATE_NOOP("window", "Keys")}));
    auto *grid = new QGridLayout(&dialog);
    grid->setHorizontalSpacing(context.px(24));
    int row = 0;
    for (const auto &[shortcut, meaning] : keys) {
        auto *keyLabel = new QLabel(QString::fromUtf8(shortcut), &dialog);
        keyLabel->setTextFormat(Qt::PlainText);
        auto *meaningLabel = new QLabel(context.text({"window", meaning}), &dialog);
        meaningLabel->setTextFormat(Qt::PlainText);
        grid->addWidget(keyLabel, row, 0);
        grid->addWidget(meaningLabel, row++, 1);
    }
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, &dialog);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    grid->addWidget(buttons, row, 0, 1, 2);
    dialog.exec();
}

void showAbout(const UiContext &context, QWidget *parent)
{
    QMessageBox box(QMessageBox::NoIcon, context.text({"window", QT_TRANSLATE_NOOP("window", "About Mexplain")}),
                    context.text({"window", QT_TRANSLATE_NOOP("window", "Mexplain %1 shows why a position of an impartial game is won or lost, "
                                                              "step by step."), {QApplication::applicationVersion()}}),
                    QMessageBox::Ok, parent);
    box.setObjectName(QStringLiteral("aboutBox"));
    box.setTextFormat(Qt::PlainText);
    box.setIconPixmap(parent->windowIcon().pixmap(context.px(64)));
    box.exec();
}

} // namespace mexplain
