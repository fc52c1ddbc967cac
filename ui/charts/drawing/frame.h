// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart/series.h"

#include <QPointF>
#include <QRectF>

namespace ui {

/// The data area and the values at its edges.
struct Frame {
    QRectF area;
    ChartRange x;
    ChartRange y;

    QPointF at(double xValue, double yValue) const
    {
        return {area.left() + (xValue - x.lower) / (x.upper - x.lower) * area.width(),
                area.bottom() - (yValue - y.lower) / (y.upper - y.lower) * area.height()};
    }
    double xAt(double pixel) const
    {
        return x.lower + (pixel - area.left()) / area.width() * (x.upper - x.lower);
    }
    double yAt(double pixel) const
    {
        return y.lower + (area.bottom() - pixel) / area.height() * (y.upper - y.lower);
    }
};

}  // namespace ui
