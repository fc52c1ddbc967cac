// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/worksheets/worksheet.h"
#include "ui/export/report/report.h"
#include "ui/teaching/worksheet/sheet_style.h"

namespace ui {

/// "set 7f3a": the footer of a sheet.
QString setText(const core::Worksheet& sheet);

/// A student's sheet: the lessons' steps with their data and questions, and nothing that is
/// revealed after an answer. Questions are numbered through the whole sheet.
Report sheetReport(const core::Worksheet& sheet, const SheetStyle& style);

/// The answers to all sheets: a table for each lesson, with a row for each sheet and a column for
/// each number, right and by the known wrong rules, which are explained below it.
Report keyReport(const core::Worksheets& worksheets, const SheetStyle& style);

/// Every number of each sheet, right and wrong, with its formulas and step tables.
/// @param loading gets the number of finished sheets and is asked whether to stop; may be null
Report workingReport(const core::Worksheets& worksheets, const SheetStyle& style,
                     core::Loading* loading = nullptr);

}  // namespace ui
