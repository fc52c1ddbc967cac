// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/figure/paper_figure.h"

#include <vector>

namespace ui {

/// How panels stand beside and below each other.
struct PanelGrid {
    int rows = 1;
    int columns = 1;

    static constexpr int most = 4;  ///< rows, and columns
    int places() const { return rows * columns; }
    bool operator==(const PanelGrid&) const = default;
};

/// Up to three in a row, else as square as it can be.
PanelGrid usualGrid(std::size_t panels);
/// One figure of several, row by row, each with its letter: data areas are equally large and stand
/// in line, and where all curves have the same names one legend names them all. Its caption joins
/// theirs, and says once what all say.
/// @param panels with paint; at least one, and no more than the grid has places
PaperFigure panelFigure(std::vector<PaperFigure> panels, PanelGrid grid);

/// How high a figure of several panels is for that width, in millimetres: panels of the usual
/// proportion, and above them the legend where it has more than a line.
/// @param figure made by panelFigure()
double usualHeight(const PaperFigure& figure, double width, const FigureStyle& style);

/// "a" of the first panel.
QString panelLetter(std::size_t panel);

}  // namespace ui
