// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/worksheets/worksheet.h"
#include "ui/export/report/report.h"

#include <set>
#include <string>
#include <vector>

namespace ui {

/// What of the lesson's data stands on a paper already.
using PlacedData = std::set<std::string>;

/// What is measured, as the program draws it: lists as grades, samples and differences as tables
/// that go across. What stands there is left out.
void addData(const core::Lesson& lesson, const std::vector<std::string>& names, PlacedData& placed,
             std::vector<ReportItem>& items);

/// What a step shows beside it, without what its guesses ask for: its data, step tables to be
/// filled in, the curves of samples, and the axes of a curve over k.
void addShown(const core::Lesson& lesson, const core::LessonStep& step, PlacedData& placed,
              std::vector<ReportItem>& items);

/// A thing that is there whenever its report is.
ReportItem sheetItem(decltype(ReportItem::content) content);

}  // namespace ui
