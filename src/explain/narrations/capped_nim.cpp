#include "explain/narrations/capped_nim.h"

#include "explain/narration.h"
#include "explain/xor_story.h"

#include <algorithm>
#include <bit>

namespace mexplain {

namespace {

constexpr const char *context = "capped-nim";

Phrase pilePhrase(std::size_t pile)
{
    return {context, QT_TRANSLATE_NOOP("capped-nim", "Pile %1"), {std::uint64_t{pile + 1}}};
}

Phrase takePhrase(const CappedNim::Position &, const CappedNim::Move &move)
{
    return {context, QT_TRANSLATE_N_NOOP("capped-nim", "take %n cake(s) from pile %1"), {std::uint64_t{move.pile + 1}}, move.take};
}

/// Piles where the winning moves are, the taught one first.
std::vector<std::size_t> importantPiles(const CappedNim::Solution &solution)
{
    auto piles = indicesOf(solution.winningMoves, &CappedNim::Move::pile);
    if (solution.taughtMove)
        piles.insert(piles.begin(), solution.taughtMove->move.pile);
    return piles;
}

/// `13 = 1 × 8 + 5`
QString division(std::uint64_t pile, std::uint64_t modulus)
{
    return QStringLiteral("%1 = %2 × %3 + %4").arg(pile).arg(pile / modulus).arg(modulus).arg(pile % modulus);
}

/// A pile cut at the multiples of the modulus, what is over marked.
std::vector<BarsFigure::Part> cutParts(std::uint64_t pile, std::uint64_t modulus, Mark rest)
{
    std::vector<BarsFigure::Part> parts;
    if (const std::uint64_t whole = pile / modulus; whole > 0)
        parts.push_back({.length = modulus, .label = literal(Math{QStringLiteral("%1 × %2").arg(whole).arg(modulus)}), .mark = Mark::Muted, .count = whole});
    if (const std::uint64_t over = pile % modulus; over > 0)
        parts.push_back({.length = over, .label = literal(Math{number(over)}), .mark = rest});
    return parts;
}

class CappedNarrator {
public:
    CappedNarrator(const CappedNim::Position &position, const CappedNim::Solution &solution)
        : m_position(position)
        , m_solution(solution)
        , m_story(CappedNim::residuesOf(position), pilePhrase, importantPiles(solution))
    {
    }

    Explanation narrate()
    {
        Explanation e;
        e.game = QStringLiteral("capped-nim");
        e.position = CappedNim::format(m_position);
        e.outcome = m_solution.outcome;
        e.reason = reason();
        const auto taught = m_solution.taughtMove ? std::optional(m_solution.taughtMove->move) : std::nullopt;
        tellWinningMoves<CappedNim>(e, m_position, taughtFirst(m_solution.winningMoves, taught), takePhrase);
        if (!isN()) {
            std::vector<std::uint64_t> takes = piles();
            for (std::uint64_t &most : takes)
                most = std::min(most, m_position.cap);
            e.moveCount = saturatingSum(takes);
            m_answers = tellReplies<CappedNim>(e, m_position, movesToAnswer<CappedNim>(m_position, [this] {
                return someTakes<CappedNim::Move>(piles(), m_story.shown(), m_position.cap);
            }), takePhrase);
        }
        e.steps = {ruleStep(), modulusStep(), residuesStep(), oneZeroStep(), oneRestStep(), xorStep(), verdictStep()};
        if (m_solution.taughtMove) {
            e.steps.push_back(chooseStep());
            e.steps.push_back(moveStep());
            e.steps.push_back(afterStep());
        } else {
            e.steps.push_back(repliesStep(e));
        }
        return e;
    }

private:
    const std::vector<std::uint64_t> &piles() const { return m_position.piles; }
    bool isN() const { return m_solution.outcome == Outcome::N; }
    std::uint64_t cap() const { return m_position.cap; }
    std::uint64_t modulus() const { return m_solution.modulus; }
    int columns() const { return std::countr_zero(modulus()); }
    const CappedNim::TaughtMove &taught() const { return *m_solution.taughtMove; }

