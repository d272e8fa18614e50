#pragma once

#include "solver/result.h"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace mexplain {

/// Reads integers and words from a text that stays in memory. White space lies between them; a punctuation mark needs none.
/// Line and column are counted only when an error is made, so that reading is one scalar loop.
class Reader {
public:
    /// The characters of `punctuation` are words of their own, and end what stands before them. Both texts must live longer.
    explicit Reader(std::string_view text, std::string_view punctuation = {}) noexcept
        : m_begin(text.data()), m_next(text.data()), m_end(text.data() + text.size()), m_punctuation(punctuation) {}

    /// The next number, which stands for `quantity` and must lie in min…max.
    /// Errors: EmptyInput, UnexpectedEnd, NotANumber, Negative, OutOfRange, with their place.
    Result<std::uint64_t> number(Quantity quantity, std::uint64_t min, std::uint64_t max);

    /// The next `count` numbers. Allocates no more than the rest of the text can hold, whatever `count` says.
    Result<std::vector<std::uint64_t>> numbers(std::size_t count, Quantity quantity, std::uint64_t min, std::uint64_t max);

    /// All numbers to the end of the text, at most `limit` (error TooManyNumbers) and at least one (EmptyInput).
    Result<std::vector<std::uint64_t>> numbersToEnd(std::size_t limit, Quantity quantity, std::uint64_t min, std::uint64_t max);

    /// Calls `use(value)` with each of the next `count` numbers and keeps none. Errors: those of `number`.
    template <class Use>
    Result<void> eachNumber(std::uint64_t count, Quantity quantity, std::uint64_t min, std::uint64_t max, Use &&use)
    {
        for (std::uint64_t i = 0; i < count; ++i) {
            std::uint64_t value = 0;
            if (!scan(value, min, max))
                return scanError(quantity, min, max);
            use(value);
        }
        return {};
    }

    /// The next word: a punctuation mark, or all up to one or to white space. Empty at the end. Not passed over.
    std::string_view peek() noexcept;
    /// Passes over the next word and returns it.
    std::string_view word() noexcept;
    /// Passes over the next word where it is this one.
    bool skip(std::string_view word) noexcept;
    /// Passes over this word. Errors: NotExpected, EndNotExpected.
    Result<void> expect(std::string_view word);

    /// How many bytes are left: a bound for how many numbers can follow.
    std::size_t bytesLeft() const noexcept { return static_cast<std::size_t>(m_end - m_next); }

    /// Skips white space. True where nothing is left.
    bool atEnd() noexcept
    {
        while (m_next != m_end && isSpace(*m_next))
            ++m_next;
        return m_next == m_end;
    }

    /// Success where only white space is left; otherwise TrailingText.
    Result<void> expectEnd();

    /// An error at the place where reading stands.
    Error errorHere(ErrorCode code, Quantity quantity, std::vector<std::string> arguments = {}) const;

    /// Such an error about what stands here, which a message can quote.
    Error errorAtWord(ErrorCode code, Quantity quantity) const;

private:
    static constexpr bool isSpace(char c) noexcept
    {
        return c == ' ' || (c >= '\t' && c <= '\r');
    }
    static constexpr bool isDigit(char c) noexcept { return static_cast<unsigned char>(c - '0') < 10; }
    bool isPunctuation(char c) const noexcept { return m_punctuation.find(c) != std::string_view::npos; }

    /// Reads one number into `out`; false leaves the reader at the offending token.
    bool scan(std::uint64_t &out, std::uint64_t min, std::uint64_t max) noexcept
    {
        const char *p = m_next;
        while (p != m_end && isSpace(*p))
            ++p;
        m_next = p;
        if (p == m_end || !isDigit(*p))
            return false;
        // Nineteen digits cannot overflow 64 bits; leading zeros are no digits of the value.
        while (p != m_end && *p == '0')
            ++p;
        const char *const firstDigit = p;
        std::uint64_t value = 0;
        while (p != m_end && isDigit(*p)) {
            value = value * 10 + static_cast<std::uint64_t>(*p - '0');
            ++p;
        }
        if (p - firstDigit > 19 || value < min || value > max || (p != m_end && !isSpace(*p) && !isPunctuation(*p)))
            return false;
        m_next = p;
        ++m_items;
        out = value;
        return true;
    }
    Error scanError(Quantity quantity, std::uint64_t min, std::uint64_t max) const;
    std::string_view token() const;

    const char *m_begin;
    const char *m_next;
    const char *m_end;
    std::string_view m_punctuation;
    std::size_t m_items = 0;
};

} // namespace mexplain
