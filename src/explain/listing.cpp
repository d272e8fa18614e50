#include "explain/listing.h"

#include <QFile>

// Q_INIT_RESOURCE must stand outside every namespace; a static library's resources are not registered by themselves.
static void registerListings()
{
    Q_INIT_RESOURCE(listings);
}

namespace mexplain {

Listing loadListing(const QString &gameId)
{
    registerListings();
    Listing listing;
    QFile file(QStringLiteral(":/listings/%1.cpp").arg(gameId));
    if (!file.open(QIODevice::ReadOnly | QIODevice::Text))
        return listing;
    const QStringList lines = QString::fromUtf8(file.readAll()).trimmed().split(u'\n');
    for (const QString &line : lines) {
        const qsizetype at = line.indexOf(QStringLiteral("//@"));
        if (at < 0) {
            listing.lines.append(line);
            continue;
        }
        const auto tags = line.mid(at + 3).split(u' ', Qt::SkipEmptyParts);
        for (const QString &tag : tags)
            listing.linesOfTag[tag].push_back(static_cast<int>(listing.lines.size()));
        QString shown = line.left(at);
        while (shown.endsWith(u' '))
            shown.chop(1);
        listing.lines.append(shown);
    }
    return listing;
}

} // namespace mexplain
