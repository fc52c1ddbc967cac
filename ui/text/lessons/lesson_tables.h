// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/tables/table.h"
#include "core/teaching/lessons/lesson.h"

#include <string>
#include <vector>

namespace ui {

/// What is measured, for paper and for people who see no chart: a list by its ranks, with what was
/// judged and not retrieved behind; samples, or their four counts; differences by query. Several
/// lists are several tables.
/// @param label what the data are called, in captions
std::vector<core::Table> lessonTables(const core::LessonData& data, const std::string& label);

}  // namespace ui
