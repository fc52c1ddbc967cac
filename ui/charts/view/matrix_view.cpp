// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/view/matrix_view.h"

#include <utility>

namespace ui {

MatrixView::MatrixView(QWidget* parent)
    : KeptView({.usual = {360, 260}, .least = {200, 130}}, parent)
{}

void MatrixView::setChart(MatrixChart chart, const QString& text)
{
    if (chart == this->chart() && text == m_text)
        return;
    m_figure.setChart(std::move(chart));
    m_text = text;
    tell();
    stale();
}

QRectF MatrixView::cellAt(int row, int column) const
{
    arrange();
    return m_figure.cellAt(row, column);
}

}  // namespace ui
