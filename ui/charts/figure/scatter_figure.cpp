// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/figure/scatter_figure.h"

#include "ui/charts/drawing/backdrop.h"
#include "ui/charts/drawing/legend_row.h"

#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <cmath>
#include <utility>

namespace ui {

namespace {

constexpr double reach = 12;  ///< of the mouse
constexpr double litRadius = 8;
constexpr double litFactor = 1.35;
constexpr double unitScale = 1.15;
constexpr double pointSwatch = 11;
constexpr double growth = 0.3;  ///< of a mark for ten times as many queries
/// Number of spots; if there are more, marks are smaller and translucent.
constexpr std::size_t few = 150;
constexpr std::size_t crowd = 1000;
constexpr float crowdOpacity = 0.55F;
constexpr float usualOpacity = 0.85F;

QPainterPath triangle(bool pointsUp)
{
    const double sign = pointsUp ? -1 : 1;
    QPainterPath path;
    path.addPolygon(
        QPolygonF(QList<QPointF>{{0, 3.8 * sign}, {3.6, -2.6 * sign}, {-3.6, -2.6 * sign}}));
    path.closeSubpath();
    return path;
}

QPainterPath circle()
{
    QPainterPath path;
    path.addEllipse(QPointF(), 2.8, 2.8);
    return path;
}

}  // namespace

void ScatterFigure::setChart(ScatterChart chart)
{
    m_chart = std::move(chart);
    m_spots.clear();
    for (std::size_t place = 0; place < count(); ++place) {
        const bool isSame = place > 0 && m_chart.x[place] == m_chart.x[place - 1] &&
                            m_chart.y[place] == m_chart.y[place - 1];
        if (isSame)
            ++m_spots.back().count;
        else
            m_spots.push_back({place, 1});
    }
}

void ScatterFigure::arrange(const Look& look, QSize size)
{
    m_look = look;
    Chart chart;
    chart.axes.xTitle = m_chart.xTitle;
    chart.axes.yTitle = m_chart.yTitle;
    chart.axes.xRange = shownX(look, m_chart.range);
    chart.axes.yRange = shownY(look, m_chart.range);
    chart.axes.format = m_chart.format;
    m_plot.setChart(chart);
    const double row = legendRowHeight(look);
    // Half of a mark at the edge is outside.
    const double beside = std::ceil(5 * largestScale());
    m_plot.arrange(look, size, {beside / 2, look.page ? beside / 2 : row + beside});
    m_frame = m_plot.frame();
    m_legend = legendRowAbove(m_frame.area, row, beside);
    if (look.page)
        arrangeLegend(size, beside / 2);
}

std::vector<LegendEntry> ScatterFigure::legend() const
{
    std::vector<LegendEntry> entries;
    for (const Side side : {Below, Equal, Above})
        entries.push_back({nameOf(side), [this, side](QPainter& painter, const QRectF& sample) {
                               paintMark(painter, sample.center(), side, unitScale * m_look.scale);
                           }});
    return entries;
}

void ScatterFigure::arrangeLegend(QSize size, double beside)
{
    const auto cover = [this](const QRectF& rect) {
        return static_cast<int>(std::ranges::count_if(
            m_spots, [&](const Spot& spot) { return rect.contains(positionOf(spot.first)); }));
    };
    m_names = Legend(legend(), pointSwatch, m_look, m_frame, cover, beside);
    m_frame = m_names.settle(m_plot, m_look, size, {beside, beside});
}

QPointF ScatterFigure::positionOf(std::size_t place) const
{
    return m_frame.at(m_chart.x[place], m_chart.y[place]);
}

QRect ScatterFigure::lightOf(std::size_t place) const
{
    const double half = (litRadius + 2) * m_look.scale;
    return QRectF(positionOf(place) - QPointF(half, half), QSizeF(2 * half, 2 * half))
        .toAlignedRect();
}

std::optional<std::size_t> ScatterFigure::placeAt(QPointF pixel) const
{
    std::optional<std::size_t> nearest;
    double least = reach * reach * m_look.scale * m_look.scale;
    for (const Spot& spot : m_spots) {
        const QPointF apart = positionOf(spot.first) - pixel;
        const double distance = QPointF::dotProduct(apart, apart);
        if (distance < least) {
            least = distance;
            nearest = spot.first;
        }
    }
    return nearest;
}

ScatterFigure::Side ScatterFigure::sideOf(std::size_t place) const
{
    const double x = m_chart.x[place];
    const double y = m_chart.y[place];
    if (x == y)
        return Equal;
    return y > x ? Above : Below;
}

const QString& ScatterFigure::nameOf(Side side) const
{
    if (side == Equal)
        return m_chart.equalName;
    return side == Above ? m_chart.aboveName : m_chart.belowName;
}

QColor ScatterFigure::colourOf(Side side) const
{
    return side == Equal ? m_look.theme.mutedText : sideColour(side == Above, m_look);
}

bool ScatterFigure::isShown(std::size_t place) const
{
    const double x = m_chart.x[place];
    const double y = m_chart.y[place];
    return !hasLimits(m_look) || (x >= m_frame.x.lower && x <= m_frame.x.upper &&
                                  y >= m_frame.y.lower && y <= m_frame.y.upper);
}

/// @param count number of queries in the spot
double ScatterFigure::markScale(std::size_t count) const
{
    const double size = m_spots.size() <= few ? 1 : m_spots.size() <= crowd ? 0.8 : 0.62;
    return (size + growth * std::log10(double(count))) * unitScale * m_look.scale;
}

double ScatterFigure::largestScale() const
{
    std::size_t most = 1;
    for (const Spot& spot : m_spots)
        most = std::max(most, spot.count);
    return markScale(most);
}

void ScatterFigure::paintMark(QPainter& painter, QPointF at, Side side, double factor) const
{
    static const std::array<QPainterPath, SideCount> shapes{triangle(false), circle(),
                                                            triangle(true)};
    painter.save();
    painter.translate(at);
    painter.scale(factor, factor);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colourOf(side));
    painter.drawPath(shapes[side]);
    painter.restore();
}

