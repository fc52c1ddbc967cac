#pragma once

#include "ui/collection/chart/query_chart.h"
#include "ui/figure/difference_figure.h"

namespace ui {

/// How much each query gains or loses from A to B, in order.
class QueryDifferences : public QueryChart {
    Q_DECLARE_TR_FUNCTIONS(ui::QueryDifferences)
public:
    explicit QueryDifferences(const CollectionDocument& document, const NumberFormat& format = {})
        : QueryChart(document, format, Order::Difference)
    {}

    QString title() const override;
    DifferenceChart chart() const;

protected:
    QString caption(const NumberFormat& format) const override;
    void draw(PaperFigure& figure, std::optional<std::size_t> lit) const override;

private:
    DifferenceChart paperChart() const;
    QString intervalSentence() const;
};

}  // namespace ui
