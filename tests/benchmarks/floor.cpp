// The floor: read the bytes, parse the numbers one by one, nothing else.
#include <cstdint>
#include <cstdio>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

int main()
{
    struct stat status {};
    if (fstat(STDIN_FILENO, &status) != 0)
        return 1;
    std::vector<char> text(static_cast<std::size_t>(status.st_size));
    std::size_t size = 0;
    while (size < text.size()) {
        const ssize_t count = read(STDIN_FILENO, text.data() + size, text.size() - size);
        if (count <= 0)
            return 1;
        size += static_cast<std::size_t>(count);
    }
    std::uint64_t sum = 0;
    for (const char *p = text.data(), *end = p + size; p != end;) {
        while (p != end && *p <= ' ')
            ++p;
        std::uint64_t value = 0;
        while (p != end && *p > ' ')
            value = value * 10 + static_cast<std::uint64_t>(*p++ - '0');
        sum ^= value;
    }
    // The sum is printed so that the loop is not thrown away.
    std::printf("%llu\n", static_cast<unsigned long long>(sum));
    return 0;
}
