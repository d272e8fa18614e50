#pragma once

#include <QMessageBox>
#include <QString>

#include <functional>

namespace mexplain {

/// The questions that a window asks a person; a test answers them itself.
struct Dialogs {
    using FileName = std::function<QString(QWidget *parent, const QString &title, const QString &path, const QString &filter)>;
    FileName openFileName; ///< empty where the person cancelled
    FileName saveFileName;
    /// Save, Discard or Cancel.
    std::function<QMessageBox::StandardButton(QWidget *parent, const QString &question)> askSave;
    std::function<void(QWidget *parent, const QString &message)> showMessage;
    /// Whether a lesson that a crash left behind is restored: Yes, Discard, or Cancel to decide another time.
    std::function<QMessageBox::StandardButton(QWidget *parent, const QString &question)> askRestore;
    /// Several lines of text; empty where the person cancelled.
    std::function<QString(QWidget *parent, const QString &title, const QString &label)> askText;

    /// The real ones.
    static Dialogs standard();
};

} // namespace mexplain
