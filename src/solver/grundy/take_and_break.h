#pragma once

#include "solver/result.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mexplain {

class Reader;

/// A rule for heaps: which numbers may be removed from one heap, and into how many non-empty heaps the rest of it may be
/// split then. Notation of the codes: R. K. Guy and C. A. B. Smith, "The G-values of various games", 1956.
struct TakeAndBreakRule {
    /// What may be left, as bits: 1 << h where h non-empty heaps may be left.
    enum Leaves : std::uint8_t { Nothing = 1, OneHeap = 2, TwoHeaps = 4, ThreeHeaps = 8 };

    struct Removal {
        std::uint32_t count; ///< how many are removed; 0 only where at least two heaps must be left
        std::uint8_t leaves; ///< of Leaves; never 0
        bool operator==(const Removal &) const = default;
    };

    std::string text; ///< the canonical form: `S={2,5}`, `0.77`, `4.333…`, `grundy`, `fibonacci`
    std::vector<Removal> removals; ///< by count, each once; those of the endless tail are not among them
    std::uint32_t tailFrom = 0;    ///< every count from here on …
    std::uint8_t tailLeaves = 0;   ///< … may leave this; 0 for no endless tail
    bool areHalvesUnequal = false; ///< two heaps left must differ (Grundy's game)
    bool isCutOff = false;         ///< an endless set of which `removals` has all that heaps up to the limit can use

    bool operator==(const TakeAndBreakRule &other) const { return text == other.text; }

    /// What may be left after `count` were removed.
    std::uint8_t leavesOf(std::uint64_t count) const noexcept;
    /// Whether some move may leave three heaps, or two.
    bool leavesUpTo(Leaves heaps) const noexcept;
    /// The largest count of a finite rule; the last digit of the code.
    std::uint32_t largestRemoval() const noexcept { return removals.empty() ? 0 : removals.back().count; }
    bool isEndless() const noexcept { return tailLeaves != 0 || isCutOff; }
    /// A finite set of numbers that may be taken, without any splitting.
    bool isFiniteSubtractionSet() const noexcept;
    /// A finite code whose moves leave at most two heaps.
    bool isFiniteOctal() const noexcept;
    /// The largest heap whose SG value is computed: splitting costs more.
    std::uint64_t maxHeap() const noexcept;
};

/// A set of 1…limits::maxRuleNumbers positive numbers, in any order.
TakeAndBreakRule subtractionSet(std::vector<std::uint64_t> numbers);

/// Reads `S={2,5}`, an octal or hexadecimal code (`0.77`, `4.007`, `8.333…`; `…` or `...` repeats the last digit without end),
/// or a name of `ruleNames`. The reader must have `rulePunctuation`. Errors: UnknownRule, BadCodeDigit, the reader's.
Result<TakeAndBreakRule> readRule(Reader &reader);

inline constexpr std::string_view rulePunctuation = ":={},";

/// The names, apart by a comma and a blank: nim, kayles, dawson, lasker, grundy, fibonacci, split-three.
std::string_view ruleNames() noexcept;

} // namespace mexplain
