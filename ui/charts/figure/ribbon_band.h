// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>

namespace ui {

/// A ribbon from one column to another: flat at both ends, an S between them. Before and behind the
/// S it may run straight on.
struct RibbonBand {
    double left;  ///< where it begins and ends, across
    double right;
    double from;  ///< the heights of its middle at the left end and at the right one
    double to;
    double leadLeft = 0;  ///< how far it runs straight
    double leadRight = 0;

    /// Its body.
    QPainterPath outline(double thickness) const;
    /// Its middle.
    QPainterPath line() const;
    /// How high its middle is at `x`, between left and right.
    double heightAt(double x) const;

private:
    double bendLeft() const { return left + leadLeft; }
    double bendRight() const { return right - leadRight; }
    /// Adds the edge that lies so far below the middle.
    void addEdge(QPainterPath& path, double below, bool isBackwards) const;
};

}  // namespace ui
