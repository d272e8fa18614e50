#pragma once

#include "solver/games/chocolate_study.h"
#include "ui/context.h"

#include <QDialog>

#include <memory>

namespace Ui {
class ThresholdDialog;
}

namespace mexplain {

/// Several thresholds of a chocolate bar at once, as the problem asks: each one's verdict and who is criticised, in a table that
/// can be sorted and written as CSV.
class ThresholdDialog : public QDialog {
    Q_OBJECT
public:
    ThresholdDialog(const UiContext &context, const Chocolate::Position &position, QWidget *parent = nullptr);
    ~ThresholdDialog() override;

    /// The table as comma-separated values with a head line, in the order shown. RFC 4180, lines end in CR LF.
    QByteArray csv() const;

signals:
    void thresholdChosen(quint64 threshold); ///< the person wants to see that one on the board

private:
    void fillWithChanges(); ///< where the verdict changes, and the threshold of the position
    void readThresholds();
    void showRows(const std::vector<std::uint64_t> &thresholds);
    void writeCsv();
    Outcome outcomeAt(std::uint64_t threshold) const;

    const UiContext &m_context;
    std::uint64_t m_total;
    std::uint64_t m_present;
    std::vector<ChocolateVerdicts::Interval> m_intervals;
    std::unique_ptr<Ui::ThresholdDialog> m_ui;
};

} // namespace mexplain
