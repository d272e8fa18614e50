#include "explain/concealment.h"

#include <algorithm>

namespace mexplain {

namespace {

bool isOutcome(Mark mark)
{
    return mark == Mark::P || mark == Mark::N;
}

/// A text that is nothing but the letter, or the name of an outcome.
bool isLetter(const Phrase &phrase)
{
    if (phrase.isEmpty())
        return false;
    if (qstrcmp(phrase.context, "verdict") == 0)
        return true;
    if (phrase.arguments.size() != 1 || qstrcmp(phrase.source, literal(Math{}).source) != 0)
        return false;
    const auto &value = phrase.arguments.front().value();
    const QString *text = std::get_if<QString>(&value);
    if (const Math *math = std::get_if<Math>(&value))
        text = &math->text;
    return text != nullptr && (*text == u"P" || *text == u"N" || *text == u"L");
}

/// Takes the marks of P and N out of a figure and counts them; `erase` false only counts.
class Letters {
public:
    explicit Letters(bool erase) : m_erase(erase) {}

    std::size_t count() const { return m_count; }

    void visit(Mark &mark)
    {
        if (!isOutcome(mark))
            return;
        ++m_count;
        if (m_erase)
            mark = Mark::None;
    }

    void visit(Phrase &phrase)
    {
        if (!isLetter(phrase))
            return;
        ++m_count;
        if (m_erase)
            phrase = hiddenPhrase();
    }

