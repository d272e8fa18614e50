#pragma once

#include "explain/explanation.h"

#include <set>
#include <utility>

namespace mexplain {

/// Hiding is done here once, before anything is shown: whoever gets a concealed explanation cannot leak what is not in it.

/// A part of a step that can be revealed by itself: the index of a paragraph, or one of these.
inline constexpr int titlePart = -1;
inline constexpr int figurePart = -2;

/// What has been revealed of a hidden explanation so far; nothing at first.
struct Revealed {
    bool outcome = false; ///< the verdict and its reason; the letters P and N in every figure; the steps that follow
    bool moves = false;   ///< the lists of winning moves and of answers
    std::set<std::pair<QString, int>> parts{}; ///< step id and part
    bool operator==(const Revealed &) const = default;
};

/// The explanation with what `Reveal` marks hidden, except for what is revealed. Until the outcome is known, the steps end
/// with the first one that gives something away: their number alone would tell an N-position from a P-position.
Explanation concealed(const Explanation &whole, const Revealed &revealed);

/// The parts of a step that are hidden while nothing is revealed; empty for a step that gives nothing away.
std::set<int> hideableParts(const Step &step);

/// Whether some part of the step is hidden in the concealed explanation.
bool hidesSomething(const Step &concealedStep);

/// Reveals every part of the step with this index in the whole explanation. The one that gives the outcome away first
/// reveals the outcome as well, so that the steps after it come.
void revealStep(const Explanation &whole, std::size_t step, Revealed &revealed);
/// The opposite.
void hideStep(const Explanation &whole, std::size_t step, Revealed &revealed);

/// "?": what stands in the place of a hidden text.
Phrase hiddenPhrase();

} // namespace mexplain
