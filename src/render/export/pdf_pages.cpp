#include "render/export/pdf_pages.h"

#include "explain/concealment.h"
#include "render/export/picture.h"
#include "render/fonts.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QFontMetricsF>
#include <QPainter>
#include <QPdfWriter>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextLayout>
#include <QTextObjectInterface>
#include <QTextTable>

#include <algorithm>
#include <memory>

namespace mexplain {

namespace {

// Everything is laid out in CSS pixels, 96 to an inch, and scaled to the writer's own resolution.
constexpr double layoutDpi = 96;
constexpr int writerDpi = 1200;
constexpr QSizeF pageSize{210 / 25.4 * layoutDpi, 297 / 25.4 * layoutDpi};
constexpr double sideMargin = 18 / 25.4 * layoutDpi;
constexpr double topMargin = 17 / 25.4 * layoutDpi;
constexpr double bottomMargin = 22 / 25.4 * layoutDpi;
constexpr double bodyPixels = 14;
constexpr double textWidth = pageSize.width() - 2 * sideMargin;
constexpr double textHeight = pageSize.height() - topMargin - bottomMargin;
constexpr double stackGap = 24;
constexpr double ruledLineHeight = 8 / 25.4 * layoutDpi; // as in an exercise book
constexpr double boxSide = 14;

constexpr int figureObject = QTextFormat::UserObject + 1;
constexpr int lineObject = QTextFormat::UserObject + 2;
constexpr int boxObject = QTextFormat::UserObject + 3;
constexpr int figureProperty = QTextFormat::UserProperty + 1;
constexpr int widthProperty = QTextFormat::UserProperty + 2;
constexpr int heightProperty = QTextFormat::UserProperty + 3;

double lineTop(const QTextBlock &block, int line)
{
    return block.layout()->position().y() + block.layout()->lineAt(line).y();
}

int pageOf(double y)
{
    return static_cast<int>((y + 0.5) / textHeight);
}

} // namespace

class PdfObjects final : public QObject, public QTextObjectInterface {
public:
    PdfObjects(const Theme &colours, FigureStyle style) : m_colours(colours), m_style(std::move(style)) {}

    // What Q_INTERFACES would generate: the layout asks for the interface by qobject_cast, and this file has no moc run.
    void *qt_metacast(const char *name) override
    {
        if (qstrcmp(name, qobject_interface_iid<QTextObjectInterface *>()) == 0)
            return static_cast<QTextObjectInterface *>(this);
        return QObject::qt_metacast(name);
    }

    QSizeF intrinsicSize(QTextDocument *, int, const QTextFormat &format) override
    {
        if (format.objectType() == boxObject)
            return {boxSide, boxSide};
        if (format.objectType() == lineObject)
            return {format.doubleProperty(widthProperty), format.doubleProperty(heightProperty)};
        const QSizeF size = figureSize(figureOf(format), m_style, textWidth);
        // The line that holds the figure adds its descent and leading.
        const double room = std::min(textHeight - 4 * bodyPixels, format.doubleProperty(heightProperty));
        return size * std::min({1.0, textWidth / size.width(), room / size.height()});
    }

    void drawObject(QPainter *painter, const QRectF &area, QTextDocument *, int, const QTextFormat &format) override
    {
        painter->save();
        if (format.objectType() == figureObject) {
            paintFigure(*painter, figureOf(format), m_style, area);
        } else if (format.objectType() == lineObject) {
            painter->setPen(QPen(m_colours.mutedText, 0.8));
            painter->drawLine(QPointF(area.left(), area.bottom() - 1), QPointF(area.right(), area.bottom() - 1));
        } else {
            painter->setPen(QPen(m_colours.text, 1.1));
            painter->setBrush(Qt::NoBrush);
            painter->drawRect(area.adjusted(1, 1, -1, -1));
        }
        painter->restore();
    }

    int add(const Figure &figure)
    {
        m_figures.push_back(&figure);
        return static_cast<int>(m_figures.size()) - 1;
    }
    const std::vector<const Figure *> &figures() const { return m_figures; }

    std::list<Explanation> kept;
    std::vector<int> stepBlocks; ///< the block of each step's title
    int startBlock = 0;
    bool hasColophon = false;

private:
    const Figure &figureOf(const QTextFormat &format) const
    {
        return *m_figures[static_cast<std::size_t>(format.intProperty(figureProperty))];
    }

