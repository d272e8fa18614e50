#include "render/slide.h"

#include "explain/concealment.h"
#include "render/fonts.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace mexplain {

namespace {

// Parts of the height.
constexpr double titleSize = 0.05;
constexpr double cornerSize = 0.03;
constexpr double hintSize = 0.026;
constexpr double largestBody = 0.044;
constexpr double smallestBody = 0.0265;
constexpr double lastResort = 0.016; ///< a step with more words than a screen holds
constexpr double readableUnit = 0.0345; ///< of a figure: its smallest letters are about three quarters of it
constexpr double largestUnit = 0.1;
constexpr double smallestTableUnit = 0.028; ///< words are broken rather than set smaller
constexpr double smallNumber = 0.6;         ///< of the unit: a number beside a letter in one cell
constexpr double readable = 0.025;
constexpr double titleTop = 0.045;
constexpr double barTop = 0.955;
constexpr double barHeight = 0.009;
// Parts of the width.
constexpr double sideMargin = 0.042;

constexpr double formulaFactor = 1.22;
constexpr double secondFactor = 0.9;
constexpr double paragraphGap = 0.5; // of the text's size

constexpr double figureUnit = 24; // pixels at scale 1: large enough that rounding the sizes of its fonts does not show

/// The text of one paragraph or title in one language.
struct Piece {
    QString text;
    double factor = 1; ///< of the body's size
    bool isBold = false;
    bool isMuted = false;
    int hiddenPart = 0;
    bool isHidden = false;
    bool followsClosely = false; ///< the second language of the piece before
};

struct TextBlock {
    std::vector<SlideLayout::Line> lines;
    std::vector<SlideLayout::Box> boxes;
    double height = 0;
    double smallest = 1e9;
};

QFont sized(QFont font, double pixels, bool isBold)
{
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(pixels))));
    font.setBold(isBold);
    return font;
}

/// Breaks a text into lines from `top` on and returns their height.
double addLines(TextBlock &block, const QString &text, const QFont &font, double width, double top, bool isMuted)
{
    const QFontMetricsF metrics(font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    QTextLayout layout(text, font);
    layout.setTextOption(option);
    double y = top;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(std::max(1.0, width));
        block.lines.push_back({text.mid(line.textStart(), line.textLength()).trimmed(), {0, y + metrics.ascent()}, font, isMuted});
        y += metrics.height() * 1.08;
    }
    layout.endLayout();
    block.smallest = std::min(block.smallest, static_cast<double>(font.pixelSize()));
    return y - top;
}

std::vector<Piece> piecesOf(const Slide &slide, const FigureStyle &style)
{
    std::vector<Piece> pieces;
    for (std::size_t i = 0; i < slide.body.size(); ++i) {
        const Paragraph &paragraph = slide.body[i];
        if (paragraph.isHidden) {
            pieces.push_back({.text = {}, .hiddenPart = static_cast<int>(i), .isHidden = true});
            continue;
        }
        const bool isFormula = paragraph.kind == Paragraph::Kind::Formula;
        QString above;
        for (const Language language : languagesOf(style.languages)) {
            const QString text = style.phrasebooks.of(language).text(paragraph.phrase);
            if (text == above)
                continue;
            const bool isSecond = !above.isEmpty();
            pieces.push_back({.text = text, .factor = isFormula ? formulaFactor : isSecond ? secondFactor : 1.0, .isBold = isFormula, .isMuted = isSecond,
                              .followsClosely = isSecond});
            above = text;
        }
    }
    return pieces;
}

TextBlock layOutText(const std::vector<Piece> &pieces, const FigureStyle &style, double bodySize, double width)
{
    TextBlock block;
    double y = 0;
    for (const Piece &piece : pieces) {
        if (y > 0)
            y += bodySize * (piece.followsClosely ? 0.1 : paragraphGap);
        if (piece.isHidden) {
            const QRectF box(0, y, std::min(width, bodySize * 7), bodySize * 1.7);
            block.boxes.push_back({piece.hiddenPart, box});
            y = box.bottom();
            continue;
        }
        y += addLines(block, piece.text, sized(style.textFont, bodySize * piece.factor, piece.isBold), width, y, piece.isMuted);
    }
    block.height = y;
    return block;
}

struct Arrangement {
    TextBlock text;
    QRectF textRect;
    QRectF figureRoom;
    double score = -1;
};

