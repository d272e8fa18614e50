#include "explain/catalogue.h"
#include "explain/listing.h"

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace mexplain;

/// Every listing is a program: it compiles, and answers the cases as the problem wants.
class TestListings : public QObject {
    Q_OBJECT
private slots:
    void listings_data();
    void compilesAndAnswers_data() { listings_data(); }
    void compilesAndAnswers();
    void tagsNameStepsThatExist_data() { listings_data(); }
    void tagsNameStepsThatExist();
};

void TestListings::listings_data()
{
    QTest::addColumn<QString>("game");
    const Catalogue catalogue;
    for (const auto &game : catalogue.games())
        QTest::newRow(qPrintable(game->info().id)) << game->info().id;
}

void TestListings::compilesAndAnswers()
{
    QFETCH(QString, game);
    const QTemporaryDir folder;
    const QString program = folder.filePath(QStringLiteral("program"));
    QProcess compiler;
    compiler.start(QStringLiteral(TEST_CXX_COMPILER), {QStringLiteral("-std=c++17"), QStringLiteral("-o"), program,
                                                       QStringLiteral(SOURCE_ROOT "/resources/listings/%1.cpp").arg(game)});
    QVERIFY(compiler.waitForFinished(60'000));
    QVERIFY2(compiler.exitCode() == 0, compiler.readAllStandardError().constData());
    const QDir cases(QStringLiteral(TEST_DATA_DIR "/cases/%1").arg(game));
    const auto inputs = cases.entryInfoList({QStringLiteral("*.in")});
    QVERIFY(!inputs.isEmpty());
    for (const QFileInfo &input : inputs) {
        QProcess run;
        run.setStandardInputFile(input.filePath());
        run.start(program, QStringList());
        QVERIFY(run.waitForFinished(10'000));
        QFile expected(input.path() + u'/' + input.completeBaseName() + QStringLiteral(".out"));
        QVERIFY(expected.open(QIODevice::ReadOnly));
        QCOMPARE(run.readAllStandardOutput().simplified(), expected.readAll().simplified());
    }
}

void TestListings::tagsNameStepsThatExist()
{
    QFETCH(QString, game);
    const Catalogue catalogue;
    const AnyGame &anyGame = *catalogue.find(game);
    const Listing listing = loadListing(game);
    QVERIFY(!listing.lines.isEmpty());
    QVERIFY(!listing.lines.join(u'\n').contains(QStringLiteral("//@")));
    QSet<QString> used;
    for (const Example &example : anyGame.examples()) {
        const auto explanation = anyGame.explain(example.position);
        QVERIFY(explanation);
        for (const Step &step : explanation->steps) {
            if (step.listingTag.isEmpty())
                continue;
            QVERIFY2(listing.linesOfTag.contains(step.listingTag), qPrintable(step.listingTag));
            used.insert(step.listingTag);
        }
    }
    const QStringList tags = listing.linesOfTag.keys();
    for (const QString &tag : tags)
        QVERIFY2(used.contains(tag), qPrintable(tag));
}

QTEST_GUILESS_MAIN(TestListings)
#include "test_listings.moc"
