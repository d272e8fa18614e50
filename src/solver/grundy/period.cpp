#include "solver/grundy/period.h"

#include <algorithm>
#include <vector>

namespace mexplain {

std::optional<Period> findPeriod(std::span<const std::uint32_t> values, const std::function<bool(std::size_t, std::size_t)> &isLongEnough)
{
    const std::size_t size = values.size();
    const auto reversed = [&](std::size_t i) { return values[size - 1 - i]; };
    // match[p]: how far the reversed sequence agrees with itself moved by p, so that the last match[p] + p values have period p.
    std::vector<std::size_t> match(size, 0);
    std::size_t left = 0;
    std::size_t right = 0;
    for (std::size_t p = 1; p < size; ++p) {
        std::size_t length = p < right ? std::min(right - p, match[p - left]) : 0;
        while (p + length < size && reversed(length) == reversed(p + length))
            ++length;
        match[p] = length;
        if (p + length > right) {
            left = p;
            right = p + length;
        }
        if (length > 0 && isLongEnough(size - (length + p), p))
            return Period{size - (length + p), p, 0, false};
    }
    return std::nullopt;
}

std::optional<Period> findArithmeticPeriod(std::span<const std::uint32_t> values, const std::function<bool(std::size_t, std::size_t)> &isLongEnough)
{
    if (values.size() < 2)
        return std::nullopt;
    std::vector<std::uint32_t> differences;
    differences.reserve(values.size() - 1);
    for (std::size_t i = 1; i < values.size(); ++i)
        differences.push_back(values[i] - values[i - 1]);
    auto period = findPeriod(differences, isLongEnough);
    if (period)
        period->saltus = std::int64_t{values[period->preperiod + period->period]} - std::int64_t{values[period->preperiod]};
    return period;
}

} // namespace mexplain
