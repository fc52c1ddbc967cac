// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/drawing/legend.h"
#include "ui/charts/drawing/look.h"

#include <QRectF>

#include <vector>

class QPainter;

namespace ui {

/// The height of a row of names.
double legendRowHeight(const Look& look);

/// The place of a row of that height above a data area.
QRectF legendRowAbove(const QRectF& area, double height, double gap);

/// The width of the names side by side, see paintLegendRow().
double legendRowWidth(const Look& look, double sampleWidth,
                      const std::vector<LegendEntry>& entries);

/// Names side by side, each next to a sample. If there is too little room, the last name that fits
/// is shortened and the rest are left out.
/// @param sampleWidth in pixels of the design
void paintLegendRow(QPainter& painter, const Look& look, const QRectF& row, double sampleWidth,
                    const std::vector<LegendEntry>& entries);

}  // namespace ui
