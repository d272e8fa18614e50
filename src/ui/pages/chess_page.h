#pragma once

#include "ui/game_page.h"

namespace Ui {
class ChessControls;
}

namespace mexplain {

class ChessBoard;

/// The page of chess pieces moving right: a switch says whether a click pushes pieces or places them, and buttons add and
/// remove rows.
class ChessPage : public GamePage {
    Q_OBJECT
public:
    ChessPage(const AnyGame &game, const UiContext &context, QWidget *parent = nullptr);
    ~ChessPage() override;

    void retranslate() override;
    void applyTheme() override;

private:
    ChessPage(const AnyGame &game, const UiContext &context, ChessBoard *board, QWidget *controls, QWidget *parent);
    void updateButtons();

    const UiContext &m_context;
    ChessBoard *m_board;
    std::unique_ptr<Ui::ChessControls> m_controls;
};

} // namespace mexplain
