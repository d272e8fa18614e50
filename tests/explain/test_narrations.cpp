#include "explain/catalogue.h"
#include "explain/phrasebook.h"

#include <QRegularExpression>
#include <QTest>

using namespace mexplain;

/// What holds of every game's lesson, whatever it tells: its examples and random positions are good, every sentence is
/// translated, and what it says of moves is true of the positions they lead to.
class TestNarrations : public QObject {
    Q_OBJECT
private slots:
    void examplesAreGood_data() { games(); }
    void examplesAreGood();
    void randomPositionsAreGood_data() { games(); }
    void randomPositionsAreGood();
    void stepsAreWhole_data() { games(); }
    void stepsAreWhole();
    void everyPhraseIsTranslated_data() { games(); }
    void everyPhraseIsTranslated();
    void toldMovesAreTrue_data() { games(); }
    void toldMovesAreTrue();
    void agreesWithExhaustiveSearch_data() { games(); }
    void agreesWithExhaustiveSearch();

private:
    void games() const
    {
        QTest::addColumn<QString>("id");
        for (const auto &game : m_catalogue.games())
            QTest::newRow(qPrintable(game->info().id)) << game->info().id;
    }
    /// The examples, and some positions of each size by chance.
    std::vector<std::string> positions(const AnyGame &game, std::uint64_t seeds) const
    {
        std::vector<std::string> all;
        for (const Example &example : game.examples())
            all.push_back(example.position);
        for (const RandomSize size : {RandomSize::Small, RandomSize::Medium, RandomSize::Large}) {
            for (std::uint64_t seed = 0; seed < seeds; ++seed)
                all.push_back(game.randomPosition(size, seed));
        }
        return all;
    }

    Catalogue m_catalogue;
    Phrasebooks m_books;
};

namespace {

std::vector<Phrase> phrasesOf(const Figure &figure)
{
    std::vector<Phrase> all;
    const auto add = [&](const Phrase &phrase) {
        if (!phrase.isEmpty())
            all.push_back(phrase);
    };
    if (const auto *piles = std::get_if<PilesFigure>(&figure)) {
        for (const auto &row : piles->rows) {
            add(row.pile.label);
            add(row.pile.note);
        }
    } else if (const auto *numbers = std::get_if<XorTableFigure>(&figure)) {
        add(numbers->sumLabel);
        for (const auto &row : numbers->rows)
            add(row.label);
    } else if (const auto *table = std::get_if<TableFigure>(&figure)) {
        for (const Phrase &phrase : table->header)
            add(phrase);
        for (const auto &row : table->rows) {
            for (const auto &cell : row)
                add(cell.text);
        }
    } else if (const auto *grid = std::get_if<CellGridFigure>(&figure)) {
        add(grid->rowTitle);
        add(grid->columnTitle);
        for (const Phrase &phrase : grid->heads)
            add(phrase);
        for (const auto &row : grid->rows) {
            add(row.label);
            add(row.note);
            for (const auto &cell : row.cells)
                add(cell.text);
        }
    } else if (const auto *bars = std::get_if<BarsFigure>(&figure)) {
        for (const auto &bar : bars->bars) {
            add(bar.label);
            add(bar.note);
            for (const auto &part : bar.parts)
                add(part.label);
        }
    } else if (const auto *series = std::get_if<SeriesFigure>(&figure)) {
        add(series->xTitle);
        add(series->yTitle);
        for (const auto &one : series->series)
            add(one.name);
    }
    return all;
}

QStringList sentences(const AnyGame &game, const Explanation &explanation, const Phrasebook &book)
{
    QStringList all{book.text(explanation.reason), book.text(game.info().title), book.text(game.info().rule), book.text(game.info().theory),
                    book.text(game.info().textHint)};
    for (const Step &step : explanation.steps) {
        all.append(book.text(step.title));
        for (const Paragraph &paragraph : step.body)
            all.append(book.text(paragraph.phrase));
        if (step.figure) {
            for (const Phrase &phrase : phrasesOf(*step.figure))
                all.append(book.text(phrase));
        }
    }
    for (const ToldMove &move : explanation.winningMoves)
        all.append(book.text(move.text));
    for (const ToldReply &reply : explanation.replies)
        all << book.text(reply.move.text) << book.text(reply.reply.text);
    return all;
}

} // namespace

void TestNarrations::examplesAreGood()
{
    QFETCH(QString, id);
    const AnyGame &game = *m_catalogue.find(id);
    bool hasP = false;
    bool hasSeveral = false;
    const auto examples = game.examples();
    QVERIFY(examples.size() >= 4);
    for (const Example &example : examples) {
        const auto normal = game.normalize(example.position);
        QVERIFY2(normal && *normal == example.position, example.position.c_str());
        const auto explanation = game.explain(example.position);
        // What a title promises.
        const QString title = m_books.of(Language::English).text(example.title);
        if (title.contains(QStringLiteral("P-position")) || title.contains(QStringLiteral("lost")))
            QVERIFY2(explanation->outcome == Outcome::P, example.position.c_str());
        if (title.contains(QStringLiteral("winning move")) || title.contains(QStringLiteral("won")))
            QVERIFY2(explanation->outcome == Outcome::N, example.position.c_str());
        if (title.contains(QStringLiteral("everal winning moves")))
            QVERIFY2(explanation->winningMoveCount > 1, example.position.c_str());
        hasP = hasP || (explanation->outcome == Outcome::P && explanation->moveCount > 0);
        hasSeveral = hasSeveral || explanation->winningMoveCount > 1;
    }
    QVERIFY(hasP);
    // Bash has never more than one winning move.
    QCOMPARE(hasSeveral, id != QStringLiteral("bash"));
}

