#pragma once

#include "solver/byte_buffer.h"

#include <cstdint>

namespace mexplain {

/// Collects an answer in memory, so that a failed run prints nothing and a good one is written at once; or, from where the run can
/// fail no more, in pieces.
class Writer {
public:
    Writer() = default;
    /// `settled` makes this one write to the file descriptor.
    explicit Writer(int fileDescriptor) : m_fileDescriptor(fileDescriptor) {}

    /// The whole input was read and found good: what is written may leave from now on at each `spill`.
    void settle() noexcept { m_isSettled = true; }
    bool isSettled() const noexcept { return m_isSettled; }
    /// Lets a large piece go, where `settle` allowed it, so that a long answer needs no more memory than a short one. A refusal of
    /// the system is told by `flush`.
    void spill()
    {
        if (m_isSettled && m_fileDescriptor >= 0 && m_buffer.size() >= pieceBytes)
            writeOut(m_fileDescriptor);
    }

    void text(std::string_view text) { m_buffer.append(text); }
    void number(std::uint64_t value);
    void character(char c)
    {
        *m_buffer.room(1) = c;
        m_buffer.commit(1);
    }
    void newline() { character('\n'); }

    std::string_view buffer() const noexcept { return m_buffer.view(); }

    /// Writes what is left to the file descriptor and forgets it. False where the system refused, now or at a `spill`; errno
    /// then says why.
    [[nodiscard]] bool flush(int fileDescriptor);

private:
    static constexpr std::size_t pieceBytes = std::size_t{1} << 16;

    void writeOut(int fileDescriptor);

    ByteBuffer m_buffer;
    int m_fileDescriptor = -1;
    int m_failure = 0; ///< errno of the first refusal
    bool m_isSettled = false;
};

} // namespace mexplain
