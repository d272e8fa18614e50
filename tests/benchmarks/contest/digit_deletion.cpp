// Nowcoder 136171/F: W(N) digit by digit.
#include <iostream>
#include <string>
#include <vector>

int main()
{
    std::string s;
    std::cin >> s;
    // below[L]: N-numbers of at most L digits.
    std::vector<long long> below(20, 0);
    long long power = 1;
    for (std::size_t length = 1; length < 19; ++length, power *= 10)
        below[length] = below[length - 1] + (length % 2 == 1 ? 9 * power : 9 * (power - below[length - 1]));
    long long answer = 0;
    long long sign = 1;
    while (!s.empty()) {
        const std::size_t length = s.size();
        long long tens = 1;
        for (std::size_t i = 1; i < length; ++i)
            tens *= 10;
        const long long n = std::stoll(s);
        answer += sign * below[length - 1];
        if (length % 2 == 1) {
            answer += sign * (n - tens);
            break;
        }
        answer += sign * ((n / tens - 1) * (tens - below[length - 1]) + n % tens);
        sign = -sign;
        const std::size_t rest = s.find_first_not_of('0', 1);
        s = rest == s.npos ? std::string() : s.substr(rest);
    }
    std::cout << answer << '\n';
    return 0;
}
