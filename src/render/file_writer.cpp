#include "render/file_writer.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace mexplain {

namespace {

Phrase cannotWrite(const QString &path, const QString &reason)
{
    return {"file", QT_TRANSLATE_NOOP("file", "Cannot write %1: %2"), {path, reason}};
}

bool writeAll(QFileDevice &device, const QByteArray &contents)
{
    return device.write(contents) == contents.size() && device.flush();
}

} // namespace

Result<void, Phrase> writeFile(const QString &path, const QByteArray &contents)
{
    // A device or a pipe has to be written to; QSaveFile would put a file in its place.
    const QFileInfo target(path);
    if (target.exists() && !target.isFile() && !target.isDir()) {
        QFile device(path);
        if (!device.open(QIODevice::WriteOnly | QIODevice::Unbuffered) || !writeAll(device, contents))
            return cannotWrite(path, device.errorString());
        return {};
    }

    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || !writeAll(file, contents) || !file.commit())
        return cannotWrite(path, file.errorString());
    return {};
}

} // namespace mexplain
