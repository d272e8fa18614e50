#pragma once

#include "explain/catalogue.h"
#include "explain/lesson_plan.h"

#include <QObject>
#include <QUndoStack>

#include <functional>
#include <optional>

namespace mexplain {

/// What is wrong with a lesson for this version of the program, with its place ("item 3: …"): a game that it does not have, or a
/// position that the game refuses. None where all is well. Cost: parses every position.
std::optional<Phrase> lessonFault(const LessonPlan &plan, const Catalogue &catalogue);

/// The open lesson, its file and its history. There always is one: a new one has neither items nor a path.
/// An operation is exactly one undo step, and none at all where it would change nothing. What would not fit into a file
/// (see the bounds of LessonPlan) or names an item that is not there is refused: false, and nothing has changed.
class LessonDocument : public QObject {
    Q_OBJECT
public:
    explicit LessonDocument(QObject *parent = nullptr);
    ~LessonDocument() override;

    const LessonPlan &plan() const { return m_lesson.plan; }
    int count() const { return static_cast<int>(m_lesson.plan.items.size()); }
    const QString &path() const { return m_path; } ///< absolute; empty where it has no file yet
    QUndoStack &undoStack() { return m_undoStack; }
    /// Whether anything would be lost without saving.
    bool isModified() const { return !m_undoStack.isClean(); }

    /// The chosen item, or -1 in an empty lesson. An item that comes, comes back or is edited is chosen; otherwise the choice
    /// follows its item, and a removed one leaves it to the next. Choosing is no undo step.
    int current() const { return m_lesson.current; }
    void setCurrent(int index); ///< nothing where there is no such item

    /// A new beginning with an empty history, saved as it is.
    void reset(LessonPlan plan, const QString &path);
    /// The same for a lesson that was rescued and differs from the file at `path`: it counts as modified until it is saved.
    void restore(LessonPlan plan, const QString &path);

    bool addItem(LessonItem item, int at); ///< at 0…count(); the new item is chosen
    bool removeItem(int index);
    bool moveItem(int from, int to);       ///< `to` is its place afterwards
    bool duplicateItem(int index);         ///< the copy comes after it and is chosen
    /// Edits of the same text in a row are one undo step, until `endEdit`, another choice or saving.
    bool setTitle(int index, Language language, const QString &text);
    bool setNote(int index, Language language, const QString &text);
    bool setHidden(int index, bool hidden);
    bool setStep(int index, const QString &step);
    bool setPosition(int index, const QString &game, const std::string &position, const QString &step);
    bool setLessonTitle(Language language, const QString &text);
    bool setLessonNote(Language language, const QString &text);
    /// The next edit of a text is a step of its own; for when a field is left.
    void endEdit() { ++m_edit; }

    /// Writes the lesson and makes it the file's. Errors: a sentence that names the file; path, history and an older file stay.
    Result<void, Phrase> save(const QString &path);

    /// Reads and checks a lesson; the open one is not touched. Reads at most LessonPlan::maxFileBytes + 1 bytes.
    /// Errors: a sentence that names the file and says what is wrong and where.
    static Result<LessonPlan, Phrase> open(const QString &path, const Catalogue &catalogue);

    /// What the history's commands work on.
    struct State {
        LessonPlan plan{};
        int current = -1;
    };

signals:
    /// After every change, undo, redo and new beginning. Plan, current item and history agree by then.
    void planChanged();
    void currentChanged(int index); ///< after `planChanged` where both come
    void modifiedChanged(bool modified);

private:
    enum class Text { LessonTitle, LessonNote, Title, Note };
    class TextEdit;
    bool editText(Text which, int index, Language language, const QString &text);
    bool swapFields(int index, std::function<void(LessonItem &)> swap);
    bool has(int index) const { return index >= 0 && index < count(); }
    void begin(LessonPlan plan, const QString &path, bool modified);
    void announce();

    State m_lesson;
    QString m_path;
    QUndoStack m_undoStack;
    int m_edit = 0;
    int m_announced = -1;
    bool m_quiet = false;
};

} // namespace mexplain
