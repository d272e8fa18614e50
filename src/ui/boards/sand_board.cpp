#include "ui/boards/sand_board.h"

#include "explain/narration.h"
#include "render/fonts.h"
#include "solver/limits.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <bit>

namespace mexplain {

namespace {

constexpr std::size_t mostAmounts = 2000;
constexpr std::size_t mostButtons = 40;
/// A bar of at most so many grains shows each of them.
constexpr std::uint64_t countableGrains = 80;

} // namespace

SandBoard::SandBoard(const UiContext &context, QWidget *parent) : CanvasBoard(context, QStringLiteral("sandBoard"), parent) {}

void SandBoard::setPosition(const std::string &positionText)
{
    if (const auto parsed = Sand::parse(positionText)) {
        m_position = *parsed;
        m_solution = Sand::solve(m_position);
        m_amounts = Sand::moves(m_position, mostAmounts);
        m_take = 0;
        positionShown();
    }
}

void SandBoard::applyTheme()
{
    m_labelFont = screenFont(px(13));
    m_smallFont = screenFont(px(11));
    m_numberFont = monospaceFont(px(15));
    CanvasBoard::applyTheme();
}

int SandBoard::leastWidth() const
{
    return px(260);
}

int SandBoard::contentHeight(int, Room room) const
{
    switch (room) {
    case Room::Comfortable: return px(144);
    case Room::Compact: return px(100);
    case Room::Least: return px(100);
    }
    return 0;
}

QString SandBoard::limitsText() const
{
    return m_position.last == 0 ? QStringLiteral("k = %1").arg(m_position.cap) : QStringLiteral("g = %1, k = %2").arg(m_position.last).arg(m_position.cap);
}

QSize SandBoard::layOut(QSize canvas)
{
    const double spare = std::clamp(canvas.height() - px(100), 0, px(44));
    const double width = canvas.width() - px(2);
    m_numberPlace = QRectF(px(2), 0, QFontMetricsF(m_numberFont).horizontalAdvance(QString::number(m_position.grains)) + px(16), px(24));

    // The amounts stand in the row of the number, as many as there is room for.
    m_buttons.clear();
    m_more = {};
    const QFontMetricsF metrics(m_labelFont);
    m_amountsLeft = m_numberPlace.right() + metrics.horizontalAdvance(limitsText()) + px(24);
    double x = m_amountsLeft + metrics.horizontalAdvance(text({"page", QT_TRANSLATE_NOOP("page", "may be taken:")})) + px(6);
    const double moreWidth = px(30);
    for (std::size_t i = 0; i < std::min(m_amounts.size(), mostButtons); ++i) {
        const double length = metrics.horizontalAdvance(QString::number(m_amounts[i].take)) + px(14);
        const bool isLast = i + 1 == m_amounts.size();
        if (x + length + (isLast ? 0 : moreWidth) > width)
            break;
        m_buttons.push_back(QRectF(x, 0, length, px(24)));
        x += length + px(4);
    }
    if (m_buttons.size() < m_amounts.size())
        m_more = QRectF(std::min(x, std::max<double>(0, width - moreWidth)), 0, moreWidth, px(24));

    m_bar = QRectF(px(2), px(29), width - px(4), px(26) + spare * 0.5);
    const int digits = std::max(1, static_cast<int>(std::bit_width(m_position.grains)));
    const double cell = std::clamp(width / digits, static_cast<double>(px(8)), static_cast<double>(px(34)));
    const double bitsTop = m_bar.bottom() + px(19) + spare * 0.2;
    m_bits.clear();
    for (int i = 0; i < digits; ++i)
        m_bits.push_back(QRectF(px(2) + i * cell, bitsTop, cell, px(24) + spare * 0.3));
    return {static_cast<int>(std::max<double>(std::min<double>(canvas.width(), leastWidth()), m_bits.back().right() + px(2))),
            static_cast<int>(m_bits.front().bottom() + px(1))};
}

QRect SandBoard::bitRect(int exponent) const
{
    const auto digits = static_cast<int>(m_bits.size());
    return exponent < digits ? onCanvas(m_bits[static_cast<std::size_t>(digits - 1 - exponent)]) : QRect();
}

QRect SandBoard::amountRect(std::uint64_t take) const
{
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        if (m_amounts[i].take == take)
            return onCanvas(m_buttons[i]);
    }
    return {};
}

