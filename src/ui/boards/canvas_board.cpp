#include "ui/boards/canvas_board.h"

#include "explain/error_phrase.h"
#include "render/fonts.h"
#include "solver/reader.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QScrollBar>
#include <QStyle>
#include <QToolTip>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <algorithm>

namespace mexplain {

/// The scrolling canvas: turns mouse and keys into the board's verbs.
class CanvasBoard::Area : public QAbstractScrollArea {
public:
    explicit Area(CanvasBoard &board) : QAbstractScrollArea(&board), m_board(board), m_edit(new QLineEdit(viewport()))
    {
        setFrameShape(NoFrame);
        setFocusPolicy(Qt::StrongFocus);
        viewport()->setMouseTracking(true);
        m_edit->hide();
        m_edit->installEventFilter(this);
        connect(m_edit, &QLineEdit::textEdited, this, [this] { markEdit(false); });
    }

    QPoint offset() const { return {horizontalScrollBar()->value(), verticalScrollBar()->value()}; }

    void layOutContent()
    {
        const QSize room = maximumViewportSize();
        QSize content = m_board.layOut(room);
        // A bar that appears takes room from the other direction.
        QSize page = room;
        const int thickness = style()->pixelMetric(QStyle::PM_ScrollBarExtent);
        if (content.height() > room.height())
            page.rwidth() -= thickness;
        if (content.width() > page.width())
            page.rheight() -= thickness;
        if (page != room)
            content = m_board.layOut(page);
        const auto setUp = [this](QScrollBar *bar, int length, int shown) {
            bar->setRange(0, std::max(0, length - shown));
            bar->setPageStep(shown);
            bar->setSingleStep(m_board.px(30));
        };
        setUp(horizontalScrollBar(), content.width(), page.width());
        setUp(verticalScrollBar(), content.height(), page.height());
        viewport()->update();
    }

    void lookAt(const QRect &content)
    {
        const auto move = [](QScrollBar *bar, int from, int to, int shown) {
            if (from < bar->value())
                bar->setValue(from);
            else if (to > bar->value() + shown)
                bar->setValue(std::min(from, to - shown));
        };
        move(verticalScrollBar(), content.top(), content.bottom() + 1, viewport()->height());
        move(horizontalScrollBar(), content.left(), content.right() + 1, viewport()->width());
        viewport()->update();
    }

