#include "core/lesson/lesson_text.h"

#include "core/text/number_text.h"

#include <cmath>
#include <iomanip>
#include <locale>
#include <sstream>
#include <utility>

namespace core {

namespace {

constexpr int mostDigits = 10;

std::optional<NumberFault> readForm(FenceWords& words, Placeholder& placeholder)
{
    for (std::size_t i = 1; i < words.bare.size(); ++i) {
        if (words.bare[i] != "exact")
            return NumberFault{words.bare[i], "exact, digits=3"};
        placeholder.form = PlaceholderForm::Exact;
    }
    if (const auto digits = words.take("digits")) {
        const auto number = parsedNumber<int>(*digits);
        if (!number || *number < 0 || *number > mostDigits)
            return NumberFault{"digits=" + *digits, "digits=3"};
        placeholder.digits = *number;
    }
    return std::nullopt;
}

/// @param text what stands between the braces
Result<Placeholder, NumberFault> readPlaceholder(std::string_view text)
{
    const NumberFault form{"{" + std::string(text) + "}", "{nDCG@5 of=A}"};
    auto words = fenceWords(text);
    if (!words || words->bare.empty())
        return form;
    Placeholder placeholder;
    if (auto fault = readForm(*words, placeholder))
        return *fault;
    words->settings.emplace_back("measure", words->bare.front());
    auto numbers = lessonNumbers(*words);
    if (!numbers || numbers->size() != 1)
        return form;
    placeholder.number = std::move(numbers->front());
    return placeholder;
}

std::string decimalText(double value, int digits)
{
    if (std::fabs(value - std::round(value)) < 1e-12 && std::fabs(value) < 0x1p53)
        digits = 0;
    std::ostringstream text;
    text.imbue(std::locale::classic());
    text << std::fixed << std::setprecision(digits) << value;
    return text.str();
}

std::string numberText(const Placeholder& placeholder, const LessonValue& value)
{
    if (!value.value)
        return "–";
    if (placeholder.form == PlaceholderForm::Exact && value.exact &&
        value.exact->denominator() != 1)
        return std::to_string(value.exact->numerator()) + "/" +
               std::to_string(value.exact->denominator());
    return decimalText(*value.value, placeholder.digits);
}

std::string withoutBackslashes(std::string_view text)
{
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i)
        if (!text.substr(i).starts_with("\\{"))
            plain += text[i];
    return plain;
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

std::string filledText(const Lesson& lesson, std::string_view text)
{
    const auto placeholders = placeholdersOf(text);
    if (!placeholders)
        return std::string(text);
    std::string filled;
    std::size_t at = 0;
    for (const Placeholder& placeholder : *placeholders) {
        const LessonData* data = lesson.dataNamed(placeholder.number.data);
        if (data == nullptr || faultOf(placeholder.number, *data))
            return std::string(text);
        filled += withoutBackslashes(text.substr(at, placeholder.begin - at)) +
                  numberText(placeholder, lessonValue(placeholder.number, *data));
        at = placeholder.end;
    }
    return filled + withoutBackslashes(text.substr(at));
}

}  // namespace core
