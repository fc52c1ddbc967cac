// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/view/chart_panel.h"
#include "ui/collection/chart/group_chart.h"
#include "ui/collection/document/collection_document.h"

namespace ui {

class ChartView;

/// The mean difference of A and B in every group of queries, with intervals.
class GroupChartPanel : public ChartPanel {
    Q_OBJECT
public:
    explicit GroupChartPanel(CollectionDocument& document, QWidget* parent = nullptr);

    ChartView& view() { return *m_view; }
    bool isWorking() const override { return m_document.isBusy(); }
    PaperFigure paperFigure() const override;

protected:
    void refresh() override;

private:
    void tellMarker();
    GroupChart drawn() const { return GroupChart(m_document, format()); }

    CollectionDocument& m_document;
    ChartView* m_view;
};

}  // namespace ui
