// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/figure/paper_figure.h"
#include "ui/text/formula/formula.h"

#include <QSizeF>

namespace ui {

/// A formula set in type for a width, to be painted at any place.
struct FormulaOnPaper {
    PaperFigure figure;  ///< paints it from the top left corner, whatever the style
    QSizeF points;       ///< how large it is
};

/// @param width in points of 1/72 inch
/// @param size of the type, in points
FormulaOnPaper formulaOnPaper(const Formula& formula, double width, double size);

}  // namespace ui
