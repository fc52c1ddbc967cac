#pragma once

#include "core/worksheet/worksheet_key.h"

#include <span>
#include <string>
#include <vector>

namespace ui {

/// The lessons that a key is of, each once: of these files, else those that the program carries.
core::Parsed<std::vector<core::Lesson>> keyLessons(std::span<const core::KeyedLesson> key,
                                                   std::span<const std::string> files);

}  // namespace ui