    const Theme &m_colours;
    FigureStyle m_style;
    std::vector<const Figure *> m_figures;
};

namespace {

QTextBlockFormat spaced(double above, double below = 0)
{
    QTextBlockFormat format;
    format.setTopMargin(above);
    format.setBottomMargin(below);
    format.setLineHeight(125, QTextBlockFormat::ProportionalHeight);
    return format;
}

} // namespace

PdfText::PdfText(const Edition &edition, const Theme &colours, QTextDocument &document, PdfObjects &objects)
    : m_edition(edition), m_colours(colours), m_cursor(&document), m_objects(objects)
{
}

const Explanation &PdfText::keep(Explanation explanation)
{
    return m_objects.kept.emplace_back(std::move(explanation));
}

QTextCharFormat PdfText::characters(double pixels, const QColor &colour, bool isBold) const
{
    QTextCharFormat format;
    QFont font = documentFont(pixels);
    font.setBold(isBold);
    font.setHintingPreference(QFont::PreferNoHinting);
    format.setFont(font);
    format.setForeground(colour);
    return format;
}

void PdfText::startBlock(const QTextBlockFormat &format)
{
    QTextBlockFormat own = format;
    if (m_breaksPage)
        own.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
    m_breaksPage = false;
    // The first block, and the one that follows a table, is there already.
    if (m_isFresh)
        m_cursor.setBlockFormat(own);
    else
        m_cursor.insertBlock(own);
    m_isFresh = false;
}

void PdfText::insertRuns(const std::vector<Run> &runs, const QTextCharFormat &format)
{
    for (const Run &run : runs) {
        QTextCharFormat own = format;
        if (run.kind == Run::Kind::Math)
            own.setForeground(m_colours.accent);
        m_cursor.insertText(QString(run.text).replace(u'\n', QChar(QChar::LineSeparator)), own);
    }
}

// The second language under the first, in blocks of its own.
void PdfText::insertVersions(const Phrase &phrase, const QTextCharFormat &first, const QTextCharFormat &second,
                             const QTextBlockFormat &secondBlock)
{
    bool isFirst = true;
    for (const Version &version : versionsOf(m_edition, phrase)) {
        if (!isFirst)
            m_cursor.insertBlock(secondBlock);
        insertRuns(version.runs, isFirst ? first : second);
        isFirst = false;
    }
}

void PdfText::insertObject(QTextCharFormat format)
{
    m_cursor.insertText(QString(QChar(QChar::ObjectReplacementCharacter)), format);
}

void PdfText::addTitle(const Phrase &title)
{
    startBlock(spaced(0));
    insertVersions(title, characters(25, m_colours.text, true), characters(17, m_colours.mutedText), spaced(2));
}

void PdfText::addItemTitle(const Phrase &title, double above)
{
    startBlock(spaced(above));
    insertVersions(title, characters(21, m_colours.text, true), characters(15, m_colours.mutedText), spaced(2));
}

void PdfText::addHeading(const Phrase &heading, double above)
{
    startBlock(spaced(above, 2));
    insertVersions(heading, characters(17, m_colours.text, true), characters(bodyPixels, m_colours.mutedText, true), spaced(0, 2));
}

void PdfText::markStart()
{
    m_objects.startBlock = m_isFresh ? m_cursor.blockNumber() : m_cursor.blockNumber() + 1;
}

void PdfText::addNote(const QString &note)
{
    startBlock(spaced(5));
    insertRuns({{Run::Kind::Words, note.trimmed()}}, characters(bodyPixels, m_colours.mutedText));
}

void PdfText::addParagraph(const Phrase &phrase, double above)
{
    startBlock(spaced(above));
    insertVersions(phrase, characters(bodyPixels, m_colours.text), characters(13, m_colours.mutedText), spaced(1));
}

void PdfText::addMuted(const Phrase &phrase, double above)
{
    startBlock(spaced(above));
    insertVersions(phrase, characters(bodyPixels, m_colours.mutedText), characters(12, m_colours.mutedText), spaced(1));
}

void PdfText::addFormula(const Phrase &phrase)
{
    QTextBlockFormat format = spaced(6, 3);
    format.setAlignment(Qt::AlignHCenter);
    startBlock(format);
    insertVersions(phrase, characters(16, m_colours.accent, true), characters(bodyPixels, m_colours.accent, true), format);
}

void PdfText::insertCell(QTextTable &table, int row, int column, const Phrase &phrase, const QTextCharFormat &first,
                         const QTextCharFormat &second, Qt::Alignment alignment)
{
    m_cursor = table.cellAt(row, column).firstCursorPosition();
    QTextBlockFormat format = spaced(0);
    if (alignment != Qt::AlignLeft)
        format.setAlignment(alignment);
    m_cursor.setBlockFormat(format);
    insertVersions(phrase, first, second, format);
}

void PdfText::addFacts(const std::vector<Fact> &facts)
{
    QTextTable *table = insertTable(static_cast<int>(facts.size()), {88, textWidth - 88}, 10);
    for (std::size_t i = 0; i < facts.size(); ++i) {
        const int row = static_cast<int>(i);
        insertCell(*table, row, 0, facts[i].label, characters(bodyPixels, m_colours.mutedText), characters(12, m_colours.mutedText));
        insertCell(*table, row, 1, facts[i].value, characters(bodyPixels, m_colours.text), characters(12, m_colours.mutedText));
    }
    leaveTable();
}

void PdfText::addVerdict(std::optional<Outcome> outcome, const Phrase &reason)
{
    const bool isP = outcome == Outcome::P;
    QTextTable *table = insertTable(1, {48, textWidth - 48}, 6);
    const auto ground = [&](int column, const QColor &colour) {
        QTextTableCellFormat format;
        format.setBackground(colour);
        format.setPadding(9);
        format.setVerticalAlignment(QTextCharFormat::AlignMiddle);
        table->cellAt(0, column).setFormat(format);
    };
    ground(0, !outcome ? m_colours.cell : isP ? m_colours.p : m_colours.n);
    ground(1, !outcome ? m_colours.cell : isP ? m_colours.pSoft : m_colours.nSoft);
    const QTextCharFormat letter = characters(22, !outcome ? m_colours.text : isP ? m_colours.pText : m_colours.nText, true);
    insertCell(*table, 0, 0, literal(outcomeLetter(outcome)), letter, letter, Qt::AlignHCenter);
    insertCell(*table, 0, 1, verdictPhrase(outcome), characters(16, m_colours.text, true), characters(bodyPixels, m_colours.text, true));
    if (!reason.isEmpty()) {
        m_cursor.insertBlock(spaced(3));
        insertVersions(reason, characters(bodyPixels, m_colours.text), characters(13, m_colours.text), spaced(0));
    }
    leaveTable();
}

void PdfText::addSteps(const ExportJob &job)
{
    for (std::size_t i = 0; i < job.explanation.steps.size(); ++i)
        addStep(job, i);
}

void PdfText::addStep(const ExportJob &job, std::size_t index)
{
    const Step &step = job.explanation.steps[index];
    addHeading(stepHeading(job, index), 20);
    m_objects.stepBlocks.push_back(m_cursor.block().blockNumber() - static_cast<int>(versionsOf(m_edition, stepHeading(job, index)).size()) + 1);
    // Hidden paragraphs in a row, and a hidden figure after them, are one question.
    bool wasHidden = false;
    const auto addHidden = [&] {
        if (!wasHidden)
            addMuted(hiddenPhrase());
        wasHidden = true;
    };
    for (const Paragraph &paragraph : step.body) {
        if (paragraph.isHidden) {
            addHidden();
            continue;
        }
        wasHidden = false;
        paragraph.kind == Paragraph::Kind::Formula ? addFormula(paragraph.phrase) : addParagraph(paragraph.phrase);
    }
    if (step.isFigureHidden)
        addHidden();
    if (step.figure)
        addFigure(*step.figure);
}

void PdfText::addFigure(const Figure &figure, double share)
{
    QTextBlockFormat block;
    block.setTopMargin(10);
    startBlock(block);
    QTextCharFormat format = characters(bodyPixels, m_colours.text);
    format.setObjectType(figureObject);
    format.setProperty(figureProperty, m_objects.add(figure));
    format.setProperty(heightProperty, share * textHeight);
    insertObject(format);
}

void PdfText::addRuledLines(int count)
{
    QTextCharFormat format = characters(4, m_colours.text);
    format.setObjectType(lineObject);
    format.setProperty(widthProperty, textWidth);
    format.setProperty(heightProperty, ruledLineHeight);
    for (int i = 0; i < count; ++i) {
        startBlock({});
        insertObject(format);
    }
}

void PdfText::addChoice(const Phrase &question, const QStringList &letters)
{
    const std::vector<Version> versions = versionsOf(m_edition, question);
    const QTextCharFormat words = characters(bodyPixels, m_colours.text);
    const QString gap(3, QChar(QChar::Nbsp));
    startBlock(spaced(10));
    insertRuns(versions.front().runs, words);
    QTextCharFormat box = words;
    box.setObjectType(boxObject);
    for (const QString &letter : letters) {
        m_cursor.insertText(gap + gap, words);
        insertObject(box);
        m_cursor.insertText(QChar(QChar::Nbsp) + letter, characters(bodyPixels, m_colours.text, true));
    }
    for (std::size_t i = 1; i < versions.size(); ++i) {
        m_cursor.insertBlock(spaced(1));
        insertRuns(versions[i].runs, characters(13, m_colours.mutedText));
    }
}

void PdfText::addFields(const std::vector<Phrase> &labels)
{
    const QTextCharFormat words = characters(bodyPixels, m_colours.mutedText);
    const QFontMetricsF metrics(words.font());
    constexpr double gap = 24;
    const double share = (textWidth - gap * static_cast<double>(labels.size())) / static_cast<double>(labels.size());
    startBlock(spaced(14, 4));
    bool isFirst = true;
    for (const Phrase &label : labels) {
        const QString text = QString(isFirst ? 0 : 3, QChar(QChar::Nbsp)) + oneLineOf(m_edition, label) + QChar(QChar::Nbsp);
        m_cursor.insertText(text, words);
        QTextCharFormat line = words;
        line.setObjectType(lineObject);
        line.setProperty(widthProperty, std::max(60.0, share - metrics.horizontalAdvance(text)));
        line.setProperty(heightProperty, bodyPixels);
        insertObject(line);
        isFirst = false;
    }
}

void PdfText::addTable(const std::vector<std::vector<Phrase>> &rows, const std::vector<double> &widths)
{
    std::vector<double> lengths;
    for (const double width : widths)
        lengths.push_back(width * textWidth);
    QTextTable *table = insertTable(static_cast<int>(rows.size()), lengths, 8);
    QTextTableFormat format = table->format();
    format.setCellPadding(4);
    format.setHeaderRowCount(1);
    table->setFormat(format);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const bool isHead = i == 0;
        for (std::size_t j = 0; j < rows[i].size(); ++j)
            insertCell(*table, static_cast<int>(i), static_cast<int>(j), rows[i][j],
                       characters(13, isHead ? m_colours.mutedText : m_colours.text, isHead), characters(12, m_colours.mutedText, isHead));
    }
    leaveTable();
}

