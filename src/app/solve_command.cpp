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

int send(Writer &writer)
{
    if (writer.flush(STDOUT_FILENO))
        return 0;
    std::fprintf(stderr, "mexplain-solve: error: cannot write: %s\n", std::strerror(errno));
    return 1;
}

} // namespace

int solveCommand(const std::string &game, const std::string &path)
{
    // An unknown game is told before anything is read: nobody should type an input for it.
    if (const auto known = findGame(game); !known)
        return fail("mexplain-solve", known.error());
    const std::string source = path == "-" ? "<stdin>" : path;
    if (auto window = FileWindow::open(path)) {
        Reader reader(*window);
        Writer writer(STDOUT_FILENO);
        const auto answered = judge(game, reader, writer);
        if (answered && !window->hasFailed())
            return send(writer);
        if (writer.isSettled())
            return fail(source, answered ? Error{.code = ErrorCode::UnexpectedEnd} : answered.error());
        // What is wrong, and where, is told from the whole text.
    }
    const auto text = readInput(path);
    if (!text)
        return fail("mexplain-solve", text.error());
    Reader reader(*text);
    Writer writer(STDOUT_FILENO);
    if (const auto answered = judge(game, reader, writer); !answered)
        return fail(source, answered.error());
    return send(writer);
}

} // namespace mexplain
