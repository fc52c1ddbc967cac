// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/worksheets/worksheet_key.h"

#include <span>
#include <vector>

namespace ui {

/// The lessons in a key, each once: from `lessons`, otherwise built in. The error names a lesson
/// that is in neither.
core::Parsed<std::vector<core::Lesson>> keyLessons(std::span<const core::KeyedLesson> key,
                                                   std::span<const core::Lesson> known);

}  // namespace ui
