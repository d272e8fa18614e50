#pragma once

#include "explain/any_game.h"

namespace mexplain {

/// What a narration gives for its game: `Lesson<G>` has
///   static GameInfo info();
///   static Explanation narrate(const G::Position &, const G::Solution &);
///   static std::vector<Example> examples();
///   static std::string randomPosition(RandomSize, std::uint64_t seed);
template <Game G>
struct Lesson;

/// A game that has a lesson, and so a page.
template <class G>
concept HasLesson = requires { sizeof(Lesson<G>); };

/// Erases the types of the game G.
template <Game G>
class GameOf final : public AnyGame {
public:
    GameOf() : AnyGame(Lesson<G>::info()) {}

    Result<std::string> normalize(std::string_view positionText) const override
    {
        const auto position = G::parse(positionText);
        if (!position)
            return position.error();
        return G::format(*position);
    }

    Result<std::vector<std::string>> positionsOfProblem(std::string_view problemText) const override
    {
        const auto positions = G::parseProblem(problemText);
        if (!positions)
            return positions.error();
        std::vector<std::string> texts;
        for (const auto &position : *positions)
            texts.push_back(G::format(position));
        return texts;
    }

    Result<Explanation> explain(std::string_view positionText) const override
    {
        const auto position = G::parse(positionText);
        if (!position)
            return position.error();
        return Lesson<G>::narrate(*position, G::solve(*position));
    }

    Result<CheckReport> check(std::string_view positionText, SearchLimits limits, std::stop_token stop,
                              const SearchProgress &progress) const override
    {
        const auto position = G::parse(positionText);
        if (!position)
            return position.error();
        const auto truth = search<G>(*position, limits, stop, progress);
        if (!truth)
            return truth.error();
        const auto theory = G::solve(*position);
        return CheckReport{truth->positions, theory.outcome == truth->outcome && theory.winningMoves == truth->winningMoves};
    }

    std::vector<Example> examples() const override { return Lesson<G>::examples(); }
    std::string randomPosition(RandomSize size, std::uint64_t seed) const override
    {
        return Lesson<G>::randomPosition(size, seed);
    }
};

} // namespace mexplain
