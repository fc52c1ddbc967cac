// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/tables/table.h"
#include "core/teaching/lessons/lesson.h"

#include <string>
#include <vector>

namespace ui {

/// The data as tables, for paper and for people who cannot see a chart: a list by rank, followed by
/// documents judged but not retrieved; samples, or their four counts; differences by query. Several
/// lists give several tables.
/// @param label the name of the data in captions
std::vector<core::Table> lessonTables(const core::LessonData& data, const std::string& label);

}  // namespace ui
