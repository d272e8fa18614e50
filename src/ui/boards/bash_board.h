#pragma once

#include "solver/games/bash.h"
#include "ui/boards/canvas_board.h"

#include <QFont>

namespace mexplain {

/// Stones in groups of m + 1, what is left over at the end. A click on a stone takes it and all after it, at most m. A click on
/// the number of stones edits it. Of very many stones the groups are told by their number.
/// Keys: Left and Right choose how many to take, Enter or Space takes them, T asks for how many, a digit or F2 edits the number
/// of stones, + and − change it by one, < and > change m.
class BashBoard : public CanvasBoard {
    Q_OBJECT
public:
    explicit BashBoard(const UiContext &context, QWidget *parent = nullptr);

    void setPosition(const std::string &positionText) override;
    void applyTheme() override;

    std::uint64_t stones() const { return m_position.stones; }
    std::uint64_t cap() const { return m_position.cap; }

    /// Where stone `index` from 0 is drawn, in the coordinates of `canvas()`; empty where it is not.
    QRect stoneRect(std::uint64_t index) const;
    QRect numberRect() const { return onCanvas(m_numberPlace); }

public slots:
    void setStones(quint64 stones);
    void setCap(quint64 cap);
    void editStones();
    void editTake(); ///< asks how many to take

protected:
    int contentHeight(int width, Room room) const override;
    int leastWidth() const override;
    QSize layOut(QSize canvas) override;
    void paint(QPainter &painter, const QRect &visible) override;
    Spot spotAt(QPoint at) const override;
    void press(const Spot &spot, Qt::KeyboardModifiers modifiers) override;
    bool wantsKey(const QKeyEvent &event) const override;
    void pressKey(const QKeyEvent &event) override;
    Phrase hint() const override;
    Phrase keysHint() const override;
    Phrase areaName() const override;
    Phrase areaDescription() const override;
    Phrase tipAt(const Spot &spot) const override;

private:
    static constexpr int stoneSpot = 0;
    static constexpr int numberSpot = 1;

    /// A run of stones that are drawn, one after the other.
    struct Run {
        std::uint64_t first = 0; ///< index of its first stone
        std::uint64_t count = 0;
        bool isRest = false;     ///< left over
        std::vector<QRectF> places{};
    };
    struct Gap {
        QRectF place;
        std::uint64_t groups; ///< that are not drawn there; 0: stones within a group are not
    };

    void flow(int width, double pitch, bool draw, double &bottom);
    std::uint64_t mostToTake() const;
    void take(std::uint64_t count);
    void apply(const Bash::Position &position);
    void startEdit(const QString &text);

    Bash::Position m_position{0, 1};
    Bash::Solution m_solution{Outcome::P, 0, 0, {}};
    std::uint64_t m_take = 0; ///< chosen with the keys
    std::vector<Run> m_runs;
    std::vector<Gap> m_gaps;
    QRectF m_numberPlace;
    QFont m_labelFont;
    QFont m_numberFont;
    double m_pitch = 20;
};

} // namespace mexplain
