#include "render/export/text.h"

#include <algorithm>

namespace mexplain {

namespace {

bool isWide(char32_t c)
{
    return (c >= 0x1100 && c <= 0x115F) || (c >= 0x2E80 && c <= 0xA4CF) || (c >= 0xAC00 && c <= 0xD7A3)
        || (c >= 0xF900 && c <= 0xFAFF) || (c >= 0xFE30 && c <= 0xFE6F) || (c >= 0xFF00 && c <= 0xFF60)
        || (c >= 0xFFE0 && c <= 0xFFE6) || (c >= 0x20000 && c <= 0x3FFFD);
}

// A terminal gives a Han character two cells.
qsizetype cellsOf(const QString &text)
{
    qsizetype cells = 0;
    for (const char32_t c : text.toUcs4())
        cells += isWide(c) ? 2 : 1;
    return cells;
}

QString padded(const QString &text, qsizetype cells)
{
    return text + QString(std::max<qsizetype>(0, cells - cellsOf(text)), u' ');
}

QString drawing(const ExportJob &job, const XorTableFigure &table)
{
    struct Line {
        QString label;
        QString digits;
        QString value;
    };
    const auto spaced = [](const QString &digits) {
        QString text;
        for (const QChar digit : digits)
            text += QStringLiteral("  ") + digit;
        return text;
    };
    std::vector<Line> lines;
    for (const XorTableFigure::Row &row : table.rows) {
        if (row.omitted > 0)
            lines.push_back({oneLineOf(job, omittedRows(row.omitted)), {}, {}});
        else
            lines.push_back({oneLineOf(job, row.label), spaced(binaryDigits(row.value, table.columnCount)),
                             QString::number(row.value)});
    }
    const std::size_t rule = lines.size();
    if (table.showSum)
        lines.push_back({oneLineOf(job, table.sumLabel), spaced(binaryDigits(table.sum, table.columnCount)),
                         QString::number(table.sum)});
    QString signs;
    for (const Mark mark : table.columns)
        signs += mark == Mark::OddColumn || mark == Mark::Chosen ? u'^' : u' ';
    if (!signs.trimmed().isEmpty())
        lines.push_back({{}, spaced(signs), {}});

    qsizetype labelCells = 0;
    for (const Line &line : lines)
        labelCells = std::max(labelCells, cellsOf(line.label));
    QString text;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (i == rule)
            text += QStringLiteral("    ") + QString(labelCells + 3 * table.columnCount, u'-') + u'\n';
        QString line = QStringLiteral("    ") + padded(lines[i].label, labelCells) + lines[i].digits;
        if (!lines[i].value.isEmpty())
            line += QStringLiteral("  = ") + lines[i].value;
        while (line.endsWith(u' '))
            line.chop(1);
        text += line + u'\n';
    }
    return text;
}

} // namespace

QString Version::text() const
{
    QString text;
    for (const Run &run : runs)
        text += run.text;
    return text;
}

std::vector<Version> versionsOf(const Edition &edition, const Phrase &phrase)
{
    std::vector<Version> versions;
    for (const Language language : languagesOf(edition.languages)) {
        std::vector<Run> runs = edition.phrasebooks.of(language).runs(phrase);
        if (versions.empty() || versions.front().runs != runs)
            versions.push_back({language, std::move(runs)});
    }
    return versions;
}

QString linesOf(const Edition &edition, const Phrase &phrase)
{
    QStringList lines;
    for (const Version &version : versionsOf(edition, phrase))
        lines += version.text();
    return lines.join(u'\n');
}

QString oneLineOf(const Edition &edition, const Phrase &phrase)
{
    return linesOf(edition, phrase).replace(u'\n', QStringLiteral(" / "));
}

Phrase documentTitle(const ExportJob &job)
{
    const QString title = job.title.simplified();
    return title.isEmpty() ? job.game.title : literal(title);
}

namespace {

// A handout of half a million numbers would help nobody. JSON holds the position whole.
QString printedPosition(const std::string &position)
{
    constexpr std::size_t longest = 2000;
    if (position.size() <= longest)
        return QString::fromStdString(position);
    const std::size_t end = position.rfind(' ', longest);
    return QString::fromStdString(position.substr(0, end == std::string::npos ? longest : end)) + QStringLiteral(" …");
}

} // namespace