/// A figure and the size that it takes at its natural scale: measuring it is most of the work of fitting it.
struct Measured {
    const Figure &figure;
    QSizeF natural;
    bool isTable; ///< only a table is wrapped, so only its size depends on its room

    Measured(const Figure &figure_, const FigureStyle &style)
        : figure(figure_), natural(figureSize(figure_, style)), isTable(std::holds_alternative<TableFigure>(figure_))
    {
    }
};

/// Fewer rows, so that those which are left can be read.
Figure withFewerRows(const Figure &figure, std::size_t rows)
{
    TableFigure table = std::get<TableFigure>(figure);
    table.omitted += table.rows.size() - rows;
    table.rows.resize(rows);
    return table;
}

class Composer {
public:
    Composer(const Slide &slide, const FigureStyle &style, QSizeF size)
        : m_slide(slide), m_style(style), m_width(size.width()), m_height(size.height()), m_pieces(piecesOf(slide, style))
    {
        m_layout.size = size;
        m_figureStyle.emplace(FigureStyle{style.theme, style.phrasebooks, style.languages, sized(style.textFont, figureUnit, false), sized(style.digitFont, figureUnit, false)});
        if (slide.figure)
            m_measured.emplace(*slide.figure, *m_figureStyle);
    }

    SlideLayout compose()
    {
        m_layout.progressBar = {margin(), barTop * m_height, m_width - 2 * margin(), barHeight * m_height};
        m_layout.progress = m_slide.progress;
        const double top = addHead();
        double bottom = (barTop - 0.02) * m_height;
        if (!m_slide.hint.isEmpty())
            bottom = addHint(bottom);
        const QRectF content(margin(), top, m_width - 2 * margin(), bottom - top);
        m_slide.figure || m_slide.isFigureHidden ? addFigureAndText(content) : addTextAlone(content);
        return std::move(m_layout);
    }

private:
    double margin() const { return sideMargin * m_width; }
    QString text(const Phrase &phrase) const
    {
        QStringList texts;
        for (const Language language : languagesOf(m_style.languages))
            texts += m_style.phrasebooks.of(language).text(phrase);
        texts.removeDuplicates();
        return texts.join(u'\n');
    }

    void add(const TextBlock &block, QPointF at)
    {
        for (SlideLayout::Line line : block.lines) {
            line.baseline += at;
            m_layout.lines.push_back(line);
        }
        for (SlideLayout::Box box : block.boxes) {
            box.rect.translate(at);
            m_layout.boxes.push_back(box);
        }
        if (!block.lines.empty())
            m_layout.smallestText = m_layout.smallestText > 0 ? std::min(m_layout.smallestText, block.smallest) : block.smallest;
    }

    /// Title, corner and place; returns where the content may begin.
    double addHead()
    {
        const QFont cornerFont = sized(m_style.textFont, cornerSize * m_height, false);
        const QFontMetricsF metrics(cornerFont);
        const double right = m_width - margin();
        const double placeWidth = metrics.horizontalAdvance(m_slide.place);
        const double gap = m_slide.place.isEmpty() ? 0 : 1.6 * cornerFont.pixelSize();
        const QString cornerText = m_slide.corner.isEmpty() ? QString() : text(m_slide.corner).section(u'\n', 0, 0);
        const QString corner = metrics.elidedText(cornerText, Qt::ElideRight, 0.34 * m_width);
        const double cornerWidth = metrics.horizontalAdvance(corner);
        const double baseline = titleTop * m_height + QFontMetricsF(sized(m_style.textFont, titleSize * m_height, true)).ascent();
        m_layout.lines.push_back({m_slide.place, {right - placeWidth, baseline}, cornerFont, true});
        m_layout.lines.push_back({corner, {right - placeWidth - gap - cornerWidth, baseline}, cornerFont, true});
        m_layout.smallestText = cornerFont.pixelSize();

        const double room = right - placeWidth - gap - cornerWidth - 0.03 * m_width - margin();
        TextBlock title;
        double height = 0;
        for (const double size : {titleSize, 0.044, 0.038, 0.033, 0.029}) {
            title = {};
            height = 0;
            bool isFirst = true;
            for (const QString &line : text(m_slide.title).split(u'\n')) {
                height += addLines(title, line, sized(m_style.textFont, (isFirst ? size : size * 0.72) * m_height, isFirst), room, height, !isFirst);
                isFirst = false;
            }
            if (height <= 0.125 * m_height)
                break;
        }
        if (m_slide.isTitleHidden)
            title.boxes.push_back({titlePart, QRectF(-0.008 * m_width, -0.006 * m_height, widthOf(title) + 0.016 * m_width, height + 0.012 * m_height)});
        add(title, {margin(), titleTop * m_height});
        return titleTop * m_height + height + 0.03 * m_height;
    }

