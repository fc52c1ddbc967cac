// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/figure/paper_figure.h"

#include <vector>

namespace ui {

/// The grid of panels.
struct PanelGrid {
    int rows = 1;
    int columns = 1;
    bool isDense = false;  ///< letters are close to their panels

    static constexpr int most = 4;  ///< rows, and columns
    int places() const { return rows * columns; }
    bool operator==(const PanelGrid&) const = default;
};

/// Up to three panels in one row, otherwise as square as possible.
PanelGrid usualGrid(std::size_t panels);
/// One figure of several panels, row by row, each with its letter. Data areas have equal sizes and
/// are aligned; if all panels have the same curves, they share one legend. The caption joins the
/// panels' captions and states common parts once.
/// @param panels with paint; at least one, and at most as many as the grid has places
PaperFigure panelFigure(std::vector<PaperFigure> panels, PanelGrid grid);

/// The height of a figure of several panels for that width, in millimetres: panels in the usual
/// proportion, plus the legend above if it has more than one line.
/// @param figure made by panelFigure()
double usualHeight(const PaperFigure& figure, double width, const FigureStyle& style);

/// "a" for the first panel.
QString panelLetter(std::size_t panel);

}  // namespace ui
