// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/drawing/frame.h"
#include "ui/charts/drawing/look.h"

#include <QSize>

#include <functional>
#include <memory>

class QPaintDevice;
class QPainter;

namespace ui {

/// Axes, grid and curves of a chart on any surface. Only its .cpp uses the plotting library.
class Plot {
public:
    Plot();
    ~Plot();
    Plot(const Plot&) = delete;
    Plot& operator=(const Plot&) = delete;

    /// Copies the data. O(points).
    void setChart(const Chart& chart);
    /// Fits ticks and margins into `size` device pixels. O(series log n).
    /// @param free room kept free around the data area: the height above it and the width to its
    /// right
    void arrange(const Look& look, QSize size, QSizeF free = {0, 0});
    Frame frame() const;
    /// What a square data area leaves free: its width is to the right of the area, its height below
    /// the axis, where it starts. Empty if the area fills the surface.
    QRectF spare() const;
    /// Whether points are far enough apart for markers.
    bool hasShapes() const;
    /// Paints the arranged plot, then `onTop` with the same painter.
    void paint(QPaintDevice& device, const std::function<void(QPainter&)>& onTop = {});

private:
    struct Parts;
    std::unique_ptr<Parts> m_parts;
};

}  // namespace ui
