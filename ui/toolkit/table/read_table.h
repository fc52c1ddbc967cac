// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/toolkit/shortcuts/own_keys.h"
#include "ui/toolkit/table/fitted_table.h"

#include <utility>
#include <vector>

namespace ui {

/// A read-only table: one row at a time is selected, Ctrl+C copies the whole table, and the columns
/// divide the width again when rows change.
class ReadTable : public FittedTable, public HasOwnKeys {
    Q_OBJECT
public:
    /// @param name the table's name
    explicit ReadTable(const QString& name, QWidget* parent = nullptr);

    void setModel(QAbstractItemModel* model) override;
    void setEmptyText(const QString& text);
    QString emptyText() const override { return m_emptyText; }
    /// The keys from setKeys(), and the key that copies.
    OwnKeys ownKeys() const override;

protected:
    void setKeys(std::vector<OwnKeys::Key> keys) { m_keys = std::move(keys); }

private:
    QString m_emptyText;
    std::vector<OwnKeys::Key> m_keys;
};

}  // namespace ui
