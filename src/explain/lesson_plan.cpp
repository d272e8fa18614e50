#include "explain/lesson_plan.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <cmath>
#include <optional>

namespace mexplain {

namespace {

using namespace Qt::StringLiterals;

constexpr const char *context = "document";
constexpr int formatVersion = 2;
constexpr qsizetype maxIdLength = 100;

using Failure = std::optional<Phrase>;

Phrase notMexplain()
{
    return {context, QT_TRANSLATE_NOOP("document", "This is not a Mexplain file")};
}

Phrase shouldBeText(const QString &key)
{
    return {context, QT_TRANSLATE_NOOP("document", "“%1” should be a text"), {key}};
}

Failure tooLong(const QString &key, const QString &text, qsizetype most)
{
    if (text.size() <= most)
        return std::nullopt;
    return Phrase{context, QT_TRANSLATE_NOOP("document", "“%1” is longer than %2 characters"), {key, static_cast<std::uint64_t>(most)}};
}

/// Takes fields out of an object, so that what is left over is what nobody knows.
class Fields {
public:
    explicit Fields(QJsonObject object) : m_object(std::move(object)) {}

    QJsonValue take(const QString &key) { return m_object.take(key); }
    const QJsonObject &rest() const { return m_object; }

    Failure text(const QString &key, qsizetype most, bool required, QString &text)
    {
        const QJsonValue value = take(key);
        if (value.isUndefined()) {
            if (required)
                return Phrase{context, QT_TRANSLATE_NOOP("document", "“%1” is missing"), {key}};
            return std::nullopt;
        }
        if (!value.isString())
            return shouldBeText(key);
        text = value.toString();
        return tooLong(key, text, most);
    }

    Failure texts(const QString &key, qsizetype most, BilingualText &texts)
    {
        const QJsonValue value = take(key);
        if (value.isUndefined())
            return std::nullopt;
        if (value.isString()) {
            texts = {value.toString(), value.toString()};
            return tooLong(key, texts.chinese, most);
        }
        if (!value.isObject())
            return Phrase{context, QT_TRANSLATE_NOOP("document", "“%1” should be a text, or one text for each of “zh” and “en”"), {key}};
        Fields languages(value.toObject());
        for (const auto &[code, text] : {std::pair{u"zh"_s, &texts.chinese}, {u"en"_s, &texts.english}}) {
            if (auto failure = languages.text(code, most, false, *text))
                return Phrase{context, QT_TRANSLATE_NOOP("document", "“%1”: %2"), {key, *std::move(failure)}};
        }
        if (!languages.rest().isEmpty())
            return Phrase{context, QT_TRANSLATE_NOOP("document", "“%1” has a language “%2” that is not known"), {key, languages.rest().keys().front()}};
        return std::nullopt;
    }

