// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/drawing/look.h"

#include <cstddef>
#include <optional>
#include <utility>

class QPaintDevice;

namespace ui {

/// Paints a chart of queries for paper, always in light colours.
/// @tparam Figure DifferenceFigure or ScatterFigure
/// @param points the width and height of the figure in points of 1/72 inch
template <class Figure>
void paintQueries(typename Figure::Data chart, std::optional<std::size_t> lit, QPaintDevice& device,
                  QSizeF points, const FigureStyle& style)
{
    const Look look = paperLook(style, device, points);
    reword(chart, style.words);
    chart.format.locale = QLocale::c();
    Figure figure;
    figure.setChart(std::move(chart));
    figure.arrange(look, pageRoom(look));
    figure.paint(device, style.hasMarks ? lit : std::nullopt);
}

}  // namespace ui
