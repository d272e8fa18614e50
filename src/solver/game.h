#pragma once

#include "solver/outcome.h"
#include "solver/reader.h"
#include "solver/result.h"
#include "solver/writer.h"

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mexplain {

/// The shape that every game has; games/nim.h documents each member.
template <class G>
concept Game = requires(std::string_view text, const typename G::Position &position, const typename G::Move &move,
                        std::size_t limit, std::uint64_t upTo, Reader &reader, Writer &writer) {
    { G::id } -> std::convertible_to<std::string_view>;
    { G::parse(text) } -> std::same_as<Result<typename G::Position>>;
    { G::format(position) } -> std::same_as<std::string>;
    { G::parseProblem(text) } -> std::same_as<Result<std::vector<typename G::Position>>>;
    { G::moves(position, limit) } -> std::same_as<std::vector<typename G::Move>>;
    { G::play(position, move) } -> std::same_as<typename G::Position>;
    { G::solve(position) } -> std::same_as<typename G::Solution>;
    { G::solve(position).outcome } -> std::convertible_to<Outcome>;
    { G::solve(position).winningMoves } -> std::convertible_to<std::vector<typename G::Move>>;
    { G::smallPositions(upTo) } -> std::same_as<Result<std::vector<typename G::Position>>>;
    { G::defaultVerifyBound } -> std::convertible_to<std::uint64_t>;
    { G::judge(reader, writer) } -> std::same_as<Result<void>>;
    requires std::equality_comparable<typename G::Position>;
    requires std::equality_comparable<typename G::Move>;
};

} // namespace mexplain
