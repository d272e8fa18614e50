#include "ui/pages/staircase_page.h"

#include "ui/boards/staircase_board.h"
#include "ui/pages/control_texts.h"

#include "ui_staircase_controls.h"

namespace mexplain {

StaircasePage::StaircasePage(const AnyGame &game, const UiContext &context, QWidget *parent)
    : StaircasePage(game, context, new StaircaseBoard(context), new QWidget, parent)
{
}

StaircasePage::StaircasePage(const AnyGame &game, const UiContext &context, StaircaseBoard *board, QWidget *controls, QWidget *parent)
    : GamePage(game, context, board, controls, parent), m_context(context), m_board(board),
      m_controls(std::make_unique<Ui::StaircaseControls>())
{
    m_controls->setupUi(controls);
    connect(m_controls->addStairButton, &QPushButton::clicked, m_board, &StaircaseBoard::addStair);
    connect(m_controls->removeStairButton, &QPushButton::clicked, m_board, &StaircaseBoard::removeStair);
    connect(this, &GamePage::explanationChanged, this, &StaircasePage::updateButtons);
    // Not the virtual ones: the base has done its own part.
    StaircasePage::retranslate();
    StaircasePage::applyTheme();
    updateButtons();
}

StaircasePage::~StaircasePage() = default;

void StaircasePage::retranslate()
{
    GamePage::retranslate();
    nameButton(*m_controls->addStairButton, m_context, {"page", QT_TRANSLATE_NOOP("page", "+ Stair")}, {"page", QT_TRANSLATE_NOOP("page", "Add a stair")},
               {"page", QT_TRANSLATE_NOOP("page", "Add a stair on top, with one stone (Insert or + on the board)")});
    nameButton(*m_controls->removeStairButton, m_context, {"page", QT_TRANSLATE_NOOP("page", "− Stair")},
               {"page", QT_TRANSLATE_NOOP("page", "Remove the chosen stair")},
               {"page", QT_TRANSLATE_NOOP("page", "Remove the chosen stair (Delete on the board)")});
}

void StaircasePage::applyTheme()
{
    GamePage::applyTheme();
    m_controls->controlsLayout->setSpacing(m_context.px(8));
}

void StaircasePage::updateButtons()
{
    m_controls->addStairButton->setEnabled(m_board->canAddStair());
    m_controls->removeStairButton->setEnabled(m_board->stairCount() > 1);
}

} // namespace mexplain