CanvasBoard::Spot SandBoard::spotAt(QPoint at) const
{
    if (m_numberPlace.contains(at))
        return {numberSpot, 0, 0};
    if (m_bar.contains(at) && m_position.grains > 0) {
        const double part = (at.x() - m_bar.left()) / m_bar.width();
        const auto grain = static_cast<std::uint64_t>(part * static_cast<double>(m_position.grains));
        return {barSpot, 0, std::min(grain, m_position.grains - 1)};
    }
    for (std::size_t i = 0; i < m_bits.size(); ++i) {
        if (m_bits[i].contains(at))
            return {bitSpot, i, m_bits.size() - 1 - i};
    }
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        if (m_buttons[i].contains(at))
            return {amountSpot, i, m_amounts[i].take};
    }
    if (m_more.contains(at))
        return {moreSpot, 0, 0};
    return {};
}

std::uint64_t SandBoard::amountAt(const Spot &spot) const
{
    if (spot.kind == barSpot)
        return m_position.grains - spot.part;
    return spot.kind == amountSpot ? spot.part : 0;
}

std::uint64_t SandBoard::mostToTake() const
{
    return std::min(m_position.grains, m_position.cap);
}

std::uint64_t SandBoard::amountAfter(std::uint64_t take) const
{
    if (m_position.last == 0)
        return std::min(take + 1, mostToTake());
    const auto next = std::find_if(m_amounts.begin(), m_amounts.end(), [&](const Sand::Move &move) { return move.take > take; });
    return next == m_amounts.end() ? take : next->take;
}

std::uint64_t SandBoard::amountBefore(std::uint64_t take) const
{
    if (m_position.last == 0)
        return take > 0 ? take - 1 : 0;
    const auto before = std::find_if(m_amounts.rbegin(), m_amounts.rend(), [&](const Sand::Move &move) { return move.take < take; });
    return before == m_amounts.rend() ? 0 : before->take;
}

Phrase SandBoard::whyNot() const
{
    if (m_position.last == 0)
        return {"page", QT_TRANSLATE_NOOP("page", "At most %1 may be taken"), {mostToTake()}};
    return {"page", QT_TRANSLATE_NOOP("page", "Only divisors of %1 may be taken now, at most %2"), {m_position.last, mostToTake()}};
}

Phrase SandBoard::tipAt(const Spot &spot) const
{
    if (spot.kind == barSpot && !Sand::isLegal(m_position, amountAt(spot)))
        return whyNot();
    if (spot.kind == bitSpot)
        return {"page", QT_TRANSLATE_NOOP("page", "Flip this digit")};
    if (spot.kind == moreSpot)
        return {"page", QT_TRANSLATE_NOOP("page", "Another amount (T)")};
    return {};
}

void SandBoard::press(const Spot &spot, Qt::KeyboardModifiers)
{
    switch (spot.kind) {
    case numberSpot: editGrains(); break;
    case bitSpot: {
        const std::uint64_t flipped = m_position.grains ^ (std::uint64_t{1} << spot.part);
        if (flipped > limits::maxNumber)
            explain(m_bits[spot.index], {"page", QT_TRANSLATE_NOOP("page", "The number would pass %1"), {limits::maxNumber}});
        else
            setGrains(flipped);
        break;
    }
    case moreSpot: editTake(); break;
    default: take(amountAt(spot)); break;
    }
}

