#include "ui/pages/bash_page.h"

#include "render/fonts.h"
#include "solver/limits.h"
#include "ui/boards/bash_board.h"
#include "ui/pages/control_texts.h"

#include "ui_bash_controls.h"

namespace mexplain {

BashPage::BashPage(const AnyGame &game, const UiContext &context, QWidget *parent)
    : BashPage(game, context, new BashBoard(context), new QWidget, parent)
{
}

BashPage::BashPage(const AnyGame &game, const UiContext &context, BashBoard *board, QWidget *controls, QWidget *parent)
    : GamePage(game, context, board, controls, parent), m_context(context), m_board(board),
      m_controls(std::make_unique<Ui::BashControls>())
{
    m_controls->setupUi(controls);
    m_controls->stonesField->setUp(context, Quantity::StoneCount);
    m_controls->stonesField->setRange(0, limits::maxNumber);
    m_controls->stonesLabel->setBuddy(m_controls->stonesField);
    m_controls->capField->setUp(context, Quantity::TakeCap);
    m_controls->capField->setRange(1, limits::maxNumber);
    m_controls->capLabel->setBuddy(m_controls->capField);
    connect(m_controls->stonesField, &NumberField::numberEntered, m_board, &BashBoard::setStones);
    connect(m_controls->capField, &NumberField::numberEntered, m_board, &BashBoard::setCap);
    connect(this, &GamePage::explanationChanged, this, &BashPage::showNumbers);
    // Not the virtual ones: the base has done its own part.
    BashPage::retranslate();
    BashPage::applyTheme();
    showNumbers();
}

BashPage::~BashPage() = default;

void BashPage::retranslate()
{
    GamePage::retranslate();
    nameField(*m_controls->stonesLabel, *m_controls->stonesField, m_context, {"page", QT_TRANSLATE_NOOP("page", "Stones n")},
              {"page", QT_TRANSLATE_NOOP("page", "How many stones there are (+ and − on the board)")});
    nameField(*m_controls->capLabel, *m_controls->capField, m_context, {"page", QT_TRANSLATE_NOOP("page", "at most m")},
              {"page", QT_TRANSLATE_NOOP("page", "The most stones that may be taken at a time (< and > on the board)")});
}

void BashPage::applyTheme()
{
    GamePage::applyTheme();
    m_controls->controlsLayout->setSpacing(m_context.px(8));
    for (NumberField *field : {m_controls->stonesField, m_controls->capField}) {
        field->setFont(monospaceFont(m_context.px(14)));
        field->setFixedWidth(m_context.px(72));
    }
}

void BashPage::showNumbers()
{
    m_controls->stonesField->showNumber(m_board->stones());
    m_controls->capField->showNumber(m_board->cap());
}

} // namespace mexplain
