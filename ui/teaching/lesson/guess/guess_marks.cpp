// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teaching/lesson/guess/guess_marks.h"

#include "core/metrics/measures/measure_spec.h"
#include "ui/teaching/lesson/document/lesson_document.h"

#include <variant>

namespace ui {

namespace {

using core::LessonNumber;

/// The number's position in the chart; none if it is not a value of it.
std::optional<double> cutoffOf(const core::Lesson& lesson, const LessonNumber& number,
                               core::Measure measure)
{
    const auto* lists =
        std::get_if<std::vector<core::RankedList>>(&lesson.dataNamed(number.data)->content);
    const auto definition = core::parseMeasureSpec(number.measure);
    const bool isPlain = number.take == core::LessonTake::Value && number.rules.empty();
    if (!lists || lists->size() != 1 || !isPlain || !definition || definition->measure != measure)
        return std::nullopt;
    return static_cast<double>(definition->cutoff.value_or(lists->front().ranked.size()));
}

/// A guessed number for data of the current step that may be shown.
struct GuessedValue {
    const LessonNumber& number;
    double guessed;
    double right;
    bool isRight;
};

std::vector<GuessedValue> guessedValues(const LessonDocument& document, std::string_view data)
{
    std::vector<GuessedValue> values;
    for (const core::LessonGuess& guess : document.step().guesses) {
        const LessonNumber& asked = guess.numbers.front();
        const GuessedAnswer* given = document.given(guess.id);
        if (!given || !given->isOpen || asked.data != data)
            continue;
        const auto* number = std::get_if<core::GuessedNumber>(&given->answer);
        const core::Value right = given->verdict.numbers.front().right.value;
        if (number && number->typed && right)
            values.push_back({asked, number->typed->value, *right, given->verdict.isRight});
    }
    return values;
}

/// The position of a precision on the curve: the recall under the same rules.
core::Value recallAt(const core::Lesson& lesson, LessonNumber precision)
{
    precision.measure = "recall";
    return core::lessonValue(precision, *lesson.dataNamed(precision.data)).value;
}

}  // namespace

std::vector<ChartBackdrop::Guess> guessMarks(const LessonDocument& document, std::string_view list,
                                             core::Measure measure, int series)
{
    std::vector<ChartBackdrop::Guess> marks;
    for (const GuessedValue& value : guessedValues(document, list))
        if (const auto k = cutoffOf(document.lesson(), value.number, measure))
            marks.push_back({*k, value.guessed, value.right, series, value.isRight});
    return marks;
}

std::vector<ChartBackdrop::Guess> guessedPrecisions(const LessonDocument& document,
                                                    std::string_view samples)
{
    std::vector<ChartBackdrop::Guess> marks;
    for (const GuessedValue& value : guessedValues(document, samples)) {
        const LessonNumber& number = value.number;
        if (number.measure != "precision" || number.take != core::LessonTake::Value)
            continue;
        if (const core::Value recall = recallAt(document.lesson(), number))
            marks.push_back({*recall, value.guessed, value.right, 0, value.isRight});
    }
    return marks;
}

std::optional<GuessedScore> guessedThreshold(const LessonDocument& document,
                                             std::string_view samples)
{
    for (const GuessedValue& value : guessedValues(document, samples))
        if (value.number.take == core::LessonTake::Threshold)
            return GuessedScore{value.guessed, value.right, value.isRight};
    return std::nullopt;
}

}  // namespace ui
