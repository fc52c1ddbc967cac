// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/collection/chart/query_differences.h"

namespace ui {

/// Each query's value under one run, or how far it is below 1, sorted.
class QueryValues : public QueryBars {
    Q_DECLARE_TR_FUNCTIONS(ui::QueryValues)
public:
    explicit QueryValues(const CollectionDocument& document, const NumberFormat& format = {},
                         bool isOfLoss = false)
        : QueryBars(document, format, Order::ValueOfA, Runs::One)
        , m_isOfLoss(isOfLoss && canLack(document))
    {}

    /// Whether the current measure has a maximum of 1.
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
