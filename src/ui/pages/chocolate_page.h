#pragma once

#include "ui/game_page.h"

class QAction;
class QMenu;

namespace Ui {
class ChocolateControls;
}

namespace mexplain {

class ChocolateBoard;

/// The page of the chocolate bar: the board shows the steps' colouring itself. Controls choose what the cells show and zoom; a
/// menu fills the bar, puts it back, and opens the table of thresholds.
class ChocolatePage : public GamePage {
    Q_OBJECT
public:
    ChocolatePage(const AnyGame &game, const UiContext &context, QWidget *parent = nullptr);
    ~ChocolatePage() override;

    void retranslate() override;
    void applyTheme() override;

public slots:
    void openThresholds();

protected:
    /// Also a grid of numbers alone, as a spreadsheet copies it: the threshold stays.
    Result<std::string> positionOf(const std::string &text) const override;

private:
    ChocolatePage(const AnyGame &game, const UiContext &context, ChocolateBoard *board, QWidget *controls, QWidget *parent);
    void showControls();

    const UiContext &m_context;
    ChocolateBoard *m_board;
    QMenu *m_barMenu;
    QAction *m_putBackAction = nullptr;
    QAction *m_thresholdsAction = nullptr;
    std::unique_ptr<Ui::ChocolateControls> m_controls;
};

} // namespace mexplain
