// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>

namespace ui {

/// A ribbon from one column to another: flat at both ends with an S between. It may also have a
/// straight part at each end.
struct RibbonBand {
    double left;  ///< horizontal ends
    double right;
    double from;  ///< vertical centre at the left and right end
    double to;
    double leadLeft = 0;  ///< lengths of the straight parts
    double leadRight = 0;

    QPainterPath outline(double thickness) const;
    /// The centre line.
    QPainterPath line() const;
    /// The height of the centre line at `x`, between left and right.
    double heightAt(double x) const;

private:
    double bendLeft() const { return left + leadLeft; }
    double bendRight() const { return right - leadRight; }
    /// Adds the edge at the distance `below` the centre line.
    void addEdge(QPainterPath& path, double below, bool isBackwards) const;
};

}  // namespace ui
