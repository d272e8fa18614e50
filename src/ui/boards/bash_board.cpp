#include "ui/boards/bash_board.h"

#include "render/figures/staircase.h"
#include "render/fonts.h"
#include "solver/limits.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace mexplain {

namespace {

/// So many stones are drawn one by one; of more, some groups at the beginning and at the end.
constexpr std::uint64_t mostStones = 240;
constexpr std::uint64_t mostPerRun = 60;

} // namespace

BashBoard::BashBoard(const UiContext &context, QWidget *parent) : CanvasBoard(context, QStringLiteral("bashBoard"), parent) {}

void BashBoard::setPosition(const std::string &positionText)
{
    if (const auto parsed = Bash::parse(positionText)) {
        m_position = *parsed;
        m_solution = Bash::solve(m_position);
        m_take = 0;
        m_runs.clear();
        const std::uint64_t period = cap() + 1;
        const auto addGroup = [&](std::uint64_t first, std::uint64_t count, bool isRest) { m_runs.push_back({first, count, isRest}); };
        const std::uint64_t shownGroups = stones() <= mostStones ? m_solution.groups
            : std::min(m_solution.groups, std::max<std::uint64_t>(1, mostStones / 2 / std::min(period, mostPerRun)));
        for (std::uint64_t i = 0; i < shownGroups; ++i)
            addGroup(i * period, period, false);
        if (m_solution.rest > 0)
            addGroup(m_solution.groups * period, m_solution.rest, true);
        positionShown();
    }
}

void BashBoard::applyTheme()
{
    m_labelFont = screenFont(px(13));
    m_numberFont = monospaceFont(px(15));
    CanvasBoard::applyTheme();
}

int BashBoard::leastWidth() const
{
    return px(240);
}

void BashBoard::flow(int width, double pitch, bool draw, double &bottom)
{
    const double left = px(4);
    double x = left;
    double y = px(28);
    const double gap = pitch * 0.7;
    if (draw)
        m_gaps.clear();
    std::uint64_t drawnGroups = 0;
    for (Run &run : m_runs) {
        if (draw)
            run.places.clear();
        const std::uint64_t drawn = std::min(run.count, mostPerRun);
        const double length = static_cast<double>(drawn) * pitch;
        const auto newLine = [&] {
            x = left;
            y += pitch * 1.35;
        };
        if (run.isRest && m_solution.groups > drawnGroups) {
            const double place = px(150);
            if (x > left && x + place > width)
                newLine();
            if (draw)
                m_gaps.push_back({QRectF(x, y, place, pitch), m_solution.groups - drawnGroups});
            x += place + gap;
        }
        if (x > left && x + length > width)
            newLine();
        for (std::uint64_t i = 0; i < drawn; ++i) {
            if (x + pitch > width && x > left)
                newLine();
            if (draw)
                run.places.push_back(QRectF(x, y, pitch, pitch));
            x += pitch;
        }
        if (run.count > drawn) {
            if (draw)
                m_gaps.push_back({QRectF(x, y, pitch * 2, pitch), 0});
            x += pitch * 2;
        }
        x += gap;
        drawnGroups += run.isRest ? 0 : 1;
    }
    if (m_solution.rest == 0 && m_solution.groups > drawnGroups) {
        if (x > left && x + px(150) > width) {
            x = left;
            y += pitch * 1.35;
        }
        if (draw)
            m_gaps.push_back({QRectF(x, y, px(150), pitch), m_solution.groups - drawnGroups});
    }
    bottom = y + pitch * 1.35;
}

int BashBoard::contentHeight(int width, Room room) const
{
    double bottom = 0;
    // Measuring draws nothing.
    const_cast<BashBoard *>(this)->flow(width, px(room == Room::Comfortable ? 26 : room == Room::Compact ? 16 : 12), false, bottom);
    return room == Room::Least ? std::min(static_cast<int>(bottom), px(84)) : static_cast<int>(bottom);
}

QSize BashBoard::layOut(QSize canvas)
{
    // The largest stones with which all are seen.
    double bottom = 0;
    m_pitch = px(28);
    const double least = px(11);
    for (; m_pitch > least; m_pitch -= 1) {
        flow(canvas.width(), m_pitch, false, bottom);
        if (bottom <= canvas.height())
            break;
    }
    flow(canvas.width(), m_pitch, true, bottom);
    const QString words = QString::number(stones());
    m_numberPlace = QRectF(px(2), 0, QFontMetricsF(m_numberFont).horizontalAdvance(words) + px(16), px(24));
    return {std::min(canvas.width(), leastWidth()), static_cast<int>(bottom)};
}

