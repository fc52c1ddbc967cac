#pragma once

#include <QPainterPath>

namespace ui {

/// A ribbon from one column to another: flat at both ends, an S between them.
struct RibbonBand {
    double left;  ///< where it begins and ends, across
    double right;
    double from;  ///< the heights of its middle at the left end and at the right one
    double to;

    /// Its body.
    QPainterPath outline(double thickness) const;
    /// Its middle.
    QPainterPath line() const;
    /// How high its middle is at `x`, between left and right.
    double heightAt(double x) const;
};

}  // namespace ui
