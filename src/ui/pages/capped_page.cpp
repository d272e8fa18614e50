#include "ui/pages/capped_page.h"

#include "render/fonts.h"
#include "solver/limits.h"
#include "ui/boards/capped_board.h"
#include "ui/pages/control_texts.h"

#include "ui_capped_controls.h"

#include <QSignalBlocker>

#include <algorithm>

namespace mexplain {

namespace {

/// The slider goes at least to here, and no farther than a finger can aim; the field takes every cap.
constexpr std::uint64_t leastSliderEnd = 16;
constexpr std::uint64_t mostSliderEnd = 200;

} // namespace

CappedPage::CappedPage(const AnyGame &game, const UiContext &context, QWidget *parent)
    : CappedPage(game, context, new CappedBoard(context), new QWidget, parent)
{
}

CappedPage::CappedPage(const AnyGame &game, const UiContext &context, CappedBoard *board, QWidget *controls, QWidget *parent)
    : GamePage(game, context, board, controls, parent), m_context(context), m_board(board),
      m_controls(std::make_unique<Ui::CappedControls>())
{
    m_controls->setupUi(controls);
    m_controls->capField->setUp(context, Quantity::TakeCap);
    m_controls->capField->setRange(1, limits::maxNumber);
    m_controls->capLabel->setBuddy(m_controls->capField);
    connect(m_controls->capSlider, &QSlider::sliderPressed, this, [this] { m_board->beginDrag(); });
    connect(m_controls->capSlider, &QSlider::sliderReleased, this, [this] { m_board->endDrag(); });
    connect(m_controls->capSlider, &QSlider::valueChanged, this, [this](int cap) { m_board->setCap(static_cast<quint64>(cap)); });
    connect(m_controls->capField, &NumberField::numberEntered, m_board, &CappedBoard::setCap);
    connect(m_controls->addPileButton, &QPushButton::clicked, m_board, &PileBoard::addPile);
    connect(m_controls->removePileButton, &QPushButton::clicked, m_board, &PileBoard::removePile);
    connect(this, &GamePage::explanationChanged, this, &CappedPage::showCap);
    // Not the virtual ones: the base has done its own part.
    CappedPage::retranslate();
    CappedPage::applyTheme();
    showCap();
}

CappedPage::~CappedPage() = default;

void CappedPage::retranslate()
{
    GamePage::retranslate();
    nameAddPile(*m_controls->addPileButton, m_context);
    nameRemovePile(*m_controls->removePileButton, m_context);
    m_controls->capLabel->setText(m_context.text({"page", QT_TRANSLATE_NOOP("page", "Cap")}));
    for (QWidget *control : {static_cast<QWidget *>(m_controls->capSlider), static_cast<QWidget *>(m_controls->capField)}) {
        control->setAccessibleName(m_context.text({"page", QT_TRANSLATE_NOOP("page", "The cap: how many a move may take at most")}));
        control->setToolTip(m_context.text({"page", QT_TRANSLATE_NOOP("page", "The cap: how many a move may take at most (< and > on the board)")}));
    }
}

void CappedPage::applyTheme()
{
    GamePage::applyTheme();
    m_controls->controlsLayout->setSpacing(m_context.px(8));
    m_controls->capSlider->setMinimumWidth(m_context.px(80));
    m_controls->capField->setFont(monospaceFont(m_context.px(14)));
    m_controls->capField->setFixedWidth(m_context.px(72));
}

void CappedPage::showCap()
{
    const std::uint64_t cap = m_board->cap();
    const std::uint64_t end = std::clamp(std::max(cap, m_board->largestPile()), leastSliderEnd, mostSliderEnd);
    {
        const QSignalBlocker quiet(m_controls->capSlider); // showing is not choosing
        if (!m_controls->capSlider->isSliderDown())
            m_controls->capSlider->setRange(1, static_cast<int>(end));
        m_controls->capSlider->setValue(static_cast<int>(std::min(cap, end)));
    }
    m_controls->capField->showNumber(cap);
    m_controls->addPileButton->setEnabled(m_board->canAddPile());
    m_controls->removePileButton->setEnabled(m_board->pileCount() > 1);
}

} // namespace mexplain
