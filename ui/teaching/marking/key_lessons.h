// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/worksheets/worksheet_key.h"

#include <span>
#include <vector>

namespace ui {

/// The lessons that a key is of, each once: of these, else those that the program carries. An error
/// names the one that is neither.
core::Parsed<std::vector<core::Lesson>> keyLessons(std::span<const core::KeyedLesson> key,
                                                   std::span<const core::Lesson> known);

}  // namespace ui
