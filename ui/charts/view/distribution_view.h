// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/figure/histogram_figure.h"
#include "ui/charts/view/query_chart_view.h"

#include <QStringList>

#include <vector>

namespace ui {

/// A mark of a query on the axis of a distribution.
struct DistributionMark {
    double at = 0;
    QString name;  ///< next to its wedge, one or two letters; may be empty

    bool operator==(const DistributionMark&) const = default;
};

/// The distribution of query values as a histogram, with each query's places on the axis.
struct Distribution {
    Histogram histogram;
    /// The names of each query's marks: one or several.
    QStringList markNames;
    /// The places of marks, grouped by query, queries in the order of the arrow keys.
    std::vector<double> places;

    std::size_t count() const
    {
        return markNames.isEmpty() ? 0 : places.size() / std::size_t(markNames.size());
    }
    std::vector<DistributionMark> marksOf(std::size_t place) const;
};

/// A distribution with the highlighted query marked on the axis.
class DistributionView : public QueryChartView {
    Q_OBJECT
public:
    explicit DistributionView(QWidget* parent = nullptr);

    void setDistribution(Distribution distribution);
    /// Puts a widget above the data, at the right. The view owns it.
    void setCorner(QWidget* widget);
    const Distribution& distribution() const { return m_distribution; }
    /// The bar of a class in a bin, 0-based, in pixels of the widget; null if it has none.
    QRectF barOf(std::size_t bin, HistogramFigure::Class which) const;

protected:
    std::size_t placeCount() const override { return m_distribution.count(); }
    void layOut(const Look& look) const override;
    void paintPicture(QPaintDevice& device) const override;
    void paintLit(QPainter& painter, std::size_t place) const override;
    QRegion lightOf(std::size_t place) const override;
    QPointF middleOf(std::size_t place) const override;
    /// The query with the mark horizontally nearest to the mouse. O(queries).
    std::optional<std::size_t> nearest(QPointF pixel) const override;

private:
    QSizeF cornerSize(const Look& look) const;

    Distribution m_distribution;
    mutable HistogramFigure m_figure;
    QWidget* m_corner = nullptr;
};

/// Paints the distribution for paper, always in light colours.
/// @param marks of one query, or empty
/// @param points the width and height of the figure in points of 1/72 inch
void paintDistribution(Histogram histogram, const std::vector<DistributionMark>& marks,
                       QPaintDevice& device, QSizeF points, const FigureStyle& style);

}  // namespace ui
