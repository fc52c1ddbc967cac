// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/toolkit/shortcuts/own_keys.h"
#include "ui/toolkit/table/fitted_table.h"

#include <utility>
#include <vector>

namespace ui {

/// A table that is only read: one row at a time is chosen, Ctrl+C copies the whole, and the columns
/// share the width anew whenever the rows change.
class ReadTable : public FittedTable, public HasOwnKeys {
    Q_OBJECT
public:
    /// @param name what it is called
    explicit ReadTable(const QString& name, QWidget* parent = nullptr);

    void setModel(QAbstractItemModel* model) override;
    void setEmptyText(const QString& text);
    QString emptyText() const override { return m_emptyText; }
    /// Those that setKeys() named, and the one that copies.
    OwnKeys ownKeys() const override;

protected:
    void setKeys(std::vector<OwnKeys::Key> keys) { m_keys = std::move(keys); }

private:
    QString m_emptyText;
    std::vector<OwnKeys::Key> m_keys;
};

}  // namespace ui
