#pragma once

#include <cstdint>
#include <vector>

namespace mexplain {

/// The SG values of all 2^`squares` rows of pieces, `squares` ≤ 24, where a piece (a set bit) moves to the nearest lower clear
/// bit: `values[mask]`. Cost: one pass over the even masks; an odd one has the value of its half, since a piece on the last
/// square never moves and is one with the border.
std::vector<std::uint8_t> bitRowValues(int squares);

} // namespace mexplain
