#pragma once

#include "render/export/export.h"

namespace mexplain {

/// What a document is written in and how it looks.
struct Edition {
    const Phrasebooks &phrasebooks;
    Languages languages;
    ThemeId theme;

    Edition(const Phrasebooks &phrasebooks_, Languages languages_, ThemeId theme_)
        : phrasebooks(phrasebooks_), languages(languages_), theme(theme_)
    {
    }
    /// A job says all of it, and more.
    Edition(const ExportJob &job) : Edition(job.phrasebooks, job.languages, job.theme) {}
};

/// A phrase in one of the document's languages.
struct Version {
    Language language;
    std::vector<Run> runs;

    QString text() const;
};

/// The phrase in each language of the document, Chinese first. One that reads the same in both, such as a formula or a
/// text from outside, comes once.
std::vector<Version> versionsOf(const Edition &edition, const Phrase &phrase);
/// The versions' texts, one a line.
QString linesOf(const Edition &edition, const Phrase &phrase);
/// The same on one line: "取火柴游戏 / Nim".
QString oneLineOf(const Edition &edition, const Phrase &phrase);

/// A line of a document's head: "Rule", and the rule.
struct Fact {
    Phrase label;
    Phrase value;
};

/// The title that the job gives, on one line, or the game's.
Phrase documentTitle(const ExportJob &job);
/// "Rule" and "Position", with what they are.
Fact ruleFact(const GameInfo &game);
/// Of a long position text no more than helps is printed, about 2000 characters.
Fact positionFact(const std::string &position);
/// What every document says under its title: problem, rule, theory, position.
std::vector<Fact> documentFacts(const ExportJob &job);
/// "Verdict".
Phrase verdictLabel();
/// "P", "N", or "?" where the outcome is hidden.
QString outcomeLetter(std::optional<Outcome> outcome);
/// "Step 1: …" for the step with this index, counted from 0.
Phrase stepHeading(const ExportJob &job, std::size_t index);
/// "Exported by Mexplain".
Phrase documentColophon();
/// "… %n more row(s)", where a figure leaves rows out.
Phrase omittedRows(std::uint64_t count);
/// The figure in words in each language of the document.
QString describeFigure(const Edition &edition, const Figure &figure);
/// A row's value in the columns of its table, highest first.
QString binaryDigits(std::uint64_t value, int columnCount);

/// The document as plain text, its XOR tables drawn with characters.
QByteArray exportText(const ExportJob &job);

} // namespace mexplain
