#pragma once

#include "solver/grundy/chocolate_colouring.h"
#include "ui/context.h"

#include <QWidget>

#include <vector>

namespace mexplain {

/// A slider over all thresholds with the verdict of each under it as a band: blue with P where the bar is lost, amber with N
/// where it is won. A click in the band jumps there.
/// Keys: Left and Right by one, PageUp and PageDown to the change before and after, Home and End to the ends.
class ThresholdBar : public QWidget {
    Q_OBJECT
public:
    explicit ThresholdBar(const UiContext &context, QWidget *parent = nullptr);

    /// Thresholds 0…`most`, their verdicts (ascending, the first from 0), and the one that is chosen. Not an edit.
    void setVerdicts(std::uint64_t most, std::vector<ChocolateVerdicts::Interval> intervals);
    void setValue(std::uint64_t value);
    /// The band then says nothing about the verdicts.
    void setAnswersHidden(bool hidden);
    std::uint64_t value() const { return m_value; }
    std::uint64_t most() const { return m_most; }
    void retranslate();
    void applyTheme();

    /// The first threshold of the stretch after this one, or of this one or the one before; none at the ends.
    std::optional<std::uint64_t> nextChange() const;
    std::optional<std::uint64_t> previousChange() const;
    /// Where a threshold stands, in pixels from the left.
    double placeOf(std::uint64_t value) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// The person chose a threshold; `isDragging` while more may follow in the same drag.
    void valueChosen(quint64 value, bool isDragging);
    void dragBegun();

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    bool m_hidesAnswers = false;
    QRectF groove() const;
    QRectF band() const;
    std::uint64_t valueAt(double x) const;
    std::size_t intervalOf(std::uint64_t value) const; ///< index of the stretch that holds it
    void choose(std::uint64_t value, bool isDragging);
    void describe();
    Phrase stretchPhrase(std::size_t index) const;

    const UiContext &m_context;
    std::uint64_t m_most = 0;
    std::uint64_t m_value = 0;
    std::vector<ChocolateVerdicts::Interval> m_intervals;
    bool m_isDragging = false;
};

} // namespace mexplain
