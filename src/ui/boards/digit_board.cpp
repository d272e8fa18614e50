#include "ui/boards/digit_board.h"

#include "render/fonts.h"
#include "solver/limits.h"

#include <QKeyEvent>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace mexplain {

namespace {

constexpr int largestSide = 54;
constexpr int smallestSide = 28;
constexpr int flightMilliseconds = 350;

/// Longer numbers are told by their first digits.
constexpr qsizetype toldDigits = 40;

QString told(const std::string &digits)
{
    const QString all = QString::fromStdString(digits);
    return all.size() <= toldDigits ? all : all.left(toldDigits) + u'…';
}

Phrase startsWithZero()
{
    return {"page", QT_TRANSLATE_NOOP("page", "The first digit cannot be 0")};
}

} // namespace

DigitBoard::DigitBoard(const UiContext &context, QWidget *parent) : CanvasBoard(context, QStringLiteral("digitBoard"), parent)
{
    m_flight.setStartValue(0.0);
    m_flight.setEndValue(1.0);
    m_flight.setDuration(flightMilliseconds);
    connect(&m_flight, &QVariantAnimation::valueChanged, this, [this] { canvas()->update(); });
    connect(&m_flight, &QVariantAnimation::finished, this, [this] {
        m_ghosts.clear();
        canvas()->update();
    });
}

void DigitBoard::setPosition(const std::string &positionText)
{
    auto parsed = DigitDeletion::parse(positionText);
    if (!parsed)
        return;
    m_flight.stop();
    m_ghosts.clear();
    m_position = *std::move(parsed);
    const std::size_t last = m_isInserting || m_position.digits.empty() ? m_position.digits.size() : m_position.digits.size() - 1;
    m_current = std::min(m_current, last);
    positionShown();
}

void DigitBoard::applyTheme()
{
    m_placeFont = screenFont(px(11));
    CanvasBoard::applyTheme();
}

// Places.

int DigitBoard::leastWidth() const
{
    return px(240);
}

int DigitBoard::lineHeight(int side) const
{
    return side + QFontMetrics(m_placeFont).height() + gap();
}

int DigitBoard::columnsAt(int width, int side) const
{
    return std::max(1, (width - 2 * px(8) + gap()) / (side + gap()));
}

int DigitBoard::heightAt(int width, int side) const
{
    // The + comes after the last digit.
    const int count = static_cast<int>(digitCount()) + 1;
    const int columns = columnsAt(width, side);
    return (count + columns - 1) / columns * lineHeight(side) + gap();
}

int DigitBoard::contentHeight(int width, Room room) const
{
    switch (room) {
    case Room::Comfortable: return heightAt(width, px(digitCount() <= 24 ? largestSide : digitCount() <= 60 ? 42 : 32));
    case Room::Compact: return heightAt(width, px(smallestSide));
    case Room::Least: return std::min(heightAt(width, px(smallestSide)), 2 * lineHeight(px(smallestSide)) + gap());
    }
    return 0;
}

QSize DigitBoard::layOut(QSize canvas)
{
    m_side = px(largestSide);
    while (m_side > px(smallestSide) && heightAt(canvas.width(), m_side) > canvas.height())
        --m_side;
    m_columns = columnsAt(canvas.width(), m_side);
    const int height = heightAt(canvas.width(), m_side);
    m_top = std::max(0, canvas.height() - height) / 2 + gap() / 2;
    return {std::min(canvas.width(), leastWidth()), height};
}

QRectF DigitBoard::tilePlace(std::size_t digit) const
{
    const auto index = static_cast<int>(digit);
    return QRectF(px(8) + index % m_columns * (m_side + gap()), m_top + index / m_columns * lineHeight(m_side), m_side, m_side);
}

CanvasBoard::Spot DigitBoard::spotAt(QPoint at) const
{
    const int column = (at.x() - px(8)) / (m_side + gap());
    const int line = (at.y() - m_top) / lineHeight(m_side);
    if (at.x() < px(8) || at.y() < m_top || column >= m_columns)
        return {};
    const auto digit = static_cast<std::size_t>(line) * static_cast<std::size_t>(m_columns) + static_cast<std::size_t>(column);
    if (digit > digitCount() || !tilePlace(digit).contains(at))
        return {};
    return {digit < digitCount() ? tileSpot : plusSpot, digit, 0};
}

// Moves and edits.

