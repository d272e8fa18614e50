#include "solver/games/digit_deletion.h"

#include "solver/games/small_positions.h"
#include "solver/limits.h"

#include <algorithm>
#include <array>

namespace mexplain {

namespace {

constexpr std::size_t maxCountDigits = 18; // 10^18 itself is not counted

/// Where the number begins that is left of `digits` from `start` on.
std::size_t withoutZeros(std::string_view digits, std::size_t start)
{
    const std::size_t first = digits.find_first_not_of('0', start);
    return first == digits.npos ? digits.size() : first;
}

/// Odd length is N. Otherwise only the first digit can be worth deleting, so the outcome is the opposite of the rest's.
template <class See>
Outcome outcomeOf(std::string_view digits, std::size_t start, See &&see)
{
    bool flipped = false;
    while (true) {
        see(start);
        const bool isNothing = start == digits.size();
        const bool isOdd = (digits.size() - start) % 2 == 1;
        if (isNothing || isOdd)
            return isOdd != flipped ? Outcome::N : Outcome::P;
        start = withoutZeros(digits, start + 1);
        flipped = !flipped;
    }
}

struct Counter {
    std::array<std::uint64_t, maxCountDigits + 1> all{};     ///< numbers of each length
    std::array<std::uint64_t, maxCountDigits + 1> winning{}; ///< N-numbers of each length
    std::array<std::uint64_t, maxCountDigits + 1> below{};   ///< N-numbers of at most this length

