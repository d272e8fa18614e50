#include "ui/document.h"

#include "solver/limits.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>

namespace mexplain {

namespace {

constexpr int formatVersion = 1;
constexpr int maxStep = 10'000;
constexpr qsizetype maxGameLength = 100;
constexpr qsizetype maxTitleLength = 1'000;
constexpr qsizetype maxNoteLength = 100'000;

/// The text of a key. A key that may be missing leaves `text` empty; the error names the key.
std::optional<Phrase> readText(const QJsonObject &object, const QString &key, qsizetype maxLength, bool required, QString &text)
{
    const QJsonValue value = object.value(key);
    if (value.isUndefined() && !required)
        return std::nullopt;
    if (value.isUndefined())
        return Phrase{"document", QT_TRANSLATE_NOOP("document", "“%1” is missing"), {key}};
    if (!value.isString())
        return Phrase{"document", QT_TRANSLATE_NOOP("document", "“%1” should be a text"), {key}};
    text = value.toString();
    if (text.size() > maxLength)
        return Phrase{"document", QT_TRANSLATE_NOOP("document", "“%1” is longer than %2 characters"),
                      {key, static_cast<std::uint64_t>(maxLength)}};
    return std::nullopt;
}

/// An integer that a double holds exactly; none for fractions and everything else.
std::optional<double> wholeNumber(const QJsonValue &value)
{
    if (!value.isDouble())
        return std::nullopt;
    const double number = value.toDouble();
    if (!std::isfinite(number) || std::floor(number) != number)
        return std::nullopt;
    return number;
}

std::optional<Phrase> checkVersion(const QJsonObject &object)
{
    const auto version = wholeNumber(object.value(QStringLiteral("mexplain")));
    if (!version || *version < 1)
        return Phrase{"document", QT_TRANSLATE_NOOP("document", "This is not a Mexplain file")};
    if (*version > formatVersion)
        return Phrase{"document", QT_TRANSLATE_NOOP("document", "A newer Mexplain wrote this file (format %1); this one reads format %2"),
                      {QString::number(*version, 'f', 0), formatVersion}};
    return std::nullopt;
}

} // namespace

QByteArray toJson(const SavedPosition &saved)
{
    QJsonObject object;
    object[QStringLiteral("mexplain")] = formatVersion;
    object[QStringLiteral("game")] = saved.game;
    object[QStringLiteral("position")] = QString::fromStdString(saved.position);
    object[QStringLiteral("step")] = saved.step;
    object[QStringLiteral("title")] = saved.title;
    object[QStringLiteral("note")] = saved.note;
    return QJsonDocument(object).toJson();
}

Result<SavedPosition, Phrase> fromJson(const QByteArray &json)
{
    if (static_cast<std::size_t>(json.size()) > limits::maxInputBytes)
        return Phrase{"document", QT_TRANSLATE_NOOP("document", "The file is larger than %1 bytes"),
                      {std::uint64_t{limits::maxInputBytes}}};
    QJsonParseError parseError;
    const QJsonDocument document = QJsonDocument::fromJson(json, &parseError);
    if (parseError.error != QJsonParseError::NoError)
        return Phrase{"document", QT_TRANSLATE_NOOP("document", "This is not a Mexplain file: the JSON breaks off at byte %1"),
                      {static_cast<std::uint64_t>(std::max(0, parseError.offset))}};
    if (!document.isObject())
        return Phrase{"document", QT_TRANSLATE_NOOP("document", "This is not a Mexplain file")};
    const QJsonObject object = document.object();
    if (auto error = checkVersion(object))
        return *std::move(error);

    SavedPosition saved;
    QString position;
    constexpr auto maxPosition = static_cast<qsizetype>(limits::maxInputBytes);
    if (auto error = readText(object, QStringLiteral("game"), maxGameLength, true, saved.game))
        return *std::move(error);
    if (auto error = readText(object, QStringLiteral("position"), maxPosition, true, position))
        return *std::move(error);
    if (auto error = readText(object, QStringLiteral("title"), maxTitleLength, false, saved.title))
        return *std::move(error);
    if (auto error = readText(object, QStringLiteral("note"), maxNoteLength, false, saved.note))
        return *std::move(error);
    if (const QJsonValue value = object.value(QStringLiteral("step")); !value.isUndefined()) {
        const auto step = wholeNumber(value);
        if (!step || *step < 0 || *step > maxStep)
            return Phrase{"document", QT_TRANSLATE_NOOP("document", "“step” should be a whole number from 0 to %1"), {maxStep}};
        saved.step = static_cast<int>(*step);
    }
    saved.position = position.toStdString();
    return saved;
}

/// What lies between the common beginning and the common end of two texts, before and after.
class PositionCommand : public QUndoCommand {
public:
    PositionCommand(Document &document, const std::string &after, const QString &name, int drag)
        : QUndoCommand(name), m_document(document), m_drag(drag)
    {
        compare(document.m_position, after);
    }

    int id() const override { return m_drag; }
    void undo() override { replace(m_after, m_before); }
    void redo() override { replace(m_before, m_after); }

    bool mergeWith(const QUndoCommand *other) override
    {
        // The later one has been done already: its text is the document's.
        const auto &later = static_cast<const PositionCommand &>(*other);
        std::string before = m_document.m_position;
        before.replace(later.m_start, later.m_after.size(), later.m_before);
        before.replace(m_start, m_after.size(), m_before);
        compare(before, m_document.m_position);
        setObsolete(before == m_document.m_position); // dragged back to where it was
        return true;
    }

private:
    void compare(const std::string &before, const std::string &after)
    {
        m_start = 0;
        const std::size_t shorter = std::min(before.size(), after.size());
        while (m_start < shorter && before[m_start] == after[m_start])
            ++m_start;
        std::size_t tail = 0;
        while (tail < shorter - m_start && before[before.size() - 1 - tail] == after[after.size() - 1 - tail])
            ++tail;
        m_before = before.substr(m_start, before.size() - tail - m_start);
        m_after = after.substr(m_start, after.size() - tail - m_start);
    }

    void replace(const std::string &from, const std::string &to)
    {
        m_document.m_position.replace(m_start, from.size(), to);
        emit m_document.positionChanged();
    }

    Document &m_document;
    int m_drag;
    std::size_t m_start = 0;
    std::string m_before;
    std::string m_after;
};

Document::Document(QObject *parent) : QObject(parent) {}

void Document::change(const std::string &position, const QString &name, int drag)
{
    if (position != m_position)
        m_undoStack.push(new PositionCommand(*this, position, name, drag));
}

void Document::reset(const std::string &position)
{
    m_position = position;
    m_undoStack.clear();
    emit positionChanged();
}

} // namespace mexplain