void PdfText::addContents(const std::vector<std::pair<Phrase, int>> &titles)
{
    QTextTable *table = insertTable(static_cast<int>(titles.size()), {34, textWidth - 34 - 60, 60}, 12);
    const QTextCharFormat words = characters(bodyPixels, m_colours.text);
    const QTextCharFormat muted = characters(bodyPixels, m_colours.mutedText);
    for (std::size_t i = 0; i < titles.size(); ++i) {
        const int row = static_cast<int>(i);
        insertCell(*table, row, 0, literal(QStringLiteral("%1.").arg(i + 1)), muted, muted);
        insertCell(*table, row, 1, titles[i].first, words, characters(12, m_colours.mutedText));
        insertCell(*table, row, 2, literal(QString::number(titles[i].second)), muted, muted, Qt::AlignRight);
    }
    leaveTable();
}

void PdfText::addColophon()
{
    m_objects.hasColophon = true;
    startBlock(spaced(18));
    insertVersions(documentColophon(), characters(11, m_colours.mutedText), characters(11, m_colours.mutedText), spaced(0));
}

QTextTable *PdfText::insertTable(int rows, const std::vector<double> &widths, double topSpace)
{
    QTextTableFormat format;
    format.setBorder(0);
    format.setCellSpacing(0);
    format.setCellPadding(2);
    format.setTopMargin(topSpace);
    format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
    QList<QTextLength> lengths;
    for (const double width : widths)
        lengths.append(QTextLength(QTextLength::FixedLength, width));
    format.setColumnWidthConstraints(lengths);
    return m_cursor.insertTable(rows, static_cast<int>(widths.size()), format);
}

