#include "render/export/pdf.h"

#include "render/export/picture.h"
#include "render/export/text.h"
#include "render/fonts.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextLayout>
#include <QTextObjectInterface>
#include <QTextTable>

#include <algorithm>

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

constexpr int figureObject = QTextFormat::UserObject + 1;
constexpr int stepProperty = QTextFormat::UserProperty + 1;

class FigureObject final : public QObject, public QTextObjectInterface {
public:
    FigureObject(const Explanation &explanation, FigureStyle style) : m_explanation(explanation), m_style(std::move(style)) {}

    // What Q_INTERFACES would generate: the layout asks for the interface by qobject_cast, and this file has no moc run.
    void *qt_metacast(const char *name) override
    {
        if (qstrcmp(name, qobject_interface_iid<QTextObjectInterface *>()) == 0)
            return static_cast<QTextObjectInterface *>(this);
        return QObject::qt_metacast(name);
    }

    QSizeF intrinsicSize(QTextDocument *, int, const QTextFormat &format) override
    {
        const QSizeF size = figureSize(figureOf(format), m_style, textWidth);
        // The line that holds the figure adds its descent and leading.
        const double room = textHeight - 4 * bodyPixels;
        return size * std::min({1.0, textWidth / size.width(), room / size.height()});
    }

    void drawObject(QPainter *painter, const QRectF &area, QTextDocument *, int, const QTextFormat &format) override
    {
        painter->save();
        paintFigure(*painter, figureOf(format), m_style, area);
        painter->restore();
    }

private:
    const Figure &figureOf(const QTextFormat &format) const
    {
        return *m_explanation.steps[static_cast<std::size_t>(format.intProperty(stepProperty))].figure;
    }

    const Explanation &m_explanation;
    FigureStyle m_style;
};

// Writes the document block by block; a cursor takes text as it is, so nothing from outside can become markup.
class PdfComposer {
public:
    PdfComposer(const ExportJob &job, const Theme &colours, QTextDocument &document)
        : m_job(job), m_colours(colours), m_cursor(&document)
    {
    }

    void compose()
    {
        addHead();
        addVerdict();
        for (std::size_t i = 0; i < m_job.explanation.steps.size(); ++i)
            addStep(i);
        startBlock(spaced(18));
        insertVersions(documentColophon(), characters(11, m_colours.mutedText), characters(11, m_colours.mutedText), spaced(0));
    }

    /// The block of each step's title.
    const std::vector<int> &stepBlocks() const { return m_stepBlocks; }

private:
    static QTextCharFormat characters(double pixels, const QColor &colour, bool isBold = false)
    {
        QTextCharFormat format;
        QFont font = documentFont(pixels);
        font.setBold(isBold);
        font.setHintingPreference(QFont::PreferNoHinting);
        format.setFont(font);
        format.setForeground(colour);
        return format;
    }

    static QTextBlockFormat spaced(double above, double below = 0)
    {
        QTextBlockFormat format;
        format.setTopMargin(above);
        format.setBottomMargin(below);
        format.setLineHeight(125, QTextBlockFormat::ProportionalHeight);
        return format;
    }

    void startBlock(const QTextBlockFormat &format)
    {
        // The first block, and the one that follows a table, is there already.
        if (m_isFresh)
            m_cursor.setBlockFormat(format);
        else
            m_cursor.insertBlock(format);
        m_isFresh = false;
    }

    void insertRuns(const std::vector<Run> &runs, const QTextCharFormat &format)
    {
        for (const Run &run : runs) {
            QTextCharFormat own = format;
            if (run.kind == Run::Kind::Math)
                own.setForeground(m_colours.accent);
            m_cursor.insertText(QString(run.text).replace(u'\n', QChar(QChar::LineSeparator)), own);
        }
    }

    // The second language under the first, in blocks of its own.
    void insertVersions(const Phrase &phrase, const QTextCharFormat &first, const QTextCharFormat &second,
                        const QTextBlockFormat &secondBlock)
    {
        bool isFirst = true;
        for (const Version &version : versionsOf(m_job, phrase)) {
            if (!isFirst)
                m_cursor.insertBlock(secondBlock);
            insertRuns(version.runs, isFirst ? first : second);
            isFirst = false;
        }
    }

