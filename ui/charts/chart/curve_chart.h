// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/polyline/curve.h"
#include "ui/charts/chart/series.h"

#include <QString>

#include <memory>
#include <vector>

namespace ui {

/// A named curve; its place in the chart determines colour and dash.
struct CurveLine {
    QString name;
    std::shared_ptr<const core::Curve> curve;  ///< never null; may be empty
    QString ending = {};  ///< end of the name that a legend never cuts, such as a value
    /// The line to draw if it differs from the line through the curve's points, such as a step
    /// line. The mouse still points at and drags the curve's points.
    std::shared_ptr<const core::Curve> drawn = {};
    QString brief = {};  ///< as Series::brief

    const core::Curve& path() const { return drawn ? *drawn : *curve; }
    bool operator==(const CurveLine&) const = default;  // the same curve, not an equal one
};

/// A line behind the curves that cannot be dragged.
struct CurveDecoration {
    enum class Style {
        Guide,    ///< thin, grey and dashed: the chance line, a baseline
        Contour,  ///< the faintest, dotted: points of equal F1
        Hull,     ///< thin and solid, in the colour of its curve
        Tangent,  ///< thin, amber, dash-dotted: points of equal cost
        Mark,     ///< amber: belongs to the current threshold; hidden with the marks
    };
    Style style = Style::Guide;
    std::vector<core::CurvePoint> points;  ///< joined by straight lines; only a few
    QString label;                         ///< small, at the end of the line; may be empty
    int line = 0;                          ///< the curve that a hull belongs to

    bool operator==(const CurveDecoration&) const = default;
};

/// Curves over a plane, as data.
struct CurveChart {
    std::vector<CurveLine> lines;
    std::vector<CurveDecoration> decorations;
    QString xTitle;
    QString yTitle;
    ChartRange x;  ///< the whole plane: shown at first, and the limit of zooming out
    ChartRange y;
    NumberFormat format;               ///< of the coordinates in tips and words
    std::size_t front = 0;             ///< the current line: on top, the others are thinner
    std::vector<AxisTick> ticks = {};  ///< of both axes; empty: round numbers
    /// What tips show for a coordinate of the plane; nullptr: the coordinate.
    double (*meaning)(double coordinate) = nullptr;
    /// The coordinate for what tips show, infinite if there is none; only together with `meaning`.
    double (*coordinate)(double meaning) = nullptr;
    std::vector<ChartBackdrop::Band> bands = {};     ///< around curves; their series are lines
    std::vector<ChartBackdrop::Guess> guesses = {};  ///< of curves; their series are lines
    /// Both axes are shares: square, as ChartAxes::isSquare. On a screen, dotted lines lead from
    /// the current point to the axes.
    bool isOfShares = false;
    /// Names are next to the lines where they have room, unless a figure's style says otherwise.
    bool hasNamesAtLines = false;
    QString clinicalX = {};  ///< as ChartAxes::clinicalX
    QString clinicalY = {};

    bool operator==(const CurveChart&) const = default;
};

/// A point of one of the curves.
struct CurvePlace {
    int line = 0;
    std::size_t index = 0;

    bool operator==(const CurvePlace&) const = default;
};

}  // namespace ui
