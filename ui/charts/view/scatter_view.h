// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/figure/scatter_figure.h"
#include "ui/charts/view/query_figure_view.h"

namespace ui {

/// A point for each query: one run's value is x, the other's y.
class ScatterView : public QueryFigureView<ScatterFigure> {
    Q_OBJECT
public:
    explicit ScatterView(QWidget* parent = nullptr);
};

}  // namespace ui
