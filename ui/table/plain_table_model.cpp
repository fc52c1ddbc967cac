#include "ui/table/plain_table_model.h"

#include "core/table/table_text.h"
#include "ui/table/row_roles.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace ui {

namespace {

/// By number, cells without one last; words by themselves.
bool isBefore(const core::TableCell& a, const core::TableCell& b, bool isNumeric)
{
    if (!isNumeric)
        return QString::localeAwareCompare(QString::fromStdString(a.text),
                                           QString::fromStdString(b.text)) < 0;
    return a.number && (!b.number || *a.number < *b.number);
}

}  // namespace

PlainTableModel::PlainTableModel(QObject* parent)
    : QAbstractTableModel(parent)
{}

void PlainTableModel::setTable(core::Table table, int lastRows)
{
    beginResetModel();
    m_table = std::move(table);
    m_lastRows = std::min(static_cast<std::size_t>(lastRows), m_table.rows.size());
    arrange();
    endResetModel();
}

void PlainTableModel::setCurrent(std::optional<int> row)
{
    m_current = row;
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1), {CurrentRole});
}

void PlainTableModel::sort(int column, Qt::SortOrder order)
{
    beginResetModel();
    m_column = column;
    m_order = order;
    arrange();
    endResetModel();
}

void PlainTableModel::arrange()
{
    m_rows.resize(m_table.rows.size());
    std::iota(m_rows.begin(), m_rows.end(), 0);
    if (m_column < 0 || m_column >= columnCount())
        return;
    const auto column = static_cast<std::size_t>(m_column);
    const bool isNumeric = m_table.columns[column].isNumeric;
    const auto cellOf = [&](int row) -> const core::TableCell& {
        return m_table.rows[static_cast<std::size_t>(row)][column];
    };
    std::stable_sort(
        m_rows.begin(), m_rows.end() - static_cast<std::ptrdiff_t>(m_lastRows), [&](int a, int b) {
            const bool hasBoth = cellOf(a).number && cellOf(b).number;
            const bool isTurned = m_order == Qt::DescendingOrder && (hasBoth || !isNumeric);
            return isTurned ? isBefore(cellOf(b), cellOf(a), isNumeric)
                            : isBefore(cellOf(a), cellOf(b), isNumeric);
        });
}

const core::TableCell& PlainTableModel::cell(const QModelIndex& index) const
{
    return m_table.rows[static_cast<std::size_t>(placeOf(index.row()))]
                       [static_cast<std::size_t>(index.column())];
}

int PlainTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int PlainTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_table.columns.size());
}

QVariant PlainTableModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const core::TableCell& shown = cell(index);
    const auto text = [&shown] {
        core::TableCell unmarked = shown;
        unmarked.isBest = false;
        return QString::fromStdString(core::shownText(unmarked));
    };
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return text();
    case Qt::AccessibleTextRole:
        //: A value that is the best of its column
        return shown.isBest ? tr("%1, the best").arg(text()) : text();
    case Qt::TextAlignmentRole:
        return static_cast<int>(m_table.columns[static_cast<std::size_t>(index.column())].isNumeric
                                    ? Qt::AlignRight
                                    : Qt::AlignLeft);
    case ExactRole:
        return QVariant::fromValue(std::vector{shown});
    case StrongRole:
        return shown.isBest;
    case CurrentRole:
        return m_current == placeOf(index.row());
    default:
        return {};
    }
}

QVariant PlainTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const core::Table::Column& column = m_table.columns[static_cast<std::size_t>(section)];
    switch (role) {
    case Qt::DisplayRole:
        return QString::fromStdString(column.heading);
    case Qt::TextAlignmentRole:
        return static_cast<int>(Qt::AlignVCenter |
                                (column.isNumeric ? Qt::AlignRight : Qt::AlignLeft));
    case ExactRole:
        return QVariant::fromValue(column);
    default:
        return {};
    }
}

}  // namespace ui