    void addHead()
    {
        startBlock(spaced(0));
        insertVersions(documentTitle(m_job), characters(25, m_colours.text, true), characters(17, m_colours.mutedText), spaced(2));
        if (!m_job.note.isEmpty()) {
            startBlock(spaced(5));
            insertRuns({{Run::Kind::Words, m_job.note.trimmed()}}, characters(bodyPixels, m_colours.mutedText));
        }
        const std::vector<Fact> facts = documentFacts(m_job);
        QTextTable *table = insertTable(static_cast<int>(facts.size()), 2, 88, 10);
        for (std::size_t i = 0; i < facts.size(); ++i) {
            const int row = static_cast<int>(i);
            m_cursor = table->cellAt(row, 0).firstCursorPosition();
            m_cursor.setBlockFormat(spaced(0));
            insertVersions(facts[i].label, characters(bodyPixels, m_colours.mutedText), characters(12, m_colours.mutedText), spaced(0));
            m_cursor = table->cellAt(row, 1).firstCursorPosition();
            m_cursor.setBlockFormat(spaced(0));
            insertVersions(facts[i].value, characters(bodyPixels, m_colours.text), characters(12, m_colours.mutedText), spaced(0));
        }
        leaveTable();
    }

    void addVerdict()
    {
        const auto &outcome = m_job.explanation.outcome;
        const bool isP = outcome == Outcome::P;
        QTextTable *table = insertTable(1, 2, 48, 6);
        const auto ground = [&](int column, const QColor &colour) {
            QTextTableCellFormat format;
            format.setBackground(colour);
            format.setPadding(9);
            format.setVerticalAlignment(QTextCharFormat::AlignMiddle);
            table->cellAt(0, column).setFormat(format);
        };
        ground(0, !outcome ? m_colours.cell : isP ? m_colours.p : m_colours.n);
        ground(1, !outcome ? m_colours.cell : isP ? m_colours.pSoft : m_colours.nSoft);
        m_cursor = table->cellAt(0, 0).firstCursorPosition();
        QTextBlockFormat centred = spaced(0);
        centred.setAlignment(Qt::AlignHCenter);
        m_cursor.setBlockFormat(centred);
        m_cursor.insertText(!outcome ? QStringLiteral("?") : isP ? QStringLiteral("P") : QStringLiteral("N"),
                            characters(22, !outcome ? m_colours.text : isP ? m_colours.pText : m_colours.nText, true));
        m_cursor = table->cellAt(0, 1).firstCursorPosition();
        m_cursor.setBlockFormat(spaced(0));
        insertVersions(verdictPhrase(m_job.explanation.outcome), characters(16, m_colours.text, true),
                       characters(bodyPixels, m_colours.text, true), spaced(0));
        if (!m_job.explanation.reason.isEmpty()) {
            m_cursor.insertBlock(spaced(3));
            insertVersions(m_job.explanation.reason, characters(bodyPixels, m_colours.text),
                           characters(13, m_colours.text), spaced(0));
        }
        leaveTable();
    }

    void addStep(std::size_t index)
    {
        const Step &step = m_job.explanation.steps[index];
        startBlock(spaced(20, 2));
        m_stepBlocks.push_back(m_cursor.blockNumber());
        insertVersions(stepHeading(m_job, index), characters(17, m_colours.text, true),
                       characters(bodyPixels, m_colours.mutedText, true), spaced(0, 2));
        for (const Paragraph &paragraph : step.body) {
            if (paragraph.kind == Paragraph::Kind::Formula) {
                QTextBlockFormat format = spaced(6, 3);
                format.setAlignment(Qt::AlignHCenter);
                startBlock(format);
                insertVersions(paragraph.phrase, characters(16, m_colours.accent, true),
                               characters(bodyPixels, m_colours.accent, true), format);
            } else {
                startBlock(spaced(6));
                insertVersions(paragraph.phrase, characters(bodyPixels, m_colours.text),
                               characters(13, m_colours.mutedText), spaced(1));
            }
        }
        if (!step.figure)
            return;
        QTextBlockFormat block;
        block.setTopMargin(10);
        startBlock(block);
        QTextCharFormat format = characters(bodyPixels, m_colours.text);
        format.setObjectType(figureObject);
        format.setProperty(stepProperty, static_cast<int>(index));
        m_cursor.insertText(QString(QChar(QChar::ObjectReplacementCharacter)), format);
    }

    QTextTable *insertTable(int rows, int columns, double firstWidth, double topSpace)
    {
        QTextTableFormat format;
        format.setBorder(0);
        format.setCellSpacing(0);
        format.setCellPadding(2);
        format.setTopMargin(topSpace);
        format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
        format.setColumnWidthConstraints({QTextLength(QTextLength::FixedLength, firstWidth),
                                          QTextLength(QTextLength::FixedLength, textWidth - firstWidth)});
        return m_cursor.insertTable(rows, columns, format);
    }

    void leaveTable()
    {
        m_cursor.movePosition(QTextCursor::End);
        // The block after a table cannot be avoided; where another table follows it is a gap.
        QTextBlockFormat thin;
        thin.setLineHeight(4, QTextBlockFormat::FixedHeight);
        m_cursor.setBlockFormat(thin);
        m_cursor.setBlockCharFormat(characters(4, m_colours.text));
        m_isFresh = false;
    }

