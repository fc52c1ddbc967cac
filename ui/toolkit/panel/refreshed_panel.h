// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/toolkit/panel/panel.h"

namespace ui {

class RefreshWhenShown;

/// A panel that follows a document and updates when it is visible.
class RefreshedPanel : public Panel {
    Q_OBJECT
protected:
    RefreshedPanel(const QString& title, QWidget* parent);

    /// Rebuilds everything from the document.
    virtual void refresh() = 0;
    /// Calls refresh(): now, or when the panel is shown.
    void requestRefresh();

private:
    RefreshWhenShown* m_refresh;
};

}  // namespace ui