void DigitBoard::setCurrentDigit(std::size_t digit)
{
    const std::size_t end = digitCount();
    m_current = std::min(digit, m_isInserting || end == 0 ? end : end - 1);
    lookAt(tilePlace(m_current));
    choiceChanged();
}

void DigitBoard::press(const Spot &spot, Qt::KeyboardModifiers modifiers)
{
    if (spot.kind == plusSpot) {
        addDigits();
        return;
    }
    setInserting(false);
    setCurrentDigit(spot.index);
    if ((modifiers & Qt::ShiftModifier) != 0)
        editDigit(spot.index);
    else
        deleteDigit(spot.index);
}

void DigitBoard::deleteDigit(std::size_t digit)
{
    if (digit >= digitCount())
        return;
    const DigitDeletion::Position after = DigitDeletion::play(m_position, {digit});
    const std::size_t gone = digitCount() - after.digits.size();
    std::vector<Ghost> ghosts;
    const QRect visible = canvas()->rect();
    for (std::size_t i = digit; i < digit + gone; ++i) {
        if (visible.intersects(tileRect(i)))
            ghosts.push_back({tilePlace(i), QLatin1Char(m_position.digits[i])});
    }
    emit moveChosen(DigitDeletion::format(after));
    if (m_position == after && style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) > 0) {
        m_ghosts = std::move(ghosts);
        m_flight.start();
    }
}

void DigitBoard::editDigit(std::size_t digit)
{
    if (digit >= digitCount())
        return;
    edit(tilePlace(digit), QString(QLatin1Char(m_position.digits[digit])), {"page", QT_TRANSLATE_NOOP("page", "Digits in the place of the chosen one")},
         [this, digit](const QString &typed) { return replace(digit, 1, typed); }, QStringLiteral("digitEdit"));
}

void DigitBoard::addDigits()
{
    edit(tilePlace(digitCount()), QString(), {"page", QT_TRANSLATE_NOOP("page", "Digits to add at the end")},
         [this](const QString &typed) { return typed.trimmed().isEmpty() ? std::nullopt : replace(digitCount(), 0, typed); }, QStringLiteral("digitEdit"));
}

std::optional<Phrase> DigitBoard::replace(std::size_t from, std::size_t count, const QString &typed)
{
    const std::string plain = typed.normalized(QString::NormalizationForm_KC).trimmed().toStdString();
    if (plain.empty() || !std::all_of(plain.begin(), plain.end(), [](char c) { return c >= '0' && c <= '9'; }))
        return Phrase{"page", QT_TRANSLATE_NOOP("page", "Digits only, please")};
    std::string digits = m_position.digits;
    digits.replace(from, count, plain);
    return apply(digits);
}

std::optional<Phrase> DigitBoard::apply(const std::string &digits)
{
    if (digits.size() > limits::maxDigits)
        return Phrase{"page", QT_TRANSLATE_NOOP("page", "At most %1 digits, please"), {std::uint64_t{limits::maxDigits}}};
    if (!digits.empty() && digits.front() == '0')
        return startsWithZero();
    if (digits != m_position.digits)
        emit positionEdited(DigitDeletion::format({digits}));
    return std::nullopt;
}

void DigitBoard::typeDigit(char digit)
{
    const std::size_t at = m_current;
    const bool inserts = m_isInserting || digitCount() == 0;
    if (const auto wrong = replace(at, inserts ? 0 : 1, QString(QLatin1Char(digit)))) {
        explain(tilePlace(at), *wrong);
        return;
    }
    // The next digit is typed after this one.
    setCurrentDigit(at + 1);
}

void DigitBoard::setInserting(bool inserting)
{
    if (m_isInserting == inserting)
        return;
    m_isInserting = inserting;
    setCurrentDigit(m_current);
}

bool DigitBoard::canStepUp() const
{
    const std::string &digits = m_position.digits;
    return digits.size() < limits::maxDigits || std::any_of(digits.begin(), digits.end(), [](char digit) { return digit != '9'; });
}

bool DigitBoard::canStepDown() const
{
    return digitCount() > 0;
}

void DigitBoard::stepUp()
{
    if (!canStepUp())
        return;
    std::string digits = m_position.digits;
    std::size_t i = digits.size();
    while (i > 0 && digits[i - 1] == '9')
        digits[--i] = '0';
    if (i > 0)
        ++digits[i - 1];
    else
        digits.insert(digits.begin(), '1');
    apply(digits);
}

