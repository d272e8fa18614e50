#include "render/export/slides.h"

#include "render/export/lesson_items.h"
#include "render/export/pdf_pages.h"
#include "render/export/picture.h"
#include "render/slide.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>

#include <algorithm>

namespace mexplain {

namespace {

constexpr QSizeF slideSize{1280, 720};
constexpr QSizeF pageInches{40.0 / 3, 7.5};
constexpr int slidesDpi = 1200;
constexpr std::size_t mostTitles = 10;

Slide titleSlide(const LessonExportJob &job)
{
    Slide slide;
    slide.title = lessonTitle(job);
    const std::size_t count = job.lesson.items.size();
    if (count == 0)
        slide.body.push_back({.phrase = emptyLesson()});
    for (std::size_t i = 0; i < std::min(count, mostTitles); ++i)
        // Both languages on one line: twice as many lines would be half as large.
        slide.body.push_back({.phrase = numbered(i + 1, literal(oneLineOf(editionOf(job), itemTitle(job, i))))});
    if (count > mostTitles)
        slide.body.push_back({.phrase = {"export", QT_TRANSLATE_N_NOOP("export", "… and %n more"), {}, count - mostTitles}});
    return slide;
}

QString textOf(const Edition &edition, const Slide &slide)
{
    QString text = linesOf(edition, slide.title) + linesOf(edition, slide.corner);
    for (const Paragraph &paragraph : slide.body)
        text += linesOf(edition, paragraph.phrase);
    if (slide.figure)
        text += describeFigure(edition, *slide.figure);
    return text;
}

} // namespace

Result<QByteArray, Phrase> slidesPdf(const LessonExportJob &job)
{
    const Edition edition = editionOf(job);
    const FigureStyle style = documentStyle(theme(job.theme), job.phrasebooks, job.languages);
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setResolution(slidesDpi);
        writer.setPageSize(QPageSize(pageInches, QPageSize::Inch, QString(), QPageSize::ExactMatch));
        writer.setPageMargins(QMarginsF(0, 0, 0, 0));
        writer.setTitle(oneLineOf(edition, lessonTitle(job)));
        writer.setCreator(QStringLiteral("Mexplain"));
        QPainter painter(&writer);
        painter.scale(pageInches.width() * slidesDpi / slideSize.width(), pageInches.height() * slidesDpi / slideSize.height());
        bool isFirst = true;
        const auto add = [&](const Slide &slide) -> Result<void, Phrase> {
            if (auto glyphs = checkGlyphs(textOf(edition, slide)); !glyphs)
                return glyphs;
            if (!isFirst)
                writer.newPage();
            isFirst = false;
            paintSlide(painter, slide, style, QRectF(QPointF(), slideSize));
            return {};
        };
        if (auto added = add(titleSlide(job)); !added)
            return added.error();
        for (std::size_t i = 0; i < job.lesson.items.size(); ++i) {
            const Result<ExplainedItem, Phrase> item = explainItem(job, i);
            if (!item)
                return item.error();
            for (std::size_t step = 0; step < item->explanation.steps.size(); ++step) {
                Slide slide = slideOf(item->explanation, step, itemTitle(job, i));
                // A page has no keys to press.
                slide.hint = {};
                if (auto added = add(slide); !added)
                    return added.error();
            }
        }
    }
    return checkedPdf(buffer.data());
}

} // namespace mexplain
