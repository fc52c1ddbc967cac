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

/// The kind of an answer, based on judged().
enum class Mark : std::uint8_t {
    Right,
    KnownWrong,  ///< a wrong number that the lesson lists
    OtherRule,   ///< the number by another tool's rule
    Rounding,    ///< the right one rounded, truncated or in percent
    NotFound,    ///< wrong, and no known rule gives it
    Unreadable,  ///< not an answer of the guess's kind
    Empty,
};

/// A student's lesson with its numbers.
struct MarkedLesson {
    KeyedLesson keyed;
    Lesson variant;
};

struct MarkedAnswer {
    GivenAnswer given;
    std::size_t lesson = 0;              ///< index into Marking::lessons
    std::optional<LessonAnswer> answer;  ///< none if empty or unreadable
    GuessVerdict verdict;
    Mark mark = Mark::Empty;
    std::string rule = {};  ///< the rule that gives a wrong number: "ideal=retrieved"
    std::size_t points = 0;
    std::size_t most = 1;  ///< possible points; one per blank
};

/// A problem with an answer that may keep it from being marked.
enum class MarkingFault : std::uint8_t {
    UnknownStudent,   ///< found: a student who is not in the key
    UnknownQuestion,  ///< found: a question of no lesson in the key, or of several
    NotAsked,         ///< found: a question that is not on the student's sheet
    AnsweredTwice,    ///< found: the question; the later line counts
    NoVariant,        ///< found: the lesson, which no longer has a variant for the key's seed
};

struct MarkingDiagnostic {
    MarkingFault fault;
    std::size_t line = 0;
    std::string found;
    std::string student = {};
    std::size_t earlier = 0;  ///< for AnsweredTwice: the line that does not count
};

/// How often a question got the same answer.
struct MarkCount {
    std::string lesson;
    std::string guess;
    Mark mark = Mark::Right;
    std::string rule = {};  ///< as in MarkedAnswer; for a direction, choice or order, the answer
    std::size_t count = 0;
};

struct Marking {
    std::vector<MarkedLesson> lessons;
    std::vector<MarkedAnswer> answers;  ///< in line order
    std::vector<MarkingDiagnostic> diagnostics;
};

/// The lesson's guess with this id.
const LessonGuess& guessIn(const Lesson& lesson, std::string_view id);

/// Marks a class's answers, each with judged() against the variant that its student got. Students
/// are found by id or code. O(answers × judged()).
/// @param lessons those of the key, as in their files
/// @return incomplete if stopped
Marking marked(std::span<const Lesson> lessons, std::span<const KeyedLesson> key,
               std::span<const GivenAnswer> answers, const Threads& threads = Threads(),
               const std::stop_token& stop = {});

/// Counts equal answers per question, in lesson order, most frequent first.
std::vector<MarkCount> markCounts(const Marking& marking, std::span<const Lesson> lessons);

}  // namespace core
