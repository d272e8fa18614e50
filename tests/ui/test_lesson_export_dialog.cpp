#include "explain/catalogue.h"
#include "ui/app_style.h"
#include "ui/lesson_export_dialog.h"

#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

using namespace mexplain;

class TestLessonExportDialog : public QObject {
    Q_OBJECT
private slots:
    void savesEveryDocument_data();
    void savesEveryDocument();
    void failedSaveIsTold();
    void cancelledSaveDoesNothing();
    void offersWhatTheDocumentHas();
    void newSeedChangesTheSheet();
    void brokenLessonIsTold();
    void fileNames();
    void everyWidgetHasItsWords();
    void snapshots_data();
    void snapshots();

private:
    static LessonPlan lesson()
    {
        LessonPlan plan;
        plan.title = {QStringLiteral("第一讲：取火柴"), QStringLiteral("Lesson 1: Nim")};
        plan.items = {{.game = QStringLiteral("nim"), .position = "3 6 9"}, {.game = QStringLiteral("bash"), .position = "23 3", .hidden = true}};
        return plan;
    }

    Catalogue m_catalogue;
    Phrasebooks m_phrasebooks;
    LessonPlan m_lesson = lesson();
};

void TestLessonExportDialog::savesEveryDocument_data()
{
    QTest::addColumn<int>("document");
    QTest::addColumn<int>("format");
    for (const LessonOutput document : {LessonOutput::Handout, LessonOutput::Slides, LessonOutput::Worksheet, LessonOutput::AnswerKey}) {
        for (const Format format : formatsOf(document))
            QTest::addRow("%s %s", qPrintable(lessonDocumentCode(document)), qPrintable(formatCode(format))) << static_cast<int>(document) << static_cast<int>(format);
    }
}

void TestLessonExportDialog::savesEveryDocument()
{
    QFETCH(int, document);
    QFETCH(int, format);
    const UiContext context{m_catalogue, m_phrasebooks};
    const QTemporaryDir folder;
    LessonExportDialog dialog(m_lesson, context);
    dialog.setDocument(static_cast<LessonOutput>(document));
    dialog.setFormat(static_cast<Format>(format));
    // No ending: the dialog adds the format's.
    dialog.saveFileName = [&](QWidget *, const QString &, const QString &, const QString &) { return folder.filePath(QStringLiteral("out")); };
    QString told;
    connect(&dialog, &LessonExportDialog::saved, this, [&told](const QString &path) { told = path; });
    dialog.save();
    QCOMPARE(told, folder.filePath(QStringLiteral("out.")) + formatCode(static_cast<Format>(format)));
    QVERIFY(QFile(told).size() > 500);
    QCOMPARE(dialog.result(), static_cast<int>(QDialog::Accepted));
}

void TestLessonExportDialog::failedSaveIsTold()
{
    const UiContext context{m_catalogue, m_phrasebooks};
    LessonExportDialog dialog(m_lesson, context);
    bool saved = false;
    connect(&dialog, &LessonExportDialog::saved, this, [&saved] { saved = true; });
    dialog.saveFileName = [](QWidget *, const QString &, const QString &, const QString &) { return QStringLiteral("/nowhere/out.pdf"); };
    dialog.show();
    dialog.save();
    QVERIFY(!saved);
    QVERIFY(dialog.findChild<QLabel *>(QStringLiteral("errorLabel"))->text().contains(QStringLiteral("/nowhere/out.pdf")));
}

void TestLessonExportDialog::cancelledSaveDoesNothing()
{
    const UiContext context{m_catalogue, m_phrasebooks};
    LessonExportDialog dialog(m_lesson, context);
    bool saved = false;
    connect(&dialog, &LessonExportDialog::saved, this, [&saved] { saved = true; });
    dialog.saveFileName = [](QWidget *, const QString &, const QString &, const QString &) { return QString(); };
    dialog.save();
    QVERIFY(!saved);
}

void TestLessonExportDialog::offersWhatTheDocumentHas()
{
    const UiContext context{m_catalogue, m_phrasebooks};
    LessonExportDialog dialog(m_lesson, context);
    dialog.setFormat(Format::Html);
    dialog.setDocument(LessonOutput::Slides);
    QCOMPARE(dialog.format(), Format::Pdf);
    QVERIFY(!dialog.findChild<QComboBox *>(QStringLiteral("formatComboBox"))->isEnabled());
    QVERIFY(!dialog.findChild<QSpinBox *>(QStringLiteral("seedSpinBox"))->isEnabled());
    dialog.setDocument(LessonOutput::Worksheet);
    QVERIFY(dialog.findChild<QComboBox *>(QStringLiteral("formatComboBox"))->isEnabled());
    QVERIFY(dialog.findChild<QSpinBox *>(QStringLiteral("extraSpinBox"))->isEnabled());
    QCOMPARE(dialog.findChild<QSpinBox *>(QStringLiteral("extraSpinBox"))->maximum(), maxExtraExercises);
}

