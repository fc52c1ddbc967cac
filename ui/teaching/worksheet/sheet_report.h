// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/worksheets/worksheet.h"
#include "ui/export/report/report.h"
#include "ui/teaching/worksheet/sheet_style.h"

namespace ui {

/// "set 7f3a": what stands at the foot of a sheet.
QString setText(const core::Worksheet& sheet);

/// What a student is given: the lessons' steps with their data and what is asked, nothing that is
/// known once it was answered. Questions have their numbers through the whole sheet.
Report sheetReport(const core::Worksheet& sheet, const SheetStyle& style);

/// The answers to all sheets: who has which, and of each sheet every number, right and by the known
/// wrong rules, with the formulas and step tables behind it.
/// @param loading told of the sheets that are done, and asked whether to stop; may be null
Report keyReport(const core::Worksheets& worksheets, const SheetStyle& style,
                 core::Loading* loading = nullptr);

}  // namespace ui
