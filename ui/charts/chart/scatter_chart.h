// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart/series.h"

#include <QString>

#include <vector>

namespace ui {

/// A point for each query; both axes have the same unit and range.
struct ScatterChart {
    std::vector<double> x;  ///< finite; equal points are adjacent
    std::vector<double> y;  ///< as long as x
    ChartRange range;       ///< of both axes
    QString xTitle;
    QString yTitle;
    QString aboveName;  ///< for the legend: "B higher: 26"
    QString belowName;
    QString equalName;
    NumberFormat format;
};

}  // namespace ui
