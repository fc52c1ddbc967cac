// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/figure/bar_figure.h"
#include "ui/charts/view/kept_picture.h"
#include "ui/charts/view/rank_view.h"

namespace ui {

/// A bar chart over ranks. Scrolls if not all ranks fit; painting costs only what is shown, for
/// lists of any length.
class BarChartView : public RankView {
    Q_OBJECT
public:
    explicit BarChartView(QWidget* parent = nullptr);

    /// O(ranks).
    void setChart(BarChart chart);
    /// Puts a widget above the data, at the right. The view owns it.
    void setCorner(QWidget* widget);
    const BarChart& chart() const { return m_figure.chart(); }
    const RankWindow& window() const { return m_figure.window(); }

    std::size_t rankCount() const override { return ui::rankCount(chart()); }
    QRect placeOf(std::size_t rank) const override;
    /// Where a bar is drawn, in pixels of the viewport; null if there is none.
    QRectF barOf(std::size_t rank, std::size_t bars) const { return m_figure.barOf(rank, bars); }

protected:
    std::optional<std::size_t> placeUnder(QPointF place) const override;
    std::size_t ranksShown() const override { return window().count; }
    void paintShown(QPainter& painter, const QRegion& region) override;
    void arrange() override;
    void reachedChanged() override;

private:
    QSizeF corner() const;
    void placeCorner();

    BarFigure m_figure;
    QWidget* m_corner = nullptr;
    KeptPicture m_picture;
};

}  // namespace ui