    Phrase reason() const
    {
        if (saturatingSum(piles()) == 0)
            return {context, QT_TRANSLATE_NOOP("capped-nim", "No cake is left: the player to move can't move and has lost.")};
        const QString sum = m_story.equation(QStringLiteral("X"));
        if (!isN())
            return {context, QT_TRANSLATE_NOOP("capped-nim", "The residues mod %1 have %2: every move has an answer."), {modulus(), math(sum)}};
        return {context, QT_TRANSLATE_N_NOOP("capped-nim", "The residues mod %1 have %2: take %n cake(s) from pile %3."),
                {modulus(), math(sum + QStringLiteral(" ≠ 0")), std::uint64_t{taught().move.pile + 1}}, taught().move.take};
    }

    BarsFigure barsFigure(const CappedNim::Position &position, std::uint64_t cutAt, Mark rest) const
    {
        BarsFigure figure;
        m_story.forShown([&](std::size_t pile) {
            const std::uint64_t size = position.piles[pile];
            const QString note = cutAt == 0 ? number(size) : QStringLiteral("%1 mod %2 = %3").arg(size).arg(cutAt).arg(size % cutAt);
            figure.bars.push_back({.label = pilePhrase(pile),
                                   .parts = cutAt == 0 ? std::vector<BarsFigure::Part>{{.length = size}} : cutParts(size, cutAt, rest),
                                   .note = literal(Math{note})});
        }, [&](std::uint64_t count) { figure.bars.push_back({.omitted = count}); });
        return figure;
    }

    Step ruleStep() const
    {
        Step step = makeStep("rule", "rule", {context, QT_TRANSLATE_NOOP("capped-nim", "The rule: the amount you take becomes the new cap")}, {
            words({context, QT_TRANSLATE_NOOP("capped-nim", "A move takes at least one cake from one pile, at most as many as the cap k allows. The amount taken is the cap for the next move, so the cap can only shrink. Whoever cannot move loses.")}),
            words({context, QT_TRANSLATE_N_NOOP("capped-nim", "Here lie %n pile(s): %1. The cap is %2."), {math(numberList(piles())), cap()}, piles().size()}),
        });
        step.figure = barsFigure(m_position, 0, Mark::None);
        return step;
    }

    Step modulusStep() const
    {
        CellGridFigure figure;
        CellGridFigure::Row row{.label = {context, QT_TRANSLATE_NOOP("capped-nim", "powers of two")}};
        const int last = columns();
        const int first = std::max(0, last - 6);
        if (first > 0)
            row.cells.push_back({.text = literal(Math{QStringLiteral("…")}), .mark = Mark::Muted});
        for (int exponent = first; exponent <= last; ++exponent)
            row.cells.push_back({.text = literal(Math{number(std::uint64_t{1} << exponent)}), .mark = exponent == last ? Mark::Chosen : Mark::Muted});
        row.note = literal(Math{QStringLiteral("%1 ≤ k = %2 < p = %3").arg(modulus() / 2).arg(cap()).arg(modulus())});
        figure.rows.push_back(std::move(row));
        Step step = makeStep("modulus", "modulus", {context, QT_TRANSLATE_NOOP("capped-nim", "The least power of two above the cap: p = %1"), {modulus()}}, {
            words({context, QT_TRANSLATE_NOOP("capped-nim", "The cap is %1. The least power of two greater than it is p = %2. Every legal move takes x ≤ %1, so x is smaller than p and never a multiple of p."), {cap(), modulus()}}),
            words({context, QT_TRANSLATE_NOOP("capped-nim", "A move of x makes x the cap. Its own power of two p′ is at most p, and a power of two divides every larger one: p′ divides p.")}),
        });
        step.figure = std::move(figure);
        return step;
    }

