// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/compare/document_amounts_model.h"

#include "ui/toolkit/table/row_roles.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace ui {

DocumentAmountsModel::DocumentAmountsModel(const std::function<std::vector<Heading>()>& headings,
                                           QObject* parent)
    : RowsModel(parent)
{
    setColumns([this, headings] {
        const std::vector<Heading> given = headings();
        return std::vector<TableColumn>{
            {tr("Rank"), Qt::AlignRight, [this](int row) { return QString::number(at(row).rank); },
             [this](int row) { return QVariant(static_cast<double>(at(row).rank)); }},
            {tr("Document"), Qt::AlignLeft, [this](int row) { return at(row).name; }},
            {given[0].text,
             Qt::AlignRight,
             [this](int row) { return at(row).aside; },
             {},
             given[0].about},
            {given[1].text,
             Qt::AlignRight,
             [this](int row) { return at(row).text; },
             [this](int row) { return QVariant(at(row).amount); },
             given[1].about,
             {},
             Qt::AlignLeft}};  // to the left of its bar
    });
}

void DocumentAmountsModel::setRows(std::vector<DocumentAmount> rows)
{
    m_largest = 0;
    m_widest.clear();
    for (const DocumentAmount& row : rows) {
        m_largest = std::max(m_largest, std::abs(row.amount));
        if (row.text.size() > m_widest.size())
            m_widest = row.text;
    }
    m_isOutdated = false;
    replace(m_rows, std::move(rows));
}

void DocumentAmountsModel::setOutdated(bool outdated)
{
    m_isOutdated = outdated;
    rowsChanged({DimmedRole});
}

QVariant DocumentAmountsModel::told(int row, int column, int role) const
{
    const DocumentAmount& one = at(row);
    switch (role) {
    case Qt::ToolTipRole:
        return one.about;
    case Qt::AccessibleTextRole:
        return column == Rank ? one.about : text(row, column);
    case DimmedRole:
        return m_isOutdated;
    case SortRole:
        return column == Amount ? QVariant(one.amount) : QVariant();
    case DifferenceRole:
        return column == Amount && one.amount < 0 ? QVariant(one.amount) : QVariant();
    case BarRole:
        return column == Amount ? QVariant(m_largest > 0 ? std::abs(one.amount) / m_largest : 0.0)
                                : QVariant();
    case WidestTextRole:
        return column == Amount ? QVariant(m_widest) : QVariant();
    default:
        return {};
    }
}

Qt::ItemFlags DocumentAmountsModel::flags(const QModelIndex& index) const
{
    return m_isOutdated ? Qt::NoItemFlags : ColumnModel::flags(index);
}

}  // namespace ui
