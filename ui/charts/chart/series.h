// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/words/number_format.h"

#include <QString>

#include <optional>
#include <vector>

namespace ui {

/// One curve: y[i] stands at x[i], x ascending. A NaN in y is a gap.
struct Series {
    QString name;
    std::vector<double> x;
    std::vector<double> y;
    QString ending = {};  ///< the name's own end that no legend cuts, such as a value; may be empty
};

/// A closed interval of an axis.
struct ChartRange {
    double lower = 0;
    double upper = 1;

    bool operator==(const ChartRange&) const = default;
};

/// A label of an axis.
struct AxisTick {
    double at = 0;  ///< in the units of the axis
    QString text;

    bool operator==(const AxisTick&) const = default;
};

/// What a chart says about its two axes.
struct ChartAxes {
    QString xTitle;
    QString yTitle;
    std::optional<ChartRange> xRange;  ///< none: the data's own
    std::optional<ChartRange> yRange;  ///< none: from 0 (or the least value) to above the largest
    bool isXIntegral = false;          ///< x counts something: ticks and marker are whole numbers
    int markerSteps = 0;  ///< the marker has so many steps from end to end; 0: any place
    std::vector<AxisTick> xTicks = {};  ///< none: round numbers
    std::vector<AxisTick> yTicks = {};
    NumberFormat format;  ///< how values are shown

    bool operator==(const ChartAxes&) const = default;
};

/// What stands behind the curves and tells its own story.
struct ChartBackdrop {
    /// A small bar at the foot of the data area, such as a bin's number of samples.
    struct Bar {
        double lower = 0;  ///< its edges, in the units of x
        double upper = 0;
        double share = 0;  ///< of the highest bar, 0 to 1

        bool operator==(const Bar&) const = default;
    };
    /// The room between two curves, such as an interval around one.
    struct Band {
        std::vector<double> x;      ///< ascending
        std::vector<double> lower;  ///< as long as x; NaN: none there
        std::vector<double> upper;
        int series = 0;  ///< whose colour it has

        bool operator==(const Band&) const = default;
    };
    /// An upright line with small ends, such as the interval of a bin's share.
    struct Whisker {
        double x = 0;
        double lower = 0;
        double upper = 0;
        int series = 0;  ///< whose colour it has

        bool operator==(const Whisker&) const = default;
    };
    /// A value of a series that was guessed, hollow, with the gap to the right one, filled.
    struct Guess {
        double x = 0;
        double guessed = 0;
        double right = 0;
        int series = 0;  ///< whose colour the right one has

        bool operator==(const Guess&) const = default;
    };
    std::vector<Bar> bars;
    bool hasDiagonal = false;  ///< a dashed line where y is x
    std::vector<Band> bands = {};
    std::vector<Whisker> whiskers = {};
    std::vector<Guess> guesses = {};

    bool operator==(const ChartBackdrop&) const = default;
};

/// A chart as data: all that a screen, a file and a screen reader need.
struct Chart {
    std::vector<Series> series;
    ChartAxes axes;
    std::optional<double> marker;  ///< the current x
    QString markerLabel = {};      ///< beside its line; may be empty
    ChartBackdrop backdrop = {};
};

}  // namespace ui
