// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/worksheets/worksheet.h"

#include <set>
#include <span>
#include <string>
#include <vector>

namespace core {

/// Names of questions as in marks: "which-ideal/b", the lesson and the guess.
using QuestionNames = std::set<std::string>;

std::string questionName(const Lesson& lesson, const LessonGuess& guess);

/// The questions of the lessons, in their order.
std::vector<std::string> questionsOf(std::span<const Lesson> lessons);

/// Leaves the other questions of the lesson out, if any of its questions is named. Its steps keep
/// their place and their text.
void keepQuestions(Lesson& lesson, const QuestionNames& names);

/// The same for every sheet. Data and sets stay as they are, so that a code still restores its
/// sheet.
void keepQuestions(Worksheets& worksheets, const QuestionNames& names);

}  // namespace core
