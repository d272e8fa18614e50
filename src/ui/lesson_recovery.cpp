#include "ui/lesson_recovery.h"

#include "render/file_writer.h"
#include "ui/lesson_document.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>
#include <QUuid>

namespace mexplain {

namespace {

using namespace Qt::StringLiterals;

constexpr int formatVersion = 1;
/// What stands around the lesson: a path, a time and a version.
constexpr qsizetype maxEnvelopeBytes = qsizetype{64} << 10;
const QString suffix = u".lesson"_s;

std::unique_ptr<QLockFile> lockOf(const QString &file)
{
    auto lock = std::make_unique<QLockFile>(file + u".lock"_s);
    lock->setStaleLockTime(0); // a program may run for days: only its end makes a lock stale
    return lock;
}

QByteArray envelopeOf(const LessonDocument &document, const QByteArray &lesson)
{
    const QJsonObject rest{{u"mexplain-recovery"_s, formatVersion},
                           {u"path"_s, document.path()},
                           {u"time"_s, QDateTime::currentDateTimeUtc().toString(Qt::ISODate)}};
    // The lesson is JSON already, and may be long.
    return "{\"lesson\":" + lesson + ',' + QJsonDocument(rest).toJson(QJsonDocument::Compact).mid(1);
}

Result<RecoveredContents, Phrase> contentsOf(const QByteArray &json, const Catalogue &catalogue)
{
    const QJsonDocument document = QJsonDocument::fromJson(json);
    const QJsonObject envelope = document.object();
    const QJsonValue lesson = envelope.value(u"lesson"_s);
    if (envelope.value(u"mexplain-recovery"_s) != QJsonValue(formatVersion) || !lesson.isObject() || !envelope.value(u"path"_s).isString())
        return Phrase{"lesson", QT_TRANSLATE_NOOP("lesson", "the file is damaged, or another version wrote it")};
    Result<LessonPlan, Phrase> plan = lessonFromJson(QJsonDocument(lesson.toObject()).toJson());
    if (!plan)
        return plan.error();
    if (auto fault = lessonFault(*plan, catalogue))
        return *std::move(fault);
    return RecoveredContents{envelope.value(u"path"_s).toString(), QDateTime::fromString(envelope.value(u"time"_s).toString(), Qt::ISODate),
                             *std::move(plan)};
}

} // namespace

QString LessonRecovery::defaultFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/recovery"_s;
}

LessonRecovery::LessonRecovery(LessonDocument &document, const Catalogue &catalogue, QString folder, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_catalogue(catalogue)
    , m_folder(QDir::cleanPath(QDir(folder).absolutePath()))
    , m_file(m_folder + u'/' + QUuid::createUuid().toString(QUuid::WithoutBraces) + suffix)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(defaultInterval);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        const Result<void, Phrase> kept = keep();
        if (!kept && !m_complained)
            emit keepFailed(kept.error());
        m_complained = !kept;
    });
    connect(&document, &LessonDocument::planChanged, this, &LessonRecovery::follow);
    connect(&document, &LessonDocument::modifiedChanged, this, [this](bool modified) {
        if (!modified)
            forget();
    });
    follow();
}

LessonRecovery::~LessonRecovery()
{
    forget();
}

void LessonRecovery::follow()
{
    // Not started anew by each change: who never stops typing is kept too.
    if (m_document.isModified() && !m_timer.isActive())
        m_timer.start();
}

Result<void, Phrase> LessonRecovery::keep()
{
    m_timer.stop();
    if (!m_document.isModified())
        return {};
    const auto cannot = [this](const Phrase &reason) {
        return Phrase{"lesson", QT_TRANSLATE_NOOP("lesson", "No safety copy of the lesson could be kept in %1: %2"), {QDir::toNativeSeparators(m_folder), reason}};
    };
    const QByteArray lesson = toJson(m_document.plan());
    if (lesson.size() > LessonPlan::maxFileBytes)
        return cannot({"lesson", QT_TRANSLATE_NOOP("lesson", "the lesson is larger than %1 MiB"), {int{LessonPlan::maxFileBytes >> 20}}});
    if (!m_lock) {
        // The lock comes first: a copy without one would look abandoned.
        QDir().mkpath(m_folder);
        auto lock = lockOf(m_file);
        if (!lock->tryLock(0))
            return cannot({"lesson", QT_TRANSLATE_NOOP("lesson", "the folder cannot be written to")});
        m_lock = std::move(lock);
    }
    if (const Result<void, Phrase> written = writeFile(m_file, envelopeOf(m_document, lesson)); !written)
        return cannot(written.error());
    return {};
}

void LessonRecovery::forget()
{
    m_timer.stop();
    if (!m_lock)
        return;
    QFile::remove(m_file);
    m_lock.reset(); // unlocks, after the copy is gone
}

bool LessonRecovery::isOfFolder(const QString &file) const
{
    const QFileInfo info(file);
    return info.absolutePath() == m_folder && info.fileName().endsWith(suffix);
}

std::vector<RecoveredLesson> LessonRecovery::abandoned() const
{
    std::vector<RecoveredLesson> found;
    const QFileInfoList files = QDir(m_folder).entryInfoList({u'*' + suffix}, QDir::Files, QDir::Time);
    for (const QFileInfo &info : files) {
        if (found.size() == maxListed)
            break;
        // A lock that can be had is nobody's; it is let go at once.
        if (lockOf(info.absoluteFilePath())->tryLock(0))
            found.push_back({info.absoluteFilePath(), info.lastModified()});
    }
    return found;
}

Result<RecoveredContents, Phrase> LessonRecovery::take(const QString &path)
{
    const auto cannot = [&path](const Phrase &reason) {
        return Phrase{"lesson", QT_TRANSLATE_NOOP("lesson", "The lesson in %1 cannot be restored: %2"), {QDir::toNativeSeparators(path), reason}};
    };
    QFile file(path);
    if (!isOfFolder(path) || !file.open(QIODevice::ReadOnly))
        return cannot({"lesson", QT_TRANSLATE_NOOP("lesson", "the file cannot be read")});
    auto lock = lockOf(path);
    if (!m_taken.contains(path) && !lock->tryLock(0))
        return cannot({"lesson", QT_TRANSLATE_NOOP("lesson", "another window is using it")});
    constexpr qsizetype most = LessonPlan::maxFileBytes + maxEnvelopeBytes;
    const QByteArray json = file.read(most + 1);
    if (json.size() > most)
        return cannot({"lesson", QT_TRANSLATE_NOOP("lesson", "the lesson is larger than %1 MiB"), {int{LessonPlan::maxFileBytes >> 20}}});
    Result<RecoveredContents, Phrase> contents = contentsOf(json, m_catalogue);
    if (!contents)
        return cannot(contents.error());
    m_taken.try_emplace(path, std::move(lock));
    return contents;
}

void LessonRecovery::discard(const QString &path)
{
    if (!isOfFolder(path))
        return;
    const auto lock = lockOf(path);
    if (m_taken.contains(path) || lock->tryLock(0))
        QFile::remove(path);
    m_taken.erase(path);
}

} // namespace mexplain
