#pragma once

#include "ui/collection/chart/query_chart_panel.h"

namespace ui {

struct ScatterChart;
class ScatterView;

/// Every query as a point: its value under A across, under B up.
class ScatterPanel : public QueryChartPanel {
    Q_OBJECT
public:
    explicit ScatterPanel(CollectionDocument& document, QWidget* parent = nullptr);

    ScatterView& view() { return *m_view; }
    PaperFigure paperFigure() const override;

protected:
    /// By A, equal ones by B.
    void arrangeQueries(std::vector<core::QueryDifference>& queries) const override;
    void showDifferences() override;
    void showNothing() override;
    QStringList moreAt(std::size_t place) const override;
    QString caption(const NumberFormat& format) const override;
    QString guides() const override;

private:
    ScatterChart paperChart() const;
    ScatterView* m_view;
};

}  // namespace ui
