// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/view/chart_panel.h"

#include "ui/toolkit/panel/refresh_when_shown.h"

namespace ui {

ChartPanel::ChartPanel(const QString& title, QWidget* parent)
    : Panel(title, parent)
    // Created first, it runs last: marks are drawn on top of the chart.
    , m_mark(new RefreshWhenShown(*this, [this] { mark(); }))
    , m_refresh(new RefreshWhenShown(*this, [this] { refresh(); }))
{}

void ChartPanel::bringUpToDate()
{
    m_refresh->refreshNow();
    m_mark->refreshNow();
}

void ChartPanel::request()
{
    requestRefresh();
    requestMark();
}

void ChartPanel::requestRefresh()
{
    m_refresh->request();
}

void ChartPanel::requestMark()
{
    m_mark->request();
}

}  // namespace ui
