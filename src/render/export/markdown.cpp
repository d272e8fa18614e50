#include "render/export/markdown.h"

#include "render/export/picture.h"
#include "render/export/text.h"

#include <QHash>

#include <algorithm>

namespace mexplain {

using namespace Qt::StringLiterals;

namespace {

const QHash<QChar, QString> &commands()
{
    static const QHash<QChar, QString> table{
        {u'⊕', QStringLiteral("\\oplus")},   {u'≠', QStringLiteral("\\ne")},       {u'≤', QStringLiteral("\\le")},
        {u'≥', QStringLiteral("\\ge")},      {u'<', QStringLiteral("\\lt")},       {u'>', QStringLiteral("\\gt")},
        {u'⇒', QStringLiteral("\\Rightarrow")}, {u'→', QStringLiteral("\\to")},    {u'←', QStringLiteral("\\gets")},
        {u'⇔', QStringLiteral("\\Leftrightarrow")}, {u'…', QStringLiteral("\\dots")}, {u'⋯', QStringLiteral("\\cdots")},
        {u'·', QStringLiteral("\\cdot")},    {u'×', QStringLiteral("\\times")},    {u'÷', QStringLiteral("\\div")},
        {u'±', QStringLiteral("\\pm")},      {u'∈', QStringLiteral("\\in")},       {u'∉', QStringLiteral("\\notin")},
        {u'∅', QStringLiteral("\\varnothing")}, {u'∪', QStringLiteral("\\cup")},   {u'∩', QStringLiteral("\\cap")},
        {u'⊆', QStringLiteral("\\subseteq")}, {u'⊂', QStringLiteral("\\subset")},  {u'∖', QStringLiteral("\\setminus")},
        {u'≡', QStringLiteral("\\equiv")},   {u'≈', QStringLiteral("\\approx")},   {u'∞', QStringLiteral("\\infty")},
        {u'∑', QStringLiteral("\\sum")},     {u'⊻', QStringLiteral("\\veebar")},   {u'∧', QStringLiteral("\\land")},
        {u'∨', QStringLiteral("\\lor")},     {u'¬', QStringLiteral("\\lnot")},     {u'∀', QStringLiteral("\\forall")},
        {u'∃', QStringLiteral("\\exists")},  {u'⌊', QStringLiteral("\\lfloor")},   {u'⌋', QStringLiteral("\\rfloor")},
        {u'⌈', QStringLiteral("\\lceil")},   {u'⌉', QStringLiteral("\\rceil")},    {u'∣', QStringLiteral("\\mid")},
        {u'|', QStringLiteral("\\vert")},    {u'{', QStringLiteral("\\lbrace")},   {u'}', QStringLiteral("\\rbrace")},
        {u'*', QStringLiteral("\\ast")},     {u'\\', QStringLiteral("\\backslash")}, {u'φ', QStringLiteral("\\varphi")},
        {u'π', QStringLiteral("\\pi")},      {u'α', QStringLiteral("\\alpha")},    {u'β', QStringLiteral("\\beta")},
        {u'σ', QStringLiteral("\\sigma")},   {u'~', QStringLiteral("\\sim")},      {u'`', QStringLiteral("\\text{'}")},
        {u'√', QStringLiteral("\\surd")},    {u'★', QStringLiteral("\\star")},     {u'−', QStringLiteral("-")},
    };
    return table;
}

// Unicode's own order of the raised and lowered signs, and what each stands for.
const QString superscripts = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱᵏʲᵐ");
const QString superscriptBases = QStringLiteral("0123456789+-=()nikjm");
const QString subscripts = QStringLiteral("₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₙᵢₖⱼₘₐₑₓₚₛₜ");
const QString subscriptBases = QStringLiteral("0123456789+-=()nikjmaexpst");

bool isAsciiAlphanumeric(QChar c)
{
    return (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z');
}

// Text inside \text{}: here backslashes escape, unlike among formulas.
QString latexText(const QString &text)
{
    QString latex;
    for (const QChar c : text) {
        switch (c.unicode()) {
        case u'\\': latex += QStringLiteral("\\textbackslash{}"); break;
        case u'{': case u'}': case u'$': case u'&': case u'#': case u'%': case u'_':
            latex += u'\\';
            latex += c;
            break;
        case u'^': latex += QStringLiteral("\\textasciicircum{}"); break;
        case u'~': latex += QStringLiteral("\\textasciitilde{}"); break;
        case u'<': latex += QStringLiteral("\\textless{}"); break;
        case u'>': latex += QStringLiteral("\\textgreater{}"); break;
        case u'|': latex += QStringLiteral("\\textbar{}"); break;
        case u'`': latex += u'\''; break;
        case u'\n': latex += u' '; break;
        default: latex += c;
        }
    }
    return latex;
}

QString markdownOf(const std::vector<Run> &runs)
{
    QString text;
    for (const Run &run : runs)
        text += run.kind == Run::Kind::Math ? u'$' + toLatex(run.text) + u'$' : escapeMarkdown(run.text);
    return text;
}

QString labelOf(const ExportJob &job, const Phrase &phrase)
{
    QStringList labels;
    for (const Version &version : versionsOf(job, phrase))
        labels += QStringLiteral("\\text{") + latexText(version.text()) + u'}';
    return labels.join(QStringLiteral("\\;/\\;"));
}

QString arrayOf(const ExportJob &job, const XorTableFigure &table)
{
    const auto markOf = [&](int column) {
        const auto i = static_cast<std::size_t>(column);
        return i < table.columns.size() ? table.columns[i] : Mark::None;
    };
    const auto isMarked = [](Mark mark) { return mark == Mark::OddColumn || mark == Mark::Chosen; };
    const auto line = [&](const QString &label, std::uint64_t value, const std::vector<Mark> &marks, bool isSum) {
        const QString digits = binaryDigits(value, table.columnCount);
        QString text = label;
        for (int column = 0; column < table.columnCount; ++column) {
            const auto i = static_cast<std::size_t>(column);
            const Mark own = i < marks.size() ? marks[i] : Mark::None;
            const QString digit(digits[column]);
            if (own == Mark::Changed || own == Mark::Chosen || own == Mark::Removed || (isSum && isMarked(markOf(column))))
                text += u" & \\boxed{"_s + digit + u'}';
            else if (isMarked(markOf(column)))
                text += u" & \\mathbf{"_s + digit + u'}';
            else
                text += u" & "_s + digit;
        }
        return text + u" & "_s + QString::number(value) + u" \\\\\n"_s;
    };

    QString latex = u"\\begin{array}{r|"_s + QString(table.columnCount, u'c') + u"|r}\n"_s;
    for (int bit = table.columnCount - 1; bit >= 0; --bit)
        latex += u" & 2^{"_s + QString::number(bit) + u'}';
    latex += QStringLiteral(" & \\\\\n\\hline\n");
    for (const XorTableFigure::Row &row : table.rows) {
        if (row.omitted > 0)
            latex += labelOf(job, omittedRows(row.omitted)) + QString(u" & "_s).repeated(table.columnCount + 1)
                + QStringLiteral("\\\\\n");
        else
            latex += line(labelOf(job, row.label), row.value, row.digits, false);
    }
    if (table.showSum)
        latex += u"\\hline\n"_s + line(labelOf(job, table.sumLabel), table.sum, {}, true);
    if (std::any_of(table.columns.begin(), table.columns.end(), isMarked)) {
        for (int column = 0; column < table.columnCount; ++column)
            latex += isMarked(markOf(column)) ? QStringLiteral(" & \\blacktriangle") : QStringLiteral(" &");
        latex += QStringLiteral(" & \\\\\n");
    }
    return u"$$\n"_s + latex + u"\\end{array}\n$$\n"_s;
}

QString cellOf(const ExportJob &job, const Phrase &phrase)
{
    QStringList lines;
    for (const Version &version : versionsOf(job, phrase))
        lines += markdownOf(version.runs);
    return lines.join(QStringLiteral("<br>"));
}

QString tableOf(const ExportJob &job, const TableFigure &table)
{
    QString text = QStringLiteral("|");
    for (const Phrase &phrase : table.header)
        text += u' ' + cellOf(job, phrase) + u" |"_s;
    text += QStringLiteral("\n|") + QString(u" --- |"_s).repeated(static_cast<qsizetype>(table.header.size())) + u'\n';
    for (const std::vector<TableFigure::Cell> &row : table.rows) {
        text += u'|';
        for (const TableFigure::Cell &cell : row) {
            const QString words = cellOf(job, cell.text);
            const bool isStrong = cell.mark != Mark::None && cell.mark != Mark::Muted && !words.trimmed().isEmpty();
            text += isStrong ? u" **"_s + words + u"** |"_s : u' ' + words + u" |"_s;
        }
        text += u'\n';
    }
    if (table.omitted > 0)
        text += u'\n' + cellOf(job, omittedRows(table.omitted)) + u'\n';
    return text;
}

QString imageOf(const ExportJob &job, const Figure &figure)
{
    const QString words = escapeMarkdown(describeFigure(job, figure).simplified());
    const QByteArray png = pngOf(figureImage(job, figure, 2));
    if (png.isEmpty())
        return words + u'\n';
    return u"!["_s + words + u"](data:image/png;base64,"_s + QString::fromLatin1(png.toBase64()) + u")\n"_s;
}

QString figureOf(const ExportJob &job, const Figure &figure)
{
    if (const auto *table = std::get_if<XorTableFigure>(&figure))
        return arrayOf(job, *table);
    if (const auto *table = std::get_if<TableFigure>(&figure))
        return tableOf(job, *table);
    return imageOf(job, figure);
}

QString headingOf(const ExportJob &job, const Phrase &phrase, const QString &sign)
{
    QString text;
    for (const Version &version : versionsOf(job, phrase))
        text += text.isEmpty() ? sign + u' ' + markdownOf(version.runs) + u"\n\n"_s : u"**"_s + markdownOf(version.runs) + u"**\n\n"_s;
    return text;
}

QString paragraphOf(const ExportJob &job, const Paragraph &paragraph)
{
    QString text;
    for (const Version &version : versionsOf(job, paragraph.phrase)) {
        const bool isMath = version.runs.size() == 1 && version.runs.front().kind == Run::Kind::Math;
        if (paragraph.kind == Paragraph::Kind::Formula && isMath) {
            text += u"$$\n"_s + toLatex(version.text()) + u"\n$$\n\n"_s;
        } else if (paragraph.kind == Paragraph::Kind::Formula) {
            QString latex;
            for (const Run &run : version.runs)
                latex += run.kind == Run::Kind::Math ? toLatex(run.text) : u"\\text{"_s + latexText(run.text) + u'}';
            text += u"$$\n"_s + latex + u"\n$$\n\n"_s;
        } else {
            text += markdownOf(version.runs) + u"\n\n"_s;
        }
    }
    return text;
}

} // namespace

QString toLatex(const QString &math)
{
    QString latex;
    bool afterCommand = false; // a letter after a command's name would become part of it
    const auto add = [&](const QString &piece) {
        if (afterCommand && !piece.isEmpty() && isAsciiAlphanumeric(piece[0]))
            latex += u' ';
        latex += piece;
        afterCommand = piece.size() > 1 && piece[0] == u'\\' && piece.back().isLetter();
    };
    for (qsizetype i = 0; i < math.size();) {
        const QChar c = math[i];
        const auto group = [&](const QString &from, const QString &to, const QString &sign) {
            QString inner;
            for (; i < math.size() && from.contains(math[i]); ++i)
                inner += to[from.indexOf(math[i])];
            add(sign + u'{' + inner + u'}');
        };
        if (superscripts.contains(c)) {
            group(superscripts, superscriptBases, QStringLiteral("^"));
        } else if (subscripts.contains(c)) {
            group(subscripts, subscriptBases, QStringLiteral("_"));
        } else if ((c == u'^' || c == u'_') && i + 1 < math.size() && isAsciiAlphanumeric(math[i + 1])) {
            QString inner;
            for (++i; i < math.size() && isAsciiAlphanumeric(math[i]); ++i)
                inner += math[i];
            add(QString(c) + u'{' + inner + u'}');
        } else if (c == u'^') {
            add(QStringLiteral("\\wedge"));
            ++i;
        } else if (const auto command = commands().constFind(c); command != commands().constEnd()) {
            add(*command);
            ++i;
        } else if (c == u'$' || c == u'%' || c == u'#' || c == u'&' || c == u'_') {
            add(QStringLiteral("\\") + c);
            ++i;
        } else if (c.unicode() >= 0x2E80 && c.unicode() <= 0xFFEF) {
            QString words;
            for (; i < math.size() && math[i].unicode() >= 0x2E80 && math[i].unicode() <= 0xFFEF; ++i)
                words += math[i];
            add(QStringLiteral("\\text{") + words + u'}');
        } else {
            add(c == u'\n' ? QStringLiteral(" ") : QString(c));
            ++i;
        }
    }
    return latex;
}

QString escapeMarkdown(const QString &text)
{
    QString escaped;
    const QString flat = QString(text).replace(u'\r', u' ').replace(u'\n', u' ');
    for (qsizetype i = 0; i < flat.size(); ++i) {
        const QChar c = flat[i];
        switch (c.unicode()) {
        case u'&': escaped += QStringLiteral("&amp;"); break;
        case u'<': escaped += QStringLiteral("&lt;"); break;
        case u'>': escaped += QStringLiteral("&gt;"); break;
        case u'\\': case u'`': case u'*': case u'_': case u'{': case u'}': case u'[': case u']': case u'#': case u'|':
        case u'~': case u'$': case u'!':
            escaped += u'\\';
            escaped += c;
            break;
        // Lists and underlines of headings, at the beginning of a line alone.
        case u'+': case u'-': case u'=':
            if (escaped.trimmed().isEmpty())
                escaped += u'\\';
            escaped += c;
            break;
        case u'.': case u')': {
            const QString before = escaped.trimmed();
            const bool isNumber = !before.isEmpty()
                && std::all_of(before.begin(), before.end(), [](QChar d) { return d >= u'0' && d <= u'9'; });
            if (isNumber)
                escaped += u'\\';
            escaped += c;
            break;
        }
        default: escaped += c;
        }
    }
    return escaped;
}

QByteArray exportMarkdown(const ExportJob &job)
{
    QString text = headingOf(job, documentTitle(job), QStringLiteral("#"));
    for (const QString &line : job.note.split(u'\n', Qt::SkipEmptyParts))
        text += escapeMarkdown(line.trimmed()) + u"\n\n"_s;
    const auto addFact = [&](const Fact &fact) {
        const std::vector<Version> values = versionsOf(job, fact.value);
        const std::vector<Version> labels = versionsOf(job, fact.label);
        QStringList names;
        for (const Version &label : labels)
            names += u"**"_s + escapeMarkdown(label.text()) + u"**"_s;
        // A value that no language changes stands once, after both labels.
        if (values.size() == 1)
            text += u"- "_s + names.join(QStringLiteral(" / ")) + u": "_s + markdownOf(values.front().runs) + u'\n';
        for (std::size_t i = 0; values.size() > 1 && i < values.size(); ++i)
            text += u"- "_s + names[static_cast<qsizetype>(std::min(i, labels.size() - 1))] + u": "_s + markdownOf(values[i].runs)
                + u'\n';
    };
    for (const Fact &fact : documentFacts(job))
        addFact(fact);
    addFact({verdictLabel(), verdictPhrase(job.explanation.outcome)});
    text += u'\n';
    if (!job.explanation.reason.isEmpty())
        text += paragraphOf(job, {Paragraph::Kind::Text, job.explanation.reason});
    for (std::size_t i = 0; i < job.explanation.steps.size(); ++i) {
        const Step &step = job.explanation.steps[i];
        text += headingOf(job, stepHeading(job, i), QStringLiteral("##"));
        for (const Paragraph &paragraph : step.body)
            text += paragraphOf(job, paragraph);
        if (step.figure)
            text += figureOf(job, *step.figure) + u'\n';
    }
    text += QStringLiteral("---\n\n");
    for (const Version &version : versionsOf(job, documentColophon()))
        text += markdownOf(version.runs) + u"\n\n"_s;
    while (text.endsWith(u'\n'))
        text.chop(1);
    return (text + u'\n').toUtf8();
}

} // namespace mexplain
