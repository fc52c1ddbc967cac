// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/figures/curve_options.h"
#include "app/figures/opened_document.h"
#include "ui/charts/figure/paper_figure.h"
#include "ui/text/words/number_format.h"

#include <span>
#include <string_view>

namespace figures {

/// The options of a requested chart.
struct PlotRequest {
    bool hasMeasures = false;  ///< show only the list's measures
    CurveOptions curves = {};
    ui::NumberFormat format = {};
};

/// The samples whose reports, and “all” charts, have a chart.
enum class OfClasses { Any, Two, Several };

/// A kind of chart.
struct PlotKind {
    std::string_view name;  ///< as in ui::PaperFigure::kind
    Workspace workspace;
    std::string_view description;
    /// @param document of this workspace
    ui::PaperFigure (*figure)(const ui::Document& document, const PlotRequest& request);
    /// Another form of the previous chart, which represents both in reports; or one that only
    /// explains the measures.
    bool isOtherForm = false;
    OfClasses classes = OfClasses::Any;
};

/// Whether reports and “all” draw it for the document.
bool isDrawnFor(const PlotKind& kind, const ui::Document& document);

std::span<const PlotKind> plotKinds();

}  // namespace figures
