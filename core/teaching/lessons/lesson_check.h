// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/lessons/lesson.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

enum class LessonFault : std::uint8_t {
    TooManySteps,   ///< found: how many
    TooManyWords,   ///< found: how many there are in a step's text
    MissingText,    ///< found: which text; in what language
    NoPictureText,  ///< found: the picture
    NoAnswer,       ///< found: the guess; its number is undefined
    WrongIsRight,   ///< found: the guess; a wrong number is the right one
    WrongIsNear,    ///< found: the guess; two of its numbers are nearer than three tolerances
    EqualNumbers,   ///< found: the guess; data to be chosen from, or ordered, have one number
    UnusedData,     ///< found: the name of data that no guess, text and panel has
    TypedNumber,    ///< found: a number that is typed in a text
    BlankCount,     ///< found: the guess; its formula has other blanks than it has numbers
    NotTrue,        ///< found: nothing; a condition that the lesson's own data do not keep
    NoVariant,      ///< found: the seed; no variant keeps the lesson's point
    Unwritten,      ///< found: what a draft says in the place of a text, from toBeWritten on
};

/// Marks what is to be written where it stands: a draft's texts, in whatever language, begin so.
inline constexpr std::string_view toBeWritten = "☐";

/// What keeps a lesson from being shown to students, though it could be read.
struct LessonDiagnostic {
    LessonFault fault;
    std::size_t line = 0;  ///< 1-based
    std::string found;
    std::string language = {};  ///< where one lacks it
};

/// What the check allows.
inline constexpr std::size_t mostLessonSteps = 6;
inline constexpr std::size_t mostStepWords = 60;
/// Numbers that a student may come to must be this many tolerances apart.
inline constexpr double tolerancesApart = 3;

/// Everything that is wrong with a lesson, in the order of its lines. Computes every number.
std::vector<LessonDiagnostic> checkLesson(const Lesson& lesson);

/// Why nobody can be asked for the guess's numbers: one is undefined, or two are too near.
std::optional<LessonFault> faultOfNumbers(const Lesson& lesson, const LessonGuess& guess);

/// The words of a text of Markdown; of a script without blanks, two characters are one.
std::size_t wordCount(std::string_view markdown);

}  // namespace core
