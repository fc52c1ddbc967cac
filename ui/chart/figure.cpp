#include "ui/chart/figure.h"

#include "ui/chart/backdrop.h"
#include "ui/chart/marker.h"

#include <QPaintDevice>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace ui {

void Figure::setChart(const Chart& chart)
{
    m_plot.setChart(chart);
}

void Figure::arrange(const Chart& chart, const Look& look, QSize size)
{
    m_look = look;
    m_plot.arrange(look, size);
    m_legend = Legend(chart, look, m_plot.frame(), m_plot.hasShapes());
    if (!m_legend.roomOutside().isNull())
        m_plot.arrange(look, size, m_legend.roomOutside());
    m_frame = m_plot.frame();
    m_legend.follow(m_frame);
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
        paintMarker(painter, chart, m_look, m_frame);
    });
}

void paintFigure(Chart chart, QPaintDevice& device, QSizeF points, const FigureStyle& style)
{
    const Look look = paperLook(style, device, points);
    chart.axes.format.locale = QLocale::c();
    Figure figure;
    figure.setChart(chart);
    figure.arrange(chart, look, pageRoom(look));
    figure.paint(device, chart);
}

}  // namespace ui
