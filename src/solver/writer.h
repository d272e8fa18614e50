#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace mexplain {

/// Collects an answer in memory, so that a failed run prints nothing and a good one is written at once.
class Writer {
public:
    void text(std::string_view text) { m_buffer.append(text); }
    void number(std::uint64_t value);
    void newline() { m_buffer.push_back('\n'); }

    const std::string &buffer() const noexcept { return m_buffer; }

    /// Writes everything to the file descriptor and forgets it. False where the system refused; errno says why.
    [[nodiscard]] bool flush(int fileDescriptor);

private:
    std::string m_buffer;
};

} // namespace mexplain
