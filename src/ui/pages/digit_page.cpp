#include "ui/pages/digit_page.h"

#include "explain/narrations/digit_deletion.h"
#include "ui/boards/digit_board.h"
#include "ui/pages/control_texts.h"

#include "ui_digit_controls.h"

#include <QButtonGroup>

#include <algorithm>

namespace mexplain {

DigitPage::DigitPage(const AnyGame &game, const UiContext &context, QWidget *parent)
    : DigitPage(game, context, new DigitBoard(context), new QWidget, parent)
{
}

DigitPage::DigitPage(const AnyGame &game, const UiContext &context, DigitBoard *board, QWidget *controls, QWidget *parent)
    : GamePage(game, context, board, controls, parent), m_context(context), m_board(board),
      m_controls(std::make_unique<Ui::DigitControls>())
{
    m_controls->setupUi(controls);
    auto *questions = new QButtonGroup(this);
    questions->addButton(m_controls->outcomeButton);
    questions->addButton(m_controls->countButton);
    connect(m_controls->outcomeButton, &QPushButton::clicked, this, [this] { firstStep(); });
    connect(m_controls->countButton, &QPushButton::clicked, this, [this] { setStep(firstCountStep()); });
    connect(m_controls->downButton, &QPushButton::clicked, m_board, &DigitBoard::stepDown);
    connect(m_controls->upButton, &QPushButton::clicked, m_board, &DigitBoard::stepUp);
    connect(this, &GamePage::explanationChanged, this, &DigitPage::showControls);
    connect(this, &GamePage::stepChanged, this, &DigitPage::showControls);
    // Not the virtual ones: the base has done its own part.
    DigitPage::retranslate();
    DigitPage::applyTheme();
    showControls();
}

DigitPage::~DigitPage() = default;

void DigitPage::retranslate()
{
    GamePage::retranslate();
    nameButton(*m_controls->outcomeButton, m_context, {"page", QT_TRANSLATE_NOOP("page", "Who wins?")},
               {"page", QT_TRANSLATE_NOOP("page", "The steps of the question who wins this number")},
               {"page", QT_TRANSLATE_NOOP("page", "Go to the steps that tell who wins this number (Space when focused)")});
    nameButton(*m_controls->countButton, m_context, {"page", QT_TRANSLATE_NOOP("page", "How many below?")},
               {"page", QT_TRANSLATE_NOOP("page", "The steps of the question how many smaller numbers are N-positions")},
               {"page", QT_TRANSLATE_NOOP("page", "Go to the steps that count the N-positions below this number (Space when focused)")});
    nameButton(*m_controls->downButton, m_context, {"page", QT_TRANSLATE_NOOP("page", "− 1")}, {"page", QT_TRANSLATE_NOOP("page", "The number before")},
               {"page", QT_TRANSLATE_NOOP("page", "The number before this one (Space when focused)")});
    nameButton(*m_controls->upButton, m_context, {"page", QT_TRANSLATE_NOOP("page", "+ 1")}, {"page", QT_TRANSLATE_NOOP("page", "The next number")},
               {"page", QT_TRANSLATE_NOOP("page", "The number after this one (Space when focused)")});
}

void DigitPage::applyTheme()
{
    GamePage::applyTheme();
    m_controls->controlsLayout->setSpacing(m_context.px(8));
    m_controls->questionLayout->setSpacing(m_context.px(4));
    m_controls->numberLayout->setSpacing(m_context.px(4));
}

int DigitPage::firstCountStep() const
{
    const auto &steps = explanation().steps;
    const auto first = std::find_if(steps.begin(), steps.end(), [](const Step &step) { return step.id == QLatin1String(Lesson<DigitDeletion>::countStep); });
    return static_cast<int>(first - steps.begin());
}

void DigitPage::showControls()
{
    const bool counts = step() >= firstCountStep();
    m_controls->outcomeButton->setChecked(!counts);
    m_controls->countButton->setChecked(counts);
    m_controls->downButton->setEnabled(m_board->canStepDown());
    m_controls->upButton->setEnabled(m_board->canStepUp());
}

} // namespace mexplain
