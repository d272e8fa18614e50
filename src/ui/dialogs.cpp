#include "ui/dialogs.h"

#include <QApplication>
#include <QFileDialog>
#include <QInputDialog>

namespace mexplain {

namespace {

int messageBox(QWidget *parent, QMessageBox::Icon icon, const QString &text, QMessageBox::StandardButtons buttons)
{
    QMessageBox box(icon, QApplication::applicationDisplayName(), text, buttons, parent);
    box.setTextFormat(Qt::PlainText);
    return box.exec();
}

} // namespace

Dialogs Dialogs::standard()
{
    Dialogs dialogs;
    dialogs.openFileName = [](QWidget *parent, const QString &title, const QString &path, const QString &filter) {
        return QFileDialog::getOpenFileName(parent, title, path, filter);
    };
    dialogs.saveFileName = [](QWidget *parent, const QString &title, const QString &path, const QString &filter) {
        return QFileDialog::getSaveFileName(parent, title, path, filter);
    };
    dialogs.askSave = [](QWidget *parent, const QString &question) {
        return static_cast<QMessageBox::StandardButton>(messageBox(parent, QMessageBox::Question, question,
                                                                   QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel));
    };
    dialogs.askRestore = [](QWidget *parent, const QString &question) {
        return static_cast<QMessageBox::StandardButton>(messageBox(parent, QMessageBox::Question, question,
                                                                   QMessageBox::Yes | QMessageBox::Discard | QMessageBox::Cancel));
    };
    dialogs.showMessage = [](QWidget *parent, const QString &message) {
        messageBox(parent, QMessageBox::Warning, message, QMessageBox::Ok);
    };
    dialogs.askText = [](QWidget *parent, const QString &title, const QString &label) {
        return QInputDialog::getMultiLineText(parent, title, label);
    };
    return dialogs;
}

} // namespace mexplain