QRect BashBoard::stoneRect(std::uint64_t index) const
{
    for (const Run &run : m_runs) {
        if (index >= run.first && index - run.first < run.places.size())
            return onCanvas(run.places[static_cast<std::size_t>(index - run.first)]);
    }
    return {};
}

CanvasBoard::Spot BashBoard::spotAt(QPoint at) const
{
    if (m_numberPlace.contains(at))
        return {numberSpot, 0, 0};
    for (const Run &run : m_runs) {
        for (std::size_t i = 0; i < run.places.size(); ++i) {
            if (run.places[i].contains(at))
                return {stoneSpot, 0, run.first + i};
        }
    }
    return {};
}

std::uint64_t BashBoard::mostToTake() const
{
    return std::min(stones(), cap());
}

void BashBoard::press(const Spot &spot, Qt::KeyboardModifiers)
{
    if (spot.kind == numberSpot)
        editStones();
    else if (spot.kind == stoneSpot)
        take(stones() - spot.part);
}

void BashBoard::take(std::uint64_t count)
{
    if (count == 0)
        return;
    if (count > mostToTake()) {
        explain(m_numberPlace, {"page", QT_TRANSLATE_NOOP("page", "At most %1 may be taken"), {mostToTake()}});
        return;
    }
    emit moveChosen(Bash::format(Bash::play(m_position, {count})));
}

Phrase BashBoard::tipAt(const Spot &spot) const
{
    if (spot.kind == stoneSpot && stones() - spot.part > mostToTake())
        return {"page", QT_TRANSLATE_NOOP("page", "At most %1 may be taken"), {mostToTake()}};
    return {};
}

void BashBoard::apply(const Bash::Position &position)
{
    if (position != m_position)
        emit positionEdited(Bash::format(position));
}

void BashBoard::setStones(quint64 stones)
{
    apply({std::min<std::uint64_t>(stones, limits::maxNumber), cap()});
}

void BashBoard::setCap(quint64 cap)
{
    if (cap >= 1 && cap <= limits::maxNumber)
        apply({stones(), cap});
}

bool BashBoard::wantsKey(const QKeyEvent &event) const
{
    switch (event.key()) {
    case Qt::Key_Left: case Qt::Key_Right: case Qt::Key_Return: case Qt::Key_Enter: case Qt::Key_T: case Qt::Key_F2:
    case Qt::Key_Plus: case Qt::Key_Minus: case Qt::Key_Less: case Qt::Key_Greater: case Qt::Key_Insert: case Qt::Key_Delete:
        return true;
    case Qt::Key_Space: return m_take > 0; // otherwise it is the next step
    default: return !event.text().isEmpty() && event.text().front().isDigit();
    }
}

void BashBoard::pressKey(const QKeyEvent &event)
{
    switch (event.key()) {
    case Qt::Key_Left: m_take = std::min(mostToTake(), m_take + 1); break;
    case Qt::Key_Right: m_take = m_take > 0 ? m_take - 1 : 0; break;
    case Qt::Key_T: editTake(); break;
    case Qt::Key_F2: editStones(); break;
    case Qt::Key_Plus:
    case Qt::Key_Insert: setStones(stones() + 1); break;
    case Qt::Key_Minus:
    case Qt::Key_Delete:
        if (stones() > 0)
            setStones(stones() - 1);
        break;
    case Qt::Key_Less: setCap(cap() - 1); break;
    case Qt::Key_Greater: setCap(cap() + 1); break;
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_take > 0)
            take(m_take);
        else
            editStones();
        break;
    default: startEdit(event.text().normalized(QString::NormalizationForm_KC)); break;
    }
}

void BashBoard::editStones()
{
    startEdit(QString::number(stones()));
}

void BashBoard::startEdit(const QString &text)
{
    edit(m_numberPlace, text, {"page", QT_TRANSLATE_NOOP("page", "How many stones")}, [this](const QString &typed) {
        std::uint64_t stones = 0;
        auto wrong = readNumber(typed, 0, limits::maxNumber, stones);
        if (!wrong)
            setStones(stones);
        return wrong;
    }, QStringLiteral("stonesEdit"));
}

