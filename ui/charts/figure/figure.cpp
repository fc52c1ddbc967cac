// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/figure/figure.h"

#include "ui/charts/chart/series_lookup.h"
#include "ui/charts/drawing/backdrop.h"
#include "ui/charts/drawing/clipped_line.h"
#include "ui/charts/drawing/marker.h"

#include <QPaintDevice>
#include <QPainter>

#include <algorithm>
#include <utility>
#include <vector>

namespace ui {

namespace {

/// The visible lines that are not series.
std::vector<DrawnCurve> guidesOf(const Chart& chart, const Frame& frame)
{
    std::vector<DrawnCurve> lines;
    for (const ChartBackdrop::Whisker& whisker : chart.backdrop.whiskers)
        lines.push_back({{},
                         clippedLine(QPolygonF({frame.at(whisker.x, whisker.lower),
                                                frame.at(whisker.x, whisker.upper)}),
                                     frame.area)});
    if (!chart.backdrop.hasDiagonal)
        return lines;
    const double from = std::max(frame.x.lower, frame.y.lower);
    const double to = std::min(frame.x.upper, frame.y.upper);
    lines.push_back({{}, {QPolygonF({frame.at(from, from), frame.at(to, to)})}, {}, true});
    return lines;
}

/// The visible curves, fine enough to place a label.
std::vector<DrawnCurve> drawnCurves(const Chart& chart, const Frame& frame)
{
    constexpr int samples = 400;
    std::vector<DrawnCurve> curves = guidesOf(chart, frame);
    for (std::size_t each = 0; each < chart.series.size(); ++each) {
        const Series& series = chart.series[each];
        DrawnCurve& curve = curves.emplace_back(
            DrawnCurve{series.name, {}, series.ending, false, static_cast<int>(each),
                       series.brief});
        QPolygonF line;
        for (int i = 0; i <= samples; ++i) {
            const double x = frame.area.left() + frame.area.width() * i / samples;
            const auto height = heightAt(series, frame.xAt(x));
            if (height)
                line << QPointF(x, frame.at(0, *height).y());
            if (!height || i == samples) {
                for (QPolygonF& part : clippedLine(line, frame.area))
                    curve.parts.push_back(std::move(part));
                line.clear();
            }
        }
    }
    return curves;
}

}  // namespace

void Figure::setChart(const Chart& chart)
{
    m_plot.setChart(chart);
}

void Figure::arrange(const Chart& chart, const Look& look, QSize size)
{
    m_look = look;
    m_look.hasFront = chart.axes.hasFront && !look.page;
    m_plot.arrange(m_look, size);
    m_legend = legendOf(chart, size);
    m_frame = m_legend.settle(m_plot, m_look, size);
}

Legend Figure::legendOf(const Chart& chart, QSize size) const
{
    const Frame frame = m_plot.frame();
    const bool isDirect = m_look.legend() == FigureStyle::Legend::Direct;
    if (isDirect || m_look.hasFront)
        if (auto ends = Legend::atEnds(chart, m_look, frame, size.width()))
            return *ends;
    if (isDirect) {
        if (auto direct = Legend::direct(drawnCurves(chart, frame), m_look, frame.area))
            return *direct;
        Legend::tellNotDirect(m_look);
    }
    return Legend(chart, m_look, frame, m_plot.hasShapes(),
                  m_look.page ? guidesOf(chart, frame) : std::vector<DrawnCurve>(),
                  m_plot.spare());
}

void Figure::paint(QPaintDevice& device, const ChartBackdrop& backdrop)
{
    m_plot.paint(device, [&](QPainter& painter) {
        paintBackdrop(painter, backdrop, m_look, m_frame);
        m_legend.paint(painter, m_look);
    });
}

void Figure::paint(QPaintDevice& device, const Chart& chart)
{
    m_plot.paint(device, [&](QPainter& painter) {
        paintBackdrop(painter, chart.backdrop, m_look, m_frame);
        m_legend.paint(painter, m_look);
        paintMarker(painter, chart, m_look, m_frame, m_legend);
        paintGuesses(painter, chart.backdrop.guesses, m_look, m_frame);
    });
}

void paintFigure(Chart chart, QPaintDevice& device, QSizeF points, const FigureStyle& style)
{
    if (chart.axes.areTitlesWords) {
        chart.axes.xTitle = titleOnPaper(chart.axes.xTitle, chart.axes.clinicalX, style);
        chart.axes.yTitle = titleOnPaper(chart.axes.yTitle, chart.axes.clinicalY, style);
    }
    reword(chart, style.words);
    const Look look = paperLook(style, device, points);
    chart.axes.format.locale = QLocale::c();
    chart.axes.xRange = shownX(look, xRangeOf(chart));
    chart.axes.yRange = shownY(look, yRangeOf(chart));
    if (!style.hasMarks)
        chart.marker.reset();
    chart.backdrop.hasDiagonal = chart.backdrop.hasDiagonal && style.hasGuides;
    Figure figure;
    figure.setChart(chart);
    figure.arrange(chart, look, pageRoom(look));
    figure.paint(device, chart);
}

}  // namespace ui
