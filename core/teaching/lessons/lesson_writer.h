// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/lessons/lesson.h"

#include <optional>
#include <string>

namespace core {

/// The lesson as a file that parseLesson() reads back to an equal one, but for the lines at which
/// things stand and blank lines at the ends of texts. Data come first, then what varies, then the
/// languages. Lists are grades, or a table where documents have names. Nothing where no file says
/// the lesson, as with a text that begins like a fence, or a document whose id ends in a blank.
/// O(size).
std::optional<std::string> lessonText(const Lesson& lesson);

}  // namespace core
