#include "ui/boards/nim_board.h"

#include "render/fonts.h"
#include "solver/limits.h"
#include "ui/boards/nim_board_area.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace mexplain {

NimBoard::NimBoard(const UiContext &context, QWidget *parent)
    : Board(parent), m_context(context), m_hintLabel(new QLabel(this)), m_area(new Area(*this))
{
    setObjectName(QStringLiteral("nimBoard"));
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

NimBoard::~NimBoard()
{
    delete m_area; // its children tell it about lost focus while this still stands
}

void NimBoard::setPosition(const std::string &positionText)
{
    auto parsed = Nim::parse(positionText);
    if (!parsed)
        return;
    m_position = *std::move(parsed);
    m_current = std::min(m_current, m_position.piles.size() - 1);
    m_area->forget();
    m_area->measure();
    describe();
    updateGeometry();
}

void NimBoard::retranslate()
{
    m_hintLabel->setText(m_context.text({"page", QT_TRANSLATE_NOOP("page", "Position: click a match to take it and all right of it")}));
    m_area->setAccessibleName(m_context.text({"page", QT_TRANSLATE_NOOP("page", "Board: piles of matches")}));
    m_hintLabel->setToolTip(m_context.text({"page", QT_TRANSLATE_NOOP("page",
        "Up and Down: pile · Left and Right: how many · Enter or Space: take · a digit or F2: size · Insert or +: add a pile · Delete: remove it")}));
    m_area->setToolTip(QString());
    m_area->measure();
    describe();
}

void NimBoard::applyTheme()
{
    QFont hintFont = screenFont(m_context.px(12));
    hintFont.setBold(true);
    m_hintLabel->ensurePolished(); // a later first polish would put the old font back
    m_hintLabel->setFont(hintFont);
    layout()->setSpacing(m_context.px(6));
    m_area->applyTheme();
    updateGeometry();
}

void NimBoard::describe()
{
    // What a screen reader says must end: the first piles stand for all.
    constexpr std::size_t toldPiles = 20;
    QStringList sizes;
    for (std::size_t i = 0; i < std::min(toldPiles, m_position.piles.size()); ++i)
        sizes.append(QString::number(m_position.piles[i]));
    if (m_position.piles.size() > toldPiles)
        sizes.append(QStringLiteral("…"));
    m_area->setAccessibleDescription(m_context.text(
        {"page", QT_TRANSLATE_NOOP("page", "Piles: %1. Pile %2 of %3 is chosen and has %4; to take: %5"),
         {sizes.join(u' '), std::uint64_t{m_current + 1}, std::uint64_t{m_position.piles.size()}, m_position.piles[m_current], m_area->chosenToTake()}}));
}

void NimBoard::setCurrentPile(std::size_t pile)
{
    pile = std::min(pile, m_position.piles.size() - 1);
    if (pile != m_current) {
        m_area->chooseToTake(0);
        m_current = pile;
        emit currentPileChanged();
    }
    m_area->showRow(m_current);
    describe();
}

QRect NimBoard::matchRect(std::size_t pile, std::uint64_t match) const
{
    return m_area->matchRect(pile, match).toRect();
}

QRect NimBoard::numberRect(std::size_t pile) const
{
    return m_area->numberRect(pile);
}

QWidget *NimBoard::canvas() const
{
    return m_area->viewport();
}

int NimBoard::heightOf(std::size_t rows, int rowHeight) const
{
    const int hint = std::max(m_hintLabel->heightForWidth(std::max(width(), m_context.px(240))), QFontMetrics(m_hintLabel->font()).height());
    return hint + layout()->spacing() + static_cast<int>(rows) * rowHeight;
}

QSize NimBoard::sizeHint() const
{
    return {m_context.px(420), heightOf(m_position.piles.size(), m_area->tallRow())};
}

QSize NimBoard::minimumSizeHint() const
{
    // Three piles, the usual position, are seen whole in the smallest window too.
    constexpr std::size_t seenWhole = 3;
    return {m_area->minimumWidth(), heightOf(std::min(m_position.piles.size(), seenWhole), m_context.px(22))};
}

int NimBoard::compactHeight() const
{
    return heightOf(m_position.piles.size(), m_area->shortRow());
}

void NimBoard::take(std::size_t pile, std::uint64_t count)
{
    if (count == 0 || count > m_position.piles[pile])
        return;
    emit moveChosen(Nim::format(Nim::play(m_position, {pile, count})));
}

void NimBoard::setPileSize(std::size_t pile, std::uint64_t size)
{
    if (m_position.piles[pile] == size)
        return;
    Nim::Position edited = m_position;
    edited.piles[pile] = size;
    emit positionEdited(Nim::format(edited));
}

void NimBoard::addPile()
{
    if (m_position.piles.size() >= limits::maxNimPiles)
        return;
    Nim::Position edited = m_position;
    edited.piles.push_back(1);
    emit positionEdited(Nim::format(edited));
    setCurrentPile(m_position.piles.size() - 1);
}

void NimBoard::removePile()
{
    if (m_position.piles.size() <= 1)
        return;
    Nim::Position edited = m_position;
    edited.piles.erase(edited.piles.begin() + static_cast<std::ptrdiff_t>(m_current));
    emit positionEdited(Nim::format(edited));
}

void NimBoard::editPile()
{
    m_area->startEdit(QString::number(m_position.piles[m_current]));
}

} // namespace mexplain
