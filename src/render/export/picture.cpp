#include "render/export/picture.h"

#include "render/export/html.h"
#include "render/fonts.h"

#include <QBuffer>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgGenerator>

#include <cmath>

namespace mexplain {

namespace {

constexpr double pictureMargin = 16;
constexpr double maxPictureSide = 32'000;

FigureStyle styleOf(const Edition &edition)
{
    return documentStyle(theme(edition.theme), edition.phrasebooks, edition.languages);
}

QSizeF pictureSize(const Figure &figure, const FigureStyle &style, double margin)
{
    const QSizeF size = figureSize(figure, style, documentFigureWidth);
    return {std::ceil(size.width() + 2 * margin), std::ceil(size.height() + 2 * margin)};
}

void paintPicture(QPainter &painter, const Figure &figure, const FigureStyle &style, const QSizeF &size, double margin)
{
    if (margin > 0)
        painter.fillRect(QRectF({0, 0}, size), style.theme.card);
    paintFigure(painter, figure, style, QRectF({0, 0}, size).adjusted(margin, margin, -margin, -margin));
}

Result<const Figure *, Phrase> figureOfJob(const ExportJob &job)
{
    const std::vector<Step> &steps = job.explanation.steps;
    if (job.step >= steps.size())
        return Phrase{"export", QT_TRANSLATE_NOOP("export", "There is no step %1; the last one is %2"),
                      {std::uint64_t{job.step + 1}, std::uint64_t{steps.size()}}};
    if (steps[job.step].figure)
        return &*steps[job.step].figure;
    QStringList having;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (steps[i].figure)
            having += QString::number(i + 1);
    }
    if (having.isEmpty())
        return Phrase{"export", QT_TRANSLATE_NOOP("export", "No step of this explanation has a figure")};
    return Phrase{"export", QT_TRANSLATE_NOOP("export", "Step %1 has no figure; these steps have one: %2"),
                  {std::uint64_t{job.step + 1}, having.join(QStringLiteral(", "))}};
}

} // namespace

QString figureSvg(const Edition &edition, const Figure &figure, double margin)
{
    const FigureStyle style = styleOf(edition);
    const QSizeF size = pictureSize(figure, style, margin);
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        QSvgGenerator generator;
        generator.setOutputDevice(&buffer);
        generator.setSize(size.toSize());
        generator.setViewBox(QRectF({0, 0}, size));
        QPainter painter(&generator);
        paintPicture(painter, figure, style, size, margin);
    }
    QString svg = QString::fromUtf8(buffer.data());

    // The generator's own head holds a prolog, which a page must not have, and a size in millimetres.
    const qsizetype head = svg.indexOf(QStringLiteral("<svg"));
    svg.remove(0, svg.indexOf(u'>', head) + 1);
    static const QRegularExpression ownTexts(QStringLiteral("<(title|desc)>[^<]*</\\1>\\s*"));
    svg.remove(ownTexts);

    // A reader's machine rarely has our first family.
    const QStringList monospace = monospaceFamilies();
    const auto withOthers = [&](QString family) {
        family.remove(u'\'');
        const bool isFixed = (!monospace.isEmpty() && family == monospace.first()) || family == style.digitFont.family()
            || family.contains(QStringLiteral("Mono"));
        return QStringLiteral("'%1', %2").arg(family, isFixed
            ? QStringLiteral("'DejaVu Sans Mono', Menlo, Consolas, monospace")
            : QStringLiteral("'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif"));
    };
    // In one pass: a large figure has tens of thousands of them.
    const QString attribute = QStringLiteral("font-family=\"");
    QString dressed;
    dressed.reserve(svg.size() * 3 / 2);
    qsizetype copied = 0;
    for (qsizetype at = svg.indexOf(attribute); at >= 0; at = svg.indexOf(attribute, copied)) {
        const qsizetype begin = at + attribute.size();
        const qsizetype end = svg.indexOf(u'"', begin);
        dressed += QStringView(svg).mid(copied, begin - copied);
        dressed += withOthers(svg.mid(begin, end - begin));
        copied = end;
    }
    dressed += QStringView(svg).mid(copied);
    // One replacement for all: a "%2" in the label must stay what it is.
    return QStringLiteral("<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
                          "version=\"1.1\" width=\"%1\" height=\"%2\" viewBox=\"0 0 %1 %2\" role=\"img\" aria-label=\"%3\">%4")
        .arg(QString::number(size.width()), QString::number(size.height()),
             escapeHtml(describeFigure(edition, figure).simplified()), dressed.trimmed());
}

QImage figureImage(const ExportJob &job, const Figure &figure, double scale, double margin)
{
    const FigureStyle style = styleOf(job);
    const QSizeF size = pictureSize(figure, style, margin);
    const QSizeF pixels = size * scale;
    if (pixels.width() > maxPictureSide || pixels.height() > maxPictureSide)
        return {};
    QImage image(QSize(qRound(pixels.width()), qRound(pixels.height())), QImage::Format_RGB32);
    if (image.isNull())
        return image;
    image.fill(style.theme.card);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.scale(scale, scale);
    paintPicture(painter, figure, style, size, margin);
    return image;
}

QByteArray pngOf(const QImage &image)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    return image.save(&buffer, "PNG") ? bytes : QByteArray();
}

Result<QByteArray, Phrase> exportSvg(const ExportJob &job)
{
    const Result<const Figure *, Phrase> figure = figureOfJob(job);
    if (!figure)
        return figure.error();
    return ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + figureSvg(job, **figure, pictureMargin) + u'\n').toUtf8();
}

Result<QByteArray, Phrase> exportPng(const ExportJob &job)
{
    const Result<const Figure *, Phrase> figure = figureOfJob(job);
    if (!figure)
        return figure.error();
    if (!(job.scale >= 1 && job.scale <= 4))
        return Phrase{"export", QT_TRANSLATE_NOOP("export", "The scale %1 is not between 1 and 4"),
                      {QString::number(job.scale)}};
    if (const auto glyphs = checkGlyphs(describeFigure(job, **figure)); !glyphs)
        return glyphs.error();
    const QByteArray png = pngOf(figureImage(job, **figure, job.scale, pictureMargin));
    if (png.isEmpty())
        return Phrase{"export", QT_TRANSLATE_NOOP("export", "The picture would be too large; use a smaller scale, or svg")};
    return png;
}

Result<void, Phrase> checkGlyphs(const QString &text)
{
    QString drawn;
    for (const QChar c : text) {
        if (!c.isSpace() && c.category() != QChar::Other_Control && c != QChar(QChar::ObjectReplacementCharacter))
            drawn += c;
    }
    if (const std::optional<char32_t> missing = missingGlyph(drawn))
        return Phrase{"export",
                      QT_TRANSLATE_NOOP("export", "No installed font can draw the character %1; install fonts-wqy-microhei"),
                      {QStringLiteral("U+%1").arg(QString::number(*missing, 16).toUpper(), 4, u'0')}};
    return {};
}

} // namespace mexplain
