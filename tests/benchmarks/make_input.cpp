// Inputs at the contests' limits, the same ones every time: make_input NAME > FILE.
#include <cstdint>
#include <cstdio>
#include <functional>
#include <map>
#include <random>
#include <string>

namespace {

std::mt19937_64 random_(20240229);

std::uint64_t below(std::uint64_t bound)
{
    return random_() % bound;
}

void number(std::uint64_t value, char after)
{
    std::printf("%llu%c", static_cast<unsigned long long>(value), after);
}

void numbers(std::uint64_t count, std::uint64_t least, std::uint64_t most)
{
    for (std::uint64_t i = 0; i < count; ++i)
        number(least + below(most - least + 1), i + 1 == count ? '\n' : ' ');
}

void bar(std::uint64_t rows, std::uint64_t columns, std::uint64_t thresholds)
{
    number(rows, ' ');
    number(columns, ' ');
    number(thresholds, '\n');
    for (std::uint64_t i = 0; i < rows; ++i)
        numbers(columns, 1, 1'000'000'000);
    // Less than the sum of the least cells, or spread over what the bar has on average.
    numbers(thresholds, 0, rows * columns < 10 ? 0 : rows * columns * 450'000'000);
}

} // namespace

int main(int argc, char **argv)
{
    const std::map<std::string, std::function<void()>> makers{
        {"nim", [] { number(500'000, '\n'); numbers(500'000, 0, 1'000'000'000); }},
        {"staircase-nim", [] { number(100'000, '\n'); numbers(100'000, 0, 1'000'000'000); }},
        {"split-nim", [] { number(1, '\n'); number(1'000'000, '\n'); numbers(1'000'000, 1, 1'000'000'000); }},
        {"capped-nim", [] { number(1, '\n'); number(2'000'000, ' '); number(1'000'000, '\n'); numbers(2'000'000, 0, 1'000'000'000); }},
        {"sand", [] { number(100'000, '\n'); for (int i = 0; i < 100'000; ++i) numbers(2, 1, 1'000'000'000'000'000'000); }},
        {"chocolate-large", [] { number(1, '\n'); bar(447, 447, 200'000); }},
        {"chocolate-small", [] { number(100'000, '\n'); for (int i = 0; i < 100'000; ++i) bar(1 + below(2), 1, 1); }},
        {"digit-deletion", [] { number(1'000'000'000'000'000'000, '\n'); }},
    };
    const auto maker = argc == 2 ? makers.find(argv[1]) : makers.end();
    if (maker == makers.end()) {
        std::fputs("usage: make_input NAME; the names are:", stderr);
        for (const auto &[name, make] : makers)
            std::fprintf(stderr, " %s", name.c_str());
        std::fputs("\n", stderr);
        return 2;
    }
    maker->second();
    return 0;
}
