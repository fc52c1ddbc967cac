// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/parse_error.h"
#include "core/teaching/lessons/lesson.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace core {

/// The front matter of a lesson.
struct LessonFront {
    Lesson lesson;
    std::size_t behind = 0;  ///< index of the first line after it, from 0
};

/// Parses the lines between the two `---`, see parseLesson().
Parsed<LessonFront> readLessonFront(std::span<const std::string_view> lines,
                                    const std::string& file);

}  // namespace core
