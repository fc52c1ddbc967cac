// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/lessons/lesson.h"
#include "core/teaching/lessons/lesson_number.h"

#include <optional>
#include <string>
#include <string_view>

namespace core {

/// Parses the words after `vary`: names of data separated by commas, then `order`, `grades=0..4`,
/// `unseen=2..9`, `scores=0.05..0.95/0.05`, `values=…` or `counts=…`, at least one.
Result<LessonVary, NumberFault> readVary(FenceWords words);

/// Writes the change so that readVary() can read it: `order`, `scores=0.05..0.95/0.05`.
std::string changeWord(const LessonChange& change);

/// Parses `AP of=A > AP of=B`; the right side may also be a number.
Result<LessonCondition, NumberFault> readCondition(std::string_view line);

/// Why the change cannot be made to the data; nothing if it can.
std::optional<NumberFault> faultOf(const LessonChange& change, const LessonData& data);

/// Whether the lesson's data keep the condition. An undefined number never does.
bool isKept(const LessonCondition& condition, const Lesson& lesson);

}  // namespace core
