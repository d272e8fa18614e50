#pragma once

#include "explain/catalogue.h"
#include "explain/lesson_plan.h"

#include <QDateTime>
#include <QLockFile>
#include <QObject>
#include <QTimer>

#include <map>
#include <memory>
#include <vector>

namespace mexplain {

class LessonDocument;

/// A lesson that a program left behind when it was killed or crashed; `file` is for `take` and `discard`.
struct RecoveredLesson {
    QString file;
    QDateTime time; ///< when it was last written
};

/// What such a file holds.
struct RecoveredContents {
    QString path;    ///< of the lesson's own file; empty where it had none
    QDateTime time;  ///< invalid where the file does not say
    LessonPlan plan;
};

/// Keeps a copy of a lesson that is not saved in a folder of its own, so that a crash loses at most one interval's work.
/// The copy goes when the lesson is saved, taken back to what was saved, replaced, or when this is deleted: an orderly end.
/// The lesson's own file is never written. A lock beside each copy tells a program that is still running from one that died.
class LessonRecovery : public QObject {
    Q_OBJECT
public:
    static constexpr int defaultInterval = 30'000; ///< milliseconds
    /// How many abandoned lessons are listed, the newest first.
    static constexpr int maxListed = 100;

    /// In the person's own application data.
    static QString defaultFolder();

    /// Document and catalogue must live longer. The folder is made when it is needed.
    LessonRecovery(LessonDocument &document, const Catalogue &catalogue, QString folder, QObject *parent = nullptr);
    ~LessonRecovery() override;

    /// From a change to its copy, in milliseconds; from the next change on.
    void setInterval(int milliseconds) { m_timer.setInterval(milliseconds); }
    /// The copy that this program keeps; the file is there after `keep`.
    const QString &file() const { return m_file; }

    /// Writes the copy now; nothing where the lesson is not modified. Errors: a sentence that names the file.
    Result<void, Phrase> keep();
    /// Removes the copy, for when the person lets the changes go.
    void forget();

    /// What programs left behind that run no more, the newest first, at most maxListed.
    std::vector<RecoveredLesson> abandoned() const;
    /// Reads one and holds it against other programs until `discard` or the end. Errors: a sentence that names the file, which is
    /// damaged, too large, of another version or in another program's hands; it is left alone. Reads no more than a lesson's bound.
    Result<RecoveredContents, Phrase> take(const QString &file);
    /// Removes one; nothing where it belongs to a program that is running.
    void discard(const QString &file);

signals:
    /// A copy could not be written; said once, until one succeeds again.
    void keepFailed(const mexplain::Phrase &reason);

private:
    void follow();
    bool isOfFolder(const QString &file) const;

    LessonDocument &m_document;
    const Catalogue &m_catalogue;
    QString m_folder;
    QString m_file;
    QTimer m_timer;
    std::unique_ptr<QLockFile> m_lock; ///< while there may be a copy
    std::map<QString, std::unique_ptr<QLockFile>> m_taken;
    bool m_complained = false;
};

} // namespace mexplain
