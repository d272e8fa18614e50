#pragma once

#include "render/export/export.h"

namespace mexplain {

/// A phrase in one of the document's languages.
struct Version {
    Language language;
    std::vector<Run> runs;

    QString text() const;
};

/// The phrase in each language of the document, Chinese first. One that reads the same in both, such as a formula or a
/// text from outside, comes once.
std::vector<Version> versionsOf(const ExportJob &job, const Phrase &phrase);
/// The versions' texts, one a line.
QString linesOf(const ExportJob &job, const Phrase &phrase);

/// A line of a document's head: "Rule", and the rule.
struct Fact {
    Phrase label;
    Phrase value;
};

/// The title that the job gives, on one line, or the game's.
Phrase documentTitle(const ExportJob &job);
/// What every document says under its title: problem, rule, theory, position.
std::vector<Fact> documentFacts(const ExportJob &job);
/// "Verdict".
Phrase verdictLabel();
/// "Step 1: …" for the step with this index, counted from 0.
Phrase stepHeading(const ExportJob &job, std::size_t index);
/// "Exported by Mexplain".
Phrase documentColophon();
/// "… %n more row(s)", where a figure leaves rows out.
Phrase omittedRows(std::uint64_t count);
/// The figure in words in each language of the document.
QString describeFigure(const ExportJob &job, const Figure &figure);
/// A row's value in the columns of its table, highest first.
QString binaryDigits(std::uint64_t value, int columnCount);

/// The document as plain text, its XOR tables drawn with characters.
QByteArray exportText(const ExportJob &job);

} // namespace mexplain
