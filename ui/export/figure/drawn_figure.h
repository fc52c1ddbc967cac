// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/figure/paper_figure.h"

#include <QSizeF>

namespace ui {

/// The figure as it is drawn in that size and style: the caption also tells what its lines
/// of chance mean, and caption and description how much of it finds room.
PaperFigure drawnFigure(PaperFigure figure, QSizeF millimetres, const FigureStyle& style);

}  // namespace ui
