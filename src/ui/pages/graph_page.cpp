#include "ui/pages/graph_page.h"

#include "ui/boards/graph_board.h"
#include "ui/pages/control_texts.h"

#include "ui_graph_controls.h"

#include <QButtonGroup>

namespace mexplain {

GraphPage::GraphPage(const AnyGame &game, const UiContext &context, QWidget *parent)
    : GraphPage(game, context, new GraphBoard(context), new QWidget, parent)
{
}

GraphPage::GraphPage(const AnyGame &game, const UiContext &context, GraphBoard *board, QWidget *controls, QWidget *parent)
    : GamePage(game, context, board, controls, parent), m_context(context), m_board(board),
      m_controls(std::make_unique<Ui::GraphControls>())
{
    m_controls->setupUi(controls);
    auto *tools = new QButtonGroup(this);
    for (QPushButton *button : {m_controls->slideButton, m_controls->tokensButton, m_controls->arrowsButton})
        tools->addButton(button);
    connect(m_controls->slideButton, &QPushButton::clicked, this, [this] { m_board->setTool(GraphBoard::Tool::Slide); });
    connect(m_controls->tokensButton, &QPushButton::clicked, this, [this] { m_board->setTool(GraphBoard::Tool::Tokens); });
    connect(m_controls->arrowsButton, &QPushButton::clicked, this, [this] { m_board->setTool(GraphBoard::Tool::Arrows); });
    connect(m_controls->addNodeButton, &QPushButton::clicked, m_board, &GraphBoard::addNode);
    connect(m_controls->removeNodeButton, &QPushButton::clicked, m_board, &GraphBoard::removeNode);
    connect(m_board, &GraphBoard::toolChanged, this, &GraphPage::updateButtons);
    // Not the virtual ones: the base has done its own part.
    GraphPage::retranslate();
    GraphPage::applyTheme();
    updateButtons();
}

GraphPage::~GraphPage() = default;

void GraphPage::retranslate()
{
    GamePage::retranslate();
    nameButton(*m_controls->slideButton, m_context, {"page", QT_TRANSLATE_NOOP("page", "Slide")}, {"page", QT_TRANSLATE_NOOP("page", "Clicks slide tokens")},
               {"page", QT_TRANSLATE_NOOP("page", "Play: click a token, then the node where it goes (E on the board: next tool)")});
    nameButton(*m_controls->tokensButton, m_context, {"page", QT_TRANSLATE_NOOP("page", "Tokens")}, {"page", QT_TRANSLATE_NOOP("page", "Clicks put tokens")},
               {"page", QT_TRANSLATE_NOOP("page", "A click puts a token on a node, with Shift it takes one (T, Shift+T on the board)")});
    nameButton(*m_controls->arrowsButton, m_context, {"page", QT_TRANSLATE_NOOP("page", "Arrows")}, {"page", QT_TRANSLATE_NOOP("page", "Clicks draw arrows")},
               {"page", QT_TRANSLATE_NOOP("page", "Drag from node to node to draw an arrow or take it away (A on the board)")});
    nameButton(*m_controls->addNodeButton, m_context, {"page", QT_TRANSLATE_NOOP("page", "+ Node")}, {"page", QT_TRANSLATE_NOOP("page", "Add a node")},
               {"page", QT_TRANSLATE_NOOP("page", "Add a node without arrows (Insert or + on the board)")});
    nameButton(*m_controls->removeNodeButton, m_context, {"page", QT_TRANSLATE_NOOP("page", "− Node")}, {"page", QT_TRANSLATE_NOOP("page", "Remove the chosen node")},
               {"page", QT_TRANSLATE_NOOP("page", "Remove the chosen node with its arrows and tokens (Delete on the board)")});
}

void GraphPage::applyTheme()
{
    GamePage::applyTheme();
    m_controls->controlsLayout->setSpacing(m_context.px(8));
    m_controls->toolLayout->setSpacing(m_context.px(4));
    m_controls->nodesLayout->setSpacing(m_context.px(4));
}

void GraphPage::updateButtons()
{
    m_controls->slideButton->setChecked(m_board->tool() == GraphBoard::Tool::Slide);
    m_controls->tokensButton->setChecked(m_board->tool() == GraphBoard::Tool::Tokens);
    m_controls->arrowsButton->setChecked(m_board->tool() == GraphBoard::Tool::Arrows);
    m_controls->arrowsButton->setEnabled(m_board->isWhole());
    m_controls->addNodeButton->setEnabled(m_board->canAddNode());
    m_controls->removeNodeButton->setEnabled(m_board->canRemoveNode());
}

} // namespace mexplain
