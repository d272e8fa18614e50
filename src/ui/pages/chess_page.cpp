#include "ui/pages/chess_page.h"

#include "ui/boards/chess_board.h"
#include "ui/pages/control_texts.h"

#include "ui_chess_controls.h"

#include <QButtonGroup>

namespace mexplain {

ChessPage::ChessPage(const AnyGame &game, const UiContext &context, QWidget *parent)
    : ChessPage(game, context, new ChessBoard(context), new QWidget, parent)
{
}

ChessPage::ChessPage(const AnyGame &game, const UiContext &context, ChessBoard *board, QWidget *controls, QWidget *parent)
    : GamePage(game, context, board, controls, parent), m_context(context), m_board(board),
      m_controls(std::make_unique<Ui::ChessControls>())
{
    m_controls->setupUi(controls);
    auto *modes = new QButtonGroup(this);
    modes->addButton(m_controls->playButton);
    modes->addButton(m_controls->placeButton);
    connect(m_controls->playButton, &QPushButton::clicked, this, [this] { m_board->setPlacing(false); });
    connect(m_controls->placeButton, &QPushButton::clicked, this, [this] { m_board->setPlacing(true); });
    connect(m_controls->addRowButton, &QPushButton::clicked, m_board, &ChessBoard::addRow);
    connect(m_controls->removeRowButton, &QPushButton::clicked, m_board, &ChessBoard::removeRow);
    connect(m_board, &ChessBoard::placingChanged, this, &ChessPage::updateButtons);
    connect(this, &GamePage::explanationChanged, this, &ChessPage::updateButtons);
    // Not the virtual ones: the base has done its own part.
    ChessPage::retranslate();
    ChessPage::applyTheme();
    updateButtons();
}

ChessPage::~ChessPage() = default;

void ChessPage::retranslate()
{
    GamePage::retranslate();
    nameButton(*m_controls->playButton, m_context, {"page", QT_TRANSLATE_NOOP("page", "Push")}, {"page", QT_TRANSLATE_NOOP("page", "Clicks push pieces")},
               {"page", QT_TRANSLATE_NOOP("page", "A click on a piece pushes it (E on the board switches)")});
    nameButton(*m_controls->placeButton, m_context, {"page", QT_TRANSLATE_NOOP("page", "Place")}, {"page", QT_TRANSLATE_NOOP("page", "Clicks place pieces")},
               {"page", QT_TRANSLATE_NOOP("page", "A click puts a piece on a square or takes it away (E on the board switches)")});
    nameButton(*m_controls->addRowButton, m_context, {"page", QT_TRANSLATE_NOOP("page", "+ Row")}, {"page", QT_TRANSLATE_NOOP("page", "Add a row")},
               {"page", QT_TRANSLATE_NOOP("page", "Add a row with a piece on its first square (Insert or + on the board)")});
    nameButton(*m_controls->removeRowButton, m_context, {"page", QT_TRANSLATE_NOOP("page", "− Row")},
               {"page", QT_TRANSLATE_NOOP("page", "Remove the chosen row")},
               {"page", QT_TRANSLATE_NOOP("page", "Remove the chosen row (Delete on the board)")});
}

void ChessPage::applyTheme()
{
    GamePage::applyTheme();
    m_controls->controlsLayout->setSpacing(m_context.px(8));
    m_controls->modeLayout->setSpacing(m_context.px(4));
    m_controls->rowsLayout->setSpacing(m_context.px(4));
}

void ChessPage::updateButtons()
{
    m_controls->playButton->setChecked(!m_board->isPlacing());
    m_controls->placeButton->setChecked(m_board->isPlacing());
    m_controls->addRowButton->setEnabled(m_board->canAddRow());
    m_controls->removeRowButton->setEnabled(m_board->rowCount() > 1);
}

} // namespace mexplain
