#pragma once

#include "solver/result.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>
#include <vector>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace mexplain {

class FileWindow;

/// Reads integers and words from a text. White space lies between them; a punctuation mark needs none.
/// Line and column are counted only when an error is made, so that reading is one scalar loop.
class Reader {
public:
    /// A place to come back to.
    struct Mark {
        std::uint64_t offset;
        std::size_t items;
    };

    /// The characters of `punctuation` are words of their own, and end what stands before them. Both texts must live longer.
    explicit Reader(std::string_view text, std::string_view punctuation = {}) noexcept
        : m_begin(text.data()), m_next(text.data()), m_end(text.data() + text.size()), m_punctuation(punctuation) {}

    /// Reads a file's numbers through a window. Its errors have no place, and a text that is odd but right (a number or a gap of some
    /// 30 characters and more) may be refused: on an error the text is to be read whole. Words are not to be read.
    /// The window must live longer.
    explicit Reader(FileWindow &window) noexcept : m_window(&window) {}

    /// Cost: constant; coming back to a mark in a file reads the file again from there.
    Mark mark() const noexcept;
    void rewind(const Mark &mark) noexcept;

    /// The next number, which stands for `quantity` and must lie in min…max.
    /// Errors: EmptyInput, UnexpectedEnd, NotANumber, Negative, OutOfRange, with their place.
    Result<std::uint64_t> number(Quantity quantity, std::uint64_t min, std::uint64_t max)
    {
        std::uint64_t value = 0;
        if (!scan(value, min, max)) [[unlikely]]
            return scanError(quantity, min, max);
        return value;
    }

    /// The next `count` numbers. Allocates no more than the rest of the text can hold, whatever `count` says.
    Result<std::vector<std::uint64_t>> numbers(std::size_t count, Quantity quantity, std::uint64_t min, std::uint64_t max);

    /// All numbers to the end of the text, at most `limit` (error TooManyNumbers) and at least one (EmptyInput).
    Result<std::vector<std::uint64_t>> numbersToEnd(std::size_t limit, Quantity quantity, std::uint64_t min, std::uint64_t max);

    /// Calls `use(value)` with each of the next `count` numbers and keeps none. Errors: those of `number`.
    template <class Use>
    Result<void> eachNumber(std::uint64_t count, Quantity quantity, std::uint64_t min, std::uint64_t max, Use &&use)
    {
        for (std::uint64_t left = count; left > 0;) {
            std::uint64_t value = 0;
            if (!scan(value, min, max)) [[unlikely]]
                return scanError(quantity, min, max);
            use(value);
            --left;
            // Far from the end, one white space and at most 16 digits: most numbers are of the length of the one before them, and on
            // that guess the processor begins the next while it still looks at this one.
            const char *next = m_next;
            const std::uint64_t before = left;
            std::size_t guess = 0;
            for (; left > 0 && m_end - next >= longestItem && isSpace(*next); --left) {
                const char *const p = next + 1;
                const std::size_t length = digitRun(p);
                value = length >= 8 ? digitsValue(p, length - 8) * 100'000'000 + digitsValue(p + length - 8, 8) : digitsValue(p, length);
                if (length == 0 || value < min || value > max || !isSpace(p[length])) [[unlikely]]
                    break;
                if (length != guess) {
                    guess = length;
                    hide(guess);
                }
                next = p + guess;
                use(value);
            }
            m_next = next;
            m_items += before - left;
        }
        return {};
    }

    /// Calls `use(digits)` with the digits of each of the next `count` numbers, without leading zeros. Precondition: a reader that
    /// stood here has read them as numbers, so that nothing needs to be checked again.
    template <class Use>
    void eachDigits(std::uint64_t count, Use &&use)
    {
        for (std::uint64_t i = 0; i < count; ++i) {
            if (m_end - m_next < longestItem && m_window != nullptr) [[unlikely]]
                advance();
            if (atEnd())
                return;
            const char *const first = m_next;
            if (m_end - m_next >= 16)
                m_next += digitRun(m_next);
            while (m_next != m_end && isDigit(*m_next))
                ++m_next;
            std::string_view digits(first, static_cast<std::size_t>(m_next - first));
            while (digits.size() > 1 && digits.front() == '0')
                digits.remove_prefix(1);
            use(digits);
        }
    }

    /// Some of the next numbers as one piece of the text, in which they stand as anyone would write them: one blank between two, no zero
    /// in front. Where they do not, and for the last few before `most` or the text's end, the piece is empty: `eachDigits` helps.
    /// Same precondition. The piece lasts until the reader reads on.
    struct Run {
        std::string_view text;
        std::uint64_t count;
    };
    Run plainRun(std::uint64_t most) noexcept;

