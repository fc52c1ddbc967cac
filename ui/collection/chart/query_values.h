// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/collection/chart/query_differences.h"

namespace ui {

/// What each query has under one run, in order: its value, or what it lacks to 1.
class QueryValues : public QueryBars {
    Q_DECLARE_TR_FUNCTIONS(ui::QueryValues)
public:
    explicit QueryValues(const CollectionDocument& document, const NumberFormat& format = {},
                         bool isOfLoss = false)
        : QueryBars(document, format, Order::ValueOfA, Runs::One)
        , m_isOfLoss(isOfLoss && canLack(document))
    {}

    /// Whether the measure in front ends at 1.
    static bool canLack(const CollectionDocument& document);

    QString title() const override;
    DifferenceChart chart() const override;

protected:
    QString caption(const NumberFormat& format) const override;
    void draw(PaperFigure& figure, std::optional<std::size_t> lit) const override;

private:
    double mean() const;

    bool m_isOfLoss;
};

}  // namespace ui
