// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/drawing/marker.h"

#include "ui/charts/chart/series_lookup.h"
#include "ui/charts/drawing/legend.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>
#include <vector>

namespace ui {

namespace {

constexpr double emphasis = 1.5;
constexpr double labelGround = 0.85;

void paintDot(QPainter& painter, const SeriesLook& series, const Look& look, QPointF place)
{
    painter.setPen(rimPen(look));
    painter.setBrush(series.pen.color());
    paintShape(painter, series, place, emphasis);
}

bool isWithin(double value, const ChartRange& range)
{
    const double slack = 1e-9 * (range.upper - range.lower);
    return value >= range.lower - slack && value <= range.upper + slack;
}

/// On paper, there are none where they would hide each other: the line shows the place, too.
void paintDots(QPainter& painter, const Chart& chart, const Look& look, const Frame& frame,
               double x)
{
    constexpr double size = 6.5;  // of a shape
    std::vector<std::pair<QPointF, SeriesLook>> dots;
    for (std::size_t i = 0; i < chart.series.size(); ++i) {
        const auto value =
            chart.axes.isXIntegral ? valueAt(chart.series[i], x) : heightAt(chart.series[i], x);
        if (!value || !isWithin(*value, frame.y))
            continue;
        const QPointF place = frame.at(x, *value);
        const SeriesLook series = seriesLook(static_cast<int>(i), look);
        const double least = emphasis * size * series.shapeScale;
        const auto hides = [&](const auto& dot) {
            return std::abs(dot.first.y() - place.y()) < least;
        };
        if (look.page && std::ranges::any_of(dots, hides))
            return;
        dots.emplace_back(place, series);
    }
    for (auto dot = dots.rbegin(); dot != dots.rend(); ++dot)
        paintDot(painter, dot->second, look, dot->first);
}

/// Next to the line: at the top if nothing is covered there, else where least is.
QRectF labelPlace(const Chart& chart, const Look& look, const Frame& frame, const Legend& legend)
{
    const double x = frame.at(*chart.marker, 0).x();
    const QRectF top = besideLine(chart.markerLabel, look, frame.area, x);
    if (!look.page)
        return top;
    constexpr int steps = 12;
    constexpr int onName = 1000;  // covering a name is as bad as this many curves
    QRectF best = top;
    int least = std::numeric_limits<int>::max();
    for (int step = 0; step <= steps && least > 0; ++step)
        for (const double left : {top.left(), 2 * x - top.right()}) {
            QRectF place = top;
            place.moveLeft(left);
            place.translate(0, (frame.area.height() - top.height()) * step / steps);
            if (!frame.area.contains(place) && place != top)
                continue;
            const int count = covered(chart, frame, place) + onName * legend.covers(place);
            if (count < least) {
                least = count;
                best = place;
            }
        }
    return best;
}

}  // namespace

void paintMarker(QPainter& painter, const Chart& chart, const Look& look, const Frame& frame,
                 const Legend& legend)
{
    if (!chart.marker || *chart.marker < frame.x.lower || *chart.marker > frame.x.upper)
        return;
    const double x = *chart.marker;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QPen pen(look.theme.currentEdge, look.line(1.3));
    pen.setDashPattern({3, 2});
    painter.setPen(pen);
    painter.drawLine(frame.at(x, frame.y.lower), frame.at(x, frame.y.upper));
    paintDots(painter, chart, look, frame, x);
    const QRectF place =
        chart.markerLabel.isEmpty() ? QRectF() : labelPlace(chart, look, frame, legend);
    // If there is no free place on screen, the tool bar shows the label.
    if (!place.isEmpty() && (look.page || !legend.covers(place)))
        paintBesideLine(painter, chart.markerLabel, look, place);
    painter.restore();
}

QRectF besideLine(const QString& text, const Look& look, const QRectF& area, double x)
{
    const QFontMetricsF metrics(look.text);
    const double gap = 5 * look.scale;
    const double whole = metrics.horizontalAdvance(text) + 2 * gap;
    const QSizeF size(whole, metrics.height() * 1.1);
    if (look.page && (size.width() > area.width() || size.height() > area.height()))
        return {};
    QRectF place(QPointF(x + gap / 2, area.top()), size);
    if (place.right() > area.right())
        place.moveRight(std::max(x - gap / 2, area.left() + size.width()));
    return place;
}

void paintBesideLine(QPainter& painter, const QString& text, const Look& look, const QRectF& place)
{
    if (place.isEmpty())
        return;
    painter.setFont(look.text);
    paintLabel(painter, look, place, text, look.theme.text, labelGround, 3 * look.scale);
}

void paintLevel(QPainter& painter, const Look& look, const QRectF& area, double y)
{
    painter.setRenderHint(QPainter::Antialiasing);
    QPen pen(look.theme.text, look.line(1.2));
    pen.setDashPattern({4, 3});
    painter.setPen(pen);
    painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
}

void paintLevel(QPainter& painter, const QString& text, const Look& look, const Frame& frame,
                double y, Qt::Alignment side)
{
    const double line = frame.at(0, y).y();
    paintLevel(painter, look, frame.area, line);
    const double gap = 4 * look.scale;
    const QFontMetricsF metrics(look.text);
    QRectF place(0, 0, metrics.horizontalAdvance(text) + 10 * look.scale, metrics.height() * 1.1);
    place.moveLeft(side == Qt::AlignLeft ? frame.area.left() + gap
                                         : frame.area.right() - place.width() - gap);
    const double above = line - place.height() - gap / 2;
    const double below = line + gap / 2;
    place.moveTop(y >= 0 ? above : below);
    if (look.page) {
        place.setWidth(std::min(place.width(), frame.area.width()));
        place.moveRight(std::min(place.right(), frame.area.right()));
        place.moveLeft(std::max(place.left(), frame.area.left()));
        // Never on the line itself.
        if (above < frame.area.top())
            place.moveTop(below);
        else if (place.bottom() > frame.area.bottom())
            place.moveTop(above);
    }
    paintBesideLine(painter, text, look, place);
}

void paintHighlight(QPainter& painter, const Chart& chart, const Look& look, const Frame& frame,
                    double x)
{
    if (x < frame.x.lower || x > frame.x.upper)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QColor band = look.theme.currentEdge;
    band.setAlphaF(0.22F);
    const double half = 5 * look.scale;
    painter.fillRect(QRectF(frame.at(x, frame.y.upper) - QPointF(half, 0),
                            frame.at(x, frame.y.lower) + QPointF(half, 0)),
                     band);
    paintDots(painter, chart, look, frame, x);
    painter.restore();
}

void paintPoint(QPainter& painter, const Chart& chart, const Look& look, const Frame& frame,
                int index, double x)
{
    const Series& series = chart.series[static_cast<std::size_t>(index)];
    const auto point = nearestPoint(series, x);
    if (!point || std::isnan(series.y[*point]))
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintDot(painter, seriesLook(index, look), look, frame.at(series.x[*point], series.y[*point]));
    painter.restore();
}

}  // namespace ui
