#include "render/export/worksheet.h"

#include "explain/concealment.h"
#include "render/export/html.h"
#include "render/export/lesson_items.h"
#include "render/export/pdf_pages.h"

#include <algorithm>

namespace mexplain {

using namespace Qt::StringLiterals;

namespace {

// Two exercises should fit onto a page.
constexpr double figureShare = 0.2;
constexpr int linesForMoves = 2;
constexpr int linesForReason = 3;

const QString style = QStringLiteral(R"(
.fields{display:flex;gap:1.5rem;margin:1.2rem 0 0}
.fields div{flex:1;border-bottom:1px solid currentColor;padding-bottom:.1rem}
.exercise{margin:2.2rem 0 0;break-inside:avoid}
.choice{display:inline-block;margin-left:1.6rem;font-weight:600;white-space:nowrap}
.box{display:inline-block;width:.95em;height:.95em;border:1.5px solid currentColor;vertical-align:-.1em;margin-right:.4em}
.line{height:2.1rem;border-bottom:1px solid currentColor;opacity:.6}
)");

constexpr const char *context = "export";

Phrase outcomeQuestion()
{
    return {context, QT_TRANSLATE_NOOP("export", "Is it a P- or an N-position?")};
}
Phrase moveQuestion()
{
    return {context, QT_TRANSLATE_NOOP("export", "Which move wins? If none does: how is each move answered?")};
}
Phrase reasonQuestion()
{
    return {context, QT_TRANSLATE_NOOP("export", "Why?")};
}
std::vector<Phrase> fieldLabels()
{
    return {{context, QT_TRANSLATE_NOOP("export", "Name")}, {context, QT_TRANSLATE_NOOP("export", "Date")}};
}
Phrase worksheetTitle(const LessonExportJob &job)
{
    return {context, QT_TRANSLATE_NOOP("export", "Worksheet: %1"), {lessonTitle(job)}};
}

/// The figure that shows the position and nothing of its answer.
std::optional<Figure> positionFigure(const Explanation &whole)
{
    Explanation shown = concealed(whole, Revealed{});
    const auto rule = std::find_if(shown.steps.begin(), shown.steps.end(), [](const Step &step) { return step.id == u"rule"; });
    return rule == shown.steps.end() ? std::nullopt : std::move(rule->figure);
}

/// Nothing but what an exercise may show leaves this function.
struct Question {
    const GameInfo &game;
    Explanation shown; ///< the position and, in its only step, the figure
};

Question questionOf(const Exercise &exercise)
{
    const Result<Explanation> whole = exercise.game->explain(exercise.position);
    Question question{exercise.game->info(), {}};
    question.shown.outcome.reset();
    question.shown.position = exercise.position;
    question.shown.steps.emplace_back();
    if (whole)
        question.shown.steps.front().figure = positionFigure(*whole);
    return question;
}

void writeExercise(std::size_t number, const Exercise &exercise, PdfText &text)
{
    Question question = questionOf(exercise);
    const Explanation &shown = text.keep(std::move(question.shown));
    text.addHeading(numbered(number, question.game.title), number == 1 ? 22 : 0);
    text.addFacts({ruleFact(question.game), positionFact(shown.position)});
    if (shown.steps.front().figure)
        text.addFigure(*shown.steps.front().figure, figureShare);
    text.addChoice(outcomeQuestion(), {u"P"_s, u"N"_s});
    text.addParagraph(moveQuestion(), 10);
    text.addRuledLines(linesForMoves);
    text.addParagraph(reasonQuestion(), 10);
    text.addRuledLines(linesForReason);
}

QString exerciseHtml(const Edition &edition, std::size_t number, const Exercise &exercise)
{
    const Question question = questionOf(exercise);
    const auto lines = [](int count) { return u"<div class=\"line\"></div>\n"_s.repeated(count); };
    QString choice;
    for (const QString &letter : {u"P"_s, u"N"_s})
        choice += u"<span class=\"choice\"><span class=\"box\"></span>"_s + letter + u"</span>"_s;
    // Behind the question in its first language.
    QString asked = htmlElements(edition, outcomeQuestion(), u"p"_s);
    asked.insert(asked.indexOf(u"</p>"_s), choice);
    return u"<section class=\"exercise\">\n"_s + htmlElements(edition, numbered(number, question.game.title), u"h2"_s)
        + htmlFacts(edition, {ruleFact(question.game), positionFact(question.shown.position)})
        + htmlFigure(edition, question.shown.steps.front().figure) + asked + htmlElements(edition, moveQuestion(), u"p"_s) + lines(linesForMoves)
        + htmlElements(edition, reasonQuestion(), u"p"_s) + lines(linesForReason) + u"</section>\n"_s;
}

} // namespace

Result<QByteArray, Phrase> worksheetPdf(const LessonExportJob &job)
{
    const Edition edition = editionOf(job);
    const auto exercises = exercisesOf(job);
    if (!exercises)
        return exercises.error();
    const auto write = [&](std::size_t part, const std::vector<int> &, PdfText &text) -> Result<void, Phrase> {
        if (part == 0) {
            text.addTitle(lessonTitle(job));
            text.addFields(fieldLabels());
            if (exercises->empty())
                text.addParagraph(emptyLesson(), 14);
        }
        if (part < exercises->size())
            writeExercise(part + 1, (*exercises)[part], text);
        return {};
    };
    return makePdf({.edition = edition,
                    .title = oneLineOf(edition, worksheetTitle(job)),
                    .foot = oneLineOf(edition, sheetPhrase(job)),
                    .parts = std::max<std::size_t>(1, exercises->size()),
                    .flow = PdfFlow::Stacked,
                    .write = write});
}

Result<QByteArray, Phrase> worksheetHtml(const LessonExportJob &job)
{
    const Edition edition = editionOf(job);
    const auto exercises = exercisesOf(job);
    if (!exercises)
        return exercises.error();
    QString head = htmlBegin(edition, worksheetTitle(job), style) + u"<header>\n"_s + htmlElements(edition, lessonTitle(job), u"h1"_s) + u"</header>\n<div class=\"fields\">\n"_s;
    for (const Phrase &label : fieldLabels())
        head += u"<div>"_s + escapeHtml(oneLineOf(edition, label)) + u"</div>\n"_s;
    QByteArray page = (head + u"</div>\n"_s).toUtf8();
    if (exercises->empty())
        page += htmlElements(edition, emptyLesson(), u"p"_s).toUtf8();
    for (std::size_t i = 0; i < exercises->size(); ++i)
        page += exerciseHtml(edition, i + 1, (*exercises)[i]).toUtf8();
    return page + htmlEnd(edition, {sheetPhrase(job)}).toUtf8();
}

} // namespace mexplain
