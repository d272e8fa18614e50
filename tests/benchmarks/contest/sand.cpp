// QOJ 14532, as it is usually solved.
#include <iostream>

int main()
{
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int t;
    std::cin >> t;
    while (t--) {
        long long n;
        long long k;
        std::cin >> n >> k;
        std::cout << ((n & -n) <= k ? "Alice" : "Bob") << '\n';
    }
    return 0;
}
