#pragma once

#include "explain/explanation.h"
#include "solver/game.h"
#include "solver/limits.h"
#include "solver/nimber.h"

#include <QString>

#include <algorithm>
#include <optional>
#include <random>
#include <span>

/// Helpers that narrations share.
namespace mexplain {

/// `1100₂`: the value in binary with its base as a subscript.
QString binary(std::uint64_t value);

/// `1110…010100₂`: the same with the middle left out where it has more than 20 digits, so that its ends fit into a sentence.
QString shortBinary(std::uint64_t value);

/// `2²⁰`: a power of two, as 1, 2, 4, … up to 512 and by its exponent from there.
QString powerOfTwo(int exponent);

/// `3 ⊕ 6 ⊕ 9`; the middle left out (`3 ⊕ 6 ⊕ … ⊕ 9`) where there are more than `most` values.
QString xorChain(std::span<const std::uint64_t> values, std::size_t most = 8);
/// The same with commas: `3, 6, 9`.
QString numberList(std::span<const std::uint64_t> values, std::size_t most = 8);

inline QString number(std::uint64_t value) { return QString::number(value); }
inline Math math(QString text) { return {std::move(text)}; }
Paragraph words(Phrase phrase, Reveal reveals = Reveal::Nothing);
Paragraph formula(const QString &text, Reveal reveals = Reveal::Nothing);

/// A step with everything but its figure.
Step makeStep(const char *id, const char *listingTag, Phrase title, std::vector<Paragraph> body, Reveal reveals = Reveal::Nothing);

/// The table of answers lists at most so many of my moves.
inline constexpr std::size_t mostShownReplies = 24;

/// Adds the winning moves, told by `tell(move)`, as many as an explanation may hold, and how many there are.
template <Game G, class Tell>
void tellWinningMoves(Explanation &e, const typename G::Position &position, const std::vector<typename G::Move> &moves, Tell tell)
{
    e.winningMoveCount = moves.size();
    std::size_t bytes = 0;
    for (const auto &move : moves) {
        if (e.winningMoves.size() == maxToldMoves || (bytes > maxToldBytes && !e.winningMoves.empty()))
            break;
        e.winningMoves.push_back({tell(position, move), G::format(G::play(position, move))});
        bytes += e.winningMoves.back().after.size();
    }
}

/// The moves with the one that the steps explain in front, so that the button plays it; as they are without one.
template <class Move>
std::vector<Move> taughtFirst(std::vector<Move> moves, const std::optional<Move> &taught)
{
    if (const auto found = taught ? std::find(moves.begin(), moves.end(), *taught) : moves.end(); found != moves.end())
        std::rotate(moves.begin(), found, found + 1);
    return moves;
}

/// A move at a P-position and its answer, not yet in words.
template <Game G>
struct Answered {
    typename G::Move move;
    typename G::Position after;
    typename G::Solution solution; ///< of `after`
    typename G::Move reply;
};

/// Adds my moves at a P-position and the answers to them, told by `tell(position, move)`; returns them for the step's table.
/// `moves` are those worth telling, at most mostShownReplies of them are. `choose(move, after, solution)` gives the answer.
template <Game G, class Tell, class Choose>
std::vector<Answered<G>> tellReplies(Explanation &e, const typename G::Position &position, const std::vector<typename G::Move> &moves, Tell tell,
                                     Choose choose)
{
    std::vector<Answered<G>> answers;
    std::size_t bytes = 0;
    for (const auto &move : moves) {
        if (e.replies.size() == mostShownReplies || (bytes > maxToldBytes && !e.replies.empty()))
            break;
        const auto after = G::play(position, move);
        const auto solution = G::solve(after);
        // Misère Nim's last match: the mover has lost, and there is nothing to answer.
        if (solution.winningMoves.empty())
            continue;
        const auto reply = choose(move, after, solution);
        e.replies.push_back({{tell(position, move), G::format(after)}, {tell(after, reply), G::format(G::play(after, reply))}});
        bytes += e.replies.back().move.after.size() + e.replies.back().reply.after.size();
        answers.push_back({move, after, solution, reply});
    }
    return answers;
}

/// The same with the canonical answers.
template <Game G, class Tell>
std::vector<Answered<G>> tellReplies(Explanation &e, const typename G::Position &position, const std::vector<typename G::Move> &moves, Tell tell)
{
    return tellReplies<G>(e, position, moves, tell,
                          [](const auto &, const auto &, const typename G::Solution &solution) { return solution.winningMoves.front(); });
}

/// All moves where they fit into the table of answers; otherwise `some(position)`.
template <Game G, class Some>
std::vector<typename G::Move> movesToAnswer(const typename G::Position &position, Some some)
{
    auto moves = G::moves(position, mostShownReplies + 1);
    return moves.size() <= mostShownReplies ? moves : some();
}

/// Of piles that are too large for the table: one, half and all of each pile in `shown`, at most `cap` at a time.
template <class Move>
std::vector<Move> someTakes(std::span<const std::uint64_t> piles, std::span<const std::size_t> shown, std::uint64_t cap = limits::maxNumber)
{
    std::vector<Move> moves;
    for (const std::size_t pile : shown) {
        const std::uint64_t most = std::min(piles[pile], cap);
        std::uint64_t last = 0;
        for (const std::uint64_t take : {std::uint64_t{1}, most / 2, most}) {
            if (take > last && take <= most)
                moves.push_back({pile, take});
            last = std::max(last, take);
        }
    }
    return moves;
}

/// The sum, at most limits::maxNumber: how many moves there are where each stone is one.
std::uint64_t saturatingSum(std::span<const std::uint64_t> numbers);

/// Numbers by chance that are the same on every machine: the standard specifies the engine exactly, but not the distributions.
class Chance {
public:
    explicit Chance(std::uint64_t seed) : m_engine(seed) {}
    /// least…most, both included. The remainder's bias does not matter here.
    std::uint64_t between(std::uint64_t least, std::uint64_t most) { return least + m_engine() % (most - least + 1); }
    bool coin() { return m_engine() % 2 == 0; }

private:
    std::mt19937_64 m_engine;
};

} // namespace mexplain
