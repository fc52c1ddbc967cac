// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/export/figure/panel_figure.h"

#include <QStringList>
#include <QWidget>

#include <vector>

class QAction;
class QComboBox;
class QLabel;
class QMenu;
class QToolButton;

namespace ui {

/// Which further charts stand beside the chosen one as panels of one figure, and in which grid.
class PanelFields : public QWidget {
    Q_OBJECT
public:
    /// @param names of all charts that there are
    explicit PanelFields(const QStringList& names, QWidget* parent = nullptr);

    /// The chart that is chosen anyhow.
    void setFirst(int chart);
    /// Charts by index, in the order in which they were chosen.
    const std::vector<int>& further() const { return m_further; }
    PanelGrid grid() const;

    QMenu& menu() { return *m_menu; }
    QComboBox& grids() { return *m_grids; }

signals:
    void changed();
    void gridChosen();

private:
    void choose(int chart, bool isWanted);
    void show();

    std::vector<QAction*> m_charts;
    std::vector<int> m_further;
    QMenu* m_menu;
    QToolButton* m_button;
    QComboBox* m_grids;
    QLabel* m_gridLabel;
};

}  // namespace ui
