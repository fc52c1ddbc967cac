// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart/figure_data.h"
#include "ui/ranking/chart/ribbons.h"

namespace ui {

/// One row per document, at most FigureColumns::mostRows: its rank, its ranks in the ideal order,
/// the distance between them, its grade and its name. O(documents).
FigureData figureData(const Ribbons& ribbons);

}  // namespace ui
