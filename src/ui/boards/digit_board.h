#pragma once

#include "solver/games/digit_deletion.h"
#include "ui/boards/canvas_board.h"

#include <QFont>
#include <QVariantAnimation>

namespace mexplain {

/// The digits of a number as tiles. A click on a tile deletes its digit; the tile under the pointer, and the zeros that would
/// vanish with it, are shown dashed, and fly away once they are gone. Shift and a click edits a digit, the tile with the +
/// adds digits.
/// Keys: arrows walk the tiles, Enter or Delete deletes the chosen digit, a digit replaces it, F2 edits it, + adds digits.
/// Insert puts a caret before the chosen tile: digits then go in there, Backspace takes back, Insert or Esc ends it.
/// Tiles wrap into lines; only what is visible is drawn.
class DigitBoard : public CanvasBoard {
    Q_OBJECT
public:
    explicit DigitBoard(const UiContext &context, QWidget *parent = nullptr);

    void setPosition(const std::string &positionText) override;
    void applyTheme() override;

    std::size_t digitCount() const { return m_position.digits.size(); }
    std::size_t currentDigit() const { return m_current; } ///< its index from 0; while inserting, where the caret stands before
    void setCurrentDigit(std::size_t digit);               ///< clamped; scrolls to it
    bool isInserting() const { return m_isInserting; }
    bool canStepUp() const;   ///< the next number has no more digits than allowed
    bool canStepDown() const; ///< the number is not 0

    /// Where things are drawn, in the coordinates of `canvas()`.
    QRect tileRect(std::size_t digit) const { return onCanvas(tilePlace(digit)); }
    QRect plusRect() const { return onCanvas(tilePlace(digitCount())); }

public slots:
    void stepUp();   ///< the number, plus 1
    void stepDown(); ///< minus 1

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
    static constexpr int tileSpot = 0;
    static constexpr int plusSpot = 1;

    /// A tile that has gone and still flies.
    struct Ghost {
        QRectF place;
        QChar digit;
    };

    int gap() const { return px(6); }
    int lineHeight(int side) const;
    int columnsAt(int width, int side) const;
    int heightAt(int width, int side) const;
    QRectF tilePlace(std::size_t digit) const;
    QString leftAfter(std::size_t digit) const;

    void deleteDigit(std::size_t digit);
    void editDigit(std::size_t digit);
    void addDigits();
    void typeDigit(char digit);
    void setInserting(bool inserting);
    /// Applies an edit, or says why it is none.
    std::optional<Phrase> apply(const std::string &digits);
    std::optional<Phrase> replace(std::size_t from, std::size_t count, const QString &typed);
    void paintTile(QPainter &painter, const QRectF &place, QChar digit, bool isGone, bool isChosen) const;

    DigitDeletion::Position m_position;
    std::size_t m_current = 0;
    bool m_isInserting = false;
    int m_side = 1;
    int m_columns = 1;
    int m_top = 0;
    QFont m_placeFont;
    std::vector<Ghost> m_ghosts;
    QVariantAnimation m_flight;
};

} // namespace mexplain
