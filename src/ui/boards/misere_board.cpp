#include "ui/boards/misere_board.h"

#include "explain/explanation.h"
#include "render/figures/figure_painter.h"
#include "render/fonts.h"
#include "solver/games/misere_nim.h"
#include "solver/limits.h"
#include "ui/boards/nim_board.h"

#include <QBoxLayout>
#include <QPainter>

#include <algorithm>

namespace mexplain {

namespace {

/// Nim's board with as many piles as the misère problem allows.
class MiserePiles final : public NimBoard {
public:
    using NimBoard::NimBoard;

    void setPosition(const std::string &positionText) override
    {
        if (auto parsed = MisereNim::parse(positionText))
            showPiles(std::move(parsed->piles));
    }

protected:
    std::size_t maxPileCount() const override { return limits::maxPiles; }
    // Two boards stand side by side: little room for words.
    Phrase hint() const override { return {"page", QT_TRANSLATE_NOOP("page", "Click: take from there to the end")}; }
};

} // namespace

/// What a side is called, with the badge of its verdict.
class MisereBoard::Head final : public QWidget {
public:
    Head(const UiContext &context, QWidget *parent) : QWidget(parent), m_context(context) {}

    void setOutcome(std::optional<Outcome> outcome)
    {
        m_outcome = outcome;
        describe();
    }
    void setTitle(const Phrase &title)
    {
        m_title = title;
        describe();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const int side = m_context.px(24);
        const QRectF badge(m_context.px(8), (height() - side) / 2.0, side, side);
        QFont font = screenFont(m_context.px(14));
        font.setBold(true);
        painter.setFont(font);
        if (m_outcome)
            paintOutcomeBadge(painter, *m_outcome, m_context.theme(), badge);
        painter.setFont(font);
        painter.setPen(m_context.theme().text);
        const QRectF room(badge.right() + m_context.px(8), 0, width() - badge.right() - m_context.px(8), height());
        painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft,
                         QFontMetricsF(font).elidedText(m_context.text(m_title), Qt::ElideRight, room.width()));
    }

private:
    void describe()
    {
        setAccessibleName(m_title.isEmpty() ? QString() : m_context.text(m_title));
        setAccessibleDescription(m_outcome ? m_context.text(outcomePhrase(*m_outcome)) : QString());
        setToolTip(accessibleName());
        update();
    }

    const UiContext &m_context;
    Phrase m_title;
    std::optional<Outcome> m_outcome;
};

MisereBoard::MisereBoard(const UiContext &context, QWidget *parent)
    : Board(parent), m_context(context), m_row(new QBoxLayout(QBoxLayout::LeftToRight, this))
{
    setObjectName(QStringLiteral("misereBoard"));
    m_row->setContentsMargins(0, 0, 0, 0);
    const QString names[] = {QStringLiteral("miserePiles"), QStringLiteral("normalPiles")};
    for (std::size_t i = 0; i < 2; ++i) {
        Side &side = m_sides[i];
        side.head = new Head(context, this);
        side.board = new MiserePiles(context, names[i], this);
        side.column = new QVBoxLayout;
        side.column->setSpacing(0);
        side.column->addWidget(side.head);
        side.column->addWidget(side.board, 1);
        m_row->addLayout(side.column, 1);
        connect(side.board, &Board::moveChosen, this, &Board::moveChosen);
        connect(side.board, &Board::positionEdited, this, &Board::positionEdited);
    }
    // One pile is chosen, whichever side it was chosen on.
    connect(&misere(), &PileBoard::currentPileChanged, this, [this] { normal().setCurrentPile(misere().currentPile()); });
    connect(&normal(), &PileBoard::currentPileChanged, this, [this] { misere().setCurrentPile(normal().currentPile()); });
    setFocusProxy(m_sides[0].board);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

void MisereBoard::setPosition(const std::string &positionText)
{
    for (const Side &side : m_sides)
        side.board->setPosition(positionText);
    updateGeometry();
}

void MisereBoard::setOutcomes(std::optional<Outcome> misereOutcome, std::optional<Outcome> normalOutcome)
{
    m_sides[0].head->setOutcome(misereOutcome);
    m_sides[1].head->setOutcome(normalOutcome);
}

void MisereBoard::retranslate()
{
    m_sides[0].head->setTitle({"page", QT_TRANSLATE_NOOP("page", "Misère: last match loses")});
    m_sides[1].head->setTitle({"page", QT_TRANSLATE_NOOP("page", "Normal: last match wins")});
    for (const Side &side : m_sides)
        side.board->retranslate();
}

void MisereBoard::applyTheme()
{
    m_row->setSpacing(m_context.px(14));
    for (const Side &side : m_sides) {
        side.head->setFixedHeight(headHeight());
        side.board->applyTheme();
        side.head->update();
    }
    updateGeometry();
}

bool MisereBoard::isStacked(int width) const
{
    return width < 2 * misere().minimumSizeHint().width() + m_row->spacing();
}

void MisereBoard::resizeEvent(QResizeEvent *event)
{
    Board::resizeEvent(event);
    m_row->setDirection(isStacked(width()) ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

int MisereBoard::heightOf(int boards, int width) const
{
    const int one = headHeight() + boards;
    return isStacked(std::max(width, misere().minimumSizeHint().width())) ? 2 * one + m_row->spacing() : one;
}

int MisereBoard::compactHeight() const
{
    return heightOf(misere().compactHeight(), width());
}

QSize MisereBoard::sizeHint() const
{
    return {m_context.px(480), heightOf(misere().sizeHint().height(), width())};
}

QSize MisereBoard::minimumSizeHint() const
{
    return {misere().minimumSizeHint().width(), heightOf(misere().minimumSizeHint().height(), width())};
}

} // namespace mexplain