    const ExportJob &m_job;
    const Theme &m_colours;
    QTextCursor m_cursor;
    std::vector<int> m_stepBlocks;
    bool m_isFresh = true;
};

double lineTop(const QTextBlock &block, int line)
{
    return block.layout()->position().y() + block.layout()->lineAt(line).y();
}

int pageOf(double y)
{
    return static_cast<int>((y + 0.5) / textHeight);
}

// QTextDocument knows no "keep with next": a title that would stand alone at the foot of a page, and a step that would
// be cut near the foot, begins a new page. Earlier breaks move later steps, so they are settled from the first step on.
void keepStepsTogether(QTextDocument &document, const std::vector<int> &stepBlocks)
{
    for (std::size_t i = 0; i < stepBlocks.size(); ++i) {
        QTextBlock title = document.findBlockByNumber(stepBlocks[i]);
        const int next = i + 1 < stepBlocks.size() ? stepBlocks[i + 1] : document.blockCount() - 1;
        const QTextBlock last = document.findBlockByNumber(next - 1);
        if (!title.isValid() || !last.isValid() || title.layout()->lineCount() == 0 || last.layout()->lineCount() == 0)
            continue;
        document.documentLayout()->documentSize();
        const QTextLine end = last.layout()->lineAt(last.layout()->lineCount() - 1);
        const double top = lineTop(title, 0);
        const double bottom = last.layout()->position().y() + end.y() + end.height();
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

QString textOf(const ExportJob &job, const QTextDocument &document)
{
    QString text = document.toPlainText();
    for (const Step &step : job.explanation.steps) {
        if (step.figure)
            text += describeFigure(job, *step.figure);
    }
    return text;
}

void paintFooter(QPainter &painter, const Theme &colours, const QString &title, int page, int pageCount)
{
    QFont font = documentFont(11);
    font.setHintingPreference(QFont::PreferNoHinting);
    painter.setFont(font);
    painter.setPen(colours.mutedText);
    const QRectF line(sideMargin, pageSize.height() - bottomMargin + 18, textWidth, 20);
    const QRectF left = line.adjusted(0, 0, -90, 0);
    painter.drawText(left, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF(font).elidedText(title, Qt::ElideRight, left.width()));
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, QStringLiteral("%1 / %2").arg(page).arg(pageCount));
}

} // namespace

Result<QByteArray, Phrase> exportPdf(const ExportJob &job)
{
    const Theme &colours = theme(job.theme == ThemeId::Dark ? ThemeId::Light : job.theme);
    const QString title = linesOf(job, documentTitle(job)).replace(u'\n', QStringLiteral(" / "));

    QTextDocument document;
    document.setUndoRedoEnabled(false);
    document.setUseDesignMetrics(true);
    document.setDocumentMargin(0);
    document.setDefaultFont(documentFont(bodyPixels));
    FigureObject figures(job.explanation, documentStyle(colours, job.phrasebooks, job.languages, 13));
    document.documentLayout()->registerHandler(figureObject, &figures);
    PdfComposer composer(job, colours, document);
    composer.compose();
    if (const auto glyphs = checkGlyphs(title + textOf(job, document)); !glyphs)
        return glyphs.error();
    document.setPageSize({textWidth, textHeight});
    keepStepsTogether(document, composer.stepBlocks());

    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setResolution(writerDpi);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageMargins(QMarginsF(0, 0, 0, 0));
        writer.setTitle(title);
        writer.setCreator(QStringLiteral("Mexplain"));
        QPainter painter(&writer);
        painter.scale(writerDpi / layoutDpi, writerDpi / layoutDpi);
        const int pageCount = document.pageCount();
        for (int page = 0; page < pageCount; ++page) {
            if (page > 0)
                writer.newPage();
            painter.save();
            const QRectF area(0, page * textHeight, textWidth, textHeight);
            painter.translate(sideMargin, topMargin - area.top());
            painter.setClipRect(area);
            QAbstractTextDocumentLayout::PaintContext context;
            context.clip = area;
            context.palette.setColor(QPalette::Text, colours.text);
            document.documentLayout()->draw(&painter, context);
            painter.restore();
            paintFooter(painter, colours, title, page + 1, pageCount);
        }
    }
    if (!buffer.data().startsWith("%PDF-") || !buffer.data().trimmed().endsWith("%%EOF"))
        return Phrase{"export", QT_TRANSLATE_NOOP("export", "The PDF could not be made")};
    return buffer.data();
}

} // namespace mexplain
