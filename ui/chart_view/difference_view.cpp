#include "ui/chart_view/difference_view.h"

#include <utility>

namespace ui {

DifferenceView::DifferenceView(QWidget* parent)
    : QueryView(parent)
{}

void DifferenceView::setChart(DifferenceChart chart)
{
    m_figure.setChart(std::move(chart));
    queriesChanged();
}

QRectF DifferenceView::barOf(std::size_t place)
{
    positionOf(place);
    return m_figure.barOf(place);
}

void DifferenceView::arrange(const Look& look)
{
    m_figure.arrange(look, size(), 1 / devicePixelRatioF());
}

void DifferenceView::paintPicture(QPaintDevice& device)
{
    m_figure.paint(device);
}

void DifferenceView::paintLit(QPainter& painter, std::size_t place) const
{
    m_figure.paintLit(painter, place);
}

QRegion DifferenceView::lightOf(std::size_t place) const
{
    return m_figure.bandOf(place).toAlignedRect().adjusted(-1, -1, 1, 2);
}

QPointF DifferenceView::middleOf(std::size_t place) const
{
    return m_figure.slotOf(place).center();
}

std::optional<std::size_t> DifferenceView::nearest(QPointF pixel) const
{
    return m_figure.placeAt(pixel);
}

}  // namespace ui
