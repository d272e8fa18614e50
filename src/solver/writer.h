#pragma once

#include "solver/byte_buffer.h"

#include <cstdint>

namespace mexplain {

/// Collects an answer in memory, so that a failed run prints nothing and a good one is written at once.
class Writer {
public:
    /// Makes room for about this many bytes at once.
    void expect(std::size_t bytes) { m_buffer.room(bytes); }
    void text(std::string_view text) { m_buffer.append(text); }
    void number(std::uint64_t value);
    void character(char c)
    {
        *m_buffer.room(1) = c;
        m_buffer.commit(1);
    }
    void newline() { character('\n'); }

    std::string_view buffer() const noexcept { return m_buffer.view(); }

    /// Writes everything to the file descriptor and forgets it. False where the system refused; errno says why.
    [[nodiscard]] bool flush(int fileDescriptor);

private:
    ByteBuffer m_buffer;
};

} // namespace mexplain
