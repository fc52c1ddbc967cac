#pragma once

#include "app/figures/document_input.h"
#include "app/figures/unseen_page.h"

#include <span>
#include <string_view>

namespace figures {

struct CurveOptions;

/// What a chart is drawn of.
struct PlotRequest {
    const DocumentInput& input;
    const CurveOptions& curves;
};

/// A chart that can be drawn.
struct PlotKind {
    std::string_view name;  ///< as ui::PaperFigure::kind has it
    Workspace workspace;
    std::string_view description;
    /// Of the document in a page of that workspace, as the chart is asked for.
    ui::PaperFigure (*figure)(ui::WorkspacePage& page, const PlotRequest& request);
};

std::span<const PlotKind> plotKinds();

}  // namespace figures
