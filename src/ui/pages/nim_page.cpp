#include "ui/pages/nim_page.h"

#include "ui/boards/nim_board.h"
#include "ui/pages/control_texts.h"

#include "ui_nim_controls.h"

namespace mexplain {

NimPage::NimPage(const AnyGame &game, const UiContext &context, QWidget *parent)
    : NimPage(game, context, new NimBoard(context), new QWidget, parent)
{
}

NimPage::NimPage(const AnyGame &game, const UiContext &context, NimBoard *board, QWidget *controls, QWidget *parent)
    : GamePage(game, context, board, controls, parent), m_context(context), m_board(board),
      m_controls(std::make_unique<Ui::NimControls>())
{
    m_controls->setupUi(controls);
    connect(m_controls->addPileButton, &QPushButton::clicked, m_board, &NimBoard::addPile);
    connect(m_controls->removePileButton, &QPushButton::clicked, m_board, &NimBoard::removePile);
    connect(this, &GamePage::explanationChanged, this, &NimPage::updateButtons);
    // Not the virtual ones: the base has done its own part.
    NimPage::retranslate();
    NimPage::applyTheme();
    updateButtons();
}

NimPage::~NimPage() = default;

void NimPage::retranslate()
{
    GamePage::retranslate();
    nameAddPile(*m_controls->addPileButton, m_context);
    nameRemovePile(*m_controls->removePileButton, m_context);
}

void NimPage::applyTheme()
{
    GamePage::applyTheme();
    m_controls->controlsLayout->setSpacing(m_context.px(8));
}

void NimPage::updateButtons()
{
    m_controls->addPileButton->setEnabled(m_board->canAddPile());
    m_controls->removePileButton->setEnabled(m_board->pileCount() > 1);
}

} // namespace mexplain
