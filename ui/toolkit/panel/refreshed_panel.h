// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/toolkit/panel/panel.h"

namespace ui {

class RefreshWhenShown;

/// A panel that follows a document: what it shows is made anew when a person sees it.
class RefreshedPanel : public Panel {
    Q_OBJECT
protected:
    RefreshedPanel(const QString& title, QWidget* parent);

    /// Makes everything anew.
    virtual void refresh() = 0;
    /// Asks for that: now, or when the panel is seen.
    void requestRefresh();

private:
    RefreshWhenShown* m_refresh;
};

}  // namespace ui
