#pragma once

#include "explain/game_of.h"
#include "solver/games/split_nim.h"

namespace mexplain {

template <>
struct Lesson<SplitNim> {
    /// How far the chart of the pattern goes unless a person chooses otherwise, and the bounds of that choice.
    static constexpr std::uint64_t usualChartEnd = 64;
    static constexpr std::uint64_t leastChartEnd = 16;
    static constexpr std::uint64_t mostChartEnd = SplitNim::maxDerivedHeap;

    static GameInfo info();
    /// Steps: rule, sums, sg-0 … sg-8, pattern, values, xor, verdict; at an N-position choose, move, after; at a P-position
    /// replies. The pattern is computed by mex up to `chartEnd`, leastChartEnd…mostChartEnd.
    static Explanation narrate(const SplitNim::Position &position, const SplitNim::Solution &solution,
                               std::uint64_t chartEnd = usualChartEnd);
    static std::vector<Example> examples();
    static std::string randomPosition(RandomSize size, std::uint64_t seed);
};

} // namespace mexplain
