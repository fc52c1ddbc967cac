#pragma once

#include "ui/window/main_window.h"

#include <map>

class QMenu;
class QToolBar;

namespace ui {

/// Menus and toolbars that the pages add to.
struct MainWindow::Bars {
    QMenu* edit = nullptr;
    QMenu* view = nullptr;
    QAction* viewPlace = nullptr;  ///< what pages add to View stands before it
    QAction* menuPlace = nullptr;  ///< menus of pages stand before it
    QAction* startNew = nullptr;
    QAction* weights = nullptr;
    QList<QAction*> everywhere;  ///< whose keys work in presentations too
    std::map<WorkspacePage*, QToolBar*> tools;
};

}  // namespace ui
