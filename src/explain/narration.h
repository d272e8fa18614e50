#pragma once

#include "explain/explanation.h"
#include "solver/nimber.h"

#include <QString>

#include <span>

/// Helpers that narrations share.
namespace mexplain {

/// `1100₂`: the value in binary with its base as a subscript.
QString binary(std::uint64_t value);

/// `2²⁰`: a power of two, as 1, 2, 4, … up to 512 and by its exponent from there.
QString powerOfTwo(int exponent);

/// `3 ⊕ 6 ⊕ 9`; the middle left out (`3 ⊕ 6 ⊕ … ⊕ 9`) where there are more than `most` values.
QString xorChain(std::span<const std::uint64_t> values, std::size_t most = 8);

} // namespace mexplain
