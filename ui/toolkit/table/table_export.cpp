// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/table/table_export.h"

#include "ui/toolkit/table/collapsing.h"
#include "ui/toolkit/table/row_roles.h"

#include <QHeaderView>
#include <QItemSelectionModel>
#include <QTableView>

#include <algorithm>
#include <string_view>
#include <utility>

namespace ui {

namespace {

using Cells = std::vector<core::TableCell>;

/// The headings of a column exported as several; empty for others.
QStringList headingsOf(const QAbstractItemModel& model, int column, int role = ExactRole)
{
    QVariant whole = model.headerData(column, Qt::Horizontal, role);
    if (!whole.isValid())
        whole = model.headerData(column, Qt::Horizontal, ExactRole);
    if (whole.typeId() == QMetaType::QStringList)
        return whole.toStringList();
    if (whole.metaType() == QMetaType::fromType<core::Table::Column>())
        return {QString::fromStdString(whole.value<core::Table::Column>().heading)};
    const QString heading =
        whole.isValid() ? whole.toString()
                        : model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    return heading.isEmpty() ? QStringList() : QStringList(heading);
}

/// @param name the English heading, stored if it differs
core::Table::Column namedAs(const std::string& name, core::Table::Column column)
{
    if (name != column.heading)
        column.name = name;
    return column;
}

/// @param english the same column in English, stored unless it already has a name
core::Table::Column namedAs(const core::Table::Column& english, core::Table::Column column)
{
    column.ends = english.ends;
    column.letters = english.letters;
    return namedAs(english.name.empty() ? english.heading : english.name, std::move(column));
}

Cells cellsOf(const QModelIndex& index)
{
    const QVariant exact = index.data(ExactRole);
    return exact.metaType() == QMetaType::fromType<Cells>() ? exact.value<Cells>()
                                                            : Cells{tableCell(index)};
}

/// Their model indexes.
std::vector<int> columnsOf(const QTableView& view)
{
    std::vector<int> columns;
    if (!view.model())
        return columns;
    const QHeaderView& header = *view.horizontalHeader();
    const QList<int> hiddenForRoom = collapsing(view);
    for (int place = 0; place < header.count(); ++place) {
        const int column = header.logicalIndex(place);
        const bool leaves = !view.isColumnHidden(column) || hiddenForRoom.contains(column);
        if (leaves && !headingsOf(*view.model(), column).isEmpty())
            columns.push_back(column);
    }
    if (isPlacedForReading(view))
        std::ranges::sort(columns);
    return columns;
}

/// @param part index among the exported columns
bool isNumeric(const QAbstractItemModel& model, int column, std::size_t part)
{
    constexpr int rowsLookedAt = 50;
    bool hasNumber = false;
    for (int row = 0; row < std::min(model.rowCount(), rowsLookedAt); ++row) {
        const core::TableCell cell = cellsOf(model.index(row, column))[part];
        // A dash replaces a missing number.
        const bool isWord = !cell.number && cell.text.size() > std::string_view("–").size();
        if (isWord)
            return false;
        hasNumber = hasNumber || cell.number;
    }
    return hasNumber;
}

}  // namespace

std::vector<RowSpan> allRows(const QTableView& view)
{
    const int count = view.model() ? view.model()->rowCount() : 0;
    return count > 0 ? std::vector{RowSpan{0, count - 1}} : std::vector<RowSpan>();
}

std::vector<RowSpan> selectedRows(const QTableView& view)
{
    std::vector<RowSpan> spans;
    if (!view.selectionModel())
        return spans;
    for (const QItemSelectionRange& range : view.selectionModel()->selection())
        spans.push_back({range.top(), range.bottom()});
    std::ranges::sort(spans, {}, &RowSpan::first);
    std::vector<RowSpan> joined;
    for (const RowSpan& span : spans) {
        if (joined.empty() || span.first > joined.back().last + 1)
            joined.push_back(span);
        else
            joined.back().last = std::max(joined.back().last, span.last);
    }
    return joined;
}

std::size_t rowCount(std::span<const RowSpan> rows)
{
    std::size_t count = 0;
    for (const RowSpan& span : rows)
        count += static_cast<std::size_t>(span.last - span.first + 1);
    return count;
}

core::TableCell tableCell(const QModelIndex& index)
{
    const QVariant exact = index.data(ExactRole);
    if (exact.typeId() == QMetaType::QString)
        return {exact.toString().toStdString(), {}};
    core::TableCell cell{index.data(Qt::DisplayRole).toString().toStdString(), {}};
    for (const core::TableCell& part : exact.value<Cells>())
        if (part.text == cell.text)
            return part;
    if (exact.canConvert<double>())
        cell.number = exact.toDouble();
    return cell;
}

core::Table tableHeadings(const QTableView& view)
{
    core::Table table;
    for (const int column : columnsOf(view)) {
        const QAbstractItemModel& model = *view.model();
        const QVariant whole = model.headerData(column, Qt::Horizontal, ExactRole);
        if (whole.metaType() == QMetaType::fromType<core::Table::Column>()) {
            const QVariant english = model.headerData(column, Qt::Horizontal, NameRole);
            table.columns.push_back(
                namedAs(english.value<core::Table::Column>(), whole.value<core::Table::Column>()));
            continue;
        }
        const QStringList headings = headingsOf(model, column);
        const QStringList names = headingsOf(model, column, NameRole);
        for (qsizetype part = 0; part < headings.size(); ++part)
            table.columns.push_back(
                namedAs(names[part].toStdString(),
                        {headings[part].toStdString(),
                         isNumeric(model, column, static_cast<std::size_t>(part))}));
    }
    return table;
}

void addRows(core::Table& table, const QTableView& view, RowSpan rows)
{
    const std::vector<int> columns = columnsOf(view);
    for (int row = rows.first; row <= rows.last; ++row) {
        auto& cells = table.rows.emplace_back();
        cells.reserve(table.columns.size());
        for (const int column : columns)
            for (core::TableCell& cell : cellsOf(view.model()->index(row, column)))
                cells.push_back(std::move(cell));
    }
}

core::Table tableOf(const QTableView& view, std::span<const RowSpan> rows)
{
    core::Table table = tableHeadings(view);
    for (const RowSpan& span : rows)
        addRows(table, view, span);
    return table;
}

core::Table tableOf(const QTableView& view)
{
    return tableOf(view, allRows(view));
}

}  // namespace ui
