#include "ui/boards/nim_board_area.h"

#include "explain/error_phrase.h"
#include "render/fonts.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QScrollBar>
#include <QStyle>
#include <QToolTip>

#include <algorithm>

namespace mexplain {

NimBoard::Area::Area(NimBoard &board) : QAbstractScrollArea(&board), m_board(board), m_edit(new QLineEdit(viewport()))
{
    setObjectName(QStringLiteral("nimBoardArea"));
    setFrameShape(NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setMouseTracking(true);
    m_edit->setObjectName(QStringLiteral("pileSizeEdit"));
    m_edit->hide();
    m_edit->installEventFilter(this);
    connect(m_edit, &QLineEdit::textEdited, this, [this] { markEdit(false); });
}

void NimBoard::Area::applyTheme()
{
    const UiContext &context = m_board.m_context;
    m_labelFont = screenFont(context.px(14));
    m_numberFont = monospaceFont(context.px(15));
    measure();
}

void NimBoard::Area::measure()
{
    const UiContext &context = m_board.m_context;
    const std::uint64_t largest = *std::max_element(piles().begin(), piles().end());
    const int margin = context.px(8);
    m_labelWidth = QFontMetrics(m_labelFont).horizontalAdvance(label(piles().size() - 1)) + context.px(12);
    m_numberWidth = QFontMetrics(m_numberFont).horizontalAdvance(QString::number(std::max<std::uint64_t>(largest, 10))) + context.px(8);
    m_numberLeft = margin + m_labelWidth;
    m_matchLeft = m_numberLeft + m_numberWidth + context.px(10);
    setMinimumWidth(m_matchLeft + context.px(120));
    fitRows();
}

void NimBoard::Area::fitRows()
{
    const auto count = static_cast<int>(piles().size());
    const int height = viewport()->height();
    m_rowHeight = std::clamp(height / std::max(1, count), shortRow(), tallRow());
    verticalScrollBar()->setRange(0, std::max(0, count * m_rowHeight - height));
    verticalScrollBar()->setPageStep(height);
    verticalScrollBar()->setSingleStep(m_rowHeight);
    viewport()->update();
}

QRect NimBoard::Area::rowRect(std::size_t pile) const
{
    return {0, static_cast<int>(pile) * m_rowHeight - verticalScrollBar()->value(), viewport()->width(), m_rowHeight};
}

QRect NimBoard::Area::numberRect(std::size_t pile) const
{
    const QRect row = rowRect(pile);
    return {m_numberLeft, row.top(), m_numberWidth, row.height()};
}

double NimBoard::Area::matchRoom() const
{
    const int room = viewport()->width() - m_matchLeft;
    return std::max(1, room - std::min(m_board.m_context.px(90), room / 4));
}

double NimBoard::Area::pitch(std::uint64_t count) const
{
    const double widest = m_board.m_context.px(18);
    return std::clamp(matchRoom() / static_cast<double>(std::max<std::uint64_t>(count, 1)), 0.4 * widest, widest);
}

std::uint64_t NimBoard::Area::drawn(std::uint64_t count) const
{
    return std::min(count, static_cast<std::uint64_t>(std::max(1.0, matchRoom() / pitch(count) + 1e-6)));
}

QRectF NimBoard::Area::matchRect(std::size_t pile, std::uint64_t match) const
{
    const double step = pitch(piles()[pile]);
    const QRect row = rowRect(pile);
    return {m_matchLeft + static_cast<double>(match) * step, row.top() + 0.06 * m_rowHeight, step / 2, 0.88 * m_rowHeight};
}

void NimBoard::Area::showRow(std::size_t pile)
{
    const int top = static_cast<int>(pile) * m_rowHeight;
    QScrollBar *bar = verticalScrollBar();
    if (top < bar->value())
        bar->setValue(top);
    else if (top + m_rowHeight > bar->value() + viewport()->height())
        bar->setValue(top + m_rowHeight - viewport()->height());
    viewport()->update();
}

void NimBoard::Area::startEdit(const QString &text)
{
    showRow(m_board.m_current);
    m_edit->setFont(m_numberFont);
    m_edit->setAccessibleName(m_board.m_context.text({"page", QT_TRANSLATE_NOOP("page", "Matches in the pile")}));
    m_edit->setToolTip(m_board.m_context.text({"page", QT_TRANSLATE_NOOP("page", "Enter keeps the size, Esc leaves it as it was")}));
    markEdit(false);
    m_edit->setText(text);
    const QRect number = numberRect(m_board.m_current);
    const int width = std::max(number.width() + m_board.m_context.px(24), m_board.m_context.px(90));
    // As high as a line edit needs, though the row may be lower.
    const int height = std::max(m_edit->sizeHint().height(), number.height() * 3 / 5);
    const int top = std::clamp(number.center().y() - height / 2, 0, std::max(0, viewport()->height() - height));
    m_edit->setGeometry(number.left() - m_board.m_context.px(8), top, width, height);
    m_edit->show();
    m_edit->setFocus();
}

void NimBoard::Area::finishEdit(bool keepWrong)
{
    if (m_edit->isHidden() || m_finishing)
        return;
    const auto parsed = Nim::parse(m_edit->text().normalized(QString::NormalizationForm_KC).toStdString());
    const bool single = parsed.hasValue() && parsed->piles.size() == 1;
    if (!single && keepWrong) {
        markEdit(true);
        const Phrase why = parsed.hasValue() ? Phrase{"page", QT_TRANSLATE_NOOP("page", "One number, please")} : errorPhrase(parsed.error());
        QToolTip::showText(m_edit->mapToGlobal(QPoint(0, m_edit->height())), m_board.m_context.text(why), m_edit);
        return;
    }
    closeEdit();
    if (single)
        m_board.setPileSize(m_board.m_current, parsed->piles.front());
}

void NimBoard::Area::closeEdit()
{
    m_finishing = true; // hiding takes the focus away, which would finish the edit again
    const bool hadFocus = m_edit->hasFocus();
    m_edit->hide();
    if (hadFocus)
        setFocus();
    m_finishing = false;
}

void NimBoard::Area::forget()
{
    closeEdit();
    m_take = 0;
    m_hover = {};
}

bool NimBoard::Area::event(QEvent *event)
{
    // The window's step keys use arrows and Space too: here the board comes first.
    if (event->type() == QEvent::ShortcutOverride && handles(*static_cast<QKeyEvent *>(event))) {
        event->accept();
        return true;
    }
    return QAbstractScrollArea::event(event);
}

bool NimBoard::Area::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_edit && event->type() == QEvent::FocusOut)
        finishEdit(false);
    if (watched == m_edit && event->type() == QEvent::KeyPress) {
        // A line edit lets Enter through to the board, which would open the edit again.
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter)
            finishEdit(true);
        else if (key == Qt::Key_Escape)
            closeEdit();
        if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Escape)
            return true;
    }
    if (watched == m_edit && event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    return QAbstractScrollArea::eventFilter(watched, event);
}

