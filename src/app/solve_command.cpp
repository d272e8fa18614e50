#include "app/solve_command.h"

#include "solver/diagnostic.h"
#include "solver/input.h"
#include "solver/judge.h"

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <string_view>
#include <unistd.h>

namespace mexplain {

namespace {

int fail(const std::string &where, const Error &error)
{
    std::fprintf(stderr, "%s\n", diagnostic(where, error).c_str());
    return 2;
}

/// The input is mapped: another program may have cut the file short meanwhile. Calls only what a signal's handler may.
void endOfCutInput(int)
{
    static constexpr std::string_view message = "mexplain-solve: error: the input was cut short while it was read\n";
    [[maybe_unused]] const ssize_t written = ::write(STDERR_FILENO, message.data(), message.size());
    ::_exit(2);
}

} // namespace

int solveCommand(const std::string &game, const std::string &path)
{
    // An unknown game is told before anything is read: nobody should type an input for it.
    if (const auto known = findGame(game); !known)
        return fail("mexplain-solve", known.error());
    std::signal(SIGBUS, endOfCutInput);
    const auto text = MappedInput::open(path);
    if (!text)
        return fail("mexplain-solve", text.error());
    Reader reader(text->view());
    Writer writer(STDOUT_FILENO);
    if (const auto answered = judge(game, reader, writer); !answered)
        return fail(path == "-" ? "<stdin>" : path, answered.error());
    if (!writer.flush(STDOUT_FILENO)) {
        std::fprintf(stderr, "mexplain-solve: error: cannot write: %s\n", std::strerror(errno));
        return 1;
    }
    return 0;
}

} // namespace mexplain
