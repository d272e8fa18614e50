#include "ui/lesson_document.h"

#include "explain/error_phrase.h"
#include "render/file_writer.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <tuple>
#include <utility>

namespace mexplain {

namespace {

constexpr int textEditId = 1;
/// A history of whole positions has to end somewhere.
constexpr int maxUndoSteps = 1000;

using State = LessonDocument::State;
using Items = std::vector<LessonItem>;

std::size_t unsignedOf(int index)
{
    return static_cast<std::size_t>(index);
}

/// An item comes or goes.
class Presence : public QUndoCommand {
public:
    enum class Change { Add, Remove };
    Presence(State &state, Change change, LessonItem item, int at)
        : m_state(state), m_change(change), m_item(std::move(item)), m_at(at), m_before(state.current)
    {
    }

    void redo() override { m_change == Change::Add ? insert() : remove(); }
    void undo() override { m_change == Change::Add ? remove() : insert(); }

private:
    void insert()
    {
        Items &items = m_state.plan.items;
        items.insert(items.begin() + m_at, std::move(m_item));
        m_state.current = m_at;
    }

    void remove()
    {
        Items &items = m_state.plan.items;
        m_item = std::move(items[unsignedOf(m_at)]);
        items.erase(items.begin() + m_at);
        // What was chosen before it was added is chosen again; otherwise the choice stays, or goes to the next.
        if (m_state.current == m_at && m_change == Change::Add)
            m_state.current = m_before;
        else if (m_state.current > m_at)
            --m_state.current;
        m_state.current = std::min(m_state.current, static_cast<int>(items.size()) - 1);
    }

    State &m_state;
    Change m_change;
    LessonItem m_item; ///< while it is not in the lesson
    int m_at;
    int m_before;
};

class Move : public QUndoCommand {
public:
    Move(State &state, int from, int to) : m_state(state), m_from(from), m_to(to) {}

    void redo() override { move(m_from, m_to); }
    void undo() override { move(m_to, m_from); }

private:
    void move(int from, int to)
    {
        const auto begin = m_state.plan.items.begin();
        if (from < to)
            std::rotate(begin + from, begin + from + 1, begin + to + 1);
        else
            std::rotate(begin + to, begin + from, begin + from + 1);
        int &current = m_state.current;
        if (current == from)
            current = to;
        else if (from < current && current <= to)
            --current;
        else if (to <= current && current < from)
            ++current;
    }

    State &m_state;
    int m_from;
    int m_to;
};

/// Fields of an item change places with what the function holds.
class Swap : public QUndoCommand {
public:
    Swap(State &state, int index, std::function<void(LessonItem &)> swap) : m_state(state), m_index(index), m_swap(std::move(swap)) {}

    void redo() override { apply(); }
    void undo() override { apply(); }

private:
    void apply()
    {
        m_swap(m_state.plan.items[unsignedOf(m_index)]);
        m_state.current = m_index;
    }

    State &m_state;
    int m_index;
    std::function<void(LessonItem &)> m_swap;
};

bool isWithinBounds(const LessonItem &item)
{
    const auto fit = [](const BilingualText &texts, qsizetype most) { return texts.chinese.size() <= most && texts.english.size() <= most; };
    return fit(item.title, LessonPlan::maxTitleLength) && fit(item.note, LessonPlan::maxNoteLength);
}

} // namespace

std::optional<Phrase> lessonFault(const LessonPlan &plan, const Catalogue &catalogue)
{
    std::uint64_t place = 0;
    for (const LessonItem &item : plan.items) {
        ++place;
        std::optional<Phrase> reason;
        if (const AnyGame *game = catalogue.find(item.game); !game)
            reason = Phrase{"window", QT_TRANSLATE_NOOP("window", "this version has no game “%1”"), {item.game}};
        else if (const Result<std::string> position = game->normalize(item.position); !position)
            reason = errorPhraseInLine(position.error());
        if (reason)
            return Phrase{"document", QT_TRANSLATE_NOOP("document", "item %1: %2"), {place, *std::move(reason)}};
    }
    return std::nullopt;
}

/// A text becomes another one; what was typed in one go is one step.
class LessonDocument::TextEdit : public QUndoCommand {
public:
    TextEdit(State &state, Text which, int index, Language language, QString text, int edit)
        : m_state(state), m_which(which), m_index(index), m_language(language), m_other(std::move(text)), m_edit(edit)
    {
    }

