#pragma once

#include "core/lesson/lesson.h"

#include <QString>

namespace ui {

/// What a number is: "nDCG@5 of B", "the lowest possible nDCG@5 of A", "AUC of S (Groups: …)".
QString numberPhrase(const core::LessonNumber& number);

/// What is asked for: "What is nDCG@5 of B?", "Does RR go up, down, or stay the same from A to B?",
/// "From P@5 to P@10 of films: up, down, or the same?".
QString guessSentence(const core::LessonGuess& guess);

}  // namespace ui
