#include "app/solve_command.h"

#include "solver/diagnostic.h"
#include "solver/input.h"
#include "solver/judge.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <unistd.h>

namespace mexplain {

namespace {

int fail(const std::string &where, const Error &error)
{
    std::fprintf(stderr, "%s\n", diagnostic(where, error).c_str());
    return 2;
}

} // namespace

int solveCommand(const std::string &game, const std::string &path)
{
    // An unknown game is told before anything is read: nobody should type an input for it.
    if (const auto known = findGame(game); !known)
        return fail("mexplain-solve", known.error());
    const auto text = readInput(path);
    if (!text)
        return fail("mexplain-solve", text.error());
    Reader reader(*text);
    Writer writer;
    if (const auto answered = judge(game, reader, writer); !answered)
        return fail(path == "-" ? "<stdin>" : path, answered.error());
    if (!writer.flush(STDOUT_FILENO)) {
        std::fprintf(stderr, "mexplain-solve: error: cannot write: %s\n", std::strerror(errno));
        return 1;
    }
    return 0;
}

} // namespace mexplain
