// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/view/chart_panel.h"
#include "ui/collection/chart/system_orders_chart.h"

#include <memory>

namespace ui {

class OrdersView;

/// "Orders": the runs' order under every measure, joined by ribbons.
class OrdersPanel : public ChartPanel {
    Q_OBJECT
public:
    explicit OrdersPanel(CollectionDocument& document, QWidget* parent = nullptr);

    OrdersView& view() { return *m_view; }
    bool isWorking() const override;
    PaperFigure paperFigure() const override;

protected:
    void refresh() override;
    /// Highlights the current run.
    void mark() override;

private:
    CollectionDocument& m_document;
    OrdersView* m_view;
    std::unique_ptr<const SystemOrders> m_chart;
};

}  // namespace ui