    void visit(PilesFigure &figure)
    {
        for (PilesFigure::Row &row : figure.rows)
            visit(row.pile.mark);
    }
    void visit(XorTableFigure &figure)
    {
        for (XorTableFigure::Row &row : figure.rows) {
            visit(row.mark);
            for (Mark &mark : row.digits)
                visit(mark);
        }
        for (Mark &mark : figure.columns)
            visit(mark);
    }
    void visit(TableFigure &figure)
    {
        for (auto &row : figure.rows) {
            for (TableFigure::Cell &cell : row) {
                visit(cell.mark);
                visit(cell.text);
            }
        }
    }
    void visit(CellGridFigure &figure)
    {
        for (CellGridFigure::Row &row : figure.rows) {
            visit(row.mark);
            visit(row.label);
            visit(row.note);
            for (CellGridFigure::Cell &cell : row.cells) {
                visit(cell.mark);
                visit(cell.text);
            }
        }
    }
    void visit(BarsFigure &figure)
    {
        for (BarsFigure::Bar &bar : figure.bars) {
            visit(bar.mark);
            visit(bar.note);
            for (BarsFigure::Part &part : bar.parts)
                visit(part.mark);
        }
    }
    void visit(StaircaseFigure &figure)
    {
        for (StaircaseFigure::Stair &stair : figure.stairs)
            visit(stair.mark);
    }
    void visit(SeriesFigure &figure)
    {
        for (SeriesFigure::Series &series : figure.series)
            visit(series.mark);
    }
    void visit(GraphFigure &figure)
    {
        for (GraphFigure::Node &node : figure.nodes)
            visit(node.mark);
    }
    void visit(ColouringFigure &figure)
    {
        for (ColouringFigure::State &state : figure.cells) {
            if (state != ColouringFigure::State::P && state != ColouringFigure::State::N)
                continue;
            ++m_count;
            if (m_erase)
                state = ColouringFigure::State::Unknown;
        }
        for (ColouringFigure::Note &note : figure.notes)
            visit(note.mark);
        // Outlines stand around what the colours show; where we are may stay.
        if (m_erase)
            std::erase_if(figure.spots, [](const ColouringFigure::Spot &spot) { return spot.mark != Mark::None; });
    }

private:
    bool m_erase;
    std::size_t m_count = 0;
};

bool hasLetters(const Figure &figure)
{
    Letters letters(false);
    Figure copy = figure;
    std::visit([&letters](auto &any) { letters.visit(any); }, copy);
    return letters.count() > 0;
}

Figure withoutLetters(Figure figure)
{
    Letters letters(true);
    std::visit([&letters](auto &any) { letters.visit(any); }, figure);
    return figure;
}

Phrase questionOf(const Step &step)
{
    return step.reveals == Reveal::Move ? Phrase{"verdict", QT_TRANSLATE_NOOP("verdict", "Which move wins, and how is it answered?")}
                                        : Phrase{"verdict", QT_TRANSLATE_NOOP("verdict", "Who wins: P or N?")};
}

/// The first step that gives something away by its title; all of them where there is none.
std::size_t frontierOf(const Explanation &whole)
{
    const auto found = std::find_if(whole.steps.begin(), whole.steps.end(), [](const Step &step) { return step.reveals != Reveal::Nothing; });
    return static_cast<std::size_t>(found - whole.steps.begin());
}

bool isRevealed(const Step &step, int part, const Revealed &revealed)
{
    return revealed.parts.contains({step.id, part});
}

Step concealedStep(const Step &whole, const Revealed &revealed)
{
    Step step = whole;
    for (const int part : hideableParts(whole)) {
        if (isRevealed(whole, part, revealed))
            continue;
        if (part == titlePart) {
            step.isTitleHidden = true;
            step.title = questionOf(whole);
        } else if (part != figurePart) {
            Paragraph &paragraph = step.body[static_cast<std::size_t>(part)];
            paragraph.isHidden = true;
            paragraph.phrase = hiddenPhrase();
            paragraph.kind = Paragraph::Kind::Text;
        } else if (whole.reveals != Reveal::Nothing) {
            step.isFigureHidden = true;
            step.figure.reset();
        } else if (!revealed.outcome) {
            step.areLettersHidden = true;
            step.figure = withoutLetters(*whole.figure);
        }
    }
    // The marked lines of the listing would say which way the program goes.
    if (step.isTitleHidden)
        step.listingTag.clear();
    return step;
}

} // namespace

Phrase hiddenPhrase()
{
    return literal(QStringLiteral("?"));
}

std::set<int> hideableParts(const Step &step)
{
    std::set<int> parts;
    for (std::size_t i = 0; i < step.body.size(); ++i) {
        if (step.body[i].reveals != Reveal::Nothing || step.reveals != Reveal::Nothing)
            parts.insert(static_cast<int>(i));
    }
    if (step.reveals != Reveal::Nothing)
        parts.insert(titlePart);
    if (step.figure && (step.reveals != Reveal::Nothing || hasLetters(*step.figure)))
        parts.insert(figurePart);
    return parts;
}

bool hidesSomething(const Step &concealedStep)
{
    return concealedStep.isTitleHidden || concealedStep.isFigureHidden || concealedStep.areLettersHidden
        || std::any_of(concealedStep.body.begin(), concealedStep.body.end(), [](const Paragraph &paragraph) { return paragraph.isHidden; });
}

Explanation concealed(const Explanation &whole, const Revealed &revealed)
{
    Explanation shown = whole;
    if (!revealed.outcome) {
        shown.outcome.reset();
        shown.comparedOutcome.reset();
        shown.reason = {};
    }
    if (!revealed.moves) {
        shown.areMovesHidden = true;
        shown.winningMoves.clear();
        shown.replies.clear();
        shown.winningMoveCount = 0;
        shown.moveCount = 0;
    }
    const std::size_t frontier = frontierOf(whole);
    if (!revealed.outcome && frontier + 1 < whole.steps.size()) {
        shown.steps.resize(frontier + 1);
        shown.hasMoreSteps = true;
    }
    for (std::size_t i = 0; i < shown.steps.size(); ++i)
        shown.steps[i] = concealedStep(whole.steps[i], revealed);
    return shown;
}

void revealStep(const Explanation &whole, std::size_t step, Revealed &revealed)
{
    for (const int part : hideableParts(whole.steps[step]))
        revealed.parts.insert({whole.steps[step].id, part});
    if (step == frontierOf(whole))
        revealed.outcome = true;
}

void hideStep(const Explanation &whole, std::size_t step, Revealed &revealed)
{
    for (const int part : hideableParts(whole.steps[step]))
        revealed.parts.erase({whole.steps[step].id, part});
    if (step == frontierOf(whole))
        revealed.outcome = false;
}

} // namespace mexplain
