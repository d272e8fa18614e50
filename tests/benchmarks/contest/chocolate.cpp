// QOJ 10732 in O(nm log nm + q·min(n, m)): transposed so that there are few rows, then the rows' conditions are looked at again
// for each threshold.
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

int main()
{
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int t;
    std::cin >> t;
    while (t--) {
        int n;
        int m;
        int q;
        std::cin >> n >> m >> q;
        std::vector<std::vector<long long>> a(static_cast<std::size_t>(n), std::vector<long long>(static_cast<std::size_t>(m)));
        for (auto &row : a) {
            for (auto &x : row)
                std::cin >> x;
        }
        if (n > m) {
            std::vector<std::vector<long long>> b(static_cast<std::size_t>(m), std::vector<long long>(static_cast<std::size_t>(n)));
            for (std::size_t i = 0; i < a.size(); ++i) {
                for (std::size_t j = 0; j < b.size(); ++j)
                    b[j][i] = a[i][j];
            }
            a.swap(b);
            std::swap(n, m);
        }
        std::vector<std::pair<long long, int>> cells;
        for (std::size_t i = 0; i < a.size(); ++i) {
            for (std::size_t j = 0; j < a[i].size(); ++j) {
                if (i > 0)
                    a[i][j] += a[i - 1][j];
                if (j > 0)
                    a[i][j] += a[i][j - 1];
                if (i > 0 && j > 0)
                    a[i][j] -= a[i - 1][j - 1];
                cells.emplace_back(a[i][j], static_cast<int>(i));
            }
        }
        std::sort(cells.begin(), cells.end());
        std::vector<std::pair<long long, int>> queries(static_cast<std::size_t>(q));
        for (std::size_t i = 0; i < queries.size(); ++i) {
            std::cin >> queries[i].first;
            queries[i].second = static_cast<int>(i);
        }
        std::sort(queries.begin(), queries.end());
        std::vector<int> p(static_cast<std::size_t>(n), 0);
        std::vector<bool> first(queries.size());
        std::size_t next = 0;
        for (const auto &[s, index] : queries) {
            while (next < cells.size() && cells[next].first <= s)
                ++p[static_cast<std::size_t>(cells[next++].second)];
            int e = 0;
            while (e < n && p[static_cast<std::size_t>(e)] == m)
                ++e;
            bool isP = n - e - (m - p.back()) == 0;
            for (int i = e + 1; i < n; ++i) {
                if (i - e - (m - p[static_cast<std::size_t>(i - 1)]) >= 0)
                    isP = false;
            }
            first[static_cast<std::size_t>(index)] = isP;
        }
        for (const bool isP : first)
            std::cout << (isP ? "Putata" : "Budada") << '\n';
    }
    return 0;
}