    Failure flag(const QString &key, bool &flag)
    {
        const QJsonValue value = take(key);
        if (value.isUndefined())
            return std::nullopt;
        if (!value.isBool())
            return Phrase{context, QT_TRANSLATE_NOOP("document", "“%1” should be true or false"), {key}};
        flag = value.toBool();
        return std::nullopt;
    }

private:
    QJsonObject m_object;
};

/// A text that is the same in both languages was one text in the file.
QJsonValue jsonOf(const BilingualText &texts)
{
    if (texts.chinese == texts.english)
        return texts.chinese;
    QJsonObject object;
    if (!texts.chinese.isEmpty())
        object[u"zh"_s] = texts.chinese;
    if (!texts.english.isEmpty())
        object[u"en"_s] = texts.english;
    return object;
}

QJsonObject jsonOf(const LessonItem &item)
{
    QJsonObject object = item.unknown;
    object[u"game"_s] = item.game;
    object[u"hidden"_s] = item.hidden;
    object[u"note"_s] = jsonOf(item.note);
    object[u"position"_s] = QString::fromStdString(item.position);
    object[u"step"_s] = item.step;
    object[u"title"_s] = jsonOf(item.title);
    return object;
}

Failure readItem(const QJsonObject &object, LessonItem &item)
{
    Fields fields(object);
    QString position;
    if (auto failure = fields.text(u"game"_s, maxIdLength, true, item.game))
        return failure;
    if (auto failure = fields.text(u"position"_s, LessonPlan::maxFileBytes, true, position))
        return failure;
    if (auto failure = fields.text(u"step"_s, maxIdLength, false, item.step))
        return failure;
    if (auto failure = fields.flag(u"hidden"_s, item.hidden))
        return failure;
    if (auto failure = fields.texts(u"title"_s, LessonPlan::maxTitleLength, item.title))
        return failure;
    if (auto failure = fields.texts(u"note"_s, LessonPlan::maxNoteLength, item.note))
        return failure;
    item.position = position.toStdString();
    item.unknown = fields.rest();
    return std::nullopt;
}

Failure readVersion(const QJsonValue &value)
{
    const double version = value.toDouble(0);
    if (!(version >= 1) || std::floor(version) != version)
        return notMexplain();
    if (version > formatVersion)
        return Phrase{context, QT_TRANSLATE_NOOP("document", "A newer Mexplain wrote this file (format %1); this one reads format %2"),
                      {QString::number(version, 'f', 0), formatVersion}};
    return std::nullopt;
}

Result<LessonPlan, Phrase> readLesson(const QJsonObject &object)
{
    Fields fields(object);
    LessonPlan lesson;
    if (auto failure = readVersion(fields.take(u"mexplain"_s)))
        return *std::move(failure);
    if (auto failure = fields.texts(u"title"_s, LessonPlan::maxTitleLength, lesson.title))
        return *std::move(failure);
    if (auto failure = fields.texts(u"note"_s, LessonPlan::maxNoteLength, lesson.note))
        return *std::move(failure);
    const QJsonValue list = fields.take(u"items"_s);
    if (!list.isArray())
        return Phrase{context, QT_TRANSLATE_NOOP("document", "“%1” should be a list"), {u"items"_s}};
    const QJsonArray items = list.toArray();
    if (static_cast<std::size_t>(items.size()) > LessonPlan::maxItems)
        return Phrase{context, QT_TRANSLATE_NOOP("document", "The lesson has more than %1 items"), {std::uint64_t{LessonPlan::maxItems}}};
    for (qsizetype i = 0; i < items.size(); ++i) {
        const auto place = static_cast<std::uint64_t>(i + 1);
        if (!items[i].isObject())
            return Phrase{context, QT_TRANSLATE_NOOP("document", "Item %1 should be a position with its game"), {place}};
        LessonItem item;
        if (auto failure = readItem(items[i].toObject(), item))
            return Phrase{context, QT_TRANSLATE_NOOP("document", "item %1: %2"), {place, *std::move(failure)}};
        lesson.items.push_back(std::move(item));
    }
    lesson.unknown = fields.rest();
    return lesson;
}

} // namespace

QByteArray toJson(const LessonPlan &lesson)
{
    QJsonArray items;
    for (const LessonItem &item : lesson.items)
        items.append(jsonOf(item));
    QJsonObject object = lesson.unknown;
    object[u"mexplain"_s] = formatVersion;
    object[u"title"_s] = jsonOf(lesson.title);
    object[u"note"_s] = jsonOf(lesson.note);
    object[u"items"_s] = items;
    return QJsonDocument(object).toJson();
}

bool isLesson(const QByteArray &json)
{
    return QJsonDocument::fromJson(json).object().value(u"items"_s).isArray();
}

Result<LessonPlan, Phrase> lessonFromJson(const QByteArray &json)
{
    if (json.size() > LessonPlan::maxFileBytes)
        return Phrase{context, QT_TRANSLATE_NOOP("document", "The file is larger than %1 bytes"), {static_cast<std::uint64_t>(LessonPlan::maxFileBytes)}};
    QJsonParseError parseError;
    const QJsonDocument document = QJsonDocument::fromJson(json, &parseError);
    if (parseError.error != QJsonParseError::NoError)
        return Phrase{context, QT_TRANSLATE_NOOP("document", "This is not a Mexplain file: the JSON breaks off at byte %1"),
                      {static_cast<std::uint64_t>(std::max(0, parseError.offset))}};
    if (!document.isObject())
        return notMexplain();
    return readLesson(document.object());
}

} // namespace mexplain
