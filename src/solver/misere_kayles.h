#pragma once

#include "solver/nimber.h"
#include "solver/outcome.h"

#include <cstddef>
#include <vector>

namespace mexplain {

/// A row of pins in Kayles, the usual example of why misère play is hard: take one pin or two that stand side by side.
struct KaylesRow {
    std::size_t pins;
    Nimber value;       ///< under normal play
    Outcome misere;     ///< whoever takes the last pin loses; by exhaustive search
    Outcome asNimPile;  ///< what misère Nim says of a pile of `value`
};

/// The rows of 0…upTo pins, upTo ≤ 12. Cost: every sum of rows of upTo pins once; under a millisecond for the most.
/// Theory: J. H. Conway, On Numbers and Games, chapter 12.
std::vector<KaylesRow> misereKayles(std::size_t upTo);

} // namespace mexplain
