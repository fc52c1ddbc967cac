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

/// The series over one column of x where they share it, else each over its own; the ends of bands,
/// the edges of the bars in the backdrop and the marker beside them. Of more points than
/// FigureColumns::mostRows the extremes of as many stretches are kept, and the table's caption says
/// so. O(points).
FigureData figureData(const Chart& chart);

/// A number of each point of the drawn lines that is no coordinate; NaN where there is none.
struct CurvePointColumn {
    QString heading;
    std::function<double(std::size_t line, std::size_t index)> at;
};

/// What a table of curves says beside the coordinates.
struct CurveNumbers {
    QStringList names;                   ///< one for each curve, without values
    std::vector<CurvePointColumn> more;  ///< they stand before the coordinates
};

/// For each curve its own columns: what is asked for, x and y. A curve of more points than
/// FigureColumns::mostRows is reduced to those that draw it at 1200 dpi, and the table's caption
/// says so. O(points drawn · log points).
FigureData figureData(const CurveChart& chart, const CurvePlane& shown,
                      const CurveNumbers& numbers);

/// A row for each rank, whether the figure has room for it or not. O(ranks).
FigureData figureData(const BarChart& chart, RankWindow window);

/// A row for each bin: its edges, its middle and the counts; with logarithmic counts also their
/// heights, log₁₀(1 + count).
FigureData figureData(const Histogram& histogram);

/// The queries of a chart in its order: their ids, and their values under two runs.
struct QueryNumbers {
    QString nameA;
    QString nameB;
    QStringList ids;
    std::vector<double> a;
    std::vector<double> b;
};

/// A row for each query: its place, the difference, the values it comes from, its id.
FigureData figureData(const DifferenceChart& chart, const QueryNumbers& queries);
/// A row for each query: its values and its id.
FigureData figureData(const ScatterChart& chart, const QueryNumbers& queries);

}  // namespace ui
