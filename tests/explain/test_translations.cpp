#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

/// No unfinished, vanished or empty entry, and the same place signs on both sides.
class TestTranslations : public QObject {
    Q_OBJECT
private slots:
    void entriesAreFinished_data();
    void entriesAreFinished();
    void knowEveryString_data();
    void knowEveryString();
};

void TestTranslations::entriesAreFinished_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<int>("forms");
    QTest::newRow("zh_CN") << QStringLiteral(SOURCE_ROOT "/translations/mexplain_zh_CN.ts") << 1;
    QTest::newRow("en") << QStringLiteral(SOURCE_ROOT "/translations/mexplain_en.ts") << 2;
}

void TestTranslations::entriesAreFinished()
{
    QFETCH(QString, path);
    QFETCH(int, forms);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QXmlStreamReader xml(&file);
    QString source;
    int entries = 0;
    bool numerus = false;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"message") {
            numerus = xml.attributes().value(QStringLiteral("numerus")) == u"yes";
        } else if (xml.name() == u"source") {
            source = xml.readElementText();
        } else if (xml.name() == u"translation") {
            ++entries;
            QVERIFY2(xml.attributes().value(QStringLiteral("type")).isEmpty(), qPrintable(source));
            QStringList texts;
            if (numerus) {
                while (xml.readNextStartElement())
                    texts.append(xml.readElementText());
                QCOMPARE(texts.size(), forms);
            } else {
                texts.append(xml.readElementText());
            }
            for (const QString &text : std::as_const(texts)) {
                QVERIFY2(!text.isEmpty(), qPrintable(source));
                for (QChar digit = u'1'; digit <= u'9'; digit = QChar(digit.unicode() + 1)) {
                    const QString place = QStringLiteral("%") + digit;
                    QVERIFY2(source.contains(place) == text.contains(place), qPrintable(source));
                }
            }
        }
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QVERIFY(entries > 5);
}

void TestTranslations::knowEveryString_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QStringList>("options");
    QTest::newRow("zh_CN") << QStringLiteral("mexplain_zh_CN.ts") << QStringList();
    QTest::newRow("en") << QStringLiteral("mexplain_en.ts") << QStringList{QStringLiteral("-pluralonly")};
}

void TestTranslations::knowEveryString()
{
    // A string that was added to the source but to no catalogue would show up in the wrong language.
    QFETCH(QString, name);
    QFETCH(QStringList, options);
    QTemporaryDir folder;
    const QString copy = folder.filePath(name);
    QVERIFY(QFile::copy(QStringLiteral(SOURCE_ROOT "/translations/") + name, copy));
    QProcess lupdate;
    lupdate.setWorkingDirectory(QStringLiteral(SOURCE_ROOT));
    lupdate.start(QStringLiteral(LUPDATE), QStringList{QStringLiteral("-locations"), QStringLiteral("none"), QStringLiteral("-no-obsolete"),
                                                       QStringLiteral("src"), QStringLiteral("-ts"), copy} + options);
    QVERIFY(lupdate.waitForFinished(60'000));
    QCOMPARE(lupdate.exitCode(), 0);
    QFile file(copy);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString after = QString::fromUtf8(file.readAll());
    const qsizetype place = after.indexOf(QStringLiteral("type=\"unfinished\""));
    QVERIFY2(place < 0, qPrintable(after.mid(qMax(qsizetype{0}, place - 300), 400)));
}

QTEST_GUILESS_MAIN(TestTranslations)
#include "test_translations.moc"
