#include "solver/grundy/take_and_break.h"

#include "solver/limits.h"
#include "solver/reader.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace mexplain {

namespace {

constexpr std::string_view ellipsis = "…";

struct NamedCode {
    std::string_view name;
    std::string_view code;
};

constexpr std::array namedCodes{
    NamedCode{"nim", "0.333…"},    NamedCode{"kayles", "0.77"},        NamedCode{"dawson", "0.07"},
    NamedCode{"lasker", "4.333…"}, NamedCode{"split-three", "8.333…"},
};

int hexValue(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

/// The digits before an ellipsis, if the text has one.
std::string_view withoutEllipsis(std::string_view code)
{
    if (code.ends_with(ellipsis))
        return code.substr(0, code.size() - ellipsis.size());
    return code.ends_with("...") ? code.substr(0, code.size() - 3) : code;
}

TakeAndBreakRule grundysGame()
{
    TakeAndBreakRule rule;
    rule.text = "grundy";
    rule.removals = {{0, TakeAndBreakRule::TwoHeaps}};
    rule.areHalvesUnequal = true;
    return rule;
}

TakeAndBreakRule fibonacciSet()
{
    std::vector<std::uint64_t> numbers;
    for (std::uint64_t a = 1, b = 2; a <= limits::maxHeap; std::swap(a, b), b += a)
        numbers.push_back(a);
    TakeAndBreakRule rule = subtractionSet(std::move(numbers));
    rule.text = "fibonacci";
    rule.isCutOff = true;
    return rule;
}

/// Precondition: the code has a point.
Result<TakeAndBreakRule> ruleOfCode(std::string_view code, const Reader &place)
{
    const auto badDigit = [&](std::string_view digit) {
        return place.errorHere(ErrorCode::BadCodeDigit, Quantity::Rule, {std::string(digit)});
    };
    const std::string_view digits = withoutEllipsis(code);
    const bool isEndless = digits.size() != code.size();
    const std::size_t point = digits.find('.');
    if (point > 1)
        return badDigit(digits.substr(0, point));
    const int before = point == 0 ? 0 : hexValue(digits[0]);
    // Without removing anything a move must leave at least two heaps.
    if (before < 0 || (before & 3) != 0)
        return badDigit(digits.substr(0, point));
    std::string_view after = digits.substr(point + 1);
    if (after.size() > limits::maxRuleNumbers)
        return place.errorHere(ErrorCode::TooManyDigits, Quantity::Rule, {std::to_string(limits::maxRuleNumbers)});
    for (std::size_t i = 0; i < after.size(); ++i) {
        if (hexValue(after[i]) < 0)
            return badDigit(after.substr(i, 1));
    }
    if (isEndless && after.empty())
        return badDigit(ellipsis);
    TakeAndBreakRule rule;
    if (before != 0)
        rule.removals.push_back({0, static_cast<std::uint8_t>(before)});
    if (isEndless) {
        rule.tailLeaves = static_cast<std::uint8_t>(hexValue(after.back()));
        // The tail begins with the first of the equal last digits.
        while (!after.empty() && static_cast<std::uint8_t>(hexValue(after.back())) == rule.tailLeaves)
            after.remove_suffix(1);
        rule.tailFrom = static_cast<std::uint32_t>(after.size()) + 1;
    }
    if (rule.tailLeaves == 0) {
        rule.tailFrom = 0;
        while (!after.empty() && after.back() == '0')
            after.remove_suffix(1);
    }
    for (std::size_t i = 0; i < after.size(); ++i) {
        if (const int leaves = hexValue(after[i]); leaves != 0)
            rule.removals.push_back({static_cast<std::uint32_t>(i) + 1, static_cast<std::uint8_t>(leaves)});
    }
    constexpr std::string_view hexDigits = "0123456789abcdef";
    rule.text = std::string(1, hexDigits[static_cast<std::size_t>(before)]) + '.';
    for (const char digit : after)
        rule.text += hexDigits[static_cast<std::size_t>(hexValue(digit))];
    if (rule.tailLeaves != 0)
        rule.text.append(3, hexDigits[rule.tailLeaves]).append(ellipsis);
    else if (after.empty())
        rule.text += '0';
    return rule;
}

Result<TakeAndBreakRule> readSet(Reader &reader)
{
    for (const std::string_view word : {"S", "=", "{"}) {
        if (const auto read = reader.expect(word); !read)
            return read.error();
    }
    std::vector<std::uint64_t> numbers;
    do {
        const auto number = reader.number(Quantity::SetMember, 1, limits::maxHeap);
        if (!number)
            return number.error();
        if (numbers.size() == limits::maxRuleNumbers)
            return reader.errorHere(ErrorCode::TooManyNumbers, Quantity::SetMember, {std::to_string(limits::maxRuleNumbers)});
        numbers.push_back(*number);
    } while (reader.skip(","));
    if (const auto brace = reader.expect("}"); !brace)
        return brace.error();
    return subtractionSet(std::move(numbers));
}

} // namespace

std::uint8_t TakeAndBreakRule::leavesOf(std::uint64_t count) const noexcept
{
    if (tailLeaves != 0 && count >= tailFrom)
        return tailLeaves;
    const auto found = std::lower_bound(removals.begin(), removals.end(), count, [](const Removal &r, std::uint64_t c) { return r.count < c; });
    return found != removals.end() && found->count == count ? found->leaves : std::uint8_t{0};
}

bool TakeAndBreakRule::leavesUpTo(Leaves heaps) const noexcept
{
    return (tailLeaves & heaps) != 0
        || std::any_of(removals.begin(), removals.end(), [heaps](const Removal &removal) { return (removal.leaves & heaps) != 0; });
}

bool TakeAndBreakRule::isFiniteSubtractionSet() const noexcept
{
    return !isEndless() && !removals.empty()
        && std::all_of(removals.begin(), removals.end(), [](const Removal &removal) { return removal.leaves == (Nothing | OneHeap); });
}

bool TakeAndBreakRule::isFiniteOctal() const noexcept
{
    return !isEndless() && !areHalvesUnequal && !leavesUpTo(ThreeHeaps);
}

std::uint64_t TakeAndBreakRule::maxHeap() const noexcept
{
    if ((tailLeaves & ThreeHeaps) != 0)
        return limits::maxEndlessTriplingHeap;
    if (leavesUpTo(ThreeHeaps))
        return limits::maxTriplingHeap;
    return leavesUpTo(TwoHeaps) ? limits::maxSplittingHeap : limits::maxHeap;
}

TakeAndBreakRule subtractionSet(std::vector<std::uint64_t> numbers)
{
    std::sort(numbers.begin(), numbers.end());
    numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
    TakeAndBreakRule rule;
    rule.text = "S={";
    for (const std::uint64_t number : numbers) {
        if (!rule.removals.empty())
            rule.text += ',';
        rule.text += std::to_string(number);
        rule.removals.push_back({static_cast<std::uint32_t>(number), TakeAndBreakRule::Nothing | TakeAndBreakRule::OneHeap});
    }
    rule.text += '}';
    return rule;
}

Result<TakeAndBreakRule> readRule(Reader &reader)
{
    if (reader.atEnd())
        return reader.errorHere(ErrorCode::EmptyInput, Quantity::Rule);
    if (reader.peek() == "S")
        return readSet(reader);
    const Reader place = reader;
    const std::string_view word = reader.peek();
    if (word == "grundy" || word == "fibonacci") {
        reader.word();
        return word == "grundy" ? grundysGame() : fibonacciSet();
    }
    for (const NamedCode &named : namedCodes) {
        if (reader.skip(named.name))
            return ruleOfCode(named.code, place);
    }
    if (withoutEllipsis(word).find('.') != word.npos) {
        reader.word();
        return ruleOfCode(word, place);
    }
    Error error = reader.errorAtWord(ErrorCode::UnknownRule, Quantity::Rule);
    error.arguments.emplace_back(ruleNames());
    return error;
}

std::string_view ruleNames() noexcept
{
    return "nim, kayles, dawson, lasker, grundy, fibonacci, split-three";
}

} // namespace mexplain
