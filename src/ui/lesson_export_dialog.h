#pragma once

#include "render/export/lesson_export.h"
#include "ui/context.h"

#include <QDialog>
#include <QTimer>

#include <functional>
#include <memory>

namespace Ui {
class LessonExportDialog;
}

namespace mexplain {

/// A file name for a document of a lesson, such as `第一讲-worksheet-42.pdf`; what a file system may refuse is left out.
QString lessonFileName(const LessonExportJob &job, Format format);

/// Chooses which document of a lesson is made and how, shows its words, and saves it. Errors are shown in the dialog.
class LessonExportDialog : public QDialog {
    Q_OBJECT
public:
    /// The lesson and the context must live longer than the dialog.
    LessonExportDialog(const LessonPlan &lesson, const UiContext &context, QWidget *parent = nullptr);
    ~LessonExportDialog() override;

    LessonOutput document() const;
    void setDocument(LessonOutput document);
    Format format() const;
    void setFormat(Format format);
    int seed() const;
    void setSeed(int seed);

    /// Asks where to save; a test answers itself. Empty where the person cancelled.
    std::function<QString(QWidget *parent, const QString &title, const QString &path, const QString &filter)> saveFileName;

    void retranslate();

public slots:
    void save();
    void chooseNewSeed();
    void refreshPreview();

signals:
    void saved(const QString &path);

private:
    LessonExportJob job() const;
    void updateChoices();
    void showError(const QString &message);
    QString words(const char *source) const;

    const LessonPlan &m_lesson;
    const UiContext &m_context;
    std::unique_ptr<Ui::LessonExportDialog> m_ui;
    QTimer m_previewTimer;
};

} // namespace mexplain
