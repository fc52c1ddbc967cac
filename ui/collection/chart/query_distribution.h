// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/view/distribution_view.h"
#include "ui/collection/chart/query_chart.h"

namespace ui {

/// The distribution of both runs' values over the queries, or of their difference; for a single
/// run, of its values.
class QueryDistribution : public QueryChart {
    Q_DECLARE_TR_FUNCTIONS(ui::QueryDistribution)
public:
    /// @param isOfDifference queries are sorted by the difference, else by A's value
    explicit QueryDistribution(const CollectionDocument& document, const NumberFormat& format = {},
                               bool isOfDifference = false);

    QString title() const override;
    const Distribution& chart() const { return m_distribution; }

protected:
    QStringList moreAt(std::size_t place) const override;
    QString caption(const NumberFormat& format) const override;
    void draw(PaperFigure& figure, std::optional<std::size_t> lit) const override;

private:
    Distribution ofValues() const;
    Distribution ofDifference() const;
    QString binText(const QString& name, double value, const std::vector<double>& counts) const;
    QString edgeText(double edge) const;

    bool m_isOfDifference;
    Distribution m_distribution;
};

}  // namespace ui
