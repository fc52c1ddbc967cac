// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/loading.h"
#include "core/foundation/result.h"
#include "core/teaching/lessons/lesson.h"
#include "core/teaching/lessons/lesson_number.h"
#include "core/teaching/lessons/variant.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core {

struct Student {
    std::string id;    ///< not empty; unique in a class
    std::string name;  ///< may be empty

    bool operator==(const Student&) const = default;
};

/// A wrong number that another rule gives.
struct KnownWrong {
    std::string rule;  ///< as in the lesson's file: "ideal=retrieved"
    LessonValue value;
    Translated feedback;  ///< see filledText()
};

/// A guess of a lesson with its numbers computed.
struct SheetQuestion {
    std::size_t step = 0;  ///< index in the lesson, from 0
    LessonGuess guess;
    std::vector<LessonValue> values;  ///< of guess.numbers, in order
    std::vector<KnownWrong> wrong;    ///< of guess.wrong, in order
};

/// Every guess of a lesson, in order. Computes every number.
std::vector<SheetQuestion> questionsOf(const Lesson& lesson);

/// A lesson on one student's sheet.
struct SheetLesson {
    Lesson lesson;  ///< the variant
    std::uint64_t seed = 0;
    std::vector<SheetQuestion> questions;
};

/// The sheet of one student.
struct Worksheet {
    Student student;
    std::string code;        ///< four hexadecimal digits or more, unique in the class: "7f3a"
    std::uint64_t seed = 0;  ///< for every lesson's variant, see seedOfSet()
    std::vector<SheetLesson> lessons;
};

/// A lesson that has too few variants for a class.
struct SharedVariant {
    std::string lesson;
    std::size_t sameAnswers = 0;  ///< sheets with the same answers as an earlier one
    std::size_t sameData = 0;     ///< those with the same data, too

    bool operator==(const SharedVariant&) const = default;
};

/// The sheets of a class, in the order of its students.
struct Worksheets {
    std::uint64_t course = 0;
    std::vector<Worksheet> sheets;
    std::vector<SharedVariant> shared;
};

/// Why no sheets could be made.
struct WorksheetFault {
    std::string lesson;  ///< id of the lesson
    VariantFault fault;
};

/// The seed of the variants on the sheet with this code. It depends only on the course's seed and
/// the code, so these two restore the sheet. From 1 to 2^31, which any spreadsheet stores exactly.
std::uint64_t seedOfSet(std::uint64_t course, std::string_view code);

/// Parses a typed code, "set 7F3A" or "7f3a"; nothing if it is not one.
std::optional<std::string> codeOfSet(std::string_view typed);

/// The sheet with this code, without a student.
Result<Worksheet, WorksheetFault> sheetOf(std::span<const Lesson> lessons, std::uint64_t course,
                                          const std::string& code);

/// Makes a sheet for each student. The code is derived from the course's seed and the student's id.
/// If a lesson would repeat the answers or the data of an earlier sheet, further codes are tried
/// and the one that shares least is used. Students added at the end of a class therefore do not
/// change the other sheets. Skips codes that are in use or that a spreadsheet would read as
/// numbers, and adds digits when no code is left.
/// @param loading receives the number of finished students and can stop the work; may be null
/// @return fewer sheets than students if stopped
Result<Worksheets, WorksheetFault> worksheets(std::span<const Lesson> lessons,
                                              std::span<const Student> students,
                                              std::uint64_t course, Loading* loading = nullptr);

}  // namespace core