void SandBoard::take(std::uint64_t count)
{
    if (count == 0)
        return;
    if (!Sand::isLegal(m_position, count)) {
        explain(m_numberPlace, whyNot());
        return;
    }
    emit moveChosen(Sand::format(Sand::play(m_position, {count})));
}

void SandBoard::apply(const Sand::Position &position)
{
    if (position != m_position)
        emit positionEdited(Sand::format(position));
}

void SandBoard::setGrains(quint64 grains)
{
    apply({std::min<std::uint64_t>(grains, limits::maxNumber), m_position.cap, m_position.last});
}

void SandBoard::setCap(quint64 cap)
{
    if (cap < std::max<std::uint64_t>(1, m_position.last)) {
        explain(m_numberPlace, {"page", QT_TRANSLATE_NOOP("page", "k cannot be less than the amount taken last, %1"), {std::max<std::uint64_t>(1, m_position.last)}});
        return;
    }
    if (cap <= limits::maxNumber)
        apply({m_position.grains, cap, m_position.last});
}

void SandBoard::setLast(quint64 last)
{
    if (last <= m_position.cap)
        apply({m_position.grains, m_position.cap, last});
}

bool SandBoard::wantsKey(const QKeyEvent &event) const
{
    switch (event.key()) {
    case Qt::Key_Left: case Qt::Key_Right: case Qt::Key_Return: case Qt::Key_Enter: case Qt::Key_T: case Qt::Key_G: case Qt::Key_F2:
    case Qt::Key_Plus: case Qt::Key_Minus: case Qt::Key_Less: case Qt::Key_Greater: case Qt::Key_Insert: case Qt::Key_Delete:
        return true;
    case Qt::Key_Space: return m_take > 0; // otherwise it is the next step
    default: return !event.text().isEmpty() && event.text().front().isDigit();
    }
}

void SandBoard::pressKey(const QKeyEvent &event)
{
    switch (event.key()) {
    case Qt::Key_Left: m_take = amountAfter(m_take); break;
    case Qt::Key_Right: m_take = amountBefore(m_take); break;
    case Qt::Key_T: editTake(); break;
    case Qt::Key_G: editLast(); break;
    case Qt::Key_F2: editGrains(); break;
    case Qt::Key_Plus:
    case Qt::Key_Insert: setGrains(m_position.grains + 1); break;
    case Qt::Key_Minus:
    case Qt::Key_Delete:
        if (m_position.grains > 0)
            setGrains(m_position.grains - 1);
        break;
    case Qt::Key_Less: setCap(m_position.cap - 1); break;
    case Qt::Key_Greater: setCap(m_position.cap + 1); break;
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_take > 0)
            take(m_take);
        else
            editGrains();
        break;
    default: startEdit(event.text().normalized(QString::NormalizationForm_KC)); break;
    }
}

void SandBoard::editGrains()
{
    startEdit(QString::number(m_position.grains));
}

void SandBoard::startEdit(const QString &text)
{
    edit(m_numberPlace, text, {"page", QT_TRANSLATE_NOOP("page", "How many grains")}, [this](const QString &typed) {
        std::uint64_t grains = 0;
        auto wrong = readNumber(typed, 0, limits::maxNumber, grains);
        if (!wrong)
            setGrains(grains);
        return wrong;
    }, QStringLiteral("grainsEdit"));
}

void SandBoard::editTake()
{
    const std::uint64_t most = mostToTake();
    if (most == 0)
        return;
    edit(m_numberPlace, QString::number(m_amounts.empty() ? most : m_amounts.back().take), {"page", QT_TRANSLATE_NOOP("page", "How many to take")},
         [this, most](const QString &typed) -> std::optional<Phrase> {
        std::uint64_t count = 0;
        if (auto wrong = readNumber(typed, 1, most, count))
            return wrong;
        if (!Sand::isLegal(m_position, count))
            return whyNot();
        take(count);
        return std::nullopt;
    }, QStringLiteral("takeEdit"));
}

