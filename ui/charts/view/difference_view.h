// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/figure/difference_figure.h"
#include "ui/charts/view/query_figure_view.h"

namespace ui {

/// The differences of all queries as bars in ascending order.
class DifferenceView : public QueryFigureView<DifferenceFigure> {
    Q_OBJECT
public:
    explicit DifferenceView(QWidget* parent = nullptr);

    /// Where a bar is drawn, in pixels of the widget.
    QRectF barOf(std::size_t place) const;

protected:
    void layOut(const Look& look) const override;
};

}  // namespace ui
