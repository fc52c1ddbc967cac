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

/// What people come to who take another rule.
struct KnownWrong {
    std::string rule;  ///< as the lesson's file says it: "ideal=retrieved"
    LessonValue value;
    Translated feedback;  ///< see filledText()
};

/// A guess of a lesson with its numbers worked out.
struct SheetQuestion {
    std::size_t step = 0;  ///< of the lesson, from 0
    LessonGuess guess;
    std::vector<LessonValue> values;  ///< of guess.numbers, in their order
    std::vector<KnownWrong> wrong;    ///< of guess.wrong, in their order
};

/// Every guess of a lesson, in its order. Computes every number.
std::vector<SheetQuestion> questionsOf(const Lesson& lesson);

/// A lesson as one student has it.
struct SheetLesson {
    Lesson lesson;  ///< the variant
    std::uint64_t seed = 0;
    std::vector<SheetQuestion> questions;
};

/// What one student is given.
struct Worksheet {
    Student student;
    std::string code;        ///< four hexadecimal digits or more, unique in the class: "7f3a"
    std::uint64_t seed = 0;  ///< of every lesson's variant, see seedOfSet()
    std::vector<SheetLesson> lessons;
};

/// A lesson that has too few variants for a class.
struct SharedVariant {
    std::string lesson;
    std::size_t sameAnswers = 0;  ///< sheets whose answers an earlier one has, too
    std::size_t sameData = 0;     ///< those of them with the very data

    bool operator==(const SharedVariant&) const = default;
};

/// The sheets of a class, in the order of its students.
struct Worksheets {
    std::uint64_t course = 0;
    std::vector<Worksheet> sheets;
    std::vector<SharedVariant> shared;
};

/// Why there are none.
struct WorksheetFault {
    std::string lesson;  ///< by its id
    VariantFault fault;
};

/// The seed of the variants on the sheet with that code: of the course's seed and the code alone,
/// so that whoever has both finds the sheet again. From 1 to 2^31, which any spreadsheet keeps.
std::uint64_t seedOfSet(std::uint64_t course, std::string_view code);

/// The code in what people type, "set 7F3A" or "7f3a"; nothing where it is none.
std::optional<std::string> codeOfSet(std::string_view typed);

/// The sheet with that code, without its student.
Result<Worksheet, WorksheetFault> sheetOf(std::span<const Lesson> lessons, std::uint64_t course,
                                          const std::string& code);

/// A sheet for each student. A student's code follows from the course's seed and the student's id;
/// where a lesson would have the answers of an earlier sheet, or its very data, further codes are
/// tried, and the one that shares least is taken: students that join a class at its end leave the
/// others their sheets. Codes that an earlier sheet has, or that a spreadsheet would take for
/// numbers, are passed over, and get more digits where none is left.
/// @param loading told of the students that are done, and asked whether to stop; may be null
/// @return less sheets than students where it was stopped
Result<Worksheets, WorksheetFault> worksheets(std::span<const Lesson> lessons,
                                              std::span<const Student> students,
                                              std::uint64_t course, Loading* loading = nullptr);

}  // namespace core
