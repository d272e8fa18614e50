#pragma once

#include "explain/phrase.h"
#include "solver/result.h"

#include <QByteArray>
#include <QJsonObject>

#include <string>
#include <vector>

namespace mexplain {

/// One position of a lesson.
struct LessonItem {
    QString game{};           ///< an id, perhaps of a game that this version does not have
    std::string position{};   ///< a position text
    QString step{};           ///< the id of the step to start at; empty or unknown: the first one
    bool hidden = false;      ///< whether answers are hidden until they are revealed
    BilingualText title{};    ///< in the list and in the corner of the screen; may be empty
    BilingualText note{};     ///< for the teacher alone; may be empty
    QJsonObject unknown{};    ///< fields that a newer version wrote: kept as they are
    bool operator==(const LessonItem &) const = default;
};

/// A lesson: positions in the order in which they are shown.
struct LessonPlan {
    BilingualText title{};
    BilingualText note{};
    std::vector<LessonItem> items{};
    QJsonObject unknown{};
    bool operator==(const LessonPlan &) const = default;

    static constexpr std::size_t maxItems = 1000;
    static constexpr qsizetype maxTitleLength = 1'000;
    static constexpr qsizetype maxNoteLength = 100'000;
    /// Of the whole file, in bytes.
    static constexpr qsizetype maxFileBytes = qsizetype{64} << 20;
};

/// Versioned JSON with sorted keys: a file that this wrote comes back byte for byte.
QByteArray toJson(const LessonPlan &lesson);

/// Whether a JSON text is meant as a lesson: it has a list of items. Cost: parses the text.
bool isLesson(const QByteArray &json);

/// Checks type, range and count of everything before it is used; fields that are not known are kept. The error says what is wrong and
/// where ("item 3: “position” is missing").
Result<LessonPlan, Phrase> lessonFromJson(const QByteArray &json);

} // namespace mexplain
