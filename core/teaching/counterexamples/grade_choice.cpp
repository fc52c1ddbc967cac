// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/counterexamples/grade_choice.h"

#include "core/foundation/text/number_text.h"
#include "core/teaching/lessons/fence_words.h"

#include <algorithm>
#include <cmath>

namespace core {

namespace {

constexpr std::size_t mostGrades = 20;

/// Parses `0..3` or `2`; false if it is neither.
bool addGrades(std::string_view part, std::vector<double>& grades)
{
    const std::size_t dots = part.find("..");
    const auto first = parsedNumber<double>(part.substr(0, dots));
    const auto last =
        dots == std::string_view::npos ? first : parsedNumber<double>(part.substr(dots + 2));
    if (!first || !last || !std::isfinite(*first) || *first < 0 || !(*last >= *first) ||
        *last - *first >= static_cast<double>(mostGrades))
        return false;
    for (int above = 0; *first + above <= *last; ++above)
        grades.push_back(*first + above);
    return true;
}

}  // namespace

std::optional<std::vector<Grade>> gradeChoice(std::string_view text)
{
    std::vector<double> numbers;
    bool hasUnjudged = false;
    for (const std::string& part : commaParted(text)) {
        if (part == "u")
            hasUnjudged = true;
        else if (!addGrades(part, numbers))
            return std::nullopt;
    }
    std::sort(numbers.begin(), numbers.end());
    numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
    if (numbers.empty() || numbers.size() > mostGrades)
        return std::nullopt;
    std::vector<Grade> grades(numbers.begin(), numbers.end());
    if (hasUnjudged)
        grades.push_back(Grade::unjudged());
    return grades;
}

std::string gradeChoiceText(const std::vector<Grade>& grades)
{
    const auto judgedEnd = std::find(grades.begin(), grades.end(), Grade::unjudged());
    const auto count = static_cast<std::size_t>(judgedEnd - grades.begin());
    const std::string unjudged = judgedEnd == grades.end() ? "" : ",u";
    if (count > 1 && gradeChoice(shortestText(grades.front().value()) + ".." +
                                 shortestText(grades[count - 1].value())) ==
                         std::vector<Grade>(grades.begin(), judgedEnd))
        return shortestText(grades.front().value()) + ".." +
               shortestText(grades[count - 1].value()) + unjudged;
    std::string text;
    for (std::size_t i = 0; i < count; ++i)
        text += (i == 0 ? "" : ",") + shortestText(grades[i].value());
    return text + unjudged;
}

}  // namespace core
