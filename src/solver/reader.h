#pragma once

#include "solver/result.h"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace mexplain {

/// Reads white-space separated integers from a text that stays in memory.
/// Line and column are counted only when an error is made, so that reading is one scalar loop.
class Reader {
public:
    explicit Reader(std::string_view text) noexcept
        : m_begin(text.data()), m_next(text.data()), m_end(text.data() + text.size()) {}

    /// The next number, which stands for `quantity` and must lie in min…max.
    /// Errors: EmptyInput, UnexpectedEnd, NotANumber, Negative, OutOfRange, with their place.
    Result<std::uint64_t> number(Quantity quantity, std::uint64_t min, std::uint64_t max);

    /// The next `count` numbers. Allocates no more than the rest of the text can hold, whatever `count` says.
    Result<std::vector<std::uint64_t>> numbers(std::size_t count, Quantity quantity, std::uint64_t min, std::uint64_t max);

    /// All numbers to the end of the text, at most `limit` (error TooManyNumbers) and at least one (EmptyInput).
    Result<std::vector<std::uint64_t>> numbersToEnd(std::size_t limit, Quantity quantity, std::uint64_t min, std::uint64_t max);

    /// Skips white space. True where nothing is left.
    bool atEnd() noexcept;

    /// Success where only white space is left; otherwise TrailingText.
    Result<void> expectEnd();

    /// An error at the place where reading stands.
    Error errorHere(ErrorCode code, Quantity quantity, std::vector<std::string> arguments = {}) const;

private:
    /// Reads one number into `out`; false leaves the reader at the offending token.
    bool scan(std::uint64_t &out, std::uint64_t min, std::uint64_t max) noexcept;
    Error scanError(Quantity quantity, std::uint64_t min, std::uint64_t max) const;
    std::string_view token() const;

    const char *m_begin;
    const char *m_next;
    const char *m_end;
    std::size_t m_items = 0;
};

} // namespace mexplain
