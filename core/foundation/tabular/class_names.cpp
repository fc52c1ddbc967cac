// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/tabular/class_names.h"

#include "core/foundation/text/ascii.h"
#include "core/foundation/text/number_text.h"

#include <algorithm>

namespace core {

namespace {

struct Pair {
    std::string_view negative;
    std::string_view positive;
};

constexpr std::array<Pair, 20> pairs{{
    {"0", "1"},
    {"-1", "1"},
    {"-1", "+1"},
    {"0.0", "1.0"},
    {"-1.0", "1.0"},
    {"false", "true"},
    {"f", "t"},
    {"no", "yes"},
    {"n", "y"},
    {"negative", "positive"},
    {"neg", "pos"},
    {"nontarget", "target"},
    {"spoof", "bonafide"},
    {"impostor", "genuine"},
    {"nein", "ja"},
    {"non", "oui"},
    {"否", "是"},
    {"负", "正"},
    {"负例", "正例"},
    {"阴性", "阳性"},
}};

/// Positive regardless of the other class.
constexpr std::array<std::string_view, 8> positives{"click", "clicked", "relevant", "purchase",
                                                    "spam",  "fraud",   "点击",     "相关"};

bool isPositive(std::string_view word)
{
    return std::any_of(pairs.begin(), pairs.end(),
                       [&](const Pair& pair) { return equalsIgnoringCase(word, pair.positive); }) ||
           std::any_of(positives.begin(), positives.end(), [&](std::string_view positive) {
               return equalsIgnoringCase(word, positive);
           });
}

/// "pos" of "2:pos".
std::string_view withoutNumber(std::string_view word)
{
    const std::size_t colon = word.find(':');
    const bool isNumbered = colon != std::string_view::npos &&
                            parsedNumber<std::size_t>(word.substr(0, colon)).has_value();
    return isNumbered ? word.substr(colon + 1) : word;
}

/// Also "1" of "LABEL_1", which pipelines use for unnamed classes.
std::string_view bareClass(std::string_view word)
{
    constexpr std::string_view label = "label_";
    const bool isLabel =
        word.size() > label.size() && equalsIgnoringCase(word.substr(0, label.size()), label);
    return isLabel ? word.substr(label.size()) : withoutNumber(word);
}

constexpr char upper(char c)
{
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

constexpr bool isUpper(char c)
{
    return c >= 'A' && c <= 'Z';
}

/// "false" becomes "False" to match "True".
std::string inCaseOf(std::string_view word, std::string_view model)
{
    std::string text(word);
    const bool isAllUpper =
        std::none_of(model.begin(), model.end(), [](char c) { return c >= 'a' && c <= 'z'; });
    if (isAllUpper)
        std::transform(text.begin(), text.end(), text.begin(), upper);
    else if (isUpper(model.front()))
        text.front() = upper(text.front());
    return text;
}

/// The length of the common ending: "_prob" in "no_prob" and "yes_prob".
std::size_t lengthOfSameEnd(std::string_view a, std::string_view b)
{
    if (a.ends_with(')') || a.ends_with(']'))
        return a.back() == b.back() ? 1 : 0;
    const std::size_t joint = a.find_last_of("_ .-");
    const std::string_view end = joint == std::string_view::npos ? "" : a.substr(joint);
    return end.size() < a.size() && b.size() > end.size() && b.ends_with(end) ? end.size() : 0;
}

}  // namespace

bool areUsualClasses(std::string_view a, std::string_view b)
{
    return std::any_of(pairs.begin(), pairs.end(), [&](const Pair& pair) {
        return (equalsIgnoringCase(a, pair.negative) && equalsIgnoringCase(b, pair.positive)) ||
               (equalsIgnoringCase(b, pair.negative) && equalsIgnoringCase(a, pair.positive));
    });
}

bool isSameClass(std::string_view a, std::string_view b)
{
    a = bareClass(a);
    b = bareClass(b);
    if (equalsIgnoringCase(a, b))
        return true;
    double first = 0;
    double second = 0;
    return readNumber(a, first) && readNumber(b, second) && first == second;
}

bool isSameSide(std::string_view a, std::string_view b)
{
    a = withoutNumber(a);
    b = withoutNumber(b);
    const auto isIn = [](std::string_view word, std::string_view Pair::*side) {
        return std::any_of(pairs.begin(), pairs.end(),
                           [&](const Pair& pair) { return equalsIgnoringCase(word, pair.*side); });
    };
    return (isIn(a, &Pair::positive) && isIn(b, &Pair::positive)) ||
           (isIn(a, &Pair::negative) && isIn(b, &Pair::negative));
}

std::string usualCounterpart(std::string_view word)
{
    for (const Pair& pair : pairs) {
        if (equalsIgnoringCase(word, pair.negative))
            return inCaseOf(pair.positive, word);
        if (equalsIgnoringCase(word, pair.positive))
            return inCaseOf(pair.negative, word);
    }
    return {};
}

bool isNoClass(std::string_view word)
{
    constexpr std::array<std::string_view, 7> words{"NA",  "N/A",  "#N/A", "NaN",
                                                    "nan", "NULL", "null"};
    return std::find(words.begin(), words.end(), word) != words.end();
}

std::optional<std::uint8_t> likelyPositive(const std::array<std::string, 2>& classes)
{
    const bool areNumbers = parsedNumber<double>(classes[0]).has_value() &&
                            parsedNumber<double>(classes[1]).has_value();
    if (areNumbers && !areUsualClasses(classes[0], classes[1]))
        return std::nullopt;
    const bool first = isPositive(withoutNumber(classes[0]));
    const bool second = isPositive(withoutNumber(classes[1]));
    if (first == second)
        return std::nullopt;
    return second;
}

bool areSameClasses(const ClassPair& a, const ClassPair& b)
{
    return (isSameClass(a[0], b[0]) && isSameClass(a[1], b[1])) ||
           (isSameClass(a[0], b[1]) && isSameClass(a[1], b[0]));
}

ClassPair differingParts(std::string_view a, std::string_view b)
{
    const std::size_t end = a.empty() || b.empty() ? 0 : lengthOfSameEnd(a, b);
    a.remove_suffix(end);
    b.remove_suffix(end);
    const auto [endA, endB] = std::ranges::mismatch(a, b);
    return {a.substr(static_cast<std::size_t>(endA - a.begin())),
            b.substr(static_cast<std::size_t>(endB - b.begin()))};
}

}  // namespace core