    Step residuesStep() const
    {
        Step step = makeStep("residues", "residues", {context, QT_TRANSLATE_NOOP("capped-nim", "Cut each pile at the multiples of %1"), {modulus()}}, {
            words({context, QT_TRANSLATE_NOOP("capped-nim", "No single move can take a whole block of %1. What matters is what is over: the residue mod %1."), {modulus()}}),
            words({context, QT_TRANSLATE_NOOP("capped-nim", "The residues are %1."), {math(numberList(m_story.values()))}}),
        });
        step.figure = barsFigure(m_position, modulus(), Mark::OddColumn);
        return step;
    }

    /// A pile to try the argument on: the one that the move will use, otherwise the largest.
    std::size_t samplePile() const
    {
        if (m_solution.taughtMove)
            return taught().move.pile;
        return static_cast<std::size_t>(std::max_element(piles().begin(), piles().end()) - piles().begin());
    }

    Step oneZeroStep() const
    {
        // A multiple of p near the position's own pile.
        const std::uint64_t pile = std::max<std::uint64_t>(piles()[samplePile()] / modulus(), 1) * modulus();
        const std::uint64_t take = cap();
        const std::uint64_t left = pile - take;
        const std::uint64_t next = CappedNim::modulusOf(take);
        BarsFigure figure;
        figure.bars.push_back({.label = {context, QT_TRANSLATE_NOOP("capped-nim", "before")}, .parts = cutParts(pile, modulus(), Mark::OddColumn),
                               .note = literal(Math{QStringLiteral("%1 mod %2 = 0").arg(pile).arg(modulus())}), .mark = Mark::P});
        BarsFigure::Bar after{.label = {context, QT_TRANSLATE_NOOP("capped-nim", "after taking %1"), {take}}, .parts = cutParts(left, next, Mark::OddColumn),
                              .note = literal(Math{QStringLiteral("%1 mod %2 = %3").arg(left).arg(next).arg(left % next)}), .mark = Mark::N};
        after.parts.push_back({.length = take, .label = literal(Math{number(take)}), .mark = Mark::Removed});
        figure.bars.push_back(std::move(after));
        Step step = makeStep("one-zero", "residues", {context, QT_TRANSLATE_NOOP("capped-nim", "One pile, residue 0: the player to move loses")}, {
            words({context, QT_TRANSLATE_NOOP("capped-nim", "Look at a single pile first, with a multiple of p in it, say %1. It is a multiple of every smaller p′ too."), {pile}}),
            words({context, QT_TRANSLATE_NOOP("capped-nim", "A move takes x, and the new modulus p′ is greater than x. So what is left is not a multiple of p′: taking %1, for example, leaves %2, and %2 mod %3 is %4."),
                   {take, left, next, left % next}}),
            words({context, QT_TRANSLATE_NOOP("capped-nim", "From residue 0 nobody gets to residue 0. And the end of the game, 0 cakes, has residue 0.")}),
        });
        step.figure = std::move(figure);
        return step;
    }

