// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/lessons/guess_answer.h"

#include <QString>

#include <string_view>

namespace ui {

/// The verdict on an answer to a lesson, in words.
struct VerdictWords {
    QString heading;  ///< a sentence without a full stop
    QString text;     ///< sentences; may be empty
};

/// Names the rule behind a wrong number and the libraries that use it. Does not reveal the right
/// answer unless the user gave it.
/// @param language of the lesson's own sentences
VerdictWords verdictWords(const core::Lesson& lesson, const core::LessonGuess& guess,
                          const core::LessonAnswer& answer, const core::GuessVerdict& verdict,
                          std::string_view language);

/// The answer to a direction, choice or order: "up", "A", "B > A"; empty for numbers.
QString answerName(const core::LessonGuess& guess, const core::LessonAnswer& answer);

/// The right numbers, and the lesson's comment on them.
QString answerText(const core::Lesson& lesson, const core::LessonGuess& guess,
                   std::string_view language);

/// The lesson's text with numbers for its placeholders; in its first language if it has no text in
/// `language`.
QString lessonText(const core::Lesson& lesson, const core::Translated& texts,
                   std::string_view language);

/// A number, with its fraction if that is short: "0.4250 = 17/40"; or "undefined".
QString lessonValueText(const core::LessonValue& value);

}  // namespace ui
