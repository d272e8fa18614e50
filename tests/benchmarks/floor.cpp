// The floor: read the bytes, through one small buffer that stays in the cache, parse the numbers one by one, nothing else.
#include <cstdint>
#include <cstdio>
#include <unistd.h>

int main()
{
    static char text[1 << 16];
    std::uint64_t sum = 0;
    std::uint64_t value = 0;
    while (true) {
        const ssize_t count = read(STDIN_FILENO, text, sizeof text);
        if (count < 0)
            return 1;
        if (count == 0)
            break;
        for (const char *p = text, *end = text + count; p != end; ++p) {
            if (*p > ' ') {
                value = value * 10 + static_cast<std::uint64_t>(*p - '0');
            } else {
                sum ^= value;
                value = 0;
            }
        }
    }
    // The sum is printed so that the loop is not thrown away.
    std::printf("%llu\n", static_cast<unsigned long long>(sum ^ value));
    return 0;
}
