#include "explain/catalogue.h"
#include "render/export/export.h"
#include "render/file_writer.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace mexplain;

/// Exports as they were read and found good. With MEXPLAIN_UPDATE_GOLDENS set in the environment they are written anew:
/// read the difference before you commit it. Pictures depend on the fonts installed, so their bytes are left out.
class TestGoldens : public QObject {
    Q_OBJECT
private slots:
    void exportsAreAsTheyWere_data();
    void exportsAreAsTheyWere();
};

namespace {

struct Golden {
    const char *id;
    const char *position;
};

// A won position and a lost one of each game, and what else is told in its own way.
constexpr Golden goldens[] = {
    {"nim", "7 7 7"},
    {"misere-nim", "1 1 3"},
    {"misere-nim", "4 5 1"},
    {"staircase-nim", "2 1 3"},
    {"staircase-nim", "3 2 3 1"},
    {"split-nim", "7 5 2"},
    {"split-nim", "1 7 9"},
    {"chess-row", "11 12 16 17; 11 13 14 15"},
    {"graph", "1>2 1>3 2>4 2>5 3>5 3>6 3>8 4>7 5>4 5>7 6>5 6>8; tokens 1 3"},
    {"graph", "1>2 2>3 3>4 4>5; tokens 1"},
    {"chess-row", "13 15 16 17; 12 13 14 18"},
    {"sand", "20 4"},
    {"sand", "16 8 6"},
    {"digit-deletion", "30200504"},
    {"digit-deletion", "300102"},
    {"capped-nim", "cap 5: 15 8"},
    {"capped-nim", "cap 3: 9 6 7"},
    {"chocolate", "4 9 3 6 8 2; 1 8 5 9 4 4; 8 9 9 8 7 3; 4 3 9 7 1 2; 3 1 5 1 5 8; s=30"},
    {"chocolate", "1 1 1 1 1; 1 1 1 1 1; 1 1 1 1 1; 1 1 1 1 1; 1 1 1 1 1; s=5"},
    {"bash", "23 3"},
    {"bash", "24 5"},
    {"wythoff", "7 10"},
    {"wythoff", "4 7"},
};

} // namespace

void TestGoldens::exportsAreAsTheyWere_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("format");
    for (const char *position : {"3 6 9", "1 2 3", "0 0"}) {
        for (const char *language : {"zh", "en", "both"}) {
            for (const char *format : {"txt", "md"})
                QTest::addRow("nim %s %s %s", position, language, format) << "nim" << position << language << format;
        }
        QTest::addRow("nim %s json", position) << "nim" << position << "both" << "json";
    }
    // Each language on its own is the same sentences: one format for each is enough from the second game on.
    for (const Golden &golden : goldens) {
        for (const auto &[language, format] : {std::pair{"both", "txt"}, {"zh", "md"}, {"en", "md"}, {"both", "json"}})
            QTest::addRow("%s %s %s %s", golden.id, golden.position, language, format) << golden.id << golden.position << language << format;
    }
}

void TestGoldens::exportsAreAsTheyWere()
{
    QFETCH(QString, id);
    QFETCH(QString, position);
    QFETCH(QString, language);
    QFETCH(QString, format);
    const Catalogue catalogue;
    const Phrasebooks phrasebooks;
    const AnyGame &game = *catalogue.find(id);
    const auto explanation = game.explain(position.toStdString());
    QVERIFY(explanation);
    ExportJob job{.game = game.info(), .explanation = *explanation, .phrasebooks = phrasebooks};
    job.languages = *languagesFromCode(language);
    const auto document = exportDocument(job, *formatFromCode(format));
    QVERIFY(document);
    static const QRegularExpression picture(QStringLiteral("base64,[A-Za-z0-9+/=]+"));
    const QString actual = QString::fromUtf8(*document).replace(picture, QStringLiteral("base64,"));

    static const QRegularExpression signs(QStringLiteral("[^0-9a-z]+"));
    QString name = position;
    const QString path = QStringLiteral(TEST_DATA_DIR "/goldens/%1-%2-%3.%4").arg(id, name.replace(signs, QStringLiteral("-")), language, format);
    if (qEnvironmentVariableIsSet("MEXPLAIN_UPDATE_GOLDENS")) {
        const auto written = writeFile(path, actual.toUtf8());
        QVERIFY(written.hasValue());
    }
    QFile golden(path);
    QVERIFY2(golden.open(QIODevice::ReadOnly), qPrintable(path));
    const QString expected = QString::fromUtf8(golden.readAll());
    const QStringList actualLines = actual.split(u'\n');
    const QStringList expectedLines = expected.split(u'\n');
    for (qsizetype i = 0; i < std::min(actualLines.size(), expectedLines.size()); ++i)
        QCOMPARE(actualLines[i], expectedLines[i]);
    QCOMPARE(actualLines.size(), expectedLines.size());
}

QTEST_MAIN(TestGoldens)
#include "test_goldens.moc"
