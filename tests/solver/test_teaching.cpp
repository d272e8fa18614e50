#include "solver/games.h"
#include "solver/games/chocolate_study.h"
#include "solver/limits.h"
#include "solver/misere_kayles.h"

#include <QTest>

#include <algorithm>
#include <utility>

using namespace mexplain;

/// What solvers find for the lessons' sake, beyond outcome and winning moves.
class TestTeaching : public QObject {
    Q_OBJECT
private slots:
    void splitValuesByMexShowThePattern()
    {
        const std::vector<Nimber> values = SplitNim::valuesByMex(120);
        QCOMPARE(values.size(), std::size_t{121});
        for (std::uint64_t heap = 0; heap < values.size(); ++heap)
            QCOMPARE(values[heap], SplitNim::grundyValue(heap));
        // The two exceptions that the lesson shows first.
        QCOMPARE(values[7], Nimber{8});
        QCOMPARE(values[8], Nimber{7});
    }

    void splitDerivationsAreTheRulesOptions()
    {
        const std::vector<Nimber> values = SplitNim::valuesByMex(24);
        for (std::uint64_t heap = 0; heap <= 24; ++heap) {
            const auto derivation = SplitNim::derive(heap, values);
            QCOMPARE(derivation.value, values[heap]);
            QCOMPARE(derivation.takes.size(), static_cast<std::size_t>(heap));
            QCOMPARE(SplitNim::moves({{heap}}).size(), derivation.takes.size() + derivation.splits.size());
            std::vector<Nimber> options = derivation.takes;
            for (const auto &split : derivation.splits) {
                QCOMPARE(split.parts[0] + split.parts[1] + split.parts[2], heap);
                QCOMPARE(split.value, values[split.parts[0]] ^ values[split.parts[1]] ^ values[split.parts[2]]);
                options.push_back(split.value);
            }
            QVERIFY(std::find(options.begin(), options.end(), derivation.value) == options.end());
            for (Nimber smaller = 0; smaller < derivation.value; ++smaller)
                QVERIFY(std::find(options.begin(), options.end(), smaller) != options.end());
        }
    }

