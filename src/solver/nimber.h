#pragma once

#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <vector>

namespace mexplain {

/// A Sprague–Grundy value; nim-addition is `^`.
using Nimber = std::uint64_t;

/// The XOR of `values`; 0 for none. Example: `xorSum({3, 6, 9}) == 12`.
constexpr Nimber xorSum(std::span<const Nimber> values) noexcept
{
    Nimber sum = 0;
    for (const Nimber value : values)
        sum ^= value;
    return sum;
}

constexpr Nimber xorSum(std::initializer_list<Nimber> values) noexcept
{
    return xorSum(std::span<const Nimber>(values.begin(), values.size()));
}

/// The least non-negative integer missing from `values`. Example: `mex({0, 1, 3}) == 2`.
/// Cost: linear; duplicates are harmless.
inline Nimber mex(std::span<const Nimber> values)
{
    // n values cannot cover 0…n, so the answer is at most n.
    std::vector<bool> present(values.size() + 1, false);
    for (const Nimber value : values) {
        if (value < present.size())
            present[static_cast<std::size_t>(value)] = true;
    }
    return static_cast<Nimber>(std::find(present.begin(), present.end(), false) - present.begin());
}

inline Nimber mex(std::initializer_list<Nimber> values)
{
    return mex(std::span<const Nimber>(values.begin(), values.size()));
}

} // namespace mexplain
