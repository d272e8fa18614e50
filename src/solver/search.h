#pragma once

#include "solver/game.h"
#include "solver/limits.h"

#include <functional>
#include <stop_token>
#include <string>
#include <unordered_map>

namespace mexplain {

struct SearchLimits {
    std::size_t maxPositions = limits::maxSearchPositions;
};

/// Called now and then with how many positions have been solved so far.
using SearchProgress = std::function<void(std::size_t solved)>;

template <Game G>
struct SearchResult {
    Outcome outcome;
    std::vector<typename G::Move> winningMoves; ///< all of them, in the order of G::moves
    std::size_t positions;                      ///< how many positions have been solved, all searches of the searcher together
};

/// Solves positions of any game by exhaustive search over `moves` and `play`, with no theory: the oracle of the
/// tests, of `mexplain verify` and of the page's check. What has been solved is remembered between calls.
/// A position without moves is lost for the player to move, unless the game has `whenNoMove(position)`. Where the game has
/// `searchKey(position)`, positions of the same key count as one.
/// Cost: every reachable position once, each with all its moves; memory likewise, bounded by the limits.
template <Game G>
class Searcher {
public:
    using Position = typename G::Position;
    using Move = typename G::Move;

    explicit Searcher(SearchLimits limits = {}) : m_limits(limits) {}

    /// Errors: SearchLimit, Cancelled.
    Result<SearchResult<G>> search(const Position &position, std::stop_token stop = {}, const SearchProgress &progress = {})
    {
        // An explicit stack: a pile of a million would otherwise be a million calls deep.
        std::vector<Frame> stack;
        if (const auto pushed = push(stack, position); !pushed)
            return pushed.error();
        std::vector<Move> winning;
        while (!stack.empty()) {
            if (stop.stop_requested())
                return Error{.code = ErrorCode::Cancelled};
            Frame &top = stack.back();
            const bool isRoot = stack.size() == 1;
            if (top.next == top.moves.size() || (top.won && !isRoot)) {
                const Outcome outcome = outcomeOf(top);
                m_solved.insert_or_assign(std::move(top.key), outcome);
                if (progress && m_solved.size() % 4096 == 0)
                    progress(m_solved.size());
                stack.pop_back();
                continue;
            }
            const Move &move = top.moves[top.next];
            const Position after = G::play(top.position, move);
            if (const auto known = m_solved.find(keyOf(after)); known != m_solved.end()) {
                if (known->second == Outcome::P) {
                    top.won = true;
                    if (isRoot)
                        winning.push_back(move);
                }
                ++top.next;
            } else if (const auto pushed = push(stack, after); !pushed) {
                return pushed.error();
            }
        }
        return SearchResult<G>{m_solved.at(keyOf(position)), std::move(winning), m_solved.size()};
    }

private:
    struct Frame {
        Position position;
        std::string key;
        std::vector<Move> moves;
        std::size_t next = 0;
        bool won = false;
    };

    /// Positions that a game says are alike are searched once.
    static std::string keyOf(const Position &position)
    {
        if constexpr (requires { G::searchKey(position); })
            return G::searchKey(position);
        else
            return G::format(position);
    }

    Error limitError() const
    {
        Error error{.code = ErrorCode::SearchLimit};
        error.arguments = {std::to_string(m_limits.maxPositions)};
        return error;
    }

    Result<void> push(std::vector<Frame> &stack, const Position &position)
    {
        if (m_solved.size() + stack.size() >= m_limits.maxPositions)
            return limitError();
        // More moves than positions allowed cannot be searched, and must not be listed either.
        auto moves = G::moves(position, m_limits.maxPositions);
        if (moves.size() >= m_limits.maxPositions)
            return limitError();
        stack.push_back({position, keyOf(position), std::move(moves)});
        return {};
    }

    static Outcome outcomeOf(const Frame &frame)
    {
        if (frame.won)
            return Outcome::N;
        if constexpr (requires { G::whenNoMove(frame.position); }) {
            if (frame.moves.empty())
                return G::whenNoMove(frame.position);
        }
        return Outcome::P;
    }

    SearchLimits m_limits;
    std::unordered_map<std::string, Outcome> m_solved;
};

/// One search with a memory of its own.
template <Game G>
Result<SearchResult<G>> search(const typename G::Position &position, SearchLimits limits = {}, std::stop_token stop = {},
                               const SearchProgress &progress = {})
{
    return Searcher<G>(limits).search(position, stop, progress);
}

} // namespace mexplain
