// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/table/column_model.h"

#include "ui/text/language/language.h"
#include "ui/toolkit/table/row_roles.h"

namespace ui {

ColumnModel::ColumnModel(QObject* parent)
    : QAbstractTableModel(parent)
{}

void ColumnModel::setFormat(const NumberFormat& format)
{
    m_format = format;
    formatChanged();
}

int ColumnModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : rows();
}

int ColumnModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

bool ColumnModel::isThere(int) const
{
    return true;
}

QVariant ColumnModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || !isThere(index.row()))
        return {};
    const TableColumn& column = at(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return column.text(index.row());
    case Qt::TextAlignmentRole:
        return static_cast<int>(column.alignment);
    case ExactRole:
        return column.exact ? column.exact(index.row()) : QVariant();
    default:
        return told(index.row(), index.column(), role);
    }
}

QVariant ColumnModel::told(int row, int column, int role) const
{
    if (role == Qt::ToolTipRole)
        return rowSentence(row);
    if (role == Qt::AccessibleTextRole)
        return column == 0 ? rowSentence(row) : text(row, column);
    return {};
}

QVariant ColumnModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const TableColumn& column = at(section);
    switch (role) {
    case Qt::DisplayRole:
        return column.heading;
    case Qt::ToolTipRole:
        return column.about.isEmpty() ? QVariant() : column.about;
    case Qt::TextAlignmentRole:
        return static_cast<int>(Qt::AlignVCenter |
                                column.headingAlignment.value_or(column.alignment));
    case ExactRole:
        return column.whole;
    case NameRole:
        return column.name;
    case BarNamesRole:
        return column.barNames ? QVariant(*column.barNames) : QVariant();
    case Qt::AccessibleTextRole:
        return column.spoken.isEmpty() ? QVariant() : column.spoken;
    default:
        return {};
    }
}

void ColumnModel::setColumns(const std::function<std::vector<TableColumn>()>& make)
{
    m_columns = make();
    const InEnglish english;
    const std::vector<TableColumn> named = make();
    for (std::size_t column = 0; column < named.size(); ++column)
        m_columns[column].name =
            named[column].whole.isValid() ? named[column].whole : named[column].heading;
    if (columnCount() > 0)
        emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

void ColumnModel::setHeading(int column, const std::function<QString()>& make)
{
    TableColumn& headed = m_columns[static_cast<std::size_t>(column)];
    headed.heading = make();
    const InEnglish english;
    headed.name = make();
    emit headerDataChanged(Qt::Horizontal, column, column);
}

QString ColumnModel::text(int row, int column) const
{
    return at(column).text(row);
}

void ColumnModel::rowsChanged(const QList<int>& roles)
{
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1), roles);
}

void ColumnModel::rowChanged(std::optional<int> row, const QList<int>& roles)
{
    if (row && *row < rowCount())
        emit dataChanged(index(*row, 0), index(*row, columnCount() - 1), roles);
}

void ColumnModel::moveHeldIndexes(const std::function<int(int)>& rowAfter)
{
    const QModelIndexList held = persistentIndexList();
    QModelIndexList moved;
    moved.reserve(held.size());
    for (const QModelIndex& before : held)
        moved << index(rowAfter(before.row()), before.column());
    changePersistentIndexList(held, moved);
}

}  // namespace ui
