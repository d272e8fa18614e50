#pragma once

#include "ui/game_page.h"

namespace Ui {
class GraphControls;
}

namespace mexplain {

class GraphBoard;

/// The page of graph games: a switch chooses what the mouse does on the board, and buttons add and remove nodes.
class GraphPage : public GamePage {
    Q_OBJECT
public:
    GraphPage(const AnyGame &game, const UiContext &context, QWidget *parent = nullptr);
    ~GraphPage() override;

    void retranslate() override;
    void applyTheme() override;

private:
    GraphPage(const AnyGame &game, const UiContext &context, GraphBoard *board, QWidget *controls, QWidget *parent);
    void updateButtons();

    const UiContext &m_context;
    GraphBoard *m_board;
    std::unique_ptr<Ui::GraphControls> m_controls;
};

} // namespace mexplain
