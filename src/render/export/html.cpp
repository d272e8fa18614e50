#include "render/export/html.h"

#include "explain/concealment.h"
#include "render/export/picture.h"

namespace mexplain {

using namespace Qt::StringLiterals;

namespace {

QString languageTag(Language language)
{
    return language == Language::Chinese ? QStringLiteral("zh-CN") : QStringLiteral("en");
}

QString markup(const std::vector<Run> &runs)
{
    QString html;
    for (const Run &run : runs) {
        html += run.kind == Run::Kind::Math
            ? u"<span class=\"math\">"_s + escapeHtml(run.text) + u"</span>"_s
            : escapeHtml(run.text);
    }
    return html;
}

QString styleSheet(const Theme &colours)
{
    QString css = QStringLiteral(R"(
:root{color-scheme:@scheme}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:@window;color:@text;font:16px/1.65 system-ui,-apple-system,"Segoe UI","PingFang SC","Microsoft YaHei","Noto Sans CJK SC","WenQuanYi Micro Hei",sans-serif;overflow-wrap:anywhere}
main{max-width:50rem;margin:0 auto;padding:1.5rem 1rem 3rem}
h1{font-size:1.7rem;line-height:1.25;margin:0}
h1.second{font-size:1.1rem;font-weight:500;margin:.2rem 0 0}
h2{font-size:1.15rem;line-height:1.35;margin:0}
h2.second{font-size:1rem;font-weight:500;margin:.15rem 0 0}
.second{color:@muted}
p{margin:.6rem 0 0}
p+p.second{margin-top:.15rem}
.note{white-space:pre-line;color:@muted}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.35rem 1rem;margin:1.2rem 0}
dt{color:@muted}
dd{margin:0}
dt div,dd div{line-height:1.5}
.math{font-family:Cambria,"STIX Two Math","Times New Roman","DejaVu Serif",serif;font-size:1.06em;font-weight:600}
.formula{text-align:center;background:@accentSoft;border-radius:.4rem;padding:.5rem .8rem}
.verdict{display:flex;gap:1rem;align-items:center;border:1px solid @border;border-radius:.6rem;padding:.9rem 1rem;margin:1.2rem 0}
.verdict p{margin:0}
.verdict.P{background:@pSoft}
.verdict.N{background:@nSoft}
.verdict .head{font-weight:600}
.badge{flex:none;width:2.6rem;height:2.6rem;line-height:2.6rem;text-align:center;font-weight:700;font-size:1.3rem}
.P .badge{background:@p;color:@inkP;border-radius:.3rem}
.N .badge{background:@n;color:@inkN;border-radius:50%}
.open .badge{border:2px dashed @muted}
.step{background:@card;border:1px solid @border;border-radius:.6rem;padding:1rem 1.1rem;margin:1rem 0}
figure{margin:.9rem 0 0;overflow-x:auto}
figure svg{display:block;max-width:100%;height:auto}
footer{color:@muted;font-size:.85rem;margin-top:1.5rem}
footer p{margin:0}
@media (max-width:36rem){main{padding:1rem .6rem 2rem}dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:.5rem}.step{padding:.8rem}}
@page{size:A4;margin:16mm}
@media print{body{background:@card;font-size:11pt}main{max-width:none;padding:0}.step,.verdict,figure{break-inside:avoid}h1,h2{break-after:avoid}figure{overflow:visible}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}}
)");
    const std::pair<QString, QString> places[] = {
        {QStringLiteral("@scheme"), colours.id == ThemeId::Dark ? QStringLiteral("dark") : QStringLiteral("light")},
        {QStringLiteral("@window"), colours.window.name()},
        {QStringLiteral("@text"), colours.text.name()},
        {QStringLiteral("@muted"), colours.mutedText.name()},
        {QStringLiteral("@accentSoft"), colours.accentSoft.name()},
        {QStringLiteral("@border"), colours.border.name()},
        {QStringLiteral("@card"), colours.card.name()},
        {QStringLiteral("@pSoft"), colours.pSoft.name()},
        {QStringLiteral("@nSoft"), colours.nSoft.name()},
        {QStringLiteral("@inkP"), colours.pText.name()},
        {QStringLiteral("@inkN"), colours.nText.name()},
        {QStringLiteral("@p;"), colours.p.name() + u';'},
        {QStringLiteral("@n;"), colours.n.name() + u';'},
    };
    for (const auto &[place, colour] : places)
        css.replace(place, colour);
    return css;
}

