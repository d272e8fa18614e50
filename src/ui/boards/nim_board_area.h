#pragma once

#include "ui/boards/nim_board.h"

#include <QAbstractScrollArea>

class QLineEdit;

namespace mexplain {

/// The scrolling canvas: it draws the visible rows and turns mouse and keys into the board's verbs.
class NimBoard::Area : public QAbstractScrollArea {
public:
    explicit Area(NimBoard &board);

    void applyTheme();
    /// Measures labels and numbers anew: after another position, language or font.
    void measure();
    /// Forgets the pointer, an open edit and what was chosen to take: after another position.
    void forget();

    int tallRow() const { return m_board.m_context.px(58); }
    /// Rows shrink to this before the board has to scroll.
    int shortRow() const { return m_board.m_context.px(19); }

    QRect numberRect(std::size_t pile) const;
    QRectF matchRect(std::size_t pile, std::uint64_t match) const;
    void showRow(std::size_t pile);
    std::uint64_t chosenToTake() const { return m_take; }
    void chooseToTake(std::uint64_t count) { m_take = count; }

    /// Opens the line edit on the current pile's number.
    void startEdit(const QString &text);

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *) override { viewport()->update(); }
    void focusOutEvent(QFocusEvent *) override { viewport()->update(); }
    void resizeEvent(QResizeEvent *) override { fitRows(); }
    void scrollContentsBy(int dx, int dy) override;
    void paintEvent(QPaintEvent *event) override;

private:
    struct Hit {
        bool onRow = false;
        bool isSet = false; ///< a match is under the pointer
        bool onNumber = false;
        std::size_t pile = 0;
        std::uint64_t match = 0;
    };

    const std::vector<std::uint64_t> &piles() const { return m_board.m_position.piles; }
    void fitRows();
    QRect rowRect(std::size_t pile) const;
    /// The width that is left for matches, beside the pill that says how many are taken.
    double matchRoom() const;
    /// The distance between matches: the usual one, or closer where the pile is large.
    double pitch(std::uint64_t count) const;
    /// How many matches of a pile are drawn; the rest is "…".
    std::uint64_t drawn(std::uint64_t count) const;

    bool handles(const QKeyEvent &event) const;
    Hit hitTest(const QPoint &at) const;
    QString label(std::size_t pile) const;
    void paintRow(QPainter &painter, std::size_t pile) const;
    void paintMatch(QPainter &painter, const QRectF &match, bool gone) const;
    void paintPill(QPainter &painter, const QRect &row, double left, std::uint64_t taken) const;

    /// Closes the line edit; a size that is wrong is explained and stays open, or is dropped where the focus has left.
    void finishEdit(bool keepWrong);
    void closeEdit();
    void markEdit(bool wrong);

    NimBoard &m_board;
    QLineEdit *m_edit;
    Hit m_hover;
    std::uint64_t m_take = 0; ///< chosen with the keys in the current pile
    bool m_finishing = false;
    QFont m_labelFont;
    QFont m_numberFont;
    int m_rowHeight = 58;
    int m_labelWidth = 0;
    int m_numberWidth = 0;
    int m_numberLeft = 0;
    int m_matchLeft = 0;
};

} // namespace mexplain
