#pragma once

#include "ui/boards/board.h"
#include "ui/boards/chocolate_grid.h"

class QLabel;
class QToolButton;

namespace mexplain {

class NumberField;
class ThresholdBar;

/// The chocolate bar's grid, and under it its size and the threshold: a field, a slider with the verdict of every threshold as a band, and
/// buttons to the change before and after. While it is dragged the colours follow at once; the explanation follows at once too
/// for bars of up to `liveCells` cells, and at the end of the drag for larger ones.
class ChocolateBoard : public Board {
    Q_OBJECT
public:
    static constexpr std::size_t liveCells = 2500;

    explicit ChocolateBoard(const UiContext &context, QWidget *parent = nullptr);

    void setPosition(const std::string &positionText) override;
    void retranslate() override;
    void applyTheme() override;
    int compactHeight() const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool canShow(const Figure &figure) const override;
    bool showFigure(const Figure &figure) override;
    void setAnswersHidden(bool hidden) override;

    ChocolateGrid &grid() const { return *m_grid; }
    ThresholdBar &thresholds() const { return *m_thresholds; }
    std::size_t rowCount() const { return m_grid->position().bar.rows; }
    std::size_t columnCount() const { return m_grid->position().bar.columns; }
    bool isCut() const;

public slots:
    void setThreshold(quint64 threshold);
    /// New cells hold 1. Nothing where rows · columns passes limits::maxCells.
    void resizeBar(quint64 rows, quint64 columns);
    void fillWith(quint64 value);
    void fillByChance(quint64 largest);
    /// Ones and a threshold with which the edge runs straight down somewhere, so that a corner is out of reach.
    void fillWithCorner();

private:
    void thresholdChosen(quint64 value, bool isDragging);
    void emitEdited(Chocolate::Position edited);
    void showThreshold();
    int rowHeight() const { return m_context.px(38); }
    int whyHeight() const;

    const UiContext &m_context;
    ChocolateGrid *m_grid;
    QLabel *m_whyLabel;
    NumberField *m_rowsField;
    QLabel *m_timesLabel;
    NumberField *m_columnsField;
    QLabel *m_thresholdLabel;
    NumberField *m_thresholdField;
    ThresholdBar *m_thresholds;
    QToolButton *m_previousButton;
    QToolButton *m_nextButton;
    bool m_hidesAnswers = false;
    int m_drag = 0;
    /// What the band was computed for, so that dragging does not compute it again.
    std::vector<std::uint64_t> m_bandCells;
    std::size_t m_bandRows = 0;
    std::size_t m_bandColumns = 0;
};

} // namespace mexplain
