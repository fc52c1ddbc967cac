// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/conventions/convention_search/library_metrics.h"
#include "ui/toolkit/table/column_model.h"
#include "ui/toolkit/table/read_table.h"

#include <vector>

namespace ui {

/// Measures of the samples as other libraries compute them; those that differ from Rankscope's come
/// first.
class ToolsModel : public RowsModel<core::LibraryClassifierMetric> {
    Q_OBJECT
public:
    enum Column { Tool, Figure, Value, Differs };

    explicit ToolsModel(QObject* parent = nullptr);

    void setFigures(std::vector<core::LibraryClassifierMetric> figures);
    const core::LibraryClassifierMetric& figure(int row) const { return at(row); }
    QString toolName(int row) const;

private:
    QString differences(int row) const;
    QVariant told(int row, int column, int role) const override;
};

/// Their table; Enter applies a row's rules.
class ToolsView : public ReadTable {
    Q_OBJECT
public:
    explicit ToolsView(QWidget* parent = nullptr);

    ToolsModel& tools() { return m_model; }
    void shareWidth() override;

private:
    ToolsModel m_model;
};

}  // namespace ui
