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

/// Parses the lines inside a data fence, see parseLesson().
/// @param above number of lines before these in the file, for the line numbers of errors
Parsed<LessonContent> parseLessonData(LessonDataKind kind, std::span<const std::string_view> lines,
                                      const std::string& file, std::size_t above);

}  // namespace core
