#include "ui/pages/nim_page.h"

#include "ui/boards/nim_board.h"

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
    const auto setUp = [this](QPushButton *button, const Phrase &text, const Phrase &name, const Phrase &tip) {
        button->setText(m_context.text(text));
        button->setAccessibleName(m_context.text(name));
        button->setToolTip(m_context.text(tip));
    };
    setUp(m_controls->addPileButton, {"page", QT_TRANSLATE_NOOP("page", "+ Pile")}, {"page", QT_TRANSLATE_NOOP("page", "Add a pile")},
          {"page", QT_TRANSLATE_NOOP("page", "Add a pile of one match (Insert or + on the board)")});
    setUp(m_controls->removePileButton, {"page", QT_TRANSLATE_NOOP("page", "− Pile")},
          {"page", QT_TRANSLATE_NOOP("page", "Remove the chosen pile")},
          {"page", QT_TRANSLATE_NOOP("page", "Remove the chosen pile (Delete on the board)")});
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