void BashBoard::editTake()
{
    const std::uint64_t most = mostToTake();
    if (most == 0)
        return;
    edit(m_numberPlace, QString::number(most), {"page", QT_TRANSLATE_NOOP("page", "How many to take")}, [this, most](const QString &typed) {
        std::uint64_t count = 0;
        auto wrong = readNumber(typed, 1, most, count);
        if (!wrong)
            take(count);
        return wrong;
    }, QStringLiteral("takeEdit"));
}

Phrase BashBoard::hint() const
{
    return {"page", QT_TRANSLATE_NOOP("page", "Position: click a stone to take it and all after it, at most %1; grouped by %2"), {cap(), cap() + 1}};
}

Phrase BashBoard::keysHint() const
{
    return {"page", QT_TRANSLATE_NOOP("page",
        "Left and Right: how many · Enter or Space: take · T: type how many · a digit or F2: number of stones · + and −: one more or less · < and >: the most that may be taken")};
}

Phrase BashBoard::areaName() const
{
    return {"page", QT_TRANSLATE_NOOP("page", "Board: stones in groups of %1"), {cap() + 1}};
}

Phrase BashBoard::areaDescription() const
{
    return {"page", QT_TRANSLATE_NOOP("page", "%1 stones: %2 groups of %3, and %4 left over; to take: %5"), {stones(), m_solution.groups, cap() + 1, m_solution.rest, m_take}};
}

void BashBoard::paint(QPainter &painter, const QRect &)
{
    std::uint64_t taken = 0;
    if (hovered().kind == stoneSpot)
        taken = stones() - hovered().part;
    else if (hasKeys())
        taken = m_take;
    if (taken > mostToTake())
        taken = 0;

    if (hasKeys()) {
        painter.setPen(QPen(theme().accent, px(2)));
        painter.setBrush(theme().accentSoft);
        painter.drawRoundedRect(m_numberPlace.adjusted(1, 1, -1, -1), px(5), px(5));
    }
    painter.setFont(m_numberFont);
    painter.setPen(theme().text);
    painter.drawText(m_numberPlace, Qt::AlignCenter, QString::number(stones()));
    painter.setFont(m_labelFont);
    painter.setPen(theme().mutedText);
    const QString division = m_solution.rest == 0 ? QStringLiteral("= %1 × %2").arg(m_solution.groups).arg(cap() + 1)
                                                  : QStringLiteral("= %1 × %2 + %3").arg(m_solution.groups).arg(cap() + 1).arg(m_solution.rest);
    const QRectF beside(m_numberPlace.right() + px(4), 0, px(900), m_numberPlace.height());
    painter.drawText(beside, Qt::AlignVCenter | Qt::AlignLeft, division);
    if (taken > 0) {
        const QString words = text({"page", QT_TRANSLATE_NOOP("page", "take %1"), {taken}});
        const QFontMetricsF metrics(m_labelFont);
        QRectF pill(beside.left() + metrics.horizontalAdvance(division) + px(12), px(1), metrics.horizontalAdvance(words) + px(18), px(22));
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme().accent);
        painter.drawRoundedRect(pill, px(11), px(11));
        painter.setPen(theme().accentText);
        painter.drawText(pill, Qt::AlignCenter, words);
    }

    for (const Run &run : m_runs) {
        // A group is one thing: a ground under its stones, line by line.
        for (std::size_t i = 0; i < run.places.size();) {
            std::size_t end = i + 1;
            while (end < run.places.size() && run.places[end].top() == run.places[i].top())
                ++end;
            const QRectF line = run.places[i].united(run.places[end - 1]).adjusted(-px(1), -px(1), px(1), px(1));
            painter.setPen(QPen(run.isRest ? theme().text : theme().border, 1));
            painter.setBrush(run.isRest ? theme().oddColumn : theme().cell);
            painter.drawRoundedRect(line, px(6), px(6));
            i = end;
        }
        for (std::size_t i = 0; i < run.places.size(); ++i)
            paintStone(painter, run.places[i].center(), m_pitch * 0.8, theme(), run.first + i >= stones() - taken);
    }
    painter.setPen(theme().mutedText);
    for (const Gap &gap : m_gaps) {
        painter.drawText(gap.place, Qt::AlignCenter,
                         gap.groups == 0 ? QStringLiteral("…") : text({"page", QT_TRANSLATE_N_NOOP("page", "… %n more group(s)"), {}, gap.groups}));
    }
}

} // namespace mexplain
