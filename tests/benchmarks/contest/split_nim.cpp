// HDU 5795, as it is usually solved.
#include <iostream>

int main()
{
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int t;
    std::cin >> t;
    while (t--) {
        int n;
        std::cin >> n;
        int s = 0;
        for (int i = 0; i < n; ++i) {
            int x;
            std::cin >> x;
            if (x % 8 == 0)
                --x;
            else if (x % 8 == 7)
                ++x;
            s ^= x;
        }
        std::cout << (s != 0 ? "First player wins." : "Second player wins.") << '\n';
    }
    return 0;
}
