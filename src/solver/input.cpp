#include "solver/input.h"

#include "solver/limits.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace mexplain {

namespace {

class Descriptor {
public:
    explicit Descriptor(const std::string &path)
        : m_fd(path == "-" ? STDIN_FILENO : ::open(path.c_str(), O_RDONLY | O_CLOEXEC)) {}
    ~Descriptor()
    {
        if (m_fd > STDIN_FILENO)
            ::close(m_fd);
    }
    Descriptor(const Descriptor &) = delete;
    Descriptor &operator=(const Descriptor &) = delete;
    int get() const { return m_fd; }

private:
    int m_fd;
};

Error cannotRead(const std::string &path)
{
    Error error{.code = ErrorCode::CannotRead};
    error.arguments = {path == "-" ? "<stdin>" : path, std::strerror(errno)};
    return error;
}

} // namespace

Result<ByteBuffer> readInput(const std::string &path)
{
    const Descriptor file(path);
    if (file.get() < 0)
        return cannotRead(path);
    // A regular file tells its size, so that it is read in one call into one allocation.
    struct stat status {};
    std::size_t expected = std::size_t{1} << 16;
    if (::fstat(file.get(), &status) == 0 && S_ISREG(status.st_mode))
        expected = std::min(static_cast<std::size_t>(status.st_size) + 1, limits::maxInputBytes + 1);
    ByteBuffer text;
    text.room(expected);
    while (true) {
        char *const place = text.room(1);
        const ssize_t count = ::read(file.get(), place, text.roomLeft());
        if (count < 0) {
            if (errno == EINTR)
                continue;
            return cannotRead(path);
        }
        if (count == 0)
            return text;
        text.commit(static_cast<std::size_t>(count));
        if (text.size() > limits::maxInputBytes) {
            Error error{.code = ErrorCode::InputTooLarge};
            error.arguments = {std::to_string(limits::maxInputBytes)};
            return error;
        }
    }
}

std::optional<FileWindow> FileWindow::open(const std::string &path)
{
    const int file = path == "-" ? STDIN_FILENO : ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return std::nullopt;
    struct stat status {};
    // Standard input may stand in the middle of a file, after what another program read of it.
    const off_t offset = ::fstat(file, &status) == 0 && S_ISREG(status.st_mode) ? ::lseek(file, 0, SEEK_CUR) : -1;
    FileWindow window(file, static_cast<std::uint64_t>(std::max<off_t>(offset, 0)), static_cast<std::uint64_t>(status.st_size));
    if (offset < 0 || window.m_size > limits::maxInputBytes)
        return std::nullopt;
    return window;
}

FileWindow::FileWindow(int fileDescriptor, std::uint64_t offset, std::uint64_t size)
    : m_fileDescriptor(fileDescriptor), m_offset(offset), m_size(size), m_window(std::make_unique_for_overwrite<char[]>(windowBytes))
{
}

FileWindow::~FileWindow()
{
    if (m_fileDescriptor > STDIN_FILENO)
        ::close(m_fileDescriptor);
}

FileWindow::FileWindow(FileWindow &&other) noexcept
    : m_fileDescriptor(std::exchange(other.m_fileDescriptor, -1)), m_offset(other.m_offset), m_size(other.m_size),
      m_hasFailed(other.m_hasFailed), m_window(std::move(other.m_window))
{
}

std::string_view FileWindow::advance(std::string_view kept)
{
    if (!kept.empty())
        std::memmove(m_window.get(), kept.data(), kept.size());
    std::size_t filled = kept.size();
    ssize_t count = 0;
    do {
        count = ::pread(m_fileDescriptor, m_window.get() + filled, windowBytes - filled, static_cast<off_t>(m_offset));
    } while (count < 0 && errno == EINTR);
    m_hasFailed = m_hasFailed || count < 0;
    if (count > 0) {
        filled += static_cast<std::size_t>(count);
        m_offset += static_cast<std::uint64_t>(count);
    }
    return {m_window.get(), filled};
}

} // namespace mexplain
