// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/drawing/frame.h"

#include <QPolygonF>

#include <vector>

class QPainter;

namespace ui {

/// A curve that is about to be painted with the painter's pen.
struct PaintedCurve {
    int series;   ///< its place in the chart
    Frame frame;  ///< in the painter's units, as the lines are
    std::vector<QPolygonF> lines;
};

/// A device that may draw a curve from the numbers it is made of.
class CurveDevice {
public:
    virtual ~CurveDevice() = default;
    /// What is painted from here on are the curve's lines, and nothing else.
    virtual void beginCurve(const PaintedCurve& curve) = 0;
    virtual void endCurve() = 0;
};

/// Paints the curve; its device knows what it is.
void paintCurve(QPainter& painter, const PaintedCurve& curve);

}  // namespace ui
