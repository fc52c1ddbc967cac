// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/figures/curve_options.h"
#include "app/figures/opened_document.h"
#include "ui/charts/figure/paper_figure.h"
#include "ui/text/words/number_format.h"

#include <span>
#include <string_view>

namespace figures {

/// As what a chart is asked for.
struct PlotRequest {
    bool hasMeasures = false;  ///< those of the list, and no others beside them
    CurveOptions curves = {};
    ui::NumberFormat format = {};
};

/// A chart that can be drawn.
struct PlotKind {
    std::string_view name;  ///< as ui::PaperFigure::kind has it
    Workspace workspace;
    std::string_view description;
    /// @param document of that workspace
    ui::PaperFigure (*figure)(const ui::Document& document, const PlotRequest& request);
    bool isOtherForm = false;  ///< of the chart before it, which stands for both in reports
};

std::span<const PlotKind> plotKinds();

}  // namespace figures
