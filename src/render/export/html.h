#pragma once

#include "render/export/text.h"

namespace mexplain {

/// Text for an element or a quoted attribute: `& < > " '` become entities.
QString escapeHtml(const QString &text);

/// The phrase as one element a language; the second one has the class "second" and is set as the translation that it is.
QString htmlElements(const Edition &edition, const Phrase &phrase, const QString &tag, const QString &className = {});

/// A page from its first byte to the opened `<main>`; `moreStyle` is CSS of the caller's own.
QString htmlBegin(const Edition &edition, const Phrase &title, const QString &moreStyle = {});
/// The rest of it: a footer with these lines and the colophon.
QString htmlEnd(const Edition &edition, const std::vector<Phrase> &footer = {});

QString htmlFacts(const Edition &edition, const std::vector<Fact> &facts);
/// A badge beside the verdict and its reason; a hidden outcome is a "?".
QString htmlVerdict(const Edition &edition, std::optional<Outcome> outcome, const Phrase &reason);
/// A figure inline; empty where there is none.
QString htmlFigure(const Edition &edition, const std::optional<Figure> &figure);
/// Every step with its figure, its title a heading of this level; what is hidden is a "?".
QString htmlSteps(const ExportJob &job, int headingLevel);

/// One self-contained page: no script, nothing loaded, figures inline as SVG; made for a phone and for A4 as well.
QByteArray exportHtml(const ExportJob &job);

} // namespace mexplain
