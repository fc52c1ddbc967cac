#pragma once

#include "ui/chart_view/query_view.h"
#include "ui/figure/scatter_figure.h"

namespace ui {

/// A point for each query: one run's value across, the other's up.
class ScatterView : public QueryView {
    Q_OBJECT
public:
    explicit ScatterView(QWidget* parent = nullptr);

    /// @param chart its points in the order in which keys walk
    void setChart(ScatterChart chart);
    const ScatterChart& chart() const { return m_figure.chart(); }

    std::size_t queryCount() const override { return m_figure.count(); }

protected:
    void arrange(const Look& look) override;
    void paintPicture(QPaintDevice& device) override;
    void paintLit(QPainter& painter, std::size_t place) const override;
    QRegion lightOf(std::size_t place) const override;
    QPointF middleOf(std::size_t place) const override;
    std::optional<std::size_t> nearest(QPointF pixel) const override;

private:
    ScatterFigure m_figure;
};

}  // namespace ui
