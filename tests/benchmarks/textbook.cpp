#include "textbook.h"

#include <functional>
#include <unordered_map>
#include <unordered_set>

namespace textbook {

namespace {

std::size_t at(int i)
{
    return static_cast<std::size_t>(i);
}

} // namespace

std::vector<int> octal(const std::vector<int> &digits, int upTo)
{
    std::vector<int> sg(at(upTo) + 1, 0);
    std::vector<int> visited(at(4 * upTo) + 4, 0);
    for (int n = 1; n <= upTo; ++n) {
        for (int k = 1; k <= static_cast<int>(digits.size()) && k <= n; ++k) {
            const int digit = digits[at(k - 1)];
            if ((digit & 1) != 0 && k == n)
                visited[0] = n;
            if ((digit & 2) != 0 && k < n)
                visited[at(sg[at(n - k)])] = n;
            if ((digit & 4) != 0) {
                for (int a = 1; 2 * a <= n - k; ++a)
                    visited[at(sg[at(a)] ^ sg[at(n - k - a)])] = n;
            }
        }
        while (visited[at(sg[at(n)])] == n)
            ++sg[at(n)];
    }
    return sg;
}

std::vector<int> splitThree(int upTo)
{
    std::vector<int> sg(at(upTo) + 1, 0);
    std::vector<int> visited(at(8 * upTo) + 8, -1);
    for (int n = 1; n <= upTo; ++n) {
        for (int rest = 0; rest < n; ++rest)
            visited[at(sg[at(rest)])] = n;
        for (int a = 1; 3 * a <= n; ++a) {
            for (int b = a; a + 2 * b <= n; ++b)
                visited[at(sg[at(a)] ^ sg[at(b)] ^ sg[at(n - a - b)])] = n;
        }
        while (visited[at(sg[at(n)])] == n)
            ++sg[at(n)];
    }
    return sg;
}

std::vector<int> rows(int squares)
{
    const int count = 1 << squares;
    std::vector<int> sg(at(count), 0);
    std::vector<int> visited(64, -1);
    for (int mask = 0; mask < count; ++mask) {
        int empty = -1;
        for (int i = 0; i < squares; ++i) {
            if ((mask >> i & 1) == 0)
                empty = i;
            else if (empty >= 0)
                visited[at(sg[at(mask ^ (1 << i) ^ (1 << empty))])] = mask;
        }
        while (visited[at(sg[at(mask)])] == mask)
            ++sg[at(mask)];
    }
    return sg;
}

std::vector<int> graph(int nodes, const std::vector<std::pair<int, int>> &edges)
{
    std::vector<std::vector<int>> successors(at(nodes));
    for (const auto &[from, to] : edges)
        successors[at(from)].push_back(to);
    std::unordered_map<int, int> memo;
    const std::function<int(int)> solve = [&](int node) {
        if (const auto known = memo.find(node); known != memo.end())
            return known->second;
        std::unordered_set<int> options;
        for (const int to : successors[at(node)])
            options.insert(solve(to));
        int value = 0;
        while (options.count(value) != 0)
            ++value;
        return memo[node] = value;
    };
    std::vector<int> values;
    for (int node = 0; node < nodes; ++node)
        values.push_back(solve(node));
    return values;
}

} // namespace textbook
