#include "ui/pages/wythoff_page.h"

#include "render/fonts.h"
#include "solver/limits.h"
#include "ui/boards/wythoff_board.h"
#include "ui/pages/control_texts.h"

#include "ui_wythoff_controls.h"

namespace mexplain {

WythoffPage::WythoffPage(const AnyGame &game, const UiContext &context, QWidget *parent)
    : WythoffPage(game, context, new WythoffBoard(context), new QWidget, parent)
{
}

WythoffPage::WythoffPage(const AnyGame &game, const UiContext &context, WythoffBoard *board, QWidget *controls, QWidget *parent)
    : GamePage(game, context, board, controls, parent), m_context(context), m_board(board),
      m_controls(std::make_unique<Ui::WythoffControls>())
{
    m_controls->setupUi(controls);
    for (NumberField *field : {m_controls->firstField, m_controls->secondField}) {
        field->setUp(context, Quantity::PileSize);
        field->setRange(0, limits::maxNumber);
    }
    m_controls->firstLabel->setBuddy(m_controls->firstField);
    m_controls->secondLabel->setBuddy(m_controls->secondField);
    connect(m_controls->firstField, &NumberField::numberEntered, m_board, &WythoffBoard::setFirst);
    connect(m_controls->secondField, &NumberField::numberEntered, m_board, &WythoffBoard::setSecond);
    connect(m_controls->zoomInButton, &QPushButton::clicked, m_board, &WythoffBoard::zoomIn);
    connect(m_controls->zoomOutButton, &QPushButton::clicked, m_board, &WythoffBoard::zoomOut);
    connect(m_board, &WythoffBoard::zoomChanged, this, &WythoffPage::updateButtons);
    connect(this, &GamePage::explanationChanged, this, &WythoffPage::showNumbers);
    // Not the virtual ones: the base has done its own part.
    WythoffPage::retranslate();
    WythoffPage::applyTheme();
    showNumbers();
    updateButtons();
}

WythoffPage::~WythoffPage() = default;

void WythoffPage::retranslate()
{
    GamePage::retranslate();
    nameField(*m_controls->firstLabel, *m_controls->firstField, m_context, {"page", QT_TRANSLATE_NOOP("page", "Piles")},
              {"page", QT_TRANSLATE_NOOP("page", "The first pile: the queen's column")});
    nameField(*m_controls->secondLabel, *m_controls->secondField, m_context, {"page", QT_TRANSLATE_NOOP("page", "and")},
              {"page", QT_TRANSLATE_NOOP("page", "The second pile: the queen's row")});
    nameButton(*m_controls->zoomInButton, m_context, {"page", QT_TRANSLATE_NOOP("page", "+")}, {"page", QT_TRANSLATE_NOOP("page", "Zoom in")},
               {"page", QT_TRANSLATE_NOOP("page", "Show fewer, larger cells (+ on the board, or Ctrl and the wheel)")});
    nameButton(*m_controls->zoomOutButton, m_context, {"page", QT_TRANSLATE_NOOP("page", "−")}, {"page", QT_TRANSLATE_NOOP("page", "Zoom out")},
               {"page", QT_TRANSLATE_NOOP("page", "Show more cells, up to 1000 rows (− on the board, or Ctrl and the wheel)")});
}

void WythoffPage::applyTheme()
{
    GamePage::applyTheme();
    m_controls->controlsLayout->setSpacing(m_context.px(8));
    m_controls->zoomLayout->setSpacing(m_context.px(4));
    for (NumberField *field : {m_controls->firstField, m_controls->secondField}) {
        field->setFont(monospaceFont(m_context.px(14)));
        field->setFixedWidth(m_context.px(72));
    }
    for (QPushButton *button : {m_controls->zoomInButton, m_controls->zoomOutButton})
        button->setFixedWidth(m_context.px(36));
}

void WythoffPage::showNumbers()
{
    m_controls->firstField->showNumber(m_board->position().first);
    m_controls->secondField->showNumber(m_board->position().second);
}

void WythoffPage::updateButtons()
{
    m_controls->zoomInButton->setEnabled(m_board->canZoomIn());
    m_controls->zoomOutButton->setEnabled(m_board->canZoomOut());
}

} // namespace mexplain
