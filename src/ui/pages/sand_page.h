#pragma once

#include "ui/game_page.h"

namespace Ui {
class SandControls;
}

namespace mexplain {

class SandBoard;

/// The page of sand taking: the sand with its binary digits, and fields for the grains, the cap and the last amount.
class SandPage : public GamePage {
    Q_OBJECT
public:
    SandPage(const AnyGame &game, const UiContext &context, QWidget *parent = nullptr);
    ~SandPage() override;

    void retranslate() override;
    void applyTheme() override;

private:
    SandPage(const AnyGame &game, const UiContext &context, SandBoard *board, QWidget *controls, QWidget *parent);
    void showNumbers();

    const UiContext &m_context;
    SandBoard *m_board;
    std::unique_ptr<Ui::SandControls> m_controls;
};

} // namespace mexplain
