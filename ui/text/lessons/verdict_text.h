// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/lessons/guess_answer.h"

#include <QString>

#include <string_view>

namespace ui {

/// What an answer to a lesson is worth, in words.
struct VerdictWords {
    QString heading;  ///< "1.0 is nDCG@5 of B with …"; a sentence without a full stop
    QString text;     ///< sentences; may be empty
};

/// Names the rule behind a wrong number, and the libraries that have it. Nothing of it gives the
/// right answer away, except where that is what was said.
/// @param language of the lesson's own sentences
VerdictWords verdictWords(const core::Lesson& lesson, const core::LessonGuess& guess,
                          const core::LessonAnswer& answer, const core::GuessVerdict& verdict,
                          std::string_view language);

/// What was answered to a direction, choice or order: "up", "A", "B > A"; numbers have none.
QString answerName(const core::LessonGuess& guess, const core::LessonAnswer& answer);

/// The numbers that are right, and what the lesson has to say to them.
QString answerText(const core::Lesson& lesson, const core::LessonGuess& guess,
                   std::string_view language);

/// The lesson's text with its placeholders as numbers; in its first language where it is not told
/// in this one.
QString lessonText(const core::Lesson& lesson, const core::Translated& texts,
                   std::string_view language);

/// A number of a lesson, and as a fraction where that is short: "0.4250 = 17/40"; "no value".
QString lessonValueText(const core::LessonValue& value);

}  // namespace ui
