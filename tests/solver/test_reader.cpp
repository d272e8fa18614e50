#include "solver/diagnostic.h"
#include "solver/input.h"
#include "solver/nimber.h"
#include "solver/reader.h"
#include "solver/writer.h"

#include <QTemporaryFile>
#include <QTest>

#include <limits>
#include <random>

using namespace mexplain;

class TestReader : public QObject {
    Q_OBJECT
private slots:
    void numbersAndTheirPlaces_data();
    void numbersAndTheirPlaces();
    void whiteSpaceIsFree_data();
    void whiteSpaceIsFree();
    void headerDoesNotAllocate();
    void longTokensAreCutBetweenCharacters();
    void filesThroughAWindow();
    void nimbers();
};

void TestReader::numbersAndTheirPlaces_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::addColumn<int>("item");
    QTest::newRow("empty") << QByteArray("") << ErrorCode::EmptyInput << 1 << 1 << 1;
    QTest::newRow("blank") << QByteArray(" \n\t\r\n") << ErrorCode::EmptyInput << 3 << 1 << 1;
    QTest::newRow("ends") << QByteArray("1\n2") << ErrorCode::UnexpectedEnd << 2 << 2 << 3;
    QTest::newRow("letter") << QByteArray("1 x 3") << ErrorCode::NotANumber << 1 << 3 << 2;
    QTest::newRow("digits then letter") << QByteArray("1 2\n34a") << ErrorCode::NotANumber << 2 << 1 << 3;
    QTest::newRow("negative") << QByteArray("1 2 -3") << ErrorCode::Negative << 1 << 5 << 3;
    QTest::newRow("minus alone") << QByteArray("- 2 3") << ErrorCode::NotANumber << 1 << 1 << 1;
    QTest::newRow("plus sign") << QByteArray("+1 2 3") << ErrorCode::NotANumber << 1 << 1 << 1;
    QTest::newRow("one too large") << QByteArray("1 101 3") << ErrorCode::OutOfRange << 1 << 3 << 2;
    QTest::newRow("past 64 bits") << QByteArray("1 18446744073709551617 3") << ErrorCode::OutOfRange << 1 << 3 << 2;
    QTest::newRow("a hundred digits") << QByteArray("1 ") + QByteArray(100, '9') << ErrorCode::OutOfRange << 1 << 3 << 2;
    QTest::newRow("trailing") << QByteArray("1 2 3\n4") << ErrorCode::TrailingText << 2 << 1 << 4;
    QTest::newRow("column in characters") << QByteArray("1 \xE4\xB8\x80 3") << ErrorCode::NotANumber << 1 << 3 << 2;
    QTest::newRow("after carriage returns") << QByteArray("1\r\n2\r\nx") << ErrorCode::NotANumber << 3 << 1 << 3;
    QTest::newRow("zero byte") << QByteArray("1 2\0 3", 6) << ErrorCode::NotANumber << 1 << 3 << 2;
}

void TestReader::numbersAndTheirPlaces()
{
    QFETCH(QByteArray, text);
    QFETCH(ErrorCode, code);
    Reader reader(std::string_view(text.constData(), static_cast<std::size_t>(text.size())));
    const auto numbers = reader.numbers(3, Quantity::PileSize, 0, 100);
    const auto end = numbers ? reader.expectEnd() : Result<void>();
    QVERIFY(!numbers || !end);
    const Error error = numbers ? end.error() : numbers.error();
    QCOMPARE(static_cast<int>(error.code), static_cast<int>(code));
    QTEST(static_cast<int>(error.line), "line");
    QTEST(static_cast<int>(error.column), "column");
    QTEST(static_cast<int>(error.item), "item");
    QVERIFY(!describe(error).empty());
    QVERIFY2(describe(error).find('%') == std::string::npos, describe(error).c_str());
}

void TestReader::whiteSpaceIsFree_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("one line") << QByteArray("1 20 100");
    QTest::newRow("no last newline, CRLF") << QByteArray("1\r\n20\r\n100");
    QTest::newRow("tabs and blanks") << QByteArray("\t1  20 \n\n 100 \n\n");
    QTest::newRow("leading zeros") << QByteArray("001 00000000000000000000000000020 100");
}

void TestReader::whiteSpaceIsFree()
{
    QFETCH(QByteArray, text);
    Reader reader(text.constData());
    const auto numbers = reader.numbers(3, Quantity::PileSize, 0, 100);
    QVERIFY(numbers);
    QCOMPARE(*numbers, (std::vector<std::uint64_t>{1, 20, 100}));
    QVERIFY(reader.expectEnd());
}

void TestReader::headerDoesNotAllocate()
{
    Reader reader("1 2 3");
    const auto numbers = reader.numbers(SIZE_MAX, Quantity::PileSize, 0, 100);
    QVERIFY(!numbers);
    QCOMPARE(static_cast<int>(numbers.error().code), static_cast<int>(ErrorCode::UnexpectedEnd));
}

