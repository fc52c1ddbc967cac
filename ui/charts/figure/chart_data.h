// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart/difference_chart.h"
#include "ui/charts/chart/figure_data.h"
#include "ui/charts/chart/histogram.h"
#include "ui/charts/chart/scatter_chart.h"
#include "ui/charts/chart/series.h"
#include "ui/charts/figure/bar_figure.h"
#include "ui/charts/figure/curve_figure.h"

#include <QString>
#include <QStringList>

#include <cstddef>
#include <functional>
#include <vector>

namespace ui {

/// The series in one x column if they share it, else in one each, with the ends of bands, the edges
/// of the backdrop's bars, and the marker. Of more points than FigureColumns::mostRows, keeps the
/// extremes of that many intervals and says so in the table's caption. O(points).
FigureData figureData(const Chart& chart);

/// A number for each point of the drawn lines other than its coordinates; NaN if there is none.
struct CurvePointColumn {
    QString heading;
    std::function<double(std::size_t line, std::size_t index)> at;
};

/// The columns of a table of curves besides the coordinates.
struct CurveNumbers {
    QStringList names;                   ///< one for each curve, without values
    std::vector<CurvePointColumn> more;  ///< before the coordinates
};

/// For each curve, separate columns with the requested numbers, x and y. Reduces a curve of more
/// points than FigureColumns::mostRows to those needed to draw it at 1200 dpi, and says so in the
/// table's caption. O(points drawn · log points).
FigureData figureData(const CurveChart& chart, const CurvePlane& shown,
                      const CurveNumbers& numbers);

/// A row for each rank, even if it has no room in the figure. O(ranks).
FigureData figureData(const BarChart& chart, RankWindow window);

/// A row for each bin: its edges, centre and counts; with logarithmic counts also their heights,
/// log₁₀(1 + count).
FigureData figureData(const Histogram& histogram);

/// The queries of a chart in its order, with their values under two runs.
struct QueryNumbers {
    QString nameA;
    QString nameB;
    QStringList ids;
    std::vector<double> a;
    std::vector<double> b;
};

/// A row for each query: its place, the difference, both values, and its id.
FigureData figureData(const DifferenceChart& chart, const QueryNumbers& queries);
/// A row for each query: its values and its id.
FigureData figureData(const ScatterChart& chart, const QueryNumbers& queries);

}  // namespace ui
