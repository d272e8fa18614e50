#pragma once

#include <cstdint>
#include <vector>

namespace mexplain {

struct PrimePower {
    std::uint64_t prime;
    int exponent;
};

/// The factorization of n ≥ 1, primes ascending. Cost: about the fourth root of n, by Pollard's rho with Brent's batching and
/// a deterministic Miller–Rabin test (J. M. Pollard, 1975; R. P. Brent, 1980; bases after J. Sorenson and J. Webster, 2015).
std::vector<PrimePower> factorize(std::uint64_t n);

/// All divisors of n ≥ 1, ascending. At most 103 680 of them for n ≤ 10^18.
std::vector<std::uint64_t> divisorsOf(std::uint64_t n);

} // namespace mexplain
