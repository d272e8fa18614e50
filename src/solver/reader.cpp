#include "solver/reader.h"

#include <algorithm>
#include <string>

namespace mexplain {

namespace {

constexpr bool isSpace(char c) noexcept
{
    return c == ' ' || c == '\n' || c == '\r' || c == '\t' || c == '\v' || c == '\f';
}

constexpr bool isDigit(char c) noexcept
{
    return c >= '0' && c <= '9';
}

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

bool Reader::scan(std::uint64_t &out, std::uint64_t min, std::uint64_t max) noexcept
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
    if (p - firstDigit > 19 || value < min || value > max || (p != m_end && !isSpace(*p)))
        return false;
    m_next = p;
    ++m_items;
    out = value;
    return true;
}

std::string_view Reader::token() const
{
    const char *end = m_next;
    while (end != m_end && !isSpace(*end))
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

Result<std::uint64_t> Reader::number(Quantity quantity, std::uint64_t min, std::uint64_t max)
{
    std::uint64_t value = 0;
    if (!scan(value, min, max))
        return scanError(quantity, min, max);
    return value;
}

Result<std::vector<std::uint64_t>> Reader::numbers(std::size_t count, Quantity quantity, std::uint64_t min, std::uint64_t max)
{
    std::vector<std::uint64_t> values;
    // Every number takes a digit and a separator, so the text bounds what a header may promise.
    values.reserve(std::min(count, static_cast<std::size_t>(m_end - m_next) / 2 + 1));
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
    values.reserve(std::min(limit, static_cast<std::size_t>(m_end - m_next) / 2 + 1));
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

bool Reader::atEnd() noexcept
{
    while (m_next != m_end && isSpace(*m_next))
        ++m_next;
    return m_next == m_end;
}

Result<void> Reader::expectEnd()
{
    if (atEnd())
        return {};
    return errorHere(ErrorCode::TrailingText, Quantity::None, {quotable(token())});
}

} // namespace mexplain
