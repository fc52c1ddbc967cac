// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/figure/curve_figure.h"

#include "ui/charts/drawing/backdrop.h"
#include "ui/charts/drawing/clipped_line.h"
#include "ui/charts/drawing/curve_device.h"
#include "ui/charts/drawing/paper_page.h"
#include "ui/charts/figure/curve_marks.h"
#include "ui/text/language/wording.h"

#include <QFontMetricsF>
#include <QLineF>
#include <QPainter>

#include <algorithm>
#include <limits>
#include <numeric>
#include <utility>

namespace ui {

namespace {

constexpr double sketchSize = 160;    ///< width and height of a sketch in pixels
constexpr double lineMargin = 1.5;    ///< keeps a line at the edge whole
constexpr double behindWidth = 0.65;  ///< of the width of the current curve

QPen thinPen(const QColor& colour, double width, const QList<qreal>& dashes)
{
    QPen pen(colour, width);
    pen.setCapStyle(Qt::FlatCap);
    if (!dashes.isEmpty())
        pen.setDashPattern(dashes);
    return pen;
}

QPen penOf(const CurveDecoration& decoration, const Look& look)
{
    using Style = CurveDecoration::Style;
    const Theme& theme = look.theme;
    switch (decoration.style) {
    case Style::Guide:
        return thinPen(mixed(theme.mutedText, theme.panel, 0.35), look.line(1.1), {4, 3});
    case Style::Contour:
        return thinPen(mixed(theme.mutedText, theme.panel, 0.5), look.line(1), {1, 2.5});
    case Style::Hull: {
        const QColor colour = seriesLook(decoration.line, look).pen.color();
        return thinPen(mixed(colour, theme.panel, 0.45), look.line(1.1), {});
    }
    case Style::Tangent:
        return thinPen(theme.currentEdge, look.line(1.4), {6, 2, 1, 2});
    case Style::Mark:
        return thinPen(theme.currentEdge, look.line(1.8), {});
    }
    return {};
}

/// Round joins of a ragged curve take four times as long as its lines and blur its steps. On paper,
/// mitred joins would widen a curve whose steps are as fine as the printer's dots.
QPen curvePen(int line, const Look& look)
{
    QPen pen = seriesLook(line, look).pen;
    pen.setJoinStyle(look.page ? Qt::RoundJoin : Qt::MiterJoin);
    return pen;
}

void tellUnnamed(const Look& look, const QString& line)
{
    look.page->style().notes.add(
        Wording::tr(
            "The label of the line “%1” does not fit. Enlarge the figure or use smaller text.")
            .arg(line));
}

/// @param share of the line's length, from its end
QPointF alongFromEnd(const QPolygonF& line, double share)
{
    double whole = 0;
    for (qsizetype i = 0; i + 1 < line.size(); ++i)
        whole += QLineF(line[i], line[i + 1]).length();
    double left = share * whole;
    for (qsizetype i = line.size() - 1; i > 0; --i) {
        const QLineF segment(line[i], line[i - 1]);
        if (left < segment.length())
            return segment.pointAt(left / segment.length());
        left -= segment.length();
    }
    return line.front();
}

}  // namespace

Series sketchOf(const CurveLine& line, const ChartRange& x, const ChartRange& y)
{
    const core::CurveWindow window{x.lower, x.upper, y.lower, y.upper, sketchSize, sketchSize};
    auto vertices = line.path().reduced(window);
    if (!vertices.empty() && vertices.front().point.x > vertices.back().point.x)
        std::ranges::reverse(vertices);
    Series sketch;
    sketch.name = line.name;
    sketch.ending = line.ending;
    sketch.brief = line.brief;
    for (const core::CurveVertex& vertex : vertices) {
        sketch.x.push_back(vertex.point.x);
        sketch.y.push_back(vertex.point.y);
    }
    return sketch;
}

void CurveFigure::setChart(CurveChart chart)
{
    m_chart = std::move(chart);
    m_shown = whole();
    m_sketch = {};
    for (const CurveLine& line : m_chart.lines)
        m_sketch.series.push_back(sketchOf(line, m_chart.x, m_chart.y));
}

void CurveFigure::arrange(const Look& look, QSize size, double detail)
{
    m_look = look;
    m_width = size.width();
    m_detail = detail;
    Chart axes;
    axes.axes.xTitle = m_chart.xTitle;
    axes.axes.yTitle = m_chart.yTitle;
    axes.axes.xRange = m_shown.x;
    axes.axes.yRange = m_shown.y;
    axes.axes.format = m_chart.format;
    axes.axes.xTicks = ticksWithin(m_shown.x);
    axes.axes.yTicks = ticksWithin(m_shown.y);
    axes.axes.isSquare = m_chart.isOfShares;
    m_plot.setChart(axes);
    m_plot.arrange(look, size);
    // The legend avoids the whole curves, so that it stays in its corner while they are panned.
    m_frame = m_plot.frame();
    m_legend = makeLegend();
    m_frame = m_legend.settle(m_plot, look, size);
    m_drawn.clear();
    for (const CurveLine& line : m_chart.lines)
        m_drawn.push_back(drawn(line.path()));
}

QRectF CurveFigure::wordRoom() const
{
    constexpr double edge = 6;
    QRectF room = m_frame.area;
    if ((m_chart.hasNamesAtLines || m_chart.isOfShares) && !m_look.page)
        room.setRight(std::max(room.right(), m_width - edge * m_look.scale));
    return room;
}

Legend CurveFigure::makeLegend() const
{
    const bool isRequested = m_look.legend() == FigureStyle::Legend::Direct;
    const bool isUsual =
        m_chart.hasNamesAtLines && m_look.legend() == FigureStyle::Legend::Automatic;
    if (isRequested || isUsual) {
        if (auto direct = Legend::direct(drawnCurves(), m_look, wordRoom()))
            return *direct;
        if (isRequested)
            Legend::tellNotDirect(m_look);
    }
    const auto lines = m_look.page ? drawnDecorations(true) : std::vector<DrawnCurve>();
    return {m_sketch,
            m_look,
            {m_frame.area, m_chart.x, m_chart.y},
            hasMarkers(m_look, m_chart.lines.size()),
            lines,
            m_plot.spare()};
}

/// Everything in view that a label must not cover.
std::vector<DrawnCurve> CurveFigure::drawnCurves() const
{
    constexpr double pixels = 300;  ///< width and height: fine enough to place a label
    core::CurveWindow coarse = window();
    coarse.width = pixels;
    coarse.height = pixels;
    std::vector<DrawnCurve> curves = drawnDecorations(false);
    for (std::size_t i = 0; i < m_chart.lines.size(); ++i) {
        const CurveLine& line = m_chart.lines[i];
        QPolygonF polygon;
        for (const core::CurveVertex& vertex : line.path().reduced(coarse))
            polygon << positionOf(vertex.point);
        curves.push_back({line.name, clippedLine(polygon, m_frame.area), line.ending, false,
                          static_cast<int>(i), line.brief});
    }
    return curves;
}

std::vector<DrawnCurve> CurveFigure::drawnDecorations(bool hasContours) const
{
    std::vector<DrawnCurve> drawn;
    for (const CurveDecoration& decoration : m_chart.decorations) {
        const bool isContour = decoration.style == CurveDecoration::Style::Contour;
        if (isContour && !hasContours)
            continue;
        QPolygonF polygon;
        for (const core::CurvePoint& point : decoration.points)
            polygon << positionOf(point);
        drawn.push_back(
            {{}, clippedLine(polygon, m_frame.area), {}, isContour || decoration.label.isEmpty()});
    }
    return drawn;
}

std::vector<AxisTick> CurveFigure::ticksWithin(const ChartRange& range) const
{
    std::vector<AxisTick> ticks;
    for (const AxisTick& tick : m_chart.ticks)
        if (tick.at >= range.lower && tick.at <= range.upper)
            ticks.push_back(tick);
    if (ticks.empty() && m_chart.meaning) {
        const double middle = std::midpoint(range.lower, range.upper);
        ticks.push_back({middle, decimalText(m_chart.meaning(middle), m_chart.format.digits,
                                             m_chart.format.locale)});
    }
    return ticks;
}

core::CurveWindow CurveFigure::window() const
{
    return windowOf(m_frame.area);
}

core::CurveWindow CurveFigure::windowOf(const QRectF& area) const
{
    return {m_frame.xAt(area.left()),
            m_frame.xAt(area.right()),
            m_frame.yAt(area.bottom()),
            m_frame.yAt(area.top()),
            std::max(1.0, area.width() * m_detail),
            std::max(1.0, area.height() * m_detail)};
}

QPointF CurveFigure::positionOf(const core::CurvePoint& point) const
{
    return m_frame.at(point.x, point.y);
}

QPointF CurveFigure::positionOf(CurvePlace place) const
{
    return positionOf(m_chart.lines[static_cast<std::size_t>(place.line)].curve->at(place.index));
}

bool CurveFigure::isShown(CurvePlace place) const
{
    constexpr double slack = 0.5;
    return !m_frame.area.isEmpty() &&
           m_frame.area.adjusted(-slack, -slack, slack, slack).contains(positionOf(place));
}

QRectF CurveFigure::lineRoom() const
{
    const double margin = lineMargin * m_look.scale;
    return m_frame.area.adjusted(-margin, -margin, margin, margin);
}

std::vector<QPolygonF> CurveFigure::drawn(const core::Curve& curve) const
{
    if (m_frame.area.isEmpty())
        return {};
    QPolygonF line;
    for (const core::CurveVertex& vertex : curve.reduced(windowOf(lineRoom())))
        line << positionOf(vertex.point);
    return clippedLine(line, lineRoom());
}

int CurveFigure::crossings(int line, const QRectF& rect) const
{
    int count = 0;
    for (const QPolygonF& part : m_drawn[static_cast<std::size_t>(line)])
        for (qsizetype i = 0; i + 1 < part.size(); ++i)
            count += clippedSegment(part[i], part[i + 1], rect).has_value();
    return count;
}

int CurveFigure::crossings(const QRectF& rect) const
{
    int count = 0;
    for (std::size_t i = 0; i < m_drawn.size(); ++i)
        count += crossings(static_cast<int>(i), rect);
    return count;
}

int CurveFigure::guideCrossings(const QRectF& rect) const
{
    int count = 0;
    for (const DrawnCurve& line : drawnDecorations(true))
        for (const QPolygonF& part : line.parts)
            count += !clippedLine(part, rect).empty();
    return count;
}

bool CurveFigure::coversWords(const QRectF& rect) const
{
    return m_legend.covers(rect) || std::ranges::any_of(m_kept, [&rect](const QRectF& label) {
               return label.intersects(rect);
           });
}

void CurveFigure::paint(QPaintDevice& device, const CurveMarks* marks)
{
    // On screen, the ring moves and the decorations stay.
    m_kept.clear();
    if (m_look.page && marks && marks->ring)
        m_kept = {marks->ring->textPlace, marks->ring->rect(m_look)};
    m_plot.paint(device, [this, marks](QPainter& painter) {
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setClipRect(lineRoom());
        painter.setBrush(Qt::NoBrush);
        paintBackdrop(painter, {{}, false, m_chart.bands}, m_look, m_frame);
        for (const CurveDecoration& decoration : m_chart.decorations)
            paintDecoration(painter, decoration);
        for (std::size_t i = m_drawn.size(); i-- > 0;)
            if (i != m_chart.front)
                paintLine(painter, i);
        if (m_chart.front < m_drawn.size())
            paintLine(painter, m_chart.front);
        painter.restore();
        paintGuesses(painter, m_chart.guesses, m_look, m_frame);
        m_legend.paint(painter, m_look);
        if (marks)
            marks->paint(painter, m_look);
    });
}

void CurveFigure::paintLine(QPainter& painter, std::size_t line) const
{
    QPen pen = curvePen(static_cast<int>(line), m_look);
    if (line != m_chart.front && !m_look.page)
        pen.setWidthF(pen.widthF() * behindWidth);
    painter.setPen(pen);
    paintCurve(painter, {static_cast<int>(line), m_frame, m_drawn[line]});
    if (hasMarkers(m_look, m_drawn.size()))
        paintShapes(painter, line);
}

/// A few markers along the curve, apart from those of others.
void CurveFigure::paintShapes(QPainter& painter, std::size_t line) const
{
    constexpr int count = 5;
    const SeriesLook series = seriesLook(static_cast<int>(line), m_look);
    painter.setPen(rimPen(m_look, 0.5));
    painter.setBrush(series.pen.color());
    const double shift = (double(line) + 0.5) / double(m_drawn.size());
    for (const QPolygonF& part : m_drawn[line])
        if (part.size() > 1)
            for (int i = 0; i < count; ++i)
                paintShape(painter, series, alongFromEnd(part, (i + shift) / count));
    painter.setBrush(Qt::NoBrush);
}

void CurveFigure::paintDecoration(QPainter& painter, const CurveDecoration& decoration)
{
    QPolygonF line;
    for (const core::CurvePoint& point : decoration.points)
        line << positionOf(point);
    const auto parts = clippedLine(line, m_frame.area);
    if (parts.empty())
        return;
    painter.setPen(penOf(decoration, m_look));
    for (const QPolygonF& part : parts)
        painter.drawPolyline(part);
    if (decoration.label.isEmpty())
        return;
    const QFont& font = m_look.text;
    const QSizeF size = QFontMetricsF(font).size(Qt::TextSingleLine, decoration.label);
    const bool hasRoom = size.width() <= m_frame.area.width();
    const QRectF place = hasRoom ? labelPlace(parts.back(), size) : QRectF();
    if (m_look.page && place.isEmpty())
        tellUnnamed(m_look, decoration.label);
    if (place.isEmpty() || (!m_look.page && m_legend.covers(place)))
        return;
    m_kept.push_back(place);
    painter.setFont(font);
    paintLabel(painter, m_look, place, decoration.label, m_look.theme.mutedText, 0.8);
}

QRectF CurveFigure::labelPlace(const QPolygonF& line, QSizeF size) const
{
    const int steps = m_look.page ? 20 : 10;
    constexpr int onName = 2000;  // covering a name is as bad as a thousand crossings
    const double gap = 4 * m_look.scale;
    const std::vector<DrawnCurve> lines = drawnDecorations(true);
    // Keeps the axis uncovered.
    const QRectF room = m_frame.area.adjusted(m_look.page ? 3 * m_look.scale : 0, 0, 0, 0);
    QRectF best;
    int least = std::numeric_limits<int>::max();
    for (int step = 0; step < steps; ++step) {
        const QPointF end = alongFromEnd(line, double(step) / steps);
        for (const QPointF& corner :
             {QPointF(-size.width() - gap, -size.height()), QPointF(gap, -size.height()),
              QPointF(-size.width() - gap, 0), QPointF(gap, 0),
              QPointF(gap, -size.height() / 2), QPointF(-size.width() - gap, -size.height() / 2)}) {
            QRectF place(end + corner, size);
            place.moveRight(std::min(place.right(), room.right()));
            place.moveLeft(std::max(place.left(), room.left()));
            place.moveBottom(std::min(place.bottom(), room.bottom()));
            place.moveTop(std::max(place.top(), room.top()));
            const QRectF around = place.adjusted(-gap, 0, gap, 0);
            const auto kept = std::ranges::count_if(
                m_kept, [&](const QRectF& other) { return around.intersects(other); });
            const QRectF letters = place.adjusted(0, gap / 4, 0, -gap / 4);
            int struck = 2 * crossings(around);
            for (const DrawnCurve& each : lines)
                for (const QPolygonF& part : each.parts)
                    if (!clippedLine(part, part == line ? letters : around).empty())
                        struck += each.isGuide ? 1 : 2;  // prefers to cover a faint line
            const int count = struck + onName * (m_legend.covers(place) + static_cast<int>(kept));
            if (count < least) {
                least = count;
                best = place;
            }
            if (least == 0)
                return best;
        }
    }
    return m_look.page && least >= onName ? QRectF() : best;
}

bool isEmpty(const CurveChart& chart)
{
    return std::ranges::all_of(chart.lines,
                               [](const CurveLine& line) { return line.curve->size() == 0; });
}

bool has(const CurveChart& chart, CurvePlace place)
{
    return place.line >= 0 && static_cast<std::size_t>(place.line) < chart.lines.size() &&
           place.index < chart.lines[static_cast<std::size_t>(place.line)].curve->size();
}

}  // namespace ui
