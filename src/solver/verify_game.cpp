#include "solver/verify_game.h"

#include "solver/games.h"
#include "solver/judge.h"

namespace mexplain {

Result<VerifyReport> verifyGame(std::string_view id, std::optional<std::uint64_t> upTo, std::stop_token stop, const SearchProgress &progress)
{
    if (const auto known = findGame(id); !known)
        return known.error();
    std::optional<Result<VerifyReport>> report;
    Games::forEach([&]<Game G>() {
        if (id == G::id)
            report = verify<G>(upTo.value_or(G::defaultVerifyBound), stop, progress);
    });
    return *std::move(report);
}

} // namespace mexplain
