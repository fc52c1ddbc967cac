// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/tables/table.h"
#include "ui/toolkit/table/table_copies.h"

#include <functional>

namespace ui {

/// How a table that is a grid of fields and labels is copied and saved: by its context menu and by
/// the window's Export.
class GridCopies : public TableCopies {
    Q_OBJECT
public:
    /// @param grid what shows it, with an accessible name
    /// @param make columns and rows as they are shown now; without rows there is nothing to copy
    /// @param key copies the table too, where the grid's panel knows it
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
