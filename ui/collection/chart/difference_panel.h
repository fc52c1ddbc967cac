#pragma once

#include "ui/collection/chart/query_chart_panel.h"

namespace ui {

struct DifferenceChart;
class DifferenceView;

/// How much each query gains or loses from A to B, in order.
class DifferencePanel : public QueryChartPanel {
    Q_OBJECT
public:
    explicit DifferencePanel(CollectionDocument& document, QWidget* parent = nullptr);

    DifferenceView& view() { return *m_view; }
    PaperFigure paperFigure() const override;

protected:
    void showDifferences() override;
    void showNothing() override;
    QString caption(const NumberFormat& format) const override;

private:
    DifferenceChart paperChart() const;
    QString intervalSentence() const;

    DifferenceView* m_view;
};

}  // namespace ui
