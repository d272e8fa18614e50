#pragma once

#include "explain/explanation.h"
#include "ui/context.h"

#include <QScrollArea>

class QVBoxLayout;

namespace mexplain {

class StepItem;

/// The steps with numbered circles: the current one is open and shows its words and formulas, later ones are muted.
class StepList : public QScrollArea {
    Q_OBJECT
public:
    explicit StepList(const UiContext &context, QWidget *parent = nullptr);

    void setSteps(const std::vector<Step> &steps, int current);
    void setCurrent(int current);
    void retranslate();
    void applyTheme();

signals:
    void stepChosen(int step); ///< by a click, or the arrow keys
    void revealRequested(int part); ///< of the open step; see concealment.h

protected:
    void keyPressEvent(QKeyEvent *event) override;
    bool event(QEvent *event) override;

private:
    void rebuild();

    const UiContext &m_context;
    std::vector<Step> m_steps;
    int m_current = 0;
    QWidget *m_content;
    QVBoxLayout *m_column;
    std::vector<StepItem *> m_items;
};

} // namespace mexplain
