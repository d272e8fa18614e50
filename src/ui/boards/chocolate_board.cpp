#include "ui/boards/chocolate_board.h"

#include "explain/narration.h"
#include "render/fonts.h"
#include "solver/limits.h"
#include "ui/number_field.h"
#include "ui/threshold_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QRandomGenerator>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace mexplain {

ChocolateBoard::ChocolateBoard(const UiContext &context, QWidget *parent)
    : Board(parent), m_context(context), m_grid(new ChocolateGrid(context, this)), m_whyLabel(new QLabel(this)), m_rowsField(new NumberField(this)),
      m_timesLabel(new QLabel(this)), m_columnsField(new NumberField(this)), m_thresholdLabel(new QLabel(this)), m_thresholdField(new NumberField(this)), m_thresholds(new ThresholdBar(context, this)), m_previousButton(new QToolButton(this)), m_nextButton(new QToolButton(this))
{
    setObjectName(QStringLiteral("chocolateBoard"));
    m_whyLabel->setObjectName(QStringLiteral("whyLabel"));
    m_whyLabel->setTextFormat(Qt::PlainText);
    m_whyLabel->setWordWrap(true);
    m_whyLabel->hide();
    m_thresholdLabel->setObjectName(QStringLiteral("thresholdLabel"));
    m_thresholdField->setObjectName(QStringLiteral("thresholdField"));
    m_previousButton->setObjectName(QStringLiteral("previousChangeButton"));
    m_nextButton->setObjectName(QStringLiteral("nextChangeButton"));
    m_rowsField->setObjectName(QStringLiteral("rowsField"));
    m_columnsField->setObjectName(QStringLiteral("columnsField"));
    m_rowsField->setUp(context, Quantity::RowCount);
    m_columnsField->setUp(context, Quantity::ColumnCount);
    m_thresholdField->setUp(context, Quantity::Threshold);
    m_thresholdLabel->setBuddy(m_thresholdField);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_grid, 1);
    column->addWidget(m_whyLabel);
    auto *row = new QHBoxLayout;
    row->setContentsMargins(0, 0, 0, 0);
    for (QWidget *widget : {static_cast<QWidget *>(m_rowsField), static_cast<QWidget *>(m_timesLabel), static_cast<QWidget *>(m_columnsField), static_cast<QWidget *>(m_thresholdLabel), static_cast<QWidget *>(m_thresholdField), static_cast<QWidget *>(m_previousButton)})
        row->addWidget(widget);
    row->addWidget(m_thresholds, 1);
    row->addWidget(m_nextButton);
    column->addLayout(row);
    setFocusProxy(m_grid);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    connect(m_grid, &Board::moveChosen, this, &Board::moveChosen);
    connect(m_grid, &Board::positionEdited, this, &Board::positionEdited);
    connect(m_grid, &ChocolateGrid::lookedAt, this, [this](const Phrase &why) {
        m_whyLabel->setText(why.isEmpty() ? QString() : m_context.text(why));
        m_whyLabel->setVisible(m_grid->layer() == ChocolateGrid::Layer::Why);
    });
    connect(m_thresholds, &ThresholdBar::dragBegun, this, [this] { ++m_drag; });
    connect(m_thresholds, &ThresholdBar::valueChosen, this, &ChocolateBoard::thresholdChosen);
    connect(m_rowsField, &NumberField::numberEntered, this, [this](quint64 rows) { resizeBar(rows, columnCount()); });
    connect(m_columnsField, &NumberField::numberEntered, this, [this](quint64 columns) { resizeBar(rowCount(), columns); });
    connect(m_thresholdField, &NumberField::numberEntered, this, &ChocolateBoard::setThreshold);
    connect(m_previousButton, &QToolButton::clicked, this, [this] {
        if (const auto change = m_thresholds->previousChange())
            setThreshold(*change);
    });
    connect(m_nextButton, &QToolButton::clicked, this, [this] {
        if (const auto change = m_thresholds->nextChange())
            setThreshold(*change);
    });
}