    Counter()
    {
        std::uint64_t power = 1;
        for (std::size_t length = 1; length <= maxCountDigits; ++length, power *= 10) {
            all[length] = 9 * power;
            winning[length] = length % 2 == 1 ? all[length] : all[length] - 9 * below[length - 1];
            below[length] = below[length - 1] + winning[length];
        }
    }
};

constexpr std::uint64_t powerOfTen(std::size_t exponent)
{
    std::uint64_t power = 1;
    for (; exponent != 0; --exponent)
        power *= 10;
    return power;
}

/// W(bound), with its parts where they are wanted.
std::uint64_t count(const Counter &counter, std::uint64_t bound, std::vector<DigitDeletion::CountPart> *parts)
{
    using Kind = DigitDeletion::CountPart::Kind;
    if (bound <= 1)
        return 0;
    const std::size_t length = std::to_string(bound).size();
    std::uint64_t sum = 0;
    const auto add = [&](Kind kind, std::size_t partLength, std::uint64_t all, std::uint64_t winning) {
        sum += winning;
        if (parts && all != 0)
            parts->push_back({kind, partLength, all, winning, sum});
    };
    for (std::size_t shorter = 1; shorter < length; ++shorter)
        add(Kind::Shorter, shorter, counter.all[shorter], counter.winning[shorter]);
    const std::uint64_t power = powerOfTen(length - 1);
    if (length % 2 == 1) {
        add(Kind::OddLength, length, bound - power, bound - power);
        return sum;
    }
    const std::uint64_t lower = bound / power - 1;
    add(Kind::LowerDigits, length, lower * power, lower * (power - counter.below[length - 1]));
    const std::uint64_t rest = bound % power;
    add(Kind::SameDigit, length, rest, rest - count(counter, rest, nullptr));
    return sum;
}

std::vector<DigitDeletion::CountLevel> walkAlong(const Counter &counter, std::uint64_t bound)
{
    std::vector<DigitDeletion::CountLevel> walk;
    while (bound > 1) {
        const std::size_t length = std::to_string(bound).size();
        const std::uint64_t power = powerOfTen(length - 1);
        walk.push_back({bound, length, counter.below[length - 1], 0, 0, 0, 0, count(counter, bound, nullptr)});
        if (length % 2 == 1) {
            walk.back().rest = walk.back().restWinning = bound - power;
            break;
        }
        walk.back().lowerDigits = bound / power - 1;
        walk.back().perDigit = power - counter.below[length - 1];
        walk.back().rest = bound % power;
        walk.back().restWinning = bound % power - count(counter, bound % power, nullptr);
        bound %= power;
    }
    return walk;
}

} // namespace

std::optional<DigitDeletion::OddCase> DigitDeletion::oddCase(const Position &position)
{
    using Kind = OddCase::Kind;
    const std::string &digits = position.digits;
    if (digits.size() % 2 == 0)
        return std::nullopt;
    if (outcomeOf(digits, withoutZeros(digits, 1), [](std::size_t) {}) == Outcome::P)
        return OddCase{Kind::FirstDigit, {0}};
    // r is N, so something follows d.
    if (digits[1] == '0')
        return OddCase{Kind::ZeroAfter, {1}};
    return OddCase{Kind::LastDigit, {digits.size() - 1}};
}

DigitDeletion::Count DigitDeletion::countWinning(std::uint64_t bound)
{
    const Counter counter;
    Count result{0, {}, {}, walkAlong(counter, bound)};
    result.winning = count(counter, bound, &result.parts);
    for (std::size_t length = 1; length <= maxCountDigits; ++length)
        result.lengths.push_back({counter.all[length], counter.winning[length], counter.below[length - 1]});
    return result;
}

Result<DigitDeletion::Position> DigitDeletion::parse(std::string_view text)
{
    Reader reader(text);
    if (reader.atEnd())
        return reader.errorHere(ErrorCode::EmptyInput, Quantity::WholeNumber);
    const std::string_view digits = reader.peek();
    if (!std::all_of(digits.begin(), digits.end(), [](char c) { return c >= '0' && c <= '9'; }))
        return reader.errorAtWord(ErrorCode::NotANumber, Quantity::WholeNumber);
    if (digits.size() > limits::maxDigits)
        return reader.errorHere(ErrorCode::TooManyDigits, Quantity::WholeNumber, {std::to_string(limits::maxDigits)});
    if (digits.size() > 1 && digits.front() == '0')
        return reader.errorAtWord(ErrorCode::LeadingZero, Quantity::WholeNumber);
    reader.word();
    if (const auto end = reader.expectEnd(); !end)
        return end.error();
    return Position{digits == "0" ? std::string() : std::string(digits)};
}

std::string DigitDeletion::format(const Position &position)
{
    return position.digits.empty() ? "0" : position.digits;
}

Result<std::vector<DigitDeletion::Position>> DigitDeletion::parseProblem(std::string_view text)
{
    Reader reader(text);
    const auto bound = reader.number(Quantity::WholeNumber, 1, limits::maxNumber);
    if (!bound)
        return bound.error();
    if (const auto end = reader.expectEnd(); !end)
        return end.error();
    return std::vector<Position>{{std::to_string(*bound)}};
}

std::vector<DigitDeletion::Move> DigitDeletion::moves(const Position &position, std::size_t limit)
{
    std::vector<Move> moves;
    for (std::size_t i = 0; i < position.digits.size() && moves.size() < limit; ++i)
        moves.push_back({i});
    return moves;
}

DigitDeletion::Position DigitDeletion::play(const Position &position, const Move &move)
{
    Position after = position;
    after.digits.erase(move.digit, 1);
    after.digits.erase(0, withoutZeros(after.digits, 0));
    return after;
}

DigitDeletion::Solution DigitDeletion::solve(const Position &position)
{
    Solution solution{Outcome::P, {}, {}};
    solution.outcome = outcomeOf(position.digits, 0, [&](std::size_t start) { solution.chain.push_back({start, Outcome::P}); });
    // The outcomes alternate along the chain.
    Outcome outcome = solution.outcome;
    for (Suffix &suffix : solution.chain) {
        suffix.outcome = outcome;
        outcome = outcome == Outcome::P ? Outcome::N : Outcome::P;
    }
    if (solution.outcome == Outcome::P)
        return solution;
    for (const Move &move : moves(position)) {
        const Position after = play(position, move);
        if (outcomeOf(after.digits, 0, [](std::size_t) {}) == Outcome::P)
            solution.winningMoves.push_back(move);
    }
    return solution;
}

Result<std::vector<DigitDeletion::Position>> DigitDeletion::smallPositions(std::uint64_t upTo)
{
    if (const auto bound = checkVerifyBound(upTo, 1, maxVerifyBound); !bound)
        return bound.error();
    std::vector<Position> positions{{{}}};
    for (std::uint64_t number = 1; number <= upTo; ++number)
        positions.push_back({std::to_string(number)});
    return positions;
}

Result<void> DigitDeletion::judge(Reader &reader, Writer &writer)
{
    const auto bound = reader.number(Quantity::WholeNumber, 1, limits::maxNumber);
    if (!bound)
        return bound.error();
    if (const auto end = reader.expectEnd(); !end)
        return end.error();
    writer.number(count(Counter(), *bound, nullptr));
    writer.newline();
    return {};
}

} // namespace mexplain
