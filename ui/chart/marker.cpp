#include "ui/chart/marker.h"

#include "ui/chart/series_lookup.h"

#include <QPainter>

#include <cmath>

namespace ui {

namespace {

constexpr double emphasis = 1.5;

void paintDot(QPainter& painter, const SeriesLook& series, const Theme& theme, QPointF place)
{
    painter.setPen(QPen(theme.panel, 1));
    painter.setBrush(series.pen.color());
    paintShape(painter, series, place, emphasis);
}

void paintDots(QPainter& painter, const Chart& chart, const Look& look, const Frame& frame,
               double x)
{
    for (std::size_t i = chart.series.size(); i-- > 0;)
        if (const auto value = valueAt(chart.series[i], x))
            paintDot(painter, seriesLook(static_cast<int>(i), look), look.theme,
                     frame.at(x, *value));
}

}  // namespace

void paintMarker(QPainter& painter, const Chart& chart, const Look& look, const Frame& frame)
{
    if (!chart.marker || *chart.marker < frame.x.lower || *chart.marker > frame.x.upper)
        return;
    const double x = *chart.marker;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QPen pen(look.theme.currentEdge, 1.3 * look.scale);
    pen.setDashPattern({3, 2});
    painter.setPen(pen);
    painter.drawLine(frame.at(x, frame.y.lower), frame.at(x, frame.y.upper));
    paintDots(painter, chart, look, frame, x);
    painter.restore();
}

void paintAttention(QPainter& painter, const Chart& chart, const Look& look, const Frame& frame,
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
    paintDot(painter, seriesLook(index, look), look.theme,
             frame.at(series.x[*point], series.y[*point]));
    painter.restore();
}

}  // namespace ui
