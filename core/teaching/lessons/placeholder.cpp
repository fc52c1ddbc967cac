// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/lessons/placeholder.h"

#include "core/foundation/text/ascii.h"
#include "core/foundation/text/list_text.h"
#include "core/foundation/text/number_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iomanip>
#include <locale>
#include <sstream>
#include <utility>

namespace core {

namespace {

constexpr int mostDigits = 10;
constexpr std::string_view dataWord = "data";
constexpr std::string_view noNumber = "–";

constexpr std::array<std::pair<std::string_view, PlaceholderForm>, 2> formWords{
    {{"exact", PlaceholderForm::Exact}, {"terms", PlaceholderForm::Terms}}};

// Reading

/// The words; the first is the measure, which may contain `=` in parentheses.
std::optional<FenceWords> wordsOfNumber(std::string_view text)
{
    const std::size_t blank = std::min(text.find(' '), text.size());
    auto words = fenceWords(text.substr(blank));
    if (words)
        words->settings.emplace_back("measure", text.substr(0, blank));
    return words;
}

std::optional<NumberFault> readForm(FenceWords& words, Placeholder& placeholder)
{
    for (const std::string& word : words.bare) {
        const auto row = std::find_if(formWords.begin(), formWords.end(),
                                      [&](const auto& form) { return form.first == word; });
        if (row == formWords.end())
            return NumberFault{word, "exact, terms, digits=3"};
        placeholder.form = row->second;
    }
    if (const auto digits = words.take("digits")) {
        const auto number = parsedNumber<int>(*digits);
        if (!number || *number < 0 || *number > mostDigits)
            return NumberFault{"digits=" + *digits, "digits=3"};
        placeholder.digits = *number;
    }
    return std::nullopt;
}

Result<LessonNumber, NumberFault> numberOfParsed(FenceWords words, const std::string& text)
{
    auto numbers = lessonNumbers(words);
    if (!numbers)
        return numbers.error();
    if (numbers->size() != 1)
        return NumberFault{text, "nDCG@5 of=A"};
    return std::move(numbers->front());
}

/// @param text between the braces
Result<Placeholder, NumberFault> readPlaceholder(std::string_view text)
{
    auto words = wordsOfNumber(text);
    const std::string whole = "{" + std::string(text) + "}";
    if (!words || text.empty())
        return NumberFault{whole, "{nDCG@5 of=A}"};
    Placeholder placeholder;
    if (words->settings.back().second == dataWord)
        placeholder.form = PlaceholderForm::Data;
    if (auto fault = readForm(*words, placeholder))
        return *fault;
    placeholder.hasRank = std::any_of(words->settings.begin(), words->settings.end(),
                                      [](const auto& setting) { return setting.first == "rank"; });
    auto number = numberOfParsed(std::move(*words), whole);
    if (!number)
        return number.error();
    placeholder.number = std::move(*number);
    return placeholder;
}

// Writing

/// Whether this many decimals are exact.
bool isDecimalOf(double value, int digits)
{
    const double scaled = value * std::pow(10, digits);
    return std::fabs(scaled) < 0x1p53 && std::fabs(scaled - std::round(scaled)) < 1e-9;
}

/// Uses fewer digits if they are exact.
std::string decimalText(double value, int digits)
{
    int enough = 0;
    while (enough < digits && !isDecimalOf(value, enough))
        ++enough;
    digits = enough;
    std::ostringstream text;
    text.imbue(std::locale::classic());
    text << std::fixed << std::setprecision(digits) << value + 0.0;
    return text.str();
}

std::string fractionText(const Fraction& fraction)
{
    const std::string numerator = std::to_string(fraction.numerator());
    return fraction.denominator() == 1 ? numerator
                                       : numerator + "/" + std::to_string(fraction.denominator());
}

std::string valueText(const Placeholder& placeholder, const LessonValue& value)
{
    if (!value.value)
        return std::string(noNumber);
    if (placeholder.form == PlaceholderForm::Exact && value.exact)
        return fractionText(*value.exact);
    return decimalText(*value.value, placeholder.digits);
}

/// "3/2.585": a rank's gain over its discount.
std::string termText(double gain, double term, int digits)
{
    const std::string earned = decimalText(gain, digits);
    return gain == term ? earned : earned + "/" + decimalText(gain / term, digits);
}

std::string joinedTerms(const std::vector<std::string>& terms)
{
    return terms.empty() ? "0" : listText(terms, {}, " + ");
}

/// Omits terms of 0.
std::vector<std::string> termsOf(const Explanation& explanation, const Placeholder& placeholder)
{
    const bool isIdeal = placeholder.number.take == LessonTake::Denominator;
    std::vector<std::string> terms;
    for (std::size_t row = 0; row < explanation.ranks.size(); ++row) {
        const ExplainedRank& rank = explanation.ranks[row];
        const bool isIn = isIdeal ? rank.inIdeal && rank.idealCounted : rank.counted;
        const double term = isIdeal ? rank.idealTerm : rank.term;
        if (!isIn || term == 0)
            continue;
        const bool isExact = !isIdeal && row < explanation.exactRanks.size() &&
                             explanation.exactRanks[row].term.has_value();
        terms.push_back(
            isExact ? fractionText(*explanation.exactRanks[row].term)
                    : termText(isIdeal ? rank.idealGain : rank.gain, term, placeholder.digits));
    }
    return terms;
}

/// For several lists, the value of each.
std::string termsText(const Placeholder& placeholder, const LessonData& data)
{
    const auto explanations = explanationsOf(placeholder.number, data);
    if (explanations.size() == 1)
        return joinedTerms(termsOf(explanations.front(), placeholder));
    std::vector<std::string> values;
    values.reserve(explanations.size());
    for (const Explanation& explanation : explanations)
        values.push_back(explanation.exact
                             ? fractionText(*explanation.exact)
                             : decimalText(explanation.value.valueOr(0), placeholder.digits));
    return joinedTerms(values);
}

std::vector<std::string> itemsOf(const LessonData& data)
{
    std::vector<std::string> items;
    if (const auto* lists = std::get_if<std::vector<RankedList>>(&data.content)) {
        for (const RankedList& list : *lists)
            for (const RankedItem& document : list.ranked)
                items.push_back(document.grade.hasValue() ? shortestText(document.grade.value())
                                                          : "u");
        return items;
    }
    const auto* samples = std::get_if<Samples>(&data.content);
    for (const double value :
         samples ? samples->models.front().values : std::get<std::vector<double>>(data.content))
        items.push_back(shortestText(value));
    return items;
}

std::string dataText(const Placeholder& placeholder, const LessonData& data)
{
    const auto items = itemsOf(data);
    if (placeholder.hasRank)
        return items[placeholder.number.rank - 1];
    return listText(items, {}, " ");
}

std::string textOf(const Placeholder& placeholder, const LessonData& data)
{
    switch (placeholder.form) {
    case PlaceholderForm::Terms:
        return termsText(placeholder, data);
    case PlaceholderForm::Data:
        return dataText(placeholder, data);
    default:
        return valueText(placeholder, lessonValue(placeholder.number, data));
    }
}

std::string withoutBackslashes(std::string_view text)
{
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i)
        if (!text.substr(i).starts_with("\\{"))
            plain += text[i];
    return plain;
}

// Typed numbers

std::size_t behindDigits(std::string_view text, std::size_t at)
{
    while (at < text.size() && isDigit(text[at]))
        ++at;
    return at;
}

/// The end of a fraction or decimals that follow the whole number ending at `at`; npos if none.
std::size_t behindPart(std::string_view text, std::size_t at)
{
    constexpr std::array<std::string_view, 6> signs{".", "/", " / ", " of ", "÷", " ÷ "};
    for (const std::string_view sign : signs) {
        const std::size_t digits = at + sign.size();
        if (text.substr(std::min(at, text.size())).starts_with(sign) &&
            behindDigits(text, digits) > digits)
            return behindDigits(text, digits);
    }
    return std::string_view::npos;
}

/// Replaces everything between `begin` and `end` with spaces, keeping the length in bytes.
std::string blanked(std::string text, std::string_view begin, std::string_view end)
{
    for (std::size_t open = text.find(begin); open != std::string::npos;
         open = text.find(begin, open + 1)) {
        const std::size_t close = text.find(end, open + begin.size());
        const std::size_t behind = close == std::string::npos ? text.size() : close + end.size();
        std::fill(text.begin() + static_cast<std::ptrdiff_t>(open),
                  text.begin() + static_cast<std::ptrdiff_t>(behind), '_');
    }
    return text;
}

}  // namespace

