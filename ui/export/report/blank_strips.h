// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/export/report/report.h"
#include "ui/export/report/report_strips.h"

namespace ui {

/// The answer area of a question on paper: boxes to tick, lines to fill in, and fainter lines for
/// the working.
ReportStrips blankStrips(const ReportBlank& blank, double width);

}  // namespace ui
