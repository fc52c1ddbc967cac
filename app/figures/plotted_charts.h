// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/figures/plot_kind.h"
#include "ui/export/figure/panel_figure.h"

#include <optional>
#include <string>
#include <vector>

namespace figures {

/// What is to be drawn: one chart, panels of one figure, or every chart.
struct PlottedCharts {
    std::vector<const PlotKind*> kinds;  ///< empty: all of the input's workspace
    std::string name;                    ///< as it was said: "roc+pr"
};

/// The charts of "roc", "roc+pr" or "all". Throws what the command line says of others.
PlottedCharts chartsNamed(const std::string& text);

/// "1x3", rows by columns; none: it is no grid.
std::optional<ui::PanelGrid> gridNamed(const std::string& text);

}  // namespace figures
