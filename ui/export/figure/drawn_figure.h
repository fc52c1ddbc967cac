// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/figure/paper_figure.h"

#include <QSizeF>

namespace ui {

/// The figure as drawn in that size and style: the caption also explains its chance lines, and
/// caption and description say how much of it fits.
PaperFigure drawnFigure(PaperFigure figure, QSizeF millimetres, const FigureStyle& style);

}  // namespace ui
