// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/tables/table.h"
#include "ui/charts/chart/figure_words.h"
#include "ui/charts/chart/series.h"

#include <QString>

#include <cstddef>
#include <optional>
#include <vector>

namespace ui {

/// How columns of the data are drawn, for programs that redraw the figure.
struct FigureLayer {
    enum class Shape {
        Line,      ///< through the points; an empty cell breaks it
        Bars,      ///< from 0
        Points,    ///< markers only
        Guide,     ///< a thin dashed line: chance, a mean, the diagonal
        Band,      ///< filled from y to `upper`
        Whiskers,  ///< vertical error bars from y to `upper`
        Spans,     ///< horizontal error bars from x to `upper`
    };
    Shape shape = Shape::Line;
    QString name;           ///< for the legend; empty: none
    std::size_t x = 0;      ///< column of the data
    std::size_t y = 1;      ///< column of the data
    int series = 0;         ///< the series whose colour, dash and marker it has
    bool isChance = false;  ///< a guide that is drawn only with FigureStyle::hasGuides
    std::size_t upper = 0;  ///< column of the data: where intervals end

    bool operator==(const FigureLayer&) const = default;
};

/// The numbers of a figure at full precision, and how to draw them.
struct FigureData {
    core::Table table;
    std::vector<FigureLayer> layers;
    QString xTitle;
    QString yTitle;
    std::optional<ChartRange> x;  ///< the shown part; nullopt: that of the data
    std::optional<ChartRange> y;
    std::vector<AxisTick> xTicks = {};  ///< empty: round numbers
    std::vector<AxisTick> yTicks = {};
    QString clinicalX = {};  ///< as ChartAxes::clinicalX
    QString clinicalY = {};
    bool isSquare = false;                           ///< as ChartAxes::isSquare
    bool areTitlesWords = false;                     ///< as ChartAxes::areTitlesWords
    FigureWords words = {};                          ///< the user's, which it already shows
    double (*coordinate)(double meaning) = nullptr;  ///< as CurveChart::coordinate
};

}  // namespace ui
