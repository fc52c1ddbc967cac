// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/panel/refreshed_panel.h"

#include "ui/toolkit/panel/refresh_when_shown.h"

namespace ui {

RefreshedPanel::RefreshedPanel(const QString& title, QWidget* parent)
    : Panel(title, parent)
    , m_refresh(new RefreshWhenShown(*this, [this] { refresh(); }))
{}

void RefreshedPanel::requestRefresh()
{
    m_refresh->request();
}

}  // namespace ui