/// Painting thousands of points as paths would take longer than a frame.
void ScatterFigure::paintMarks(QPainter& painter) const
{
    painter.setOpacity(m_spots.size() > crowd ? crowdOpacity : usualOpacity);
    const bool isRaster = painter.paintEngine()->type() == QPaintEngine::Raster;
    if (isRaster && m_spots.size() > crowd)
        paintStamps(painter, painter.device()->devicePixelRatioF());
    else
        for (const Spot& spot : m_spots)
            if (isShown(spot.first))
                paintMark(painter, positionOf(spot.first), sideOf(spot.first),
                          markScale(spot.count));
    painter.setOpacity(1);
}

QPixmap ScatterFigure::stampOf(Side side, double ratio) const
{
    const double half = std::ceil(5 * markScale(1));
    const int pixels = static_cast<int>(std::ceil(2 * half * ratio));
    QPixmap stamp(pixels, pixels);
    stamp.setDevicePixelRatio(ratio);
    stamp.fill(Qt::transparent);
    QPainter painter(&stamp);
    painter.setRenderHint(QPainter::Antialiasing);
    paintMark(painter, {half, half}, side, markScale(1));
    return stamp;
}

void ScatterFigure::paintStamps(QPainter& painter, double ratio) const
{
    std::array<QPixmap, SideCount> stamps;
    for (const Side side : {Below, Equal, Above})
        stamps[side] = stampOf(side, ratio);
    const double half = std::ceil(5 * markScale(1));
    for (const Spot& spot : m_spots) {
        if (!isShown(spot.first))
            continue;
        if (spot.count > 1) {
            paintMark(painter, positionOf(spot.first), sideOf(spot.first), markScale(spot.count));
            continue;
        }
        const QPointF corner = (positionOf(spot.first) - QPointF(half, half)) * ratio;
        painter.drawPixmap(QPointF(std::round(corner.x()), std::round(corner.y())) / ratio,
                           stamps[sideOf(spot.first)]);
    }
}

void ScatterFigure::paint(QPaintDevice& device, std::optional<std::size_t> lit)
{
    m_plot.paint(device, [&](QPainter& painter) {
        paintBackdrop(painter, {{}, true}, m_look, m_frame);
        painter.setRenderHint(QPainter::Antialiasing);
        paintMarks(painter);
        if (m_look.page)
            m_names.paint(painter, m_look);
        else
            paintLegendRow(painter, m_look, m_legend, pointSwatch, legend());
        if (lit && isShown(*lit))
            paintLit(painter, *lit);
    });
}

void ScatterFigure::paintLit(QPainter& painter, std::size_t place) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_look.theme.currentEdge, m_look.line(1.6)));
    painter.setBrush(m_look.theme.current);
    const double radius = litRadius * m_look.scale;
    painter.drawEllipse(positionOf(place), radius, radius);
    paintMark(painter, positionOf(place), sideOf(place), litFactor * unitScale * m_look.scale);
    painter.restore();
}

}  // namespace ui
