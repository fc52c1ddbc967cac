// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/drawing/legend.h"
#include "ui/charts/drawing/plot.h"

class QPaintDevice;

namespace ui {

/// A drawn chart: plot, legend and marker, arranged for one surface.
class Figure {
public:
    void setChart(const Chart& chart);
    void arrange(const Chart& chart, const Look& look, QSize size);

    const Frame& frame() const { return m_frame; }
    const Legend& legend() const { return m_legend; }
    const Look& look() const { return m_look; }
    /// Everything except the marker.
    void paint(QPaintDevice& device, const ChartBackdrop& backdrop);
    /// Everything.
    void paint(QPaintDevice& device, const Chart& chart);

private:
    Legend legendOf(const Chart& chart, QSize size) const;

    Plot m_plot;
    Legend m_legend;
    Frame m_frame;
    Look m_look;
};

/// Paints a chart for paper, always in light colours.
/// @param points the width and height of the figure in points of 1/72 inch
void paintFigure(Chart chart, QPaintDevice& device, QSizeF points, const FigureStyle& style);

}  // namespace ui
