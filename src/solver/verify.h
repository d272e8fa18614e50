#pragma once

#include "solver/search.h"

#include <optional>

namespace mexplain {

/// Where theory and exhaustive search differ.
struct Mismatch {
    std::string position;
    Outcome theory;
    Outcome truth;
    std::size_t theoryWinningMoves;
    std::size_t trueWinningMoves;
};

struct VerifyReport {
    std::size_t positions = 0; ///< compared, in outcome and in the whole list of winning moves
    std::optional<Mismatch> mismatch; ///< the first one
};

/// Compares `G::solve` with exhaustive search on every small position up to `upTo`.
/// Errors: OutOfRange where `upTo` is too large for the game; SearchLimit; Cancelled.
template <Game G>
Result<VerifyReport> verify(std::uint64_t upTo, std::stop_token stop = {}, const SearchProgress &progress = {})
{
    const auto positions = G::smallPositions(upTo);
    if (!positions)
        return positions.error();
    Searcher<G> searcher;
    VerifyReport report;
    for (const auto &position : *positions) {
        const auto truth = searcher.search(position, stop, progress);
        if (!truth)
            return truth.error();
        const auto theory = G::solve(position);
        ++report.positions;
        if (theory.outcome != truth->outcome || theory.winningMoves != truth->winningMoves) {
            report.mismatch = Mismatch{G::format(position), theory.outcome, truth->outcome,
                                       theory.winningMoves.size(), truth->winningMoves.size()};
            break;
        }
    }
    return report;
}

} // namespace mexplain
