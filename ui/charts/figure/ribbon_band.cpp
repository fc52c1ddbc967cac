// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/figure/ribbon_band.h"

#include <algorithm>
#include <utility>

namespace ui {

void RibbonBand::addEdge(QPainterPath& path, double below, bool isBackwards) const
{
    const double third = (bendRight() - bendLeft()) / 3;
    QPointF start(left, from + below);
    QPointF bend(bendLeft(), from + below);
    QPointF control(bendLeft() + third, from + below);
    QPointF otherControl(bendRight() - third, to + below);
    QPointF otherBend(bendRight(), to + below);
    QPointF end(right, to + below);
    if (isBackwards) {
        std::swap(start, end);
        std::swap(bend, otherBend);
        std::swap(control, otherControl);
    }
    if (path.isEmpty())
        path.moveTo(start);
    else
        path.lineTo(start);
    if (bend != start)
        path.lineTo(bend);
    path.cubicTo(control, otherControl, otherBend);
    if (end != otherBend)
        path.lineTo(end);
}

QPainterPath RibbonBand::outline(double thickness) const
{
    QPainterPath path;
    addEdge(path, -thickness / 2, false);
    addEdge(path, thickness / 2, true);
    path.closeSubpath();
    return path;
}

QPainterPath RibbonBand::line() const
{
    QPainterPath path;
    addEdge(path, 0, false);
    return path;
}

double RibbonBand::heightAt(double x) const
{
    const double share = std::clamp((x - bendLeft()) / (bendRight() - bendLeft()), 0.0, 1.0);
    return from + (to - from) * share * share * (3 - 2 * share);
}

}  // namespace ui