void PdfText::leaveTable()
{
    m_cursor.movePosition(QTextCursor::End);
    // The block after a table cannot be avoided; where another table follows it is a gap.
    QTextBlockFormat thin;
    thin.setLineHeight(4, QTextBlockFormat::FixedHeight);
    m_cursor.setBlockFormat(thin);
    m_cursor.setBlockCharFormat(characters(4, m_colours.text));
    m_isFresh = false;
}

namespace {

// QTextDocument knows no "keep with next": a title that would stand alone at the foot of a page, and a step that would
// be cut near the foot, begins a new page. Earlier breaks move later steps, so they are settled from the first step on.
void keepStepsTogether(QTextDocument &document, const PdfObjects &objects)
{
    const std::vector<int> &stepBlocks = objects.stepBlocks;
    for (std::size_t i = 0; i < stepBlocks.size(); ++i) {
        QTextBlock title = document.findBlockByNumber(stepBlocks[i]);
        const int end = document.blockCount() - (objects.hasColophon ? 1 : 0);
        const int next = i + 1 < stepBlocks.size() ? stepBlocks[i + 1] : end;
        const QTextBlock last = document.findBlockByNumber(next - 1);
        if (!title.isValid() || !last.isValid() || title.layout()->lineCount() == 0 || last.layout()->lineCount() == 0)
            continue;
        document.documentLayout()->documentSize();
        const QTextLine lastLine = last.layout()->lineAt(last.layout()->lineCount() - 1);
        const double top = lineTop(title, 0);
        const double bottom = last.layout()->position().y() + lastLine.y() + lastLine.height();
        if (pageOf(top) == pageOf(bottom - 1))
            continue;
        int linesSeen = 0;
        bool isTitleAlone = false;
        for (QTextBlock block = title.next(); block.isValid() && block.blockNumber() <= last.blockNumber(); block = block.next()) {
            for (int line = 0; line < block.layout()->lineCount() && linesSeen < 3; ++line, ++linesSeen)
                isTitleAlone = isTitleAlone || pageOf(lineTop(block, line)) != pageOf(top);
        }
        // A step in one piece is worth some empty paper, but not more than half a page.
        const double emptied = (pageOf(top) + 1) * textHeight - top;
        if (!isTitleAlone && emptied > 0.5 * textHeight)
            continue;
        QTextBlockFormat format = title.blockFormat();
        format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
        QTextCursor(title).setBlockFormat(format);
    }
}

void paintFooter(QPainter &painter, const Theme &colours, const QString &title, const QString &foot, int page, int pageCount)
{
    QFont font = documentFont(11);
    font.setHintingPreference(QFont::PreferNoHinting);
    painter.setFont(font);
    painter.setPen(colours.mutedText);
    const QRectF line(sideMargin, pageSize.height() - bottomMargin + 18, textWidth, 20);
    const QRectF left = line.adjusted(0, 0, -90, 0);
    const QFontMetricsF metrics(font);
    const QString behind = foot.isEmpty() ? QString() : QStringLiteral(" · ") + foot;
    painter.drawText(left, Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(title, Qt::ElideRight, left.width() - metrics.horizontalAdvance(behind)) + behind);
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, QStringLiteral("%1 / %2").arg(page).arg(pageCount));
}

