// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/figure/scatter_figure.h"
#include "ui/collection/chart/query_chart.h"

namespace ui {

/// Every query as a point: its value under A is x, under B y.
class QueryScatter : public QueryChart {
    Q_DECLARE_TR_FUNCTIONS(ui::QueryScatter)
public:
    explicit QueryScatter(const CollectionDocument& document, const NumberFormat& format = {})
        : QueryChart(document, format, Order::ValueOfA)
    {}

    QString title() const override;
    ScatterChart chart() const;

protected:
    QStringList moreAt(std::size_t place) const override;
    QString caption(const NumberFormat& format) const override;
    QString guides() const override;
    void draw(PaperFigure& figure, std::optional<std::size_t> lit) const override;

private:
    ScatterChart paperChart() const;
};

}  // namespace ui
