#include "explain/catalogue.h"
#include "ui/app_style.h"
#include "ui/export_dialog.h"

#include <QApplication>
#include <QFile>
#include <QLabel>
#include <QTemporaryDir>
#include <QTest>

using namespace mexplain;

class TestExportDialog : public QObject {
    Q_OBJECT
private slots:
    void savesEveryFormat_data();
    void savesEveryFormat();
    void failedSaveIsToldAndNothingIsDamaged();
    void fileNames();
    void snapshots_data();
    void snapshots();

private:
    Catalogue m_catalogue;
    Phrasebooks m_phrasebooks;
    const AnyGame &m_game = *m_catalogue.find(u"nim");
    Explanation m_explanation = *m_game.explain("3 6 9");
};

void TestExportDialog::savesEveryFormat_data()
{
    QTest::addColumn<int>("format");
    for (const Format format : {Format::Html, Format::Markdown, Format::Pdf, Format::Svg, Format::Png, Format::Json, Format::Text})
        QTest::newRow(qPrintable(formatCode(format))) << static_cast<int>(format);
}

void TestExportDialog::savesEveryFormat()
{
    QFETCH(int, format);
    const UiContext context{m_catalogue, m_phrasebooks};
    const QTemporaryDir folder;
    ExportDialog dialog(m_game, m_explanation, 2, context);
    dialog.setFormat(static_cast<Format>(format));
    dialog.setTitleAndNote(QStringLiteral("<b>课堂</b>"), QStringLiteral("第一讲"));
    QString suggested;
    const QString path = folder.filePath(QStringLiteral("out.") + formatCode(static_cast<Format>(format)));
    dialog.saveFileName = [&](QWidget *, const QString &, const QString &name, const QString &) {
        suggested = name;
        return path;
    };
    dialog.save();
    QVERIFY2(suggested.endsWith(exportFileName(QStringLiteral("nim"), "3 6 9", static_cast<Format>(format))), qPrintable(suggested));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.size() > 200);
}

void TestExportDialog::failedSaveIsToldAndNothingIsDamaged()
{
    const UiContext context{m_catalogue, m_phrasebooks};
    ExportDialog dialog(m_game, m_explanation, 2, context);
    dialog.setFormat(Format::Json);
    bool saved = false;
    connect(&dialog, &ExportDialog::saved, this, [&saved] { saved = true; });
    dialog.saveFileName = [](QWidget *, const QString &, const QString &, const QString &) { return QStringLiteral("/nowhere/out.json"); };
    dialog.show();
    dialog.save();
    QVERIFY(!saved);
    bool told = false;
    const auto labels = dialog.findChildren<QLabel *>();
    for (const QLabel *label : labels)
        told = told || (label->isVisible() && label->text().contains(QStringLiteral("/nowhere/out.json")));
    QVERIFY(told);
}

void TestExportDialog::fileNames()
{
    QCOMPARE(exportFileName(QStringLiteral("nim"), "3 6 9", Format::Pdf), QStringLiteral("nim-3-6-9.pdf"));
    QVERIFY(exportFileName(QStringLiteral("nim"), std::string(100'000, '1'), Format::Pdf).size() < 100);
}

void TestExportDialog::snapshots_data()
{
    QTest::addColumn<bool>("chinese");
    QTest::addColumn<int>("format");
    QTest::newRow("zh-pdf") << true << static_cast<int>(Format::Pdf);
    QTest::newRow("en-png") << false << static_cast<int>(Format::Png);
    QTest::newRow("zh-md") << true << static_cast<int>(Format::Markdown);
}

void TestExportDialog::snapshots()
{
    QFETCH(bool, chinese);
    QFETCH(int, format);
    UiContext context{m_catalogue, m_phrasebooks};
    context.language = chinese ? Language::Chinese : Language::English;
    applyAppStyle(*qApp, context);
    ExportDialog dialog(m_game, m_explanation, 2, context);
    dialog.setFormat(static_cast<Format>(format));
    dialog.retranslate();
    dialog.show();
    dialog.refreshPreview();
    QApplication::processEvents();
    const QPixmap picture = dialog.grab();
    QVERIFY(picture.width() >= 400);
    QVERIFY(picture.save(QStringLiteral(SNAPSHOT_DIR "/export-dialog-%1.png").arg(QString::fromLatin1(QTest::currentDataTag()))));
}

QTEST_MAIN(TestExportDialog)
#include "test_export_dialog.moc"