/// A part that is laid out.
struct Part {
    QTextDocument document;
    PdfObjects objects;
    int pageCount = 0;
    double bottom = 0; ///< of its last line, on its last page
    int startPage = 0; ///< from 0, of its own pages

    Part(const Theme &colours, const FigureStyle &style) : objects(colours, style) {}
};

/// Where a part stands in the book.
struct Place {
    int page = 0; ///< from 0
    double top = 0;
};

class BookMaker {
public:
    explicit BookMaker(const PdfBook &book)
        : m_book(book)
        , m_colours(theme(book.edition.theme == ThemeId::Dark ? ThemeId::Light : book.edition.theme))
        , m_style(documentStyle(m_colours, book.edition.phrasebooks, book.edition.languages, 13))
        , m_startPages(book.parts, 0)
        , m_places(book.parts)
    {
    }

    Result<QByteArray, Phrase> make()
    {
        // The first time tells the pages, which stand in the list of contents and at every page's foot.
        std::unique_ptr<Part> only;
        for (std::size_t i = 0; i < m_book.parts; ++i) {
            Result<std::unique_ptr<Part>, Phrase> part = layOut(i);
            if (!part)
                return part.error();
            if (const auto glyphs = checkGlyphs((i == 0 ? m_book.title + m_book.foot : QString()) + textOf(**part)); !glyphs)
                return glyphs.error();
            place(i, **part);
            if (m_book.parts == 1)
                only = *std::move(part);
        }
        m_lastPage = m_page;
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        {
            QPdfWriter writer(&buffer);
            writer.setResolution(writerDpi);
            writer.setPageSize(QPageSize(QPageSize::A4));
            writer.setPageMargins(QMarginsF(0, 0, 0, 0));
            writer.setTitle(m_book.title);
            writer.setCreator(QStringLiteral("Mexplain"));
            QPainter painter(&writer);
            painter.scale(writerDpi / layoutDpi, writerDpi / layoutDpi);
            m_page = 0;
            for (std::size_t i = 0; i < m_book.parts; ++i) {
                Result<std::unique_ptr<Part>, Phrase> part = only ? std::move(only) : layOut(i);
                if (!part)
                    return part.error();
                paint(writer, painter, i, **part);
            }
            paintFoot(painter);
        }
        return checkedPdf(buffer.data());
    }

private:
    Result<std::unique_ptr<Part>, Phrase> layOut(std::size_t index) const
    {
        auto part = std::make_unique<Part>(m_colours, m_style);
        QTextDocument &document = part->document;
        document.setUndoRedoEnabled(false);
        document.setUseDesignMetrics(true);
        document.setDocumentMargin(0);
        document.setDefaultFont(documentFont(bodyPixels));
        for (const int object : {figureObject, lineObject, boxObject})
            document.documentLayout()->registerHandler(object, &part->objects);
        PdfText text(m_book.edition, m_colours, document, part->objects);
        if (auto written = m_book.write(index, m_startPages, text); !written)
            return written.error();
        document.setPageSize({textWidth, textHeight});
        keepStepsTogether(document, part->objects);
        part->pageCount = document.pageCount();
        const double bottom = document.documentLayout()->blockBoundingRect(document.lastBlock()).bottom();
        part->bottom = bottom - (part->pageCount - 1) * textHeight;
        const QTextBlock start = document.findBlockByNumber(part->objects.startBlock);
        part->startPage = start.isValid() ? pageOf(document.documentLayout()->blockBoundingRect(start).top()) : 0;
        return Result<std::unique_ptr<Part>, Phrase>(std::move(part));
    }

