// Times programs against each other: compare RUNS INPUT PROGRAM… runs each of them in turn, RUNS times, with INPUT as standard
// input, and prints the median and the least wall time of each in microseconds. A program is a command with blanks between its
// words. Taking turns lets a slow moment of the machine meet all of them.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <spawn.h>
#include <string>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

extern char **environ;

namespace {

std::vector<std::string> wordsOf(const std::string &command)
{
    std::vector<std::string> words(1);
    for (const char c : command) {
        if (c == ' ')
            words.emplace_back();
        else
            words.back() += c;
    }
    return words;
}

double microseconds(const std::string &command, const char *input)
{
    std::vector<std::string> words = wordsOf(command);
    std::vector<char *> arguments;
    for (std::string &word : words)
        arguments.push_back(word.data());
    arguments.push_back(nullptr);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input, O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    const auto start = std::chrono::steady_clock::now();
    pid_t child = 0;
    if (posix_spawn(&child, arguments[0], &actions, nullptr, arguments.data(), environ) != 0) {
        std::perror(arguments[0]);
        std::exit(1);
    }
    int status = 0;
    waitpid(child, &status, 0);
    const std::chrono::duration<double, std::micro> time = std::chrono::steady_clock::now() - start;
    posix_spawn_file_actions_destroy(&actions);
    if (status != 0) {
        std::fprintf(stderr, "%s failed\n", command.c_str());
        std::exit(1);
    }
    return time.count();
}

} // namespace

int main(int argc, char **argv)
{
    if (argc < 4) {
        std::fputs("usage: compare RUNS INPUT PROGRAM...\n", stderr);
        return 2;
    }
    const int runs = std::max(1, std::atoi(argv[1]));
    std::vector<std::vector<double>> times(static_cast<std::size_t>(argc - 3));
    for (int run = 0; run < runs; ++run) {
        for (std::size_t i = 0; i < times.size(); ++i)
            times[i].push_back(microseconds(argv[i + 3], argv[2]));
    }
    for (std::vector<double> &of : times) {
        std::sort(of.begin(), of.end());
        std::printf("%.0f %.0f\n", of[of.size() / 2], of.front());
    }
    return 0;
}
