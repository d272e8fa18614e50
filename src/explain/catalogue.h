#pragma once

#include "explain/any_game.h"

#include <memory>

namespace mexplain {

/// Every game once, in the order of solver/games.h. Made by main or a test and passed down.
class Catalogue {
public:
    Catalogue();

    const std::vector<std::unique_ptr<AnyGame>> &games() const { return m_games; }
    /// None where no game has this id.
    const AnyGame *find(QStringView id) const;

private:
    std::vector<std::unique_ptr<AnyGame>> m_games;
};

} // namespace mexplain
