// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/lessons/lesson.h"

#include <QString>

namespace ui {

/// What the lesson is about: "nDCG, RR", "log loss, AUC".
QString lessonMeasures(const core::Lesson& lesson);

/// The name of a number: "nDCG@5 for B", "the lowest possible nDCG@5 for A", "AUC for S (Groups:
/// …)".
QString numberPhrase(const core::LessonNumber& number);

/// How a choice or an order names the guess's number, within a sentence.
QString namePhrase(const core::LessonGuess& guess, std::size_t place);

/// numberPhrase() for the start of a sentence.
QString numberPhraseAtBegin(const core::LessonNumber& number);

/// The question: "What is nDCG@5 for B?", "Does RR go up, down, or stay the same from A to B?",
/// "From P@5 to P@10 for films: up, down, or the same?".
QString guessSentence(const core::LessonGuess& guess);

/// The rules about grades needed for the answer, in sentences: "The gain is the grade. The gain at
/// rank i is divided by log₂(i+1)." Empty if there are none or the guess's numbers use different
/// ones.
QString gradeRules(const core::Lesson& lesson, const core::LessonGuess& guess);

}  // namespace ui
