#pragma once

#include <cstddef>
#include <cstdint>

/// Bounds on what is accepted, checked while parsing and before anything is allocated.
namespace mexplain::limits {

/// The largest count of stones, matches or grains anywhere (10^18).
inline constexpr std::uint64_t maxNumber = 1'000'000'000'000'000'000;

/// The longest text read from a file, a pipe or the clipboard, in bytes.
inline constexpr std::size_t maxInputBytes = std::size_t{256} << 20;

/// Piles of one Nim position (Luogu P1247).
inline constexpr std::uint64_t maxNimPiles = 500'000;

/// Positions that an exhaustive search may visit unless its caller says otherwise.
inline constexpr std::size_t maxSearchPositions = 2'000'000;

} // namespace mexplain::limits
