// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/polyline/curve.h"
#include "ui/charts/chart/series.h"

#include <QString>

#include <memory>
#include <vector>

namespace ui {

/// A curve with its name; its place in the chart gives colour and dash.
struct CurveLine {
    QString name;
    std::shared_ptr<const core::Curve> curve;  ///< never null; may be empty
    QString ending = {};  ///< the name's own end that no legend cuts, such as a value; may be empty
    /// The line that is drawn where it is another than that through the curve's points, such as one
    /// in steps; the points are pointed at and dragged nevertheless.
    std::shared_ptr<const core::Curve> drawn = {};

    const core::Curve& path() const { return drawn ? *drawn : *curve; }
    bool operator==(const CurveLine&) const = default;  // the same curve, not an equal one
};

/// A line behind the curves that nobody drags.
struct CurveDecoration {
    enum class Style {
        Guide,    ///< thin, grey and dashed: the chance line, a baseline
        Contour,  ///< the faintest, dotted: places of one F1
        Hull,     ///< thin and whole, in the colour of its curve
        Tangent,  ///< thin, amber, dash and dot: places of one cost
        Mark,     ///< amber: what belongs to the threshold in force; left out with the marks
    };
    Style style = Style::Guide;
    std::vector<core::CurvePoint> points;  ///< joined by straight lines; few
    QString label;                         ///< small, where the line ends; may be empty
    int line = 0;                          ///< the curve that a hull belongs to

    bool operator==(const CurveDecoration&) const = default;
};

/// Curves over a plane, as data.
struct CurveChart {
    std::vector<CurveLine> lines;
    std::vector<CurveDecoration> decorations;
    QString xTitle;
    QString yTitle;
    ChartRange x;  ///< the whole plane: what is shown at first and at most
    ChartRange y;
    NumberFormat format;               ///< of the coordinates in tips and words
    std::size_t front = 0;             ///< the line under discussion: on top, the others thinner
    std::vector<AxisTick> ticks = {};  ///< of both axes; none: round numbers
    /// What a coordinate of the plane stands for in tips; none: itself.
    double (*meaning)(double coordinate) = nullptr;
    /// The coordinate that stands for something, infinite where none does; with `meaning` only.
    double (*coordinate)(double meaning) = nullptr;
    std::vector<ChartBackdrop::Band> bands = {};     ///< around curves; their series are lines
    std::vector<ChartBackdrop::Guess> guesses = {};  ///< of curves; their series are lines

    bool operator==(const CurveChart&) const = default;
};

/// A point of one of the curves.
struct CurvePlace {
    int line = 0;
    std::size_t index = 0;

    bool operator==(const CurvePlace&) const = default;
};

}  // namespace ui
