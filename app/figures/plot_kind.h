#pragma once

#include "app/figures/document_input.h"
#include "app/figures/unseen_page.h"

#include <span>
#include <string_view>

namespace ui {
class FigureSource;
}

namespace figures {

/// A chart that can be drawn.
struct PlotKind {
    std::string_view name;  ///< as ui::PaperFigure::kind has it
    Workspace workspace;
    std::string_view description;
    /// The panel that draws it, in a page of that workspace, and as the chart is asked for.
    ui::FigureSource& (*source)(ui::WorkspacePage& page, const DocumentInput& input);
};

std::span<const PlotKind> plotKinds();

}  // namespace figures
