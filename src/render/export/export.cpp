#include "render/export/export.h"

#include "render/export/html.h"
#include "render/export/json.h"
#include "render/export/markdown.h"
#include "render/export/pdf.h"
#include "render/export/picture.h"
#include "render/export/text.h"

#include <QFileInfo>

namespace mexplain {

std::optional<Format> formatFromCode(QStringView code)
{
    for (const Format format : {Format::Html, Format::Markdown, Format::Pdf, Format::Svg, Format::Png, Format::Json, Format::Text}) {
        if (code == formatCode(format))
            return format;
    }
    return std::nullopt;
}

QString formatCode(Format format)
{
    switch (format) {
    case Format::Html: return QStringLiteral("html");
    case Format::Markdown: return QStringLiteral("md");
    case Format::Pdf: return QStringLiteral("pdf");
    case Format::Svg: return QStringLiteral("svg");
    case Format::Png: return QStringLiteral("png");
    case Format::Json: return QStringLiteral("json");
    case Format::Text: return QStringLiteral("txt");
    }
    return {};
}

std::optional<Format> formatOfFile(const QString &path)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    if (ending == u"htm")
        return Format::Html;
    if (ending == u"markdown")
        return Format::Markdown;
    return formatFromCode(ending);
}

bool isTextFormat(Format format)
{
    return format != Format::Pdf && format != Format::Png;
}

Result<QByteArray, Phrase> exportDocument(const ExportJob &job, Format format)
{
    switch (format) {
    case Format::Html: return exportHtml(job);
    case Format::Markdown: return exportMarkdown(job);
    case Format::Pdf: return exportPdf(job);
    case Format::Svg: return exportSvg(job);
    case Format::Png: return exportPng(job);
    case Format::Json: return exportJson(job);
    case Format::Text: return exportText(job);
    }
    return QByteArray();
}

} // namespace mexplain
