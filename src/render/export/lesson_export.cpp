#include "render/export/lesson_export.h"

#include "render/export/answer_key.h"
#include "render/export/handout.h"
#include "render/export/slides.h"
#include "render/export/worksheet.h"

#include <algorithm>

namespace mexplain {

std::optional<LessonOutput> lessonDocumentFromCode(QStringView code)
{
    for (const LessonOutput document : {LessonOutput::Handout, LessonOutput::Slides, LessonOutput::Worksheet, LessonOutput::AnswerKey}) {
        if (code == lessonDocumentCode(document))
            return document;
    }
    return std::nullopt;
}

QString lessonDocumentCode(LessonOutput document)
{
    switch (document) {
    case LessonOutput::Handout: return QStringLiteral("handout");
    case LessonOutput::Slides: return QStringLiteral("slides");
    case LessonOutput::Worksheet: return QStringLiteral("worksheet");
    case LessonOutput::AnswerKey: return QStringLiteral("key");
    }
    return {};
}

std::vector<Format> formatsOf(LessonOutput document)
{
    return document == LessonOutput::Slides ? std::vector{Format::Pdf} : std::vector{Format::Pdf, Format::Html};
}

Result<QByteArray, Phrase> exportLesson(const LessonExportJob &job, Format format)
{
    const std::vector<Format> formats = formatsOf(job.document);
    if (std::find(formats.begin(), formats.end(), format) == formats.end()) {
        QStringList codes;
        for (const Format one : formats)
            codes += formatCode(one);
        return Phrase{"export", QT_TRANSLATE_NOOP("export", "This document cannot be made as %1; it can be made as %2"),
                      {formatCode(format), codes.join(QStringLiteral(", "))}};
    }
    const bool isPdf = format == Format::Pdf;
    switch (job.document) {
    case LessonOutput::Handout: return isPdf ? handoutPdf(job) : handoutHtml(job);
    case LessonOutput::Slides: return slidesPdf(job);
    case LessonOutput::Worksheet: return isPdf ? worksheetPdf(job) : worksheetHtml(job);
    case LessonOutput::AnswerKey: return isPdf ? answerKeyPdf(job) : answerKeyHtml(job);
    }
    return QByteArray();
}

} // namespace mexplain
