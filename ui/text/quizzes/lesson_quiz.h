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

/// How lessons become questions.
struct QuizOptions {
    std::size_t variants = 10;    ///< of each question, at least 1
    std::uint64_t seed = 0;       ///< of the course
    std::string language = "en";  ///< a lesson without it uses its first language
};

/// The questions of a lesson as it is, each the only variant of its group: the step's text, its
/// data as tables, and the question. Undefined numbers, directions, choices and orders become
/// multiple choice; each blank of a formula is a separate question.
/// @param number of the variant, in names and ids
std::vector<core::QuizGroup> quizGroups(const core::Lesson& variant, const std::string& number,
                                        const std::string& language);

/// A group for each question of the lessons, with the requested number of distinct variants, or as
/// many as the lesson has. The same options give the same quiz.
core::Result<core::Quiz, core::WorksheetFault> quizOf(std::span<const core::Lesson> lessons,
                                                      const QuizOptions& options);

}  // namespace ui
