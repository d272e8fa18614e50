// AcWing 892, as it is usually solved.
#include <iostream>

int main()
{
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    int s = 0;
    for (int i = 1; i <= n; ++i) {
        int x;
        std::cin >> x;
        if (i % 2 == 1)
            s ^= x;
    }
    std::cout << (s != 0 ? "Yes" : "No") << '\n';
    return 0;
}
