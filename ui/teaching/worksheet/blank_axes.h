// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/export/report/report.h"

namespace ui {

/// Axes from 1 to `ranks` and from 0 to 1 with a grid, for drawing a curve by hand.
ReportPicture blankAxes(const QString& title, int ranks);

}  // namespace ui
