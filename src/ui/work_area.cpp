#include "ui/work_area.h"

#include "ui/boards/board.h"
#include "ui/figure_view.h"

#include <QEvent>
#include <QLabel>

#include <algorithm>
#include <cmath>

namespace mexplain {

WorkArea::WorkArea(const UiContext &context, Board *board, QLabel *figureLabel, FigureView *figureView, QWidget *parent)
    : QWidget(parent), m_context(context), m_board(board), m_figureLabel(figureLabel), m_figureView(figureView)
{
    for (QWidget *child : {static_cast<QWidget *>(board), static_cast<QWidget *>(figureLabel), static_cast<QWidget *>(figureView)})
        child->setParent(this);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void WorkArea::setFigures(std::vector<Figure> figures)
{
    m_figures = std::move(figures);
    measure();
}

void WorkArea::showFigure(bool shown)
{
    if (shown == !m_figureView->isHidden())
        return;
    m_figureView->setVisible(shown);
    m_figureLabel->setVisible(shown);
    updateGeometry();
    arrange();
}

void WorkArea::measure()
{
    m_measuredWidth = -1;
    updateGeometry();
    arrange();
}

QSize WorkArea::sizeHint() const
{
    return {m_context.px(420), m_context.px(360)};
}

QSize WorkArea::minimumSizeHint() const
{
    const QSize board = m_board->minimumSizeHint();
    if (m_figureView->isHidden())
        return board;
    const QSize figure = m_figureView->minimumSizeHint();
    const int stacked = board.height() + figure.height() + labelHeight() + 2 * spacing();
    measureFigures();
    const int beside = std::max(board.height(), static_cast<int>(FigureView::smallestScale * m_halfRoom.height()) + labelHeight() + spacing());
    return {std::max(board.width(), figure.width()), fitsSideBySide() ? std::min(stacked, beside) : stacked};
}

int WorkArea::labelHeight() const
{
    return m_figureLabel->fontMetrics().height();
}

void WorkArea::placeLabel(const QRect &place)
{
    m_figureLabel->setGeometry(place);
    const QString shown = m_figureLabel->fontMetrics().elidedText(m_caption, Qt::ElideRight, place.width());
    if (m_figureLabel->text() == shown)
        return;
    m_figureLabel->setText(shown);
    m_figureLabel->setToolTip(shown == m_caption ? QString() : m_caption);
}

void WorkArea::setCaption(const QString &caption)
{
    m_caption = caption;
    m_figureLabel->setAccessibleName(caption);
    placeLabel(m_figureLabel->geometry());
}

void WorkArea::measureFigures() const
{
    if (m_measuredWidth == width())
        return;
    m_measuredWidth = width();
    m_figureRoom = m_halfRoom = {};
    for (const Figure &figure : m_figures) {
        m_figureRoom = m_figureRoom.expandedTo(m_figureView->naturalSize(figure, width()));
        m_halfRoom = m_halfRoom.expandedTo(m_figureView->naturalSize(figure, (width() - gutter()) / 2));
    }
}

int WorkArea::widthBeside() const
{
    // A narrow figure leaves more than half to the board.
    const int half = (width() - gutter()) / 2;
    return std::min(half, std::max(width() / 3, static_cast<int>(std::ceil(m_halfRoom.width()))));
}

bool WorkArea::fitsSideBySide() const
{
    const int beside = widthBeside();
    return m_board->minimumSizeHint().width() <= width() - gutter() - beside && m_halfRoom.width() * FigureView::smallestScale <= beside;
}

bool WorkArea::isBetterSideBySide() const
{
    if (!fitsSideBySide())
        return false;
    const double smallest = FigureView::smallestScale;
    const double stackedLack = m_board->compactHeight() + labelHeight() + 2 * spacing() + smallest * m_figureRoom.height() - height();
    const double besideLack = labelHeight() + spacing() + smallest * m_halfRoom.height() - height();
    return stackedLack > 0 && besideLack < stackedLack;
}

void WorkArea::arrange()
{
    if (m_figureView->isHidden()) {
        // The board says what it shows, and the step's title stands beside it.
        m_board->setGeometry(0, 0, width(), height());
        return;
    }
    measureFigures();
    isBetterSideBySide() ? arrangeSideBySide() : arrangeStacked();
}

void WorkArea::arrangeStacked()
{
    const int label = labelHeight();
    const int room = std::max(0, height() - label - 2 * spacing());
    const int figureWants = std::min(static_cast<int>(m_figureRoom.height()) + 1, room * 3 / 5);
    const int comfortable = m_board->sizeHint().height();
    const int least = std::max(std::min(m_board->compactHeight(), room / 2), m_board->minimumSizeHint().height());
    const int board = std::clamp(room - figureWants, std::min(least, comfortable), comfortable);
    m_board->setGeometry(0, 0, width(), board);
    placeLabel({0, board + spacing(), width(), label});
    const int top = board + label + 2 * spacing();
    m_figureView->setGeometry(0, top, width(), std::max(0, height() - top));
}

void WorkArea::arrangeSideBySide()
{
    const int beside = widthBeside();
    const int left = width() - beside;
    const int label = labelHeight();
    m_board->setGeometry(0, 0, left - gutter(), std::min(height(), m_board->sizeHint().height()));
    placeLabel({left, 0, beside, label});
    m_figureView->setGeometry(left, label + spacing(), beside, std::max(0, height() - label - spacing()));
}

void WorkArea::resizeEvent(QResizeEvent *)
{
    arrange();
}

bool WorkArea::event(QEvent *event)
{
    // A child asks for another size: the position or the label's words have changed.
    if (event->type() == QEvent::LayoutRequest) {
        updateGeometry();
        arrange();
    }
    return QWidget::event(event);
}

} // namespace mexplain
