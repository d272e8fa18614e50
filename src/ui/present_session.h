#pragma once

#include "explain/concealment.h"
#include "render/slide.h"
#include "ui/context.h"
#include "ui/step_keys.h"

#include <QHash>
#include <QObject>
#include <QPolygonF>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace mexplain {

class GamePage;

/// What a presentation asks of the window that it presents.
struct PresentHost {
    std::function<GamePage *()> page;          ///< the one that is shown now
    std::function<int()> item;                 ///< index in the lesson; -1 where no lesson is presented
    std::function<int()> itemCount;
    std::function<bool(int)> showItem;         ///< opens the item as it begins; false where there is none
    std::function<std::optional<Slide>(int)> firstSlide; ///< of an item that is not shown yet
    std::function<Phrase()> corner;            ///< which position this is
    std::function<QString()> note;             ///< for the presenter alone
    std::function<void()> switchLanguage;
    std::function<void()> switchTheme;
};

/// A stroke of the pen, in parts of the slide's width and height, so that it stays in its place at every size.
using Stroke = QPolygonF;

/// A presentation: where it is, what is revealed, what was drawn. The windows that show it hold nothing of it.
class PresentSession : public QObject {
    Q_OBJECT
public:
    explicit PresentSession(PresentHost host, QObject *parent = nullptr);

    GamePage *page() const { return m_host.page(); }
    Slide slide() const;
    /// What `next` will show; none at the end.
    std::optional<Slide> nextSlide() const;
    QString note() const { return m_host.note(); }
    int item() const { return m_host.item(); }
    int itemCount() const { return m_host.itemCount(); }
    bool isBlank() const { return m_isBlank; }
    /// Whether moves were played since the item was opened.
    bool isAwayFromLesson() const;

    /// The letters that mean the same to the class's window and the presenter's; false for other keys.
    bool pressKey(int key);

    std::vector<Stroke> &strokes(); ///< of the step that is shown
    const std::vector<Stroke> &strokes() const;
    void strokesChanged() { emit changed(); }

public slots:
    /// One click of a clicker: what is hidden in the step is revealed, then the next step comes, then the next item.
    void next();
    /// Back to exactly what was shown before `next`.
    void previous();
    void first(); ///< step of the item
    void last();
    void nextItem();
    void previousItem();
    void toggleReveal(); ///< the step's boxes; where the step has none, whether the answers are hidden
    void reveal(int part);
    void toggleBlank();
    void backToLesson();
    void switchLanguage() { m_host.switchLanguage(); }
    void switchTheme() { m_host.switchTheme(); }
    /// What a step key asks for.
    void run(mexplain::StepCommand command);

signals:
    void changed();
    /// Something that the eye may miss: what a key has just done.
    void said(const mexplain::Phrase &message);

private:
    struct Place {
        std::string position{};
        int step = 0;
        bool hides = false;
        Revealed revealed{};
    };
    void follow();
    void begin(); ///< remembers where the item begins
    bool showItem(int item);
    Place here() const;
    QString strokesKey() const;

    PresentHost m_host;
    std::string m_start;
    int m_startStep = 0;
    QHash<int, Place> m_left; ///< where each item was left forwards
    QHash<QString, std::vector<Stroke>> m_strokes;
    QMetaObject::Connection m_explanationConnection;
    QMetaObject::Connection m_stepConnection;
    bool m_isBlank = false;
};

} // namespace mexplain
