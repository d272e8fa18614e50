#include "solver/input.h"

#include "solver/limits.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/mman.h>
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

Error tooLarge()
{
    Error error{.code = ErrorCode::InputTooLarge};
    error.arguments = {std::to_string(limits::maxInputBytes)};
    return error;
}

Result<ByteBuffer> readAll(const Descriptor &file, const std::string &path)
{
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
        if (text.size() > limits::maxInputBytes)
            return tooLarge();
    }
}

} // namespace

Result<ByteBuffer> readInput(const std::string &path)
{
    const Descriptor file(path);
    if (file.get() < 0)
        return cannotRead(path);
    return readAll(file, path);
}

Result<MappedInput> MappedInput::open(const std::string &path)
{
    const Descriptor file(path);
    if (file.get() < 0)
        return cannotRead(path);
    MappedInput input;
    struct stat status {};
    // Standard input may stand in the middle of a file, after what another program read of it.
    if (::fstat(file.get(), &status) == 0 && S_ISREG(status.st_mode) && status.st_size > 0 && ::lseek(file.get(), 0, SEEK_CUR) == 0) {
        const auto size = static_cast<std::size_t>(status.st_size);
        if (size > limits::maxInputBytes)
            return tooLarge();
        void *const mapping = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE | MAP_POPULATE, file.get(), 0);
        if (mapping != MAP_FAILED) {
            input.m_mapping = static_cast<const char *>(mapping);
            input.m_size = size;
            return input;
        }
    }
    auto text = readAll(file, path);
    if (!text)
        return text.error();
    input.m_text = *std::move(text);
    return input;
}

MappedInput::~MappedInput()
{
    if (m_mapping != nullptr)
        ::munmap(const_cast<char *>(m_mapping), m_size);
}

MappedInput::MappedInput(MappedInput &&other) noexcept
    : m_text(std::move(other.m_text)), m_mapping(std::exchange(other.m_mapping, nullptr)), m_size(std::exchange(other.m_size, 0))
{
}

MappedInput &MappedInput::operator=(MappedInput &&other) noexcept
{
    std::swap(m_text, other.m_text);
    std::swap(m_mapping, other.m_mapping);
    std::swap(m_size, other.m_size);
    return *this;
}

} // namespace mexplain
