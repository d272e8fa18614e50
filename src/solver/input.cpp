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

} // namespace mexplain