    static double widthOf(const TextBlock &block)
    {
        double width = 0;
        for (const SlideLayout::Line &line : block.lines)
            width = std::max(width, QFontMetricsF(line.font).horizontalAdvance(line.text));
        return width;
    }

    double addHint(double bottom)
    {
        const QFont font = sized(m_style.textFont, hintSize * m_height, false);
        const QFontMetricsF metrics(font);
        m_layout.lines.push_back({text(m_slide.hint).section(u'\n', 0, 0), {margin(), bottom - metrics.descent()}, font, true});
        return bottom - metrics.height() - 0.008 * m_height;
    }

    double scaleIn(QSizeF room, const Measured &measured) const
    {
        if (room.width() <= 1 || room.height() <= 1)
            return 0;
        const double unitScale = m_height / figureUnit;
        const double unbroken = room.width() / measured.natural.width();
        if (!measured.isTable)
            return measured.natural.isEmpty() ? 0 : std::min({largestUnit * unitScale, unbroken, room.height() / measured.natural.height()});
        // Rather smaller words than broken ones, as long as they can be read.
        return figureScale(measured.figure, *m_figureStyle, room, std::clamp(unbroken, smallestTableUnit * unitScale, largestUnit * unitScale));
    }

    QSizeF sizeAt(double scale, double width, const Measured &measured) const
    {
        return (measured.isTable ? figureSize(measured.figure, *m_figureStyle, width / scale) : measured.natural) * scale;
    }

    /// How well this room for the figure and this size of the words are read.
    double judged(double scale, const QRectF &room, double bodySize) const
    {
        const double unit = scale * figureUnit / m_height;
        // Columns that have to break their words are as bad as small ones.
        double whole = 1;
        if (m_measured && m_measured->isTable && scale > 0)
            whole = std::min(1.0, room.width() / (m_measured->natural.width() * scale));
        const QSizeF drawn = scale > 0 && m_measured ? sizeAt(scale, room.width(), *m_measured) : room.size();
        return 3 * std::min(1.0, unit / readableUnit) * whole + 1.6 * std::min(1.0, drawn.height() / (0.6 * m_height)) + 0.8 * std::min(1.0, room.height() / (0.6 * m_height))
            + 1.2 * bodySize / (largestBody * m_height) + 0.6 * drawn.width() * drawn.height() / (m_width * m_height);
    }

    /// What `judged` is not above, whatever the figure is like in this room.
    double mostJudged(const QRectF &room, double bodySize) const
    {
        constexpr double rounding = 1.05;
        return 3 + 1.6 + 0.8 * std::min(1.0, room.height() / (0.6 * m_height)) + 1.2 * bodySize / (largestBody * m_height)
            + 0.6 * rounding * room.width() * room.height() / (m_width * m_height);
    }

    /// Beside each other or one above the other, with smaller words or wider ones: what reads best from the back row.
    Arrangement best(const QRectF &content) const
    {
        Arrangement chosen;
        const double gap = 0.03 * m_width;
        // Where the words stand beside the figure its room is known before they are set, and setting them takes longer.
        const auto judgedIn = [&](const QRectF &room, double bodySize) {
            return mostJudged(room, bodySize) > chosen.score ? judged(m_measured ? scaleIn(room.size(), *m_measured) : largestUnit, room, bodySize) : -1;
        };
        for (double part = largestBody; part >= lastResort; part *= 0.92) {
            if (part < smallestBody && chosen.score >= 0)
                break;
            const double bodySize = part * m_height;
            for (const double share : {0.26, 0.32, 0.38, 0.44, 0.5}) {
                const double width = share * content.width();
                const QRectF room(content.left(), content.top(), content.width() - width - gap, content.height());
                const double score = judgedIn(room, bodySize);
                if (score <= chosen.score)
                    continue;
                TextBlock text = layOutText(m_pieces, m_style, bodySize, width);
                if (text.height > content.height())
                    continue;
                const QRectF words(room.right() + gap, content.top() + (content.height() - text.height) / 2, width, text.height);
                chosen = {std::move(text), words, room, score};
            }
            if (mostJudged(content, bodySize) <= chosen.score)
                continue;
            TextBlock text = layOutText(m_pieces, m_style, bodySize, content.width());
            const double gapAbove = 0.025 * m_height;
            if (text.height + gapAbove > 0.7 * content.height())
                continue;
            const QRectF room(content.left(), content.top(), content.width(), content.height() - text.height - gapAbove);
            const QRectF words(content.left(), room.bottom() + gapAbove, content.width(), text.height);
            if (const double score = judgedIn(room, bodySize); score > chosen.score)
                chosen = {std::move(text), words, room, score};
        }
        return chosen;
    }

