#include "solver/writer.h"

#include <cerrno>
#include <charconv>
#include <unistd.h>

namespace mexplain {

void Writer::number(std::uint64_t value)
{
    constexpr std::size_t mostDigits = 20;
    char *const place = m_buffer.room(mostDigits);
    m_buffer.commit(static_cast<std::size_t>(std::to_chars(place, place + mostDigits, value).ptr - place));
}

void Writer::writeOut(int fileDescriptor)
{
    std::size_t done = 0;
    while (m_failure == 0 && done < m_buffer.size()) {
        const ssize_t written = ::write(fileDescriptor, m_buffer.view().data() + done, m_buffer.size() - done);
        if (written >= 0)
            done += static_cast<std::size_t>(written);
        else if (errno != EINTR)
            m_failure = errno;
    }
    m_buffer.clear();
}

bool Writer::flush(int fileDescriptor)
{
    writeOut(fileDescriptor);
    errno = m_failure;
    return m_failure == 0;
}

} // namespace mexplain