bool NimBoard::Area::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::Leave && m_hover.isSet) {
        m_hover = {};
        viewport()->update();
    }
    return QAbstractScrollArea::viewportEvent(event);
}

void NimBoard::Area::mouseMoveEvent(QMouseEvent *event)
{
    const Hit hit = hitTest(event->pos());
    viewport()->setCursor(hit.isSet || hit.onNumber ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (hit.isSet != m_hover.isSet || hit.pile != m_hover.pile || hit.match != m_hover.match) {
        m_hover = hit;
        viewport()->update();
    }
}

void NimBoard::Area::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    const Hit hit = hitTest(event->pos());
    if (!hit.onRow)
        return;
    m_board.setCurrentPile(hit.pile);
    if (hit.isSet)
        m_board.take(hit.pile, piles()[hit.pile] - hit.match);
    else if (hit.onNumber)
        m_board.editPile();
}

void NimBoard::Area::keyPressEvent(QKeyEvent *event)
{
    if (!handles(*event)) {
        QAbstractScrollArea::keyPressEvent(event);
        return;
    }
    const std::uint64_t count = piles()[m_board.m_current];
    switch (event->key()) {
    case Qt::Key_Up:
        if (m_board.m_current > 0)
            m_board.setCurrentPile(m_board.m_current - 1);
        break;
    case Qt::Key_Down: m_board.setCurrentPile(m_board.m_current + 1); break;
    case Qt::Key_Left: m_take = std::min(count, m_take + 1); break;
    case Qt::Key_Right: m_take = m_take > 0 ? m_take - 1 : 0; break;
    case Qt::Key_Insert:
    case Qt::Key_Plus: m_board.addPile(); break;
    case Qt::Key_Delete: m_board.removePile(); break;
    case Qt::Key_F2: m_board.editPile(); break;
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_take > 0)
            m_board.take(m_board.m_current, m_take);
        else
            m_board.editPile();
        break;
    default: startEdit(event->text().normalized(QString::NormalizationForm_KC)); break;
    }
    m_hover = {};
    m_board.describe();
    viewport()->update();
}

void NimBoard::Area::scrollContentsBy(int, int)
{
    closeEdit();
    viewport()->update();
}

void NimBoard::Area::paintEvent(QPaintEvent *)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), m_board.m_context.theme().card);
    painter.setRenderHint(QPainter::Antialiasing);
    const std::size_t first = static_cast<std::size_t>(verticalScrollBar()->value() / m_rowHeight);
    for (std::size_t pile = first; pile < piles().size(); ++pile) {
        if (rowRect(pile).top() > viewport()->height())
            break;
        paintRow(painter, pile);
    }
}

bool NimBoard::Area::handles(const QKeyEvent &event) const
{
    if ((event.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) != Qt::NoModifier)
        return false;
    switch (event.key()) {
    case Qt::Key_Up: case Qt::Key_Down: case Qt::Key_Left: case Qt::Key_Right: case Qt::Key_Insert: case Qt::Key_Plus:
    case Qt::Key_Delete: case Qt::Key_F2: case Qt::Key_Return: case Qt::Key_Enter:
        return true;
    case Qt::Key_Space: return m_take > 0; // otherwise it is the next step
    default: return !event.text().isEmpty() && event.text().front().isDigit();
    }
}

