#pragma once

#include <algorithm>
#include <bit>
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

/// An XOR seen column by column, as one adds it on paper.
struct XorColumns {
    Nimber sum = 0;
    int count = 1;             ///< columns of the largest value, at least 1
    int highestOdd = -1;       ///< the highest column with an odd number of ones; −1 where the sum is 0
    std::vector<std::size_t> ones; ///< how many values have a 1 in column e, by exponent; `count` of them
};

/// Example: of 3, 6 and 9 the sum is 12 in 4 columns, with 2, 2, 1 and 1 ones from the lowest. Cost: linear in the ones.
inline XorColumns xorColumns(std::span<const Nimber> values)
{
    XorColumns columns;
    Nimber all = 0;
    columns.ones.assign(64, 0);
    for (const Nimber value : values) {
        columns.sum ^= value;
        all |= value;
        for (Nimber rest = value; rest != 0; rest &= rest - 1)
            ++columns.ones[static_cast<std::size_t>(std::countr_zero(rest))];
    }
    columns.count = std::max(1, static_cast<int>(std::bit_width(all)));
    columns.highestOdd = static_cast<int>(std::bit_width(columns.sum)) - 1;
    columns.ones.resize(static_cast<std::size_t>(columns.count));
    return columns;
}

} // namespace mexplain
