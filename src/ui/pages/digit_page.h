#pragma once

#include "ui/game_page.h"

namespace Ui {
class DigitControls;
}

namespace mexplain {

class DigitBoard;

/// The page of digit deletion. Two questions stand on it, who wins the number and how many below it are won: a switch goes to
/// the first step of either and follows the steps. Two buttons go to the numbers beside this one.
class DigitPage : public GamePage {
    Q_OBJECT
public:
    DigitPage(const AnyGame &game, const UiContext &context, QWidget *parent = nullptr);
    ~DigitPage() override;

    void retranslate() override;
    void applyTheme() override;

private:
    DigitPage(const AnyGame &game, const UiContext &context, DigitBoard *board, QWidget *controls, QWidget *parent);
    int firstCountStep() const;
    void showControls();

    const UiContext &m_context;
    DigitBoard *m_board;
    std::unique_ptr<Ui::DigitControls> m_controls;
};

} // namespace mexplain
