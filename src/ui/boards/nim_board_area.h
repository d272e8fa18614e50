#pragma once

#include "ui/boards/nim_board.h"

#include "explain/error_phrase.h"
#include "render/fonts.h"

#include <QAbstractScrollArea>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QScrollBar>
#include <QStyle>
#include <QToolTip>

#include <algorithm>

namespace mexplain {

/// The scrolling canvas: it draws the visible rows and turns mouse and keys into the board's verbs.
class NimBoard::Area : public QAbstractScrollArea {
public:
    explicit Area(NimBoard &board) : QAbstractScrollArea(&board), m_board(board), m_edit(new QLineEdit(viewport()))
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

    void measure()
    {
        const UiContext &context = m_board.m_context;
        m_labelFont = screenFont(context.px(14));
        m_numberFont = monospaceFont(context.px(15));
        fitRows();
        const auto &piles = m_board.m_position.piles;
        const std::uint64_t largest = *std::max_element(piles.begin(), piles.end());
        const int margin = context.px(8);
        m_labelWidth = QFontMetrics(m_labelFont).horizontalAdvance(label(piles.size() - 1)) + context.px(12);
        m_numberWidth = QFontMetrics(m_numberFont).horizontalAdvance(QString::number(std::max<std::uint64_t>(largest, 10))) + context.px(8);
        m_numberLeft = margin + m_labelWidth;
        m_matchLeft = m_numberLeft + m_numberWidth + context.px(10);
        setMinimumWidth(m_matchLeft + context.px(120));
        updateScrollBar();
        viewport()->update();
    }

    /// Rows are tall where there is room, and shrink before the board has to scroll.
    int tallRow() const { return m_board.m_context.px(m_board.m_room < m_board.m_context.px(680) ? 38 : 58); }
    int shortRow() const { return m_board.m_context.px(34); }
    void fitRows()
    {
        const auto piles = static_cast<int>(m_board.m_position.piles.size());
        m_rowHeight = std::clamp(viewport()->height() / std::max(1, piles), shortRow(), tallRow());
    }
    int contentHeight() const { return static_cast<int>(m_board.m_position.piles.size()) * m_rowHeight; }

    QRect rowRect(std::size_t pile) const
    {
        return {0, static_cast<int>(pile) * m_rowHeight - verticalScrollBar()->value(), viewport()->width(), m_rowHeight};
    }

    QRect numberRect(std::size_t pile) const
    {
        const QRect row = rowRect(pile);
        return {m_numberLeft, row.top() + row.height() / 5, m_numberWidth, row.height() * 3 / 5};
    }

    /// The distance between matches: the usual one, or closer where the pile is large.
    double pitch(std::uint64_t count) const
    {
        const double room = std::max(1, viewport()->width() - m_matchLeft - m_board.m_context.px(90));
        const double widest = m_board.m_context.px(18);
        return std::clamp(room / static_cast<double>(std::max<std::uint64_t>(count, 1)), widest / 2, widest);
    }

    /// How many matches of a pile are drawn; the rest is "…".
    std::uint64_t drawn(std::uint64_t count) const
    {
        const double room = std::max(1, viewport()->width() - m_matchLeft - m_board.m_context.px(90));
        return std::min(count, static_cast<std::uint64_t>(std::max(1.0, room / pitch(count) + 1e-6)));
    }

    QRectF matchRect(std::size_t pile, std::uint64_t match) const
    {
        const double step = pitch(m_board.m_position.piles[pile]);
        const QRect row = rowRect(pile);
        return {m_matchLeft + static_cast<double>(match) * step, row.top() + 0.06 * m_rowHeight, step / 2, 0.88 * m_rowHeight};
    }

    void showRow(std::size_t pile)
    {
        const int top = static_cast<int>(pile) * m_rowHeight;
        QScrollBar *bar = verticalScrollBar();
        if (top < bar->value())
            bar->setValue(top);
        else if (top + m_rowHeight > bar->value() + viewport()->height())
            bar->setValue(top + m_rowHeight - viewport()->height());
        viewport()->update();
    }

    void startEdit(const QString &text)
    {
        showRow(m_board.m_current);
        m_edit->setFont(m_numberFont);
        m_edit->setAccessibleName(m_board.m_context.text({"page", QT_TRANSLATE_NOOP("page", "Matches in the pile")}));
        m_edit->setToolTip(m_board.m_context.text({"page", QT_TRANSLATE_NOOP("page", "Enter keeps the size, Esc leaves it as it was")}));
        markEdit(false);
        m_edit->setText(text);
        const QRect number = numberRect(m_board.m_current);
        const int width = std::max(number.width() + m_board.m_context.px(24), m_board.m_context.px(90));
        m_edit->setGeometry(number.left() - m_board.m_context.px(8), number.top(), width, number.height());
        m_edit->show();
        m_edit->setFocus();
    }

    /// Closes the line edit; a size that is wrong is explained and stays open, or is dropped where the focus has left.
    void finishEdit(bool keepWrong)
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

    void closeEdit()
    {
        m_finishing = true; // hiding takes the focus away, which would finish the edit again
        const bool hadFocus = m_edit->hasFocus();
        m_edit->hide();
        if (hadFocus)
            setFocus();
        m_finishing = false;
    }

    void forget()
    {
        closeEdit();
        m_take = 0;
        m_hover = {};
    }

protected:
    bool event(QEvent *event) override
    {
        // The window's step keys use arrows and Space too: here the board comes first.
        if (event->type() == QEvent::ShortcutOverride && handles(*static_cast<QKeyEvent *>(event))) {
            event->accept();
            return true;
        }
        return QAbstractScrollArea::event(event);
    }

