// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/figure/histogram_figure.h"
#include "ui/charts/view/query_view.h"

#include <QStringList>

#include <vector>

namespace ui {

/// Where one query stands on the axis of a distribution.
struct DistributionMark {
    double at = 0;
    QString name;  ///< beside its wedge, a letter or two; may be empty

    bool operator==(const DistributionMark&) const = default;
};

/// How values of queries are spread, as a histogram in which each query has its own places.
struct Distribution {
    Histogram histogram;
    /// What each query is marked with: one name or several.
    QStringList markNames;
    /// Where, the marks of one query together, the queries in the order in which keys walk.
    std::vector<double> places;

    std::size_t count() const
    {
        return markNames.isEmpty() ? 0 : places.size() / std::size_t(markNames.size());
    }
    std::vector<DistributionMark> marksOf(std::size_t place) const;
};

/// A distribution in which the lit query is marked on the axis.
class DistributionView : public QueryView {
    Q_OBJECT
public:
    explicit DistributionView(QWidget* parent = nullptr);

    void setDistribution(Distribution distribution);
    /// Puts a widget above the data, at the right. The view owns it.
    void setCorner(QWidget* widget);
    const Distribution& distribution() const { return m_distribution; }
    /// A class's bar of a bin, 0-based, in pixels of the widget; null where it has none.
    QRectF barOf(std::size_t bin, HistogramFigure::Class which) const;

protected:
    std::size_t placeCount() const override { return m_distribution.count(); }
    void layOut(const Look& look) const override;
    void paintPicture(QPaintDevice& device) const override;
    void paintLit(QPainter& painter, std::size_t place) const override;
    QRegion lightOf(std::size_t place) const override;
    QPointF middleOf(std::size_t place) const override;
    /// Of the queries, the one with the mark nearest to where the mouse is across. O(queries).
    std::optional<std::size_t> nearest(QPointF pixel) const override;

private:
    QSizeF cornerSize(const Look& look) const;

    Distribution m_distribution;
    mutable HistogramFigure m_figure;
    QWidget* m_corner = nullptr;
};

/// Paints the distribution for paper, in the light colours whatever the screen has.
/// @param marks of one query, or none
/// @param points the width and height of the figure in points of 1/72 inch
void paintDistribution(Histogram histogram, const std::vector<DistributionMark>& marks,
                       QPaintDevice& device, QSizeF points, const FigureStyle& style);

}  // namespace ui
