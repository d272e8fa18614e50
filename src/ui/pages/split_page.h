#pragma once

#include "ui/game_page.h"

namespace Ui {
class SplitControls;
}

namespace mexplain {

class SplitBoard;

/// The page of the Nim that splits in three: heaps, a button that splits one, and how far the chart of the pattern goes.
class SplitPage : public GamePage {
    Q_OBJECT
public:
    SplitPage(const AnyGame &game, const UiContext &context, QWidget *parent = nullptr);
    ~SplitPage() override;

    void retranslate() override;
    void applyTheme() override;

protected:
    Result<Explanation> explain(const std::string &position) const override;

private:
    SplitPage(const AnyGame &game, const UiContext &context, SplitBoard *board, QWidget *controls, QWidget *parent);
    void updateButtons();

    const UiContext &m_context;
    SplitBoard *m_board;
    std::unique_ptr<Ui::SplitControls> m_controls;
};

} // namespace mexplain
