#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

#include <vector>

namespace mexplain {

/// The contest solution shown beside the steps. A line that ends in `//@ tag` belongs to the steps with that tag;
/// the mark itself is not shown.
struct Listing {
    QStringList lines;
    QHash<QString, std::vector<int>> linesOfTag; ///< indices into lines, from 0, ascending
};

/// Reads resources/listings/<game>.cpp out of the program. Empty where the game has none.
Listing loadListing(const QString &gameId);

} // namespace mexplain
