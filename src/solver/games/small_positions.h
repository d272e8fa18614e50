#pragma once

#include "solver/result.h"

#include <cstdint>
#include <string>
#include <vector>

namespace mexplain {

/// Success where a verify bound lies in min…max; otherwise OutOfRange.
inline Result<void> checkVerifyBound(std::uint64_t upTo, std::uint64_t min, std::uint64_t max)
{
    if (upTo >= min && upTo <= max)
        return {};
    Error error{.code = ErrorCode::OutOfRange, .quantity = Quantity::VerifyBound};
    error.arguments = {std::to_string(upTo), std::to_string(min), std::to_string(max)};
    return error;
}

/// Calls `use(tuple)` for every tuple of `length` numbers from 0 to `upTo`, the first number changing fastest.
template <class Use>
void eachTuple(std::size_t length, std::uint64_t upTo, Use &&use)
{
    std::vector<std::uint64_t> tuple(length, 0);
    // Count like an odometer.
    while (true) {
        use(static_cast<const std::vector<std::uint64_t> &>(tuple));
        std::size_t digit = 0;
        while (digit < length && tuple[digit] == upTo)
            tuple[digit++] = 0;
        if (digit == length)
            return;
        ++tuple[digit];
    }
}

} // namespace mexplain
