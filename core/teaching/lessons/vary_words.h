// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/lessons/lesson.h"
#include "core/teaching/lessons/lesson_number.h"

#include <optional>
#include <string>
#include <string_view>

namespace core {

/// Reads what stands behind `vary`: names of data parted by commas, then `order`, `grades=0..4`,
/// `unseen=2..9`, `scores=0.05..0.95/0.05`, `values=…` or `counts=…`, at least one.
Result<LessonVary, NumberFault> readVary(FenceWords words);

/// The change as readVary() reads it: `order`, `scores=0.05..0.95/0.05`.
std::string changeWord(const LessonChange& change);

/// Reads `AP of=A > AP of=B`; on the right may also stand a number.
Result<LessonCondition, NumberFault> readCondition(std::string_view line);

/// Whether such a change can be made to such data: nothing where it can.
std::optional<NumberFault> faultOf(const LessonChange& change, const LessonData& data);

/// Whether the lesson's data keep it. An undefined number keeps none.
bool isKept(const LessonCondition& condition, const Lesson& lesson);

}  // namespace core
