#pragma once

#include "ui/words/number_text.h"

#include <QString>

#include <optional>
#include <vector>

namespace ui {

/// One curve: y[i] stands at x[i], x ascending. A NaN in y is a gap.
struct Series {
    QString name;
    std::vector<double> x;
    std::vector<double> y;
};

/// A closed interval of an axis.
struct ChartRange {
    double lower = 0;
    double upper = 1;

    bool operator==(const ChartRange&) const = default;
};

/// What a chart says about its two axes.
struct ChartAxes {
    QString xTitle;
    QString yTitle;
    std::optional<ChartRange> xRange;  ///< none: the data's own
    std::optional<ChartRange> yRange;  ///< none: from 0 (or the least value) to above the largest
    bool isXIntegral = false;          ///< x counts something: ticks and marker are whole numbers
    NumberFormat format;               ///< how values are shown
};

/// A chart as data: all that a screen, a file and a screen reader need.
struct Chart {
    std::vector<Series> series;
    ChartAxes axes;
    std::optional<double> marker;  ///< the current x
};

}  // namespace ui