void ChocolateBoard::setPosition(const std::string &positionText)
{
    m_grid->setPosition(positionText);
    const Chocolate::Position &position = m_grid->position();
    if (m_bandCells != position.bar.cells || m_bandRows != position.rowsLeft || m_bandColumns != position.columnsLeft) {
        m_bandCells = position.bar.cells;
        m_bandRows = position.rowsLeft;
        m_bandColumns = position.columnsLeft;
        m_thresholds->setVerdicts(position.bar.total() - 1, chocolateVerdicts(position));
        m_thresholdField->setRange(0, m_thresholds->most());
    }
    m_rowsField->setRange(1, limits::maxCells / columnCount());
    m_columnsField->setRange(1, limits::maxCells / rowCount());
    m_rowsField->showNumber(rowCount());
    m_columnsField->showNumber(columnCount());
    showThreshold();
    updateGeometry();
}

void ChocolateBoard::showThreshold()
{
    const std::uint64_t threshold = m_grid->position().threshold;
    m_thresholds->setValue(threshold);
    m_thresholdField->showNumber(threshold);
    m_previousButton->setEnabled(!m_hidesAnswers && m_thresholds->previousChange().has_value());
    m_nextButton->setEnabled(!m_hidesAnswers && m_thresholds->nextChange().has_value());
}

void ChocolateBoard::setAnswersHidden(bool hidden)
{
    m_hidesAnswers = hidden;
    m_grid->setAnswersHidden(hidden);
    m_thresholds->setAnswersHidden(hidden);
    showThreshold();
}

bool ChocolateBoard::canShow(const Figure &figure) const
{
    const auto *colouring = std::get_if<ColouringFigure>(&figure);
    return colouring != nullptr && m_grid->isOfThisBar(*colouring);
}

bool ChocolateBoard::showFigure(const Figure &figure)
{
    if (std::holds_alternative<ColouringFigure>(figure))
        return m_grid->showStep(std::get<ColouringFigure>(figure));
    m_grid->showNoStep();
    return false;
}

bool ChocolateBoard::isCut() const
{
    const Chocolate::Position &position = m_grid->position();
    return position.rowsLeft != position.bar.rows || position.columnsLeft != position.bar.columns;
}

void ChocolateBoard::thresholdChosen(quint64 value, bool isDragging)
{
    Chocolate::Position edited = m_grid->position();
    edited.threshold = value;
    const bool isLive = edited.bar.cells.size() <= liveCells;
    if (isDragging && !isLive) {
        m_grid->previewThreshold(value);
        m_thresholdField->showNumber(value);
        return;
    }
    // The colours are what a threshold changes.
    if (m_grid->layer() == ChocolateGrid::Layer::Values || m_grid->layer() == ChocolateGrid::Layer::Sums)
        m_grid->setLayer(ChocolateGrid::Layer::Colours);
    emit positionDragged(Chocolate::format(edited), m_drag);
}

void ChocolateBoard::setThreshold(quint64 threshold)
{
    Chocolate::Position edited = m_grid->position();
    edited.threshold = std::min<std::uint64_t>(threshold, m_thresholds->most());
    emitEdited(std::move(edited));
}

void ChocolateBoard::emitEdited(Chocolate::Position edited)
{
    edited.threshold = std::min(edited.threshold, edited.bar.total() - 1);
    emit positionEdited(Chocolate::format(edited));
}

void ChocolateBoard::resizeBar(quint64 rows, quint64 columns)
{
    if (rows == 0 || columns == 0 || rows > limits::maxCells / columns)
        return;
    const Chocolate::Position &old = m_grid->position();
    Chocolate::Position edited{{static_cast<std::size_t>(rows), static_cast<std::size_t>(columns), {}}, old.threshold, static_cast<std::size_t>(rows), static_cast<std::size_t>(columns)};
    edited.bar.cells.assign(static_cast<std::size_t>(rows * columns), 1);
    for (std::size_t row = 0; row < std::min<std::size_t>(rows, old.bar.rows); ++row) {
        for (std::size_t column = 0; column < std::min<std::size_t>(columns, old.bar.columns); ++column)
            edited.bar.cells[row * columns + column] = old.bar.cells[row * old.bar.columns + column];
    }
    emitEdited(std::move(edited));
}

