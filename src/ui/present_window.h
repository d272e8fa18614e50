#pragma once

#include "render/slide.h"
#include "ui/context.h"
#include "ui/present_session.h"

#include <QHash>
#include <QWidget>

#include <memory>

class QLabel;
class QTimer;
class QToolButton;

namespace mexplain {

class Board;

/// What the class sees: one step a page, and nothing else. Keys, a clicker, the wheel and the mouse lead through it.
class PresentWindow : public QWidget {
    Q_OBJECT
public:
    enum class Tool { None, Pen, Eraser };

    /// Context and session must live longer.
    PresentWindow(const UiContext &context, PresentSession &session, QWidget *parent = nullptr);
    ~PresentWindow() override;

    /// After another language or theme.
    void retranslate();
    void applyTheme();

    bool showsBoard() const;
    Tool tool() const { return m_tool; }
    bool showsSpot() const { return m_showsSpot; }
    const SlideLayout &slideLayout() const { return m_layout; }
    Board *board() const { return m_board.get(); } ///< null while none is shown

public slots:
    void toggleBoard();
    void toggleSpot();
    void setTool(mexplain::PresentWindow::Tool tool);
    void clearStrokes();
    void say(const mexplain::Phrase &message); ///< for a moment, at the lower edge

signals:
    void closed();
    void presenterRequested();
    void swapRequested(); ///< the screens of this window and the presenter's
    void keysRequested();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    class Overlay;
    struct Control {
        QToolButton *button;
        Phrase text;
        Phrase tip;
    };

    void buildControls();
    void addControl(const char *name, const Phrase &text, const Phrase &tip, const std::function<void()> &act);
    void refresh();
    void showBoard();
    void fitBoard();
    void dropBoard();
    void placeChildren();
    void showControls();
    void hideControls();
    void updateCursor();
    bool handleKey(const QWidget *focus, const QKeyEvent &key);
    bool pressLetter(const QKeyEvent &key);
    FigureStyle style() const;

    const UiContext &m_context;
    PresentSession &m_session;
    UiContext m_boardContext; ///< the same at the size of the back row
    SlideLayout m_layout;
    std::unique_ptr<Board> m_board;
    QString m_boardGame;
    std::string m_fittedPosition;
    bool m_isBoardFitted = false;
    bool m_wantsBoard = false; ///< asked for on a step that shows its figure otherwise
    bool m_refusesBoard = false; ///< put away on a step that shows it otherwise
    QString m_lastStep;
    Tool m_tool = Tool::None;
    bool m_showsSpot = false;
    int m_wheel = 0;
    Overlay *m_overlay;
    QWidget *m_controls;
    std::vector<Control> m_buttons;
    QLabel *m_toast;
    QTimer *m_controlsTimer;
    QTimer *m_toastTimer;
};

} // namespace mexplain
