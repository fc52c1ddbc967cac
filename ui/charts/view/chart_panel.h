// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/figure/figure_source.h"
#include "ui/toolkit/panel/panel.h"

namespace ui {

class RefreshWhenShown;

/// A panel with a chart of its document, drawn when a person sees it. A derived one shows the chart
/// (refresh()), what moves upon it without the rest (mark()), and has its figure.
class ChartPanel : public Panel, public FigureSource {
    Q_OBJECT
public:
    void bringUpToDate() override;

protected:
    ChartPanel(const QString& title, QWidget* parent);

    /// Draws the chart anew.
    virtual void refresh() = 0;
    /// Draws what stands upon the chart, such as the threshold.
    virtual void mark() {}
    void formatChanged() override { request(); }
    /// Draws everything, the chart alone, or what stands upon it: now, or when the panel is seen.
    void request();
    void requestRefresh();
    void requestMark();

private:
    RefreshWhenShown* m_mark;
    RefreshWhenShown* m_refresh;
};

}  // namespace ui
