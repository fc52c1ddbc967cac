// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/view/forest_view.h"

#include "ui/charts/figure/forest_figure.h"

#include <utility>

namespace ui {

namespace {

constexpr int forestMargin = 10;  ///< in design pixels

}  // namespace

ForestView::ForestView(QWidget* parent)
    : KeptView({.usual = {480, 260}, .least = {280, 130}}, parent)
{}

void ForestView::setChart(ForestChart chart, const QString& text)
{
    m_chart = std::move(chart);
    m_text = text;
    tell();
    stale();
    updateGeometry();
}

QSize ForestView::minimumSizeHint() const
{
    const QSize least = KeptView::minimumSizeHint();
    if (isEmpty())
        return least;
    const int margins = 2 * Theme::of(*this).px(forestMargin);
    const QSizeF rows = leastForest(m_chart, look());
    return least.expandedTo(rows.toSize() + QSize(margins, margins));
}

void ForestView::paintPicture(QPaintDevice& device) const
{
    const int margin = Theme::of(*this).px(forestMargin);
    paintForest(m_chart, device, m_look, QRectF(rect()).adjusted(margin, margin, -margin, -margin));
}

}  // namespace ui
