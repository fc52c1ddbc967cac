// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/quizzes/quiz.h"

#include <string>

namespace core {

/// Where Moodle keeps a group's questions: below the course's top, the quiz and the group. A slash
/// in a name is two.
std::string moodleCategory(const Quiz& quiz, const QuizGroup& group);

}  // namespace core
