#include "app/solve_command.h"

#include <cstdio>
#include <cstring>

namespace {

constexpr const char *usage = "usage: mexplain-solve GAME [FILE]\n"
                              "Reads the problem's input from FILE or standard input, writes the problem's output.\n";

} // namespace

int main(int argc, char **argv)
{
    if (argc == 2 && (std::strcmp(argv[1], "--help") == 0 || std::strcmp(argv[1], "-h") == 0)) {
        std::fputs(usage, stdout);
        return 0;
    }
    if (argc != 2 && argc != 3) {
        std::fputs(usage, stderr);
        return 2;
    }
    return argc == 3 ? mexplain::solveCommand(argv[1], argv[2]) : mexplain::solveCommand(argv[1]);
}
