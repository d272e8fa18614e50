#pragma once

#include "ui/game_page.h"

namespace Ui {
class StaircaseControls;
}

namespace mexplain {

class StaircaseBoard;

/// The page of staircase Nim: a staircase with stones, and buttons that add and remove stairs.
class StaircasePage : public GamePage {
    Q_OBJECT
public:
    StaircasePage(const AnyGame &game, const UiContext &context, QWidget *parent = nullptr);
    ~StaircasePage() override;

    void retranslate() override;
    void applyTheme() override;

private:
    StaircasePage(const AnyGame &game, const UiContext &context, StaircaseBoard *board, QWidget *controls, QWidget *parent);
    void updateButtons();

    const UiContext &m_context;
    StaircaseBoard *m_board;
    std::unique_ptr<Ui::StaircaseControls> m_controls;
};

} // namespace mexplain
