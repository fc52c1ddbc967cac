#include "ui/chart/ribbon_band.h"

namespace ui {

QPainterPath RibbonBand::outline(double thickness) const
{
    const double third = (right - left) / 3;
    const double half = thickness / 2;
    QPainterPath path(QPointF(left, from - half));
    path.cubicTo(left + third, from - half, right - third, to - half, right, to - half);
    path.lineTo(right, to + half);
    path.cubicTo(right - third, to + half, left + third, from + half, left, from + half);
    path.closeSubpath();
    return path;
}

QPainterPath RibbonBand::line() const
{
    const double third = (right - left) / 3;
    QPainterPath path(QPointF(left, from));
    path.cubicTo(left + third, from, right - third, to, right, to);
    return path;
}

double RibbonBand::heightAt(double x) const
{
    const double share = (x - left) / (right - left);
    return from + (to - from) * share * share * (3 - 2 * share);
}

}  // namespace ui
