#pragma once

#include "ui/game_page.h"

namespace Ui {
class CappedControls;
}

namespace mexplain {

class CappedBoard;

/// The page of Nim with a shrinking cap: the cap as a slider and as a field, beside the piles.
class CappedPage : public GamePage {
    Q_OBJECT
public:
    CappedPage(const AnyGame &game, const UiContext &context, QWidget *parent = nullptr);
    ~CappedPage() override;

    void retranslate() override;
    void applyTheme() override;

private:
    CappedPage(const AnyGame &game, const UiContext &context, CappedBoard *board, QWidget *controls, QWidget *parent);
    void showCap();

    const UiContext &m_context;
    CappedBoard *m_board;
    std::unique_ptr<Ui::CappedControls> m_controls;
};

} // namespace mexplain
