// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/view/difference_view.h"

namespace ui {

DifferenceView::DifferenceView(QWidget* parent)
    : QueryFigureView(parent, {.usual = {480, 220}, .least = {200, 66}})
{}

QRectF DifferenceView::barOf(std::size_t place) const
{
    arrange();
    return m_figure.barOf(place);
}

void DifferenceView::layOut(const Look& look) const
{
    m_figure.arrange(look, size(), 1 / devicePixelRatioF());
}

}  // namespace ui
