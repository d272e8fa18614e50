// QOJ 18279, as it is usually solved.
#include <iostream>

int main()
{
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int t;
    std::cin >> t;
    while (t--) {
        int n;
        long long k;
        std::cin >> n >> k;
        long long p = 1;
        while (p <= k)
            p *= 2;
        long long s = 0;
        for (int i = 0; i < n; ++i) {
            long long x;
            std::cin >> x;
            s ^= x % p;
        }
        std::cout << (s != 0 ? "Alice" : "Bob") << '\n';
    }
    return 0;
}
