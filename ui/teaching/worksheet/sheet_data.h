// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/worksheets/worksheet.h"
#include "ui/export/report/report.h"

#include <set>
#include <string>
#include <vector>

namespace ui {

/// The lesson's data that the paper already shows.
using PlacedData = std::set<std::string>;

/// Adds the data as the program draws them: lists as grades, samples and differences as horizontal
/// tables. Data already placed are skipped.
void addData(const core::Lesson& lesson, const std::vector<std::string>& names, PlacedData& placed,
             std::vector<ReportItem>& items);

/// Adds what a step shows, without what its guesses ask for: its data, step tables to fill in, the
/// curves of samples, and axes for a curve over k; only the data if it asks for nothing.
void addShown(const core::Lesson& lesson, const core::LessonStep& step, PlacedData& placed,
              std::vector<ReportItem>& items);

/// An item that is always in its report.
ReportItem sheetItem(decltype(ReportItem::content) content);

}  // namespace ui
