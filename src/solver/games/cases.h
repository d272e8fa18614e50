#pragma once

#include "solver/limits.h"
#include "solver/reader.h"
#include "solver/writer.h"

#include <cstdint>
#include <string_view>
#include <vector>

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

/// Answers of two kinds, kept as bits until the whole input is known to be good: a failed run prints nothing, and the words of a
/// million answers would take more time to hold than to write.
class BinaryAnswers {
public:
    void add(bool isFirstKind)
    {
        if (m_count % wordBits == 0)
            m_words.push_back(0);
        m_words.back() |= std::uint64_t{isFirstKind} << (m_count % wordBits);
        ++m_count;
    }

    /// Writes one of the two words for each answer. Precondition: the input has been read to its end.
    void write(Writer &writer, std::string_view firstKind, std::string_view secondKind) const
    {
        writer.settle();
        for (std::size_t i = 0; i < m_count; ++i) {
            writer.text((m_words[i / wordBits] >> (i % wordBits) & 1) != 0 ? firstKind : secondKind);
            writer.spill();
        }
    }

private:
    static constexpr std::size_t wordBits = 64;

    std::vector<std::uint64_t> m_words;
    std::size_t m_count = 0;
};

/// Reads the cases of a problem with `readOne(answers)`, which returns a `Result<void>`, and writes their answers.
template <class ReadOne>
Result<void> answerCases(Reader &reader, Writer &writer, std::string_view firstKind, std::string_view secondKind, ReadOne &&readOne)
{
    BinaryAnswers answers;
    if (const auto read = eachCase(reader, [&] { return readOne(answers); }); !read)
        return read.error();
    answers.write(writer, firstKind, secondKind);
    return {};
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