    QString textOf(const Part &part) const
    {
        QString text = part.document.toPlainText();
        for (const Figure *figure : part.objects.figures())
            text += describeFigure(m_book.edition, *figure);
        return text;
    }

    void place(std::size_t index, const Part &part)
    {
        const bool isStacked = m_book.flow == PdfFlow::Stacked && index > 0 && part.pageCount == 1
            && m_bottom + stackGap + part.bottom <= textHeight;
        if (index > 0 && !isStacked)
            ++m_page;
        m_places[index] = {m_page, isStacked ? m_bottom + stackGap : 0};
        m_startPages[index] = m_page + part.startPage + 1;
        m_page += part.pageCount - 1;
        m_bottom = m_places[index].top + part.bottom;
    }

    void paint(QPdfWriter &writer, QPainter &painter, std::size_t index, Part &part)
    {
        for (int page = 0; page < part.pageCount; ++page) {
            for (; m_page < m_places[index].page + page; ++m_page) {
                paintFoot(painter);
                writer.newPage();
            }
            painter.save();
            const QRectF area(0, page * textHeight, textWidth, textHeight - m_places[index].top);
            painter.translate(sideMargin, topMargin + m_places[index].top - area.top());
            painter.setClipRect(area);
            QAbstractTextDocumentLayout::PaintContext context;
            context.clip = area;
            context.palette.setColor(QPalette::Text, m_colours.text);
            part.document.documentLayout()->draw(&painter, context);
            painter.restore();
        }
    }

    void paintFoot(QPainter &painter) const { paintFooter(painter, m_colours, m_book.title, m_book.foot, m_page + 1, m_lastPage + 1); }

    const PdfBook &m_book;
    const Theme &m_colours;
    FigureStyle m_style;
    std::vector<int> m_startPages;
    std::vector<Place> m_places;
    int m_page = 0;
    int m_lastPage = 0;
    double m_bottom = 0;
};

} // namespace

Result<QByteArray, Phrase> makePdf(const PdfBook &book)
{
    return BookMaker(book).make();
}

Result<QByteArray, Phrase> checkedPdf(const QByteArray &bytes)
{
    if (!bytes.startsWith("%PDF-") || !bytes.trimmed().endsWith("%%EOF"))
        return Phrase{"export", QT_TRANSLATE_NOOP("export", "The PDF could not be made")};
    return bytes;
}

} // namespace mexplain
