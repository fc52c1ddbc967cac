// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/lessons/lesson.h"
#include "core/teaching/lessons/lesson_number.h"
#include "ui/export/report/report.h"

#include <vector>

namespace ui {

/// The number of which it is a part, as a numerator is; itself where it is none.
core::LessonNumber wholeOf(core::LessonNumber number);

/// How a number of a lesson comes about, with the formulas and step tables that the program shows:
/// of one list its terms, of several their mean, of samples the counts, pairs, losses or bins
/// behind it; of a part its whole. Nothing where what would be told does not end in that very
/// value.
std::vector<ReportItem> numberSteps(const core::LessonNumber& number, const core::LessonData& data,
                                    const core::LessonValue& value);

}  // namespace ui