void DigitBoard::stepDown()
{
    if (!canStepDown())
        return;
    std::string digits = m_position.digits;
    std::size_t i = digits.size();
    while (digits[i - 1] == '0') // the first digit is not 0, so this ends
        digits[--i] = '9';
    --digits[i - 1];
    if (digits.front() == '0')
        digits.erase(0, 1);
    apply(digits);
}

// Keys.

bool DigitBoard::wantsKey(const QKeyEvent &event) const
{
    switch (event.key()) {
    case Qt::Key_Left: case Qt::Key_Right: case Qt::Key_Up: case Qt::Key_Down: case Qt::Key_Insert: case Qt::Key_Delete:
    case Qt::Key_Return: case Qt::Key_Enter: case Qt::Key_F2: case Qt::Key_Plus:
        return true;
    case Qt::Key_Escape:
    case Qt::Key_Backspace: return m_isInserting;
    default: return !event.text().isEmpty() && event.text().front().isDigit();
    }
}

void DigitBoard::pressKey(const QKeyEvent &event)
{
    const auto columns = static_cast<std::size_t>(m_columns);
    switch (event.key()) {
    case Qt::Key_Left: setCurrentDigit(m_current > 0 ? m_current - 1 : 0); break;
    case Qt::Key_Right: setCurrentDigit(m_current + 1); break;
    case Qt::Key_Up: setCurrentDigit(m_current >= columns ? m_current - columns : m_current); break;
    case Qt::Key_Down: setCurrentDigit(m_current + columns); break;
    case Qt::Key_Insert: setInserting(!m_isInserting); break;
    case Qt::Key_Escape: setInserting(false); break;
    case Qt::Key_Backspace:
        if (m_current > 0) {
            const std::size_t before = m_current - 1;
            // Zeros that come to the front go too, as they do everywhere in this game.
            apply(DigitDeletion::play(m_position, {before}).digits);
            setCurrentDigit(before);
        }
        break;
    case Qt::Key_Delete:
    case Qt::Key_Return:
    case Qt::Key_Enter: deleteDigit(m_current); break;
    case Qt::Key_F2: editDigit(m_current); break;
    case Qt::Key_Plus: addDigits(); break;
    default: {
        const int digit = event.text().front().digitValue(); // full-width digits too
        if (digit >= 0)
            typeDigit(static_cast<char>('0' + digit));
        break;
    }
    }
}

// Words.

QString DigitBoard::leftAfter(std::size_t digit) const
{
    return told(DigitDeletion::format(DigitDeletion::play(m_position, {digit})));
}

Phrase DigitBoard::hint() const
{
    return {"page", QT_TRANSLATE_NOOP("page", "Position: click a digit to delete it, Shift and click to change it")};
}

Phrase DigitBoard::keysHint() const
{
    return {"page", QT_TRANSLATE_NOOP("page",
        "Arrows: digit · Enter or Delete: delete it, a move · 0 to 9: replace it · Insert: caret, then digits go in and Backspace takes back, Esc ends it · F2: edit it · +: add digits")};
}

Phrase DigitBoard::areaName() const
{
    return {"page", QT_TRANSLATE_NOOP("page", "Board: the digits of the number")};
}

Phrase DigitBoard::areaDescription() const
{
    if (digitCount() == 0)
        return {"page", QT_TRANSLATE_NOOP("page", "Nothing is left. A digit starts a new number")};
    if (m_isInserting)
        return {"page", QT_TRANSLATE_NOOP("page", "Number %1. New digits go in after place %2"), {told(m_position.digits), std::uint64_t{m_current}}};
    return {"page", QT_TRANSLATE_NOOP("page", "Number %1. Place %2 of %3 is chosen, the digit %4; deleting it leaves %5"),
            {told(m_position.digits), std::uint64_t{m_current + 1}, std::uint64_t{digitCount()}, QString(QLatin1Char(m_position.digits[m_current])), leftAfter(m_current)}};
}

Phrase DigitBoard::tipAt(const Spot &spot) const
{
    if (spot.kind == plusSpot)
        return {"page", QT_TRANSLATE_NOOP("page", "Add digits at the end")};
    if (spot.kind != tileSpot)
        return {};
    if (DigitDeletion::play(m_position, {spot.index}).digits.empty())
        return {"page", QT_TRANSLATE_NOOP("page", "Deleting it leaves nothing")};
    return {"page", QT_TRANSLATE_NOOP("page", "Deleting it leaves %1"), {leftAfter(spot.index)}};
}

