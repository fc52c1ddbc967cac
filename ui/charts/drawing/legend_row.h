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

/// Where a row of that height stands above a data area.
QRectF legendRowAbove(const QRectF& area, double height, double gap);

/// What names take side by side, see paintLegendRow().
double legendRowWidth(const Look& look, double sampleWidth,
                      const std::vector<LegendEntry>& entries);

/// Names side by side, each beside a sample of what it names. Where the room ends a name is
/// shortened, and what comes after it is left out.
/// @param sampleWidth in pixels of the design
void paintLegendRow(QPainter& painter, const Look& look, const QRectF& row, double sampleWidth,
                    const std::vector<LegendEntry>& entries);

}  // namespace ui