    void addFigureAndText(const QRectF &content)
    {
        Arrangement a = best(content);
        if (a.score < 0) { // more words than any arrangement holds
            a.text = layOutText(m_pieces, m_style, lastResort * m_height, content.width() / 2);
            a.textRect = {content.left() + content.width() / 2, content.top(), content.width() / 2, content.height()};
            a.figureRoom = {content.left(), content.top(), content.width() * 0.47, content.height()};
        }
        m_layout.figureRoom = a.figureRoom;
        double textTop = a.textRect.top();
        if (m_slide.figure) {
            placeFigure(a.figureRoom);
            // Words under a figure follow it closely.
            if (!m_slide.keepsFigureRoom && a.textRect.top() > a.figureRoom.bottom())
                textTop = std::max(m_layout.figureRect.bottom() + 0.025 * m_height, textTop - (a.figureRoom.bottom() - m_layout.figureRect.bottom()) / 2);
        } else {
            m_layout.boxes.push_back({figurePart, a.figureRoom.adjusted(0, 0.01 * m_height, 0, -0.01 * m_height)});
        }
        add(a.text, {a.textRect.left(), textTop});
    }

    void placeFigure(const QRectF &room)
    {
        Figure figure = *m_slide.figure;
        double scale = scaleIn(room.size(), *m_measured);
        const auto *table = std::get_if<TableFigure>(&figure);
        const double readableScale = 0.99 * smallestTableUnit * m_height / figureUnit; // its words are all about as large as the unit
        if (auto *colouring = std::get_if<ColouringFigure>(&figure); colouring != nullptr && scale * figureUnit * smallNumber < readable * m_height) {
            using State = ColouringFigure::State;
            const bool hasLetters = std::any_of(colouring->cells.begin(), colouring->cells.end(), [](State state) { return state != State::Value && state != State::Gone; });
            if (hasLetters)
                colouring->numbers.clear();
        }
        if (table != nullptr && scale < readableScale) {
            constexpr std::size_t fewest = 3;
            for (std::size_t rows = table->rows.size(); rows > fewest && scale < readableScale;) {
                figure = withFewerRows(*m_slide.figure, --rows);
                scale = std::max(scale, scaleIn(room.size(), {figure, *m_figureStyle}));
            }
            scale = scaleIn(room.size(), {figure, *m_figureStyle});
        }
        m_layout.figureScale = scale;
        const QSizeF size = scale > 0 ? sizeAt(scale, room.width(), {figure, *m_figureStyle}) : QSizeF();
        QRectF rect(QPointF(), size);
        rect.moveCenter(room.center());
        m_layout.figureRect = rect;
        m_layout.figure = std::move(figure);
        if (m_slide.areLettersHidden)
            m_layout.boxes.push_back({figurePart, rect.adjusted(-0.01 * m_height, -0.01 * m_height, 0.01 * m_height, 0.01 * m_height).intersected(
                QRectF(0, room.top() - 0.012 * m_height, m_width, room.height() + 0.024 * m_height))});
    }

    void addTextAlone(const QRectF &content)
    {
        for (double part = 0.055; part >= lastResort; part *= 0.92) {
            const TextBlock text = layOutText(m_pieces, m_style, part * m_height, content.width());
            if (text.height > content.height() && part * 0.92 >= lastResort)
                continue;
            add(text, {content.left(), content.top() + std::max(0.0, (content.height() - text.height) / 3)});
            return;
        }
    }

