// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/view/chart_panel.h"
#include "ui/collection/chart/query_chart.h"
#include "ui/collection/document/collection_document.h"

#include <memory>

namespace ui {

class QueryChartView;

/// The base of panels with charts of A and B query by query. The current query is highlighted;
/// queries can be pointed at, chosen and opened.
class QueryChartPanel : public ChartPanel {
    Q_OBJECT
public:
    bool isWorking() const override;
    PaperFigure paperFigure() const override { return drawn()->figure(); }

signals:
    /// The user wants to see the query in the Ranking workspace.
    void openRequested(std::size_t query);

protected:
    QueryChartPanel(CollectionDocument& document, const QString& title, QWidget* parent);

    /// The chart of the current document.
    virtual std::unique_ptr<const QueryChart> drawn() const = 0;
    /// Passes the chart to the view.
    virtual void showChart(const QueryChart& chart) = 0;
    /// Shows `view`, which has the places of the chart.
    void addView(QueryChartView& view);
    void refresh() override;
    const CollectionDocument& document() const { return m_document; }

private:
    void light();

    CollectionDocument& m_document;
    QueryChartView* m_view = nullptr;
    std::unique_ptr<const QueryChart> m_chart;  ///< as shown
};

}  // namespace ui
