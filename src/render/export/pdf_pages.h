#pragma once

#include "render/export/text.h"

#include <QTextBlockFormat>
#include <QTextCharFormat>
#include <QTextCursor>

#include <functional>
#include <list>

class QTextTable;

namespace mexplain {

/// Where the parts of a PDF start.
enum class PdfFlow {
    OwnPages, ///< every part begins a page
    Stacked,  ///< parts follow each other; one that fits onto a page is never cut
};

/// The objects that stand in a PDF's text like letters: figures, ruled lines to write on, boxes to tick.
class PdfObjects;

/// Writes a part of a PDF block by block. A cursor takes text as it is, so nothing from outside can become markup.
/// Lengths are CSS pixels, 96 to an inch. Where the edition has two languages, English stands under Chinese.
class PdfText {
public:
    PdfText(const Edition &edition, const Theme &colours, QTextDocument &document, PdfObjects &objects);

    /// Keeps what a figure is taken from until the part is painted.
    const Explanation &keep(Explanation explanation);

    /// The largest letters: a document's title.
    void addTitle(const Phrase &title);
    /// One level lower: the title of an item.
    void addItemTitle(const Phrase &title, double above = 0);
    /// Two levels lower.
    void addHeading(const Phrase &heading, double above = 0);
    /// Where the part begins for a list of contents: the next block.
    void markStart();
    /// The next block begins a page.
    void breakPage() { m_breaksPage = true; }
    /// Text from outside as it is, muted.
    void addNote(const QString &note);
    void addParagraph(const Phrase &phrase, double above = 6);
    void addMuted(const Phrase &phrase, double above = 6);
    /// Centred, in the accent's colour.
    void addFormula(const Phrase &phrase);
    /// Labels beside their values.
    void addFacts(const std::vector<Fact> &facts);
    /// A badge beside the verdict and its reason; a hidden outcome is a "?".
    void addVerdict(std::optional<Outcome> outcome, const Phrase &reason);
    /// Every step with its figure; what is hidden is a "?". The job's explanation must be kept.
    void addSteps(const ExportJob &job);
    /// The figure must be of an explanation that is kept. It takes `share` of a page's height at the most.
    void addFigure(const Figure &figure, double share = 1);
    /// So many ruled lines to write on.
    void addRuledLines(int count);
    /// The question, and after it a box to tick with each of the letters.
    void addChoice(const Phrase &question, const QStringList &letters);
    /// Lines to write on behind labels, side by side: "Name ____  Date ____".
    void addFields(const std::vector<Phrase> &labels);
    /// Rows of cells, the first row a head that is repeated on every page; widths in parts of the whole.
    void addTable(const std::vector<std::vector<Phrase>> &rows, const std::vector<double> &widths);
    /// Numbered titles and their pages.
    void addContents(const std::vector<std::pair<Phrase, int>> &titles);
    /// "Exported by Mexplain", under everything else.
    void addColophon();

private:
    QTextCharFormat characters(double pixels, const QColor &colour, bool isBold = false) const;
    void startBlock(const QTextBlockFormat &format);
    void insertRuns(const std::vector<Run> &runs, const QTextCharFormat &format);
    void insertVersions(const Phrase &phrase, const QTextCharFormat &first, const QTextCharFormat &second,
                        const QTextBlockFormat &secondBlock);
    void insertObject(QTextCharFormat format);
    void insertCell(QTextTable &table, int row, int column, const Phrase &phrase, const QTextCharFormat &first,
                    const QTextCharFormat &second, Qt::Alignment alignment = Qt::AlignLeft);
    void addStep(const ExportJob &job, std::size_t index);
    QTextTable *insertTable(int rows, const std::vector<double> &widths, double topSpace);
    void leaveTable();

    const Edition &m_edition;
    const Theme &m_colours;
    QTextCursor m_cursor;
    PdfObjects &m_objects;
    bool m_isFresh = true;
    bool m_breaksPage = false;
};

/// A PDF that is made part by part, so that no more than one part is in memory beside the file that grows.
struct PdfBook {
    const Edition &edition;
    QString title;       ///< for the reader's window; at the foot of every page
    QString foot{};      ///< behind the title at the foot of every page
    std::size_t parts = 1; ///< at least 1
    PdfFlow flow = PdfFlow::OwnPages;
    /// Writes a part; the pages on which the parts start, counted from 1, are zeros until they are known. Called twice for
    /// each part where there are several, and must write the same but for these numbers. What it refuses ends the book.
    std::function<Result<void, Phrase>(std::size_t part, const std::vector<int> &startPages, PdfText &text)> write{};
};

/// A4, its fonts embedded, its text searchable, its figures vectors that no page cuts. On paper the dark theme is light.
/// Errors: those of `write`; a character that no font has.
Result<QByteArray, Phrase> makePdf(const PdfBook &book);

/// "The PDF could not be made" where these bytes are not a whole PDF.
Result<QByteArray, Phrase> checkedPdf(const QByteArray &bytes);

} // namespace mexplain
