// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/table/table_preview_model.h"

#include <utility>

namespace ui {

void TablePreviewModel::setPreview(core::TablePreview preview)
{
    beginResetModel();
    m_preview = std::move(preview);
    endResetModel();
}

int TablePreviewModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_preview.rows.size());
}

int TablePreviewModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_preview.columns.size());
}

QVariant TablePreviewModel::data(const QModelIndex& index, int role) const
{
    if (role != Qt::DisplayRole)
        return {};
    const auto& row = m_preview.rows[static_cast<std::size_t>(index.row())];
    const auto column = static_cast<std::size_t>(index.column());
    // A ragged row; the problem is shown below the table.
    return column < row.size() ? QString::fromStdString(row[column]) : QString();
}

QVariant TablePreviewModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole)
        return {};
    if (orientation == Qt::Vertical)
        return section + 1;
    return QString::fromStdString(core::columnName(m_preview, static_cast<std::size_t>(section)));
}

}  // namespace ui