    /// The next word: a punctuation mark, or all up to one or to white space. Empty at the end. Not passed over.
    std::string_view peek() noexcept;
    /// Passes over the next word and returns it.
    std::string_view word() noexcept;
    /// Passes over the next word where it is this one.
    bool skip(std::string_view word) noexcept;
    /// Passes over this word. Errors: NotExpected, EndNotExpected.
    Result<void> expect(std::string_view word);

    /// How many bytes are left: a bound for how many numbers can follow.
    std::size_t bytesLeft() const noexcept;

    /// Skips white space. True where nothing is left.
    bool atEnd() noexcept
    {
        do {
            while (m_next != m_end && isSpace(*m_next))
                ++m_next;
        } while (m_next == m_end && m_window != nullptr && advance());
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

    /// How many of the next 16 bytes are digits, up to the first that is not one.
    static std::size_t digitRun(const char *p) noexcept
    {
#if defined(__SSE2__)
        __m128i bytes;
        std::memcpy(&bytes, p, sizeof bytes);
        const __m128i digits = _mm_sub_epi8(bytes, _mm_set1_epi8('0'));
        const __m128i areDigits = _mm_cmpeq_epi8(_mm_min_epu8(digits, _mm_set1_epi8(9)), digits);
        return static_cast<std::size_t>(std::countr_one(static_cast<std::uint32_t>(_mm_movemask_epi8(areDigits))));
#else
        std::size_t length = 0;
        while (length < 16 && isDigit(p[length]))
            ++length;
        return length;
#endif
    }

    /// Keeps the compiler from knowing what the value is equal to: it would wait for the one it was compared with.
    static void hide(std::size_t &value) noexcept
    {
#if defined(__GNUC__)
        asm("" : "+r"(value));
#else
        static_cast<void>(value);
#endif
    }

    /// The number that `count` ≤ 8 digits make. Eight bytes can be read there.
    static std::uint64_t digitsValue(const char *p, std::size_t count) noexcept
    {
        if constexpr (std::endian::native == std::endian::little) {
            std::uint64_t word = 0;
            std::memcpy(&word, p, sizeof word);
            // The digits move up so that zeros stand before them, then pairs, fours and eight of them are joined.
            word = count == 0 ? 0 : (word ^ 0x3030303030303030) << (64 - 8 * count);
            word = (word * 2561 >> 8) & 0x00ff00ff00ff00ff;
            word = (word * 6553601 >> 16) & 0x0000ffff0000ffff;
            return word * 42949672960001 >> 32;
        }
        std::uint64_t value = 0;
        for (std::size_t i = 0; i < count; ++i)
            value = value * 10 + static_cast<std::uint64_t>(p[i] - '0');
        return value;
    }

    /// Reads one number into `out`; false leaves the reader at the offending token.
    bool scan(std::uint64_t &out, std::uint64_t min, std::uint64_t max) noexcept
    {
        if (m_end - m_next < longestItem && m_window != nullptr) [[unlikely]]
            advance();
        const char *p = m_next;
        while (p != m_end && isSpace(*p))
            ++p;
        m_next = p;
        if (p == m_end || !isDigit(*p))
            return false;
        const char *const firstDigit = p;
        std::uint64_t value = 0;
        // Sixteen digits at a time: long numbers are most of a contest's input. What follows is for longer ones and for the text's end.
        if (m_end - p >= 16) {
            const std::size_t length = digitRun(p);
            value = length >= 8 ? digitsValue(p, length - 8) * 100'000'000 + digitsValue(p + length - 8, 8) : digitsValue(p, length);
            p += length;
        }
        while (p != m_end && isDigit(*p)) {
            value = value * 10 + static_cast<std::uint64_t>(*p - '0');
            ++p;
        }
        // Nineteen digits cannot overflow 64 bits; leading zeros are no digits of the value.
        if (p - firstDigit > 19 && std::find_if(firstDigit, p, [](char c) { return c != '0'; }) < p - 19)
            return false;
        if (value < min || value > max || (p != m_end && !isSpace(*p) && !isPunctuation(*p)))
            return false;
        // Where the window ends the number may go on.
        if (p == m_end && m_window != nullptr && !m_isFileAtEnd) [[unlikely]]
            return false;
        m_next = p;
        ++m_items;
        out = value;
        return true;
    }
    /// Moves the window on. False where the file has ended.
    bool advance() noexcept;
    Error scanError(Quantity quantity, std::uint64_t min, std::uint64_t max) const;
    std::string_view token() const;

    /// White space and a number of a file that is read through a window.
    static constexpr std::ptrdiff_t longestItem = 32;

    const char *m_begin = nullptr;
    const char *m_next = nullptr;
    const char *m_end = nullptr;
    std::string_view m_punctuation;
    std::size_t m_items = 0;
    FileWindow *m_window = nullptr;
    bool m_isFileAtEnd = false;
};

} // namespace mexplain