void ChocolateBoard::fillWith(quint64 value)
{
    Chocolate::Position edited = m_grid->position();
    std::fill(edited.bar.cells.begin(), edited.bar.cells.end(), std::clamp<std::uint64_t>(value, 1, limits::maxCellValue));
    emitEdited(std::move(edited));
}

void ChocolateBoard::fillByChance(quint64 largest)
{
    Chocolate::Position edited = m_grid->position();
    Chance chance(QRandomGenerator::global()->generate64());
    for (std::uint64_t &cell : edited.bar.cells)
        cell = chance.between(1, largest);
    emitEdited(std::move(edited));
}

void ChocolateBoard::fillWithCorner()
{
    Chocolate::Position edited = m_grid->position();
    std::fill(edited.bar.cells.begin(), edited.bar.cells.end(), 1);
    // With ones row i has ⌊s / i⌋ L cells: for s as long as the longer side, rows far down have equally many.
    edited.threshold = std::max(edited.bar.rows, edited.bar.columns);
    edited.rowsLeft = edited.bar.rows;
    edited.columnsLeft = edited.bar.columns;
    emitEdited(std::move(edited));
}

int ChocolateBoard::whyHeight() const
{
    return m_whyLabel->isHidden() ? 0 : m_whyLabel->heightForWidth(std::max(width(), m_context.px(240))) + layout()->spacing();
}

int ChocolateBoard::compactHeight() const
{
    return m_grid->compactHeight() + rowHeight() + layout()->spacing() + whyHeight();
}

QSize ChocolateBoard::sizeHint() const
{
    return {m_context.px(480), m_grid->sizeHint().height() + rowHeight() + layout()->spacing() + whyHeight()};
}

QSize ChocolateBoard::minimumSizeHint() const
{
    return {m_context.px(420), m_grid->minimumSizeHint().height() + rowHeight() + layout()->spacing() + whyHeight()};
}

void ChocolateBoard::retranslate()
{
    m_grid->retranslate();
    m_thresholds->retranslate();
    m_timesLabel->setText(QStringLiteral("×"));
    for (const auto &[field, tip] : {std::pair{m_rowsField, Phrase{"page", QT_TRANSLATE_NOOP("page", "How many rows the bar has")}},
                                     {m_columnsField, Phrase{"page", QT_TRANSLATE_NOOP("page", "How many columns the bar has")}}}) {
        field->setAccessibleName(m_context.text(tip));
        field->setToolTip(m_context.text(tip));
    }
    m_thresholdLabel->setText(QStringLiteral("s ="));
    const Phrase tip{"page", QT_TRANSLATE_NOOP("page", "The threshold s: whoever leaves a sum of at most s is criticised")};
    m_thresholdField->setToolTip(m_context.text(tip));
    m_thresholdField->setAccessibleName(m_context.text(tip));
    const auto name = [this](QToolButton *button, const QString &sign, const Phrase &words) {
        button->setText(sign);
        button->setAccessibleName(m_context.text(words));
        button->setToolTip(m_context.text(words));
    };
    name(m_previousButton, QStringLiteral("‹"), {"page", QT_TRANSLATE_NOOP("page", "To the change of the verdict before (PageUp on the slider)")});
    name(m_nextButton, QStringLiteral("›"), {"page", QT_TRANSLATE_NOOP("page", "To the next change of the verdict (PageDown on the slider)")});
}

void ChocolateBoard::applyTheme()
{
    m_grid->applyTheme();
    m_thresholds->applyTheme();
    layout()->setSpacing(m_context.px(6));
    for (NumberField *field : {m_rowsField, m_columnsField, m_thresholdField})
        field->setFont(monospaceFont(m_context.px(14)));
    m_rowsField->setFixedWidth(m_context.px(50));
    m_columnsField->setFixedWidth(m_context.px(50));
    m_thresholdField->setFixedWidth(m_context.px(72));
    m_previousButton->setFixedWidth(m_context.px(28));
    m_nextButton->setFixedWidth(m_context.px(28));
    QFont small = screenFont(m_context.px(13));
    m_whyLabel->setFont(small);
    updateGeometry();
}

} // namespace mexplain
