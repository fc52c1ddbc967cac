// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/drawing/frame.h"

#include <QPolygonF>

#include <vector>

class QPainter;

namespace ui {

/// A curve to be painted with the painter's pen.
struct PaintedCurve {
    int series;   ///< index in the chart
    Frame frame;  ///< in the painter's units, as are the lines
    std::vector<QPolygonF> lines;
};

/// A device that can draw a curve from its numbers.
class CurveDevice {
public:
    virtual ~CurveDevice() = default;
    /// Until endCurve(), only the curve's lines are painted.
    virtual void beginCurve(const PaintedCurve& curve) = 0;
    virtual void endCurve() = 0;
};

/// Paints the curve; a CurveDevice is told which curve it is.
void paintCurve(QPainter& painter, const PaintedCurve& curve);

}  // namespace ui