    Step oneRestStep() const
    {
        // The position's own pile where it has a residue, otherwise one cake less: a pile that someone could meet here.
        std::uint64_t pile = piles()[samplePile()];
        if (pile % modulus() == 0)
            pile = pile == 0 ? modulus() - 1 : pile - 1;
        const std::uint64_t rest = pile % modulus();
        const CappedNim::Position alone{cap(), {pile}};
        const CappedNim::TaughtMove move = *CappedNim::solve(alone).taughtMove;
        const std::uint64_t take = move.move.take;
        const std::uint64_t left = pile - take;
        const std::uint64_t next = CappedNim::modulusOf(take);
        BarsFigure figure;
        figure.bars.push_back({.label = {context, QT_TRANSLATE_NOOP("capped-nim", "before")}, .parts = cutParts(pile, modulus(), Mark::OddColumn),
                               .note = literal(Math{QStringLiteral("%1 mod %2 = %3").arg(pile).arg(modulus()).arg(rest)}), .mark = Mark::N});
        BarsFigure::Bar after{.label = {context, QT_TRANSLATE_NOOP("capped-nim", "after taking %1"), {take}}, .parts = cutParts(left, next, Mark::OddColumn),
                              .note = literal(Math{QStringLiteral("%1 mod %2 = 0").arg(left).arg(next)}), .mark = Mark::P};
        after.parts.push_back({.length = take, .label = literal(Math{number(take)}), .mark = Mark::Removed});
        figure.bars.push_back(std::move(after));
        Step step = makeStep("one-rest", "residues", {context, QT_TRANSLATE_NOOP("capped-nim", "One pile, another residue: the player to move wins")}, {
            words({context, QT_TRANSLATE_NOOP("capped-nim", "Take a single pile of %1: %2, so the residue is r = %3."), {pile, math(division(pile, modulus())), rest}}),
        });
        if (rest <= cap()) {
            step.body.push_back(words({context, QT_TRANSLATE_NOOP("capped-nim", "r = %1 is allowed by the cap %2: take all of it. A multiple of %3 is left, so residue 0 whatever the new modulus."), {rest, cap(), modulus()}}));
            step.body.push_back(words({context, QT_TRANSLATE_NOOP("capped-nim", "Were r greater than the cap, one would take r − p/2 instead and leave an odd multiple of p/2.")}));
        } else {
            step.body.push_back(words({context, QT_TRANSLATE_NOOP("capped-nim", "r = %1 is more than the cap %2. But p/2 = %3 is not: take r − p/2 = %4."), {rest, cap(), modulus() / 2, take}}));
            step.body.push_back(words({context, QT_TRANSLATE_NOOP("capped-nim", "What is left, %1, is an odd multiple of %2. The new modulus %3 divides %2, so the residue is 0."), {left, modulus() / 2, next}}));
        }
        step.figure = std::move(figure);
        return step;
    }

    /// The piles in binary; the columns from p on count for nothing.
    XorTableFigure maskedTable(const CappedNim::Position &position, const XorStory &story, std::uint64_t mod) const
    {
        XorTableFigure figure = story.table(XorStory::Columns::Counted, {context, QT_TRANSLATE_NOOP("capped-nim", "XOR X")});
        const int counted = std::countr_zero(mod);
        std::uint64_t all = 0;
        for (const std::uint64_t pile : position.piles)
            all |= pile;
        // As many columns again as count, at the most: sixty would hide the few that matter.
        const int shown = std::max(counted, std::min(static_cast<int>(std::bit_width(all)), counted + 6));
        XorStory::widen(figure, shown);
        for (int exponent = counted; exponent < shown; ++exponent)
            figure.columns[static_cast<std::size_t>(shown - 1 - exponent)] = Mark::Muted;
        std::size_t row = 0;
        story.forShown([&](std::size_t pile) { figure.rows[row++].value = position.piles[pile]; }, [&](std::uint64_t) { ++row; });
        return figure;
    }

    Step xorStep() const
    {
        Step step = makeStep("xor", "xor", {context, QT_TRANSLATE_NOOP("capped-nim", "Many piles: XOR the residues")}, {
            words({context, QT_TRANSLATE_N_NOOP("capped-nim", "In binary the residue mod %1 is the last %n digit(s) of a pile. The columns before them count for nothing."), {modulus()}, static_cast<std::uint64_t>(columns())}),
        });
        for (Paragraph &paragraph : m_story.aboutColumns())
            step.body.push_back(std::move(paragraph));
        step.body.push_back(formula(m_story.fullEquation(QStringLiteral("X"))));
        step.figure = maskedTable(m_position, m_story, modulus());
        return step;
    }

