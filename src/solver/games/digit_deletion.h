#pragma once

#include "solver/game.h"

#include <optional>

namespace mexplain {

/// Digit deletion: delete one digit of a positive integer, then leading zeros vanish; whoever leaves nothing wins.
/// Source of the text format: Nowcoder 136171/F. The members are documented at `Nim`.
struct DigitDeletion {
    static constexpr std::string_view id = "digit-deletion";

    /// At most limits::maxDigits digits, the first not 0; none at the end of the game, which is written `0`.
    struct Position {
        std::string digits;
        bool operator==(const Position &) const = default;
    };

    /// The digit's index from 0, from the left.
    struct Move {
        std::size_t digit;
        bool operator==(const Move &) const = default;
    };

    /// A number at the end of the position's: what is left when the digits before `start` are deleted one by one.
    struct Suffix {
        std::size_t start;
        Outcome outcome;
        bool operator==(const Suffix &) const = default;
    };

    struct Solution {
        Outcome outcome;
        /// The number itself and the suffixes that its outcome rests on, until one has an odd length or is nothing.
        std::vector<Suffix> chain;
        std::vector<Move> winningMoves; ///< all of them, from the left
    };

    /// A winning move as the argument finds it, where the number of digits is odd: d is the first digit, r what follows it
    /// without the zeros at its head.
    struct OddCase {
        enum class Kind : unsigned char {
            FirstDigit, ///< r is nothing or P: delete d
            ZeroAfter,  ///< r is N and a zero follows d: delete that zero
            LastDigit,  ///< r is N and no zero follows d
        };
        Kind kind;
        Move move;
        bool operator==(const OddCase &) const = default;
    };

    /// Nothing where the number of digits is even. Cost: O(digits).
    static std::optional<OddCase> oddCase(const Position &);

    /// How many of the numbers of one length there are of each kind.
    struct LengthCount {
        std::uint64_t all;
        std::uint64_t winning;
        std::uint64_t below; ///< N-numbers of fewer digits: W(10^(length − 1))
    };

    /// One part of W(N): numbers below N that have not been counted before.
    struct CountPart {
        enum class Kind : unsigned char {
            Shorter,      ///< all numbers of `length` digits: `winning` are N
            OddLength,    ///< numbers of the same odd length: all are N
            LowerDigits,  ///< same even length, first digit below N's: those are P whose rest, of fewer digits, is N
            SameDigit,    ///< same even length and first digit: those are P whose rest is N and below N's rest
        };
        Kind kind;
        std::size_t length;    ///< of the numbers counted
        std::uint64_t all;     ///< numbers of this part
        std::uint64_t winning; ///< N-numbers among them
        std::uint64_t sum;     ///< N-numbers of this part and of all before it
    };

    /// W of one number on the walk along N's digits: N itself, then what follows its first digit without the zeros at its head,
    /// and so on. It ends at an odd length, or where at most 1 follows.
    struct CountLevel {
        std::uint64_t bound;       ///< the number, at least 2
        std::size_t length;        ///< its digits
        std::uint64_t shorter;     ///< N-numbers of fewer digits
        std::uint64_t lowerDigits; ///< even length: how many first digits, not 0, are lower than the number's
        std::uint64_t perDigit;    ///< even length: N-numbers that begin with one of them
        std::uint64_t rest;        ///< numbers that are left to count: from 10^(length − 1) on, or with the same first digit
        std::uint64_t restWinning; ///< N-numbers among them: all of an odd length, `rest` − W(rest) of an even one
        std::uint64_t winning;     ///< W(bound)
    };

    struct Count {
        std::uint64_t winning; ///< W(N)
        std::vector<LengthCount> lengths; ///< `lengths[L − 1]` for L = 1…18
        std::vector<CountPart> parts;     ///< they add up to N − 1 numbers and to W(N)
        std::vector<CountLevel> walk;     ///< empty for N = 1
    };

    /// How many positive integers below `bound`, 1…10^18, are N-positions. Cost: O(digits²).
    static Count countWinning(std::uint64_t bound);

    static Result<Position> parse(std::string_view text);
    static std::string format(const Position &);
    /// The problem asks for a count, not for a position; its number is taken as the position.
    static Result<std::vector<Position>> parseProblem(std::string_view text);
    static std::vector<Move> moves(const Position &, std::size_t limit = SIZE_MAX);
    static Position play(const Position &, const Move &);
    /// Cost: O(digits²).
    static Solution solve(const Position &);

    /// Every number up to `upTo`.
    static Result<std::vector<Position>> smallPositions(std::uint64_t upTo);
    static constexpr std::uint64_t defaultVerifyBound = 100'000;
    static constexpr std::uint64_t maxVerifyBound = 1'000'000;

    /// How many positive integers below N are N-positions.
    static Result<void> judge(Reader &, Writer &);
};

static_assert(Game<DigitDeletion>);

} // namespace mexplain