QString stepSection(const ExportJob &job, std::size_t index, int headingLevel)
{
    const Step &step = job.explanation.steps[index];
    QString html = u"<section class=\"step\">\n"_s + htmlElements(job, stepHeading(job, index), QStringLiteral("h%1").arg(headingLevel));
    // Hidden paragraphs in a row, and a hidden figure after them, are one question.
    bool wasHidden = false;
    const auto addHidden = [&] {
        if (!wasHidden)
            html += htmlElements(job, hiddenPhrase(), QStringLiteral("p"), QStringLiteral("hidden"));
        wasHidden = true;
    };
    for (const Paragraph &paragraph : step.body) {
        if (paragraph.isHidden) {
            addHidden();
            continue;
        }
        wasHidden = false;
        const bool isFormula = paragraph.kind == Paragraph::Kind::Formula;
        html += htmlElements(job, paragraph.phrase, QStringLiteral("p"), isFormula ? QStringLiteral("formula") : QString());
    }
    if (step.isFigureHidden)
        addHidden();
    return html + htmlFigure(job, step.figure) + u"</section>\n"_s;
}

} // namespace

QString escapeHtml(const QString &text)
{
    return text.toHtmlEscaped().replace(u'\'', QStringLiteral("&#39;"));
}

QString htmlElements(const Edition &edition, const Phrase &phrase, const QString &tag, const QString &className)
{
    QString html;
    bool isFirst = true;
    for (const Version &version : versionsOf(edition, phrase)) {
        const QString classes = (className + (isFirst ? QString() : QStringLiteral(" second"))).trimmed();
        html += u'<' + tag + u" lang=\""_s + languageTag(version.language) + u'"'
            + (classes.isEmpty() ? QString() : QString(u" class=\""_s + classes + u'"')) + u'>' + markup(version.runs) + u"</"_s
            + tag + u">\n"_s;
        isFirst = false;
    }
    return html;
}

QString htmlBegin(const Edition &edition, const Phrase &title, const QString &moreStyle)
{
    const Language first = languagesOf(edition.languages).front();
    return u"<!DOCTYPE html>\n<html lang=\""_s + languageTag(first)
        + u"\">\n<head>\n<meta charset=\"utf-8\"/>\n"_s
          "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n"
          "<meta name=\"generator\" content=\"Mexplain\"/>\n<title>"
        + escapeHtml(oneLineOf(edition, title)) + u"</title>\n<style>"_s + styleSheet(theme(edition.theme)) + moreStyle
        + u"</style>\n</head>\n<body>\n<main>\n"_s;
}

QString htmlEnd(const Edition &edition, const std::vector<Phrase> &footer)
{
    QString html = u"<footer>"_s;
    for (const Phrase &line : footer)
        html += htmlElements(edition, line, QStringLiteral("p"));
    return html + htmlElements(edition, documentColophon(), QStringLiteral("p")) + u"</footer>\n</main>\n</body>\n</html>\n"_s;
}

QString htmlFacts(const Edition &edition, const std::vector<Fact> &facts)
{
    QString html = u"<dl>\n"_s;
    for (const Fact &fact : facts)
        html += u"<dt>"_s + htmlElements(edition, fact.label, QStringLiteral("div")) + u"</dt><dd>"_s
            + htmlElements(edition, fact.value, QStringLiteral("div")) + u"</dd>\n"_s;
    return html + u"</dl>\n"_s;
}

QString htmlVerdict(const Edition &edition, std::optional<Outcome> outcome, const Phrase &reason)
{
    const QString letter = outcomeLetter(outcome);
    QString html = u"<div class=\"verdict "_s + (outcome ? letter : u"open"_s) + u"\">\n<span class=\"badge\" aria-hidden=\"true\">"_s + letter
        + u"</span>\n<div>\n"_s + htmlElements(edition, verdictPhrase(outcome), QStringLiteral("p"), QStringLiteral("head"));
    if (!reason.isEmpty())
        html += htmlElements(edition, reason, QStringLiteral("p"));
    return html + u"</div>\n</div>\n"_s;
}

QString htmlFigure(const Edition &edition, const std::optional<Figure> &figure)
{
    return figure ? QString(u"<figure>"_s + figureSvg(edition, *figure) + u"</figure>\n"_s) : QString();
}

QString htmlSteps(const ExportJob &job, int headingLevel)
{
    QString html;
    for (std::size_t i = 0; i < job.explanation.steps.size(); ++i)
        html += stepSection(job, i, headingLevel);
    return html;
}

QByteArray exportHtml(const ExportJob &job)
{
    QString html = htmlBegin(job, documentTitle(job)) + u"<header>\n"_s + htmlElements(job, documentTitle(job), QStringLiteral("h1"));
    if (!job.note.isEmpty())
        html += u"<p class=\"note\">"_s + escapeHtml(job.note) + u"</p>\n"_s;
    html += u"</header>\n"_s + htmlFacts(job, documentFacts(job)) + htmlVerdict(job, job.explanation.outcome, job.explanation.reason)
        + htmlSteps(job, 2) + htmlEnd(job);
    return html.toUtf8();
}

} // namespace mexplain
