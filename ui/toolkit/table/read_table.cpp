// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/table/read_table.h"

#include "ui/toolkit/table/table_menu.h"
#include "ui/toolkit/table/table_setup.h"

namespace ui {

ReadTable::ReadTable(const QString& name, QWidget* parent)
    : FittedTable(parent)
{
    setUpTable(*this);
    TableMenu::of(*this).setCopyKey(TableMenu::CopyKey::All);
    setAccessibleName(name);
}

void ReadTable::setModel(QAbstractItemModel* model)
{
    FittedTable::setModel(model);
    connect(model, &QAbstractItemModel::modelReset, this, &ReadTable::shareWidth);
    connect(model, &QAbstractItemModel::dataChanged, this,
            [this](const QModelIndex&, const QModelIndex&, const QList<int>& roles) {
                if (roles.isEmpty())
                    shareWidth();
            });
}

void ReadTable::setEmptyText(const QString& text)
{
    m_emptyText = text;
    viewport()->update();
}

OwnKeys ReadTable::ownKeys() const
{
    OwnKeys keys{accessibleName(), m_keys};
    keys.keys.push_back({keysText({QKeySequence(QKeySequence::Copy)}), tr("Copy table")});
    return keys;
}

}  // namespace ui
