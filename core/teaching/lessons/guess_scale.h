// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/lessons/lesson.h"

namespace core {

/// The axis that a number is guessed on.
struct GuessScale {
    double low = 0;
    double high = 1;
    bool isWhole = false;  ///< only whole numbers can come out

    bool operator==(const GuessScale&) const = default;
};

/// An axis that tells nothing of the answer: 0 to 1 for shares, the extent of differences, and for
/// what has no bounds up to a round number well above the right and the known wrong numbers.
/// @param guess of the kind GuessKind::Number
GuessScale scaleOf(const Lesson& lesson, const LessonGuess& guess);

/// Whether the number may turn out to be none: it is a rate of samples.
bool mayHaveNoValue(const Lesson& lesson, const LessonGuess& guess);

}  // namespace core
