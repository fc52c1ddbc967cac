// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/view/scatter_view.h"

namespace ui {

ScatterView::ScatterView(QWidget* parent)
    : QueryFigureView(parent)
{}

}  // namespace ui
