#include "solver/writer.h"

#include <cerrno>
#include <charconv>
#include <unistd.h>

namespace mexplain {

void Writer::number(std::uint64_t value)
{
    char digits[20];
    const auto end = std::to_chars(digits, digits + sizeof digits, value).ptr;
    m_buffer.append(digits, end);
}

bool Writer::flush(int fileDescriptor)
{
    std::size_t done = 0;
    while (done < m_buffer.size()) {
        const ssize_t written = ::write(fileDescriptor, m_buffer.data() + done, m_buffer.size() - done);
        if (written < 0) {
            if (errno == EINTR)
                continue;
            return false;
        }
        done += static_cast<std::size_t>(written);
    }
    m_buffer.clear();
    return true;
}

} // namespace mexplain
