// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/parse_error.h"
#include "core/teaching/lessons/lesson.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace core {

enum class LessonDataKind : std::uint8_t { Lists, Samples, ConfusionMatrix, Values };

/// `list`, `samples`, `counts`, `values`.
std::optional<LessonDataKind> lessonDataKind(std::string_view word);

/// What stands between a fence of data and its end, see parseLesson().
/// @param above how many lines of the file stand above these: errors count from its beginning
Parsed<LessonContent> parseLessonData(LessonDataKind kind, std::span<const std::string_view> lines,
                                      const std::string& file, std::size_t above);

}  // namespace core