    void startEdit(const QRect &place, const QString &text, const Phrase &name, std::function<std::optional<Phrase>(const QString &)> accept,
                   const QString &objectName)
    {
        lookAt(place);
        m_accept = std::move(accept);
        m_edit->setObjectName(objectName);
        m_edit->setFont(monospaceFont(m_board.px(15)));
        m_edit->setAccessibleName(m_board.text(name));
        m_edit->setToolTip(m_board.text({"page", QT_TRANSLATE_NOOP("page", "Enter keeps the size, Esc leaves it as it was")}));
        markEdit(false);
        m_edit->setText(text);
        const QRect at = place.translated(-offset());
        const int width = std::max(at.width() + m_board.px(16), m_board.px(90));
        // As high as a line edit needs, though the row may be lower.
        const int height = std::max(m_edit->sizeHint().height(), at.height() * 3 / 5);
        const int top = std::clamp(at.center().y() - height / 2, 0, std::max(0, viewport()->height() - height));
        const int left = std::clamp(at.left() - m_board.px(8), 0, std::max(0, viewport()->width() - width));
        m_edit->setGeometry(left, top, width, height);
        m_edit->show();
        m_edit->setFocus();
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

protected:
    bool event(QEvent *event) override
    {
        // The window's step keys use arrows and Space too: here the board comes first.
        if (event->type() == QEvent::ShortcutOverride && wants(*static_cast<QKeyEvent *>(event))) {
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
        if (event->type() == QEvent::Leave && !m_board.m_hovered.isNothing()) {
            m_board.m_hovered = {};
            viewport()->update();
        }
        if (event->type() == QEvent::ToolTip) {
            const auto *help = static_cast<QHelpEvent *>(event);
            const Phrase tip = m_board.tipAt(m_board.spotAt(help->pos() + offset()));
            QToolTip::showText(help->globalPos(), tip.isEmpty() ? QString() : m_board.text(tip), viewport());
            return true;
        }
        return QAbstractScrollArea::viewportEvent(event);
    }

    void wheelEvent(QWheelEvent *event) override
    {
        const int turned = event->angleDelta().y();
        if ((event->modifiers() & Qt::ControlModifier) != 0 && turned != 0 && m_board.zoomBy(turned > 0 ? 1 : -1))
            event->accept();
        else
            QAbstractScrollArea::wheelEvent(event);
    }

    void mouseMoveEvent(QMouseEvent *event) override
    {
        const QPoint at = event->pos() + offset();
        if ((event->buttons() & Qt::LeftButton) != 0 && m_board.canDrag(m_board.m_pressed)) {
            m_board.m_isDragging = m_board.m_isDragging || (at - m_pressPoint).manhattanLength() >= QApplication::startDragDistance();
            m_board.m_dragPoint = at;
            viewport()->setCursor(m_board.m_isDragging ? Qt::ClosedHandCursor : Qt::PointingHandCursor);
            viewport()->update();
            return;
        }
        const Spot spot = m_board.spotAt(at);
        viewport()->setCursor(spot.isNothing() ? Qt::ArrowCursor : m_board.canDrag(spot) ? Qt::OpenHandCursor : Qt::PointingHandCursor);
        if (spot == m_board.m_hovered)
            return;
        m_board.m_hovered = spot;
        viewport()->update();
    }

    void mousePressEvent(QMouseEvent *event) override
    {
        if (event->button() != Qt::LeftButton)
            return;
        m_pressPoint = event->pos() + offset();
        m_board.m_pressed = m_board.spotAt(m_pressPoint);
        m_board.m_isDragging = false;
        if (!m_board.m_pressed.isNothing() && !m_board.canDrag(m_board.m_pressed))
            m_board.press(m_board.m_pressed, event->modifiers());
        viewport()->update();
    }

    void mouseReleaseEvent(QMouseEvent *event) override
    {
        if (event->button() != Qt::LeftButton || !m_board.canDrag(m_board.m_pressed))
            return;
        const Spot from = m_board.m_pressed;
        const bool dragged = m_board.m_isDragging;
        m_board.m_isDragging = false;
        m_board.m_pressed = {};
        if (dragged)
            m_board.drop(from, event->pos() + offset());
        else
            m_board.press(from, event->modifiers());
        viewport()->update();
    }

    void keyPressEvent(QKeyEvent *event) override
    {
        if (!wants(*event)) {
            QAbstractScrollArea::keyPressEvent(event);
            return;
        }
        if (event->key() == Qt::Key_Escape && m_board.m_isDragging) {
            m_board.m_isDragging = false;
            m_board.m_pressed = {};
        } else {
            m_board.m_hovered = {};
            m_board.pressKey(*event);
        }
        m_board.choiceChanged();
    }

    void focusInEvent(QFocusEvent *) override { viewport()->update(); }
    void focusOutEvent(QFocusEvent *) override { viewport()->update(); }
    void resizeEvent(QResizeEvent *) override { layOutContent(); }
    void scrollContentsBy(int, int) override
    {
        closeEdit();
        viewport()->update();
    }

    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(viewport());
        painter.fillRect(viewport()->rect(), m_board.theme().card);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.translate(-offset());
        m_board.paint(painter, viewport()->rect().translated(offset()));
    }

private:
    bool wants(const QKeyEvent &event) const
    {
        if (event.key() == Qt::Key_Escape && m_board.m_isDragging)
            return true;
        return (event.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) == Qt::NoModifier && m_board.wantsKey(event);
    }

    /// A text that is wrong is explained and stays open, or is dropped where the focus has left.
    void finishEdit(bool keepWrong)
    {
        if (m_edit->isHidden() || m_finishing)
            return;
        m_finishing = true; // accepting may move the focus
        const auto wrong = m_accept(m_edit->text());
        m_finishing = false;
        if (wrong && keepWrong) {
            markEdit(true);
            QToolTip::showText(m_edit->mapToGlobal(QPoint(0, m_edit->height())), m_board.text(*wrong), m_edit);
            return;
        }
        closeEdit();
    }

    void markEdit(bool wrong)
    {
        if (m_edit->property("invalid").toBool() == wrong)
            return;
        m_edit->setProperty("invalid", wrong);
        m_edit->style()->unpolish(m_edit);
        m_edit->style()->polish(m_edit);
    }

    CanvasBoard &m_board;
    QLineEdit *m_edit;
    std::function<std::optional<Phrase>(const QString &)> m_accept;
    QPoint m_pressPoint;
    bool m_finishing = false;
};

CanvasBoard::CanvasBoard(const UiContext &context, const QString &name, QWidget *parent)
    : Board(parent), m_context(context), m_hintLabel(new QLabel(this)), m_area(new Area(*this))
{
    setObjectName(name);
    m_area->setObjectName(name + QStringLiteral("Area"));
    m_hintLabel->setObjectName(QStringLiteral("boardHintLabel"));
    m_hintLabel->setTextFormat(Qt::PlainText);
    m_hintLabel->setWordWrap(true);
    m_hintLabel->setProperty("muted", true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_hintLabel);
    column->addWidget(m_area, 1);
    setFocusProxy(m_area);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    // The page calls applyTheme() and retranslate(): a font set before the style has seen the label would stick.
}

CanvasBoard::~CanvasBoard()
{
    delete m_area; // its children tell it about lost focus while this still stands
}

void CanvasBoard::retranslate()
{
    m_hintLabel->setText(text(hint()));
    m_hintLabel->setToolTip(text(keysHint()));
    m_area->setAccessibleName(text(areaName()));
    m_area->setToolTip(QString());
    m_area->layOutContent();
    m_area->setAccessibleDescription(text(areaDescription()));
    updateGeometry();
}

void CanvasBoard::applyTheme()
{
    QFont hintFont = screenFont(px(12));
    hintFont.setBold(true);
    m_hintLabel->ensurePolished(); // a later first polish would put the old font back
    m_hintLabel->setFont(hintFont);
    layout()->setSpacing(px(6));
    m_area->setMinimumWidth(leastWidth());
    m_area->layOutContent();
    updateGeometry();
}

int CanvasBoard::hintHeight(int width) const
{
    return std::max(m_hintLabel->heightForWidth(std::max(width, px(240))), QFontMetrics(m_hintLabel->font()).height()) + layout()->spacing();
}

int CanvasBoard::compactHeight() const
{
    return hintHeight(width()) + contentHeight(std::max(width(), leastWidth()), Room::Compact);
}

bool CanvasBoard::scrollsSideways() const
{
    // A board that is not on the screen yet has not been laid out.
    layout()->activate();
    m_area->layOutContent();
    return m_area->horizontalScrollBar()->maximum() > 0;
}

QSize CanvasBoard::sizeHint() const
{
    return {px(420), hintHeight(width()) + contentHeight(std::max(width(), leastWidth()), Room::Comfortable)};
}

QSize CanvasBoard::minimumSizeHint() const
{
    return {leastWidth(), hintHeight(width()) + contentHeight(std::max(width(), leastWidth()), Room::Least)};
}

QWidget *CanvasBoard::canvas() const
{
    return m_area->viewport();
}

QRect CanvasBoard::onCanvas(const QRectF &content) const
{
    return content.toRect().translated(-m_area->offset());
}

bool CanvasBoard::hasKeys() const
{
    return m_area->hasFocus();
}

void CanvasBoard::positionShown()
{
    m_area->closeEdit();
    m_hovered = {};
    m_pressed = {};
    m_isDragging = false;
    m_area->setMinimumWidth(leastWidth());
    m_area->layOutContent();
    m_area->setAccessibleDescription(text(areaDescription()));
    // What stands above the board may depend on the position.
    if (const QString now = text(hint()); m_hintLabel->text() != now)
        m_hintLabel->setText(now);
    updateGeometry();
}

void CanvasBoard::choiceChanged()
{
    m_area->setAccessibleDescription(text(areaDescription()));
    m_area->viewport()->update();
}

void CanvasBoard::lookAt(const QRectF &content)
{
    m_area->lookAt(content.toAlignedRect());
}

void CanvasBoard::edit(const QRectF &place, const QString &text, const Phrase &name, std::function<std::optional<Phrase>(const QString &)> accept,
                       const QString &objectName)
{
    m_area->startEdit(place.toAlignedRect(), text, name, std::move(accept), objectName);
}

void CanvasBoard::explain(const QRectF &place, const Phrase &why) const
{
    const QRect at = onCanvas(place);
    QToolTip::showText(m_area->viewport()->mapToGlobal(at.bottomLeft()), text(why), m_area->viewport(), at.adjusted(-px(20), -px(20), px(20), px(20)));
}

std::optional<Phrase> CanvasBoard::readNumber(const QString &typed, std::uint64_t least, std::uint64_t most, std::uint64_t &number)
{
    const std::string plain = typed.normalized(QString::NormalizationForm_KC).toStdString();
    Reader reader(plain);
    const auto read = reader.number(Quantity::WholeNumber, least, most);
    if (!read)
        return errorPhrase(read.error());
    if (!reader.atEnd())
        return Phrase{"page", QT_TRANSLATE_NOOP("page", "One number, please")};
    number = *read;
    return std::nullopt;
}

} // namespace mexplain
