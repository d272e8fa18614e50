#include "ui/pages/split_page.h"

#include "explain/narrations/split_nim.h"
#include "ui/boards/split_board.h"
#include "ui/pages/control_texts.h"

#include "ui_split_controls.h"

namespace mexplain {

SplitPage::SplitPage(const AnyGame &game, const UiContext &context, QWidget *parent)
    : SplitPage(game, context, new SplitBoard(context), new QWidget, parent)
{
}

SplitPage::SplitPage(const AnyGame &game, const UiContext &context, SplitBoard *board, QWidget *controls, QWidget *parent)
    : GamePage(game, context, board, controls, parent), m_context(context), m_board(board),
      m_controls(std::make_unique<Ui::SplitControls>())
{
    m_controls->setupUi(controls);
    m_controls->chartSpinBox->setRange(static_cast<int>(Lesson<SplitNim>::leastChartEnd), static_cast<int>(Lesson<SplitNim>::mostChartEnd));
    m_controls->chartSpinBox->setValue(static_cast<int>(Lesson<SplitNim>::usualChartEnd));
    m_controls->chartSpinBox->setSingleStep(8);
    m_controls->chartSpinBox->setKeyboardTracking(false); // not at the "1" of 100
    connect(m_controls->splitButton, &QPushButton::clicked, m_board, &SplitBoard::editSplit);
    connect(m_controls->addPileButton, &QPushButton::clicked, m_board, &PileBoard::addPile);
    connect(m_controls->removePileButton, &QPushButton::clicked, m_board, &PileBoard::removePile);
    connect(m_controls->chartSpinBox, &QSpinBox::valueChanged, this, [this] { explainAgain(); });
    connect(this, &GamePage::explanationChanged, this, &SplitPage::updateButtons);
    // Not the virtual ones: the base has done its own part.
    SplitPage::retranslate();
    SplitPage::applyTheme();
    updateButtons();
}

SplitPage::~SplitPage() = default;

Result<Explanation> SplitPage::explain(const std::string &position) const
{
    const auto parsed = SplitNim::parse(position);
    if (!parsed)
        return parsed.error();
    return Lesson<SplitNim>::narrate(*parsed, SplitNim::solve(*parsed), static_cast<std::uint64_t>(m_controls->chartSpinBox->value()));
}

void SplitPage::retranslate()
{
    GamePage::retranslate();
    nameButton(*m_controls->splitButton, m_context, {"page", QT_TRANSLATE_NOOP("page", "Split …")},
               {"page", QT_TRANSLATE_NOOP("page", "Split the chosen heap in three")},
               {"page", QT_TRANSLATE_NOOP("page", "Split the chosen heap in three (S on the board)")});
    nameButton(*m_controls->addPileButton, m_context, {"page", QT_TRANSLATE_NOOP("page", "+ Heap")}, {"page", QT_TRANSLATE_NOOP("page", "Add a heap")},
               {"page", QT_TRANSLATE_NOOP("page", "Add a heap of one (Insert or + on the board)")});
    nameButton(*m_controls->removePileButton, m_context, {"page", QT_TRANSLATE_NOOP("page", "− Heap")},
               {"page", QT_TRANSLATE_NOOP("page", "Remove the chosen heap")},
               {"page", QT_TRANSLATE_NOOP("page", "Remove the chosen heap (Delete on the board)")});
    m_controls->chartSpinBox->setPrefix(QStringLiteral("n ≤ "));
    m_controls->chartSpinBox->setAccessibleName(m_context.text({"page", QT_TRANSLATE_NOOP("page", "The chart of the pattern goes to this heap")}));
    m_controls->chartSpinBox->setToolTip(m_context.text({"page", QT_TRANSLATE_NOOP("page", "How far SG values are computed by mex for the chart of the pattern (Up and Down: by 8)")}));
}

void SplitPage::applyTheme()
{
    GamePage::applyTheme();
    m_controls->controlsLayout->setSpacing(m_context.px(8));
    m_controls->heapsLayout->setSpacing(m_context.px(4));
}

void SplitPage::updateButtons()
{
    m_controls->addPileButton->setEnabled(m_board->canAddPile());
    m_controls->removePileButton->setEnabled(m_board->pileCount() > 1);
}

} // namespace mexplain
