// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/drawing/legend.h"

#include <QMarginsF>

#include <optional>
#include <vector>

namespace ui {

/// Gives panels of one figure data areas of the same size and one legend: each panel is painted
/// once to find what it needs, then all are painted with what all of them need.
struct PanelFit {
    QMarginsF least = {};  ///< kept around the data area, in points within the panel's margins
    // Results from painting the panel.
    std::optional<QMarginsF> found = {};   ///< around its data area; nullopt: it has none
    std::vector<LegendEntry> curves = {};  ///< names for the legend
};

}  // namespace ui
