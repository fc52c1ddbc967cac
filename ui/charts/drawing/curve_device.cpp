// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/drawing/curve_device.h"

#include <QPaintDevice>
#include <QPainter>

namespace ui {

void paintCurve(QPainter& painter, const PaintedCurve& curve)
{
    auto* device = dynamic_cast<CurveDevice*>(painter.device());
    if (device)
        device->beginCurve(curve);
    for (const QPolygonF& line : curve.lines)
        painter.drawPolyline(line);
    if (device)
        device->endCurve();
}

}  // namespace ui
