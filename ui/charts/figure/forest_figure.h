// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart/forest_chart.h"
#include "ui/charts/figure/paper_figure.h"

namespace ui {

struct Look;

/// A forest plot: names and counts at the left, intervals in the middle, and at the right their
/// numbers. A value outside the shown range has no mark; its interval ends at the edge.
/// @param place what it fills
void paintForest(const ForestChart& chart, QPaintDevice& device, const Look& look,
                 const QRectF& place);
/// The least room in which nothing overlaps.
QSizeF leastForest(const ForestChart& chart, const Look& look);

/// The same on paper. Notes in the style what the page has no room for.
void paintForest(const ForestChart& chart, QPaintDevice& device, QSizeF points,
                 const FigureStyle& style);

/// The same as numbers: a row for each part of the data.
FigureData forestData(const ForestChart& chart);

}  // namespace ui
