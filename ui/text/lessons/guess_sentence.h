// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/lessons/lesson.h"

#include <QString>

namespace ui {

/// What the lesson is about: "nDCG, RR", "log loss, AUC".
QString lessonMeasures(const core::Lesson& lesson);

/// What a number is: "nDCG@5 of B", "the lowest possible nDCG@5 of A", "AUC of S (Groups: …)".
QString numberPhrase(const core::LessonNumber& number);

/// What a choice or an order calls the guess's number, within a sentence.
QString namePhrase(const core::LessonGuess& guess, std::size_t place);

/// numberPhrase() where a sentence begins with it.
QString numberPhraseAtBegin(const core::LessonNumber& number);

/// What is asked for: "What is nDCG@5 of B?", "Does RR go up, down, or stay the same from A to B?",
/// "From P@5 to P@10 of films: up, down, or the same?".
QString guessSentence(const core::LessonGuess& guess);

/// What has to be known of the grades to compute it, in sentences: "The gain is the grade. The gain
/// at rank i is divided by log₂(i+1)." Empty where nothing has, or where the numbers differ in it.
QString gradeRules(const core::Lesson& lesson, const core::LessonGuess& guess);

}  // namespace ui
