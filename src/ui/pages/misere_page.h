#pragma once

#include "ui/game_page.h"

namespace Ui {
class MisereControls;
}

namespace mexplain {

class MisereBoard;

/// The page of misère Nim: the piles under both rules side by side, and buttons that add and remove piles.
class MiserePage : public GamePage {
    Q_OBJECT
public:
    MiserePage(const AnyGame &game, const UiContext &context, QWidget *parent = nullptr);
    ~MiserePage() override;

    void retranslate() override;
    void applyTheme() override;

private:
    MiserePage(const AnyGame &game, const UiContext &context, MisereBoard *board, QWidget *controls, QWidget *parent);
    void showOutcomes();

    const UiContext &m_context;
    MisereBoard *m_board;
    std::unique_ptr<Ui::MisereControls> m_controls;
};

} // namespace mexplain
