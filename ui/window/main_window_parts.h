// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/main_window.h"

#include <map>

class QMenu;
class QToolBar;
class QToolButton;

namespace ui {

class BarQueue;
class FittedBar;

/// Menus and tool bars that pages extend.
struct MainWindow::Bars {
    BarQueue* strips = nullptr;  ///< messages and questions at the lower edge
    QMenu* edit = nullptr;
    QMenu* view = nullptr;
    QAction* viewPlace = nullptr;  ///< pages insert into View before it
    QAction* menuPlace = nullptr;  ///< pages insert their menus before it
    QAction* startNew = nullptr;
    QAction* weights = nullptr;
    QList<QAction*> everywhere;  ///< keys work in presentations too
    /// A page's part of the tool bars.
    struct Tools {
        FittedBar* fields;
        QMenu* exports;
    };
    std::map<WorkspacePage*, Tools> tools;
    QToolBar* files = nullptr;  ///< before the page's fields
    QToolBar* ends = nullptr;   ///< after them, always visible
    QToolButton* exporting = nullptr;
};

}  // namespace ui
