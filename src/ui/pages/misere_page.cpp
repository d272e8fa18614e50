#include "ui/pages/misere_page.h"

#include "ui/boards/misere_board.h"
#include "ui/boards/nim_board.h"
#include "ui/pages/control_texts.h"

#include "ui_misere_controls.h"

namespace mexplain {

MiserePage::MiserePage(const AnyGame &game, const UiContext &context, QWidget *parent)
    : MiserePage(game, context, new MisereBoard(context), new QWidget, parent)
{
}

MiserePage::MiserePage(const AnyGame &game, const UiContext &context, MisereBoard *board, QWidget *controls, QWidget *parent)
    : GamePage(game, context, board, controls, parent), m_context(context), m_board(board),
      m_controls(std::make_unique<Ui::MisereControls>())
{
    m_controls->setupUi(controls);
    connect(m_controls->addPileButton, &QPushButton::clicked, &m_board->misere(), &PileBoard::addPile);
    connect(m_controls->removePileButton, &QPushButton::clicked, &m_board->misere(), &PileBoard::removePile);
    connect(this, &GamePage::explanationChanged, this, &MiserePage::showOutcomes);
    // Not the virtual ones: the base has done its own part.
    MiserePage::retranslate();
    MiserePage::applyTheme();
    showOutcomes();
}

MiserePage::~MiserePage() = default;

void MiserePage::retranslate()
{
    GamePage::retranslate();
    nameAddPile(*m_controls->addPileButton, m_context);
    nameRemovePile(*m_controls->removePileButton, m_context);
}

void MiserePage::applyTheme()
{
    GamePage::applyTheme();
    m_controls->controlsLayout->setSpacing(m_context.px(8));
}

void MiserePage::showOutcomes()
{
    m_board->setOutcomes(explanation().outcome, explanation().comparedOutcome);
    m_controls->addPileButton->setEnabled(m_board->misere().canAddPile());
    m_controls->removePileButton->setEnabled(m_board->misere().pileCount() > 1);
}

} // namespace mexplain