    int id() const override { return textEditId; }
    void redo() override { apply(); }
    void undo() override { apply(); }

    bool mergeWith(const QUndoCommand *command) override
    {
        const auto &later = static_cast<const TextEdit &>(*command);
        if (std::tie(m_which, m_index, m_language, m_edit) != std::tie(later.m_which, later.m_index, later.m_language, later.m_edit))
            return false;
        // The later one has been done already, and this one keeps the text from before both.
        setObsolete(textOf(m_state.plan, m_which, m_index, m_language) == m_other);
        return true;
    }

    static QString &textOf(LessonPlan &plan, Text which, int index, Language language)
    {
        switch (which) {
        case Text::LessonTitle: return plan.title.of(language);
        case Text::LessonNote: return plan.note.of(language);
        case Text::Title: return plan.items[unsignedOf(index)].title.of(language);
        case Text::Note: break;
        }
        return plan.items[unsignedOf(index)].note.of(language);
    }

private:
    void apply()
    {
        std::swap(textOf(m_state.plan, m_which, m_index, m_language), m_other);
        if (m_index >= 0)
            m_state.current = m_index;
    }

    State &m_state;
    Text m_which;
    int m_index;
    Language m_language;
    QString m_other; ///< what the lesson does not show: the text after it before redo, the text before it afterwards
    int m_edit;
};

LessonDocument::LessonDocument(QObject *parent) : QObject(parent)
{
    m_undoStack.setUndoLimit(maxUndoSteps);
    // A command works while the history has not moved on yet; whoever hears of a change must see both.
    connect(&m_undoStack, &QUndoStack::indexChanged, this, &LessonDocument::announce);
    connect(&m_undoStack, &QUndoStack::cleanChanged, this, [this](bool clean) { emit modifiedChanged(!clean); });
}

LessonDocument::~LessonDocument()
{
    // The history says that it is emptied while this is being deleted.
    m_undoStack.disconnect(this);
}

void LessonDocument::announce()
{
    if (m_quiet)
        return;
    emit planChanged();
    if (std::exchange(m_announced, m_lesson.current) != m_lesson.current)
        emit currentChanged(m_lesson.current);
}

void LessonDocument::begin(LessonPlan plan, const QString &path, bool modified)
{
    m_quiet = true;
    const int current = plan.items.empty() ? -1 : 0;
    m_lesson = {std::move(plan), current};
    m_path = path.isEmpty() ? QString() : QFileInfo(path).absoluteFilePath();
    endEdit();
    m_undoStack.clear(); // leaves an empty history as it is, which may be unclean
    if (modified)
        m_undoStack.resetClean();
    else
        m_undoStack.setClean();
    m_quiet = false;
    m_announced = -2; // another lesson's first item is another one
    announce();
}

void LessonDocument::reset(LessonPlan plan, const QString &path)
{
    begin(std::move(plan), path, false);
}

void LessonDocument::restore(LessonPlan plan, const QString &path)
{
    begin(std::move(plan), path, true);
}

void LessonDocument::setCurrent(int index)
{
    if (!has(index) || index == m_lesson.current)
        return;
    endEdit();
    m_lesson.current = index;
    m_announced = index;
    emit currentChanged(index);
}

bool LessonDocument::addItem(LessonItem item, int at)
{
    if (at < 0 || at > count() || m_lesson.plan.items.size() >= LessonPlan::maxItems || !isWithinBounds(item))
        return false;
    m_undoStack.push(new Presence(m_lesson, Presence::Change::Add, std::move(item), at));
    return true;
}

bool LessonDocument::removeItem(int index)
{
    if (!has(index))
        return false;
    m_undoStack.push(new Presence(m_lesson, Presence::Change::Remove, {}, index));
    return true;
}

bool LessonDocument::moveItem(int from, int to)
{
    if (!has(from) || !has(to))
        return false;
    if (from != to)
        m_undoStack.push(new Move(m_lesson, from, to));
    return true;
}

bool LessonDocument::duplicateItem(int index)
{
    return has(index) && addItem(m_lesson.plan.items[unsignedOf(index)], index + 1);
}

bool LessonDocument::editText(Text which, int index, Language language, const QString &text)
{
    const bool isOfItem = which == Text::Title || which == Text::Note;
    const bool isTitle = which == Text::LessonTitle || which == Text::Title;
    if ((isOfItem && !has(index)) || text.size() > (isTitle ? LessonPlan::maxTitleLength : LessonPlan::maxNoteLength))
        return false;
    if (TextEdit::textOf(m_lesson.plan, which, index, language) != text)
        m_undoStack.push(new TextEdit(m_lesson, which, index, language, text, m_edit));
    return true;
}

bool LessonDocument::setTitle(int index, Language language, const QString &text)
{
    return editText(Text::Title, index, language, text);
}

bool LessonDocument::setNote(int index, Language language, const QString &text)
{
    return editText(Text::Note, index, language, text);
}

bool LessonDocument::setLessonTitle(Language language, const QString &text)
{
    return editText(Text::LessonTitle, -1, language, text);
}

bool LessonDocument::setLessonNote(Language language, const QString &text)
{
    return editText(Text::LessonNote, -1, language, text);
}

bool LessonDocument::swapFields(int index, std::function<void(LessonItem &)> swap)
{
    m_undoStack.push(new Swap(m_lesson, index, std::move(swap)));
    return true;
}

bool LessonDocument::setHidden(int index, bool hidden)
{
    if (!has(index) || m_lesson.plan.items[unsignedOf(index)].hidden == hidden)
        return has(index);
    return swapFields(index, [](LessonItem &item) { item.hidden = !item.hidden; });
}

bool LessonDocument::setStep(int index, const QString &step)
{
    if (!has(index) || m_lesson.plan.items[unsignedOf(index)].step == step)
        return has(index);
    return swapFields(index, [other = step](LessonItem &item) mutable { std::swap(item.step, other); });
}

bool LessonDocument::setPosition(int index, const QString &game, const std::string &position, const QString &step)
{
    if (!has(index))
        return false;
    const LessonItem &present = m_lesson.plan.items[unsignedOf(index)];
    if (std::tie(present.game, present.position, present.step) == std::tie(game, position, step))
        return true;
    return swapFields(index, [otherGame = game, otherPosition = position, otherStep = step](LessonItem &item) mutable {
        std::swap(item.game, otherGame);
        std::swap(item.position, otherPosition);
        std::swap(item.step, otherStep);
    });
}

Result<void, Phrase> LessonDocument::save(const QString &path)
{
    const QByteArray json = toJson(m_lesson.plan);
    // It could not be opened again.
    if (json.size() > LessonPlan::maxFileBytes)
        return Phrase{"lesson", QT_TRANSLATE_NOOP("lesson", "The lesson is larger than %1 MiB and was not saved."), {int{LessonPlan::maxFileBytes >> 20}}};
    if (const Result<void, Phrase> written = writeFile(path, json); !written)
        return written.error();
    m_path = QFileInfo(path).absoluteFilePath();
    endEdit();
    m_undoStack.setClean();
    return {};
}

Result<LessonPlan, Phrase> LessonDocument::open(const QString &path, const Catalogue &catalogue)
{
    const QString name = QFileInfo(path).fileName();
    const auto refusal = [&name](const Phrase &reason) {
        return Phrase{"window", QT_TRANSLATE_NOOP("window", "%1 was not opened: %2"), {name, reason}};
    };
    if (QFileInfo(path).isDir())
        return refusal({"lesson", QT_TRANSLATE_NOOP("lesson", "it is a folder")});
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Phrase{"window", QT_TRANSLATE_NOOP("window", "%1 cannot be read: %2"), {name, file.errorString()}};
    // One byte more than allowed tells a file that is too long, even one whose size the system does not know.
    const QByteArray contents = file.read(LessonPlan::maxFileBytes + 1);
    if (contents.size() > LessonPlan::maxFileBytes)
        return Phrase{"window", QT_TRANSLATE_NOOP("window", "%1 is larger than %2 MiB and was not opened."), {name, int{LessonPlan::maxFileBytes >> 20}}};
    Result<LessonPlan, Phrase> plan = lessonFromJson(contents);
    if (!plan)
        return refusal(plan.error());
    if (const auto fault = lessonFault(*plan, catalogue))
        return refusal(*fault);
    return plan;
}

} // namespace mexplain
