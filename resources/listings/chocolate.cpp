#include <algorithm>
#include <cstdio>
#include <vector>

int main()
{
    int cases;
    scanf("%d", &cases);
    while (cases--) {
        int n, m, q;
        scanf("%d %d %d", &n, &m, &q);                       //@ rule
        // Rows and columns play the same part: take the shorter side as rows.
        bool isTurned = n > m;
        int height = std::min(n, m), width = std::max(n, m);
        std::vector<std::vector<long long>> sum(height + 1, std::vector<long long>(width + 1));
        for (int i = 1; i <= n; ++i)
            for (int j = 1; j <= m; ++j)
                scanf("%lld", isTurned ? &sum[j][i] : &sum[i][j]);
        std::vector<std::pair<long long, int>> order;
        for (int i = 1; i <= height; ++i)
            for (int j = 1; j <= width; ++j) {
                sum[i][j] += sum[i - 1][j] + sum[i][j - 1] - sum[i - 1][j - 1]; //@ sums
                order.push_back({sum[i][j], i});
            }
        std::sort(order.begin(), order.end());
        std::vector<std::pair<long long, int>> thresholds(q);
        for (int k = 0; k < q; ++k) {
            scanf("%lld", &thresholds[k].first);
            thresholds[k].second = k;
        }
        std::sort(thresholds.begin(), thresholds.end());
        std::vector<char> isP(q);
        std::vector<int> p(height + 1);                      // L cells of each row
        int e = 0;                                           // rows that are wholly L
        std::size_t next = 0;
        for (auto [s, k] : thresholds) {
            while (next < order.size() && order[next].first <= s) //@ bad
                if (++p[order[next++].second] == width)      //@ bad
                    ++e;                                     //@ bad
            // Each row colours one P, in its leftmost free column.
            isP[k] = height - e - (width - p[height]) == 0;  //@ colour condition
            for (int i = e + 1; i < height && isP[k]; ++i)   //@ colour condition
                isP[k] = i - e - (width - p[i]) < 0;         //@ colour condition
        }
        for (int k = 0; k < q; ++k)
            puts(isP[k] ? "Putata" : "Budada");              //@ verdict
    }
}
