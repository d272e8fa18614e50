#include "render/export/answer_key.h"

#include "explain/error_phrase.h"
#include "render/export/html.h"
#include "render/export/lesson_items.h"
#include "render/export/pdf_pages.h"

#include <algorithm>

namespace mexplain {

using namespace Qt::StringLiterals;

namespace {

constexpr const char *context = "export";
constexpr std::size_t mostReplies = 6;
// A position text beside its move must fit into half a line.
constexpr std::size_t shortPosition = 40;

const QString style = QStringLiteral(R"(
.answer{margin:2rem 0 0;break-inside:avoid}
table{border-collapse:collapse;width:100%;margin:.8rem 0 0}
th,td{border:1px solid;padding:.3rem .6rem;text-align:left;font-weight:inherit}
th{opacity:.75}
td div,th div{line-height:1.5}
.more{opacity:.8}
)");

/// What the key tells of one exercise.
struct Answer {
    std::vector<std::vector<Phrase>> rows; ///< a head, and a row a move; empty where there is no move to tell
    std::uint64_t omitted = 0;             ///< how many moves are not told
};

Answer answerOf(const Explanation &explanation)
{
    Answer answer;
    if (explanation.outcome == Outcome::N && !explanation.winningMoves.empty()) {
        const auto &moves = explanation.winningMoves;
        const bool showsPositions = std::all_of(moves.begin(), moves.end(), [](const ToldMove &move) { return move.after.size() <= shortPosition; });
        answer.rows.push_back({{context, QT_TRANSLATE_NOOP("export", "Winning moves")}});
        if (showsPositions)
            answer.rows.front().push_back({context, QT_TRANSLATE_NOOP("export", "Position after the move")});
        for (const ToldMove &move : moves) {
            answer.rows.push_back({move.text});
            if (showsPositions)
                answer.rows.back().push_back(literal(QString::fromStdString(move.after)));
        }
        answer.omitted = explanation.winningMoveCount - std::min<std::uint64_t>(explanation.winningMoveCount, moves.size());
    } else if (explanation.outcome == Outcome::P && !explanation.replies.empty()) {
        answer.rows.push_back({{context, QT_TRANSLATE_NOOP("export", "Move")}, {context, QT_TRANSLATE_NOOP("export", "Answer")}});
        const std::size_t shown = std::min(mostReplies, explanation.replies.size());
        for (std::size_t i = 0; i < shown; ++i)
            answer.rows.push_back({explanation.replies[i].move.text, explanation.replies[i].reply.text});
        answer.omitted = explanation.moveCount - std::min<std::uint64_t>(explanation.moveCount, shown);
    }
    return answer;
}

Phrase moreMoves(std::uint64_t count)
{
    return {context, QT_TRANSLATE_N_NOOP("export", "… and %n more"), {}, count};
}

Phrase keyTitle(const LessonExportJob &job)
{
    return {context, QT_TRANSLATE_NOOP("export", "Answer key: %1"), {lessonTitle(job)}};
}

Result<Explanation, Phrase> explain(std::size_t index, const Exercise &exercise)
{
    Result<Explanation> explanation = exercise.game->explain(exercise.position);
    // Its text is in normal form: the game has accepted it already.
    if (!explanation)
        return Phrase{context, QT_TRANSLATE_NOOP("export", "Item %1: %2"), {std::uint64_t{index + 1}, errorPhraseInLine(explanation.error())}};
    return *std::move(explanation);
}

void writeAnswer(std::size_t number, const Exercise &exercise, const Explanation &explanation, PdfText &text)
{
    text.addHeading(numbered(number, exercise.game->info().title), number == 1 ? 22 : 0);
    text.addFacts({positionFact(exercise.position)});
    text.addVerdict(explanation.outcome, explanation.reason);
    const Answer answer = answerOf(explanation);
    if (!answer.rows.empty())
        text.addTable(answer.rows, std::vector<double>(answer.rows.front().size(), 1.0 / static_cast<double>(answer.rows.front().size())));
    if (answer.omitted > 0)
        text.addMuted(moreMoves(answer.omitted), 2);
}

QString answerHtml(const Edition &edition, std::size_t number, const Exercise &exercise, const Explanation &explanation)
{
    QString html = u"<section class=\"answer\">\n"_s + htmlElements(edition, numbered(number, exercise.game->info().title), u"h2"_s)
        + htmlFacts(edition, {positionFact(exercise.position)}) + htmlVerdict(edition, explanation.outcome, explanation.reason);
    const Answer answer = answerOf(explanation);
    if (!answer.rows.empty())
        html += u"<table>\n"_s;
    for (std::size_t i = 0; i < answer.rows.size(); ++i) {
        const QString tag = i == 0 ? u"th"_s : u"td"_s;
        html += u"<tr>"_s;
        for (const Phrase &cell : answer.rows[i])
            html += u'<' + tag + u'>' + htmlElements(edition, cell, u"div"_s) + u"</"_s + tag + u'>';
        html += u"</tr>\n"_s;
    }
    if (!answer.rows.empty())
        html += u"</table>\n"_s;
    if (answer.omitted > 0)
        html += htmlElements(edition, moreMoves(answer.omitted), u"p"_s, u"more"_s);
    return html + u"</section>\n"_s;
}

} // namespace

Result<QByteArray, Phrase> answerKeyPdf(const LessonExportJob &job)
{
    const Edition edition = editionOf(job);
    const auto exercises = exercisesOf(job);
    if (!exercises)
        return exercises.error();
    const auto write = [&](std::size_t part, const std::vector<int> &, PdfText &text) -> Result<void, Phrase> {
        if (part == 0) {
            text.addTitle(keyTitle(job));
            if (const Phrase note = lessonNote(job); !note.isEmpty())
                text.addMuted(note);
            if (exercises->empty())
                text.addParagraph(emptyLesson(), 14);
        }
        if (part >= exercises->size())
            return {};
        const Exercise &exercise = (*exercises)[part];
        const Result<Explanation, Phrase> explanation = explain(part, exercise);
        if (!explanation)
            return explanation.error();
        writeAnswer(part + 1, exercise, *explanation, text);
        return {};
    };
    return makePdf({.edition = edition,
                    .title = oneLineOf(edition, keyTitle(job)),
                    .foot = oneLineOf(edition, sheetPhrase(job)),
                    .parts = std::max<std::size_t>(1, exercises->size()),
                    .flow = PdfFlow::Stacked,
                    .write = write});
}

Result<QByteArray, Phrase> answerKeyHtml(const LessonExportJob &job)
{
    const Edition edition = editionOf(job);
    const auto exercises = exercisesOf(job);
    if (!exercises)
        return exercises.error();
    QByteArray page = (htmlBegin(edition, keyTitle(job), style) + u"<header>\n"_s + htmlElements(edition, keyTitle(job), u"h1"_s)).toUtf8();
    if (const Phrase note = lessonNote(job); !note.isEmpty())
        page += htmlElements(edition, note, u"p"_s, u"note"_s).toUtf8();
    page += "</header>\n";
    if (exercises->empty())
        page += htmlElements(edition, emptyLesson(), u"p"_s).toUtf8();
    for (std::size_t i = 0; i < exercises->size(); ++i) {
        const Result<Explanation, Phrase> explanation = explain(i, (*exercises)[i]);
        if (!explanation)
            return explanation.error();
        page += answerHtml(edition, i + 1, (*exercises)[i], *explanation).toUtf8();
    }
    return page + htmlEnd(edition, {sheetPhrase(job)}).toUtf8();
}

} // namespace mexplain
