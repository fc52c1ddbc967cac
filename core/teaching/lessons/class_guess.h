// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/lessons/guess_answer.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace core {

/// A class's joint answer, as the lecturer types it.
struct ClassGuess {
    std::vector<GuessedNumber> numbers = {};  ///< for a number: each as often as it was said
    /// Hands raised. For a direction: up, down, same. For a choice: each number, then same.
    std::vector<std::size_t> hands = {};

    bool operator==(const ClassGuess&) const = default;
};

/// Whether a class can answer this guess together: a number, a direction or a choice.
bool isForClass(const LessonGuess& guess);

/// Parses a class's answer. Directions and choices: `12 up, 30 down, 3 same`, or `12 30 3` in that
/// order. Numbers: the median alone, or several separated by `;` or spaces; between semicolons, `30
/// x 0.5` repeats a number. Nothing if it cannot be read or no hand was raised. O(answers).
std::optional<ClassGuess> readClassGuess(const LessonGuess& guess, std::string_view text);

/// The answer that represents the class: the median of numbers (of two middle ones, the one nearer
/// to 0), or the option with the most hands, the first if tied.
LessonAnswer answerOf(const LessonGuess& guess, const ClassGuess& said);

}  // namespace core
