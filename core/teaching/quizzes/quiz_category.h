// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/quizzes/quiz.h"

#include <string>

namespace core {

/// The Moodle category of a group's questions: the course's top, the quiz, then the group. A slash
/// in a name is doubled.
std::string moodleCategory(const Quiz& quiz, const QuizGroup& group);

}  // namespace core
