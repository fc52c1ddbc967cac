#include "ui/lesson/guess/guess_marks.h"

#include "core/metric/definition.h"
#include "ui/lesson/document/lesson_document.h"

#include <optional>
#include <variant>

namespace ui {

namespace {

using core::LessonNumber;

/// Where the number stands in the chart; none where it is no value of it.
std::optional<double> cutoffOf(const core::Lesson& lesson, const LessonNumber& number,
                               core::Measure measure)
{
    const auto* lists =
        std::get_if<std::vector<core::RankedList>>(&lesson.dataNamed(number.data)->content);
    const auto definition = core::parseDefinition(number.measure);
    const bool isPlain = number.take == core::LessonTake::Value && number.rules.empty();
    if (!lists || lists->size() != 1 || !isPlain || !definition || definition->measure != measure)
        return std::nullopt;
    return static_cast<double>(definition->cutoff.value_or(lists->front().ranked.size()));
}

std::optional<ChartBackdrop::Guess> markOf(const core::Lesson& lesson,
                                           const core::LessonGuess& guess, const GivenAnswer& given,
                                           core::Measure measure)
{
    const auto* guessed = std::get_if<core::GuessedNumber>(&given.answer);
    const core::Value right = given.verdict.numbers.front().right.value;
    const auto k = cutoffOf(lesson, guess.numbers.front(), measure);
    if (!guessed || !guessed->typed || !right || !k)
        return std::nullopt;
    return ChartBackdrop::Guess{*k, guessed->typed->value, *right};
}

}  // namespace

std::vector<ChartBackdrop::Guess> guessMarks(const LessonDocument& document, std::string_view list,
                                             core::Measure measure, int series)
{
    std::vector<ChartBackdrop::Guess> marks;
    for (const core::LessonGuess& guess : document.step().guesses) {
        const GivenAnswer* given = document.given(guess.id);
        if (!given || !given->isOpen || guess.numbers.front().data != list)
            continue;
        if (auto mark = markOf(document.lesson(), guess, *given, measure)) {
            mark->series = series;
            marks.push_back(*mark);
        }
    }
    return marks;
}

}  // namespace ui
