// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/lessons/lesson.h"
#include "core/teaching/lessons/lesson_number.h"
#include "ui/export/report/report.h"

#include <vector>

namespace ui {

/// The number that this is a part of, such as a numerator; otherwise the number itself.
core::LessonNumber wholeOf(core::LessonNumber number);

/// How a number of a lesson is computed, with the program's formulas and step tables: for a list
/// its terms, for several lists their mean, for samples the counts, pairs, losses or bins; for a
/// part its whole number. Empty if the steps would not end in exactly that value.
std::vector<ReportItem> numberSteps(const core::LessonNumber& number, const core::LessonData& data,
                                    const core::LessonValue& value);

}  // namespace ui