void TestLessonExportDialog::newSeedChangesTheSheet()
{
    const UiContext context{m_catalogue, m_phrasebooks};
    LessonExportDialog dialog(m_lesson, context);
    dialog.setDocument(LessonOutput::Worksheet);
    dialog.setSeed(42);
    dialog.refreshPreview();
    const auto *preview = dialog.findChild<QPlainTextEdit *>(QStringLiteral("previewTextEdit"));
    QVERIFY2(preview->toPlainText().contains(QStringLiteral("卷号 42")), qPrintable(preview->toPlainText()));
    dialog.findChild<QPushButton *>(QStringLiteral("newSeedButton"))->click();
    dialog.refreshPreview();
    QVERIFY(preview->toPlainText().contains(QStringLiteral("卷号 %1").arg(dialog.seed())));
}

void TestLessonExportDialog::brokenLessonIsTold()
{
    const UiContext context{m_catalogue, m_phrasebooks};
    LessonPlan broken = lesson();
    broken.items[1].game = QStringLiteral("gomoku");
    LessonExportDialog dialog(broken, context);
    QVERIFY(dialog.findChild<QLabel *>(QStringLiteral("errorLabel"))->text().contains(QStringLiteral("gomoku")));
}

void TestLessonExportDialog::fileNames()
{
    const LessonPlan hostile{.title = {QStringLiteral("../<a>/b: c*"), {}}};
    const auto name = [this](const LessonPlan &plan, LessonOutput document) {
        return lessonFileName({.lesson = plan, .catalogue = m_catalogue, .phrasebooks = m_phrasebooks, .document = document, .seed = 42}, Format::Pdf);
    };
    QCOMPARE(name(m_lesson, LessonOutput::Worksheet), QStringLiteral("第一讲-取火柴-worksheet-42.pdf"));
    QCOMPARE(name(hostile, LessonOutput::Handout), QStringLiteral("a-b-c-handout.pdf"));
    QCOMPARE(name({}, LessonOutput::Slides), QStringLiteral("lesson-slides.pdf"));
}

void TestLessonExportDialog::everyWidgetHasItsWords()
{
    for (const Language language : {Language::Chinese, Language::English}) {
        UiContext context{m_catalogue, m_phrasebooks};
        context.language = language == Language::Chinese ? Language::English : Language::Chinese;
        LessonExportDialog dialog(m_lesson, context);
        context.language = language;
        dialog.retranslate();
        const bool isChinese = language == Language::Chinese;
        QCOMPARE(dialog.windowTitle(), isChinese ? QStringLiteral("导出课件") : QStringLiteral("Export the lesson"));
        for (const char *name : {"documentComboBox", "formatComboBox", "languageComboBox", "themeComboBox", "seedSpinBox", "extraSpinBox", "newSeedButton", "previewTextEdit"})
            QVERIFY2(!dialog.findChild<QWidget *>(QString::fromLatin1(name))->accessibleName().isEmpty(), name);
        QVERIFY(dialog.findChild<QPushButton *>(QStringLiteral("saveButton"))->toolTip().contains(QStringLiteral("Ctrl+S")));
        QCOMPARE(dialog.findChild<QPushButton *>(QStringLiteral("saveButton"))->shortcut(), QKeySequence(QKeySequence::Save));
    }
}

void TestLessonExportDialog::snapshots_data()
{
    QTest::addColumn<bool>("chinese");
    QTest::addColumn<int>("document");
    QTest::newRow("zh-worksheet") << true << static_cast<int>(LessonOutput::Worksheet);
    QTest::newRow("en-handout") << false << static_cast<int>(LessonOutput::Handout);
}

void TestLessonExportDialog::snapshots()
{
    QFETCH(bool, chinese);
    QFETCH(int, document);
    UiContext context{m_catalogue, m_phrasebooks};
    context.language = chinese ? Language::Chinese : Language::English;
    applyAppStyle(*qApp, context);
    LessonExportDialog dialog(m_lesson, context);
    dialog.setDocument(static_cast<LessonOutput>(document));
    dialog.show();
    dialog.refreshPreview();
    QApplication::processEvents();
    const QPixmap picture = dialog.grab();
    QVERIFY(picture.width() >= 400);
    QVERIFY(picture.save(QStringLiteral(SNAPSHOT_DIR "/lesson-export-dialog-%1.png").arg(QString::fromLatin1(QTest::currentDataTag()))));
}

QTEST_MAIN(TestLessonExportDialog)
#include "test_lesson_export_dialog.moc"
