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

/// What a file says that somebody answered.
struct GivenAnswer {
    std::string student;  ///< an id, or the code of a sheet
    std::string lesson;   ///< empty: the one that has the guess
    std::string guess;
    std::string text;      ///< as it was typed; empty: nothing was
    std::size_t line = 0;  ///< of the file, from 1; 0: of none

    bool operator==(const GivenAnswer&) const = default;
};

struct AnswerTable {
    std::vector<GivenAnswer> answers;
    std::vector<std::string> passedOver;  ///< headings of columns that say nothing of answers
};

/// The guess that is meant: by its id, by `lesson/guess`, in the lesson named beside it, or by the
/// number that it has on a sheet of all lessons (`3`, `Q3`, `Response 3`). Null where there is
/// none, or where guesses of several lessons have the id.
/// @param lesson its id; empty: any. Set to that of the guess
const LessonGuess* guessMeant(std::span<const Lesson> lessons, std::string& lesson,
                              std::string_view guess);

/// Reads the answers of a class from a table with commas, semicolons or tabs between its cells.
///
/// Its heading names the students, by their ids as in parseRoster() or by `code` or `set`, and
/// either a column `guess` (or `question`), a column `answer` (or `number`, `value`, `response`)
/// and maybe one `lesson`: a row is an answer; or guesses as guessMeant() reads them: a row is a
/// student. A row may end early, what is missing being empty; a decimal comma that a last cell was
/// cut at is put back. Blank lines are passed over. O(n).
Parsed<AnswerTable> parseAnswers(std::string_view text, const std::string& file,
                                 std::span<const Lesson> lessons);

}  // namespace core
