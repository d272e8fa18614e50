#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>

namespace mexplain {

/// From `preperiod` on, value(n + period) = value(n) + saltus.
struct Period {
    std::size_t preperiod;
    std::size_t period;
    std::int64_t saltus = 0; ///< 0 for a plain period
    bool isProved = false;   ///< a theorem carries it on without end; otherwise it was only seen
    bool operator==(const Period &) const = default;
};

/// The smallest period of the end of the sequence that `isLongEnough(preperiod, period)` accepts; its preperiod is the smallest
/// for it. Cost: linear (the Z-function of the reversed sequence).
std::optional<Period> findPeriod(std::span<const std::uint32_t> values, const std::function<bool(std::size_t, std::size_t)> &isLongEnough);

/// The same for the differences of neighbours, so that an arithmetic period is found too.
std::optional<Period> findArithmeticPeriod(std::span<const std::uint32_t> values, const std::function<bool(std::size_t, std::size_t)> &isLongEnough);

} // namespace mexplain
