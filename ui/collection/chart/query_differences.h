// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/figure/difference_figure.h"
#include "ui/collection/chart/query_chart.h"

namespace ui {

/// A bar for each query.
class QueryBars : public QueryChart {
public:
    virtual DifferenceChart chart() const = 0;

protected:
    using QueryChart::QueryChart;
};

/// How much each query gains or loses from A to B, sorted.
class QueryDifferences : public QueryBars {
    Q_DECLARE_TR_FUNCTIONS(ui::QueryDifferences)
public:
    explicit QueryDifferences(const CollectionDocument& document, const NumberFormat& format = {})
        : QueryBars(document, format, Order::Difference)
    {}

    QString title() const override;
    DifferenceChart chart() const override;

protected:
    QString caption(const NumberFormat& format) const override;
    void draw(PaperFigure& figure, std::optional<std::size_t> lit) const override;

private:
    DifferenceChart paperChart() const;
    QString intervalSentence() const;
};

}  // namespace ui