    bool eventFilter(QObject *watched, QEvent *event) override
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

    bool viewportEvent(QEvent *event) override
    {
        if (event->type() == QEvent::Leave && m_hover.isSet) {
            m_hover = {};
            viewport()->update();
        }
        return QAbstractScrollArea::viewportEvent(event);
    }

    void mouseMoveEvent(QMouseEvent *event) override
    {
        const Hit hit = hitTest(event->pos());
        viewport()->setCursor(hit.isSet || hit.onNumber ? Qt::PointingHandCursor : Qt::ArrowCursor);
        if (hit.isSet != m_hover.isSet || hit.pile != m_hover.pile || hit.match != m_hover.match) {
            m_hover = hit;
            viewport()->update();
        }
    }

    void mousePressEvent(QMouseEvent *event) override
    {
        if (event->button() != Qt::LeftButton)
            return;
        const Hit hit = hitTest(event->pos());
        if (!hit.onRow)
            return;
        m_board.setCurrentPile(hit.pile);
        if (hit.isSet)
            m_board.take(hit.pile, m_board.m_position.piles[hit.pile] - hit.match);
        else if (hit.onNumber)
            m_board.editPile();
    }

    void keyPressEvent(QKeyEvent *event) override
    {
        if (!handles(*event)) {
            QAbstractScrollArea::keyPressEvent(event);
            return;
        }
        const std::uint64_t count = m_board.m_position.piles[m_board.m_current];
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

    void focusInEvent(QFocusEvent *) override { viewport()->update(); }
    void focusOutEvent(QFocusEvent *) override { viewport()->update(); }
    void resizeEvent(QResizeEvent *) override
    {
        fitRows();
        updateScrollBar();
    }
    void scrollContentsBy(int, int) override
    {
        closeEdit();
        viewport()->update();
    }

    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(viewport());
        painter.setRenderHint(QPainter::Antialiasing);
        const std::size_t first = static_cast<std::size_t>(verticalScrollBar()->value() / m_rowHeight);
        for (std::size_t pile = first; pile < m_board.m_position.piles.size(); ++pile) {
            if (rowRect(pile).top() > viewport()->height())
                break;
            paintRow(painter, pile);
        }
    }

private:
    struct Hit {
        bool onRow = false;
        bool isSet = false; ///< a match is under the pointer
        bool onNumber = false;
        std::size_t pile = 0;
        std::uint64_t match = 0;
    };

    bool handles(const QKeyEvent &event) const
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

    Hit hitTest(const QPoint &at) const
    {
        Hit hit;
        const int y = at.y() + verticalScrollBar()->value();
        hit.pile = static_cast<std::size_t>(std::max(0, y) / m_rowHeight);
        if (y < 0 || hit.pile >= m_board.m_position.piles.size())
            return {};
        hit.onRow = true;
        const std::uint64_t count = m_board.m_position.piles[hit.pile];
        hit.onNumber = at.x() >= m_numberLeft - m_board.m_context.px(4) && at.x() < m_matchLeft - m_board.m_context.px(4);
        const double step = pitch(count);
        const double x = at.x() - m_matchLeft + step / 4;
        if (hit.onNumber || x < 0)
            return hit;
        hit.match = static_cast<std::uint64_t>(x / step);
        hit.isSet = hit.match < drawn(count);
        return hit;
    }

    QString label(std::size_t pile) const
    {
        return m_board.m_context.text({"page", QT_TRANSLATE_NOOP("page", "Pile %1"), {static_cast<std::uint64_t>(pile + 1)}});
    }

    void paintRow(QPainter &painter, std::size_t pile) const
    {
        const UiContext &context = m_board.m_context;
        const Theme &theme = context.theme();
        const QRect row = rowRect(pile);
        const std::uint64_t count = m_board.m_position.piles[pile];
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

    void paintMatch(QPainter &painter, const QRectF &match, bool gone) const
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

    void paintPill(QPainter &painter, const QRect &row, double left, std::uint64_t taken) const
    {
        const UiContext &context = m_board.m_context;
        const QString text = context.text({"page", QT_TRANSLATE_NOOP("page", "take %1"), {taken}});
        const double width = QFontMetricsF(m_labelFont).horizontalAdvance(text) + context.px(18);
        const double height = context.px(24);
        left = std::min(left, viewport()->width() - width - context.px(4));
        const QRectF pill(left, row.center().y() - height / 2, width, height);
        painter.setPen(Qt::NoPen);
        painter.setBrush(context.theme().accent);
        painter.drawRoundedRect(pill, height / 2, height / 2);
        painter.setPen(context.theme().accentText);
        painter.setFont(m_labelFont);
        painter.drawText(pill, Qt::AlignCenter, text);
    }

    void markEdit(bool wrong)
    {
        if (m_edit->property("invalid").toBool() == wrong)
            return;
        m_edit->setProperty("invalid", wrong);
        m_edit->style()->unpolish(m_edit);
        m_edit->style()->polish(m_edit);
    }

    void updateScrollBar()
    {
        verticalScrollBar()->setRange(0, std::max(0, contentHeight() - viewport()->height()));
        verticalScrollBar()->setPageStep(viewport()->height());
        verticalScrollBar()->setSingleStep(m_rowHeight);
    }

    NimBoard &m_board;
    QLineEdit *m_edit;
    Hit m_hover;
    bool m_finishing = false;
    QFont m_labelFont;
    QFont m_numberFont;
    int m_rowHeight = 58;
    int m_labelWidth = 0;
    int m_numberWidth = 0;
    int m_numberLeft = 0;
    int m_matchLeft = 0;

public:
    std::uint64_t m_take = 0; ///< chosen with the keys in the current pile
};

} // namespace mexplain