void SandBoard::editLast()
{
    edit(m_numberPlace, QString::number(m_position.last), {"page", QT_TRANSLATE_NOOP("page", "The amount taken last; 0 before the first move")}, [this](const QString &typed) {
        std::uint64_t last = 0;
        auto wrong = readNumber(typed, 0, m_position.cap, last);
        if (!wrong)
            setLast(last);
        return wrong;
    }, QStringLiteral("lastEdit"));
}

Phrase SandBoard::hint() const
{
    return {"page", QT_TRANSLATE_NOOP("page", "Position: click an amount or in the bar to take; click a digit to flip it")};
}

Phrase SandBoard::keysHint() const
{
    return {"page", QT_TRANSLATE_NOOP("page",
        "Left and Right: amount · Enter or Space: take · T: type it · a digit or F2: grains · + and −: one more or less · < and >: k · G: the amount taken last")};
}

Phrase SandBoard::areaName() const
{
    return {"page", QT_TRANSLATE_NOOP("page", "Board: a bar of sand and its binary digits")};
}

Phrase SandBoard::areaDescription() const
{
    return {"page", QT_TRANSLATE_NOOP("page", "%1 grains, in binary %2; at most %3; taken last %4; to take: %5"),
            {m_position.grains, binary(m_position.grains), m_position.cap, m_position.last, m_take}};
}