    const Slide &m_slide;
    const FigureStyle &m_style;
    std::optional<FigureStyle> m_figureStyle;
    std::optional<Measured> m_measured; ///< the slide's figure
    double m_width;
    double m_height;
    std::vector<Piece> m_pieces;
    SlideLayout m_layout;
};

void paintBox(QPainter &painter, const SlideLayout &layout, const SlideLayout::Box &box, const FigureStyle &style)
{
    const double height = layout.size.height();
    painter.setBrush(Qt::NoBrush);
    QPen pen(style.theme.mutedText, 0.0035 * height);
    pen.setDashPattern({4, 3});
    painter.setPen(pen);
    painter.drawRoundedRect(box.rect, 0.012 * height, 0.012 * height);
    const bool hasOwnWords = box.part == titlePart || (box.part == figurePart && layout.figure);
    if (hasOwnWords)
        return;
    painter.setPen(style.theme.mutedText);
    const double size = box.part == figurePart ? 0.16 * height : box.rect.height() * 0.6;
    painter.setFont(sized(style.textFont, size, true));
    painter.drawText(box.rect, Qt::AlignCenter, QStringLiteral("?"));
}

} // namespace

Slide slideOf(const Explanation &shown, std::size_t index, const Phrase &corner)
{
    const Step &step = shown.steps[index];
    Slide slide;
    slide.title = step.title;
    slide.isTitleHidden = step.isTitleHidden;
    slide.corner = corner;
    slide.place = shown.hasMoreSteps ? QStringLiteral("%1 / ?").arg(index + 1) : QStringLiteral("%1 / %2").arg(index + 1).arg(shown.steps.size());
    slide.body = step.body;
    slide.figure = step.figure;
    slide.isFigureHidden = step.isFigureHidden;
    slide.areLettersHidden = step.areLettersHidden;
    slide.progress = static_cast<double>(index + 1) / static_cast<double>(shown.steps.size() + (shown.hasMoreSteps ? 1 : 0));
    if (step.areLettersHidden)
        slide.hint = {"slide", QT_TRANSLATE_NOOP("slide", "The letters P and N are hidden. Press H to reveal them.")};
    else if (hidesSomething(step))
        slide.hint = {"slide", QT_TRANSLATE_NOOP("slide", "Press H to reveal everything, or click a box.")};
    return slide;
}

SlideLayout layOutSlide(const Slide &slide, const FigureStyle &style, QSizeF size)
{
    return Composer(slide, style, size).compose();
}

void paintSlide(QPainter &painter, const SlideLayout &layout, const FigureStyle &style, bool withFigure)
{
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.fillRect(QRectF(QPointF(), layout.size), style.theme.card);
    for (const SlideLayout::Line &line : layout.lines) {
        painter.setFont(line.font);
        painter.setPen(line.isMuted ? style.theme.mutedText : style.theme.text);
        painter.drawText(line.baseline, line.text);
    }
    if (withFigure && layout.figure && layout.figureScale > 0) {
        const FigureStyle figureStyle{style.theme, style.phrasebooks, style.languages, sized(style.textFont, figureUnit, false), sized(style.digitFont, figureUnit, false)};
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.translate(layout.figureRect.topLeft());
        paintFigure(painter, *layout.figure, figureStyle, QRectF(QPointF(), layout.figureRect.size()), layout.figureScale);
        painter.restore();
    }
    for (const SlideLayout::Box &box : layout.boxes) {
        if (withFigure || box.part != figurePart)
            paintBox(painter, layout, box, style);
    }
    const double radius = layout.progressBar.height() / 2;
    painter.setPen(Qt::NoPen);
    painter.setBrush(style.theme.border);
    painter.drawRoundedRect(layout.progressBar, radius, radius);
    QRectF done = layout.progressBar;
    done.setWidth(done.width() * std::clamp(layout.progress, 0.0, 1.0));
    painter.setBrush(style.theme.accent);
    painter.drawRoundedRect(done, radius, radius);
    painter.restore();
}

void paintSlide(QPainter &painter, const Slide &slide, const FigureStyle &style, const QRectF &area)
{
    painter.save();
    painter.translate(area.topLeft());
    paintSlide(painter, layOutSlide(slide, style, area.size()), style);
    painter.restore();
}

} // namespace mexplain
