#include "ui/position_file.h"

#include "explain/error_phrase.h"
#include "explain/lesson_plan.h"
#include "ui/document.h"

#include <QFile>
#include <QFileInfo>

namespace mexplain {

namespace {

Phrase refusal(const QString &name, const Phrase &reason)
{
    return {"window", QT_TRANSLATE_NOOP("window", "%1 was not opened: %2"), {name, reason}};
}

Result<OpenedPosition, Phrase> readSaved(const QString &name, const QByteArray &contents, const Catalogue &catalogue)
{
    const Result<SavedPosition, Phrase> saved = fromJson(contents);
    if (!saved)
        return refusal(name, saved.error());
    const AnyGame *game = catalogue.find(saved->game);
    if (!game)
        return refusal(name, {"window", QT_TRANSLATE_NOOP("window", "this version has no game “%1”"), {saved->game}});
    const Result<std::string> position = game->normalize(saved->position);
    if (!position)
        return refusal(name, errorPhraseInLine(position.error()));
    return OpenedPosition{saved->game, *position, saved->step, saved->title, saved->note, true};
}

Result<OpenedPosition, Phrase> readText(const QString &name, const QByteArray &contents, const AnyGame &game)
{
    const Result<std::string> position = positionOfText(game, contents.toStdString());
    if (!position)
        return refusal(name, errorPhraseInFile(position.error()));
    return OpenedPosition{game.info().id, *position};
}

} // namespace

bool isLessonFile(const QString &path)
{
    QFile file(path);
    if (QFileInfo(path).isDir() || !file.open(QIODevice::ReadOnly))
        return false;
    const QByteArray contents = file.read(LessonPlan::maxFileBytes);
    return contents.trimmed().startsWith('{') && isLesson(contents);
}

Result<OpenedPosition, Phrase> readPositionFile(const QString &path, const Catalogue &catalogue, const AnyGame &present)
{
    const QString name = QFileInfo(path).fileName();
    QFile file(path);
    if (QFileInfo(path).isDir() || !file.open(QIODevice::ReadOnly))
        return Phrase{"window", QT_TRANSLATE_NOOP("window", "%1 cannot be read: %2"), {name, file.errorString()}};
    // One byte more than allowed tells a file that is too long, even one whose size the system does not know.
    const QByteArray contents = file.read(maxFileSize + 1);
    if (contents.size() > maxFileSize) {
        return Phrase{"window", QT_TRANSLATE_NOOP("window", "%1 is larger than %2 MiB and was not opened."),
                      {name, int{maxFileSize >> 20}}};
    }
    if (path.endsWith(QLatin1String(".mexplain"), Qt::CaseInsensitive) || contents.trimmed().startsWith('{'))
        return readSaved(name, contents, catalogue);
    return readText(name, contents, present);
}

} // namespace mexplain