    Step verdictStep() const
    {
        Step step = makeStep("verdict", "verdict", {}, {}, Reveal::Outcome);
        if (isN()) {
            step.title = {context, QT_TRANSLATE_NOOP("capped-nim", "%1, so this is an N-position: the first player wins"), {math(QStringLiteral("X ≠ 0"))}};
            step.body = {words({context, QT_TRANSLATE_NOOP("capped-nim", "Here %1. There is a move after which the residues, taken by the new modulus, have the XOR 0; the next steps find it."), {math(QStringLiteral("X = %1").arg(m_solution.xorSum))}}, Reveal::Outcome)};
        } else {
            step.title = {context, QT_TRANSLATE_NOOP("capped-nim", "%1, so this is a P-position: the second player wins"), {math(QStringLiteral("X = 0"))}};
            step.body = {
                words({context, QT_TRANSLATE_NOOP("capped-nim", "All columns below p are even. They stay even for a smaller p′, which looks at fewer of them.")}, Reveal::Outcome),
                words({context, QT_TRANSLATE_NOOP("capped-nim", "For the XOR to be 0 again, the pile that was changed would have to keep its residue mod p′. But x is greater than 0 and less than p′: the residue changes. So every move leaves an XOR other than 0.")}, Reveal::Outcome),
            };
        }
        step.figure = maskedTable(m_position, m_story, modulus());
        return step;
    }

    Step chooseStep() const
    {
        const CappedNim::TaughtMove &move = taught();
        const int highest = m_story.columns().highestOdd;
        Step step = makeStep("choose", "move", {context, QT_TRANSLATE_NOOP("capped-nim", "The highest odd column is %1: find a residue with a 1 there"), {math(powerOfTwo(highest))}}, {
            m_story.aboutHighest(Reveal::Move),
            words({context, QT_TRANSLATE_NOOP("capped-nim", "We take the first of them: pile %1, with residue %2."), {std::uint64_t{move.move.pile + 1}, math(QStringLiteral("%1 = %2").arg(number(move.residue), binary(move.residue)))}}, Reveal::Move),
            words({context, QT_TRANSLATE_NOOP("capped-nim", "As in Nim the residue should become %1, so Nim would take %2."),
                   {math(QStringLiteral("%1 ⊕ %2 = %3").arg(move.residue).arg(m_solution.xorSum).arg(move.target)), move.wanted}}, Reveal::Move),
        }, Reveal::Move);
        XorTableFigure figure = maskedTable(m_position, m_story, modulus());
        m_story.markRow(figure, move.move.pile, [&](XorTableFigure::Row &row) {
            row.mark = Mark::Chosen;
            row.digits.assign(static_cast<std::size_t>(figure.columnCount), Mark::None);
            row.digits[static_cast<std::size_t>(figure.columnCount - 1 - highest)] = Mark::Chosen;
        });
        step.figure = std::move(figure);
        return step;
    }

    Step moveStep() const
    {
        const CappedNim::TaughtMove &move = taught();
        const std::uint64_t size = piles()[move.move.pile];
        Step step = makeStep("move", "move", {context, QT_TRANSLATE_N_NOOP("capped-nim", "Take %n cake(s) from pile %1"), {std::uint64_t{move.move.pile + 1}}, move.move.take}, {}, Reveal::Move);
        if (move.wanted <= cap()) {
            step.body = {
                words({context, QT_TRANSLATE_NOOP("capped-nim", "First case: %1 is at most the cap %2, so Nim's move is allowed."), {move.wanted, cap()}}, Reveal::Move),
                words({context, QT_TRANSLATE_NOOP("capped-nim", "All columns below %1 become even, and so they are for the new, smaller modulus."), {modulus()}}, Reveal::Move),
            };
        } else {
            step.body = {
                words({context, QT_TRANSLATE_NOOP("capped-nim", "Second case: %1 is more than the cap %2. Take p/2 = %3 less: %4."), {move.wanted, cap(), modulus() / 2, math(QStringLiteral("%1 − %2 = %3").arg(move.wanted).arg(modulus() / 2).arg(move.move.take))}}, Reveal::Move),
                words({context, QT_TRANSLATE_NOOP("capped-nim", "The columns below p/2 end as Nim wants them. Only the column of p/2 stays wrong, and the new modulus, %1, no longer looks at it."), {CappedNim::modulusOf(move.move.take)}}, Reveal::Move),
            };
        }
        if (m_solution.winningMoves.size() > 1)
            step.body.push_back(words({context, QT_TRANSLATE_N_NOOP("capped-nim", "There are %n winning moves in all: in a pile there can be one for each power of two up to the cap."), {}, m_solution.winningMoves.size()}, Reveal::Move));
        else
            step.body.push_back(words({context, QT_TRANSLATE_NOOP("capped-nim", "It is the only winning move.")}, Reveal::Move));
        BarsFigure figure = barsFigure(m_position, modulus(), Mark::OddColumn);
        std::size_t row = 0;
        m_story.forShown([&](std::size_t pile) {
            if (pile == move.move.pile) {
                // What is taken may reach into the last whole block.
                BarsFigure::Bar &bar = figure.bars[row];
                bar.parts = cutParts(size - move.move.take, modulus(), Mark::OddColumn);
                bar.parts.push_back({.length = move.move.take, .label = {context, QT_TRANSLATE_NOOP("capped-nim", "take %1"), {move.move.take}}, .mark = Mark::Removed});
                bar.mark = Mark::Chosen;
                bar.note = literal(Math{QStringLiteral("%1 − %2 = %3").arg(size).arg(move.move.take).arg(size - move.move.take)});
            }
            ++row;
        }, [&](std::uint64_t) { ++row; });
        step.figure = std::move(figure);
        return step;
    }

