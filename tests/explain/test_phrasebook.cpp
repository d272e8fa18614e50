#include "explain/error_phrase.h"
#include "explain/explanation.h"
#include "explain/phrasebook.h"

#include <QTest>

using namespace mexplain;

class TestPhrasebook : public QObject {
    Q_OBJECT
private slots:
    void bothLanguagesAtOnce();
    void pluralForms_data();
    void pluralForms();
    void argumentsAreSetAsTheyAre();
    void runsKeepFormulasApart();
    void errorsNameTheirPlace();
    void codes();
};

void TestPhrasebook::bothLanguagesAtOnce()
{
    const Phrasebooks books;
    const Phrase phrase = verdictPhrase(Outcome::N);
    QCOMPARE(books.of(Language::Chinese).text(phrase), QStringLiteral("必胜态：先手必胜"));
    QCOMPARE(books.of(Language::English).text(phrase), QStringLiteral("N-position: the first player wins"));
    QCOMPARE(books.of(Language::Chinese).text(verdictPhrase(Outcome::P)), QStringLiteral("必败态：后手必胜"));
}

void TestPhrasebook::pluralForms_data()
{
    QTest::addColumn<quint64>("count");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("chinese");
    QTest::newRow("0") << quint64{0} << QStringLiteral("take 0 matches from pile 3") << QStringLiteral("从第 3 堆取走 0 根");
    QTest::newRow("1") << quint64{1} << QStringLiteral("take 1 match from pile 3") << QStringLiteral("从第 3 堆取走 1 根");
    QTest::newRow("2") << quint64{2} << QStringLiteral("take 2 matches from pile 3") << QStringLiteral("从第 3 堆取走 2 根");
    QTest::newRow("10^18") << quint64{1'000'000'000'000'000'000} << QStringLiteral("take 1000000000000000000 matches from pile 3")
                           << QStringLiteral("从第 3 堆取走 1000000000000000000 根");
}

void TestPhrasebook::pluralForms()
{
    QFETCH(quint64, count);
    const Phrasebooks books;
    const Phrase phrase{"nim", "take %n match(es) from pile %1", {3}, count};
    QTEST(books.of(Language::English).text(phrase), "english");
    QTEST(books.of(Language::Chinese).text(phrase), "chinese");
}

void TestPhrasebook::argumentsAreSetAsTheyAre()
{
    const Phrasebook book(Language::English);
    const Phrase phrase{"", "a %1 b %2 c %1", {QStringLiteral("%2"), QStringLiteral("%n %1")}};
    QCOMPARE(book.text(phrase), QStringLiteral("a %2 b %n %1 c %2"));
    QCOMPARE(book.text({"", "100 % of %3"}), QStringLiteral("100 % of "));
}

void TestPhrasebook::runsKeepFormulasApart()
{
    const Phrasebook book(Language::English);
    const Phrase inner{"", "so %1", {Math{QStringLiteral("s = 0")}}};
    const Phrase phrase{"", "See: %1. End", {inner}};
    const std::vector<Run> expected{{Run::Kind::Words, QStringLiteral("See: so ")},
                                    {Run::Kind::Math, QStringLiteral("s = 0")},
                                    {Run::Kind::Words, QStringLiteral(". End")}};
    QCOMPARE(book.runs(phrase), expected);
}

void TestPhrasebook::errorsNameTheirPlace()
{
    const Phrasebooks books;
    const Error error{ErrorCode::Negative, Quantity::PileSize, 1, 3, 2, {"-3", "0", "9"}};
    QCOMPARE(books.of(Language::English).text(errorPhraseInLine(error)),
             QStringLiteral("Number 2 (column 3): -3 is negative; expected a pile size from 0 to 9"));
    QCOMPARE(books.of(Language::Chinese).text(errorPhraseInLine(error)),
             QStringLiteral("第 2 个数（第 3 列）：-3 是负数；一堆的根数应在 0 到 9 之间"));
}

void TestPhrasebook::codes()
{
    QCOMPARE(languagesFromCode(u"both"), std::optional(Languages::Both));
    QVERIFY(!languagesFromCode(u"zh_CN"));
    QCOMPARE(languagesOf(Languages::Both).size(), std::size_t{2});
}

QTEST_GUILESS_MAIN(TestPhrasebook)
#include "test_phrasebook.moc"