void TestReader::longTokensAreCutBetweenCharacters()
{
    const QByteArray text = QStringLiteral("堆").repeated(30).toUtf8();
    Reader reader(text.constData());
    const auto number = reader.number(Quantity::PileSize, 0, 1);
    QVERIFY(!number);
    QCOMPARE(QString::fromStdString(number.error().arguments.front()), QStringLiteral("堆").repeated(8) + u'…');
}

void TestReader::filesThroughAWindow()
{
    // Numbers of every length, so that the windows' ends fall on each of their digits.
    std::mt19937_64 random(5);
    std::vector<std::uint64_t> expected;
    QByteArray text;
    for (int i = 0; i < 60'000; ++i) {
        expected.push_back(random() >> (random() % 64) >> 1);
        text += QByteArray::number(static_cast<qulonglong>(expected.back())) + (random() % 8 == 0 ? "\r\n" : " ");
    }
    QTemporaryFile file;
    QVERIFY(file.open());
    file.write(text);
    file.close();
    auto window = FileWindow::open(file.fileName().toStdString());
    QVERIFY(window);
    Reader reader(*window);
    constexpr std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
    const Reader::Mark start = reader.mark();
    const auto numbers = reader.numbers(expected.size(), Quantity::PileSize, 0, most);
    QVERIFY(numbers);
    QVERIFY(*numbers == expected);
    QVERIFY(reader.expectEnd());
    QVERIFY(!window->hasFailed());

    // Back to the start, and to a place in the middle.
    reader.rewind(start);
    std::size_t index = 0;
    Reader::Mark middle{};
    QVERIFY(reader.eachNumber(expected.size(), Quantity::PileSize, 0, most, [&](std::uint64_t value) {
        if (value != expected[index++])
            QFAIL("another number");
        if (index == 30'000)
            middle = reader.mark();
    }));
    reader.rewind(middle);
    index = 30'000;
    reader.eachDigits(expected.size() - index, [&](std::string_view digits) {
        if (digits != std::to_string(expected[index++]))
            QFAIL("other digits");
    });
    QCOMPARE(index, expected.size());
    // Pieces of the text, and number by number where they stand unusually.
    const auto copied = [](Reader &from, std::uint64_t count) {
        QByteArray copy;
        while (count > 0) {
            auto run = from.plainRun(count);
            if (run.count == 0)
                from.eachDigits(1, [&](std::string_view digits) { run = {digits, 1}; });
            copy += QByteArray(run.text.data(), static_cast<qsizetype>(run.text.size())) + ' ';
            count -= run.count;
        }
        return copy;
    };
    reader.rewind(start);
    QVERIFY(copied(reader, expected.size()) == QByteArray(text).replace("\r\n", " "));
    for (const char *odd : {"1  2", "01", "00", "0 0", "1\n2", "1\t2", "5 06", " 7", "0"}) {
        // The odd place at each distance from where sixteen characters are looked at together.
        for (int i = 0; i < 20; ++i) {
            const QByteArray plain = QByteArray("8 0 31 ").repeated(10);
            const QByteArray whole = QByteArray(i + 1, '4') + ' ' + odd + ' ' + plain + QByteArray(i + 1, '4');
            QByteArrayList words;
            for (const QByteArray &word : QByteArray(whole).replace('\n', ' ').replace('\t', ' ').split(' ')) {
                if (!word.isEmpty())
                    words.append(word == "00" ? QByteArray("0") : word == "01" || word == "06" ? word.mid(1) : word);
            }
            Reader again(std::string_view(whole.constData(), static_cast<std::size_t>(whole.size())));
            QCOMPARE(copied(again, static_cast<std::uint64_t>(words.size())), words.join(' ') + ' ');
        }
    }
    // No more numbers than there are.
    reader.rewind(start);
    QVERIFY(!reader.numbers(expected.size() + 1, Quantity::PileSize, 0, most));

    // A pipe, a folder and a missing file are read, or refused, elsewhere.
    QVERIFY(!FileWindow::open("/dev/null"));
    QVERIFY(!FileWindow::open("/"));
    QVERIFY(!FileWindow::open("/no/such/file"));
}

void TestReader::nimbers()
{
    QCOMPARE(mex({0, 1, 3}), Nimber{2});
    QCOMPARE(mex({}), Nimber{0});
    QCOMPARE(mex({1, 1, 2}), Nimber{0});
    QCOMPARE(mex({2, 0, 1}), Nimber{3});
    QCOMPARE(xorSum({3, 6, 9}), Nimber{12});
    QCOMPARE(xorSum({}), Nimber{0});
}

QTEST_APPLESS_MAIN(TestReader)
#include "test_reader.moc"
