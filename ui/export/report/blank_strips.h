// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/export/report/report.h"
#include "ui/export/report/report_strips.h"

namespace ui {

/// What stands below a question on paper: boxes to be ticked, lines to be filled in, and fainter
/// ones for the working.
ReportStrips blankStrips(const ReportBlank& blank, double width);

}  // namespace ui