void SandBoard::paintBar(QPainter &painter, std::uint64_t taken) const
{
    if (m_position.grains == 0) {
        painter.setPen(QPen(theme().mutedText, 1, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(m_bar, px(5), px(5));
        return;
    }
    const auto width = [this](std::uint64_t count) { return m_bar.width() * static_cast<double>(count) / static_cast<double>(m_position.grains); };
    QPainterPath outline;
    outline.addRoundedRect(m_bar, px(5), px(5));
    painter.save();
    painter.setClipPath(outline);
    painter.fillRect(m_bar, theme().matchStick);
    QRectF lowest = m_bar;
    lowest.setLeft(m_bar.right() - std::max<double>(px(6), width(m_solution.lowbit)));
    painter.fillRect(lowest, theme().oddColumn);
    painter.setPen(QPen(theme().oddColumnText, px(1)));
    painter.drawLine(lowest.topLeft(), lowest.bottomLeft());
    if (taken > 0) {
        QRectF gone = m_bar;
        gone.setLeft(m_bar.right() - std::max<double>(px(4), width(taken)));
        painter.fillRect(gone, theme().card);
        painter.fillRect(gone, QBrush(theme().mutedText, Qt::BDiagPattern));
        painter.setPen(QPen(theme().accent, px(2)));
        painter.drawLine(gone.topLeft(), gone.bottomLeft());
    }
    if (m_position.grains <= countableGrains) {
        QColor line = theme().text;
        line.setAlphaF(0.35F);
        painter.setPen(QPen(line, 1));
        for (std::uint64_t i = 1; i < m_position.grains; ++i) {
            const double x = m_bar.left() + width(i);
            painter.drawLine(QPointF(x, m_bar.top()), QPointF(x, m_bar.bottom()));
        }
    }
    painter.restore();
    painter.setPen(QPen(theme().text, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(outline);
    if (taken == 0)
        return;
    const QString words = text({"page", QT_TRANSLATE_NOOP("page", "take %1"), {taken}});
    QRectF pill(0, 0, QFontMetricsF(m_labelFont).horizontalAdvance(words) + px(18), px(22));
    pill.moveCenter(QPointF(m_bar.right() - width(taken) / 2, m_bar.center().y()));
    pill.moveRight(std::min(pill.right(), m_bar.right() - px(2)));
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme().accent);
    painter.drawRoundedRect(pill, px(11), px(11));
    painter.setPen(theme().accentText);
    painter.setFont(m_labelFont);
    painter.drawText(pill, Qt::AlignCenter, words);
}

void SandBoard::paint(QPainter &painter, const QRect &)
{
    std::uint64_t taken = amountAt(hovered());
    if (hovered().isNothing() && hasKeys())
        taken = m_take;
    if (!Sand::isLegal(m_position, taken))
        taken = 0;

    if (hasKeys()) {
        painter.setPen(QPen(theme().accent, px(2)));
        painter.setBrush(theme().accentSoft);
        painter.drawRoundedRect(m_numberPlace.adjusted(1, 1, -1, -1), px(5), px(5));
    }
    painter.setFont(m_numberFont);
    painter.setPen(theme().text);
    painter.drawText(m_numberPlace, Qt::AlignCenter, QString::number(m_position.grains));
    painter.setFont(m_labelFont);
    painter.setPen(theme().mutedText);
    painter.drawText(QRectF(m_numberPlace.right() + px(8), 0, px(900), m_numberPlace.height()), Qt::AlignVCenter | Qt::AlignLeft, limitsText());
    if (!m_amounts.empty())
        painter.drawText(QRectF(m_amountsLeft, 0, px(300), m_numberPlace.height()), Qt::AlignVCenter | Qt::AlignLeft, text({"page", QT_TRANSLATE_NOOP("page", "may be taken:")}));
    paintBar(painter, taken);

    const auto digits = m_bits.size();
    for (std::size_t i = 0; i < digits; ++i) {
        const auto exponent = static_cast<int>(digits - 1 - i);
        const bool isOne = (m_position.grains >> exponent & 1) != 0;
        const bool isLast = exponent == m_solution.exponent;
        const bool isNarrow = m_bits[i].width() < px(26);
        const bool isTiny = m_bits[i].width() < px(13);
        const QRectF cell = isTiny ? m_bits[i] : m_bits[i].adjusted(px(1), 0, -px(1), 0);
        painter.setPen(QPen(hovered().kind == bitSpot && hovered().index == i ? theme().accent : theme().border, hovered().kind == bitSpot && hovered().index == i ? px(2) : 1));
        painter.setBrush(isLast ? theme().oddColumn : theme().cell);
        painter.drawRoundedRect(cell, isTiny ? 0 : px(4), isTiny ? 0 : px(4));
        painter.setFont(isTiny ? m_smallFont : m_numberFont);
        painter.setPen(isLast ? theme().oddColumnText : theme().text);
        painter.drawText(cell, Qt::AlignCenter, isOne ? QStringLiteral("1") : QStringLiteral("0"));
        painter.setFont(m_smallFont);
        painter.setPen(theme().mutedText);
        // In narrow cells the heads would run into each other: every fifth is enough.
        if (!isNarrow || exponent % 5 == 0 || isLast) {
            const QString head = isLast ? QStringLiteral("▲") + powerOfTwo(exponent) : powerOfTwo(exponent);
            painter.drawText(QRectF(cell.center().x() - px(40), cell.top() - px(18), px(80), px(17)), Qt::AlignCenter, head);
        }
    }

    const auto button = [&](const QRectF &place, const QString &words, bool isChosen) {
        painter.setPen(QPen(isChosen ? theme().accent : theme().mutedText, 1));
        painter.setBrush(isChosen ? theme().accent : theme().card);
        painter.drawRoundedRect(place.adjusted(0.5, 0.5, -0.5, -0.5), px(6), px(6));
        painter.setFont(m_labelFont);
        painter.setPen(isChosen ? theme().accentText : theme().text);
        painter.drawText(place, Qt::AlignCenter, words);
    };
    for (std::size_t i = 0; i < m_buttons.size(); ++i)
        button(m_buttons[i], QString::number(m_amounts[i].take), taken == m_amounts[i].take);
    if (!m_more.isNull())
        button(m_more, QStringLiteral("…"), hovered().kind == moreSpot);
}

} // namespace mexplain
