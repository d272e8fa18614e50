#pragma once

#include "solver/limits.h"
#include "solver/reader.h"

namespace mexplain {

/// Reads the number of cases, calls `readOne()`, a `Result<void>`, for each, and expects the end. Nothing is kept.
/// Errors: those of the reader and of `readOne`.
template <class ReadOne>
Result<void> eachCase(Reader &reader, ReadOne &&readOne)
{
    const auto count = reader.number(Quantity::CaseCount, 1, limits::maxCases);
    if (!count)
        return count.error();
    for (std::uint64_t i = 0; i < *count; ++i) {
        if (const auto one = readOne(); !one)
            return one.error();
    }
    return reader.expectEnd();
}

/// The positions of a problem's input with a number of cases in front; `readOne(reader)` returns a `Result<Position>`.
template <class Position, class ReadOne>
Result<std::vector<Position>> readCases(std::string_view text, ReadOne &&readOne)
{
    Reader reader(text);
    std::vector<Position> positions;
    const auto read = eachCase(reader, [&]() -> Result<void> {
        auto position = readOne(reader);
        if (!position)
            return position.error();
        positions.push_back(*std::move(position));
        return {};
    });
    if (!read)
        return read.error();
    return positions;
}

} // namespace mexplain
