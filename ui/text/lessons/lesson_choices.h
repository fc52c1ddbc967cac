// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/measure_spec.h"
#include "core/teaching/lessons/lesson.h"

#include <QString>

#include <vector>

namespace ui {

class LessonDraft;

/// A question that a lesson can ask.
struct OfferedQuestion {
    core::LessonStep step;         ///< one guess, every proposed wrong answer, and one hint
    std::vector<bool> isForeseen;  ///< whether the lesson replies to it; one per wrong answer
    bool isAsked = true;

    bool operator==(const OfferedQuestion&) const = default;
    core::LessonGuess& guess() { return step.guesses.front(); }
    const core::LessonGuess& guess() const { return step.guesses.front(); }
};

/// What a person chooses and writes for a lesson of their data. Everything has a usable default:
/// questions and replies are complete sentences, other texts are empty.
struct LessonChoices {
    core::Lesson frame;  ///< the lesson without its steps and its source
    core::Translated source;
    std::vector<OfferedQuestion> questions;

    bool operator==(const LessonChoices&) const = default;
};

LessonChoices choicesOf(const LessonDraft& draft);

/// The choices for another measure of the draft's lists. Keeps what a person wrote, and the
/// questions that are asked. @param choices of the draft
LessonChoices choicesMeasuredBy(const LessonChoices& choices, const LessonDraft& draft,
                                const core::MeasureSpec& definition);

/// The lesson with the chosen questions and wrong answers, and the data that they use.
core::Lesson chosenLesson(const LessonChoices& choices);

/// "nDCG@5 (Gain: 2^grade − 1) is 0.9575": a wrong answer with its value.
QString wrongAnswerText(const core::Lesson& frame, const core::WrongNumber& wrong);

}  // namespace ui
