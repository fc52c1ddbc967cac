// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/tables/table.h"
#include "ui/toolkit/table/table_copies.h"

#include <functional>

namespace ui {

/// Copies and saves a table shown as a grid of fields and labels, from its context menu and the
/// window's Export.
class GridCopies : public TableCopies {
    Q_OBJECT
public:
    /// @param grid the widget that shows it, with an accessible name
    /// @param make returns the columns and rows shown now; without rows, there is nothing to copy
    /// @param key also copies the table; the grid's panel handles it
    GridCopies(QWidget& grid, std::function<core::Table()> make, const QKeySequence& key = {});

    bool hasRows() const override;
    void copyWhole() override;
    void copyAs(core::TableFormat format) override;
    std::optional<QString> save(const QString& path, core::TableFormat format) override;

private:
    core::Table table();
    void openAt(QPoint place);

    std::function<core::Table()> m_make;
    QKeySequence m_key;
};

}  // namespace ui