NimBoard::Area::Hit NimBoard::Area::hitTest(const QPoint &at) const
{
    Hit hit;
    const int y = at.y() + verticalScrollBar()->value();
    hit.pile = static_cast<std::size_t>(std::max(0, y) / m_rowHeight);
    if (y < 0 || hit.pile >= piles().size())
        return {};
    hit.onRow = true;
    const std::uint64_t count = piles()[hit.pile];
    hit.onNumber = at.x() >= m_numberLeft - m_board.m_context.px(4) && at.x() < m_matchLeft - m_board.m_context.px(4);
    const double step = pitch(count);
    const double x = at.x() - m_matchLeft + step / 4;
    if (hit.onNumber || x < 0)
        return hit;
    hit.match = static_cast<std::uint64_t>(x / step);
    hit.isSet = hit.match < drawn(count);
    return hit;
}

QString NimBoard::Area::label(std::size_t pile) const
{
    return m_board.m_context.text({"page", QT_TRANSLATE_NOOP("page", "Pile %1"), {static_cast<std::uint64_t>(pile + 1)}});
}

void NimBoard::Area::paintRow(QPainter &painter, std::size_t pile) const
{
    const UiContext &context = m_board.m_context;
    const Theme &theme = context.theme();
    const QRect row = rowRect(pile);
    const std::uint64_t count = piles()[pile];
    if (hasFocus() && pile == m_board.m_current) {
        painter.setPen(QPen(theme.accent, context.px(2)));
        painter.setBrush(theme.accentSoft);
        painter.drawRoundedRect(QRectF(row).adjusted(1, 1, -1, -1), context.px(5), context.px(5));
    }
    painter.setPen(theme.text);
    painter.setFont(m_labelFont);
    painter.drawText(QRect(context.px(8), row.top(), m_labelWidth, row.height()), Qt::AlignVCenter | Qt::AlignLeft, label(pile));
    painter.setFont(m_numberFont);
    painter.drawText(numberRect(pile), Qt::AlignVCenter | Qt::AlignRight, QString::number(count));

    std::uint64_t taken = 0;
    if (m_hover.isSet && m_hover.pile == pile)
        taken = count - std::min(count, m_hover.match);
    else if (!m_hover.isSet && hasFocus() && pile == m_board.m_current)
        taken = m_take;
    const std::uint64_t shown = drawn(count);
    for (std::uint64_t match = 0; match < shown; ++match)
        paintMatch(painter, matchRect(pile, match), match >= count - taken);
    double end = m_matchLeft + static_cast<double>(shown) * pitch(count);
    if (shown < count) {
        painter.setPen(theme.text);
        painter.setFont(m_labelFont);
        painter.drawText(QPointF(end, row.center().y() + context.px(4)), QStringLiteral("…"));
        end += context.px(18);
    }
    if (taken > 0)
        paintPill(painter, row, end + context.px(6), taken);
}

void NimBoard::Area::paintMatch(QPainter &painter, const QRectF &match, bool gone) const
{
    const Theme &theme = m_board.m_context.theme();
    const double round = match.width() / 3;
    const QRectF head(match.topLeft(), QSizeF(match.width(), match.height() * 0.22));
    painter.setPen(Qt::NoPen);
    painter.setOpacity(gone ? 0.25 : 1);
    painter.setBrush(theme.matchStick);
    painter.drawRoundedRect(match, round, round);
    painter.setBrush(theme.matchHead);
    painter.drawRoundedRect(head, round, round);
    painter.setOpacity(1);
    if (gone) {
        painter.setPen(QPen(theme.matchGone, 1, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(match, round, round);
    }
}

void NimBoard::Area::paintPill(QPainter &painter, const QRect &row, double left, std::uint64_t taken) const
{
    const UiContext &context = m_board.m_context;
    const QString text = context.text({"page", QT_TRANSLATE_NOOP("page", "take %1"), {taken}});
    const double width = QFontMetricsF(m_labelFont).horizontalAdvance(text) + context.px(18);
    const double height = std::min(context.px(24), row.height() - 1);
    left = std::min(left, viewport()->width() - width - context.px(4));
    const QRectF pill(left, row.center().y() - height / 2, width, height);
    painter.setPen(Qt::NoPen);
    painter.setBrush(context.theme().accent);
    painter.drawRoundedRect(pill, height / 2, height / 2);
    painter.setPen(context.theme().accentText);
    painter.setFont(m_labelFont);
    painter.drawText(pill, Qt::AlignCenter, text);
}

void NimBoard::Area::markEdit(bool wrong)
{
    if (m_edit->property("invalid").toBool() == wrong)
        return;
    m_edit->setProperty("invalid", wrong);
    m_edit->style()->unpolish(m_edit);
    m_edit->style()->polish(m_edit);
}

} // namespace mexplain
