// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/view/chart_panel.h"

namespace ui {

class BarChartView;
class MeanView;
class RankingDocument;

/// The mean of the selected measure over the document's queries. Each term highlights its query and
/// opens its lists. Bars below show the queries' values.
class MeanPanel : public ChartPanel {
    Q_OBJECT
public:
    explicit MeanPanel(RankingDocument& document, QWidget* parent = nullptr);

    MeanView& view() { return *m_view; }
    BarChartView& chart() { return *m_chart; }
    PaperFigure paperFigure() const override;

protected:
    void refresh() override;

private:
    QWidget* makeInvitation();
    void makeChart();

    RankingDocument& m_document;
    QWidget* m_invitation;  ///< shown for a single query
    MeanView* m_view;
    BarChartView* m_chart;
};

}  // namespace ui
