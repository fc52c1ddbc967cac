// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/lessons/guess_scale.h"

#include "core/conventions/convention_search/classifier_metric.h"
#include "core/teaching/lessons/lesson_number.h"

#include <algorithm>
#include <cmath>

namespace core {

namespace {

/// The least 1, 2 or 5 times a power of ten that is not below `number`.
double roundAbove(double number)
{
    const double power = std::pow(10.0, std::floor(std::log10(number)));
    for (const double digit : {1.0, 2.0, 5.0})
        if (digit * power >= number)
            return digit * power;
    return 10 * power;
}

GuessScale scaleOfDifferences(const std::string& measure, const std::vector<double>& values)
{
    if (measure != "mean")
        return {0, static_cast<double>(values.size()), true};
    const auto [least, most] = std::minmax_element(values.begin(), values.end());
    const double extent = roundAbove(std::max({std::fabs(*least), std::fabs(*most), 1e-9}));
    return {*least < 0 ? -extent : 0, *most > 0 ? extent : 0, false};
}

}  // namespace

GuessScale scaleOf(const Lesson& lesson, const LessonGuess& guess)
{
    const LessonNumber& asked = guess.numbers.front();
    const LessonData& data = *lesson.dataNamed(asked.data);
    if (const auto* values = std::get_if<std::vector<double>>(&data.content))
        return scaleOfDifferences(asked.measure, *values);
    constexpr double roomAbove = 1.4;
    const Value right = lessonValue(asked, data).value;
    if (!right || (*right >= 0 && *right <= 1))
        return {};
    if (*right < 0 && *right >= -1)
        return {-1, 1, false};
    double most = std::fabs(*right);
    for (const WrongNumber& wrong : guess.wrong)
        most = std::max(
            most,
            std::fabs(
                lessonValue(wrong.number, *lesson.dataNamed(wrong.number.data)).value.valueOr(0)));
    const double high = roundAbove(most * roomAbove);
    return {*right < 0 ? -high : 0, high, false};
}

bool mayHaveNoValue(const Lesson& lesson, const LessonGuess& guess)
{
    const LessonNumber& asked = guess.numbers.front();
    const auto figure = classifierMetricNamed(asked.measure);
    return std::holds_alternative<Samples>(lesson.dataNamed(asked.data)->content) && figure &&
           thresholdMetricOf(*figure) && asked.take == LessonTake::Value;
}

}  // namespace core
