#include "ui/pages/chocolate_page.h"

#include "ui/boards/chocolate_board.h"
#include "ui/pages/control_texts.h"
#include "ui/threshold_dialog.h"

#include "ui_chocolate_controls.h"

#include <QButtonGroup>
#include <QMenu>
#include <QToolButton>

#include <algorithm>

namespace mexplain {

ChocolatePage::ChocolatePage(const AnyGame &game, const UiContext &context, QWidget *parent)
    : ChocolatePage(game, context, new ChocolateBoard(context), new QWidget, parent)
{
}

ChocolatePage::ChocolatePage(const AnyGame &game, const UiContext &context, ChocolateBoard *board, QWidget *controls, QWidget *parent)
    : GamePage(game, context, board, controls, parent), m_context(context), m_board(board), m_barMenu(new QMenu(this)),
      m_controls(std::make_unique<Ui::ChocolateControls>())
{
    m_controls->setupUi(controls);
    for (QPushButton *button : controls->findChildren<QPushButton *>())
        button->setProperty("compact", true);
    using Layer = ChocolateGrid::Layer;
    auto *layers = new QButtonGroup(this);
    for (const auto &[button, layer] : {std::pair{m_controls->valuesButton, Layer::Values}, {m_controls->sumsButton, Layer::Sums},
                                        {m_controls->coloursButton, Layer::Colours}, {m_controls->whyButton, Layer::Why}}) {
        layers->addButton(button);
        connect(button, &QPushButton::clicked, this, [this, layer = layer] { m_board->grid().setLayer(layer); });
    }
    ChocolateGrid &grid = m_board->grid();
    connect(m_controls->zoomOutButton, &QToolButton::clicked, &grid, &ChocolateGrid::zoomOut);
    connect(m_controls->zoomInButton, &QToolButton::clicked, &grid, &ChocolateGrid::zoomIn);
    m_controls->barButton->setMenu(m_barMenu);
    connect(&grid, &ChocolateGrid::layerChanged, this, &ChocolatePage::showControls);
    connect(this, &GamePage::explanationChanged, this, &ChocolatePage::showControls);
    connect(this, &GamePage::stepChanged, &grid, &ChocolateGrid::followStep);
    // Not the virtual ones: the base has done its own part.
    ChocolatePage::retranslate();
    ChocolatePage::applyTheme();
    showControls();
}

ChocolatePage::~ChocolatePage() = default;

Result<std::string> ChocolatePage::positionOf(const std::string &text) const
{
    auto position = GamePage::positionOf(text);
    // A threshold or a cut is no part of a grid.
    if (position || text.find('=') != std::string::npos)
        return position;
    auto bar = Chocolate::parseGrid(text);
    if (!bar)
        return bar.error();
    const std::size_t rows = bar->rows;
    const std::size_t columns = bar->columns;
    const std::uint64_t threshold = std::min(m_board->grid().position().threshold, bar->total() - 1);
    return Chocolate::format({*std::move(bar), threshold, rows, columns});
}

void ChocolatePage::openThresholds()
{
    auto *dialog = new ThresholdDialog(m_context, m_board->grid().position(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ThresholdDialog::thresholdChosen, m_board, &ChocolateBoard::setThreshold);
    dialog->open();
}

void ChocolatePage::retranslate()
{
    GamePage::retranslate();
    nameButton(*m_controls->valuesButton, m_context, {"page", QT_TRANSLATE_NOOP("page", "Values")}, {"page", QT_TRANSLATE_NOOP("page", "Show the numbers of the bar")},
               {"page", QT_TRANSLATE_NOOP("page", "The numbers of the bar; a click on a cell edits it (L on the board: next layer)")});
    nameButton(*m_controls->sumsButton, m_context, {"page", QT_TRANSLATE_NOOP("page", "Sums")}, {"page", QT_TRANSLATE_NOOP("page", "Show the prefix sums")},
               {"page", QT_TRANSLATE_NOOP("page", "What each cell would leave (L on the board: next layer)")});
    nameButton(*m_controls->coloursButton, m_context, {"page", QT_TRANSLATE_NOOP("page", "L/P/N")}, {"page", QT_TRANSLATE_NOOP("page", "Show the whole colouring")},
               {"page", QT_TRANSLATE_NOOP("page", "The whole colouring; winning cuts are outlined (L on the board: next layer)")});
    nameButton(*m_controls->whyButton, m_context, {"page", QT_TRANSLATE_NOOP("page", "Why")}, {"page", QT_TRANSLATE_NOOP("page", "Show why a cell has its colour")},
               {"page", QT_TRANSLATE_NOOP("page", "Point at a cell or walk with the arrows: what decides it (L on the board: next layer)")});
    nameButton(*m_controls->zoomOutButton, m_context, {"page", QT_TRANSLATE_NOOP("page", "−")}, {"page", QT_TRANSLATE_NOOP("page", "Smaller cells")},
               {"page", QT_TRANSLATE_NOOP("page", "Smaller cells (− on the board, Ctrl and wheel)")});
    nameButton(*m_controls->zoomInButton, m_context, {"page", QT_TRANSLATE_NOOP("page", "+")}, {"page", QT_TRANSLATE_NOOP("page", "Larger cells")},
               {"page", QT_TRANSLATE_NOOP("page", "Larger cells (+ on the board, Ctrl and wheel)")});
    nameButton(*m_controls->barButton, m_context, {"page", QT_TRANSLATE_NOOP("page", "More …")}, {"page", QT_TRANSLATE_NOOP("page", "More: fill the bar, zoom, put it back, several thresholds")},
               {"page", QT_TRANSLATE_NOOP("page", "Fill the bar, zoom, put back what was cut off, or see several thresholds at once (Space when focused)")});
    m_barMenu->clear();
    const auto add = [this](const Phrase &title, auto action) {
        QAction *added = m_barMenu->addAction(m_context.text(title));
        connect(added, &QAction::triggered, this, action);
        return added;
    };
    add({"page", QT_TRANSLATE_NOOP("page", "Fill with ones")}, [this] { m_board->fillWith(1); });
    add({"page", QT_TRANSLATE_NOOP("page", "Fill with the number of the chosen cell")}, [this] { m_board->fillWith(m_board->grid().currentNumber()); });
    add({"page", QT_TRANSLATE_NOOP("page", "Fill by chance, 1 to 9")}, [this] { m_board->fillByChance(9); });
    add({"page", QT_TRANSLATE_NOOP("page", "Fill by chance, 1 to 99")}, [this] { m_board->fillByChance(99); });
    add({"page", QT_TRANSLATE_NOOP("page", "Fill so that a corner is out of reach")}, [this] { m_board->fillWithCorner(); });
    m_barMenu->addSeparator();
    add({"page", QT_TRANSLATE_NOOP("page", "Fit the whole bar into the room (F on the board)")}, [this] { m_board->grid().zoomFit(); });
    add({"page", QT_TRANSLATE_NOOP("page", "Cells of full size (100 %)")}, [this] { m_board->grid().zoomFull(); });
    m_barMenu->addSeparator();
    m_putBackAction = add({"page", QT_TRANSLATE_NOOP("page", "Put back what was cut off (Backspace on the board)")}, [this] { m_board->grid().putBack(); });
    m_putBackAction->setObjectName(QStringLiteral("putBackAction"));
    m_putBackAction->setEnabled(m_board->isCut());
    m_barMenu->addSeparator();
    m_thresholdsAction = add({"page", QT_TRANSLATE_NOOP("page", "Several thresholds, who is criticised …")}, [this] { openThresholds(); });
    m_thresholdsAction->setEnabled(explanation().outcome.has_value());
}

void ChocolatePage::applyTheme()
{
    GamePage::applyTheme();
    m_controls->controlsLayout->setSpacing(m_context.px(6));
    // A sign needs little room, and there are many controls.
    m_controls->zoomOutButton->setFixedWidth(m_context.px(26));
    m_controls->zoomInButton->setFixedWidth(m_context.px(26));
    m_controls->viewLayout->setSpacing(m_context.px(3));
}

void ChocolatePage::showControls()
{
    using Layer = ChocolateGrid::Layer;
    const Layer layer = m_board->grid().layer();
    m_controls->valuesButton->setChecked(layer == Layer::Values);
    m_controls->sumsButton->setChecked(layer == Layer::Sums);
    m_controls->coloursButton->setChecked(layer == Layer::Colours);
    m_controls->whyButton->setChecked(layer == Layer::Why);
    if (m_putBackAction != nullptr)
        m_putBackAction->setEnabled(m_board->isCut());
    // The table is nothing but verdicts.
    if (m_thresholdsAction != nullptr)
        m_thresholdsAction->setEnabled(explanation().outcome.has_value());
}

} // namespace mexplain
