// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/parse_error.h"
#include "core/teaching/lessons/lesson.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// One answer from a file.
struct GivenAnswer {
    std::string student;  ///< a student's id or a sheet's code
    std::string lesson;   ///< if empty, the one with the guess
    std::string guess;
    std::string text;      ///< as typed; empty if not answered
    std::size_t line = 0;  ///< in the file, from 1; 0 if from no file

    bool operator==(const GivenAnswer&) const = default;
};

struct AnswerTable {
    std::vector<GivenAnswer> answers;
    std::vector<std::string> passedOver;  ///< headings of ignored columns
};

/// Finds a guess by its id (within the given lesson, if any), by `lesson/guess`, or by its number
/// on a sheet of all lessons (`3`, `Q3`, `Response 3`). Null if there is none, or if the id is
/// ambiguous across lessons.
/// @param lesson its id, or empty for any; set to the lesson of the guess
const LessonGuess* guessMeant(std::span<const Lesson> lessons, std::string& lesson,
                              std::string_view guess);

/// Parses a class's answers from a table separated by commas, semicolons or tabs.
///
/// The header has a column for students (ids as in parseRoster(), or `code` or `set`), and one of
/// two layouts. One answer per row: columns `guess` (or `question`), `answer` (or `number`,
/// `value`, `response`) and optionally `lesson`. One student per row: a column per guess, named as
/// in guessMeant(). A short row is filled with empty cells; a decimal comma that split the last
/// cell is restored. Blank lines are skipped. O(n).
Parsed<AnswerTable> parseAnswers(std::string_view text, const std::string& file,
                                 std::span<const Lesson> lessons);

}  // namespace core
