#include <QFile>
#include <QTest>
#include <QXmlStreamReader>

/// No unfinished, vanished or empty entry, and the same place signs on both sides.
class TestTranslations : public QObject {
    Q_OBJECT
private slots:
    void entriesAreFinished_data();
    void entriesAreFinished();
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

QTEST_APPLESS_MAIN(TestTranslations)
#include "test_translations.moc"
