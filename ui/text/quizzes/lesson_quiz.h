// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/quizzes/quiz.h"
#include "core/teaching/worksheets/worksheet.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace ui {

/// Which questions are made of lessons.
struct QuizOptions {
    std::size_t variants = 10;    ///< of each question, at least 1
    std::uint64_t seed = 0;       ///< of the course
    std::string language = "en";  ///< a lesson without it is told in its first
};

/// The questions of a lesson as it stands, each the only variant of its group: the step's text,
/// what it shows as tables, what is asked. A number that is undefined, directions, choices and
/// orders are chosen from what is offered; of the blanks of a formula each is a question.
/// @param number of the variant, in names and ids
std::vector<core::QuizGroup> quizGroups(const core::Lesson& variant, const std::string& number,
                                        const std::string& language);

/// A group for each question of the lessons, with as many variants as are wanted and the lesson
/// has, none twice. The same for the same options.
core::Result<core::Quiz, core::WorksheetFault> quizOf(std::span<const core::Lesson> lessons,
                                                      const QuizOptions& options);

}  // namespace ui
