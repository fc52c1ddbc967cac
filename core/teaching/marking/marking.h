// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/threads.h"
#include "core/teaching/lessons/guess_answer.h"
#include "core/teaching/marking/answer_table.h"
#include "core/teaching/worksheets/worksheet.h"
#include "core/teaching/worksheets/worksheet_key.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace core {

/// What an answer is, by judged().
enum class Mark : std::uint8_t {
    Right,
    KnownWrong,  ///< a number that the lesson knows
    OtherRule,   ///< what another rule of tools gives
    Rounding,    ///< the right one rounded, cut off or in percent
    NotFound,    ///< wrong, and no rule is known that gives it
    Unreadable,  ///< nothing of the guess's kind
    Empty,
};

/// A student's lesson, with its numbers.
struct MarkedLesson {
    KeyedLesson keyed;
    Lesson variant;
};

struct MarkedAnswer {
    GivenAnswer given;
    std::size_t lesson = 0;              ///< of Marking::lessons
    std::optional<LessonAnswer> answer;  ///< none: empty or unreadable
    GuessVerdict verdict;
    Mark mark = Mark::Empty;
    std::string rule = {};  ///< behind a wrong number: "ideal=retrieved"
    std::size_t points = 0;
    std::size_t most = 1;  ///< points that could be had: of blanks one each
};

/// What keeps an answer from being marked, or is odd about it.
enum class MarkingFault : std::uint8_t {
    UnknownStudent,   ///< found: whom the key does not have
    UnknownQuestion,  ///< found: what no lesson of the key asks, or several
    NotAsked,         ///< found: what is not on the student's sheet
    AnsweredTwice,    ///< found: the question; the later line counts
    NoVariant,        ///< found: the lesson; it has no variant of the key's seed any more
};

struct MarkingDiagnostic {
    MarkingFault fault;
    std::size_t line = 0;
    std::string found;
    std::string student = {};
    std::size_t earlier = 0;  ///< AnsweredTwice: the line that does not count
};

/// How often one thing was answered to a question.
struct MarkCount {
    std::string lesson;
    std::string guess;
    Mark mark = Mark::Right;
    std::string rule = {};  ///< likewise; of a direction, choice or order what was answered
    std::size_t count = 0;
};

struct Marking {
    std::vector<MarkedLesson> lessons;
    std::vector<MarkedAnswer> answers;  ///< in the order of their lines
    std::vector<MarkingDiagnostic> diagnostics;
};

/// The guess of the lesson with that id.
const LessonGuess& guessIn(const Lesson& lesson, std::string_view id);

/// Marks the answers of a class: each against the variant that its student was given, through
/// judged() alone. A student is found by id or by code. O(answers × judged()).
/// @param lessons those of the key, as they stand in their files
/// @return of no use where it was stopped
Marking marked(std::span<const Lesson> lessons, std::span<const KeyedLesson> key,
               std::span<const GivenAnswer> answers, const Threads& threads = Threads(),
               const std::stop_token& stop = {});

/// How often what was answered, by question in the order of lessons, the most frequent first.
std::vector<MarkCount> markCounts(const Marking& marking, std::span<const Lesson> lessons);

}  // namespace core
