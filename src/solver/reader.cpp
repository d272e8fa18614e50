#include "solver/reader.h"

#include "solver/input.h"

#include <algorithm>
#include <string>

namespace mexplain {

namespace {

/// The token as a message quotes it: cut, between two characters, where it would not stay a line.
std::string quotable(std::string_view token)
{
    constexpr std::size_t longest = 24;
    if (token.size() <= longest)
        return std::string(token);
    std::size_t size = longest;
    while (size > 0 && (static_cast<unsigned char>(token[size]) & 0xC0) == 0x80)
        --size;
    return std::string(token.substr(0, size)) + "…";
}

} // namespace

Reader::Run Reader::plainRun(std::uint64_t most) noexcept
{
    if (m_end - m_next < longestItem && m_window != nullptr)
        advance();
    if (atEnd())
        return {{}, 0};
    const char *const first = m_next;
    std::uint64_t count = 0;
#if defined(__SSE2__)
    constexpr std::uint32_t all = 0xffff;
    std::uint32_t blankBefore = 1; // what stands before the first digit is no digit
    for (const char *p = first; m_end - p > 16 && count + 16 <= most; p += 16) {
        __m128i bytes;
        std::memcpy(&bytes, p, sizeof bytes);
        const auto isEach = [&](char c) { return static_cast<std::uint32_t>(_mm_movemask_epi8(_mm_cmpeq_epi8(bytes, _mm_set1_epi8(c)))); };
        const __m128i values = _mm_sub_epi8(bytes, _mm_set1_epi8('0'));
        const auto digits = static_cast<std::uint32_t>(_mm_movemask_epi8(_mm_cmpeq_epi8(_mm_min_epu8(values, _mm_set1_epi8(9)), values)));
        const std::uint32_t blanks = isEach(' ');
        const std::uint32_t starts = (blanks << 1 | blankBefore) & all;
        const std::uint32_t goOn = digits >> 1 | (isDigit(p[16]) ? 1U << 15 : 0);
        if ((blanks | digits) != all || (starts & blanks) != 0 || (starts & goOn & isEach('0')) != 0)
            break;
        blankBefore = blanks >> 15;
        if (blanks != 0) {
            count += static_cast<std::uint64_t>(std::popcount(blanks));
            m_next = p + std::bit_width(blanks) - 1;
        }
    }
#else
    static_cast<void>(most);
#endif
    m_items += count;
    return {{first, static_cast<std::size_t>(m_next - first)}, count};
}

bool Reader::advance() noexcept
{
    if (m_isFileAtEnd)
        return false;
    const std::string_view kept(m_next, static_cast<std::size_t>(m_end - m_next));
    const std::string_view window = m_window->advance(kept);
    m_begin = m_next = window.data();
    m_end = m_begin + window.size();
    m_isFileAtEnd = window.size() == kept.size();
    return !m_isFileAtEnd;
}

Reader::Mark Reader::mark() const noexcept
{
    const std::uint64_t offset = m_window != nullptr ? m_window->offset() - static_cast<std::uint64_t>(m_end - m_next)
                                                     : static_cast<std::uint64_t>(m_next - m_begin);
    return {offset, m_items};
}

void Reader::rewind(const Mark &mark) noexcept
{
    m_items = mark.items;
    if (m_window == nullptr) {
        m_next = m_begin + mark.offset;
        return;
    }
    m_window->seek(mark.offset);
    m_next = m_end;
    m_isFileAtEnd = false;
}

std::size_t Reader::bytesLeft() const noexcept
{
    return static_cast<std::size_t>(m_end - m_next) + (m_window != nullptr ? static_cast<std::size_t>(m_window->bytesLeft()) : 0);
}

std::string_view Reader::token() const
{
    const char *end = m_next;
    while (end != m_end && !isSpace(*end) && !isPunctuation(*end))
        ++end;
    if (end == m_next && end != m_end)
        ++end;
    return {m_next, static_cast<std::size_t>(end - m_next)};
}

Error Reader::errorHere(ErrorCode code, Quantity quantity, std::vector<std::string> arguments) const
{
    const auto lineStart = std::find(std::make_reverse_iterator(m_next), std::make_reverse_iterator(m_begin), '\n').base();
    const auto line = static_cast<std::size_t>(std::count(m_begin, lineStart, '\n')) + 1;
    // Columns count code points: UTF-8 continuation bytes do not begin one.
    const auto before = std::count_if(lineStart, m_next, [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; });
    return {code, quantity, line, static_cast<std::size_t>(before) + 1, m_items + 1, std::move(arguments)};
}

Error Reader::scanError(Quantity quantity, std::uint64_t min, std::uint64_t max) const
{
    if (m_next == m_end)
        return errorHere(m_items == 0 ? ErrorCode::EmptyInput : ErrorCode::UnexpectedEnd, quantity);
    const std::string_view whole = token();
    const std::string shown = quotable(whole);
    const auto allDigits = [](std::string_view s) { return !s.empty() && std::all_of(s.begin(), s.end(), isDigit); };
    if (whole.front() == '-' && allDigits(whole.substr(1)))
        return errorHere(ErrorCode::Negative, quantity, {shown, std::to_string(min), std::to_string(max)});
    if (allDigits(whole))
        return errorHere(ErrorCode::OutOfRange, quantity, {shown, std::to_string(min), std::to_string(max)});
    return errorHere(ErrorCode::NotANumber, quantity, {shown});
}

Result<std::vector<std::uint64_t>> Reader::numbers(std::size_t count, Quantity quantity, std::uint64_t min, std::uint64_t max)
{
    std::vector<std::uint64_t> values;
    // Every number takes a digit and a separator, so the text bounds what a header may promise.
    values.reserve(std::min(count, bytesLeft() / 2 + 1));
    for (std::size_t i = 0; i < count; ++i) {
        std::uint64_t value = 0;
        if (!scan(value, min, max))
            return scanError(quantity, min, max);
        values.push_back(value);
    }
    return values;
}

Result<std::vector<std::uint64_t>> Reader::numbersToEnd(std::size_t limit, Quantity quantity, std::uint64_t min, std::uint64_t max)
{
    std::vector<std::uint64_t> values;
    values.reserve(std::min(limit, bytesLeft() / 2 + 1));
    do {
        std::uint64_t value = 0;
        if (!scan(value, min, max))
            return scanError(quantity, min, max);
        if (values.size() == limit) {
            --m_items;
            return errorHere(ErrorCode::TooManyNumbers, quantity, {std::to_string(limit)});
        }
        values.push_back(value);
    } while (!atEnd());
    return values;
}

std::string_view Reader::peek() noexcept
{
    return atEnd() ? std::string_view() : token();
}

std::string_view Reader::word() noexcept
{
    const std::string_view next = peek();
    m_next += next.size();
    return next;
}

bool Reader::skip(std::string_view word) noexcept
{
    if (peek() != word)
        return false;
    m_next += word.size();
    return true;
}

Result<void> Reader::expect(std::string_view word)
{
    if (skip(word))
        return {};
    if (m_next == m_end)
        return errorHere(ErrorCode::EndNotExpected, Quantity::None, {std::string(word)});
    return errorHere(ErrorCode::NotExpected, Quantity::None, {std::string(word), quotable(token())});
}

Error Reader::errorAtWord(ErrorCode code, Quantity quantity) const
{
    return errorHere(code, quantity, {quotable(token())});
}

Result<void> Reader::expectEnd()
{
    if (atEnd())
        return {};
    return errorHere(ErrorCode::TrailingText, Quantity::None, {quotable(token())});
}

} // namespace mexplain
