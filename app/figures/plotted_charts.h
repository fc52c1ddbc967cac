// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/figures/plot_kind.h"
#include "ui/export/figure/panel_figure.h"

#include <optional>
#include <string>
#include <vector>

namespace figures {

/// The charts to draw: one chart, the panels of one figure, or every chart.
struct PlottedCharts {
    std::vector<const PlotKind*> kinds;  ///< if empty, all of the input's workspace
    std::string name;                    ///< as typed: "roc+pr"
};

/// Parses "roc", "roc+pr" or "all". @throws cli::WrongValue for anything else
PlottedCharts chartsNamed(const std::string& text);

/// Parses "1x3", rows by columns; nothing if it is not a grid.
std::optional<ui::PanelGrid> gridNamed(const std::string& text);

}  // namespace figures
