// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/lessons/lesson.h"

namespace core {

/// The axis on which to guess a number.
struct GuessScale {
    double low = 0;
    double high = 1;
    bool isWhole = false;  ///< only whole numbers are possible

    bool operator==(const GuessScale&) const = default;
};

/// Returns an axis that does not give the answer away: 0 to 1 for shares, the full range for
/// differences, and for unbounded numbers up to a round number well above the right and the known
/// wrong ones.
/// @param guess of the kind GuessKind::Number
GuessScale scaleOf(const Lesson& lesson, const LessonGuess& guess);

/// Whether the number can be undefined: it is a rate of samples.
bool mayHaveNoValue(const Lesson& lesson, const LessonGuess& guess);

}  // namespace core
