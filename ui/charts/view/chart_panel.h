// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/figure/figure_source.h"
#include "ui/toolkit/panel/panel.h"

namespace ui {

class RefreshWhenShown;

/// A panel with a chart of its document, drawn when visible. Subclasses draw the chart (refresh())
/// and what moves on top of it (mark()), and supply its figure.
class ChartPanel : public Panel, public FigureSource {
    Q_OBJECT
public:
    void bringUpToDate() override;

protected:
    ChartPanel(const QString& title, QWidget* parent);

    /// Redraws the chart.
    virtual void refresh() = 0;
    /// Redraws what is on top of the chart, such as the threshold.
    virtual void mark() {}
    void formatChanged() override { request(); }
    /// Redraws everything, the chart, or only what is on top of it: now, or when the panel is
    /// shown.
    void request();
    void requestRefresh();
    void requestMark();

private:
    RefreshWhenShown* m_mark;
    RefreshWhenShown* m_refresh;
};

}  // namespace ui
