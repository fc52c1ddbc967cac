// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/export/figure/figure_settings.h"

#include <QString>

namespace ui {

/// The number of units in a millimetre.
double unitsPerMillimetre(LengthUnit unit);
/// "mm", "cm", "in", "pt": a point is 1/72 inch.
QString unitText(LengthUnit unit);

/// "89 × 60 mm", in the settings' unit; for a bitmap also "1051 × 709 pixels at 300 dpi".
QString sizeInWords(const FigureSettings& settings);

}  // namespace ui
