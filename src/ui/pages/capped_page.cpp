#include "ui/pages/capped_page.h"

#include "explain/error_phrase.h"
#include "render/fonts.h"
#include "solver/limits.h"
#include "solver/reader.h"
#include "ui/boards/capped_board.h"
#include "ui/pages/control_texts.h"

#include "ui_capped_controls.h"

#include <QSignalBlocker>
#include <QStyle>
#include <QToolTip>

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
    m_controls->capLabel->setBuddy(m_controls->capEdit);
    m_controls->capEdit->setMaxLength(30);
    connect(m_controls->capSlider, &QSlider::sliderPressed, this, [this] { m_board->beginDrag(); });
    connect(m_controls->capSlider, &QSlider::sliderReleased, this, [this] { m_board->endDrag(); });
    connect(m_controls->capSlider, &QSlider::valueChanged, this, [this](int cap) { m_board->setCap(static_cast<quint64>(cap)); });
    connect(m_controls->capEdit, &QLineEdit::editingFinished, this, &CappedPage::applyField);
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
    for (QWidget *control : {static_cast<QWidget *>(m_controls->capSlider), static_cast<QWidget *>(m_controls->capEdit)}) {
        control->setAccessibleName(m_context.text({"page", QT_TRANSLATE_NOOP("page", "The cap: how many a move may take at most")}));
        control->setToolTip(m_context.text({"page", QT_TRANSLATE_NOOP("page", "The cap: how many a move may take at most (< and > on the board)")}));
    }
}

void CappedPage::applyTheme()
{
    GamePage::applyTheme();
    m_controls->controlsLayout->setSpacing(m_context.px(8));
    m_controls->capSlider->setMinimumWidth(m_context.px(80));
    m_controls->capEdit->setFont(monospaceFont(m_context.px(14)));
    m_controls->capEdit->setFixedWidth(m_context.px(72));
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
    m_controls->capEdit->setText(QString::number(cap));
    m_controls->capEdit->setCursorPosition(0);
    m_controls->addPileButton->setEnabled(m_board->canAddPile());
    m_controls->removePileButton->setEnabled(m_board->pileCount() > 1);
}

void CappedPage::applyField()
{
    const std::string typed = m_controls->capEdit->text().normalized(QString::NormalizationForm_KC).toStdString();
    Reader reader(typed);
    const auto cap = reader.number(Quantity::TakeCap, 1, limits::maxNumber);
    if (!cap || !reader.atEnd()) {
        const Phrase why = cap ? Phrase{"page", QT_TRANSLATE_NOOP("page", "One number, please")} : errorPhrase(cap.error());
        QToolTip::showText(m_controls->capEdit->mapToGlobal(QPoint(0, m_controls->capEdit->height())), m_context.text(why), m_controls->capEdit);
        m_controls->capEdit->setText(QString::number(m_board->cap()));
        return;
    }
    m_board->setCap(*cap);
    showCap();
}

} // namespace mexplain
