#include "solver/input.h"

#include "solver/limits.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

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

Result<std::string> readInput(const std::string &path)
{
    const Descriptor file(path);
    if (file.get() < 0)
        return cannotRead(path);
    // A regular file tells its size, so that it is read in one call into one allocation.
    struct stat status {};
    std::size_t capacity = std::size_t{1} << 16;
    if (::fstat(file.get(), &status) == 0 && S_ISREG(status.st_mode))
        capacity = std::min(static_cast<std::size_t>(status.st_size) + 1, limits::maxInputBytes + 1);
    std::string text;
    std::size_t size = 0;
    while (true) {
        if (size == text.size())
            text.resize(text.empty() ? capacity : std::min(text.size() * 2, limits::maxInputBytes + 1));
        const ssize_t count = ::read(file.get(), text.data() + size, text.size() - size);
        if (count < 0) {
            if (errno == EINTR)
                continue;
            return cannotRead(path);
        }
        if (count == 0)
            break;
        size += static_cast<std::size_t>(count);
        if (size > limits::maxInputBytes) {
            Error error{.code = ErrorCode::InputTooLarge};
            error.arguments = {std::to_string(limits::maxInputBytes)};
            return error;
        }
    }
    text.resize(size);
    return text;
}

} // namespace mexplain
