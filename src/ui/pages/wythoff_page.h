#pragma once

#include "ui/game_page.h"

namespace Ui {
class WythoffControls;
}

namespace mexplain {

class WythoffBoard;

/// The page of Wythoff's game: a queen on the quarter board, fields for both piles, and buttons that zoom.
class WythoffPage : public GamePage {
    Q_OBJECT
public:
    WythoffPage(const AnyGame &game, const UiContext &context, QWidget *parent = nullptr);
    ~WythoffPage() override;

    void retranslate() override;
    void applyTheme() override;

private:
    WythoffPage(const AnyGame &game, const UiContext &context, WythoffBoard *board, QWidget *controls, QWidget *parent);
    void showNumbers();
    void updateButtons();

    const UiContext &m_context;
    WythoffBoard *m_board;
    std::unique_ptr<Ui::WythoffControls> m_controls;
};

} // namespace mexplain
