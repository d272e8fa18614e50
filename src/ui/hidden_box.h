#pragma once

#include "ui/context.h"

#include <QAbstractButton>

namespace mexplain {

/// Stands where something is hidden: a dashed box with "?". A click, or Space when it has the focus, asks to reveal it.
class HiddenBox : public QAbstractButton {
    Q_OBJECT
public:
    explicit HiddenBox(const UiContext &context, QWidget *parent = nullptr);

    void retranslate();
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const UiContext &m_context;
};

} // namespace mexplain
