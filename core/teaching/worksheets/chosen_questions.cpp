// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/worksheets/chosen_questions.h"

#include <algorithm>

namespace core {

std::string questionName(const Lesson& lesson, const LessonGuess& guess)
{
    return lesson.id + '/' + guess.id;
}

std::vector<std::string> questionsOf(std::span<const Lesson> lessons)
{
    std::vector<std::string> names;
    for (const Lesson& lesson : lessons)
        for (const LessonStep& step : lesson.steps)
            for (const LessonGuess& guess : step.guesses)
                names.push_back(questionName(lesson, guess));
    return names;
}

void keepQuestions(Lesson& lesson, const QuestionNames& names)
{
    const std::string begin = lesson.id + '/';
    const auto isOwn = [&begin](const std::string& name) { return name.starts_with(begin); };
    if (std::none_of(names.begin(), names.end(), isOwn))
        return;
    for (LessonStep& step : lesson.steps)
        std::erase_if(step.guesses, [&](const LessonGuess& guess) {
            return !names.contains(questionName(lesson, guess));
        });
}

void keepQuestions(Worksheets& worksheets, const QuestionNames& names)
{
    for (Worksheet& sheet : worksheets.sheets)
        for (SheetLesson& own : sheet.lessons) {
            keepQuestions(own.lesson, names);
            std::erase_if(own.questions, [&own](const SheetQuestion& question) {
                const auto& guesses = own.lesson.steps[question.step].guesses;
                return std::none_of(guesses.begin(), guesses.end(), [&](const LessonGuess& guess) {
                    return guess.id == question.guess.id;
                });
            });
        }
}

}  // namespace core
