// Luogu P1247, as it is usually solved.
#include <iostream>
#include <vector>

int main()
{
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<long long> a(static_cast<std::size_t>(n));
    long long s = 0;
    for (auto &x : a) {
        std::cin >> x;
        s ^= x;
    }
    if (s == 0) {
        std::cout << "lose\n";
        return 0;
    }
    for (std::size_t i = 0; i < a.size(); ++i) {
        if ((a[i] ^ s) < a[i]) {
            std::cout << a[i] - (a[i] ^ s) << ' ' << i + 1 << '\n';
            a[i] ^= s;
            break;
        }
    }
    for (auto x : a)
        std::cout << x << ' ';
    std::cout << '\n';
    return 0;
}
