#pragma once

#include <cstdint>
#include <utility>
#include <vector>

/// The engines' baselines: what a textbook or a contest solution does, compiled with the same options.
namespace textbook {

/// An octal code's digits from d₁ on: for each heap, each removal and each split, the values' XOR goes into a visited array.
std::vector<int> octal(const std::vector<int> &digits, int upTo);

/// Take any, or split into three: three nested loops over the parts in order.
std::vector<int> splitThree(int upTo);

/// All rows of `squares` squares, each option's value put into a visited array.
std::vector<int> rows(int squares);

/// Recursion that remembers values in a hash map.
std::vector<int> graph(int nodes, const std::vector<std::pair<int, int>> &edges);

} // namespace textbook
