#pragma once

#include "explain/explanation.h"
#include "solver/result.h"
#include "solver/search.h"

#include <cstdint>
#include <stop_token>
#include <string_view>
#include <vector>

namespace mexplain {

/// The groups of the rail, in order.
enum class GameGroup { NimFamily, SgFunctions, NumberTheory, Grids };

Phrase groupTitle(GameGroup group);

/// What is fixed about a game.
struct GameInfo {
    QString id;
    Phrase title;      ///< 取火柴游戏 / Nim
    Phrase shortTitle; ///< for the rail: 取火柴 Nim / Nim
    Phrase problem;    ///< 洛谷 P1247 / Luogu P1247
    GameGroup group;
    Phrase theory;     ///< what decides it: Bouton 定理 / Bouton's theorem
    Phrase rule;       ///< the rule in one sentence
    Phrase textHint;   ///< what a position text looks like
};

struct Example {
    Phrase title;
    std::string position;
};

/// What an exhaustive search says of a position.
struct CheckReport {
    std::size_t positions = 0; ///< how many were solved
    bool agrees = false;       ///< outcome and the whole list of winning moves equal the theory's
};

enum class RandomSize { Small, Medium, Large };

/// A game with its types erased: positions go in and out as text, which every other floor speaks.
class AnyGame {
public:
    virtual ~AnyGame() = default;

    const GameInfo &info() const { return m_info; }

    /// The position text in its normal form. Errors: see the game's `parse`.
    virtual Result<std::string> normalize(std::string_view positionText) const = 0;
    /// The positions of a whole problem input, normalized.
    virtual Result<std::vector<std::string>> positionsOfProblem(std::string_view problemText) const = 0;
    /// Errors: those of `normalize`.
    virtual Result<Explanation> explain(std::string_view positionText) const = 0;
    /// Errors: those of `normalize`, SearchLimit, Cancelled.
    virtual Result<CheckReport> check(std::string_view positionText, SearchLimits limits, std::stop_token stop,
                                      const SearchProgress &progress) const = 0;
    /// The first one opens with the page.
    virtual std::vector<Example> examples() const = 0;
    /// The same seed gives the same position.
    virtual std::string randomPosition(RandomSize size, std::uint64_t seed) const = 0;

protected:
    explicit AnyGame(GameInfo info) : m_info(std::move(info)) {}

private:
    GameInfo m_info;
};

/// The position text of a text from outside: a position, or the first one of a problem's whole input. Several lines are a
/// problem's input first: its first number counts the others, though all of them could be a position too.
/// Errors: those of `normalize`.
Result<std::string> positionOfText(const AnyGame &game, std::string_view text);

} // namespace mexplain
