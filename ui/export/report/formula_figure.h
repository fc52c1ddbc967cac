// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/figure/paper_figure.h"
#include "ui/text/formula/formula.h"

#include <QSizeF>

namespace ui {

/// A formula typeset for a width, to be painted anywhere.
struct FormulaOnPaper {
    PaperFigure figure;  ///< paints from the top left corner, ignoring the style
    QSizeF points;       ///< its size
};

/// @param width in points of 1/72 inch
/// @param size of the type, in points
FormulaOnPaper formulaOnPaper(const Formula& formula, double width, double size);

}  // namespace ui