Result<std::vector<Placeholder>, NumberFault> placeholdersOf(std::string_view text)
{
    std::vector<Placeholder> placeholders;
    for (std::size_t open = text.find('{'); open != std::string_view::npos;
         open = text.find('{', open)) {
        if (open > 0 && text[open - 1] == '\\') {
            ++open;
            continue;
        }
        const std::size_t close = text.find('}', open);
        if (close == std::string_view::npos)
            return NumberFault{std::string(text.substr(open)), "}"};
        auto placeholder = readPlaceholder(text.substr(open + 1, close - open - 1));
        if (!placeholder)
            return placeholder.error();
        placeholder->begin = open;
        placeholder->end = close + 1;
        open = close + 1;
        placeholders.push_back(std::move(*placeholder));
    }
    return placeholders;
}

std::optional<NumberFault> faultOf(const Placeholder& placeholder, const LessonData& data)
{
    if (placeholder.form != PlaceholderForm::Data) {
        const bool isList = std::holds_alternative<std::vector<RankedList>>(data.content);
        if (placeholder.form == PlaceholderForm::Terms && !isList)
            return NumberFault{"terms", "exact, digits=3"};
        return faultOf(placeholder.number, data);
    }
    const std::size_t count = itemsOf(data).size();
    if (placeholder.number.rank > count)
        return NumberFault{"rank=" + std::to_string(placeholder.number.rank),
                           "rank=" + std::to_string(count)};
    return std::nullopt;
}

