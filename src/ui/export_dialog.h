#pragma once

#include "render/export/export.h"
#include "ui/context.h"

#include <QDialog>
#include <QTimer>

#include <functional>
#include <memory>

namespace Ui {
class ExportDialog;
}

namespace mexplain {

/// A file name for a document of this position, such as `nim-3-6-9.pdf`; long positions are cut.
QString exportFileName(const QString &gameId, const std::string &position, Format format);

/// Chooses format, language, theme, title and note, shows what will come out, and saves or copies it. Errors are shown
/// in the dialog.
class ExportDialog : public QDialog {
    Q_OBJECT
public:
    /// The game, the explanation and the context must live longer than the dialog. `step` counts from 0.
    ExportDialog(const AnyGame &game, const Explanation &explanation, int step, const UiContext &context,
                 QWidget *parent = nullptr);
    ~ExportDialog() override;

    void setTitleAndNote(const QString &title, const QString &note);
    QString title() const;
    QString note() const;
    Format format() const;
    void setFormat(Format format);

    /// Asks where to save; a test answers itself. Empty where the person cancelled.
    std::function<QString(QWidget *parent, const QString &title, const QString &path, const QString &filter)> saveFileName;

    void retranslate();

public slots:
    void save();
    void copy();
    void refreshPreview();

signals:
    void saved(const QString &path);

private:
    ExportJob job() const;
    void fillChoices();
    void updateChoices();
    void showPicture(const ExportJob &job, bool errorMatters);
    void showError(const QString &message);
    QString words(const char *source) const;

    const AnyGame &m_game;
    const Explanation &m_explanation;
    const UiContext &m_context;
    std::unique_ptr<Ui::ExportDialog> m_ui;
    QTimer m_previewTimer;
};

} // namespace mexplain
