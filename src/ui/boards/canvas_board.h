#pragma once

#include "explain/phrase.h"
#include "ui/boards/board.h"
#include "ui/context.h"

#include <QPoint>
#include <QRect>

#include <functional>
#include <optional>

class QKeyEvent;
class QLabel;
class QPainter;

namespace mexplain {

/// A board that draws itself on a scrolling canvas. What all such boards share is here: the hint above, focus and keys that
/// come before the window's own, hovering, dragging, a line edit in the place of a number, words for screen readers. A
/// board says where its things are (`spotAt`), what happens to them (`press`, `drop`, `pressKey`) and how it looks (`paint`).
/// All places are in the coordinates of the content, whose left top corner is (0, 0) however far it is scrolled.
class CanvasBoard : public Board {
    Q_OBJECT
public:
    /// `name` becomes the object's name, `name` + "Area" that of the widget that has the focus and takes the keys.
    CanvasBoard(const UiContext &context, const QString &name, QWidget *parent = nullptr);
    ~CanvasBoard() override;

    void retranslate() override;
    void applyTheme() override;
    int compactHeight() const override;
    bool scrollsSideways() const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    /// The widget that the mouse hits.
    QWidget *canvas() const;
    /// From content to canvas.
    QRect onCanvas(const QRectF &content) const;

protected:
    /// A thing that the mouse can point at; `kind` and `index` mean what the board wants.
    struct Spot {
        int kind = nothing;
        std::size_t index = 0;
        std::uint64_t part = 0;
        bool operator==(const Spot &) const = default;

        static constexpr int nothing = -1;
        bool isNothing() const { return kind == nothing; }
    };

    /// How much height the board gets: all it wants, what shows the position without scrolling, the least.
    enum class Room { Comfortable, Compact, Least };

    /// The height in pixels that the content takes in so much room. Cost: it is asked often.
    virtual int contentHeight(int width, Room room) const = 0;
    virtual int leastWidth() const = 0;
    /// Computes places for a canvas of that size and returns the content's size; a larger one scrolls.
    virtual QSize layOut(QSize canvas) = 0;
    /// Draws the content; only what `visible` shows needs to be drawn.
    virtual void paint(QPainter &painter, const QRect &visible) = 0;
    virtual Spot spotAt(QPoint at) const = 0;
    virtual void press(const Spot &spot, Qt::KeyboardModifiers modifiers) = 0;
    /// Whether pressing there may begin a drag; it does once the mouse moves, and `press` is then called only if it does not.
    virtual bool canDrag(const Spot &) const { return false; }
    virtual void drop(const Spot & /*from*/, QPoint /*at*/) {}
    /// Whether the board wants the key; the others are the window's.
    virtual bool wantsKey(const QKeyEvent &event) const = 0;
    virtual void pressKey(const QKeyEvent &event) = 0;
    virtual Phrase hint() const = 0;     ///< above the board
    virtual Phrase keysHint() const = 0; ///< its tooltip: the keys
    virtual Phrase areaName() const = 0; ///< for screen readers
    virtual Phrase areaDescription() const = 0;
    /// Ctrl and the wheel: 1 for larger, -1 for smaller. False where the board does not zoom.
    virtual bool zoomBy(int /*direction*/) { return false; }
    /// Shown beside the pointer over a spot; may be empty.
    virtual Phrase tipAt(const Spot &) const { return {}; }

    const UiContext &context() const { return m_context; }
    const Theme &theme() const { return m_context.theme(); }
    QString text(const Phrase &phrase) const { return m_context.text(phrase); }
    int px(double length) const { return m_context.px(length); }

    const Spot &hovered() const { return m_hovered; } ///< nothing while no pointer is over a spot
    bool isDragging() const { return m_isDragging; }
    QPoint dragPoint() const { return m_dragPoint; }
    const Spot &dragged() const { return m_pressed; }
    bool hasKeys() const; ///< the canvas has the focus

    /// After another position: forgets hover, drag and an open edit, lays out and describes anew.
    void positionShown();
    /// After another choice of the keys.
    void choiceChanged();
    void lookAt(const QRectF &content); ///< scrolls so that it is seen
    /// Opens a line edit at the place. `accept` applies a text or says what is wrong with it.
    void edit(const QRectF &place, const QString &text, const Phrase &name, std::function<std::optional<Phrase>(const QString &)> accept,
              const QString &objectName);
    /// Says something beside the canvas' place for a moment: why a move is not legal.
    void explain(const QRectF &place, const Phrase &why) const;
    /// The one whole number least…most that a person typed, or what is wrong with it. Full-width digits are understood.
    static std::optional<Phrase> readNumber(const QString &typed, std::uint64_t least, std::uint64_t most, std::uint64_t &number);

private:
    class Area;
    friend class Area;
    int hintHeight(int width) const;

    const UiContext &m_context;
    QLabel *m_hintLabel;
    Area *m_area;
    Spot m_hovered;
    Spot m_pressed;
    QPoint m_dragPoint;
    bool m_isDragging = false;
};

} // namespace mexplain
