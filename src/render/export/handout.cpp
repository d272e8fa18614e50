#include "render/export/handout.h"

#include "render/export/html.h"
#include "render/export/lesson_items.h"
#include "render/export/pdf_pages.h"

namespace mexplain {

using namespace Qt::StringLiterals;

namespace {

// So many titles leave room for the first item on their page.
constexpr std::size_t fewTitles = 12;

const QString style = QStringLiteral(R"(
article{margin-top:3rem;padding-top:1.5rem;border-top:2px solid currentColor}
h3{font-size:1.05rem;line-height:1.4;margin:0}
h3.second{font-size:.95rem;font-weight:500}
article>h2{font-size:1.4rem}
article>h2.second{font-size:1.05rem}
nav ol{margin:1.2rem 0 0;padding-left:2.2rem}
nav li{margin:.3rem 0}
nav a{color:inherit}
.hidden{font-size:1.4rem;font-weight:700}
@media print{article{margin-top:0;padding-top:0;border-top:0}article+article{break-before:page}h3{break-after:avoid}}
)");

ExportJob jobOf(const LessonExportJob &job, const AnyGame &game, const Explanation &explanation)
{
    return {.game = game.info(), .explanation = explanation, .phrasebooks = job.phrasebooks, .languages = job.languages, .theme = job.theme};
}

std::vector<Fact> factsOf(const LessonExportJob &job, std::size_t index, const ExportJob &own)
{
    std::vector<Fact> facts = documentFacts(own);
    // The teacher's title stands where the game's would.
    if (!job.lesson.items[index].title.isEmpty())
        facts.insert(facts.begin(), {{"export", QT_TRANSLATE_NOOP("export", "Game")}, own.game.title});
    return facts;
}

Phrase moreSteps()
{
    return {"export", QT_TRANSLATE_NOOP("export", "More steps follow in class.")};
}

Phrase titleOf(const LessonExportJob &job, std::size_t index)
{
    const Phrase title = itemTitle(job, index);
    return job.lesson.items.size() > 1 ? numbered(index + 1, title) : title;
}

Result<void, Phrase> writePart(const LessonExportJob &job, std::size_t index, const std::vector<int> &startPages, PdfText &text)
{
    const std::size_t count = job.lesson.items.size();
    if (index == 0) {
        text.addTitle(lessonTitle(job));
        if (count > 1) {
            std::vector<std::pair<Phrase, int>> contents;
            for (std::size_t i = 0; i < count; ++i)
                contents.emplace_back(itemTitle(job, i), startPages[i]);
            text.addContents(contents);
        }
        if (count == 0) {
            text.addParagraph(emptyLesson(), 14);
            text.addColophon();
            return {};
        }
        if (count > fewTitles)
            text.breakPage();
    }
    Result<ExplainedItem, Phrase> item = explainItem(job, index);
    if (!item)
        return item.error();
    const Explanation &explanation = text.keep(std::move(item->explanation));
    const ExportJob own = jobOf(job, item->game, explanation);
    text.markStart();
    text.addItemTitle(titleOf(job, index), index == 0 && count <= fewTitles ? 26 : 0);
    text.addFacts(factsOf(job, index, own));
    text.addVerdict(explanation.outcome, explanation.reason);
    text.addSteps(own);
    if (explanation.hasMoreSteps)
        text.addMuted(moreSteps(), 14);
    if (index + 1 == count)
        text.addColophon();
    return {};
}

} // namespace

Result<QByteArray, Phrase> handoutPdf(const LessonExportJob &job)
{
    const Edition edition = editionOf(job);
    return makePdf({.edition = edition,
                    .title = oneLineOf(edition, lessonTitle(job)),
                    .parts = std::max<std::size_t>(1, job.lesson.items.size()),
                    .write = [&job](std::size_t part, const std::vector<int> &startPages, PdfText &text) {
                        return writePart(job, part, startPages, text);
                    }});
}

Result<QByteArray, Phrase> handoutHtml(const LessonExportJob &job)
{
    const Edition edition = editionOf(job);
    const std::size_t count = job.lesson.items.size();
    QByteArray page = (htmlBegin(edition, lessonTitle(job), style) + u"<header>\n"_s + htmlElements(edition, lessonTitle(job), u"h1"_s) + u"</header>\n"_s).toUtf8();
    if (count == 0)
        page += htmlElements(edition, emptyLesson(), u"p"_s).toUtf8();
    if (count > 1) {
        page += "<nav><ol>\n";
        for (std::size_t i = 0; i < count; ++i)
            page += (u"<li><a href=\"#item-%1\">"_s.arg(i + 1) + escapeHtml(oneLineOf(edition, itemTitle(job, i))) + u"</a></li>\n"_s).toUtf8();
        page += "</ol></nav>\n";
    }
    for (std::size_t i = 0; i < count; ++i) {
        const Result<ExplainedItem, Phrase> item = explainItem(job, i);
        if (!item)
            return item.error();
        const ExportJob own = jobOf(job, item->game, item->explanation);
        QString html = u"<article id=\"item-%1\">\n"_s.arg(i + 1) + htmlElements(edition, titleOf(job, i), u"h2"_s) + htmlFacts(edition, factsOf(job, i, own))
            + htmlVerdict(edition, item->explanation.outcome, item->explanation.reason) + htmlSteps(own, 3);
        if (item->explanation.hasMoreSteps)
            html += htmlElements(edition, moreSteps(), u"p"_s, u"note"_s);
        page += (html + u"</article>\n"_s).toUtf8();
    }
    return page + htmlEnd(edition).toUtf8();
}

} // namespace mexplain
