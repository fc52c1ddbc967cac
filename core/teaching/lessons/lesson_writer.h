// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/lessons/lesson.h"

#include <optional>
#include <string>

namespace core {

/// Writes a lesson as a file. parseLesson() reads it back to an equal lesson, except for line
/// numbers and blank lines at the ends of texts. Data come first, then variants, then languages.
/// Lists are grades, or a table if documents have names. Nothing if no file can express the lesson,
/// for example a text that begins like a fence or a document id that ends in a space. O(size).
std::optional<std::string> lessonText(const Lesson& lesson);

}  // namespace core