// Drawing.

void DigitBoard::paintTile(QPainter &painter, const QRectF &place, QChar digit, bool isGone, bool isChosen) const
{
    const double round = place.width() * 0.14;
    const double line = std::max(1.0, place.width() * 0.03);
    const QRectF inner = place.adjusted(line, line, -line, -line);
    painter.setPen(isGone ? QPen(theme().mutedText, line, Qt::DashLine) : QPen(isChosen ? theme().accent : theme().mutedText, isChosen ? 2 * line : line));
    painter.setBrush(isGone ? theme().card : isChosen ? theme().accentSoft : theme().cell);
    painter.drawRoundedRect(inner, round, round);
    QFont font = monospaceFont(std::max(1, static_cast<int>(place.height() * 0.56)));
    font.setBold(!isGone);
    painter.setFont(font);
    painter.setPen(isGone ? theme().mutedText : theme().text);
    painter.drawText(place, Qt::AlignCenter, digit);
}

void DigitBoard::paint(QPainter &painter, const QRect &visible)
{
    const std::size_t count = digitCount();
    const bool isHovered = hovered().kind == tileSpot && hovered().index < count;
    const bool hasChoice = hasKeys() && !m_isInserting && m_current < count;
    std::size_t goneFrom = count;
    std::size_t goneTo = count;
    if (isHovered || (hasChoice && hovered().isNothing())) {
        goneFrom = isHovered ? hovered().index : m_current;
        goneTo = goneFrom + count - DigitDeletion::play(m_position, {goneFrom}).digits.size();
    }
    const int height = lineHeight(m_side);
    const auto firstLine = static_cast<std::size_t>(std::max(0, visible.top() - m_top) / height);
    for (std::size_t i = firstLine * static_cast<std::size_t>(m_columns); i <= count; ++i) {
        const QRectF place = tilePlace(i);
        if (place.top() > visible.bottom())
            break;
        if (i == count) {
            // Dashed like a place where something could be.
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(hovered().kind == plusSpot ? theme().accent : theme().border, px(2), Qt::DotLine));
            const QRectF plus = place.adjusted(px(3), px(3), -px(3), -px(3));
            painter.drawRoundedRect(plus, px(5), px(5));
            painter.setFont(screenFont(std::max(1, static_cast<int>(place.height() * 0.45))));
            painter.setPen(hovered().kind == plusSpot ? theme().accent : theme().mutedText);
            painter.drawText(place, Qt::AlignCenter, QStringLiteral("+"));
            continue;
        }
        paintTile(painter, place, QLatin1Char(m_position.digits[i]), i >= goneFrom && i < goneTo, hasChoice && i == m_current);
        painter.setFont(m_placeFont);
        painter.setPen(theme().mutedText);
        painter.drawText(QRectF(place.left() - gap(), place.bottom(), place.width() + 2 * gap(), height - place.height() - gap() / 2.0),
                         Qt::AlignHCenter | Qt::AlignVCenter, QString::number(i + 1));
        if (hasChoice && i == m_current) {
            // The choice is seen though its tile is shown as going.
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(theme().accent, px(2)));
            painter.drawRoundedRect(place.adjusted(-px(2), -px(2), px(2), px(2)), px(7), px(7));
        }
    }
    if (count == 0) {
        const QRectF plus = tilePlace(0);
        painter.setFont(screenFont(px(15)));
        painter.setPen(theme().mutedText);
        painter.drawText(QRectF(plus.right() + px(12), plus.top(), px(600), plus.height()), Qt::AlignVCenter | Qt::AlignLeft,
                         text({"page", QT_TRANSLATE_NOOP("page", "Nothing is left: whoever moved last has won")}));
    }
    if (hasKeys() && m_isInserting) {
        const QRectF place = tilePlace(m_current);
        const double x = place.left() - gap() / 2.0;
        painter.setPen(QPen(theme().accent, px(3), Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(QPointF(x, place.top()), QPointF(x, place.bottom()));
    }
    if (m_flight.state() == QAbstractAnimation::Running) {
        const double flown = m_flight.currentValue().toDouble();
        painter.setOpacity(1 - flown);
        for (const Ghost &ghost : m_ghosts)
            paintTile(painter, ghost.place.translated(0, -flown * m_side), ghost.digit, true, false);
        painter.setOpacity(1);
    }
}

} // namespace mexplain
