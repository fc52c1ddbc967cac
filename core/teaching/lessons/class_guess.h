// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/lessons/guess_answer.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace core {

/// What a class answers together, as a lecturer types it.
struct ClassGuess {
    std::vector<GuessedNumber> numbers = {};  ///< of a number: as often as they were said
    /// Of a direction: for up, down and the same; of a choice: for each number, then for the same.
    std::vector<std::size_t> hands = {};

    bool operator==(const ClassGuess&) const = default;
};

/// Whether a class can answer such a guess together: a number, a direction or a choice.
bool isForClass(const LessonGuess& guess);

/// Reads `12 up, 30 down, 3 same`, or `12 30 3` in that order, for directions and choices; for
/// numbers the median alone, or several parted by `;` or by blanks, each as often as `30 x 0.5`
/// says between semicolons. Nothing where it is none, or no hand was raised. O(what was said).
std::optional<ClassGuess> readClassGuess(const LessonGuess& guess, std::string_view text);

/// What stands for the class: the median of numbers, of two in the middle the one that is nearer to
/// 0; else what most hands were raised for, the first of several.
LessonAnswer answerOf(const LessonGuess& guess, const ClassGuess& said);

}  // namespace core
