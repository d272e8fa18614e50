#include "solver/games/divisors.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace mexplain {

namespace {

__extension__ using Wide = unsigned __int128;

std::uint64_t multiply(std::uint64_t a, std::uint64_t b, std::uint64_t modulus)
{
    return static_cast<std::uint64_t>(Wide{a} * b % modulus);
}

std::uint64_t power(std::uint64_t base, std::uint64_t exponent, std::uint64_t modulus)
{
    std::uint64_t result = 1;
    for (base %= modulus; exponent != 0; exponent >>= 1) {
        if (exponent & 1)
            result = multiply(result, base, modulus);
        base = multiply(base, base, modulus);
    }
    return result;
}

constexpr std::uint64_t smallPrimes[] = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37};

bool isPrime(std::uint64_t n)
{
    if (n < 2)
        return false;
    for (const std::uint64_t prime : smallPrimes) {
        if (n % prime == 0)
            return n == prime;
    }
    const int twos = std::countr_zero(n - 1);
    // The first twelve primes as bases leave no exception below 3·10^24.
    for (const std::uint64_t base : smallPrimes) {
        std::uint64_t x = power(base, (n - 1) >> twos, n);
        bool passes = x == 1 || x == n - 1;
        for (int i = 1; i < twos && !passes; ++i) {
            x = multiply(x, x, n);
            passes = x == n - 1;
        }
        if (!passes)
            return false;
    }
    return true;
}

/// A proper divisor of an odd composite n.
std::uint64_t properDivisor(std::uint64_t n)
{
    constexpr int batch = 128;
    for (std::uint64_t shift = 1;; ++shift) {
        const auto next = [&](std::uint64_t x) { return static_cast<std::uint64_t>((Wide{x} * x + shift) % n); };
        std::uint64_t slow = 2;
        std::uint64_t fast = 2;
        std::uint64_t divisor = 1;
        for (std::uint64_t length = 1; divisor == 1; length *= 2) {
            slow = fast;
            for (std::uint64_t done = 0; done < length && divisor == 1; done += batch) {
                const std::uint64_t start = fast;
                const std::uint64_t steps = std::min<std::uint64_t>(batch, length - done);
                std::uint64_t product = 1;
                for (std::uint64_t i = 0; i < steps; ++i) {
                    fast = next(fast);
                    product = multiply(product, slow > fast ? slow - fast : fast - slow, n);
                }
                divisor = std::gcd(product, n);
                if (divisor != n)
                    continue;
                // Several factors fell together: again one by one.
                fast = start;
                do {
                    fast = next(fast);
                    divisor = std::gcd(slow > fast ? slow - fast : fast - slow, n);
                } while (divisor == 1);
            }
        }
        if (divisor != n)
            return divisor;
    }
}

void collectPrimes(std::uint64_t n, std::vector<std::uint64_t> &primes)
{
    if (n == 1)
        return;
    if (isPrime(n)) {
        primes.push_back(n);
        return;
    }
    const std::uint64_t divisor = properDivisor(n);
    collectPrimes(divisor, primes);
    collectPrimes(n / divisor, primes);
}

} // namespace

std::vector<PrimePower> factorize(std::uint64_t n)
{
    std::vector<std::uint64_t> primes;
    for (const std::uint64_t prime : smallPrimes) {
        for (; n % prime == 0; n /= prime)
            primes.push_back(prime);
    }
    collectPrimes(n, primes);
    std::sort(primes.begin(), primes.end());
    std::vector<PrimePower> powers;
    for (const std::uint64_t prime : primes) {
        if (powers.empty() || powers.back().prime != prime)
            powers.push_back({prime, 0});
        ++powers.back().exponent;
    }
    return powers;
}

std::vector<std::uint64_t> divisorsOf(std::uint64_t n)
{
    std::vector<std::uint64_t> divisors{1};
    for (const PrimePower &factor : factorize(n)) {
        const std::size_t before = divisors.size();
        std::uint64_t power = 1;
        for (int i = 0; i < factor.exponent; ++i) {
            power *= factor.prime;
            for (std::size_t j = 0; j < before; ++j)
                divisors.push_back(divisors[j] * power);
        }
    }
    std::sort(divisors.begin(), divisors.end());
    return divisors;
}

} // namespace mexplain
