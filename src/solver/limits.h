#pragma once

#include <cstddef>
#include <cstdint>

/// Bounds on what is accepted, checked while parsing and before anything is allocated.
namespace mexplain::limits {

/// The largest count of stones, matches or grains anywhere (10^18).
inline constexpr std::uint64_t maxNumber = 1'000'000'000'000'000'000;

/// The longest text read from a file, a pipe or the clipboard, in bytes.
inline constexpr std::size_t maxInputBytes = std::size_t{256} << 20;

/// Cases of one problem's input.
inline constexpr std::uint64_t maxCases = 1'000'000;

/// Piles, stairs or heaps of one position, where the game has no bound of its own.
inline constexpr std::uint64_t maxPiles = 2'000'000;

/// Winning moves that a solution lists where there can be very many.
inline constexpr std::size_t maxListedMoves = 10'000;

/// Heaps of split-nim: its pattern was computed, not proved, and the problem (HDU 5795) goes no further.
inline constexpr std::uint64_t maxSplitHeap = 1'000'000'000;

/// Digits of a number in digit deletion.
inline constexpr std::size_t maxDigits = 1000;

/// Cells of a chocolate bar, and thresholds asked for it (QOJ 10732).
inline constexpr std::uint64_t maxCells = 200'000;
inline constexpr std::uint64_t maxThresholds = 200'000;
inline constexpr std::uint64_t maxCellValue = 1'000'000'000;

/// Take-and-break rules: the largest heap, by how many heaps a move may leave; numbers and digits of a rule.
inline constexpr std::uint64_t maxHeap = 10'000'000;
inline constexpr std::uint64_t maxSplittingHeap = 2'000'000;
inline constexpr std::uint64_t maxTriplingHeap = 10'000;
inline constexpr std::uint64_t maxEndlessTriplingHeap = 2'000;
inline constexpr std::uint64_t maxRuleNumbers = 1'000;

/// Graphs.
inline constexpr std::uint64_t maxNodes = 4'000'000;
inline constexpr std::uint64_t maxEdges = 16'000'000;
inline constexpr std::uint64_t maxTokens = 1'000'000;

/// Piles of one Nim position (Luogu P1247).
inline constexpr std::uint64_t maxNimPiles = 500'000;

/// Positions that an exhaustive search may visit unless its caller says otherwise.
inline constexpr std::size_t maxSearchPositions = 2'000'000;

} // namespace mexplain::limits