    Step afterStep() const
    {
        const CappedNim::Position after = CappedNim::play(m_position, taught().move);
        const CappedNim::Solution solved = CappedNim::solve(after);
        XorStory next(CappedNim::residuesOf(after), pilePhrase);
        next.showAs(m_story);
        Step step = makeStep("after", "move", {context, QT_TRANSLATE_NOOP("capped-nim", "After the move: cap %1, modulus %2, XOR 0"), {after.cap, solved.modulus}}, {
            words({context, QT_TRANSLATE_NOOP("capped-nim", "The amount taken, %1, is the new cap; the least power of two above it is %2. The residues mod %2 are %3."), {after.cap, solved.modulus, math(numberList(next.values()))}}, Reveal::Move),
            formula(next.equation(QStringLiteral("X")), Reveal::Move),
            words({context, QT_TRANSLATE_NOOP("capped-nim", "The opponent stands in a P-position.")}, Reveal::Move),
        }, Reveal::Move);
        XorTableFigure figure = maskedTable(after, next, solved.modulus);
        next.markRow(figure, taught().move.pile, [](XorTableFigure::Row &row) { row.mark = Mark::Chosen; });
        step.figure = std::move(figure);
        return step;
    }

    Step repliesStep(const Explanation &e) const
    {
        Step step = makeStep("replies", "verdict", {}, {}, Reveal::Move);
        if (e.replies.empty()) {
            step.title = {context, QT_TRANSLATE_NOOP("capped-nim", "There is no move left")};
            step.body = {words({context, QT_TRANSLATE_NOOP("capped-nim", "All piles are empty. The player who cannot move has lost.")}, Reveal::Move)};
            step.figure = barsFigure(m_position, 0, Mark::None);
            return step;
        }
        step.title = {context, QT_TRANSLATE_NOOP("capped-nim", "Every move has an answer that makes the XOR 0 again")};
        step.body = {words({context, QT_TRANSLATE_NOOP("capped-nim", "A move of the first player makes a new cap, hence a new modulus; the XOR of the residues is then never 0. On the right an answer that makes it 0.")}, Reveal::Move)};
        TableFigure figure;
        figure.header = {{context, QT_TRANSLATE_NOOP("capped-nim", "My move")}, {context, QT_TRANSLATE_NOOP("capped-nim", "New modulus")},
                         {context, QT_TRANSLATE_NOOP("capped-nim", "XOR then")}, {context, QT_TRANSLATE_NOOP("capped-nim", "The answer")}};
        for (const Answered<CappedNim> &answered : m_answers) {
            figure.rows.push_back({{takePhrase(m_position, answered.move)}, {literal(Math{number(answered.solution.modulus)})},
                                   {literal(Math{number(answered.solution.xorSum)}), Mark::N}, {takePhrase(answered.after, answered.reply)}});
        }
        figure.omitted = e.moveCount - std::min<std::uint64_t>(e.moveCount, figure.rows.size());
        step.figure = std::move(figure);
        return step;
    }