Fact ruleFact(const GameInfo &game)
{
    return {{"export", QT_TRANSLATE_NOOP("export", "Rule")}, game.rule};
}

Fact positionFact(const std::string &position)
{
    // Not mathematics: TeX would drop the spaces between the numbers.
    return {{"export", QT_TRANSLATE_NOOP("export", "Position")}, literal(printedPosition(position))};
}

std::vector<Fact> documentFacts(const ExportJob &job)
{
    const std::vector<Fact> all{
        {{"export", QT_TRANSLATE_NOOP("export", "Problem")}, job.game.problem},
        ruleFact(job.game),
        {{"export", QT_TRANSLATE_NOOP("export", "Theory")}, job.game.theory},
        positionFact(job.explanation.position),
    };
    std::vector<Fact> facts;
    for (const Fact &fact : all) {
        if (!fact.value.isEmpty())
            facts.push_back(fact);
    }
    return facts;
}

Phrase verdictLabel()
{
    return {"export", QT_TRANSLATE_NOOP("export", "Verdict")};
}

QString outcomeLetter(std::optional<Outcome> outcome)
{
    if (!outcome)
        return QStringLiteral("?");
    return *outcome == Outcome::P ? QStringLiteral("P") : QStringLiteral("N");
}

Phrase stepHeading(const ExportJob &job, std::size_t index)
{
    return {"export", QT_TRANSLATE_NOOP("export", "Step %1: %2"),
            {std::uint64_t{index + 1}, job.explanation.steps[index].title}};
}

Phrase documentColophon()
{
    return {"export", QT_TRANSLATE_NOOP("export", "Exported by Mexplain")};
}

Phrase omittedRows(std::uint64_t count)
{
    return {"export", QT_TRANSLATE_N_NOOP("export", "… %n more row(s)"), {}, count};
}

QString describeFigure(const Edition &edition, const Figure &figure)
{
    QStringList texts;
    for (const Language language : languagesOf(edition.languages))
        texts += describeFigure(figure, edition.phrasebooks.of(language));
    texts.removeDuplicates();
    return texts.join(u'\n');
}

QString binaryDigits(std::uint64_t value, int columnCount)
{
    QString digits;
    for (int bit = columnCount - 1; bit >= 0; --bit)
        digits += bit < 64 && ((value >> bit) & 1) != 0 ? u'1' : u'0';
    return digits;
}

QByteArray exportText(const ExportJob &job)
{
    QString text = linesOf(job, documentTitle(job)) + u'\n';
    if (!job.note.isEmpty())
        text += job.note.trimmed() + u'\n';
    text += u'\n';
    const auto addFact = [&](const Fact &fact) {
        for (const Language language : languagesOf(job.languages)) {
            const Phrasebook &book = job.phrasebooks.of(language);
            text += book.text({"export", QT_TRANSLATE_NOOP("export", "%1: %2"), {fact.label, fact.value}}) + u'\n';
        }
    };
    for (const Fact &fact : documentFacts(job))
        addFact(fact);
    addFact({verdictLabel(), verdictPhrase(job.explanation.outcome)});
    if (!job.explanation.reason.isEmpty())
        text += linesOf(job, job.explanation.reason) + u'\n';

    for (std::size_t i = 0; i < job.explanation.steps.size(); ++i) {
        const Step &step = job.explanation.steps[i];
        text += u'\n' + linesOf(job, stepHeading(job, i)) + QStringLiteral("\n\n");
        for (const Paragraph &paragraph : step.body) {
            for (const Version &version : versionsOf(job, paragraph.phrase)) {
                const bool isFormula = paragraph.kind == Paragraph::Kind::Formula;
                text += (isFormula ? QStringLiteral("    ") : QString()) + version.text() + u'\n';
            }
        }
        if (!step.figure)
            continue;
        text += u'\n';
        if (const auto *table = std::get_if<XorTableFigure>(&*step.figure))
            text += drawing(job, *table);
        else
            text += describeFigure(job, *step.figure).trimmed() + u'\n';
    }
    return (text + u'\n' + linesOf(job, documentColophon()) + u'\n').toUtf8();
}

} // namespace mexplain
