#pragma once

#include "explain/game_of.h"
#include "solver/games/digit_deletion.h"

namespace mexplain {

template <>
struct Lesson<DigitDeletion> {
    /// The step that begins the second question: how many numbers below the position's are N-positions.
    static constexpr const char *countStep = "count";

    static GameInfo info();
    /// Steps of the number: rule, odd, even (from two digits on), suffixes, verdict; at an N-position winning and after; at a
    /// P-position replies. Steps of the count: count, and for a number 1…10^18 table, shorter-1 … (at most shorter-6), then
    /// odd-length or lower, rests and same, where they count anything, sum, share.
    static Explanation narrate(const DigitDeletion::Position &position, const DigitDeletion::Solution &solution);
    static std::vector<Example> examples();
    static std::string randomPosition(RandomSize size, std::uint64_t seed);
};

} // namespace mexplain
