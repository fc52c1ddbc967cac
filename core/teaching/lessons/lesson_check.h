// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/lessons/lesson.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core {

enum class LessonFault : std::uint8_t {
    TooManySteps,   ///< found: the number
    TooManyWords,   ///< found: the number in a step's text
    MissingText,    ///< found: which text; with its language
    NoPictureText,  ///< found: the picture
    NoAnswer,       ///< found: the guess, whose number is undefined
    WrongIsRight,   ///< found: the guess, of which a wrong number is right
    WrongIsNear,    ///< found: the guess, of which two numbers are less than three tolerances apart
    EqualNumbers,   ///< found: the guess, whose data to choose from or order have equal numbers
    UnusedData,     ///< found: the name of data that no guess, text or panel uses
    TypedNumber,    ///< found: a number typed into a text
    BlankCount,     ///< found: the guess, whose formula has more or fewer blanks than numbers
    NotTrue,        ///< found: nothing; the lesson's own data break a condition
    NoVariant,      ///< found: the seed, for which no variant keeps the conditions
    Unwritten,      ///< found: a draft's placeholder text, from toBeWritten on
    UnknownNeed,    ///< found: the id of a needed lesson that is not known
    CircularNeed,   ///< found: the id of a needed lesson that needs this one
};

/// Starts the placeholder for each text that a draft still needs, in every language.
inline constexpr std::string_view toBeWritten = "☐";

/// A fault in a lesson that parses but is not ready for students.
struct LessonDiagnostic {
    LessonFault fault;
    std::size_t line = 0;  ///< 1-based
    std::string found;
    std::string language = {};  ///< if only one language is affected
};

/// The most that checkLesson() allows.
inline constexpr std::size_t mostLessonSteps = 6;
inline constexpr std::size_t mostStepWords = 60;
/// How many tolerances the numbers a student may arrive at must be apart.
inline constexpr double tolerancesApart = 3;

/// Finds every fault of a lesson, in line order. Computes every number.
/// @param others lessons that it may need; if empty, needs are not checked
std::vector<LessonDiagnostic> checkLesson(const Lesson& lesson,
                                          std::span<const Lesson> others = {});

/// Why the guess cannot be asked: a number is undefined, or two are too close.
std::optional<LessonFault> faultOfNumbers(const Lesson& lesson, const LessonGuess& guess);

/// The number of words in a Markdown text; in scripts without spaces, two characters count as one.
std::size_t wordCount(std::string_view markdown);

}  // namespace core
