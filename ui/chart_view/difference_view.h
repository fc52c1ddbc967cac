#pragma once

#include "ui/chart_view/query_view.h"
#include "ui/figure/difference_figure.h"

namespace ui {

/// The differences of all queries as bars in ascending order.
class DifferenceView : public QueryView {
    Q_OBJECT
public:
    explicit DifferenceView(QWidget* parent = nullptr);

    /// O(queries).
    void setChart(DifferenceChart chart);
    const DifferenceChart& chart() const { return m_figure.chart(); }
    /// Where a bar is drawn, in pixels of the widget.
    QRectF barOf(std::size_t place);

    std::size_t queryCount() const override { return m_figure.count(); }

protected:
    void arrange(const Look& look) override;
    void paintPicture(QPaintDevice& device) override;
    void paintLit(QPainter& painter, std::size_t place) const override;
    QRegion lightOf(std::size_t place) const override;
    QPointF middleOf(std::size_t place) const override;
    std::optional<std::size_t> nearest(QPointF pixel) const override;

private:
    DifferenceFigure m_figure;
};

}  // namespace ui
