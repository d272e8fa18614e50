#pragma once

#include "explain/phrase.h"
#include "solver/result.h"

#include <QByteArray>
#include <QString>

namespace mexplain {

/// The one way a file is written: beside the old one and then in its place, each step checked, so that a full disk or a
/// missing folder is reported and an older file is never damaged. The error names the file and the system's reason.
Result<void, Phrase> writeFile(const QString &path, const QByteArray &contents);

} // namespace mexplain
