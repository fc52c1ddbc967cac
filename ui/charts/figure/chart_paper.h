// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/figure/paper_figure.h"

namespace ui {

/// The chart for paper, painted by paintFigure(), without a kind. Keeps a copy of it.
PaperFigure paperFigure(const Chart& chart);

}  // namespace ui