void TestNarrations::randomPositionsAreGood()
{
    QFETCH(QString, id);
    const AnyGame &game = *m_catalogue.find(id);
    int lost = 0;
    int all = 0;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        for (const RandomSize size : {RandomSize::Small, RandomSize::Medium, RandomSize::Large}) {
            const std::string position = game.randomPosition(size, seed);
            const auto normal = game.normalize(position);
            QVERIFY2(normal && *normal == position, position.c_str());
            QCOMPARE(position, game.randomPosition(size, seed));
            ++all;
            lost += game.explain(position)->outcome == Outcome::P ? 1 : 0;
        }
    }
    QVERIFY2(lost > all / 5 && lost < all * 4 / 5, qPrintable(QString::number(lost)));
}

void TestNarrations::stepsAreWhole()
{
    QFETCH(QString, id);
    const AnyGame &game = *m_catalogue.find(id);
    for (const std::string &position : positions(game, 40)) {
        const auto explanation = game.explain(position);
        QVERIFY2(explanation, position.c_str());
        QCOMPARE(explanation->position, position);
        QCOMPARE(explanation->game, id);
        QVERIFY2(explanation->steps.size() >= 4, position.c_str());
        QVERIFY(!explanation->reason.isEmpty());
        QSet<QString> ids;
        for (const Step &step : explanation->steps) {
            QVERIFY2(!ids.contains(step.id), qPrintable(step.id)); // an edit stays at the step with the same id
            ids.insert(step.id);
            QVERIFY2(step.figure, qPrintable(step.id));
            QVERIFY2(!step.body.empty() && !step.title.isEmpty(), qPrintable(step.id));
        }
        QVERIFY(ids.contains(QStringLiteral("rule")) && ids.contains(QStringLiteral("verdict")));
    }
}

void TestNarrations::everyPhraseIsTranslated()
{
    QFETCH(QString, id);
    const AnyGame &game = *m_catalogue.find(id);
    static const QRegularExpression place(QStringLiteral("%[n0-9]|[A-Za-z]\\((s|es)\\)"));
    static const QRegularExpression han(QStringLiteral("\\p{Han}"));
    // Names that Chinese lessons leave as they are, and a word of a position text.
    static const QRegularExpression englishWord(QStringLiteral("\\b(?!cap\\b|tokens\\b|Kayles\\b|mex\\b|Nim\\b|lowbit\\b|mod\\b|XOR\\b|Bouton\\b|Sprague\\b|Grundy\\b|AcWing\\b|HDU\\b|QOJ\\b|Putata\\b|Budada\\b|Nowcoder\\b)[A-Za-z]{3,}"));
    for (const std::string &position : positions(game, 25)) {
        const auto explanation = game.explain(position);
        for (const QString &sentence : sentences(game, *explanation, m_books.of(Language::Chinese))) {
            QVERIFY2(!place.match(sentence).hasMatch(), qPrintable(sentence));
            QVERIFY2(!englishWord.match(sentence).hasMatch(), qPrintable(sentence));
        }
        for (const QString &sentence : sentences(game, *explanation, m_books.of(Language::English))) {
            QVERIFY2(!place.match(sentence).hasMatch(), qPrintable(sentence));
            QVERIFY2(!han.match(sentence).hasMatch(), qPrintable(sentence));
        }
    }
}

void TestNarrations::toldMovesAreTrue()
{
    QFETCH(QString, id);
    const AnyGame &game = *m_catalogue.find(id);
    for (const std::string &position : positions(game, 25)) {
        const auto explanation = game.explain(position);
        QVERIFY2(explanation->outcome == Outcome::N || explanation->winningMoves.empty(), position.c_str());
        // Of many moves some from everywhere: telling what follows costs more than finding it.
        const std::size_t stride = explanation->winningMoves.size() / 8 + 1;
        for (std::size_t i = 0; i < explanation->winningMoves.size(); i += stride) {
            const ToldMove &move = explanation->winningMoves[i];
            const auto after = game.explain(move.after);
            QVERIFY2(after && after->outcome == Outcome::P, (position + " -> " + move.after).c_str());
        }
        for (const ToldReply &reply : explanation->replies) {
            const auto afterMove = game.explain(reply.move.after);
            const auto afterReply = game.explain(reply.reply.after);
            QVERIFY2(afterMove && afterMove->outcome == Outcome::N, (position + " -> " + reply.move.after).c_str());
            QVERIFY2(afterReply && afterReply->outcome == Outcome::P, (position + " -> " + reply.reply.after).c_str());
        }
    }
}

void TestNarrations::agreesWithExhaustiveSearch()
{
    QFETCH(QString, id);
    const AnyGame &game = *m_catalogue.find(id);
    int checked = 0;
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        const std::string position = game.randomPosition(RandomSize::Small, seed);
        const auto report = game.check(position, SearchLimits{.maxPositions = 200'000}, {}, {});
        if (!report)
            continue; // more positions than a test may take
        QVERIFY2(report->agrees, position.c_str());
        ++checked;
    }
    QVERIFY2(checked >= 20, qPrintable(QString::number(checked)));
}

QTEST_GUILESS_MAIN(TestNarrations)
#include "test_narrations.moc"
