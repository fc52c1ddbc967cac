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

/// Chooses further charts to show as panels with the selected one in a figure, and their grid.
class PanelFields : public QWidget {
    Q_OBJECT
public:
    /// @param names of all available charts
    explicit PanelFields(const QStringList& names, QWidget* parent = nullptr);

    /// Sets the chart that is always included.
    void setFirst(int chart);
    /// Indices of charts, in the order of selection.
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
