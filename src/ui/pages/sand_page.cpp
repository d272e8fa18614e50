#include "ui/pages/sand_page.h"

#include "render/fonts.h"
#include "solver/limits.h"
#include "ui/boards/sand_board.h"
#include "ui/pages/control_texts.h"

#include "ui_sand_controls.h"

#include <algorithm>

namespace mexplain {

SandPage::SandPage(const AnyGame &game, const UiContext &context, QWidget *parent)
    : SandPage(game, context, new SandBoard(context), new QWidget, parent)
{
}

SandPage::SandPage(const AnyGame &game, const UiContext &context, SandBoard *board, QWidget *controls, QWidget *parent)
    : GamePage(game, context, board, controls, parent), m_context(context), m_board(board),
      m_controls(std::make_unique<Ui::SandControls>())
{
    m_controls->setupUi(controls);
    m_controls->grainsField->setUp(context, Quantity::GrainCount);
    m_controls->grainsField->setRange(0, limits::maxNumber);
    m_controls->grainsLabel->setBuddy(m_controls->grainsField);
    m_controls->capField->setUp(context, Quantity::TakeCap);
    m_controls->capLabel->setBuddy(m_controls->capField);
    m_controls->lastField->setUp(context, Quantity::LastAmount);
    m_controls->lastLabel->setBuddy(m_controls->lastField);
    connect(m_controls->grainsField, &NumberField::numberEntered, m_board, &SandBoard::setGrains);
    connect(m_controls->capField, &NumberField::numberEntered, m_board, &SandBoard::setCap);
    connect(m_controls->lastField, &NumberField::numberEntered, m_board, &SandBoard::setLast);
    connect(this, &GamePage::explanationChanged, this, &SandPage::showNumbers);
    // Not the virtual ones: the base has done its own part.
    SandPage::retranslate();
    SandPage::applyTheme();
    showNumbers();
}

SandPage::~SandPage() = default;

void SandPage::retranslate()
{
    GamePage::retranslate();
    nameField(*m_controls->grainsLabel, *m_controls->grainsField, m_context, {"page", QT_TRANSLATE_NOOP("page", "s =")},
              {"page", QT_TRANSLATE_NOOP("page", "How many grains there are (+ and − on the board)")});
    nameField(*m_controls->capLabel, *m_controls->capField, m_context, {"page", QT_TRANSLATE_NOOP("page", "k =")},
              {"page", QT_TRANSLATE_NOOP("page", "The most that may be taken at a time (< and > on the board)")});
    nameField(*m_controls->lastLabel, *m_controls->lastField, m_context, {"page", QT_TRANSLATE_NOOP("page", "g =")},
              {"page", QT_TRANSLATE_NOOP("page", "The amount taken last; 0 before the first move (G on the board)")});
}

void SandPage::applyTheme()
{
    GamePage::applyTheme();
    m_controls->controlsLayout->setSpacing(m_context.px(8));
    for (NumberField *field : {m_controls->grainsField, m_controls->capField, m_controls->lastField}) {
        field->setFont(monospaceFont(m_context.px(14)));
        field->setFixedWidth(m_context.px(72));
    }
}

void SandPage::showNumbers()
{
    const Sand::Position &position = m_board->position();
    m_controls->grainsField->showNumber(position.grains);
    m_controls->capField->setRange(std::max<std::uint64_t>(1, position.last), limits::maxNumber);
    m_controls->capField->showNumber(position.cap);
    m_controls->lastField->setRange(0, position.cap);
    m_controls->lastField->showNumber(position.last);
}

} // namespace mexplain
