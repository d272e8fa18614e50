#pragma once

#include "ui/game_page.h"

namespace Ui {
class BashControls;
}

namespace mexplain {

class BashBoard;

/// The page of the Bash game: stones in groups of m + 1, and fields for both numbers.
class BashPage : public GamePage {
    Q_OBJECT
public:
    BashPage(const AnyGame &game, const UiContext &context, QWidget *parent = nullptr);
    ~BashPage() override;

    void retranslate() override;
    void applyTheme() override;

private:
    BashPage(const AnyGame &game, const UiContext &context, BashBoard *board, QWidget *controls, QWidget *parent);
    void showNumbers();

    const UiContext &m_context;
    BashBoard *m_board;
    std::unique_ptr<Ui::BashControls> m_controls;
};

} // namespace mexplain
