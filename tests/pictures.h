#pragma once

#include <QImage>
#include <QString>
#include <QtGlobal>

namespace mexplain {

/// Whether the pictures that are only to be looked at are written, thousands of them: MEXPLAIN_PICTURES=1. They are painted anyway.
inline bool wantsPictures()
{
    static const bool wants = qEnvironmentVariableIntValue("MEXPLAIN_PICTURES") != 0;
    return wants;
}

/// Writes a picture if pictures are wanted; false where that fails. Writing a PNG takes several times as long as painting it.
inline bool keepPicture(const QImage &picture, const QString &path)
{
    return !wantsPictures() || picture.save(path);
}

} // namespace mexplain