    const CappedNim::Position &m_position;
    const CappedNim::Solution &m_solution;
    XorStory m_story; ///< of the residues
    std::vector<Answered<CappedNim>> m_answers;
};

} // namespace

GameInfo Lesson<CappedNim>::info()
{
    return {
        .id = QStringLiteral("capped-nim"),
        .title = {context, QT_TRANSLATE_NOOP("capped-nim", "Nim with a shrinking cap")},
        .shortTitle = {"capped-nim-short", QT_TRANSLATE_NOOP("capped-nim-short", "Shrinking cap")},
        .problem = {context, QT_TRANSLATE_NOOP("capped-nim", "QOJ 18279")},
        .group = GameGroup::NimFamily,
        .theory = {context, QT_TRANSLATE_NOOP("capped-nim", "XOR of the residues mod the power of two above the cap")},
        .rule = {context, QT_TRANSLATE_NOOP("capped-nim", "Take x from one pile, at most the cap; the cap becomes x; whoever cannot move loses.")},
        .textHint = {context, QT_TRANSLATE_NOOP("capped-nim", "the cap, then the piles, such as cap 5: 3 7 2")},
    };
}

Explanation Lesson<CappedNim>::narrate(const CappedNim::Position &position, const CappedNim::Solution &solution)
{
    return CappedNarrator(position, solution).narrate();
}

std::vector<Example> Lesson<CappedNim>::examples()
{
    return {
        {{context, QT_TRANSLATE_NOOP("capped-nim", "Nim's move is allowed: several winning moves")}, "cap 5: 9 5 3"},
        {{context, QT_TRANSLATE_NOOP("capped-nim", "The problem's sample: won")}, "cap 2: 1 2 4"},
        {{context, QT_TRANSLATE_NOOP("capped-nim", "The cap forbids Nim's move: half a modulus less")}, "cap 5: 15 8"},
        {{context, QT_TRANSLATE_NOOP("capped-nim", "A P-position: the blocks hide it")}, "cap 3: 9 6 7"},
        {{context, QT_TRANSLATE_NOOP("capped-nim", "One pile, a multiple of 8: a P-position")}, "cap 7: 24"},
        {{context, QT_TRANSLATE_NOOP("capped-nim", "Cap 1: only odd or even counts")}, "cap 1: 3 5 7"},
        {{context, QT_TRANSLATE_NOOP("capped-nim", "A large cap: plain Nim")}, "cap 100: 3 6 9"},
        {{context, QT_TRANSLATE_NOOP("capped-nim", "The end of the game")}, "cap 4: 0 0"},
    };
}

std::string Lesson<CappedNim>::randomPosition(RandomSize size, std::uint64_t seed)
{
    struct Range { std::uint64_t fewest, most, largest, cap; };
    const Range range = [size]() -> Range {
        switch (size) {
        case RandomSize::Small: return {1, 3, 12, 6};
        case RandomSize::Medium: return {2, 4, 30, 12};
        case RandomSize::Large: return {5, 9, 1'000'000, 5000};
        }
        return {};
    }();
    Chance chance(seed);
    CappedNim::Position position{chance.between(1, range.cap), {}};
    position.piles.resize(static_cast<std::size_t>(chance.between(range.fewest, range.most)));
    for (std::uint64_t &pile : position.piles)
        pile = chance.between(1, range.largest);
    // Every other position is lost: bring the last pile's residue to what the others need.
    if (chance.coin()) {
        const CappedNim::Solution solution = CappedNim::solve(position);
        position.piles.back() ^= solution.xorSum;
    }
    return CappedNim::format(position);
}

} // namespace mexplain
