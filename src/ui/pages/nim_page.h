#pragma once

#include "ui/game_page.h"

namespace Ui {
class NimControls;
}

namespace mexplain {

class NimBoard;

/// The page of Nim: a board of matches, and buttons that add and remove piles.
class NimPage : public GamePage {
    Q_OBJECT
public:
    NimPage(const AnyGame &game, const UiContext &context, QWidget *parent = nullptr);
    ~NimPage() override;

    void retranslate() override;
    void applyTheme() override;

private:
    NimPage(const AnyGame &game, const UiContext &context, NimBoard *board, QWidget *controls, QWidget *parent);
    void updateButtons();

    const UiContext &m_context;
    NimBoard *m_board;
    std::unique_ptr<Ui::NimControls> m_controls;
};

} // namespace mexplain
