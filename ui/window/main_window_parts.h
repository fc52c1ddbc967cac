// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/main_window.h"

#include <map>

class QBoxLayout;
class QMenu;
class QToolBar;
class QToolButton;

namespace ui {

class FittedBar;

/// Menus and toolbars that the pages add to.
struct MainWindow::Bars {
    QBoxLayout* strips = nullptr;  ///< above the workspaces: messages, questions
    QMenu* edit = nullptr;
    QMenu* view = nullptr;
    QAction* viewPlace = nullptr;  ///< what pages add to View stands before it
    QAction* menuPlace = nullptr;  ///< menus of pages stand before it
    QAction* startNew = nullptr;
    QAction* weights = nullptr;
    QList<QAction*> everywhere;  ///< whose keys work in presentations too
    /// What the tool bars have of a page.
    struct Tools {
        FittedBar* fields;
        QMenu* exports;
    };
    std::map<WorkspacePage*, Tools> tools;
    QToolBar* files = nullptr;  ///< before the fields of the page
    QToolBar* ends = nullptr;   ///< behind them, always in sight
    QToolButton* exporting = nullptr;
};

}  // namespace ui
