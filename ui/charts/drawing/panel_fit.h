// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/drawing/legend.h"

#include <QMarginsF>

#include <optional>
#include <vector>

namespace ui {

/// How panels of one figure come to equal data areas and to one legend: each is painted once to no
/// avail and tells what it needs, then all are painted with what all need.
struct PanelFit {
    QMarginsF least = {};  ///< kept around the data area, in points within the panel's margins
    // What the panel told.
    std::optional<QMarginsF> found = {};   ///< around its data area; none: it has none
    std::vector<LegendEntry> curves = {};  ///< that its legend would name
};

}  // namespace ui
