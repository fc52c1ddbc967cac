#include "ui/chart_view/scatter_view.h"

#include <utility>

namespace ui {

ScatterView::ScatterView(QWidget* parent)
    : QueryView(parent)
{}

void ScatterView::setChart(ScatterChart chart)
{
    m_figure.setChart(std::move(chart));
    queriesChanged();
}

void ScatterView::arrange(const Look& look)
{
    m_figure.arrange(look, size());
}

void ScatterView::paintPicture(QPaintDevice& device)
{
    m_figure.paint(device);
}

void ScatterView::paintLit(QPainter& painter, std::size_t place) const
{
    m_figure.paintLit(painter, place);
}

QRegion ScatterView::lightOf(std::size_t place) const
{
    return m_figure.lightOf(place).toAlignedRect();
}

QPointF ScatterView::middleOf(std::size_t place) const
{
    return m_figure.positionOf(place);
}

std::optional<std::size_t> ScatterView::nearest(QPointF pixel) const
{
    return m_figure.placeAt(pixel);
}

}  // namespace ui
