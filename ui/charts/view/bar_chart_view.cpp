// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/view/bar_chart_view.h"

#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <cmath>
#include <utility>

namespace ui {

BarChartView::BarChartView(QWidget* parent)
    : RankView(Qt::Horizontal, {}, parent)
{}

void BarChartView::setChart(BarChart chart)
{
    m_figure.setChart(std::move(chart));
    stale();
}

void BarChartView::setCorner(QWidget* widget)
{
    m_corner = widget;
    widget->setParent(this);
    widget->show();
}

QSizeF BarChartView::corner() const
{
    if (!m_corner || m_corner->isHidden())
        return {0, 0};
    const QSize size = m_corner->sizeHint();
    return {double(size.width() + look().theme.px(8)), double(size.height())};
}

void BarChartView::placeCorner()
{
    if (!m_corner)
        return;
    m_corner->resize(m_corner->sizeHint());
    const int left = viewport()->width() - m_corner->width() - look().theme.px(6);
    const QRectF legend = m_figure.legendArea();
    const double top = legend.right() > left ? legend.top() - m_corner->height()
                                             : legend.center().y() - m_corner->height() / 2.0;
    m_corner->move(left, std::max(1, static_cast<int>(top)));
}

void BarChartView::arrange()
{
    m_picture.drop();
    const std::size_t count = rankCount();
    if (count == 0 || viewport()->size().isEmpty())
        return;
    const std::size_t shown = std::min(count, m_figure.roomFor(look(), viewport()->size()));
    QScrollBar& bar = *horizontalScrollBar();
    bar.setSingleStep(1);
    bar.setPageStep(static_cast<int>(shown));
    bar.setRange(0, static_cast<int>(count - shown));
    const RankWindow window{static_cast<std::size_t>(bar.value()) + 1, shown};
    m_figure.arrange(look(), viewport()->size(), window, corner());
    placeCorner();
}

void BarChartView::reachedChanged()
{
    m_figure.setReached(reached());
    m_picture.drop();
}

QRect BarChartView::placeOf(std::size_t rank) const
{
    return m_figure.slotOf(rank).toAlignedRect();
}

std::optional<std::size_t> BarChartView::placeUnder(QPointF place) const
{
    const Frame& frame = m_figure.frame();
    if (rankCount() == 0 || !frame.area.contains(place))
        return std::nullopt;
    const double rank = std::clamp(std::round(frame.xAt(place.x())), double(window().first),
                                   double(window().last()));
    return static_cast<std::size_t>(rank);
}

void BarChartView::paintShown(QPainter& painter, const QRegion& region)
{
    const auto paint = [this](QPaintDevice& device) { m_figure.paint(device); };
    m_picture.keep(*viewport(), paint);
    painter.setClipRegion(region);
    m_picture.show(painter, paint);
    if (const auto rank = litRank(); rank && region.intersects(placeOf(*rank)))
        m_figure.paintLit(painter, *rank);
    painter.setClipping(false);
}

}  // namespace ui