Result<LessonNumber, NumberFault> numberOfWords(std::string_view text)
{
    auto words = wordsOfNumber(text);
    if (!words || !words->bare.empty())
        return NumberFault{std::string(text), "nDCG@5 of=A"};
    return numberOfParsed(std::move(*words), std::string(text));
}

std::string filledText(const Lesson& lesson, std::string_view text)
{
    const auto placeholders = placeholdersOf(text);
    if (!placeholders)
        return std::string(text);
    std::string filled;
    std::size_t at = 0;
    for (const Placeholder& placeholder : *placeholders) {
        const LessonData* data = lesson.dataNamed(placeholder.number.data);
        if (data == nullptr || faultOf(placeholder, *data))
            return std::string(text);
        filled += withoutBackslashes(text.substr(at, placeholder.begin - at)) +
                  textOf(placeholder, *data);
        at = placeholder.end;
    }
    return filled + withoutBackslashes(text.substr(at));
}

std::string_view typedNumberIn(std::string_view text)
{
    const std::string own = blanked(blanked(std::string(text), "“", "”"), "{", "}");
    for (std::size_t at = 0; at < own.size(); ++at) {
        const bool isBegin =
            isDigit(own[at]) && (at == 0 || (!isDigit(own[at - 1]) && own[at - 1] != '@'));
        const std::size_t end =
            isBegin ? behindPart(own, behindDigits(own, at)) : std::string_view::npos;
        if (end != std::string_view::npos)
            return text.substr(at, end - at);
    }
    return {};
}

}  // namespace core