    void splitMovesAreCounted()
    {
        for (std::uint64_t heap = 0; heap <= 60; ++heap) {
            QCOMPARE(SplitNim::moveCount({{heap}}), std::uint64_t{SplitNim::moves({{heap}}).size()});
            QCOMPARE(SplitNim::moveCount({{heap, 5}}), std::uint64_t{SplitNim::moves({{heap, 5}}).size()});
        }
        QCOMPARE(SplitNim::moveCount({{1'000'000'000}}), std::uint64_t{83'333'334'333'333'333});
        QCOMPARE(SplitNim::moveCount({std::vector<std::uint64_t>(100, 1'000'000'000)}), limits::maxNumber);
    }

    void optionsOfAChessRowAreItsMoves()
    {
        // Worked out by hand: 2 jumps over 3 and 4; 4 steps aside; 20 has reached the end.
        const ChessRow::Row row = ChessRow::bitOf(2) | ChessRow::bitOf(3) | ChessRow::bitOf(4) | ChessRow::bitOf(20);
        const auto options = ChessRow::optionsOf(row);
        QCOMPARE(options.size(), std::size_t{3});
        for (std::size_t i = 0; i < options.size(); ++i) {
            QCOMPARE(options[i].from, static_cast<int>(i) + 2);
            QCOMPARE(options[i].to, 5);
            QVERIFY(options[i].after < row); // the order in which the values can be computed
        }
        for (ChessRow::Row mask = 0; mask < ChessRow::Row{1} << 11; ++mask) {
            const ChessRow::Row pieces = mask << 9 | (mask * 37 & 0x1ff); // all over the row
            std::vector<Nimber> values;
            std::vector<ChessRow::Move> moves;
            for (const auto &option : ChessRow::optionsOf(pieces)) {
                QVERIFY(option.after < pieces);
                QCOMPARE(option.value, ChessRow::grundyValue(option.after));
                values.push_back(option.value);
                moves.push_back({0, option.from, option.to});
            }
            QCOMPARE(ChessRow::moves({{pieces}}), moves);
            QCOMPARE(ChessRow::moveCount({{pieces, pieces}}), std::uint64_t{2 * moves.size()});
            QCOMPARE(ChessRow::grundyValue(pieces), mex(values));
        }
    }

    void chocolateIsStudiedInOrder()
    {
        int corners = 0;
        std::uint64_t state = 7;
        const auto chance = [&](std::uint64_t below) { state = state * 6364136223846793005u + 1442695040888963407u; return (state >> 33) % below; };
        for (int round = 0; round < 400; ++round) {
            Chocolate::Position position{{1 + chance(7), 1 + chance(7), {}}, 0, 0, 0};
            for (std::size_t i = 0; i < position.bar.rows * position.bar.columns; ++i)
                position.bar.cells.push_back(1 + chance(9));
            position.threshold = chance(position.bar.total());
            position.rowsLeft = 1 + chance(position.bar.rows);
            position.columnsLeft = 1 + chance(position.bar.columns);
            const ChocolateStudy study = studyChocolate(position);
            const auto whole = Chocolate::solve(position);
            using Stage = ChocolateStudy::Stage;
            for (std::size_t i = 0; i < study.rows; ++i) {
                for (std::size_t j = 0; j < study.columns; ++j) {
                    Chocolate::Position cut = position;
                    cut.rowsLeft = i + 1;
                    cut.columnsLeft = j + 1;
                    const auto solution = Chocolate::solve(cut);
                    QCOMPARE(study.sums[study.at(i, j)], solution.left);
                    const ChocolateCell colour = study.colours[study.at(i, j)];
                    QCOMPARE(colour == ChocolateCell::L, solution.isOver);
                    QCOMPARE(colour == ChocolateCell::P, solution.outcome == Outcome::P);
                    // What the stages promise, from the definition.
                    bool onlyBad = true;
                    bool isReached = false;
                    for (std::size_t k = 0; k < i; ++k) {
                        onlyBad = onlyBad && study.colours[study.at(k, j)] == ChocolateCell::L;
                        isReached = isReached || study.stages[study.at(k, j)] == Stage::First;
                    }
                    for (std::size_t k = 0; k < j; ++k) {
                        onlyBad = onlyBad && study.colours[study.at(i, k)] == ChocolateCell::L;
                        isReached = isReached || study.stages[study.at(i, k)] == Stage::First;
                    }
                    const Stage expected = colour == ChocolateCell::L ? Stage::Bad : onlyBad ? Stage::First : isReached ? Stage::Reached : Stage::Corner;
                    QCOMPARE(study.stages[study.at(i, j)], expected);
                    if (expected == Stage::First)
                        QCOMPARE(colour, ChocolateCell::P);
                    if (expected == Stage::Reached)
                        QCOMPARE(colour, ChocolateCell::N);
                    corners += expected == Stage::Corner ? 1 : 0;
                }
            }
            if (whole.isOver)
                continue;
            QCOMPARE(study.condition.outcome, whole.outcome);
            const bool isLast = study.decidingRow + 1 == study.rows;
            QCOMPARE(whole.outcome == Outcome::P, isLast && study.condition.excess.back() == 0);
            // The verdict for every threshold.
            const auto intervals = chocolateVerdicts(position);
            for (std::uint64_t threshold = 0; threshold < position.bar.total(); ++threshold) {
                Chocolate::Position other = position;
                other.threshold = threshold;
                const auto after = std::find_if(intervals.begin(), intervals.end(), [&](const auto &interval) { return interval.from > threshold; });
                QVERIFY(after != intervals.begin());
                QCOMPARE(std::prev(after)->outcome, Chocolate::solve(other).outcome);
            }
        }
        QVERIFY(corners > 100);
    }

    void taughtMovesOfACapWin()
    {
        int longer = 0;
        for (std::uint64_t cap = 1; cap <= 9; ++cap) {
            for (std::uint64_t a = 0; a <= 17; ++a) {
                for (std::uint64_t b = 0; b <= 17; ++b) {
                    const CappedNim::Position position{cap, {a, b}};
                    const auto solution = CappedNim::solve(position);
                    QCOMPARE(solution.taughtMove.has_value(), solution.outcome == Outcome::N);
                    if (!solution.taughtMove)
                        continue;
                    const auto &taught = *solution.taughtMove;
                    QVERIFY(std::find(solution.winningMoves.begin(), solution.winningMoves.end(), taught.move) != solution.winningMoves.end());
                    QCOMPARE(taught.residue, position.piles[taught.move.pile] % solution.modulus);
                    QCOMPARE(taught.target, taught.residue ^ solution.xorSum);
                    QCOMPARE(taught.wanted, taught.residue - taught.target);
                    QCOMPARE(taught.move.take, taught.wanted <= cap ? taught.wanted : taught.wanted - solution.modulus / 2);
                    longer += taught.wanted > cap ? 1 : 0;
                }
            }
        }
        QVERIFY(longer > 50); // both cases were met
    }

    void residuesOfACap()
    {
        QCOMPARE(CappedNim::residuesOf({5, {13, 7, 8, 0}}), (std::vector<std::uint64_t>{5, 7, 0, 0}));
    }

    void misereKaylesBreaksTheRule()
    {
        const auto rows = misereKayles(12);
        QCOMPARE(rows.size(), std::size_t{13});
        // The known beginning of the SG sequence of Kayles.
        const std::vector<Nimber> known{0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4};
        std::vector<std::size_t> broken;
        for (std::size_t pins = 0; pins < rows.size(); ++pins) {
            QCOMPARE(rows[pins].pins, pins);
            QCOMPARE(rows[pins].value, known[pins]);
            QCOMPARE(rows[pins].asNimPile, rows[pins].value == 1 ? Outcome::P : Outcome::N);
            if (rows[pins].misere != rows[pins].asNimPile)
                broken.push_back(pins);
        }
        QVERIFY(!broken.empty());
        QCOMPARE(broken.front(), std::size_t{8});
    }

    void coldPairsByMexAreTheGoldenRatios()
    {
        const auto pairs = Wythoff::coldPairsByMex(3000);
        QCOMPARE(pairs.size(), std::size_t{3000});
        const std::vector<Wythoff::ColdPair> first{{0, 0}, {1, 2}, {3, 5}, {4, 7}, {6, 10}, {8, 13}};
        QVERIFY(std::equal(first.begin(), first.end(), pairs.begin()));
        std::vector<int> times(pairs.back().lower + 1);
        for (std::uint64_t k = 0; k < pairs.size(); ++k) {
            QCOMPARE(pairs[k].lower, Wythoff::lowerCold(k));
            QCOMPARE(pairs[k].upper, pairs[k].lower + k);
            QCOMPARE(Wythoff::coldPartner(pairs[k].lower), pairs[k].upper);
            for (const std::uint64_t number : {pairs[k].lower, pairs[k].upper}) {
                if (number < times.size())
                    ++times[number];
            }
        }
        // Every number once; 0 is both numbers of the first pair.
        for (std::size_t number = 0; number < times.size(); ++number)
            QCOMPARE(times[number], number == 0 ? 2 : 1);
        QVERIFY(Wythoff::coldPairsByMex(0).empty());
        QCOMPARE(Wythoff::coldPairsByMex(1).front(), (Wythoff::ColdPair{0, 0}));
    }

    void doublesFailAtALargeDifference()
    {
        // k·φ comes nearest to a whole number from below at Fibonacci numbers k, so doubles fail there first.
        for (std::uint64_t k = 1, next = 2; k < Wythoff::firstDoubleError; next += std::exchange(k, next))
            QCOMPARE(Wythoff::lowerColdInDoubles(k), Wythoff::lowerCold(k));
        for (std::uint64_t k = 1; k < Wythoff::firstDoubleError; k += 997)
            QCOMPARE(Wythoff::lowerColdInDoubles(k), Wythoff::lowerCold(k));
        QCOMPARE(Wythoff::lowerCold(Wythoff::firstDoubleError), std::uint64_t{165'580'140});
        QCOMPARE(Wythoff::lowerColdInDoubles(Wythoff::firstDoubleError), std::uint64_t{165'580'141});
    }

    void rootOfFive()
    {
        for (const std::uint64_t k : {std::uint64_t{0}, std::uint64_t{1}, std::uint64_t{2}, std::uint64_t{3}, std::uint64_t{102'334'155}, limits::maxNumber}) {
            __extension__ using Wide = unsigned __int128;
            const std::uint64_t root = Wythoff::rootOfFive(k);
            const Wide square = Wide{5} * k * k;
            QVERIFY(Wide{root} * root <= square && square < Wide{root + 1} * (root + 1));
        }
    }
};

QTEST_APPLESS_MAIN(TestTeaching)
#include "test_teaching.moc"
