#pragma once

#include "solver/error.h"
#include "ui/context.h"

#include <QLineEdit>

namespace mexplain {

/// A field for one whole number up to limits::maxNumber, more than a spin box holds. A wrong text is explained beside the
/// field, and the number comes back. Up and Down change it by one. Full-width digits are understood.
class NumberField : public QLineEdit {
    Q_OBJECT
public:
    explicit NumberField(QWidget *parent = nullptr);

    /// Before use: whose language errors are in, and what the number is called in them.
    void setUp(const UiContext &context, Quantity quantity);
    void setRange(std::uint64_t least, std::uint64_t most);
    std::uint64_t number() const { return m_number; }
    /// Shows the number; that is not an edit.
    void showNumber(std::uint64_t number);

signals:
    /// The person entered another number of the range.
    void numberEntered(quint64 number);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void finish();
    void enter(std::uint64_t number);

    const UiContext *m_context = nullptr;
    Quantity m_quantity = Quantity::WholeNumber;
    std::uint64_t m_least = 0;
    std::uint64_t m_most = 0;
    std::uint64_t m_number = 0;
};

} // namespace mexplain
