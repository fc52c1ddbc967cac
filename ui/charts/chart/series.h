// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/words/number_format.h"

#include <QString>

#include <optional>
#include <vector>

namespace ui {

/// A curve through the points (x[i], y[i]), x ascending. A NaN in y is a gap.
struct Series {
    QString name;
    std::vector<double> x;
    std::vector<double> y;
    QString ending = {};  ///< end of the name that a legend never cuts, such as a value
    QString brief = {};   ///< shown instead of the ending if that has no room; may be empty
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

/// The titles, ranges and labels of a chart's axes.
struct ChartAxes {
    QString xTitle;
    QString yTitle;
    std::optional<ChartRange> xRange;  ///< nullopt: that of the data
    std::optional<ChartRange> yRange;  ///< nullopt: from 0 or the least value to above the largest
    bool isXIntegral = false;          ///< x counts something: ticks and marker are whole numbers
    int markerSteps = 0;  ///< number of steps of the marker from end to end; 0: continuous
    std::vector<AxisTick> xTicks = {};  ///< empty: round numbers
    std::vector<AxisTick> yTicks = {};
    NumberFormat format;  ///< how values are shown
    /// The data area is square: on a screen, and on paper unless the style says otherwise.
    bool isSquare = false;
    /// The titles as clinical papers have them; empty: the same.
    QString clinicalX = {};
    QString clinicalY = {};
    bool areTitlesWords = false;  ///< on paper, the titles begin with a capital letter
    /// On a screen, the first curve is the subject: the others are grey, and names are at the ends.
    bool hasFront = false;

    bool operator==(const ChartAxes&) const = default;
};

/// What is drawn behind the curves.
struct ChartBackdrop {
    /// A small bar at the bottom of the data area, such as a bin's number of samples.
    struct Bar {
        double lower = 0;  ///< its edges, in the units of x
        double upper = 0;
        double share = 0;  ///< of the highest bar, 0 to 1

        bool operator==(const Bar&) const = default;
    };
    /// The area between two curves, such as an interval around one.
    struct Band {
        std::vector<double> x;      ///< ascending
        std::vector<double> lower;  ///< same length as x; NaN: no band
        std::vector<double> upper;
        int series = 0;  ///< the series whose colour it has

        bool operator==(const Band&) const = default;
    };
    /// A vertical line with small ends, such as the interval of a bin's share.
    struct Whisker {
        double x = 0;
        double lower = 0;
        double upper = 0;
        int series = 0;  ///< the series whose colour it has

        bool operator==(const Whisker&) const = default;
    };
    /// A guessed value of a series, hollow, joined to the right one, filled.
    struct Guess {
        double x = 0;
        double guessed = 0;
        double right = 0;
        int series = 0;        ///< the series whose colour the right value has
        bool isRight = false;  ///< within the tolerance

        bool operator==(const Guess&) const = default;
    };
    std::vector<Bar> bars;
    bool hasDiagonal = false;  ///< a dashed line where y is x
    std::vector<Band> bands = {};
    std::vector<Whisker> whiskers = {};
    std::vector<Guess> guesses = {};
    QString barName = {};  ///< what the bars count, in legends on paper; may be empty

    bool operator==(const ChartBackdrop&) const = default;
};

/// A chart as data: everything needed for a screen, a file and a screen reader.
struct Chart {
    std::vector<Series> series;
    ChartAxes axes;
    std::optional<double> marker;  ///< the current x
    QString markerLabel = {};      ///< next to its line; may be empty
    ChartBackdrop backdrop = {};
};

}  // namespace ui
